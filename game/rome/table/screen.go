package table

import (
	"capital/game/rome/ai"
	"capital/game/rome/table/ending"
	first "capital/game/rome/table/lesson"
	narrate "capital/game/rome/table/narration"
	content "capital/game/rome/table/outlook"
	"capital/game/rome/table/sound"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/log"
	"capital/game/scene/narration"
	"capital/game/scene/results"
	"capital/game/scene/told"
	"capital/game/scene/warning"
	"capital/game/table"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/rome"
)

// screen is the match on the screen: the map, everyone's houses, the hand. The course of the match asks it for all that is
// Capitol's own: see [table.Game].
type screen struct {
	*table.Course[rome.Match, rome.Action, rome.Event, view.Position]
	*viewpoint
	desk     *desk
	hand     *hand
	shown    shown
	teaching *teaching
	taught   taught
	toldNow  []told.Line // of rivals, kept between frames
}

// teaching is the first match at its table.
type teaching = table.Teaching[*first.Seen, rome.Action]

// taught is how the table was seen last in a lesson, and what that follows from.
type taught struct {
	of       taughtOf
	seen     first.Seen
	position view.Position // in which things are looked for
}

// taughtOf is what the places of things follow from.
type taughtOf struct {
	events int
	bid    rome.Cards
	laid   bool
	passes bool
	city   widget.Rect
}

// newScreen shows a session. The curtain rises over the table itself where only one person plays.
func newScreen(d *desk, s match) *screen {
	seen := &viewpoint{viewer: sitDown(d.App, s), art: d.art, picture: view.NewTable(d.art, len(s.Seats()))}
	t := &screen{viewpoint: seen, desk: d, hand: newHand(seen), shown: shown{viewpoint: seen}}
	t.shown.Log = log.New[view.LogPicture]()
	t.Course = table.New[rome.Match, rome.Action, rome.Event](seen.Viewer, seen.picture, view.NewButtons(d.art))
	t.Begin(t, hinting.New(newHinted(seen, d), &t.hand.hint), func() {
		t.shown.Wait(announcer{seen}.round(1, s.Table().FirstPlayer()))
	})
	return t
}

// Hand implements part of [table.Game].
func (t *screen) Hand() table.Hand[rome.Action] { return t.hand }

// Shown implements part of [table.Game].
func (t *screen) Shown() table.Shown { return &t.shown }

// Play implements part of [table.Game].
func (t *screen) Play(a rome.Action) { t.Submit(a) }

// Decided implements part of [table.Game]: what is owed is undecided.
func (t *screen) Decided() bool { return false }

// Hides implements part of [table.Game]: after a bid, and where something else is to be decided.
func (t *screen) Hides(before uint8) bool {
	return rome.Decision(before) == rome.DecideBid || t.Decision() != before
}

// TurnBegins implements part of [table.Game].
func (t *screen) TurnBegins() {}

// Undo implements part of [table.Game].
func (t *screen) Undo() { t.session.Undo() }

// Redo implements part of [table.Game].
func (t *screen) Redo() { t.session.Redo() }

// Regret implements part of [table.Game].
func (t *screen) Regret(a rome.Action) (about warning.Warning, where widget.Rect, above float64, ok bool) {
	known := t.known()
	if !known.Check(a).OK() {
		return about, where, 0, false
	}
	regret, ok := t.desk.critic.Regretted(&known, a, func(kind ai.RegretKind) bool {
		return t.desk.Settings().Warns(wording.WarningName(kind))
	})
	if !ok {
		return about, where, 0, false
	}
	return wording.Regret(t.art, regret), t.regretPlace(regret, a), t.picture.Layout.Hand.Y, true
}

// regretPlace is where what would be regretted lies: the prefecture that it speaks of or the bid, else the houses of the person.
func (t *screen) regretPlace(r ai.Regret, a rome.Action) widget.Rect {
	p, thing := t.hand.seen(), view.Thing{Kind: view.Panel, Seat: t.Seat}
	switch {
	case r.Kind == ai.RegretPass:
		thing = view.OfPlace(r.Place)
	case a.Kind == rome.Bid:
		thing = view.Thing{Kind: view.Stop}
	case a.Card.Type() == rome.Permit:
		thing = view.OfPlace(a.Place)
	}
	return t.picture.Where(&p, thing)
}

// Outlook implements part of [table.Game]: with all that the person in view may know, where nobody else sees it.
func (t *screen) Outlook() table.Sheet {
	known := t.known()
	return content.Sheet(t.art, t.Names(), content.Of(&known, t.HandOpen()))
}

// StepWords implements part of [table.Game].
func (t *screen) StepWords(moves []record.Move[rome.Action], events []rome.Event) string {
	return wording.Step(t.art, t.told(), moves, events)
}

// Results implements part of [table.Game]. They lead back to the moves of the match.
func (t *screen) Results() *results.Screen {
	over := ending.Match{Record: t.session.Record(), Table: t.session.Table()}
	course := t.course()
	return ending.New(t.App, t.art, over, course, t.Rematch, func(move int, back scene.Scene) {
		t.desk.Show(newLookBack(t.desk, course, move, back))
	})
}

// LookBack implements part of [table.Game].
func (t *screen) LookBack() scene.Scene { return newLookBack(t.desk, t.course(), 0, nil) }

// course is how the match went.
func (t *screen) course() *ending.Course {
	played := t.session.Record()
	course := ending.NewCourse(played, t.desk.adviser.Review)
	results.KeepReviews(t.App, t.desk.courses(), &played, course.Reviews)
	if t.teaching != nil {
		course.Taught = t.teaching.Guide.Asked(&played)
	}
	return course
}

// Step implements part of [table.Game].
func (t *screen) Step(seconds float64) {
	t.hand.step(t.art.Pace().Move(seconds))
	t.Stale = t.hand.refusal.left.Step(seconds) || t.Stale
}

// Prepare implements part of [table.Game].
func (t *screen) Prepare() { t.App.Follow(sound.Mood(t.session.Table())) }

// Reword implements part of [table.Game].
func (t *screen) Reword() { view.LabelButtons(t.art, t.Buttons) }

// Position implements part of [table.Game].
func (t *screen) Position() view.Position {
	p := t.hand.position()
	for seat := range p.Names {
		p.Thinks[seat] = t.Owes(seat) != 0 && (seat != t.Seat || !t.session.IsPerson(seat))
	}
	t.shown.show(&p)
	if len(t.shown.Waiting) > 0 { // what is announced lies over all that could be pointed at
		p.PointerX, p.PointerY, p.Focus, p.Chip, p.Lit, p.After = -1, -1, view.Thing{}, view.Chip{}, nil, nil
		p.Side, p.Hand.Won = view.Side{}, rome.NoPiece // what is to be done next tells how it ends
	}
	if len(t.shown.Waiting) == 0 && len(t.shown.flights) == 0 { // what is announced or on its way is not told before
		t.toldNow = told.Since(t.toldNow[:0], t.shown.Log.Lines(), t.Seat, t.Since())
		p.Told = t.toldNow
	}
	if t.ShowLog {
		p.Side.Log = t.shown.Log
	}
	return p
}

// Narrate implements part of [table.Game].
func (t *screen) Narrate(p *view.Position, enter string) narration.Speech {
	return narrate.Table(t.art, p, enter)
}
