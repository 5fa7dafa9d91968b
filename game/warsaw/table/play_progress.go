package table

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/warsaw/table/income"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/input"
	"capital/render/motion"
	"capital/rules/warsaw"
)

// How long things pass at the designed speed, in seconds.
const (
	builtTime    = 1.0     // the ring around a tile that was built
	amountTime   = 1.5     // what a seat got or paid
	blackoutTime = 0.6     // until a war has darkened the table
	fallTime     = 4.0 / 3 // a stack that crumbles
)

// mermaidHalf is in how many seconds at the designed speed a mermaid has half of her way left.
const mermaidHalf = 0.187

// flash is something that passes by itself.
type flash struct {
	view.Flash
	left motion.Tween
	war  bool // a war destroys it
}

// sceneOfMatch is what progress asks of the scene on which it is shown.
type sceneOfMatch interface {
	drawBare(dst *ebiten.Image) // the table without its districts
	showPoster(seat int)
}

// progress is how far the match has been shown: it turns events into motion, sound and
// lines of the log.
type progress struct {
	*sight
	seen     int                         // events already shown
	purses   [warsaw.MaxSeats]warsaw.Sum // coins and victory points as shown
	mermaids [warsaw.MaxSeats]float64    // where each is on the track, in victory points
	used     usedTiles
	waiting  []announcement // what the match waits for, the first being shown
	flashes  []flash        // what passes by itself
	log      *view.Log
	blackout float64       // how dark a war makes the table, 0 to 1
	dawn     income.Dawn   // after an income phase
	nights   income.Nights // before it
	scene    sceneOfMatch  // on which it is shown
}

// catchUp takes everything that has happened as shown already.
func (g *progress) catchUp() {
	g.seen = len(g.session.Events())
	for seat := range g.session.Seats() {
		p := g.session.Table().Player(seat)
		g.purses[seat] = warsaw.Sum{Coins: p.Coins, VP: p.VP}
		g.mermaids[seat] = float64(p.VP)
	}
	g.rewrite()
	g.used.forget()
	for _, e := range g.session.Events() {
		g.used.note(e)
	}
	g.waiting, g.flashes = g.waiting[:0], g.flashes[:0]
	g.changed = true
}

// rewrite writes the log of what has been shown.
func (g *progress) rewrite() {
	g.log.Clear()
	if seed := g.session.Record().Seed; g.art.SeedKnown(seed) {
		g.log.Add(view.LogLine{Words: g.art.Strings.Text("log.seed", seed), Seat: -1, Depth: 1})
	}
	for _, e := range g.session.Events()[:g.seen] {
		g.write(e)
	}
}

// write adds a line about an event to the log, where it tells something.
func (g *progress) write(e warsaw.Event) {
	if line := wording.Log(g.art, g.told(), e); line.Words != "" {
		g.log.Add(line)
	}
}

// takeEvents turns what has happened since the last tick into motion and sound.
func (g *progress) takeEvents() {
	events := g.session.Events()
	for g.seen < len(events) {
		e := events[g.seen]
		if e.Kind == warsaw.IncomeBegan {
			g.takeIncome(events)
			continue
		}
		g.takeEvent(e)
	}
}

// takeEvent takes the next event.
func (g *progress) takeEvent(e warsaw.Event) {
	g.seen++
	g.changed = true
	g.used.note(e)
	if e.Seat >= 0 && e.Kind != warsaw.IncomeSource {
		g.purses[e.Seat].Coins += e.Coins
		g.purses[e.Seat].VP += e.VP
	}
	announce := announcer{g.sight}
	switch e.Kind {
	case warsaw.EpochBegan:
		g.wait(announce.epoch(e.Count))
	case warsaw.TileBuilt, warsaw.TileOverbuilt, warsaw.MilestonePlaced:
		g.flash(view.Flash{Seat: e.Seat, Space: e.Space, Tile: warsaw.NoTile, Sum: e.Sum}, builtTime)
		g.art.Play(audio.Knock)
	case warsaw.TileDiscarded, warsaw.PalaceRewarded, warsaw.Exchanged, warsaw.SchoolSplit, warsaw.CoinsConverted:
		g.flash(view.Flash{Seat: e.Seat, Tile: warsaw.NoTile, Sum: e.Sum, Own: true}, amountTime)
		g.art.Play(audio.Coins)
	case warsaw.WarBegan:
		g.wait(pause())
		g.wait(announce.war(g.session.Events()[g.seen:]))
	case warsaw.StackLost, warsaw.StackCollapsed:
		g.flash(view.Flash{Seat: e.Seat, Space: e.Space, Tile: e.Tile}, fallTime)
		g.flashes[len(g.flashes)-1].war = e.Kind == warsaw.StackLost
		g.art.Play(audio.Crumble)
	case warsaw.MilestoneWon:
		g.wait(pause())
		g.wait(announce.milestone(e.Tile, e.Seat, e.Count))
	case warsaw.MilestoneDiscarded:
		g.wait(announce.milestone(e.Tile, -1, 0))
	}
	g.write(e)
}

func (g *progress) wait(a announcement) { g.waiting = append(g.waiting, a) }

func (g *progress) flash(f view.Flash, seconds float64) {
	g.flashes = append(g.flashes, flash{Flash: f, left: motion.Tween{From: 1, Seconds: seconds}})
}

// takeIncome gathers the events of one income phase into one announcement.
func (g *progress) takeIncome(events []warsaw.Event) {
	before := g.purses
	from := g.seen
	for g.seen < len(events) {
		e := events[g.seen]
		if e.Kind != warsaw.IncomeBegan && e.Kind != warsaw.IncomeSource && e.Kind != warsaw.IncomeStep {
			break
		}
		g.takeEvent(e)
	}
	g.wait(pause())
	g.wait(announcement{kind: announceIncome, sound: audio.Coins, before: before, income: income.New(g.art, income.Phase{
		Names: g.names(), Looks: looks(g.session.Table()), Before: before[:len(g.session.Seats())],
		Epoch: epochAt(events, from), Events: events[from:g.seen],
		Places: g.places, Table: g.scene.drawBare, Seat: g.posterSeat(), Poster: g.poster(),
	})})
}

// incomeWaits reports whether an income phase is still to be counted before the person's eyes.
func (g *progress) incomeWaits() bool {
	return slices.ContainsFunc(g.waiting, func(a announcement) bool { return a.income != nil })
}

// untold reports whether something else is asked of people once they have been told why: an income phase is still to be counted,
// a war or a milestone still to be announced.
func (g *progress) untold() bool {
	return g.incomeWaits() || slices.ContainsFunc(g.waiting, func(a announcement) bool {
		return !a.begun && (a.kind == announceWar || a.kind == announceMilestone)
	})
}

// poster is what shows a poster of a seat, where the match is over.
func (g *progress) poster() func(seat int) {
	if !g.session.Table().Over() {
		return nil
	}
	return g.scene.showPoster
}

// posterSeat is the first person's seat, or where there is none the one that is watched.
func (g *progress) posterSeat() int {
	for seat := range g.session.Seats() {
		if g.session.IsPerson(seat) {
			return seat
		}
	}
	return g.seat
}

// lastRound is the last round of an epoch: one tile of the hand is used in each.
const lastRound = view.HandSize - 1

// prepareNight makes what the next income phase needs by night, while people think about what comes last before it.
func (g *progress) prepareNight() {
	open := g.session.Table()
	if open.Round() >= lastRound && !open.Over() && (len(g.waiting) == 0 || g.waiting[0].income == nil) {
		g.nights.Step(g.art, open, open.Epoch())
	}
}

// places are where the districts lie on the table, a seat.
func (g *progress) places() []view.Place {
	p := view.Position{Table: *g.session.Table(), Names: g.names(), Seat: g.seat, Enlarged: g.enlarged, Place: g.place}
	places := make([]view.Place, p.Table.Seats())
	for seat := range places {
		places[seat] = g.picture.District(&p, seat)
	}
	return places
}

// epochAt is the epoch in which the event with an index happened.
func epochAt(events []warsaw.Event, index int) int {
	for n := index; n >= 0; n-- {
		if events[n].Kind == warsaw.EpochBegan {
			return events[n].Count
		}
	}
	return 1
}

// looks returns how the districts look.
func looks(open *warsaw.Table) []view.Look {
	looks := make([]view.Look, open.Seats())
	for seat := range looks {
		looks[seat] = view.LookOf(open, seat)
	}
	return looks
}

// announce plays the first announcement that the match waits for. One that begins has
// its whole time before it, but is over where nothing shall be shown.
func (g *progress) announce(intents []input.Intent) {
	first := &g.waiting[0]
	passed := g.art.Fade()
	if !first.begun {
		first.begun = true
		g.changed = true
		passed = g.art.Pace().Fade(0)
		if first.kind != announcePause {
			g.art.Play(first.sound)
		}
	}
	changed, done := first.step(intents, passed)
	if done {
		if first.income != nil {
			g.dawn = first.income.Leave()
		}
		g.waiting = g.waiting[1:]
	}
	g.changed = g.changed || changed || done
}

// step lets seconds pass for what flashes and swims.
func (g *progress) step(seconds float64) {
	pace := g.art.Pace()
	g.stepMermaids(pace.Move(seconds))
	g.changed = g.dawn.Step(pace.Fade(seconds)) || g.changed
	g.stepBlackout(pace.Fade(seconds))
	kept := g.flashes[:0]
	for _, f := range g.flashes {
		if f.left.Step(pace.Fade(seconds)) {
			g.changed = true
		}
		if !f.left.Done() {
			kept = append(kept, f)
		}
	}
	g.flashes = kept
}

// stepBlackout darkens the table as long as a war lasts: from its announcement until all that it destroys has fallen.
// Until what has happened is shown it rests: the last stack given up ends a war before any is seen to fall.
func (g *progress) stepBlackout(passed float64) {
	if g.seen < len(g.session.Events()) {
		return
	}
	goal := 0.0
	if g.atWar() {
		goal = 1
	}
	if g.blackout != goal {
		most := passed / blackoutTime
		g.blackout += min(max(goal-g.blackout, -most), most)
		g.changed = true
	}
}

// atWar reports whether a war is being shown.
func (g *progress) atWar() bool {
	destroyed := func(f flash) bool { return f.war }
	switch {
	case slices.ContainsFunc(g.flashes, destroyed):
		return true
	case len(g.waiting) > 0:
		return g.waiting[0].kind == announceWar
	}
	return g.session.Table().Phase() == warsaw.PhaseWar && g.seen == len(g.session.Events())
}

// stepMermaids lets the mermaids swim towards their victory points.
func (g *progress) stepMermaids(passed float64) {
	part, purses := motion.Nearer(mermaidHalf, passed), g.shownPurses()
	for seat := range g.session.Seats() {
		goal := float64(purses[seat].VP)
		if g.mermaids[seat] == goal {
			continue
		}
		g.changed = true
		g.mermaids[seat] += (goal - g.mermaids[seat]) * part
		if math.Abs(goal-g.mermaids[seat]) < 0.02 {
			g.mermaids[seat] = goal
		}
	}
}

// allShown reports whether all that has happened has been seen.
func (g *progress) allShown() bool {
	return len(g.waiting) == 0 && len(g.flashes) == 0 && g.seen == len(g.session.Events())
}

// shownPurses is what the seats hold as it is shown: before an income phase that has still to be counted.
func (g *progress) shownPurses() [warsaw.MaxSeats]warsaw.Sum {
	for i := range g.waiting {
		if g.waiting[i].income != nil {
			return g.waiting[i].before
		}
	}
	return g.purses
}

// show puts what has been shown of the match into the picture.
func (g *progress) show(p *view.Position) {
	p.Purses, p.Mermaids, p.Used = g.shownPurses(), g.mermaids, g.used
	p.Blackout = g.blackout
	p.Winners = winners(&p.Table, g.session.Events())
	for n := range p.Winners {
		face, _ := p.Table.Milestone(n)
		if slices.ContainsFunc(g.waiting, func(a announcement) bool { return a.kind == announceMilestone && a.tile == face && !a.begun }) {
			p.Winners[n] = -1 // who has won it is announced first
		}
	}
	for _, f := range g.flashes {
		f.Left = f.left.Value()
		p.Flashes = append(p.Flashes, f.Flash)
	}
	if len(g.waiting) > 0 {
		p.Banner = g.waiting[0].banner()
	}
}

// drawIncome draws the counting of income over the whole table, where it is announced, and reports whether it is.
func (g *progress) drawIncome(dst *ebiten.Image) bool {
	if len(g.waiting) == 0 || g.waiting[0].income == nil {
		return false
	}
	g.waiting[0].income.Draw(dst)
	return true
}
