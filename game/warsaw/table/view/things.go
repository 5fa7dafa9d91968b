package view

import (
	"math"

	"capital/render/widget"
	"capital/rules/warsaw"
)

// placed is a thing where it lies.
type placed struct {
	Thing
	place widget.Rect
}

// whereIs is where a thing lies.
func (r region) whereIs(thing Thing) widget.Rect {
	for _, one := range r.things() {
		if one.Thing == thing {
			return one.place
		}
	}
	return widget.Rect{}
}

// thingAt is the thing at a point that can be pointed at there: not what lies under a sheet.
func (r region) thingAt(x, y float64) (at Thing) {
	if _, on := r.l.SheetAt(&r.p.Side, x, y); on && !r.p.Side.saysThings() {
		return Thing{}
	}
	least := math.Inf(1)
	for _, one := range r.things() {
		if size := one.place.W * one.place.H; one.place.Contains(x, y) && size < least {
			at, least = one.Thing, size
		}
	}
	return at
}

// saysThings reports whether things lie on the sheet that is open.
func (s *Side) saysThings() bool { return s.Log == nil && (s.Advice != nil || s.Sum != nil) }

// things are all things of the position where they lie, in the order in which keys go through them.
func (r region) things() (all []placed) {
	add := func(thing Thing, place widget.Rect) {
		if place.W > 0 && place.H > 0 {
			all = append(all, placed{thing, place})
		}
	}
	for n, place := range r.l.Milestones {
		add(Thing{Kind: MilestoneOf, N: n}, place)
	}
	for n, place := range r.l.Epochs {
		add(Thing{Kind: EpochOf, N: n + 1}, place)
	}
	for n, place := range r.l.Wars {
		if epoch := n + 3; r.p.Table.Epoch() <= epoch {
			add(Thing{Kind: WarAfter, N: epoch}, place)
		}
	}
	add(Thing{Kind: Track}, r.l.Track)
	for n, seat := range Others(r.p.Seat, len(r.p.Names)) {
		others{r}.things(seat, r.l.Other(n, len(r.p.Names)), add)
	}
	board{r}.things(add)
	if r.l.strip() {
		strip{r}.things(add)
	}
	band{r}.things(add)
	side{r}.things(add)
	return all
}

// districtThings are the tiles of a seat's district, drawn at a place.
func (r region) districtThings(seat int, at Place, within widget.Rect, add func(Thing, widget.Rect)) {
	d := &r.p.Table.Player(seat).District
	for s := d.Occupied(); s != 0 && at.Tile > 0; s &= s - 1 {
		place := overlap(at.Space(s.First()&3, s.First()>>2), within)
		add(Thing{Kind: TileOf, Seat: seat, Space: d.SpaceOf(s.First())}, place)
	}
}

// overlap is what two places share.
func overlap(a, b widget.Rect) widget.Rect {
	x, y := math.Max(a.X, b.X), math.Max(a.Y, b.Y)
	return widget.Rect{X: x, Y: y, W: math.Max(math.Min(a.X+a.W, b.X+b.W)-x, 0), H: math.Max(math.Min(a.Y+a.H, b.Y+b.H)-y, 0)}
}

// things are the tiles of the large district.
func (r board) things(add func(Thing, widget.Rect)) {
	seat := r.p.boardSeat()
	add(Thing{Kind: SeatOf, Seat: seat, N: 1}, r.layName(r.l.Fit(r.p.district())))
	r.districtThings(seat, r.p.Place, r.l.Board, add)
}

// things are what another seat's panel shows.
func (r others) things(seat int, panel widget.Rect, add func(Thing, widget.Rect)) {
	parts := r.l.otherParts(panel)
	add(Thing{Kind: SeatOf, Seat: seat}, panel)
	at := r.layHeader(seat, parts.header)
	purse := r.layPurse(r.purse(seat), at)
	add(Thing{Kind: PointsOf, Seat: seat}, purse[0])
	add(Thing{Kind: CoinsOf, Seat: seat}, purse[1])
	r.districtThings(seat, r.l.smallPlace(&r.p.Table.Player(seat).District, parts.district), panel, add)
	if r.usesTile(seat) {
		add(Thing{Kind: UsedBy, Seat: seat}, parts.used)
	}
	if !r.l.Close {
		r.factThings(seat, parts.facts, add)
	}
}

// factThings are what is to be known of a seat, drawn in a place.
func (r region) factThings(seat int, place widget.Rect, add func(Thing, widget.Rect)) {
	facts := r.facts(seat)
	r.U *= r.factSize(facts, place)
	for n, at := range r.layFacts(facts, place) {
		if at.Y > place.Y && at.Y+at.H > place.Y+place.H+4*r.U {
			return
		}
		add(Thing{Kind: FactOf, Seat: seat, N: n}, at)
	}
}

// things are the signs of a strip: the facts of the district that is shown large, else the figures of a sum.
func (r strip) things(add func(Thing, widget.Rect)) {
	s, in := &r.p.Side, r.opens(r.inner(r.l.Side))
	switch {
	case s.Open || s.Log != nil || s.Advice != nil || s.Thinking != nil:
	case r.p.Enlarged >= 0:
		r.factThings(r.p.Enlarged, in, add)
	case s.Sum != nil:
		wide, high := sum(r).figuresWide(s.Sum), math.Min(stripLine*r.U, in.H)
		add(Thing{Kind: NetOf}, widget.Rect{X: in.X + in.W - wide, Y: in.Y + in.H - high, W: wide, H: high})
	}
}

// things are what lies along the bottom of the screen.
func (r band) things(add func(Thing, widget.Rect)) {
	seat := r.p.Seat
	add(Thing{Kind: SeatOf, Seat: seat}, r.l.Own)
	purse, next := r.layPurse(r.purse(seat), r.ownPurse()), r.layPurse(r.next(seat), r.ownNext())
	add(Thing{Kind: PointsOf, Seat: seat}, purse[0])
	add(Thing{Kind: CoinsOf, Seat: seat}, purse[1])
	add(Thing{Kind: FactOf, Seat: seat, N: factPoints}, next[0])
	add(Thing{Kind: FactOf, Seat: seat, N: factCoins}, next[1])
	for n := range r.p.Hand.Tiles {
		add(Thing{Kind: HandTile, N: n}, r.l.Hand[n])
	}
	for n := range r.p.Hand.Backs {
		add(Thing{Kind: HandBack, N: n}, r.l.Hand[n])
	}
	if r.p.Drops.Shown {
		add(Thing{Kind: FaceDownDrop}, r.l.FaceDown)
		add(Thing{Kind: DiscardDrop}, r.l.Discard)
		return
	}
	for n, place := range r.layLosses().slots {
		add(Thing{Kind: LossSlot, N: n}, place)
	}
}

// things are the signs of what is said beside the board.
func (r side) things(add func(Thing, widget.Rect)) {
	s := &r.p.Side
	place, open := r.l.sheet(s)
	if !open && r.l.strip() || s.Log != nil {
		return
	}
	if s.Advice != nil {
		l := r.l.Advice(len(s.Advice.Rows))
		for n := range s.Advice.Rows {
			add(Thing{Kind: TagOf, N: n}, advice(r).tagPlace(&s.Advice.Rows[n], l.Rows[n]))
		}
		return
	}
	if s.Sum == nil || s.Thinking != nil {
		return
	}
	l := r.layAsked(place.Inset(12 * r.U))
	if s.Sum.Net != (warsaw.Sum{}) || len(s.Sum.Why) > 0 {
		l.net.H = netLine * l.own * r.U
		add(Thing{Kind: NetOf}, l.net)
	}
}

// pointedThing is the thing that says what it is: the one that keys are at, else the one that the pointer rests on.
func (r region) pointedThing() Thing {
	switch {
	case r.p.Banner.Title != "" || r.p.Held.Carried:
		return Thing{}
	case !r.p.Focus.None():
		return r.p.Focus
	case !r.p.Rests || r.p.Refusal.Words != "":
		return Thing{}
	}
	return r.thingAt(r.p.PointerX, r.p.PointerY)
}
