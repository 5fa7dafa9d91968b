package view

import (
	"math"

	"capital/render/lux/enamel"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// token is something that is laid beside cards.
type token struct {
	kind   tokenKind
	number int // of a modifier its value, or 0; of a token which; of a follower the seat; of a tile the district
	seat   int // who laid a modifier that lies face down
}

type tokenKind uint8

const (
	modifierToken tokenKind = iota
	plainToken
	followerToken
	tileToken
)

// tokensOfCapital are those of a district of the capital: what changes its limit, what pays whom, the tile in the middle.
func (p *Position) tokensOfCapital(d lux.District) (all []token) {
	t := &p.Table
	for n, laid := range t.Laid() {
		if laid.To == d {
			all = append(all, token{modifierToken, p.Modifiers[n], int(laid.Seat)})
		}
	}
	lower, raise := t.Shifted(d)
	all = add(all, enamel.Lower, lower)
	all = add(all, enamel.Raise, raise)
	all = add(all, enamel.Rebel, t.CapitalRebels(d))
	for seat := range t.Seats() {
		if t.Follower(seat, d) {
			all = append(all, token{kind: followerToken, number: seat})
		}
	}
	if t.InPlay(lux.Aristocrat) && t.TileHolder(d) < 0 {
		all = append(all, token{kind: tileToken, number: int(d)})
	}
	return all
}

// tokensOfHome are those of a home district.
func (p *Position) tokensOfHome(seat int, d lux.District) (all []token) {
	t := &p.Table
	if d >= lux.Districts {
		return nil
	}
	all = add(all, enamel.Rebel, t.HomeRebels(seat, d))
	all = add(all, enamel.Guard, t.Guards(seat, d))
	if t.InPlay(lux.Aristocrat) && t.TileHolder(d) == seat {
		all = append(all, token{kind: tileToken, number: int(d)})
	}
	return all
}

// add adds so many tokens that are alike.
func add(all []token, t enamel.Token, count int) []token {
	for range count {
		all = append(all, token{kind: plainToken, number: int(t)})
	}
	return all
}

// tokenPlace is where the n-th of so many tokens lies: side by side from the left, over each other where they have no room.
func tokenPlace(in widget.Rect, n, of int) widget.Rect {
	size := math.Floor(in.H)
	step := size * 1.06
	if of > 1 {
		step = math.Min(step, (in.W-size)/float64(of-1))
	}
	return widget.Rect{X: in.X + float64(n)*step, Y: in.Y, W: size, H: size}
}

// drawTokens draws tokens.
func (r region) drawTokens(all []token, in widget.Rect) {
	pieces := r.art.Pieces
	for n, one := range all {
		at := tokenPlace(in, n, len(all))
		switch one.kind {
		case modifierToken:
			pieces.DrawModifier(r.Dst, one.number, at.X, at.Y, at.W, 1)
			if one.number == 0 { // it lies face down: who laid it knows it
				r.emblemDot(one.seat, at.X+0.58*at.W, at.Y+0.58*at.W, 0.5*at.W)
			}
		case plainToken:
			pieces.DrawToken(r.Dst, enamel.Token(one.number), at.X, at.Y, at.W, 1)
		case followerToken:
			pieces.DrawFollower(r.Dst, one.number, at.X, at.Y, at.W, 1)
		case tileToken:
			pieces.DrawTile(r.Dst, lux.District(one.number), at.X, at.Y, at.W, 1)
		}
	}
}

// emblemDot is a seat's emblem on a small disc.
func (r region) emblemDot(seat int, x, y, size float64) {
	r.Cover(widget.Rect{X: x, Y: y, W: size, H: size}, size/2, PaneSolid)
	r.emblem(seat, x+0.12*size, y+0.12*size, 0.76*size)
}

// drawBar draws how far a district is filled: up to its limit, which is a post, and beyond it in pieces. Hidden modifiers make
// the post a zone.
func (r region) drawBar(total int, limit [2]int, in widget.Rect) {
	u, most := r.U, float64(max(total, limit[1]+2, 6))
	s := Stands(total, limit)
	at := func(value int) float64 { return in.X + in.W*math.Min(float64(value)/most, 1) }
	radius := in.H / 2
	r.Cover(in, radius, Slot)
	if limit[0] != limit[1] {
		r.Cover(widget.Rect{X: at(limit[0]), Y: in.Y, W: at(limit[1]) - at(limit[0]), H: in.H}, 0, 0xE9B45CB0)
	}
	safe := widget.Rect{X: in.X, Y: in.Y, W: at(min(total, limit[1])) - in.X, H: in.H}
	if safe.W > 0 {
		r.Cover(safe, radius, s.Tone())
	}
	if s == Over { // what is too much lies in pieces behind the post
		from, step := at(limit[1])+2.5*u, math.Max(4*u, in.H*0.5)
		for x := from; x < at(total)-u; x += step + 2*u {
			r.Cover(widget.Rect{X: x, Y: in.Y, W: math.Min(step, at(total)-x), H: in.H}, u, theme.Bad)
		}
	}
	for _, value := range limit {
		r.Cover(widget.Rect{X: at(value) - u, Y: in.Y - 2.5*u, W: 2.4 * u, H: in.H + 5*u}, u, theme.Ink)
	}
}
