package view

import (
	"capital/render/lux/enamel"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// columnsOf are the columns of the districts, with the power of each at its head.
type columnsOf struct{ region }

func (r columnsOf) draw() {
	for d := range r.l.districts() {
		u, tones, place := r.U, enamel.Family(d), r.l.Columns[d]
		face := tones.Light.Mix(0xFFFFFFFF, 0.15).Fade(0.82)
		if r.Writer.Sharp {
			face = 0xFFFFFFFF
		}
		r.Box(grown(place, u), 10*u, 2*u, face, tones.Base)
		r.drawHead(d, r.l.Heads[d], tones)
	}
}

// drawHead draws a column's head: the sign of its power, the name and in a few words what it does.
func (r columnsOf) drawHead(d lux.District, place widget.Rect, tones theme.Tones) {
	u := r.U
	r.Cover(place, 9*u, tones.Dark)
	power := lux.Outsider
	if d < lux.Districts {
		power = r.table().Power(d)
	}
	name := r.art.PowerName(power)
	white := pencil.Bold(18).In(tones.Ink)
	if d == lux.OutsiderDistrict { // its power stands at the head of the blue column
		x, y := place.Centre()
		size := min(0.56*place.H, 26*u)
		if r.l.Close {
			r.Sign(enamel.Crest(d), x-size/2, y-size/2, size)
			return
		}
		r.Sign(enamel.Crest(d), x-size/2, place.Y+5*u, size)
		r.SayWithin(r.art.DistrictName(d), x, place.Y+size+(place.H-size)/2+3*u, place.W-8*u, pencil.Bold(16).In(tones.Ink).Centred())
		return
	}
	size := place.H - 10*u
	if !r.l.Close {
		size = min(size, 50*u)
		if r.Width(name, pencil.Bold(15)) > place.W-size-38*u { // a narrow column has a small sign
			size *= 0.6
		}
	}
	tile := widget.Rect{X: place.X + 4*u, Y: place.Y + (place.H-size)/2, W: size, H: size}
	r.Cover(tile, 6*u, tones.Light)
	in := size * 0.1
	r.Sign(enamel.Power(power), tile.X+in, tile.Y+in, size-2*in)
	x := tile.X + size + 6*u
	room := place.X + place.W - x - 4*u
	if r.l.Close {
		white.Size = 15
		if fits, _ := r.Writer.Within(name, room, r.Style(white)); fits != name { // its sign and its crest tell
			r.Sign(enamel.Crest(d), place.X+place.W-size-4*u, tile.Y, size)
			return
		}
		r.SayWithin(name, x, place.Y+place.H/2, room, white)
		return
	}
	crest, beside := 20*u, room-24*u
	if fits, _ := r.Writer.Within(name, beside, r.Style(white)); fits == name {
		r.Sign(enamel.Crest(d), place.X+place.W-crest-4*u, place.Y+4*u, crest)
	} else { // the column's colour and its cards tell
		beside = room
	}
	r.SayWithin(name, x, place.Y+14*u, beside, white)
	brief, l := r.art.PowerBrief(power), pencil.Label{Size: 14, Colour: tones.Ink, VAlign: text.Middle}
	r.Own *= r.Fitting(room, place.H-26*u, 0, pencil.Paragraph{Words: brief, Label: l})
	r.Writer.DrawWrapped(r.Dst, brief, x, place.Y+24*u+(place.H-26*u)/2, room, r.RunningStyle(l))
}
