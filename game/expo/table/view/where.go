package view

import (
	"slices"

	"capital/render/widget"
	"capital/rules/expo"
)

// at is what lies under a point, and Nothing where that is nothing that can be pointed at.
func (l *Layout) at(p *Position, x, y float64) Thing {
	if thing, ok := l.openAt(p, x, y); ok {
		return thing
	}
	switch {
	case l.Round.Contains(x, y):
		return Thing{Kind: Round}
	case l.Tracks.Contains(x, y):
		return l.trackAt(p, x, y)
	case l.Fair.Contains(x, y):
		return Thing{Kind: Fair}
	case l.Own.Contains(x, y):
		return l.ownAt(p, x, y)
	case l.City.Contains(x, y):
		return l.cityAt(p, x, y)
	}
	for n, tab := range l.Tabs {
		if tab.Contains(x, y) {
			return Thing{Kind: tabThings[n]}
		}
	}
	for seat := range p.Table.Seats() {
		if in, ok := l.panel(p, seat); ok && in.Contains(x, y) {
			return OfPanel(seat)
		}
	}
	for _, kind := range [...]ThingKind{Market, Order, Prosperity, Nothing} {
		if in, ok := l.shownIn(p, kind); ok && in.Contains(x, y) {
			return l.offeredAt(p, kind, in, x, y)
		}
	}
	return Thing{}
}

// openAt is what lies at a point of what is opened large over the table; not ok where that is not there.
func (l *Layout) openAt(p *Position, x, y float64) (thing Thing, ok bool) {
	if (p.Open.Kind != Tracks && p.Open.Kind != Rivals) || !l.Over.Contains(x, y) {
		return thing, false
	}
	if p.Open.Kind == Tracks {
		if _, fair := l.openTracks(); fair.Contains(x, y) {
			return Thing{Kind: Fair}, true
		}
		return l.trackAt(p, x, y), true
	}
	for seat := range p.Table.Seats() {
		if in, ok := l.panel(p, seat); ok && in.Contains(x, y) {
			return OfPanel(seat), true
		}
	}
	return p.Open, true
}

// offeredAt is what of the market, the order, prosperity or the answers lies at a point of its place.
func (l *Layout) offeredAt(p *Position, kind ThingKind, in widget.Rect, x, y float64) Thing {
	t := &p.Table
	switch kind {
	case Market:
		m := l.layMarket(t, in)
		for row := range expo.Rows {
			for n, id := range t.Row(row) {
				if place := m.tile(row, n); place.Contains(x, y) {
					return OfOffer(id)
				}
			}
		}
	case Order:
		for space := 1; space <= t.Spaces(); space++ {
			if place := l.space(in, space); place.Contains(x, y) {
				return OfSpace(space)
			}
		}
	case Prosperity:
		for n, id := range t.Open() {
			parts := l.open(in, n)
			switch {
			case parts.tile.Contains(x, y):
				return OfOpen(id)
			case parts.lake.Contains(x, y):
				return OfTurned(id)
			}
		}
	case Nothing:
		for n := range answers {
			if place := l.answer(in, n); place.Contains(x, y) && slices.Contains(p.Lit, OfAnswer(n)) {
				return OfAnswer(n)
			}
		}
	}
	return Thing{Kind: kind}
}

// trackAt is the marker or the track at a point.
func (l *Layout) trackAt(p *Position, x, y float64) Thing {
	b, ok := l.barsIn(p)
	for t := range expo.Track(expo.Tracks) {
		if !ok {
			if chip := l.chip(t); chip.Contains(x, y) {
				return OfTrack(t)
			}
			continue
		}
		if row := b.row(t); !row.Contains(x, y) {
			continue
		}
		for seat := range p.Table.Seats() {
			if place := l.marker(p, b, seat, t); place.Contains(x, y) {
				return OfMarker(seat, t)
			}
		}
		return OfTrack(t)
	}
	return Thing{Kind: Tracks}
}

// marker is where a seat's marker lies.
func (l *Layout) marker(p *Position, b bars, seat int, t expo.Track) widget.Rect {
	at, n, of := p.Table.Has(seat, t), 0, 0
	for _, other := range markerOrder(p) {
		if other == seat {
			n = of
		}
		if p.Table.Has(other, t) == at {
			of++
		}
	}
	return b.marker(t, at, n, of)
}

// markerOrder are all seats, that in view at last: it lies on top.
func markerOrder(p *Position) (seats []int) {
	for n := range p.Table.Seats() {
		seats = append(seats, (p.Seat+1+n)%p.Table.Seats())
	}
	return seats
}

// ownAt is what of a seat's things lies at a point.
func (l *Layout) ownAt(p *Position, x, y float64) Thing {
	if !l.Close {
		if thing := l.offeredAt(p, Nothing, l.Own, x, y); thing.Kind == Answer {
			return thing
		}
	}
	for seat := range p.Table.Seats() {
		if place := l.ownTourist(p, seat); place.Contains(x, y) {
			return OfTourist(seat)
		}
	}
	return OfPlant(p.Shown())
}

// cityAt is what of the city that is shown lies at a point.
func (l *Layout) cityAt(p *Position, x, y float64) Thing {
	if !l.window(p).Contains(x, y) {
		return OfPanel(p.Shown())
	}
	g, seat := l.grid(p), p.Shown()
	player := p.Table.Player(seat)
	for _, thing := range p.Lit {
		if thing.Kind != Corner {
			continue
		}
		if place := grown(g.corner(thing.Corner()), 0.12*g.size); place.Contains(x, y) {
			return thing
		}
	}
	for which, c := range player.Crossings {
		if place := g.corner(c); place.Contains(x, y) {
			return OfCrossing(seat, which)
		}
	}
	for other := range p.Table.Seats() {
		if place, ok := l.tourist(p, g, other); ok && place.Contains(x, y) {
			return OfTourist(other)
		}
	}
	c := g.under(x, y)
	if player.At(c) >= 0 {
		return OfTile(seat, c)
	}
	if thing := OfCell(c); slices.Contains(p.Lit, thing) {
		return thing
	}
	return Thing{}
}

// tourist is where a tourist stands that stands on a tile of the city that is shown.
func (l *Layout) tourist(p *Position, g grid, owner int) (place widget.Rect, ok bool) {
	at := p.Table.Tourist(owner)
	if int(at.Holder) != p.Shown() || at.At < 0 {
		return place, false
	}
	n, of := 0, 0 // several may stand on one tile
	for other := range p.Table.Seats() {
		if there := p.Table.Tourist(other); there.Holder == at.Holder && there.At == at.At {
			if other < owner {
				n++
			}
			of++
		}
	}
	tile := g.tile(p.Table.Player(p.Shown()).Tiles[at.At].Cell())
	size := 0.36 * tile.W
	step := size * 0.7
	if of > 1 {
		step = min(step, (tile.W-size)/float64(of-1))
	}
	return widget.Rect{X: tile.X + tile.W - size - float64(n)*step, Y: tile.Y + tile.H - size*1.05, W: size, H: size}, true
}

// ownTourist is where a tourist stands beside the city of who holds it; nowhere where it stands on a tile, or in another city.
func (l *Layout) ownTourist(p *Position, owner int) widget.Rect {
	n, of := -1, 0
	for other := range p.Table.Seats() {
		at := p.Table.Tourist(other)
		if int(at.Holder) != p.Shown() || at.At >= 0 {
			continue
		}
		if other == owner {
			n = of
		}
		of++
	}
	if n < 0 {
		return widget.Rect{}
	}
	in := l.ownParts().tourists
	size := min(in.H, in.W/float64(of))
	return widget.Rect{X: in.X + float64(n)*size, Y: in.Y + (in.H-size)/2, W: size, H: size}
}

// where is where a thing lies, as large as it can be pointed at; the place of one that is not there (any more) is that of what
// holds it.
func (l *Layout) where(p *Position, thing Thing) widget.Rect {
	switch thing.Kind {
	case Tile, Cell, Corner, Crossing, Tourist:
		return l.whereInCity(p, thing)
	case Offer, Open, Turned, Space, Answer, Market, Order, Prosperity:
		return l.whereOffered(p, thing)
	case Track, Marker, Tracks:
		return l.whereOnTracks(p, thing)
	case Panel:
		return l.wherePanel(p, thing.Seat)
	case Plant:
		if thing.Seat == p.Shown() {
			return l.ownParts().plant
		}
		return l.wherePanel(p, thing.Seat)
	case Fair:
		if p.Open.Kind == Tracks {
			_, fair := l.openTracks()
			return fair
		}
		if l.Close {
			return l.Tracks
		}
		return l.Fair
	case Round, Stack:
		return l.Round
	case Rivals:
		if l.Close {
			return l.Tabs[3]
		}
		return l.Over
	}
	return widget.Rect{}
}

// SeatPlace is where a seat is told of.
func (l *Layout) SeatPlace(p *Position, seat int) widget.Rect { return l.wherePanel(p, seat) }

// wherePanel is where a seat's panel lies.
func (l *Layout) wherePanel(p *Position, seat int) widget.Rect {
	if in, ok := l.panel(p, seat); ok {
		return in
	}
	if seat == p.Shown() {
		return l.City
	}
	return l.where(p, Thing{Kind: Rivals})
}

// whereInCity is where something in a city lies: in small where it is not the city that is shown.
func (l *Layout) whereInCity(p *Position, thing Thing) widget.Rect {
	g, seat := l.grid(p), thing.Seat
	if thing.Kind == Tourist {
		seat = int(p.Table.Tourist(thing.Seat).Holder)
	}
	if thing.Kind != Cell && thing.Kind != Corner && seat != p.Shown() {
		return l.whereInSmall(p, seat, thing)
	}
	switch thing.Kind {
	case Corner:
		return g.corner(thing.Corner())
	case Crossing:
		return g.corner(p.Table.Player(seat).Crossings[thing.Which])
	case Tourist:
		if place, ok := l.tourist(p, g, thing.Seat); ok {
			return place
		}
		return l.ownTourist(p, thing.Seat)
	}
	return g.tile(thing.Cell())
}

// whereInSmall is where something in a city lies that is shown in small, or its panel.
func (l *Layout) whereInSmall(p *Position, seat int, thing Thing) widget.Rect {
	in, ok := l.panel(p, seat)
	if !ok || thing.Kind == Tourist {
		return l.wherePanel(p, seat)
	}
	g := l.fitted(p.Table.Player(seat), l.panelParts(in).city, 0, largestSmall*l.U)
	if thing.Kind == Crossing {
		return g.corner(p.Table.Player(seat).Crossings[thing.Which])
	}
	return g.tile(thing.Cell())
}

// whereOffered is where something lies that may be chosen, or the tab that leads to it; before answers that what lies in the tray
// instead of them.
func (l *Layout) whereOffered(p *Position, thing Thing) widget.Rect {
	kind := Nothing
	switch thing.Kind {
	case Offer, Market:
		kind = Market
	case Space, Order:
		kind = Order
	case Open, Turned, Prosperity:
		kind = Prosperity
	}
	in, ok := l.shownIn(p, kind)
	if !ok {
		if kind == Nothing {
			kind = p.Tray.Kind
		}
		return l.Tabs[max(slices.Index(tabThings[:], kind), 0)]
	}
	switch thing.Kind {
	case Offer:
		m := l.layMarket(&p.Table, in)
		for row := range expo.Rows {
			if n := slices.Index(p.Table.Row(row), thing.Tile); n >= 0 {
				return m.tile(row, n)
			}
		}
	case Open, Turned:
		if n := slices.Index(p.Table.Open(), thing.Tile); n >= 0 && thing.Kind == Open {
			return l.open(in, n).tile
		} else if n >= 0 {
			return l.open(in, n).lake
		}
	case Space:
		return l.space(in, thing.Which)
	case Answer:
		return l.answer(in, thing.Which)
	}
	return in
}

// whereOnTracks is where a track, a marker or all tracks lie.
func (l *Layout) whereOnTracks(p *Position, thing Thing) widget.Rect {
	b, ok := l.barsIn(p)
	switch {
	case thing.Kind == Tracks && p.Open.Kind == Tracks:
		tracks, _ := l.openTracks()
		return tracks
	case thing.Kind == Tracks || thing.Track >= expo.Tracks:
		return l.Tracks
	case !ok:
		return l.chip(thing.Track)
	case thing.Kind == Marker:
		return l.marker(p, b, thing.Seat, thing.Track)
	}
	return b.row(thing.Track)
}
