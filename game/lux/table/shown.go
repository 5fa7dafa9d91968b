package table

import (
	"capital/audio"
	"capital/game/lux/table/resolve"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
	"capital/rules/lux"
)

// How long things pass at the designed speed, in seconds.
const (
	ringTime   = 1.0 // the ring around what has just come
	flightTime = 0.4 // a card on its way
	movedTime  = 0.8 // a citizen of another seat, which is shown large where it goes
	settleTime = 1.1 // the light in which a citizen steps into its district
)

// flight is something on its way from one place of the table to another.
type flight struct {
	thing    view.Thing
	seat     int
	from, to view.Thing
	left     motion.Tween
	large    bool // a citizen that is shown large where it goes, and heard as it comes there
}

// shown is how far the match has been shown: it turns events into motion, sound and lines of the log.
type shown struct {
	*viewpoint
	table.Progress[lux.Event, *announcement, view.Flash, view.Thing]
	table   lux.Table // as it is shown while something is on its way
	flights []flight  // what the match waits for, too, but no person
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
		if resolve.Of(events[g.Seen]) {
			g.takeEnd()
		} else {
			g.takeEvent(events[g.Seen])
		}
	}
}

// takeEnd has the end of a round counted, as far as it has come.
func (g *shown) takeEnd() {
	counted := g.Seen
	events := g.session.Events()[:g.pastEnd()]
	announce := announcer{g.viewpoint}
	if counted == resolve.Begins(events, len(events)) {
		g.Wait(announce.pause(announce.tableAt(counted)))
	}
	g.Wait(announce.counting(announce.end(events, counted)))
}

// pastEnd takes all events of the end of a round that there are as shown, and returns how many of the match are.
func (g *shown) pastEnd() int {
	for events := g.session.Events(); g.Seen < len(events) && resolve.Of(events[g.Seen]); g.Seen++ {
		g.write(g.Seen)
	}
	g.Stale = true
	return g.Seen
}

// Announce implements part of [table.Shown]. While the end of a round is counted, a computer player decides whether it pays.
func (g *shown) Announce(app *scene.App, intents []input.Intent) (changed bool) {
	if c := g.Waiting[0].counting; c != nil && c.Waits() {
		counted := g.Seen
		g.session.Think()
		if now := g.pastEnd(); now > counted {
			c.GoesOn(announcer{g.viewpoint}.end(g.session.Events()[:now], counted))
		}
	}
	return g.Progress.Announce(app, intents)
}

// takeEvent takes the next event.
func (g *shown) takeEvent(e lux.Event) {
	g.write(g.Seen)
	g.Seen++
	g.Stale = true
	panel, own := view.OfPanel(e.Seat), e.Seat == g.Seat && g.session.IsPerson(e.Seat)
	switch e.Kind {
	case lux.RoundBegan:
		g.Wait(announcer{g.viewpoint}.round(e.Count, e.Seat))
	case lux.EndTriggered:
		g.Wait(announcer{g.viewpoint}.lastTurn(e.Seat))
	case lux.RobTurned:
		g.Wait(announcer{g.viewpoint}.rob(e))
	case lux.Played:
		to := view.OfHome(e.Seat, lux.District(e.To))
		if e.At == lux.AtCapital {
			to = view.OfCapital(lux.District(e.To))
		}
		if own {
			g.settle(to, 0)
			g.App.Play(audio.Stone)
			return
		}
		g.fly(view.OfCard(e.Card, 0), e.Seat, panel, to)
		last := &g.flights[len(g.flights)-1]
		last.large, last.left = true, motion.Tween{Seconds: movedTime, To: 1}
		g.settle(to, movedTime)
	case lux.PowerUsed:
		if e.To >= 0 && e.Power != lux.Scholar && e.Power != lux.Dualist && e.Power != lux.Merchant {
			g.came(g.place(e))
		}
	case lux.Drew:
		g.fly(view.Thing{Kind: view.Deck}, e.Seat, view.Thing{Kind: view.Deck}, panel)
		g.hear(audio.Paper, panel)
	case lux.GoldPaid:
		g.came(view.Thing{Kind: view.Purse, Seat: e.Seat})
		g.hear(audio.Coins, view.Thing{Kind: view.Purse, Seat: e.Seat})
	}
}

// place is where a power was used, in the end.
func (g *shown) place(e lux.Event) view.Thing {
	if e.At >= 0 {
		return view.OfHome(int(e.At), lux.District(e.To))
	}
	return view.OfCapital(lux.District(e.To))
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

// settle has a citizen step into its district after some seconds, with light.
func (g *shown) settle(thing view.Thing, delay float64) {
	if g.art.Pace().Still() {
		delay = 0
	}
	g.FlashAfter(view.Flash{Thing: thing, Settles: true}, delay, settleTime)
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
		} else if f.large {
			g.App.Play(audio.Stone)
		}
	}
	g.flights = flying
	g.Stale = g.StepFlashes(pace.Fade(seconds)) || g.Stale
	if len(g.flights) == 0 && len(g.Waiting) == 0 && g.Seen == len(g.session.Events()) {
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
		p.Flying = append(p.Flying, g.flying(p, &f))
	}
	if len(g.Waiting) == 0 {
		return
	}
	first := g.Waiting[0]
	p.Banner = first.banner
	if first.table != nil {
		p.Table = *first.table
		for d := range lux.District(lux.HomeDistricts) {
			limit := p.Table.OpenLimitOf(d)
			p.Limits[d] = [2]int{limit, limit}
		}
		for n, laid := range p.Table.Laid() {
			p.Modifiers[n] = int(laid.Value)
		}
	}
}

// flying is where a thing on its way is now.
func (g *shown) flying(p *view.Position, f *flight) view.Flying {
	fromX, fromY := g.picture.Where(p, f.from).Centre()
	toX, toY := g.picture.Where(p, f.to).Centre()
	part, grown := f.left.Value(), 0.0
	if f.large {
		part, grown = motion.Presented(part)
	}
	return view.Flying{Thing: f.thing, Seat: f.seat, X: fromX + (toX-fromX)*part, Y: fromY + (toY-fromY)*part, Grown: grown}
}

// TakeLog implements part of [table.Shown].
func (g *shown) TakeLog(in input.Intent) bool { return g.Log.Take(g.picture.LogPanel(), in) }
