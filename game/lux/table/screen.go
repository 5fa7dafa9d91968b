package table

import (
	"capital/game/lux/ai"
	"capital/game/lux/table/ending"
	first "capital/game/lux/table/lesson"
	narrate "capital/game/lux/table/narration"
	content "capital/game/lux/table/outlook"
	"capital/game/lux/table/past"
	"capital/game/lux/table/sound"
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/log"
	"capital/game/scene/narration"
	"capital/game/scene/results"
	"capital/game/scene/told"
	"capital/game/scene/warning"
	"capital/game/table"
	"capital/render/widget"
	"capital/rules/lux"
	"capital/rules/record"
)

// screen is the match on the screen: the capital, all home bases, the hand. The course of the match asks it for all that is the
// game's own: see [table.Game].
type screen struct {
	*table.Course[lux.Match, lux.Action, lux.Event, view.Position]
	*viewpoint
	desk  *desk
	hand  *hand
	shown shown

	toldNow []told.Line // of rivals, kept between frames

	teaching *teaching
}

// teaching is the first match at its table.
type teaching = table.Teaching[*first.Seen, lux.Action]

// newScreen shows a session. The curtain rises over the table itself where only one person plays.
func newScreen(d *desk, s match) *screen {
	seen := &viewpoint{viewer: sitDown(d.App, d.art, s), picture: view.NewTable(d.art, s.Table())}
	t := &screen{viewpoint: seen, desk: d, hand: newHand(seen), shown: shown{viewpoint: seen}}
	t.shown.Log = log.New[view.Thing]()
	t.Course = table.New[lux.Match, lux.Action, lux.Event](seen.Viewer, seen.picture, view.NewButtons(d.art))
	t.Begin(t, hinting.New(newHinted(seen, d), &t.hand.hint), func() {
		t.shown.Wait(announcer{seen}.round(1, s.Table().Starter()))
	})
	return t
}

// Hand implements part of [table.Game].
func (t *screen) Hand() table.Hand[lux.Action] { return t.hand }

// Shown implements part of [table.Game].
func (t *screen) Shown() table.Shown { return &t.shown }

// Play implements part of [table.Game].
func (t *screen) Play(a lux.Action) { t.Submit(a) }

// Decided implements part of [table.Game]: what is owed is undecided.
func (t *screen) Decided() bool { return false }

// Hides implements part of [table.Game]: what comes next others may see, but for a modifier that was looked at.
func (t *screen) Hides(uint8) bool { return t.decision() != lux.DecideLay }

// TurnBegins implements part of [table.Game]: there is always a choice.
func (t *screen) TurnBegins() {}

// Undo implements part of [table.Game].
func (t *screen) Undo() { t.session.Undo() }

// Redo implements part of [table.Game].
func (t *screen) Redo() { t.session.Redo() }

// Regret implements part of [table.Game].
func (t *screen) Regret(a lux.Action) (about warning.Warning, where widget.Rect, above float64, ok bool) {
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
	thing := view.OfHome(t.Seat, regret.District)
	if regret.Kind == ai.RegretVain {
		thing = view.OfCapital(regret.Power.Colour())
	}
	p := t.hand.seen()
	return wording.Regret(t.art, regret), t.picture.Where(&p, thing), t.picture.Layout.Hand.Y, true
}

// Outlook implements part of [table.Game]: with all that the person in view may know, where nobody else sees it.
func (t *screen) Outlook() table.Sheet {
	known := t.known()
	if !t.HandOpen() {
		known = known.Open()
	}
	return content.Sheet(t.art, t.names(), &known)
}

// StepWords implements part of [table.Game].
func (t *screen) StepWords(moves []record.Move[lux.Action], events []lux.Event) string {
	return wording.Step(t.art, t.told(), moves, events)
}

// Results implements part of [table.Game]. They lead back to the moves of the match.
func (t *screen) Results() *results.Screen {
	over := ending.Match{Record: t.session.Record(), Table: t.session.Table()}
	if now, ok := past.Of(&over.Record, over.Table); ok && t.teaching == nil && t.session.TakenOver() == 0 {
		if before, ok := t.desk.past.Best(nil); ok {
			over.Before = &before
		}
		t.desk.past.Add(now)
	}
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
		p.Side = view.Side{} // what is to be done next tells how it ends
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
