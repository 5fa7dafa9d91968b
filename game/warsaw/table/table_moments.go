package table

import (
	"math"
	"slices"
	"strings"

	"capital/audio"
	"capital/game/warsaw/table/income"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/motion"
	"capital/rules/warsaw"
)

// The table's sounds.
const (
	soundLift    = audio.Paper
	soundPaper   = audio.Paper
	soundTurn    = audio.Paper
	soundUndo    = audio.Paper
	soundRefused = audio.Thud
)

// How long things are shown at the designed speed, in seconds.
const (
	bannerTime     = 11.0 / 6 // an epoch
	longBannerTime = 2.5      // a war, a milestone
	pauseTime      = 5.0 / 6  // to see what was built
	builtTime      = 1.0      // the ring around a tile that was built
	amountTime     = 1.5      // what a seat got or paid
	fallTime       = 4.0 / 3  // a stack that crumbles
)

// In how many seconds at the designed speed what comes nearer has half of its way left.
const (
	viewHalf    = 0.0465 // the board
	mermaidHalf = 0.187
)

// momentKind is what a moment shows.
type momentKind int

const (
	momentPause     momentKind = iota // nothing: time to see what was built
	momentEpoch                       // an epoch begins
	momentWar                         // a war begins
	momentMilestone                   // a milestone is won, or nobody's
	momentIncome                      // the income phase, counted
)

// moment is something for which the match waits: everyone shall see it. A click
// or Confirm goes on at once.
type moment struct {
	kind   momentKind
	title  string
	words  string
	tile   warsaw.TileID
	seat   int
	left   motion.Tween
	sound  audio.Sound
	begun  bool
	income *income.Counting
}

// flash is something that passes by itself, on one space of a seat's district.
type flash struct {
	seat  int
	space warsaw.Space
	tile  warsaw.TileID // the stack that fell, or NoTile for one that was built
	sum   warsaw.Sum    // what it brought or cost; over the seat's name where no space is
	own   bool          // shown beside the seat's name
	left  motion.Tween
}

// banner makes a moment of words over the table.
func (t *table) banner(kind momentKind, count int, tile warsaw.TileID, seat int) moment {
	m := moment{kind: kind, tile: tile, seat: seat, sound: audio.Bell, left: motion.Tween{From: 1, Seconds: bannerTime}}
	words := t.app.Strings
	switch kind {
	case momentEpoch:
		m.title = words.Text("table.epoch", view.Roman(count))
		m.words = words.Text("table.epoch." + epochKey(count))
	case momentWar:
		m.title = words.Text("table.war")
		m.words = t.warWords(t.warTakes())
		m.sound = audio.Siren
		m.left.Seconds = longBannerTime
	case momentMilestone:
		m.sound = audio.Chime
		m.left.Seconds = longBannerTime
		m.title = t.app.TileName(tile)
		if seat < 0 {
			m.words = words.Text(t.unclaimedKey(tile))
		} else {
			m.words = words.Text("table.milestone.won", t.names()[seat], words.Text("measure."+tile.Tile().Code, count))
		}
	}
	return m
}

// unclaimedKey says why nobody receives a milestone.
func (t *table) unclaimedKey(face warsaw.TileID) string {
	for seat := range t.session.Seats() {
		if t.session.Table().Qualifies(seat, face) {
			return "table.milestone.tie"
		}
	}
	return "table.milestone.none"
}

// warTakes is how many stacks each seat loses to the war that has just begun: as many
// as it takes, or, where nobody has a choice and it is over already, as it took.
func (t *table) warTakes() []int {
	takes := make([]int, len(t.session.Seats()))
	for _, e := range t.session.Events()[t.seen:] {
		if e.Kind == warsaw.StackLost {
			takes[e.Seat]++
		}
	}
	if open := t.session.Table(); open.Phase() == warsaw.PhaseWar {
		for seat := range takes {
			takes[seat] = open.WarLosses(seat)
		}
	}
	return takes
}

// warWords says what a war takes: of all alike, or of each seat.
func (t *table) warWords(takes []int) string {
	words := t.app.Strings
	switch {
	case slices.Max(takes) == 0:
		return words.Text("table.war.none")
	case slices.Min(takes) == slices.Max(takes):
		return words.Text("table.war.all", takes[0])
	}
	var each []string
	for seat, name := range t.names() {
		each = append(each, words.Text("table.war.seat", name, takes[seat]))
	}
	return words.Text("table.war.each", strings.Join(each, ", "))
}

// takeEvents turns what has happened since the last tick into motion and sound.
func (t *table) takeEvents() {
	events := t.session.Events()
	for t.seen < len(events) {
		e := events[t.seen]
		if e.Kind == warsaw.IncomeBegan {
			t.takeIncome(events)
			continue
		}
		t.seen++
		t.takeEvent(e)
		t.write(e)
	}
}

func (t *table) takeEvent(e warsaw.Event) {
	t.changed = true
	t.noteUsed(e)
	if e.Seat >= 0 && e.Kind != warsaw.IncomeSource {
		t.purses[e.Seat].Coins += e.Coins
		t.purses[e.Seat].VP += e.VP
	}
	switch e.Kind {
	case warsaw.EpochBegan:
		t.wait(t.banner(momentEpoch, e.Count, warsaw.NoTile, -1))
	case warsaw.TileBuilt, warsaw.TileOverbuilt, warsaw.MilestonePlaced:
		t.flash(flash{seat: e.Seat, space: e.Space, tile: warsaw.NoTile, sum: e.Sum}, builtTime)
		t.app.Play(audio.Knock)
	case warsaw.TileDiscarded, warsaw.PalaceRewarded, warsaw.Exchanged, warsaw.SchoolSplit, warsaw.CoinsConverted:
		t.flash(flash{seat: e.Seat, tile: warsaw.NoTile, sum: e.Sum, own: true}, amountTime)
		t.app.Play(audio.Coins)
	case warsaw.WarBegan:
		t.wait(moment{kind: momentPause, left: motion.Tween{From: 1, Seconds: pauseTime}})
		t.wait(t.banner(momentWar, e.Count, warsaw.NoTile, -1))
	case warsaw.StackLost, warsaw.StackCollapsed:
		t.flash(flash{seat: e.Seat, space: e.Space, tile: e.Tile}, fallTime)
		t.app.Play(audio.Crumble)
	case warsaw.MilestoneWon:
		t.wait(moment{kind: momentPause, left: motion.Tween{From: 1, Seconds: pauseTime}})
		t.wait(t.banner(momentMilestone, e.Count, e.Tile, e.Seat))
	case warsaw.MilestoneDiscarded:
		t.wait(t.banner(momentMilestone, 0, e.Tile, -1))
	}
}

func (t *table) wait(m moment) { t.moments = append(t.moments, m) }

func (t *table) flash(f flash, seconds float64) {
	f.left = motion.Tween{From: 1, Seconds: seconds}
	t.flashes = append(t.flashes, f)
}

// takeIncome gathers the events of one income phase into one moment.
func (t *table) takeIncome(events []warsaw.Event) {
	before := t.purses
	from := t.seen
	for t.seen < len(events) {
		e := events[t.seen]
		if e.Kind != warsaw.IncomeBegan && e.Kind != warsaw.IncomeSource && e.Kind != warsaw.IncomeStep {
			break
		}
		t.seen++
		t.takeEvent(e)
		t.write(e)
	}
	epoch := t.epochAt(from)
	t.wait(moment{kind: momentPause, left: motion.Tween{From: 1, Seconds: pauseTime}})
	t.wait(moment{kind: momentIncome, sound: audio.Coins,
		income: income.New(t.app.Capital, income.Phase{
			Names: t.names(), Looks: t.looks(), Before: before[:len(t.session.Seats())], Epoch: epoch, Events: events[from:t.seen],
		})})
}

// epochAt is the epoch in which the event with an index happened.
func (t *table) epochAt(index int) int {
	for n := index; n >= 0; n-- {
		if e := t.session.Events()[n]; e.Kind == warsaw.EpochBegan {
			return e.Count
		}
	}
	return 1
}

// playMoment plays the first moment that the match waits for. One that begins has its
// whole time before it, but is over where nothing shall be shown.
func (t *table) playMoment(intents []input.Intent) {
	m := &t.moments[0]
	passed := t.app.Fade()
	if !m.begun {
		m.begun = true
		t.changed = true
		passed = t.app.Pace().Fade(0)
		if m.kind != momentPause {
			t.app.Play(m.sound)
		}
	}
	done := false
	if m.income != nil {
		changed := false
		changed, done = m.income.Update(intents, passed)
		t.changed = t.changed || changed
	} else {
		t.changed = m.left.Step(passed) || t.changed
		done = m.left.Done() || skips(intents)
	}
	if done {
		t.moments = t.moments[1:]
		t.changed = true
	}
}

// skips reports whether a person wants to go on.
func skips(intents []input.Intent) bool {
	for _, in := range intents {
		if in.Kind == input.Press || in.Kind == input.Confirm || in.Kind == input.Cancel {
			return true
		}
	}
	return false
}

// step lets seconds pass for everything that moves. What is begun in a tick has its
// whole time before it; only where nothing shall move it is over in no time.
func (t *table) step(seconds float64) {
	pace := t.app.Pace()
	t.stepHeld(pace.Move(seconds))
	t.stepView(pace.Move(seconds))
	t.stepMermaids(pace.Move(seconds))
	if t.refusal.left.Step(seconds) {
		t.changed = true
	}
	kept := t.flashes[:0]
	for _, f := range t.flashes {
		if f.left.Step(pace.Fade(seconds)) {
			t.changed = true
		}
		if !f.left.Done() {
			kept = append(kept, f)
		}
	}
	t.flashes = kept
}

// endIfOver shows the results once the match is over and all of it has been seen.
func (t *table) endIfOver() {
	if t.session.Table().Over() && len(t.moments) == 0 && len(t.flashes) == 0 && t.seen == len(t.session.Events()) {
		t.end()
	}
}

// stepView moves the board towards where the active district belongs.
func (t *table) stepView(passed float64) {
	goal := t.layout.layBoard(&t.session.Table().Player(t.boardSeat()).District)
	if t.view.tile == 0 {
		t.changed = true
		t.view = goal
		return
	}
	if t.view == goal {
		return
	}
	t.changed = true
	part := motion.Nearer(viewHalf, passed)
	near := func(v, goal float64) float64 {
		if d := goal - v; d < 0.6 && d > -0.6 {
			return goal
		}
		return v + (goal-v)*part
	}
	t.view = boardView{near(t.view.x, goal.x), near(t.view.y, goal.y), near(t.view.tile, goal.tile)}
}

// stepMermaids lets the mermaids swim towards their victory points.
func (t *table) stepMermaids(passed float64) {
	part := motion.Nearer(mermaidHalf, passed)
	for seat := range t.session.Seats() {
		goal := float64(t.purses[seat].VP)
		if t.swum[seat] == goal {
			continue
		}
		t.changed = true
		t.swum[seat] += (goal - t.swum[seat]) * part
		if math.Abs(goal-t.swum[seat]) < 0.02 {
			t.swum[seat] = goal
		}
	}
}

// boardSeat is the seat whose district is on the board.
func (t *table) boardSeat() int {
	if t.enlarged >= 0 {
		return t.enlarged
	}
	return t.seat
}
