package table

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/scene"
	"capital/game/table"
	"capital/game/warsaw/table/income"
	"capital/game/warsaw/table/sound"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/motion"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// How long things pass at the designed speed, in seconds.
const (
	builtTime    = 1.0  // a tile that settles
	largeTime    = 1.5  // a rival's, which is seen large before
	amountTime   = 1.5  // what a seat got or paid
	blackoutTime = 0.6  // until a war has darkened the table
	fallTime     = 0.55 // a stack that crumbles
	fallEvery    = 0.3  // until the next one does, at most
	fallsTime    = 0.4  // until the last one does
)

// mermaidHalf is in how many seconds at the designed speed a mermaid has half of her way left.
const mermaidHalf = 0.187

// flash is something that passes by itself.
type flash struct {
	view.Flash
	war   bool // a war destroys it
	heard bool // that it crumbles
}

// shown is how far the match has been shown: it turns events into motion, sound and lines of the log.
type shown struct {
	*viewpoint
	table.Progress[warsaw.Event, *announcement, flash, warsaw.TileID]
	purses   [warsaw.MaxSeats]warsaw.Sum // coins and victory points as shown
	mermaids [warsaw.MaxSeats]float64    // where each is on the track, in victory points
	swim     bool                        // at least one of them is on her way
	used     usedTiles
	blackout float64       // how dark a war makes the table, 0 to 1
	dawn     income.Dawn   // after an income phase
	nights   income.Nights // before it
	plans    *plans
	drawBare func(dst *ebiten.Image) // draws the table without its districts
	poster   func(seat int)          // shows the poster of a seat
}

// CatchUp implements part of [table.Shown].
func (g *shown) CatchUp() {
	for seat := range g.session.Seats() {
		p := g.session.Table().Player(seat)
		g.purses[seat] = warsaw.Sum{Coins: p.Coins, VP: p.VP}
		g.mermaids[seat] = float64(p.VP)
	}
	g.Skip(len(g.session.Events()))
	g.Rewrite()
	g.used.forget()
	for _, e := range g.session.Events() {
		g.used.note(e)
	}
	g.enlarged, g.Stale = -1, true
}

// Rewrite implements part of [table.Shown].
func (g *shown) Rewrite() {
	g.Log.Clear()
	if seed := g.session.Record().Seed; g.App.SeedKnown(seed) {
		g.Log.Add(view.LogLine{Words: g.art.Strings.Text("log.seed", seed), Seat: -1, Depth: 1, Move: -1})
	}
	for event := range g.Seen {
		g.write(event)
	}
}

// write adds a line about an event to the log, where it tells something.
func (g *shown) write(event int) {
	writeLine(g.art, g.Log, g.told(), g.session.Events()[event], g.session.MoveOf(event))
}

// TakeEvents implements part of [table.Shown]. Revealed tiles are used as their owners planned.
func (g *shown) TakeEvents() {
	g.plans.carryOut(g.session)
	events := g.session.Events()
	for g.Seen < len(events) {
		e := events[g.Seen]
		if e.Kind == warsaw.IncomeBegan {
			g.takeIncome(events)
			continue
		}
		g.takeEvent(e)
	}
}

// takeEvent takes the next event.
func (g *shown) takeEvent(e warsaw.Event) {
	g.Seen++
	g.showEvent(e)
	g.write(g.Seen - 1)
}

// showEvent begins to show an event.
func (g *shown) showEvent(e warsaw.Event) {
	g.Stale = true
	g.used.note(e)
	if e.Seat >= 0 && e.Kind != warsaw.IncomeSource {
		g.purses[e.Seat].Coins += e.Coins
		g.purses[e.Seat].VP += e.VP
	}
	announce := announcer{g.viewpoint}
	switch e.Kind {
	case warsaw.EpochBegan:
		g.Wait(announce.epoch(e.Count))
	case warsaw.TileBuilt, warsaw.TileOverbuilt, warsaw.MilestonePlaced:
		g.settle(e)
		g.hear(audio.Knock, e.Seat)
	case warsaw.TileDiscarded, warsaw.PalaceRewarded, warsaw.Exchanged, warsaw.SchoolSplit, warsaw.CoinsConverted:
		g.Flash(flash{Flash: view.Flash{Seat: e.Seat, Tile: warsaw.NoTile, Laid: warsaw.NoTile, Sum: e.Sum, Own: true}}, amountTime)
		g.hear(audio.Coins, e.Seat)
	case warsaw.WarBegan:
		g.Wait(pause(warPauseTime))
		g.Wait(announce.war())
		if events := g.session.Events(); g.Seen < len(events) && events[g.Seen].Kind != warsaw.StackLost { // there is nothing to be lost
			g.Wait(announce.toll(events[:g.Seen]))
		}
	case warsaw.StackLost, warsaw.StackCollapsed:
		g.fall(e)
	case warsaw.MilestoneWon:
		g.Wait(pause(pauseTime))
		g.Wait(announce.milestone(e.Tile, e.Seat, e.Count))
	case warsaw.MilestoneDiscarded:
		g.Wait(announce.milestone(e.Tile, -1, 0))
	}
}

// settle shows a tile that comes to lie where it was built: a rival's is seen large first.
func (g *shown) settle(e warsaw.Event) {
	f := flash{Flash: view.Flash{
		Seat: e.Seat, Space: e.Space, Tile: warsaw.NoTile, Laid: e.Tile, Turn: int(e.Turn), Sum: e.Sum,
		Big: e.Seat != g.boardSeat(), Still: g.art.Pace().Still(),
	}}
	seconds := builtTime
	if f.Big {
		seconds = largeTime
	}
	g.Flash(f, seconds)
}

// fall shows a stack that crumbles: in a war one after the other, once what was announced before has been seen. After the last
// one it is said how many each seat has lost.
func (g *shown) fall(e warsaw.Event) {
	g.Flash(flash{Flash: view.Flash{Seat: e.Seat, Space: e.Space, Tile: e.Tile, Laid: warsaw.NoTile}, war: e.Kind == warsaw.StackLost}, fallTime)
	if e.Kind != warsaw.StackLost {
		return
	}
	events := g.session.Events()
	for _, next := range events[g.Seen:] {
		if next.Kind == warsaw.StackLost {
			return
		} else if next.Kind != warsaw.StackCollapsed {
			break
		}
	}
	before := 0.0 // until what waits has been seen
	for n, a := range g.Waiting {
		if !g.Begun(n) {
			before += a.left.Seconds
		}
	}
	var falls []*table.Flash[flash]
	for n := range g.Flashes {
		if g.Flashes[n].Of.war {
			falls = append(falls, &g.Flashes[n])
		}
	}
	every := min(fallEvery, fallsTime/float64(len(falls)))
	for n, f := range falls {
		f.Left.Delay = before + every*float64(n)
	}
	g.Wait(pause(every*float64(len(falls)-1) + fallTime))
	g.Wait(announcer{g.viewpoint}.toll(events[:g.Seen]))
}

// hearFalls plays each stack that begins to crumble.
func (g *shown) hearFalls() {
	for n := range g.Flashes {
		if f := &g.Flashes[n]; f.Of.Tile != warsaw.NoTile && !f.Of.heard && f.Left.Value() < 1 {
			f.Of.heard = true
			g.hear(audio.Crumble, f.Of.Seat)
		}
	}
}

// hear plays a sound where the district of a seat lies.
func (g *shown) hear(sound audio.Sound, seat int) {
	place := g.places()[seat]
	g.App.PlayAt(sound, widget.Rect{X: place.X, Y: place.Y, W: place.Tile, H: place.Tile})
}

// takeIncome gathers the events of one income phase into one announcement.
func (g *shown) takeIncome(events []warsaw.Event) {
	before := g.purses
	from := g.Seen
	for g.Seen < len(events) {
		e := events[g.Seen]
		if e.Kind != warsaw.IncomeBegan && e.Kind != warsaw.IncomeSource && e.Kind != warsaw.IncomeStep {
			break
		}
		g.takeEvent(e)
	}
	counting := income.New(g.art, income.Phase{
		Names: g.Names(), Looks: looks(g.session.Table()), Before: before[:len(g.session.Seats())],
		Epoch: epochAt(events, from), Events: events[from:g.Seen],
		Places: g.places, Table: g.drawBare, Seat: g.posterSeat(), Poster: g.posterOf(),
	})
	counting.Watched = g.session.People() == 0
	g.Wait(pause(pauseTime))
	g.Wait(&announcement{kind: announceIncome, sound: audio.Coins, before: before, income: counting})
}

// incomeWaits reports whether an income phase is still to be counted before the person's eyes.
func (g *shown) incomeWaits() bool {
	return slices.ContainsFunc(g.Waiting, func(a *announcement) bool { return a.income != nil })
}

// untold reports whether something else is asked of people once they have been told why: an income phase is still to be counted,
// a war or a milestone still to be announced.
func (g *shown) untold() bool {
	return g.incomeWaits() || slices.ContainsFunc(g.unbegun(), func(a *announcement) bool {
		return a.kind == announceWar || a.kind == announceMilestone
	})
}

// posterOf is what shows a poster of a seat, where the match is over.
func (g *shown) posterOf() func(seat int) {
	if !g.session.Table().Over() {
		return nil
	}
	return g.poster
}

// posterSeat is the first person's seat, or where there is none the one that is watched.
func (g *shown) posterSeat() int {
	for seat := range g.session.Seats() {
		if g.session.IsPerson(seat) {
			return seat
		}
	}
	return g.Seat
}

// lastRound is the last round of an epoch: one tile of the hand is used in each.
const lastRound = view.HandSize - 1

// prepareNight makes what the next income phase needs by night, while people think about what comes last before it.
func (g *shown) prepareNight() {
	open := g.session.Table()
	if open.Round() >= lastRound && !open.Over() && (len(g.Waiting) == 0 || g.Waiting[0].income == nil) {
		g.nights.Step(g.art, open, open.Epoch())
	}
}

// places are where the districts lie on the table, a seat.
func (g *shown) places() []view.Place {
	p := view.Position{Table: *g.session.Table(), Names: g.Names(), Seat: g.Seat, Enlarged: g.enlarged, Place: g.place}
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

// unbegun are the announcements that wait and have not begun.
func (g *shown) unbegun() []*announcement {
	if g.Begun(0) {
		return g.Waiting[1:]
	}
	return g.Waiting
}

// Announce implements part of [table.Shown]. The table comes up again out of the night of a counting.
func (g *shown) Announce(app *scene.App, intents []input.Intent) (changed bool) {
	first := g.Waiting[0]
	over, changed := g.Pass(app, intents)
	if over && first.income != nil {
		g.dawn = first.income.Leave()
	}
	return changed
}

// Step implements part of [table.Shown].
func (g *shown) Step(seconds float64) {
	pace := g.art.Pace()
	if g.stepMermaids(pace.Move(seconds)) {
		g.App.PlayAt(sound.Splash, g.picture.Layout.Track)
	}
	g.Stale = g.dawn.Step(pace.Fade(seconds)) || g.Stale
	g.stepBlackout(pace.Fade(seconds))
	g.Stale = g.StepFlashes(pace.Fade(seconds)) || g.Stale
	g.hearFalls()
}

// stepBlackout darkens the table as long as a war lasts: from its announcement until all that it destroys has fallen.
// Until what has happened is shown it rests: the last stack given up ends a war before any is seen to fall.
func (g *shown) stepBlackout(passed float64) {
	if g.Seen < len(g.session.Events()) {
		return
	}
	goal := 0.0
	if g.atWar() {
		goal = 1
	}
	if g.blackout != goal {
		most := passed / blackoutTime
		g.blackout += min(max(goal-g.blackout, -most), most)
		g.Stale = true
	}
}

// atWar reports whether a war is being shown.
func (g *shown) atWar() bool {
	destroyed := func(f table.Flash[flash]) bool { return f.Of.war }
	switch {
	case slices.ContainsFunc(g.Flashes, destroyed):
		return true
	case len(g.Waiting) > 0:
		return slices.ContainsFunc(g.Waiting, func(a *announcement) bool { return a.kind == announceToll }) || g.Waiting[0].kind == announceWar
	}
	return g.session.Table().Phase() == warsaw.PhaseWar && g.Seen == len(g.session.Events())
}

// stepMermaids lets the mermaids swim towards their victory points. It reports whether some set out while none swam.
func (g *shown) stepMermaids(passed float64) (setOut bool) {
	part, purses, swam := motion.Nearer(mermaidHalf, passed), g.shownPurses(), g.swim
	g.swim = false
	for seat := range g.session.Seats() {
		goal := float64(purses[seat].VP)
		if g.mermaids[seat] == goal {
			continue
		}
		g.Stale, g.swim = true, true
		g.mermaids[seat] += (goal - g.mermaids[seat]) * part
		if math.Abs(goal-g.mermaids[seat]) < 0.02 {
			g.mermaids[seat] = goal
		}
	}
	return g.swim && !swam
}

// AllShown implements part of [table.Shown].
func (g *shown) AllShown() bool {
	return len(g.Waiting) == 0 && len(g.Flashes) == 0 && g.Seen == len(g.session.Events())
}

// TakeLog implements part of [table.Shown].
func (g *shown) TakeLog(in input.Intent) bool { return g.Log.Take(g.picture.LogPanel(g.Log), in) }

// shownPurses is what the seats hold as it is shown: before an income phase that has still to be counted.
func (g *shown) shownPurses() [warsaw.MaxSeats]warsaw.Sum {
	for i := range g.Waiting {
		if g.Waiting[i].income != nil {
			return g.Waiting[i].before
		}
	}
	return g.purses
}

// show puts what has been shown of the match into the picture.
func (g *shown) show(p *view.Position) {
	p.Purses, p.Mermaids, p.Used = g.shownPurses(), g.mermaids, g.used
	p.Blackout = g.blackout
	p.Winners = winners(&p.Table, g.session.Events())
	for n := range p.Winners {
		face, _ := p.Table.Milestone(n)
		if slices.ContainsFunc(g.unbegun(), func(a *announcement) bool { return a.kind == announceMilestone && a.tile == face }) {
			p.Winners[n] = -1 // who has won it is announced first
		}
	}
	for _, f := range g.Flashes {
		f.Of.Left = f.Left.Value()
		p.Flashes = append(p.Flashes, f.Of.Flash)
	}
	if len(g.Waiting) > 0 {
		p.Banner = g.Waiting[0].banner()
	}
}
