package table

import (
	"capital/audio"
	"capital/game/rome/table/scoring"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/log"
	"capital/render/widget"
	"capital/rules/rome"
)

// soundUndo is heard when something is taken back.
const soundUndo = audio.Paper

// table is the match on the screen: the map, everyone's houses, the hand. It hands what a person does to the hand and what
// that wants to the session; what happens there it has shown.
type table struct {
	*sight
	app      *desk
	hand     *hand
	shown    progress
	hints    *hinting.Hints[rome.Action, view.AdviceReason]
	buttons  *widget.Group
	confirms confirmWords // as the large button says it
	showLog  bool
	warned   warned
	outlook  outlook
	sheets   *scoring.Counting // of the rounds that are over, while they are looked at

	teaching teaching

	later scene.Later
}

// confirmWords are what the large button says: words of a key, and of the sum of a bid.
type confirmWords struct {
	key string
	sum int
}

// newTable shows a session. The curtain rises over the table itself where only one person plays.
func newTable(app *desk, s match) *table {
	seen := &sight{sitting: sitDown(s), art: app.Rome, picture: view.NewTable(app.Rome, len(s.Seats()))}
	t := &table{sight: seen, app: app, hand: newHand(seen), shown: progress{sight: seen, log: log.New[view.LogPicture]()}, buttons: view.NewButtons(app.Rome)}
	t.outlook.sight = seen
	t.warned = warned{sight: seen, app: app, hand: t.hand}
	t.hints = hinting.New(hinted{seen, app}, &t.hand.hint)
	t.shown.catchUp()
	if len(s.Record().Actions) == 0 {
		t.shown.wait(announcer{seen}.round(1, s.Table().FirstPlayer()))
	}
	t.turnTo()
	return t
}

// turnTo makes the next person who owes a decision the one in view. Where several people play, what is decided unseen needs
// the curtain first.
func (t *table) turnTo() {
	if len(t.shown.waiting) > 0 || len(t.shown.flights) > 0 || t.session.Table().Over() {
		return
	}
	next := t.nextToDecide()
	if next < 0 {
		return
	}
	if next != t.seat {
		t.seat, t.unlocked = next, -1
		t.hand.forget()
		t.changed = true
	}
	if t.needsCurtain() {
		t.lowerCurtain()
	}
}

// lowerCurtain hides the table until the person in view has the screen.
func (t *table) lowerCurtain() {
	t.app.ShowAtOnce(scene.NewCurtain(t.app.App, t.seat, t.session.Seats()[t.seat].Name, func() scene.Scene {
		t.unlocked = t.seat
		t.changed = true
		return t
	}))
}

// do does what the person in view wants; nothing with the zero kind. What would be regretted is asked once more,
// but for what a lesson tells.
func (t *table) do(a rome.Action) {
	if a.Kind == 0 || !t.teaching.allows(t.hand, a) {
		return
	}
	t.later.Forget()
	if !t.teaching.guide.Over() || !t.warned.warn(a) {
		t.carryOut(a)
	}
}

// carryOut carries out what the person in view wants, once the last move is saved. Who takes something up meanwhile wants
// something else.
func (t *table) carryOut(a rome.Action) {
	saved := t.session.Saved()
	t.later.Do(saved, func() {
		if saved || !t.hand.held.carried {
			carryOut(t, a)
		}
	})
}

func carryOut(t *table, a rome.Action) {
	owed := t.decision()
	if reason := t.session.Submit(t.seat, a); !reason.OK() {
		t.hand.refuseAction(a, reason)
		return
	}
	if owed == rome.DecideBid || t.decision() != owed { // what comes next others may see
		t.unlocked = -1
	}
	t.changed = t.hints.Forget() || t.changed
	t.hand.forget()
}

// canHint reports whether the person in view may ask for advice now.
func (t *table) canHint() bool {
	return t.hand.free() && len(t.shown.waiting) == 0
}
