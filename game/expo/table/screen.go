package table

import (
	"capital/game/expo/ai"
	"capital/game/expo/table/ending"
	first "capital/game/expo/table/lesson"
	narrate "capital/game/expo/table/narration"
	content "capital/game/expo/table/outlook"
	"capital/game/expo/table/sound"
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/log"
	"capital/game/scene/narration"
	"capital/game/scene/results"
	"capital/game/scene/told"
	"capital/game/scene/warning"
	"capital/game/table"
	"capital/render/widget"
	"capital/rules/expo"
	"capital/rules/record"
)

// screen is the match on the screen: the own city, what is to be had, the tracks, the others. The course of the match asks it for
// all that is the game's own: see [table.Game].
type screen struct {
	*table.Course[expo.Match, expo.Action, expo.Event, view.Position]
	*viewpoint
	desk  *desk
	hand  *hand
	shown shown

	toldNow []told.Line // of rivals, kept between frames

	teaching *teaching // the first match, or nil
	taught   taught
}

// teaching is the first match at its table.
type teaching = table.Teaching[*first.Seen, expo.Action]

// taught is what the lesson was last shown of the table.
type taught struct {
	of       taughtOf
	position view.Position
	seen     first.Seen
}

// taughtOf is what that follows from.
type taughtOf struct {
	events       int
	choice       choice
	tray, opened view.Thing
	free         bool
	city         widget.Rect
}

// newScreen shows a session.
func newScreen(d *desk, s match) *screen {
	seen := &viewpoint{viewer: sitDown(d.App, d.art, s), picture: view.NewTable(d.art, s.Table())}
	t := &screen{viewpoint: seen, desk: d, hand: newHand(seen, d.critic), shown: shown{viewpoint: seen}}
	t.shown.Log = log.New[view.Thing]()
	t.Course = table.New[expo.Match, expo.Action, expo.Event](seen.Viewer, seen.picture, view.NewButtons(d.art))
	t.Begin(t, hinting.New(newHinted(seen, d), &t.hand.hint), func() {
		t.shown.Wait(announcer{seen}.round(1))
	})
	return t
}

// Hand implements part of [table.Game].
func (t *screen) Hand() table.Hand[expo.Action] { return t.hand }

// Shown implements part of [table.Game].
func (t *screen) Shown() table.Shown { return &t.shown }

// Play implements part of [table.Game].
func (t *screen) Play(a expo.Action) { t.Submit(a) }

// Decided implements part of [table.Game]: what is owed is undecided.
func (t *screen) Decided() bool { return false }

// Hides implements part of [table.Game]: everything lies open.
func (t *screen) Hides(uint8) bool { return false }

// TurnBegins implements part of [table.Game]: there is always a choice.
func (t *screen) TurnBegins() {}

// Undo implements part of [table.Game].
func (t *screen) Undo() { t.session.Undo() }

// Redo implements part of [table.Game].
func (t *screen) Redo() { t.session.Redo() }

// Regret implements part of [table.Game].
func (t *screen) Regret(a expo.Action) (about warning.Warning, where widget.Rect, above float64, ok bool) {
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
	thing := wording.RegretThing(t.Seat, regret)
	if regret.Kind == ai.RegretPlacing {
		thing = view.OfCell(a.Cell())
	}
	p := t.hand.seen()
	return wording.Regret(t.art, regret), t.picture.Where(&p, thing), 0, true
}

// Outlook implements part of [table.Game].
func (t *screen) Outlook() table.Sheet {
	known := t.known()
	return content.Sheet(t.art, &known)
}

// StepWords implements part of [table.Game].
func (t *screen) StepWords(moves []record.Move[expo.Action], events []expo.Event) string {
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
	for seat := range t.session.Seats() {
		p.Thinks[seat] = t.Owes(seat) != 0 && (seat != t.Seat || !t.session.IsPerson(seat))
	}
	if len(t.shown.Waiting) > 0 { // what is announced lies over all that could be pointed at
		p.PointerX, p.PointerY, p.Focus, p.Lit, p.After = -1, -1, view.Thing{}, nil, nil
		p.Side, p.Ghost = view.Side{}, view.Ghost{} // what is to be done next tells how it ends
	}
	t.shown.show(&p)
	if len(t.shown.Waiting) == 0 && len(t.shown.flights) == 0 { // what is announced or on its way is not told before
		t.toldNow = told.Since(t.toldNow[:0], t.shown.Log.Lines(), t.Seat, t.Since())
		p.Side.Told = t.toldNow
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
