package table

import (
	"math"

	"capital/audio"
	"capital/game/rome/table/sound"
	"capital/game/rome/table/view"
	"capital/render/motion"
	"capital/rules/rome"
)

// carry shows a house or a piece that comes to the map: it is carried there through the air, or sinks where the person has carried
// it already. Monuments come from above.
func (g *shown) carry(e rome.Event, thing, from view.Thing, own bool) {
	f := flight{thing: thing, seat: e.Seat, from: from, to: view.OfPlace(e.Place), left: motion.Tween{Seconds: carryTime, To: 1}}
	f.lands = &landing{site: g.siteOf(e), piece: e.Piece, falls: e.Piece > rome.Fountain, changes: g.changes(e.Place)}
	switch {
	case f.lands.falls:
		f.left.Seconds = fallTime
	case own:
		f.from, f.left.Seconds = f.to, settleTime
	}
	g.flights = append(g.flights, f)
}

// siteOf is where what an event sets down stands: the last such site, as others may have come since.
func (g *shown) siteOf(e rome.Event) view.Site {
	at, pre := view.Site{Place: e.Place}, g.session.Table().Prefecture(e.Place)
	if e.Piece > rome.Fountain {
		at.Monument = true
		return at
	}
	for at.Number = max(int(pre.Used)-1, 0); at.Number > 0; at.Number-- {
		if site := pre.Built[at.Number]; int(site.Height) == e.Height && (e.Height == 0 || int(site.Seat) == e.Seat) {
			break
		}
	}
	return at
}

// changes are what is to flash in a prefecture: how seats stand there otherwise than when it was last seen, and the points that
// they get or lose by it.
func (g *shown) changes(p rome.Place) (flashes []view.Flash) {
	before, now := g.table.Standings(p), g.session.Table().Standings(p)
	was, is := g.table.Prefecture(p), g.session.Table().Prefecture(p)
	for seat := range g.session.Seats() {
		if points := now[seat].Points - before[seat].Points; points != 0 {
			flashes = append(flashes, view.Flash{Chip: view.Chip{Kind: view.ChipFloors, Place: p, Seat: seat}, Points: points, Seat: seat})
		}
		if was.Floors[seat] != is.Floors[seat] || before[seat].Rank != now[seat].Rank {
			flashes = append(flashes, view.Flash{Chip: view.Chip{Kind: view.ChipFloors, Place: p, Seat: seat}})
		}
	}
	return flashes
}

// land sets down what was on its way: with weight and dust, and what it changes lights up.
func (g *shown) land(f *flight) {
	if f.lands == nil {
		return
	}
	if f.lands.falls {
		g.hear(sound.Monument, f.to)
	} else {
		g.hear(audio.Stone, f.to)
	}
	g.Flash(view.Flash{Look: view.FlashLight, Thing: f.to}, lightTime)
	g.Flash(view.Flash{Look: view.FlashDust, Site: f.lands.site}, dustTime)
	for _, change := range f.lands.changes {
		g.Flash(change, lightTime)
	}
}

// lifted is where a thing is that is carried through the air. It is larger on its way, and comes down faster than it rose.
func (g *shown) lifted(p *view.Position, f *flight) view.Flying {
	seen := *p // where it stands is seen in the city as it will be
	seen.Table = *g.session.Table()
	t := f.left.Value()
	toX, toY, unit := g.picture.Stands(&seen, f.lands.site)
	fly := view.Flying{Thing: f.thing, Seat: f.seat, X: toX, Y: toY, Unit: unit, Large: 1, Piece: f.lands.piece}
	high := 0.12 * g.picture.Layout.Window.H
	switch {
	case f.lands.falls:
		left := 1 - t*t*t
		fly.Lift, fly.Large, fly.Faint = 4*high*left, 1+0.35*left, max(1-6*t, 0)
	case f.from == f.to:
		left := 1 - t*t
		fly.Lift, fly.Large = 0.4*high*left, 1+0.12*left
	default:
		from := g.picture.Where(p, f.from)
		way, up := motion.InOut(t), math.Sin(math.Pi*math.Pow(t, 0.8))
		fly.X, fly.Y = from.X+from.W/2+(toX-from.X-from.W/2)*way, from.Y+from.H+(toY-from.Y-from.H)*way
		grows := 0.45
		if f.thing.Kind == view.Piece { // a fountain is small beside a house
			grows = 1.4
		}
		fly.Lift, fly.Large = high*up, 1+grows*up
	}
	if f.thing.Kind == view.Piece && !f.lands.site.Monument {
		fly.Unit *= 0.92 // as large as a fountain is on its site
	}
	return fly
}
