package view

import (
	"math"
	"slices"
	"strconv"

	"capital/render/expo/tinplate"
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// offered is what may be had: buildings, spaces of the initiative, prosperity tiles; and answers.
type offered struct{ region }

func (r offered) draw() {
	if r.l.Close {
		r.drawTabs()
		r.Box(r.l.Tray, 8*r.U, 1.2*r.U, Pane, PaneLine)
	}
	if in, ok := r.l.shownIn(r.p, Market); ok {
		r.drawMarket(in)
	}
	if in, ok := r.l.shownIn(r.p, Order); ok {
		r.drawOrder(in)
	}
	if in, ok := r.l.shownIn(r.p, Prosperity); ok {
		r.drawProsperity(in)
	}
	if in, ok := r.l.shownIn(r.p, Nothing); ok {
		r.drawAnswers(in)
	}
}

// drawTabs draws the tabs: that of what lies in the tray stands out, and so does one behind which something may be chosen.
func (r offered) drawTabs() {
	u := r.U
	for n, place := range r.l.Tabs {
		kind := tabThings[n]
		face, line, thick := Pane, PaneLine, 1.2*u
		if r.p.Tray.Kind == kind || r.p.Open.Kind == kind {
			face, line, thick = PaneSolid, theme.Ink, 2.4*u
		}
		r.Box(place, 8*u, thick, face, line)
		sign := tabSigns[n]
		size := math.Floor(0.66 * math.Min(place.H, place.W))
		x, y := place.Centre()
		r.Sign(sign, x-size/2, y-size/2, size)
	}
}

// drawMarket draws the rows of the market: what a tile costs now and, where it lies in the next round, then.
func (r offered) drawMarket(in widget.Rect) {
	u := r.U
	if !r.l.Close {
		r.Box(in, 10*u, 1.5*u, Pane, PaneLine)
	}
	m := r.l.layMarket(r.table(), in)
	for row := range expo.Rows {
		r.drawHead(row, m.heads[row])
		tiles := r.table().Row(row)
		for n := range max(m.most[row], len(tiles)) {
			place := m.tile(row, n)
			if n >= len(tiles) {
				if row == 0 || n == 0 {
					r.Outline(place.Inset(2*u), 0.08*place.W, u, PaneLine.Fade(0.6))
				}
				continue
			}
			r.drawOffer(OfOffer(tiles[n]), place)
		}
	}
}

// drawHead draws what the tiles of a row cost, and below it what they will cost in the next round, or that they leave.
func (r offered) drawHead(row int, in widget.Rect) {
	u := r.U
	price := math.Floor(math.Min(0.86*in.W, 0.6*in.H))
	low := math.Floor(0.62 * price)
	high := price + low + 3*u
	y := in.Y + math.Max(0, (in.H-high)/2)
	x := in.X + in.W/2
	r.Icons.Badge(r.Dst, tinplate.Track(expo.Economy), strconv.Itoa(expo.RowPrice(row)), math.Round(x-price/2), math.Round(y), price)
	r.drawTaxes(expo.RowPrice(row), x+0.5*price, y, 0.62*price)
	y += price + 2*u
	arrow := math.Floor(0.8 * low)
	r.SignIn(icon.Becomes, x-arrow-u, y+(low-arrow)/2, arrow, theme.InkSoft)
	if row+1 < expo.Rows {
		words := strconv.Itoa(expo.RowPrice(row + 1))
		r.Say(words, x+2*u, y+low/2, pencil.Bold(math.Max(0.9*low/u, r.Writer.Least/u)).In(theme.InkSoft))
		return
	}
	r.SignIn(leaves, x+u, y+(low-arrow)/2, arrow, theme.InkSoft)
}

// drawOffer draws a tile that may be had, or where it lay while it is carried.
func (r offered) drawOffer(thing Thing, place widget.Rect) {
	if r.p.Held.Thing == thing && r.p.Held.Gliding == 0 {
		r.Outline(place, 0.08*place.W, 2*r.U, PaneLine)
		return
	}
	if thing.Kind == Turned {
		r.art.Pieces.DrawLake(r.Dst, place.X, place.Y, place.W, 1)
	} else {
		r.Tile(thing.Tile, place, 1)
	}
	switch {
	case slices.Contains(r.p.Chosen, thing):
		r.Outline(grown(place, 1.5*r.U), 0.08*place.W, 4*r.U, theme.Highlight)
	case r.anyLit(thing.Kind) && !r.lit(thing):
		r.Cover(place, 0.08*place.W, theme.PaperLight.Fade(0.55))
	}
}

// caption writes what lies in a place, above it.
func (r offered) caption(key string, in widget.Rect) {
	if r.l.Close {
		return
	}
	pad := r.l.pad()
	r.SayWithin(r.words(key), in.X+pad, in.Y+pad+(orderHead-4)/2*r.U, in.W-2*pad, pencil.Bold(14).In(theme.InkSoft))
}

// drawOrder draws the spaces of the initiative: who is on each, who has chosen it, and what it costs the seat in view.
func (r offered) drawOrder(in widget.Rect) {
	u := r.U
	if !r.l.Close {
		r.Box(in, 10*u, 1.5*u, Pane, PaneLine)
	}
	r.caption("table.order", in)
	for space := 1; space <= r.table().Spaces(); space++ {
		r.drawSpace(space, r.l.space(in, space))
	}
}

// drawSpace draws one space.
func (r offered) drawSpace(space int, place widget.Rect) {
	u, t := r.U, r.table()
	thing := OfSpace(space)
	face := PaneSolid
	if t.Phase() == expo.PhaseSpace && t.SpaceTaken(space) {
		face = Slot
	}
	r.Box(place, 7*u, 1.2*u, face, PaneLine)
	if slices.Contains(r.p.Chosen, thing) {
		r.Outline(place, 7*u, 4*u, theme.Highlight)
	}
	now, next := r.onSpace(space)
	if t.Phase() != expo.PhaseSpace && now >= 0 && r.p.Thinks[now] {
		r.Outline(place, 7*u, 2.5*u, theme.Highlight)
	}
	who, coin := place, place // the one above the other, or beside it
	if place.W > 1.6*place.H {
		who.W /= 2
		coin.X, coin.W = place.X+who.W, place.W-who.W
	} else {
		coin.H = math.Min(0.5*place.H, 0.62*place.W)
		who.H -= coin.H
		coin.Y += who.H
	}
	r.drawOnSpace(space, now, next, who.Inset(2*u))
	coin = coin.Inset(1.5 * u)
	size := math.Floor(math.Min(coin.W, coin.H))
	x, y := coin.Centre()
	cost := strconv.Itoa(t.SpaceCost(r.p.Seat, space))
	r.Icons.Badge(r.Dst, tinplate.Track(expo.Economy), cost, math.Round(x-size/2), math.Round(y-size/2), size)
	if !t.SpaceTaken(space) {
		r.drawTaxes(t.SpaceCost(r.p.Seat, space), x+0.62*size, y-0.5*size, 0.66*size)
	}
}

// drawTaxes draws the prestige that taxes for a price take, if it needs any, around a point on its coin's rim.
func (r offered) drawTaxes(price int, x, y, size float64) {
	lots := r.table().Lots(r.p.Seat, price)
	if lots == 0 || r.table().Over() {
		return
	}
	size = math.Floor(math.Max(size, 15*r.U))
	r.Icons.Badge(r.Dst, tinplate.Track(expo.Prestige), minus(-lots), math.Round(x-0.5*size), math.Round(y-0.2*size), size)
}

// drawOnSpace draws who is on a space, and while all choose who comes there: who leaves it is softer.
func (r offered) drawOnSpace(space, now, next int, in widget.Rect) {
	x, y := in.Centre()
	size := math.Floor(math.Min(in.H, 0.58*in.W))
	chooses := r.table().Phase() == expo.PhaseSpace
	switch {
	case chooses && next >= 0 && now >= 0 && now != next:
		r.Emblem(next, x-0.85*size, y-size/2, size)
		r.drawSofter(now, x+0.15*size, y-0.3*size, 0.6*size)
	case chooses && next >= 0:
		r.Emblem(next, x-size/2, y-size/2, size)
	case chooses && now >= 0:
		r.drawSofter(now, x-0.4*size, y-0.4*size, 0.8*size)
	case now >= 0:
		r.Emblem(now, x-size/2, y-size/2, size)
	default:
		r.Say(strconv.Itoa(space), x, y, pencil.Bold(16).In(theme.InkSoft).Centred())
	}
}

// drawSofter draws the emblem of a seat that is about to leave a space.
func (r offered) drawSofter(seat int, x, y, size float64) {
	r.art.Emblem(r.Dst, seat, x, y, math.Floor(size), r.SeatTone(seat).Mix(Slot, 0.6), theme.PaperLight)
}

// onSpace are the seat that is on a space and the one that has chosen it, or -1.
func (r region) onSpace(space int) (now, next int) {
	now, next = -1, -1
	for seat := range r.table().Seats() {
		p := r.table().Player(seat)
		if int(p.Space) == space {
			now = seat
		}
		if int(p.Next) == space {
			next = seat
		}
	}
	return now, next
}

// drawProsperity draws the prosperity tiles that lie open, who qualifies for each, and the Lakes on their backs.
func (r offered) drawProsperity(in widget.Rect) {
	u, t := r.U, r.table()
	if !r.l.Close {
		r.Box(in, 10*u, 1.5*u, Pane, PaneLine)
	}
	r.caption("table.prosperity", in)
	for n := range t.Seats() {
		parts := r.l.open(in, n)
		if n >= len(t.Open()) {
			r.Outline(parts.tile.Inset(2*u), 0.08*parts.tile.W, u, PaneLine.Fade(0.6))
			continue
		}
		id := t.Open()[n]
		r.drawOffer(OfOpen(id), parts.tile)
		r.drawOffer(OfTurned(id), parts.lake)
		r.drawQualified(id, parts.seats)
	}
}

// drawQualified draws the emblems of those who meet what a prosperity tile requires.
func (r offered) drawQualified(id expo.TileID, in widget.Rect) {
	var seats []int
	for seat := range r.table().Seats() {
		if r.table().Qualifies(seat, id) {
			seats = append(seats, seat)
		}
	}
	size := math.Floor(math.Min(in.H, 20*r.U))
	step := math.Min(size+2*r.U, (in.W-size)/math.Max(float64(len(seats)-1), 1))
	for n, seat := range seats {
		r.Emblem(seat, in.X+float64(n)*step, in.Y+(in.H-size)/2, size)
	}
	if len(seats) == 0 {
		r.Say("–", in.X+size/2, in.Y+in.H/2, pencil.Soft(16).Centred())
	}
}

// drawAnswers draws what may be answered where tiles are to be activated.
func (r offered) drawAnswers(in widget.Rect) {
	u := r.U
	for n := range answers {
		thing := OfAnswer(n)
		if !r.lit(thing) {
			continue
		}
		place := r.l.answer(in, n)
		r.Box(place, 8*u, 2*u, PaneSolid, theme.Ink)
		if r.p.Focus == thing || place.Contains(r.p.PointerX, r.p.PointerY) || slices.Contains(r.p.Chosen, thing) {
			r.Outline(grown(place, 2*u), 9*u, 4*u, theme.Highlight)
		}
		r.drawAnswer(n, place.Inset(4*u))
	}
}

// drawAnswer says one answer, with the sign of what it brings.
func (r offered) drawAnswer(n int, in widget.Rect) {
	u := r.U
	words := r.words([...]string{"answer.prestige", "answer.cube", "answer.stop"}[n])
	l := pencil.Bold(r.l.running(17))
	x, y := in.Centre()
	if n == NoMore {
		r.SayWithin(words, x, y, in.W, l.Centred())
		return
	}
	size := math.Floor(math.Min(in.H, 28*u))
	sign := tinplate.Track([...]expo.Track{expo.Prestige, expo.Cubes}[n])
	wide := math.Min(r.Width(words, l), in.W-size-5*u)
	left := x - (size+5*u+wide)/2
	r.Icons.Badge(r.Dst, sign, "+1", math.Round(left), math.Round(y-size/2), size)
	r.SayWithin(words, left+size+5*u, y, wide+u, pencil.Label(l))
}
