package table

import (
	first "capital/game/warsaw/table/lesson"
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/log"
	"capital/game/scene/narration"
	"capital/game/scene/results"
	rivals "capital/game/scene/told"
	"capital/game/scene/warning"
	"capital/game/table"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/ending"
	narrate "capital/game/warsaw/table/narration"
	content "capital/game/warsaw/table/outlook"
	"capital/game/warsaw/table/sound"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// screen is the match on the screen: the shared board, everyone's district, the hand. The course of the match asks it for all
// that is Capital's own: see [table.Game].
type screen struct {
	*table.Course[warsaw.Match, warsaw.Action, warsaw.Event, view.Position]
	*viewpoint
	desk     *desk
	hand     *hand
	above    looking
	pointed  pointing
	shown    shown
	opened   bool // all of what is said is shown, where there is only a strip for it
	teaching *teaching
	asks     [][]warsaw.Action // the moves that its steps ask for
	seen     first.Seen        // in the lesson, in this tick

	toldNow []rivals.Line // of rivals, kept between frames

	plans  plans
	undone undonePlans // what was still planned when it was taken back
}

// teaching is the first match at its table.
type teaching = table.Teaching[*first.Seen, warsaw.Action]

// newScreen shows a session. The curtain rises over the table itself where only one person plays.
func newScreen(d *desk, s match) *screen {
	seen := &viewpoint{viewer: sitDown(d.App, s), art: d.art, picture: view.NewTable(d.art), enlarged: -1}
	t := &screen{viewpoint: seen, desk: d, hand: newHand(seen)}
	t.shown = shown{viewpoint: seen, plans: &t.plans, drawBare: t.drawBare, poster: t.showPoster}
	t.shown.Log = log.New[warsaw.TileID]()
	t.above = looking{hand: t.hand}
	t.pointed = pointing{hand: t.hand}
	t.Course = table.New[warsaw.Match, warsaw.Action, warsaw.Event](seen.Viewer, seen.picture, view.NewButtons(d.art))
	t.Begin(t, hinting.New(newHinted(seen, d), &t.hand.hint), func() { t.shown.Wait(announcer{seen}.epoch(1)) })
	return t
}

// Hand implements part of [table.Game].
func (t *screen) Hand() table.Hand[warsaw.Action] { return t.hand }

// Shown implements part of [table.Game].
func (t *screen) Shown() table.Shown { return &t.shown }

// Play implements part of [table.Game]. The use of a tile that is still to be picked commits the pick and is planned, to be
// carried out when all tiles are revealed.
func (t *screen) Play(a warsaw.Action) {
	seat := t.Seat
	switch {
	case t.decision() != warsaw.DecidePick || a.Kind == warsaw.Pick:
		t.submit(a)
	case t.submit(warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}):
		t.plans[seat] = a
	}
}

func (t *screen) submit(a warsaw.Action) bool {
	done := t.Submit(a)
	if done {
		t.undone = undonePlans{}
	}
	return done
}

// Decided implements part of [table.Game].
func (t *screen) Decided() bool { return t.plans[t.Seat].Kind != 0 }

// Hides implements part of [table.Game].
func (t *screen) Hides(uint8) bool { return true }

// TurnBegins implements part of [table.Game].
func (t *screen) TurnBegins() {
	if !t.Decided() {
		t.hand.takeUp()
	}
}

// Undo implements part of [table.Game].
func (t *screen) Undo() {
	if t.plans != (plans{}) {
		t.undone = undonePlans{t.session.Moves(), t.plans}
	}
	t.session.Undo()
	t.plans = plans{}
}

// Redo implements part of [table.Game]: what was planned comes back too.
func (t *screen) Redo() {
	t.session.Redo()
	t.plans = plans{}
	if t.undone.moves == t.session.Moves() {
		t.plans = t.undone.plans
	}
}

// Regret implements part of [table.Game].
func (t *screen) Regret(a warsaw.Action) (about warning.Warning, where widget.Rect, above float64, ok bool) {
	known := t.known()
	if !t.allows(&known, a) {
		return about, where, 0, false
	}
	regret, ok := t.desk.critic.Regretted(&known, a, t.warns)
	if !ok {
		return about, where, 0, false
	}
	return wording.Regret(t.art, t.Names(), regret), t.laidAt(a), 0, true
}

// laidAt is where something would be laid, if it would.
func (t *screen) laidAt(a warsaw.Action) (where widget.Rect) {
	if a.Kind == warsaw.Build || a.Kind == warsaw.Overbuild {
		where = t.place.Space(t.large().Offset(a.Space))
	}
	return where
}

// warns reports whether the active person wants to be warned of something, and may be.
func (t *screen) warns(kind ai.RegretKind) bool {
	if kind == ai.RegretNext && t.session.People() > 1 && t.decision() != warsaw.DecidePick {
		return false // it would tell everybody before the screen what lies in hands
	}
	return t.desk.Settings().Warns(wording.WarningName(kind))
}

// allows reports whether the rules allow what the active person wants; of a tile that is still to be picked, what it is for.
func (t *screen) allows(known *warsaw.View, a warsaw.Action) bool {
	if t.decision() == warsaw.DecidePick && a.Kind != warsaw.Pick {
		return known.CheckUse(a).OK()
	}
	return known.Check(a).OK()
}

// Outlook implements part of [table.Game]: with all that the active person may know, where nobody else sees it.
func (t *screen) Outlook() table.Sheet {
	known := content.Open(t.session.Table())
	if t.HandOpen() {
		view := t.known()
		known = content.Of(&view)
	}
	return content.Sheet(t.art, t.Names(), known)
}

// StepWords implements part of [table.Game].
func (t *screen) StepWords(moves []record.Move[warsaw.Action], events []warsaw.Event) string {
	return wording.Step(t.art, t.told(), moves, events)
}

// Results implements part of [table.Game]. They lead back to the moves of the match.
func (t *screen) Results() *results.Screen {
	over := ending.Match{Record: t.session.Record(), Table: t.session.Table(), Events: t.session.Events(), Looks: looks(t.session.Table())}
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

// showPoster shows the poster of a seat once the match is over, and leads back to the table.
func (t *screen) showPoster(seat int) {
	ending.ShowPoster(t.App, t.art, t.session.Record(), t.session.Table(), seat, t)
}

// Step implements part of [table.Game].
func (t *screen) Step(seconds float64) {
	moved := t.art.Pace().Move(seconds)
	t.hand.step(moved)
	t.hand.stepStacks(moved)
	t.follow()
	t.stepPlace(moved, t.goal(t.hand.aimedSpace()))
	t.Stale = t.hand.refusal.left.Step(seconds) || t.Stale
	t.pointed.step(seconds)
}

// Prepare implements part of [table.Game].
func (t *screen) Prepare() {
	t.shown.prepareNight()
	t.App.Follow(sound.Mood(t.session.Table()))
}

// Reword implements part of [table.Game].
func (t *screen) Reword() {
	t.place, t.zoom = view.Place{}, zoom{}
	view.LabelButtons(t.art, t.Buttons)
}

// Position implements part of [table.Game].
func (t *screen) Position() view.Position {
	p := view.Position{
		Table: *t.session.Table(), Names: t.Names(), Personas: t.Personas(), Seat: t.Seat, Enlarged: t.enlarged,
		Place: t.place, PointerX: t.X, PointerY: t.Y,
	}
	t.hand.show(&p)
	t.shown.show(&p)
	p.Focus, p.Rests = t.above.at, t.pointed.told()
	if len(t.shown.Waiting) > 0 { // what is announced lies over all that could be pointed at
		p.PointerX, p.PointerY, p.Focus = -1, -1, view.Thing{}
	}
	if t.Decided() { // a revealed tile waits to be used as it was planned: nothing is asked of its owner
		p.Side.Prompt, p.Side.More, p.Drops.Discard = t.hand.waits(), "", false
	}
	if t.shown.untold() { // nothing is asked before: the hand of the next epoch is not dealt, no stack to be chosen, no milestone to be placed
		p.Hand, p.Drops, p.Side, p.Board = view.Hand{}, view.Drops{}, view.Side{}, view.Board{Apart: p.Board.Apart}
	}
	if len(t.shown.Waiting) == 0 { // what is announced is not told before
		t.toldNow = rivals.Since(t.toldNow[:0], t.shown.Log.Lines(), t.Seat, t.Since())
		p.Told = t.toldNow
	}
	p.Side.Open = t.opened
	if t.ShowLog {
		p.Side.Log = t.shown.Log
	}
	if plan := t.plans[t.Seat]; t.session.People() == 1 && (plan.Kind == warsaw.Build || plan.Kind == warsaw.Overbuild) {
		p.Board.Plan = plan
	} else if t.enlarged < 0 {
		p.Board.Asked = t.askedToLay()
	}
	return p
}

// Narrate implements part of [table.Game].
func (t *screen) Narrate(p *view.Position, enter string) narration.Speech {
	s := narrate.Table(t.art, p, enter)
	if t.Decided() { // the tile lies chosen until the others have chosen too
		s.Prompt, s.Hand = t.hand.waits(), nil
	}
	return s
}

// Draw implements [scene.Scene]. The night of a counting passes over the table.
func (t *screen) Draw(app *scene.App, dst *ebiten.Image) {
	t.Course.Draw(app, dst)
	if !t.Covered() {
		t.shown.dawn.Draw(dst)
	}
}

// drawBare draws the table without its districts, and nothing over it.
func (t *screen) drawBare(dst *ebiten.Image) {
	p := t.Position()
	p.Bare = true
	t.picture.Draw(dst, &p)
	t.picture.DrawButtons(dst, t.Buttons)
}
