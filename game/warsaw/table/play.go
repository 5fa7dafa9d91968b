package table

import (
	"capital/audio"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/log"
	"capital/game/warsaw/table/view"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// soundUndo is heard when something is taken back.
const soundUndo = audio.Paper

// table is the match on the screen: the shared board, everyone's district, the hand.
// It hands what a person does to the hand and what that wants to the session; what
// happens there it has shown.
type table struct {
	*sight
	app     *desk
	hand    *hand
	above   looking
	pointed pointing
	shown   progress
	hints   *hinting.Hints[warsaw.Action, view.AdviceReason]
	buttons *widget.Group
	showLog bool
	outlook outlook
	opened  bool // all of what is said is shown, where there is only a strip for it

	teaching teaching

	warned warned
	plans  plans
	undone undonePlans // what was still planned when it was taken back
	later  scene.Later // what a person did while the last move is on its way to the disk
}

// newTable shows a session. The curtain rises over the table itself where only one
// person plays.
func newTable(app *desk, s match) *table {
	seen := &sight{sitting: sitDown(s), art: app.Capital, picture: view.NewTable(app.Capital), enlarged: -1}
	t := &table{sight: seen, app: app, hand: newHand(seen), shown: progress{sight: seen, log: log.New[warsaw.TileID]()}, buttons: view.NewButtons(app.Capital)}
	t.shown.scene = t
	t.outlook.sight = seen
	t.warned = warned{sight: seen, app: app, hand: t.hand}
	t.hints = hinting.New(hinted{seen, app}, &t.hand.hint)
	t.shown.catchUp()
	if len(s.Record().Actions) == 0 {
		t.shown.wait(announcer{seen}.epoch(1))
	}
	t.above = looking{hand: t.hand}
	t.pointed = pointing{hand: t.hand}
	t.turnTo()
	return t
}

// turnTo makes the next person who owes a decision active. Where several people
// play, a pick needs the curtain first, so that no hand is seen by another.
func (t *table) turnTo() {
	if len(t.shown.waiting) > 0 || t.session.Table().Over() {
		return
	}
	next := t.nextToDecide()
	if next < 0 {
		return
	}
	if next != t.seat {
		t.seat = next
		t.hand.forget()
		t.changed = true
	}
	if t.needsCurtain() {
		t.lowerCurtain()
		return
	}
	if t.plans[t.seat].Kind == 0 {
		t.hand.takeUp()
	}
}

// lowerCurtain hides the table until the active person has the screen.
func (t *table) lowerCurtain() {
	t.app.ShowAtOnce(scene.NewCurtain(t.app.App, t.seat, t.session.Seats()[t.seat].Name, func() scene.Scene {
		t.unlocked = t.seat
		t.changed = true
		return t
	}))
}

// do does what the active person wants; nothing with the zero kind. What would be regretted is asked once more,
// but for what a lesson tells.
func (t *table) do(a warsaw.Action) {
	if a.Kind == 0 || !t.teaching.allows(&t.above, a) {
		return
	}
	t.later.Forget()
	if !t.teaching.guide.Over() || !t.warned.warn(a) {
		t.carryOut(a)
	}
}

// carryOut carries out what the active person wants, once the last move is saved: until then the tile rests where it was
// let go. Who takes one up again meanwhile wants something else.
func (t *table) carryOut(a warsaw.Action) {
	saved := t.session.Saved()
	if !saved {
		t.hand.rest(a)
	}
	t.later.Do(saved, func() {
		if saved || !t.hand.held.carried {
			carryOut(t, a)
		}
	})
}

// carryOut carries out what the active person wants. The use of a tile
// that is still to be picked commits the pick and is planned, to be carried out when
// all tiles are revealed.
func carryOut(t *table, a warsaw.Action) {
	seat := t.seat
	switch {
	case t.decision() != warsaw.DecidePick || a.Kind == warsaw.Pick:
		t.submit(a)
	case t.submit(warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}):
		t.plans[seat] = a
	}
}

// submit plays the active person's action, and says why where it is not legal.
func (t *table) submit(a warsaw.Action) bool {
	if reason := t.session.Submit(t.seat, a); !reason.OK() {
		t.hand.refuse(reason)
		return false
	}
	t.undone = undonePlans{}
	t.unlocked = -1
	t.changed = t.hints.Forget() || t.changed
	t.hand.forget()
	return true
}

// canHint reports whether the active person may ask for advice now.
func (t *table) canHint() bool {
	return t.decision() != warsaw.NoDecision && !t.needsCurtain() && len(t.shown.waiting) == 0 && t.plans[t.seat].Kind == 0
}
