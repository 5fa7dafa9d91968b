package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/rome/table/scoring"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/input"
	"capital/render/motion"
	"capital/rules/rome"
)

// How long things pass at the designed speed, in seconds.
const (
	ringTime   = 1.0 // the ring around what has just come
	flightTime = 0.4 // a card or a house on its way
)

// flash is something that passes by itself.
type flash struct {
	view.Flash
	left motion.Tween
}

// flight is something on its way from one place of the table to another.
type flight struct {
	thing    view.Thing
	seat     int
	from, to view.Thing
	left     motion.Tween
}

// progress is how far the match has been shown: it turns events into motion, sound and lines of the log.
type progress struct {
	*sight
	seen    int            // events already shown
	table   rome.Table     // as it is shown while something is on its way
	waiting []announcement // what the match waits for, the first being shown
	flights []flight       // what the match waits for, too, but no person
	flashes []flash        // what passes by itself
	log     *view.Log
	scored  bool // the last event was of a scoring
}

// catchUp takes everything that has happened as shown already.
func (g *progress) catchUp() {
	g.seen = len(g.session.Events())
	g.rewrite()
	g.table = *g.session.Table()
	g.waiting, g.flights, g.flashes = g.waiting[:0], g.flights[:0], g.flashes[:0]
	g.changed = true
}

// rewrite writes the log of what has been shown.
func (g *progress) rewrite() {
	g.log.Clear()
	g.scored = false
	if seed := g.session.Record().Seed; g.art.SeedKnown(seed) {
		g.log.Add(view.LogLine{Words: g.art.Strings.Text("log.seed", seed), Seat: -1, Depth: 1})
	}
	for _, e := range g.session.Events()[:g.seen] {
		g.write(e)
	}
}

// write adds a line about an event to the log, where it tells something.
func (g *progress) write(e rome.Event) {
	scores := e.Kind == rome.PrefectureScored || e.Kind == rome.RoundScored
	if scores && !g.scored {
		g.log.Add(view.LogLine{Words: g.art.Strings.Text("log.scoring"), Seat: -1, Depth: 1})
	}
	g.scored = scores
	if line := wording.Log(g.art, g.told(), e); line.Words != "" {
		g.log.Add(line)
	}
}

// takeEvents turns what has happened since the last tick into motion and sound.
func (g *progress) takeEvents() {
	for events := g.session.Events(); g.seen < len(events); {
		switch events[g.seen].Kind {
		case rome.BidShown:
			g.takeBids(events)
		case rome.PrefectureScored, rome.RoundScored:
			g.takeScoring(events)
		default:
			g.takeEvent(events[g.seen])
		}
	}
}

// takeWhile takes the next events as long as they are of some kinds.
func (g *progress) takeWhile(events []rome.Event, kinds ...rome.EventKind) []rome.Event {
	from := g.seen
	for g.seen < len(events) {
		found := false
		for _, kind := range kinds {
			found = found || events[g.seen].Kind == kind
		}
		if !found {
			break
		}
		g.write(events[g.seen])
		g.seen++
	}
	return events[from:g.seen]
}

// takeBids gathers the events of one auction into one announcement.
func (g *progress) takeBids(events []rome.Event) {
	from := g.seen
	g.takeWhile(events, rome.BidShown)
	g.write(events[g.seen])
	g.seen++
	g.changed = true
	g.wait(announcer{g.sight}.reveal(events[from:g.seen], auctions(events[:from])-1))
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
func (g *progress) takeScoring(events []rome.Event) {
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
	g.changed = true
	g.wait(pause())
	g.wait(announcement{
		scoring: scoring.New(g.art, g.names(), scoring.Rounds(&played)), sound: audio.Coins, before: before,
		watched: g.session.People() == 0, left: motion.Tween{From: 1, Seconds: sheetTime},
	})
}

// takeEvent takes the next event.
func (g *progress) takeEvent(e rome.Event) {
	g.seen++
	g.changed = true
	g.write(e)
	panel, own := view.Thing{Kind: view.Panel, Seat: e.Seat}, e.Seat == g.seat && g.session.IsPerson(e.Seat)
	switch e.Kind {
	case rome.RoundBegan:
		g.wait(announcer{g.sight}.round(e.Count, e.Seat))
	case rome.AuctionBegan:
		if g.session.Table().Auction() == 0 {
			g.wait(announcer{g.sight}.auctions())
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
		if e.Seat == g.seat {
			to = view.Thing{Kind: view.Fan}
		}
		g.fly(view.OfCard(e.Card), e.Seat, view.OfPile(e.Card.Type()), to)
		g.art.Play(audio.Paper)
	}
}

func (g *progress) wait(a announcement) { g.waiting = append(g.waiting, a) }

// came shows that something has just come to its place.
func (g *progress) came(thing view.Thing) {
	g.flashes = append(g.flashes, flash{view.Flash{Thing: thing}, motion.Tween{From: 1, Seconds: ringTime}})
	g.art.Play(audio.Stone)
}

// fly sends a thing on its way.
func (g *progress) fly(thing view.Thing, seat int, from, to view.Thing) {
	g.flights = append(g.flights, flight{thing, seat, from, to, motion.Tween{Seconds: flightTime, To: 1, Ease: motion.InOut}})
}

// land ends all that is on its way.
func (g *progress) land() {
	g.changed = g.changed || len(g.flights) > 0
	g.flights = g.flights[:0]
}

// announce plays the first announcement that the match waits for. One that begins has its whole time before it, but is over
// where nothing shall be shown.
func (g *progress) announce(intents []input.Intent) {
	first := &g.waiting[0]
	passed := g.art.Fade()
	if !first.begun {
		first.begun = true
		g.changed = true
		passed = g.art.Pace().Fade(0)
		if !first.silent() {
			g.art.Play(first.sound)
		}
	}
	changed, done := first.step(intents, passed)
	if done {
		if first.scoring != nil {
			first.scoring.Leave()
		}
		g.waiting = g.waiting[1:]
	}
	g.changed = g.changed || changed || done
}

// step lets seconds pass for what flashes and flies.
func (g *progress) step(seconds float64) {
	pace := g.art.Pace()
	flying := g.flights[:0]
	for _, f := range g.flights {
		g.changed = f.left.Step(pace.Move(seconds)) || g.changed
		if !f.left.Done() {
			flying = append(flying, f)
		}
	}
	g.flights = flying
	kept := g.flashes[:0]
	for _, f := range g.flashes {
		g.changed = f.left.Step(pace.Fade(seconds)) || g.changed
		if !f.left.Done() {
			kept = append(kept, f)
		}
	}
	g.flashes = kept
	if len(g.flights) == 0 && g.seen == len(g.session.Events()) {
		g.table = *g.session.Table()
	}
}

// allShown reports whether all that has happened has been seen.
func (g *progress) allShown() bool {
	return len(g.waiting) == 0 && len(g.flights) == 0 && len(g.flashes) == 0 && g.seen == len(g.session.Events())
}

// show puts what has been shown of the match into the picture.
func (g *progress) show(p *view.Position) {
	if len(g.flights) > 0 {
		p.Table = g.table
	}
	for _, a := range g.waiting {
		if a.scoring != nil {
			p.Scores = a.before
			break
		}
	}
	for _, f := range g.flashes {
		f.Left = f.left.Value()
		p.Flashes = append(p.Flashes, f.Flash)
	}
	for _, f := range g.flights {
		p.Flying = append(p.Flying, g.flying(p, &f))
	}
	if len(g.waiting) == 0 {
		return
	}
	p.Banner, p.Scoring = g.waiting[0].banner, len(g.flights) == 0 && g.waiting[0].scores()
	if r := g.waiting[0].auction; r != nil {
		p.Auction = r.picture()
	}
}

// flying is where a thing on its way is now.
func (g *progress) flying(p *view.Position, f *flight) view.Flying {
	fromX, fromY := g.picture.Where(p, f.from).Centre()
	toX, toY := g.picture.Where(p, f.to).Centre()
	part := f.left.Value()
	return view.Flying{Thing: f.thing, Seat: f.seat, X: fromX + (toX-fromX)*part, Y: fromY + (toY-fromY)*part}
}

// drawScoring draws the scoring over the whole table, where it is announced, and reports whether it is.
func (g *progress) drawScoring(dst *ebiten.Image) bool {
	if len(g.waiting) == 0 || g.waiting[0].scoring == nil {
		return false
	}
	g.waiting[0].scoring.Draw(dst)
	return true
}
