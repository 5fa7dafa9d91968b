package table

import (
	"capital/audio"
	"capital/game/rome/table/scoring"
	"capital/game/rome/table/view"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
	"capital/rules/rome"
)

// How long things pass at the designed speed, in seconds.
const (
	ringTime   = 1.0 // the ring around what has just come
	flightTime = 0.4 // a card or a house on its way
)

// flight is something on its way from one place of the table to another.
type flight struct {
	thing    view.Thing
	seat     int
	from, to view.Thing
	left     motion.Tween
}

// shown is how far the match has been shown: it turns events into motion, sound and lines of the log.
type shown struct {
	*viewpoint
	table.Progress[rome.Event, *announcement, view.Flash, view.LogPicture]
	table   rome.Table // as it is shown while something is on its way
	flights []flight   // what the match waits for, too, but no person
	logbook logbook
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
	g.Wait(announcer{g.viewpoint}.reveal(events[from:g.Seen], auctions(events[:from])-1))
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
		if house := view.OfHouse(e.Seat, e.Height, e.Shape); !own {
			g.fly(house, e.Seat, house, view.OfPlace(e.Place))
		}
		g.came(view.OfPlace(e.Place))
	case rome.PiecePut:
		if !own {
			g.fly(view.Thing{Kind: view.Piece}, e.Seat, panel, view.OfPlace(e.Place))
		}
		g.came(view.OfPlace(e.Place))
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
	g.flights = append(g.flights, flight{thing, seat, from, to, motion.Tween{Seconds: flightTime, To: 1, Ease: motion.InOut}})
}

// OnItsWay implements part of [table.Shown].
func (g *shown) OnItsWay() bool { return len(g.flights) > 0 }

// Land implements part of [table.Shown].
func (g *shown) Land() {
	g.Stale = g.Stale || len(g.flights) > 0
	g.flights = g.flights[:0]
}

// Step implements part of [table.Shown].
func (g *shown) Step(seconds float64) {
	pace := g.art.Pace()
	flying := g.flights[:0]
	for _, f := range g.flights {
		g.Stale = f.left.Step(pace.Move(seconds)) || g.Stale
		if !f.left.Done() {
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
	fromX, fromY := g.picture.Where(p, f.from).Centre()
	toX, toY := g.picture.Where(p, f.to).Centre()
	part := f.left.Value()
	return view.Flying{Thing: f.thing, Seat: f.seat, X: fromX + (toX-fromX)*part, Y: fromY + (toY-fromY)*part}
}

// TakeLog implements part of [table.Shown].
func (g *shown) TakeLog(in input.Intent) bool { return g.Log.Take(g.picture.LogPanel(), in) }
