package table

import (
	"capital/audio"
	"capital/game/expo/table/fair"
	"capital/game/expo/table/view"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
	"capital/render/text"
	"capital/rules/expo"
)

// How long things pass at the designed speed, in seconds.
const (
	ringTime   = 1.0 // the ring around what has just come
	flightTime = 0.4 // a tile on its way
	gainTime   = 0.6 // what it gains on its way to the tracks
	movedTime  = 0.8 // a tile of another seat, which is shown large where it goes
	settleTime = 1.0 // the dust of a tile that is set down
	glowTime   = 1.2 // a tile whose effect is set off
)

// flight is something on its way from one place of the table to another.
type flight struct {
	thing    view.Thing
	seat     int
	words    string
	from, to view.Thing
	before   float64 // seconds until it begins
	left     motion.Tween
	arrives  bool // it is not seen at its place before it comes there
	large    bool // it is shown large where it goes, and heard as it comes there
}

// shown is how far the match has been shown: it turns events into motion, sound and lines of the log.
type shown struct {
	*viewpoint
	table.Progress[expo.Event, *announcement, view.Flash, view.Thing]
	table   expo.Table // as it is shown while something is on its way that is to arrive
	flights []flight   // what the match waits for, too, but no person
	source  view.Thing // where what is gained comes from
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

// TakeEvents implements part of [table.Shown].
func (g *shown) TakeEvents() {
	for events := g.session.Events(); g.Seen < len(events); {
		if end := fair.Past(events, g.Seen); end > g.Seen {
			g.takeExpo(end)
		} else {
			g.takeEvent(events[g.Seen])
		}
	}
}

// takeExpo has an Expo counted, with all its events up to an end.
func (g *shown) takeExpo(end int) {
	announce := announcer{g.viewpoint}
	held := fair.Fair{Before: announce.tableAt(g.Seen), Events: g.session.Events()[g.Seen:end]}
	g.Wait(announce.pause(held.Before))
	g.Wait(announce.counting(held))
	for ; g.Seen < end; g.Seen++ {
		g.write(g.Seen)
	}
	g.Stale = true
}

// takeEvent takes the next event.
func (g *shown) takeEvent(e expo.Event) {
	g.write(g.Seen)
	g.Seen++
	g.Stale = true
	switch e.Kind {
	case expo.Led:
		if g.comesToLead(e.Seat) {
			g.Wait(announcer{g.viewpoint}.leads(e.Seat))
		}
	case expo.RoundBegan:
		g.Wait(announcer{g.viewpoint}.round(e.Count))
	case expo.SpaceTaken:
		g.came(view.OfSpace(e.Count), audio.Coins)
	case expo.TileBuilt:
		g.set(view.OfOffer(e.Tile), e)
	case expo.TileProspered:
		g.set(view.OfOpen(e.Tile), e)
	case expo.LakeMade:
		g.set(view.OfTurned(e.Tile), e)
	case expo.CrossingMoved:
		g.came(view.OfCrossing(e.Seat, e.Count), audio.Stone)
	case expo.TileActivated:
		g.source = view.OfTile(e.Seat, expo.Cell{X: e.X, Y: e.Y})
		g.came(g.source, audio.Paper)
	case expo.Gained:
		g.gained(e)
	case expo.PlantTaken:
		g.came(view.OfPlant(e.Seat), audio.Bell)
	case expo.TouristMoved:
		g.fly(flight{thing: view.OfTourist(e.Seat), seat: e.Seat, from: view.OfTourist(e.Seat), to: view.OfPanel(e.Other), arrives: true}, flightTime)
	case expo.TileCame:
		g.Flash(view.Flash{Thing: view.OfOffer(e.Tile)}, ringTime)
	case expo.ProsperityOpened:
		g.Flash(view.Flash{Thing: view.OfOpen(e.Tile)}, ringTime)
	}
}

// comesToLead reports whether a seat, which is told last to lead in Culture, did not lead before.
func (g *shown) comesToLead(seat int) bool {
	events := g.session.Events()
	for n := g.Seen - 2; n >= 0; n-- {
		if events[n].Kind == expo.Led {
			return events[n].Seat != seat
		}
	}
	return false
}

// set shows that a tile is set: one of somebody else goes there from where it lay.
func (g *shown) set(thing view.Thing, e expo.Event) {
	g.source = view.OfTile(e.Seat, expo.Cell{X: e.X, Y: e.Y})
	delay := 0.0
	if e.Seat != g.Seat || !g.session.IsPerson(e.Seat) {
		g.fly(flight{thing: thing, seat: e.Seat, from: thing, to: g.source, arrives: true, large: true}, movedTime)
		g.flights[len(g.flights)-1].left.Ease = nil
		delay = movedTime
	} else {
		g.App.Play(audio.Stone)
	}
	g.FlashAfter(view.Flash{Thing: g.source, Settles: true}, g.travels(delay), settleTime)
}

// travels is a delay where things travel, and else none.
func (g *shown) travels(delay float64) float64 {
	if g.art.Pace().Still() {
		return 0
	}
	return delay
}

// setsOff has the tile of a seat light up whose effect is set off by another one.
func (g *shown) setsOff(e expo.Event) {
	delay := 0.0
	if g.OnItsWay() {
		delay = movedTime
	}
	for _, placed := range g.session.Table().Player(e.Seat).City() {
		if placed.Tile == e.Tile {
			g.FlashAfter(view.Flash{Thing: view.OfTile(e.Seat, placed.Cell()), Glows: true}, g.travels(delay), glowTime)
			return
		}
	}
}

// gained shows what an effect gains on its way to where it is counted.
func (g *shown) gained(e expo.Event) {
	if e.Count == 0 || e.Effect > expo.Observing {
		return
	}
	if e.Effect == expo.Wrench || e.Effect == expo.Observing {
		g.setsOff(e)
	}
	to := view.OfMarker(e.Seat, e.Track)
	switch e.Track {
	case expo.Cubes:
		to = view.OfPlant(e.Seat)
	case expo.Prestige:
		to = view.OfPanel(e.Seat)
	}
	f := flight{thing: view.OfMarker(e.Seat, e.Track), seat: e.Seat, words: text.Signed(e.Count), from: g.source, to: to}
	for _, other := range g.flights {
		if other.arrives {
			f.before = other.left.Seconds
		}
	}
	g.fly(f, gainTime)
}

// came shows that something has just come to its place.
func (g *shown) came(thing view.Thing, sound audio.Sound) {
	g.Flash(view.Flash{Thing: thing}, ringTime)
	g.hear(sound, thing)
}

// hear plays a sound where a thing lies.
func (g *shown) hear(sound audio.Sound, thing view.Thing) {
	p := g.seen()
	g.App.PlayAt(sound, g.picture.Where(&p, thing))
}

// fly sends something on its way, for some seconds.
func (g *shown) fly(f flight, seconds float64) {
	f.left = motion.Tween{Seconds: seconds, To: 1, Ease: motion.InOut}
	g.flights = append(g.flights, f)
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
	moved := pace.Move(seconds)
	flying, arriving := g.flights[:0], false
	for _, f := range g.flights {
		waits := min(f.before, moved)
		f.before -= waits
		g.Stale = f.left.Step(moved-waits) || g.Stale
		if !f.left.Done() {
			flying = append(flying, f)
			arriving = arriving || f.arrives
		} else if f.large {
			g.App.Play(audio.Stone)
		}
	}
	g.flights = flying
	g.Stale = g.StepFlashes(pace.Fade(seconds)) || g.Stale
	if !arriving && len(g.Waiting) == 0 && g.Seen == len(g.session.Events()) {
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
	for _, f := range g.Flashes {
		if f.Of.Left = f.Left.Value(); f.Shows() {
			p.Flashes = append(p.Flashes, f.Of)
		}
	}
	for _, f := range g.flights {
		if f.before == 0 {
			p.Flying = append(p.Flying, g.flying(p, &f))
		}
	}
	if len(g.Waiting) == 0 {
		return
	}
	first := g.Waiting[0]
	p.Banner = first.banner
	if first.table != nil {
		p.Table = *first.table
	}
}

// flying is where something on its way is now.
func (g *shown) flying(p *view.Position, f *flight) view.Flying {
	fromX, fromY := g.picture.Where(p, f.from).Centre()
	toX, toY := g.picture.Where(p, f.to).Centre()
	part, grown := f.left.Value(), 0.0
	if f.large {
		part, grown = motion.Presented(part)
	}
	return view.Flying{Thing: f.thing, Seat: f.seat, Words: f.words, X: fromX + (toX-fromX)*part, Y: fromY + (toY-fromY)*part, Grown: grown}
}

// TakeLog implements part of [table.Shown].
func (g *shown) TakeLog(in input.Intent) bool { return g.Log.Take(g.picture.LogPanel(), in) }
