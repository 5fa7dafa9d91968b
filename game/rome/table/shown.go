package table

import (
	"slices"

	"capital/audio"
	"capital/game/rome/table/scoring"
	"capital/game/rome/table/sound"
	"capital/game/rome/table/view"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
	"capital/rules/rome"
)

// How long things pass at the designed speed, in seconds.
const (
	ringTime   = 1.0  // the ring around what has just come
	flightTime = 0.4  // a card on its way
	carryTime  = 0.7  // a house that is carried to the map
	settleTime = 0.24 // one that the person has carried there
	fallTime   = 0.85 // a monument that comes down from above
	dustTime   = 0.7
	lightTime  = 1.5 // for which a prefecture is lit
)

// flight is something on its way from one place of the table to another.
type flight struct {
	thing    view.Thing
	seat     int
	from, to view.Thing
	left     motion.Tween
	lands    *landing // of what is set down on the map; or nil
}

// landing is where something is set down on the map, and what that changes.
type landing struct {
	site    view.Site
	piece   rome.Piece
	falls   bool // from above, not from somewhere beside the map
	changes []view.Flash
}

// shown is how far the match has been shown: it turns events into motion, sound and lines of the log.
type shown struct {
	*viewpoint
	table.Progress[rome.Event, *announcement, view.Flash, view.LogPicture]
	table   rome.Table // as it is shown while something is on its way
	flights []flight   // what the match waits for, too, but no person
	logbook logbook
	lost    []rome.Piece // of the round, for which nobody bid since somebody last did
}

// CatchUp implements part of [table.Shown].
func (g *shown) CatchUp() {
	g.Skip(len(g.session.Events()))
	g.Rewrite()
	g.table = *g.session.Table()
	g.flights = g.flights[:0]
	g.Stale = true
}

// Rewrite implements part of [table.Shown].
func (g *shown) Rewrite() {
	g.Log.Clear()
	g.logbook = logbook{}
	if seed := g.session.Record().Seed; g.App.SeedKnown(seed) {
		g.Log.Add(view.LogLine{Words: g.art.Strings.Text("log.seed", seed), Seat: -1, Depth: 1, Move: -1})
	}
	for event := range g.Seen {
		g.write(event)
	}
}

// write adds a line about an event to the log, where it tells something.
func (g *shown) write(event int) {
	g.logbook.write(g.art, g.Log, g.told(), g.session.Events()[event], g.session.MoveOf(event))
}

// TakeEvents implements part of [table.Shown].
func (g *shown) TakeEvents() {
	for events := g.session.Events(); g.Seen < len(events); {
		switch events[g.Seen].Kind {
		case rome.BidShown:
			g.takeBids(events)
		case rome.PrefectureScored, rome.RoundScored:
			g.takeScoring(events)
		default:
			g.takeEvent(events[g.Seen])
		}
	}
}

// takeWhile takes the next events as long as they are of some kinds.
func (g *shown) takeWhile(events []rome.Event, kinds ...rome.EventKind) []rome.Event {
	from := g.Seen
	for g.Seen < len(events) {
		found := false
		for _, kind := range kinds {
			found = found || events[g.Seen].Kind == kind
		}
		if !found {
			break
		}
		g.write(g.Seen)
		g.Seen++
	}
	return events[from:g.Seen]
}

// takeBids gathers the events of one auction into one announcement.
func (g *shown) takeBids(events []rome.Event) {
	from := g.Seen
	g.takeWhile(events, rome.BidShown)
	g.write(g.Seen)
	g.Seen++
	g.Stale = true
	if taken, n := events[from:g.Seen], auctions(events[:from])-1; taken[len(taken)-1].Kind == rome.PieceLost {
		g.takeLost(taken[len(taken)-1].Piece, n%rome.Auctions)
	} else {
		g.lost = nil
		g.Wait(announcer{g.viewpoint}.reveal(taken, n))
	}
}

// takeLost tells that nobody bid in an auction of a round, in one line with those just before in which nobody did either.
func (g *shown) takeLost(piece rome.Piece, auction int) {
	if auction == 0 {
		g.lost = nil
	}
	g.lost = append(g.lost, piece)
	line := announcer{g.viewpoint}.lost(slices.Clone(g.lost))
	if last := len(g.Waiting) - 1; last >= 0 && g.Waiting[last].lost && !g.Begun(last) {
		g.Waiting[last] = line
		return
	}
	g.Wait(line)
}

// auctions is how many auctions have begun; every round has as many.
func auctions(events []rome.Event) int {
	began := 0
	for _, e := range events {
		if e.Kind == rome.AuctionBegan {
			began++
		}
	}
	return began
}

// takeScoring gathers the events of one scoring into one announcement.
func (g *shown) takeScoring(events []rome.Event) {
	scored := g.takeWhile(events, rome.PrefectureScored, rome.RoundScored)
	var before [rome.MaxSeats]int
	for seat := range g.session.Seats() {
		before[seat] = int(g.session.Table().Player(seat).Score)
	}
	for _, e := range scored {
		if e.Kind == rome.RoundScored {
			before[e.Seat] -= e.Count
		}
	}
	played := g.session.Record()
	g.Stale = true
	g.Wait(pause())
	counting := scoring.New(g.art, g.Names(), scoring.Rounds(&played))
	counting.Watched = g.session.People() == 0
	counting.Cheer = func() { g.App.Play(sound.Cheer) }
	g.Wait(&announcement{scoring: counting, sound: audio.Coins, before: before})
}

// takeEvent takes the next event.
func (g *shown) takeEvent(e rome.Event) {
	g.write(g.Seen)
	g.Seen++
	g.Stale = true
	panel, own := view.Thing{Kind: view.Panel, Seat: e.Seat}, e.Seat == g.Seat && g.session.IsPerson(e.Seat)
	switch e.Kind {
	case rome.RoundBegan:
		g.Wait(announcer{g.viewpoint}.round(e.Count, e.Seat))
	case rome.AuctionBegan:
		if g.session.Table().Auction() == 0 {
			g.Wait(announcer{g.viewpoint}.auctions())
		}
	case rome.CardPlayed, rome.CardIdle:
		if !own {
			g.fly(view.OfCard(e.Card), e.Seat, panel, view.OfDiscards(e.Card.Type()))
		}
	case rome.FloorBuilt:
		g.came(view.OfHouse(e.Seat, e.Height, rome.NoShape))
	case rome.HouseFinished:
		g.came(view.OfHouse(e.Seat, e.Height, e.Shape))
	case rome.HouseCarried:
		house := view.OfHouse(e.Seat, e.Height, e.Shape)
		g.carry(e, house, house, own)
	case rome.PiecePut:
		g.carry(e, view.Thing{Kind: view.Piece}, panel, own)
	case rome.CardDrawn:
		to := panel
		if e.Seat == g.Seat {
			to = view.Thing{Kind: view.Fan}
		}
		g.fly(view.OfCard(e.Card), e.Seat, view.OfPile(e.Card.Type()), to)
		g.hear(audio.Paper, to)
	}
}

// came shows that something has just come to its place.
func (g *shown) came(thing view.Thing) {
	g.Flash(view.Flash{Thing: thing}, ringTime)
	g.hear(audio.Stone, thing)
}

// hear plays a sound where a thing lies.
func (g *shown) hear(sound audio.Sound, thing view.Thing) {
	p := g.seen()
	g.App.PlayAt(sound, g.picture.Where(&p, thing))
}

// fly sends a thing on its way.
func (g *shown) fly(thing view.Thing, seat int, from, to view.Thing) {
	g.flights = append(g.flights, flight{thing: thing, seat: seat, from: from, to: to, left: motion.Tween{Seconds: flightTime, To: 1, Ease: motion.InOut}})
}

// OnItsWay implements part of [table.Shown].
func (g *shown) OnItsWay() bool { return len(g.flights) > 0 }

// Land implements part of [table.Shown].
func (g *shown) Land() {
	g.Stale = g.Stale || len(g.flights) > 0
	for n := range g.flights {
		g.land(&g.flights[n])
	}
	g.flights = g.flights[:0]
}

// Step implements part of [table.Shown].
func (g *shown) Step(seconds float64) {
	pace := g.art.Pace()
	flying := g.flights[:0]
	for _, f := range g.flights {
		g.Stale = f.left.Step(pace.Move(seconds)) || g.Stale
		if f.left.Done() {
			g.land(&f)
		} else {
			flying = append(flying, f)
		}
	}
	g.flights = flying
	g.Stale = g.StepFlashes(pace.Fade(seconds)) || g.Stale
	if len(g.flights) == 0 && g.Seen == len(g.session.Events()) {
		g.table = *g.session.Table()
	}
}

// AllShown implements part of [table.Shown].
func (g *shown) AllShown() bool {
	return len(g.Waiting) == 0 && len(g.flights) == 0 && len(g.Flashes) == 0 && g.Seen == len(g.session.Events())
}

// show puts what has been shown of the match into the picture.
func (g *shown) show(p *view.Position) {
	if len(g.flights) > 0 {
		p.Table = g.table
	}
	for _, a := range g.Waiting {
		if a.scoring != nil {
			p.Scores = a.before
			break
		}
	}
	for _, f := range g.Flashes {
		f.Of.Left = f.Left.Value()
		p.Flashes = append(p.Flashes, f.Of)
	}
	for _, f := range g.flights {
		p.Flying = append(p.Flying, g.flying(p, &f))
	}
	for _, f := range g.flights {
		if f.lands != nil && f.thing.Kind == view.House { // it is not beside the board any more
			p.Table.Player(f.seat).Finished[f.thing.Shape][f.thing.Height]--
		}
	}
	if len(g.Waiting) == 0 {
		return
	}
	p.Banner, p.Scoring = g.Waiting[0].banner, len(g.flights) == 0 && g.Waiting[0].scores()
	if r := g.Waiting[0].auction; r != nil {
		p.Auction = r.picture()
	}
}

// flying is where a thing on its way is now.
func (g *shown) flying(p *view.Position, f *flight) view.Flying {
	if f.lands != nil {
		return g.lifted(p, f)
	}
	fromX, fromY := g.picture.Where(p, f.from).Centre()
	toX, toY := g.picture.Where(p, f.to).Centre()
	part := f.left.Value()
	return view.Flying{Thing: f.thing, Seat: f.seat, X: fromX + (toX-fromX)*part, Y: fromY + (toY-fromY)*part}
}

// TakeLog implements part of [table.Shown].
func (g *shown) TakeLog(in input.Intent) bool { return g.Log.Take(g.picture.LogPanel(), in) }
