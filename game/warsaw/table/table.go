package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/input"
	"capital/render/motion"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// table is the match on the screen: the shared board, everyone's district, the
// hand. It turns what a person does into actions and what happens into motion.
type table struct {
	app     *desk
	session match
	layout  tableLayout
	changed bool // the picture is no longer what was drawn last

	seat     int // whose district is large, whose hand is open
	unlocked int // the person who has lifted the curtain to pick, or -1
	enlarged int // another seat's district shown large, or -1
	showLog  bool
	hint     hint

	plans    [warsaw.MaxSeats]warsaw.Action // what to do with a tile as soon as it is revealed
	gestures []int                          // how many moves there were before each thing a person did
	held     held
	waiting  []input.Intent // what a person did while the last move was on its way to the disk
	marks    warsaw.Spaces  // stacks marked to be lost
	window   int            // which window or piece is pointed at
	choice   int            // which choice is pointed at
	pointerX float64
	pointerY float64
	refusal  refusal

	seen    int                            // events already shown
	purses  [warsaw.MaxSeats]warsaw.Sum    // coins and victory points as shown
	moments []moment                       // what the match waits for: banners, income
	flashes []flash                        // what passes by itself
	used    [warsaw.MaxSeats]warsaw.TileID // the tile each seat used last
	swum    [warsaw.MaxSeats]float64       // where each mermaid is on the track, in victory points
	paper   *ebiten.Image                  // the backdrop, drawn once
	drawn   backdrop                       // what it shows
	view    boardView                      // where the board is drawn now, on its way to where it belongs
	buttons *widget.Group
	lines   []string // the log
}

// refusalTime is how many seconds a refusal is shown.
const refusalTime = 3.5

// refusal is why the last thing a person tried was not legal, shown where it was
// tried: for a while, but not beyond the next thing that is done.
type refusal struct {
	words string
	x, y  float64
	left  motion.Tween
}

// newTable shows a session. The curtain rises over the table itself where only one
// person plays.
func newTable(app *desk, s match) *table {
	t := &table{app: app, session: s, unlocked: -1, enlarged: -1, changed: true}
	t.buttons = widget.NewGroup(t.widgets()...)
	t.drop()
	t.seat = t.firstPerson()
	t.catchUp()
	if len(s.Record().Actions) == 0 {
		t.moments = append(t.moments, t.banner(momentEpoch, 1, warsaw.NoTile, -1))
	}
	t.turnTo()
	return t
}

// firstPerson is the first seat at which a person sits, or seat 0 where only
// computers play.
func (t *table) firstPerson() int {
	for seat := range t.session.Seats() {
		if t.session.IsPerson(seat) {
			return seat
		}
	}
	return 0
}

// forgetUsed takes away the pictures of the tiles used last.
func (t *table) forgetUsed() {
	for seat := range t.used {
		t.used[seat] = warsaw.NoTile
	}
}

// noteUsed remembers the tile that an event reveals, until the next epoch.
func (t *table) noteUsed(e warsaw.Event) {
	switch e.Kind {
	case warsaw.EpochBegan:
		t.forgetUsed()
	case warsaw.TileRevealed:
		t.used[e.Seat] = e.Tile
	}
}

// catchUp takes everything that has happened as shown already.
func (t *table) catchUp() {
	t.seen = len(t.session.Events())
	for seat := range t.session.Seats() {
		p := t.session.Table().Player(seat)
		t.purses[seat] = warsaw.Sum{Coins: p.Coins, VP: p.VP}
		t.swum[seat] = float64(p.VP)
	}
	t.lines = t.lines[:0]
	if seed := t.session.Record().Seed; t.app.SeedKnown(seed) {
		t.lines = append(t.lines, t.app.Strings.Text("log.seed", seed))
	}
	t.forgetUsed()
	for _, e := range t.session.Events() {
		t.noteUsed(e)
		t.write(e)
	}
	t.moments, t.flashes = t.moments[:0], t.flashes[:0]
	t.changed = true
}

// Update implements [scene.Scene].
func (t *table) Update(app *scene.App, intents []input.Intent) error {
	w, h := app.Size()
	if l := layTable(w, h); l != t.layout {
		t.layout = l
		t.view = boardView{}
		if t.paper != nil {
			t.paper.Deallocate()
			t.paper = nil
		}
		t.placeWidgets()
		t.changed = true
	}
	t.step(app.Elapsed())
	t.passButtons(app.Elapsed())
	if len(t.moments) > 0 {
		t.playMoment(intents)
	} else {
		if t.session.People() > 0 || len(t.flashes) == 0 { // a match to watch goes step by step
			t.session.Think()
		}
		t.carryOutPlans()
		t.takeEvents()
		t.turnTo()
		t.handle(intents)
	}
	t.step(0)
	t.endIfOver()
	t.stepHint(app.Elapsed())
	t.readyButtons()
	return nil
}

// Changed implements [scene.Scene].
func (t *table) Changed() bool {
	changed := t.changed
	t.changed = false
	return changed
}

// decision is what the active seat owes, if a person sits there and may decide now.
func (t *table) decision() warsaw.Decision {
	if !t.session.IsPerson(t.seat) {
		return warsaw.NoDecision
	}
	return t.session.Table().Owes(t.seat)
}

// turnTo makes the next person who owes a decision active. Where several people
// play, a pick needs the curtain first, so that no hand is seen by another.
func (t *table) turnTo() {
	if len(t.moments) > 0 || t.session.Table().Over() {
		return
	}
	next := t.nextToDecide()
	if next < 0 {
		return
	}
	if next != t.seat {
		t.seat = next
		t.forgetRefusal()
		t.drop()
		t.marks, t.window, t.choice = 0, 0, 0
		t.changed = true
	}
	if t.needsCurtain() {
		t.lowerCurtain()
		return
	}
	t.takeUp()
}

// nextToDecide is the seat of the person who decides now: the active one as long
// as it owes a decision, else the first that does; -1 where nobody does.
func (t *table) nextToDecide() int {
	owes := func(seat int) bool {
		return t.session.IsPerson(seat) && t.session.Table().Owes(seat) != warsaw.NoDecision
	}
	if owes(t.seat) {
		return t.seat
	}
	for seat := range t.session.Seats() {
		if owes(seat) {
			return seat
		}
	}
	return -1
}

// needsCurtain reports whether the active person's hand must stay hidden until the
// curtain is lifted.
func (t *table) needsCurtain() bool {
	return t.session.People() > 1 && t.decision() == warsaw.DecidePick && t.unlocked != t.seat
}

// handOpen reports whether the active seat's hand may be drawn.
func (t *table) handOpen() bool {
	if !t.session.IsPerson(t.seat) {
		return false
	}
	return t.session.People() == 1 || t.decision() == warsaw.DecidePick && t.unlocked == t.seat
}

// carryOutPlans uses revealed tiles as their owners planned when they picked them.
func (t *table) carryOutPlans() {
	for seat, plan := range t.plans {
		if plan.Kind == 0 || !t.session.Saved() || t.session.Table().Owes(seat) != warsaw.DecideUse {
			continue
		}
		t.plans[seat] = warsaw.Action{}
		if t.session.Table().Revealed(seat) == plan.Tile {
			t.session.Submit(seat, plan)
		}
	}
}

// submit plays the active person's action, and says why where it is not legal.
func (t *table) submit(a warsaw.Action) bool {
	before := t.session.Moves()
	if reason := t.session.Submit(t.seat, a); !reason.OK() {
		t.refuse(reason)
		return false
	}
	t.gestures = append(t.gestures, before)
	t.forgetRefusal()
	t.unlocked = -1
	t.forgetHint()
	t.drop()
	t.marks, t.window = 0, 0
	t.changed = true
	return true
}

// use picks or uses a tile: while the hand is open the pick is committed and the
// rest is planned, to be carried out when all tiles are revealed.
func (t *table) use(a warsaw.Action) bool {
	if t.decision() != warsaw.DecidePick {
		return t.submit(a)
	}
	view := t.session.View(t.seat)
	if reason := view.CheckUse(a); !reason.OK() {
		t.refuse(reason)
		return false
	}
	seat := t.seat
	if !t.submit(warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}) {
		return false
	}
	t.plans[seat] = a
	return true
}

// refuse shows why something was not legal, where it was tried: at the pointer, or at
// the space where the tile was aimed without it.
func (t *table) refuse(reason warsaw.Reason) {
	x, y := t.pointerX, t.pointerY
	if h := &t.held; h.aimed && !h.carried {
		x, y = t.view.space(t.session.Table().Player(t.seat).District.Offset(h.target)).Centre()
	}
	t.refusal = refusal{words: t.reasonText(reason), x: x, y: y, left: motion.Tween{From: 1, Seconds: refusalTime}}
	t.app.Play(soundRefused)
	t.changed = true
}

// forgetRefusal takes away why something was not legal: something else is done now.
func (t *table) forgetRefusal() {
	t.changed = t.changed || !t.refusal.left.Done()
	t.refusal = refusal{}
}

// undo takes back the last thing a person did.
func (t *table) undo() {
	if !t.canUndo() {
		return
	}
	target := t.session.Moves() - 1
	if n := len(t.gestures); n > 0 {
		target = t.gestures[n-1]
		t.gestures = t.gestures[:n-1]
	}
	t.forgetRefusal()
	seat, _ := t.session.CanUndo()
	for t.session.Moves() > target && t.session.Undo() {
	}
	t.plans = [warsaw.MaxSeats]warsaw.Action{}
	t.seat, t.enlarged = seat, -1
	t.unlocked = -1 // the curtain first, where several people play
	t.forgetHint()
	t.drop()
	t.marks = 0
	t.catchUp()
	t.app.Play(soundUndo)
}

func (t *table) canUndo() bool {
	_, ok := t.session.CanUndo()
	return ok
}

// looks returns how the districts look now.
func (t *table) looks() []tileart.Look {
	looks := make([]tileart.Look, len(t.session.Seats()))
	for seat := range looks {
		looks[seat] = t.look(seat)
	}
	return looks
}

// look returns how one seat's district looks now.
func (t *table) look(seat int) tileart.Look {
	open := t.session.Table()
	look := tileart.Look{District: open.Player(seat).District}
	var buf [32]warsaw.TileID
	for s := look.District.Stacked(); s != 0; s &= s - 1 {
		i := s.First()
		look.Heights[i] = uint8(len(open.Stack(seat, look.District.SpaceOf(i), buf[:0])))
	}
	return look
}

func (t *table) names() []string {
	var names []string
	for _, who := range t.session.Seats() {
		names = append(names, who.Name)
	}
	return names
}
