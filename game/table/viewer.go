package table

import (
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/session"
)

// ClickSlop is how far a pointer that is down may go and still click, in logical units.
const ClickSlop = 8

// Viewer is who sits before the screen at a match, and how that person sees the table: at which seat, what of its hand may be
// seen, and where the pointer is.
type Viewer[M, A, E any] struct {
	App      *scene.App
	Session  *session.Session[M, A, E]
	Seat     int     // whose hand lies below
	Unlocked int     // the person who has lifted the curtain to decide unseen, or -1
	X, Y     float64 // the pointer
	Stale    bool    // the picture is no longer what was drawn last

	rules Rules[M]
}

// Rules is what a table asks the rules of its game.
type Rules[M any] struct {
	Owes   func(m *M, seat int) uint8 // the decision that a seat owes, a number of the game's own; 0 for none
	Secret func(m *M, seat int) bool  // what the seat decides now must be decided unseen by the others before the screen
	Over   func(m *M) bool
}

// NewViewer lets the first person sit down, or seat 0 be watched where only computers play.
func NewViewer[M, A, E any](app *scene.App, s *session.Session[M, A, E], rules Rules[M]) *Viewer[M, A, E] {
	first := s.NextPerson(0, func(int) bool { return true })
	return &Viewer[M, A, E]{App: app, Session: s, Seat: max(first, 0), Unlocked: -1, X: -1, Y: -1, rules: rules}
}

// Owes is the decision that a seat owes, 0 for none.
func (v *Viewer[M, A, E]) Owes(seat int) uint8 { return v.rules.Owes(v.Session.Match(), seat) }

// Decision is what the seat in view owes, if a person sits there and may decide now; 0 for nothing.
func (v *Viewer[M, A, E]) Decision() uint8 {
	if !v.Session.IsPerson(v.Seat) {
		return 0
	}
	return v.Owes(v.Seat)
}

// Over reports whether the match is over.
func (v *Viewer[M, A, E]) Over() bool { return v.rules.Over(v.Session.Match()) }

// NeedsCurtain reports whether the hand in view must stay hidden until the curtain is lifted.
func (v *Viewer[M, A, E]) NeedsCurtain() bool {
	return v.Session.People() > 1 && v.Decision() != 0 && v.rules.Secret(v.Session.Match(), v.Seat) && v.Unlocked != v.Seat
}

// HandOpen reports whether the hand in view may be seen.
func (v *Viewer[M, A, E]) HandOpen() bool {
	if !v.Session.IsPerson(v.Seat) {
		return false
	}
	return v.Session.People() == 1 || v.Decision() != 0 && v.Unlocked == v.Seat
}

// Free reports whether the person may touch what lies on the table.
func (v *Viewer[M, A, E]) Free() bool { return v.Decision() != 0 && !v.NeedsCurtain() }

// About is the decision that the person in view has before them: hints and warnings are about it as long as it is the same.
func (v *Viewer[M, A, E]) About() hinting.About {
	return hinting.About{Seat: v.Seat, Events: len(v.Session.Events()), Decision: v.Decision()}
}

// Names are those of all seats.
func (v *Viewer[M, A, E]) Names() []string {
	var names []string
	for _, who := range v.Session.Seats() {
		names = append(names, who.Name)
	}
	return names
}

// Personas are who sits at the seats, "" for people and for nobody.
func (v *Viewer[M, A, E]) Personas() []string {
	var personas []string
	for _, who := range v.Session.Seats() {
		personas = append(personas, who.Persona)
	}
	return personas
}

// Told are the names by which what happens is told: a person who plays alone is spoken to with the words for that, whatever
// the name.
func (v *Viewer[M, A, E]) Told(you string) []string {
	names := v.Names()
	if v.Session.People() == 1 {
		names[v.Session.NextPerson(0, func(int) bool { return true })] = you
	}
	return names
}

// nextToDecide is the seat of the person who decides now: the one in view as long as it owes a decision, else the first that
// does; -1 where nobody does.
func (v *Viewer[M, A, E]) nextToDecide() int {
	return v.Session.NextPerson(v.Seat, func(seat int) bool { return v.Owes(seat) != 0 })
}
