package view

import (
	"math"
	"strconv"

	"capital/game/expo/table/view/naming"
	"capital/render/expo/tinplate"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// course is what lies along the top: the rounds of the three eras, the Expos after them, and what the present round is at.
type course struct{ region }

func (r course) draw() {
	u, in := r.U, r.l.Round
	if in.W < 500*u {
		r.drawShort(in)
		return
	}
	from, to := 1, expo.Rounds
	if in.W < 1000*u { // those of the present era
		from = (expo.EraOf(r.table().Round())-1)*perEra + 1
		to = from + perEra - 1
	}
	tab, x := math.Min(38*u, in.W/20), in.X
	for round := from; round <= to; round++ {
		if round%perEra == 1 {
			name := naming.Era(r.art.Strings, expo.EraOf(round))
			l := pencil.Bold(14).In(r.toneOf(round))
			r.Say(name, x, in.Y+in.H/2, l)
			x += r.Width(name, l) + 6*u
		}
		r.drawRound(round, widget.Rect{X: x, Y: in.Y, W: tab, H: in.H})
		x += tab + 3*u
		if round%perEra == 0 {
			r.drawExpo(round, widget.Rect{X: x, Y: in.Y, W: tab, H: in.H})
			x += tab + 12*u
		}
	}
	r.drawStage(widget.Rect{X: x, Y: in.Y, W: in.X + in.W - x, H: in.H})
}

// perEra is how many rounds an era has.
const perEra = expo.Rounds / expo.Eras

// toneOf is the colour of what belongs to a round: soft when that is over.
func (r course) toneOf(round int) theme.Colour {
	if expo.EraOf(round) == expo.EraOf(r.table().Round()) {
		return theme.Ink
	}
	return theme.InkSoft
}

// drawRound draws the tab of one round: gone, being played, or to come. A prosperity round has its mark.
func (r course) drawRound(round int, place widget.Rect) {
	u, number := r.U, pencil.Bold(17).Centred()
	x, y := place.Centre()
	switch now := r.table().Round(); {
	case round == now:
		number = pencil.Black(20).Centred()
		r.Box(place, 7*u, 3*u, PaneSolid, theme.Highlight)
	case round < now:
		number.Colour = theme.InkSoft
		r.Box(place, 7*u, 1.2*u, Slot, PaneLine)
	default:
		number.Colour = theme.InkSoft
		r.Box(place, 7*u, 1.2*u, Pane, PaneLine)
	}
	r.Say(strconv.Itoa(round), x, y, number)
	if prospers(round) && place.H > 30*u { // prosperity tiles come in this round
		r.Cover(widget.Rect{X: x - 5*u, Y: place.Y + place.H - 6*u, W: 10 * u, H: 3 * u}, 1.5*u, theme.Good)
	}
}

// prospers reports whether prosperity tiles are built in a round (E23).
func prospers(round int) bool { return round%2 == 1 && round > 1 && round < expo.Rounds }

// drawExpo draws the Expo after a round.
func (r course) drawExpo(round int, place widget.Rect) {
	size := math.Min(math.Min(place.W, place.H), 34*r.U)
	x, y := place.Centre()
	ink := theme.InkSoft
	if round >= r.table().Round() {
		ink = theme.Ink
	}
	if expo.EraOf(round) == expo.EraOf(r.table().Round()) && !r.table().Over() {
		r.Cover(widget.Rect{X: x - size/2 - 2*r.U, Y: y - size/2 - 2*r.U, W: size + 4*r.U, H: size + 4*r.U}, size/2, PaneSolid)
	}
	r.SignIn(tinplate.Effect(expo.OfExpo), x-size/2, y-size/2, size, ink)
}

// drawShort draws the present round alone, how many rounds there are until the Expo, and what it is at.
func (r course) drawShort(in widget.Rect) {
	u := r.U
	tab := math.Min(44*u, in.W/4)
	r.drawRound(r.table().Round(), widget.Rect{X: in.X, Y: in.Y, W: tab, H: in.H})
	r.drawStage(widget.Rect{X: in.X + tab + 4*u, Y: in.Y, W: in.W - tab - 4*u, H: in.H})
}

// drawStage says what the round is at, and when the Expo comes.
func (r course) drawStage(in widget.Rect) {
	u := r.U
	r.Box(in, 7*u, 1.2*u, Pane, PaneLine)
	phase := naming.Phase(r.art.Strings, r.table().Phase())
	x, y := in.X+10*u, in.Y+in.H/2
	words := r.untilExpo()
	if r.l.Close || words == "" || in.W < 300*u {
		x, room := in.X+5*u, in.W-10*u
		if words == "" || in.H < 40*u {
			r.SayWithin(phase, x, y, room, pencil.Bold(r.l.running(18)))
			return
		}
		r.SayWithin(phase, x, y-0.22*in.H, room, pencil.Bold(15))
		if r.Width(words, pencil.Soft(14)) <= room {
			r.Say(words, x, y+0.22*in.H, pencil.Soft(14))
			return
		}
		size, ink := math.Floor(0.42*in.H), theme.Ink
		left := r.roundsToExpo()
		if left == 0 {
			ink = theme.Highlight
		}
		r.SignIn(tinplate.Effect(expo.OfExpo), x, y+0.22*in.H-size/2, size, ink)
		if left > 0 {
			r.SayWithin("+"+strconv.Itoa(left), x+size+3*u, y+0.22*in.H, room-size-3*u, pencil.Soft(14))
		}
		return
	}
	wide := math.Min(r.Width(words, pencil.Soft(15)), 0.5*in.W)
	r.SayWithin(words, in.X+in.W-10*u-wide, y, wide+u, pencil.Soft(15))
	r.SayWithin(phase, x, y, in.W-30*u-wide, pencil.Bold(19))
}

// untilExpo says when the Expo comes.
func (r course) untilExpo() string {
	if r.table().Over() {
		return ""
	}
	if left := r.roundsToExpo(); left > 0 {
		return r.words("table.expo.in", left)
	}
	return r.words("table.expo.now")
}

// roundsToExpo is how many rounds come before that after which the Expo is.
func (r course) roundsToExpo() int { return (perEra - r.table().Round()%perEra) % perEra }
