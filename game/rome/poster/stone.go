package poster

import (
	"strconv"

	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/rome/family"
	"capital/render/rome/forum"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// stone is how many pixels a unit of what is built of travertine has.
const stone = 3.0

// Where things stand, in pixels, from the sky down.
const (
	middle     = poster.Width / 2.0
	feet       = 424.0 // of the statues
	atticLeft  = 150.0
	atticRight = poster.Width - atticLeft
	atticTop   = 506.0
	atticHigh  = 264.0
	cornice    = 770.0 // above the frieze, from edge to edge
	frieze     = 806.0
	friezeHigh = 96.0
	wallTop    = frieze + friezeHigh + 30
	socleTop   = 2316.0
	baseTop    = 2904.0
	widest     = 1560.0 // of what is written into the attic and the frieze
)

// Of metal and of what is written on dark stone.
const (
	gilt      theme.Colour = 0xF0BE55FF
	giltShade theme.Colour = 0x7A4A22FF
	pale      theme.Colour = 0xFFE9C4FF
	carved    theme.Colour = 0x5A3136FF // what is cut into stone in small
)

// evening lists what paints the sky, the hills and the houses behind the wall.
func (p *painter) evening() []func() {
	const k = 2.6
	return forum.Evening(p.Part(0, 0, k), poster.Width/k, (cornice+20)/k, 176)
}

// ledge builds a cornice in pixels.
func (p *painter) ledge(left, right, y, high float64) {
	p.mason.Ledge(left/stone, right/stone, y/stone, high/stone)
}

// cut cuts letters into the stone.
func (p *painter) cut(loops []canvas.Loop, size float64) { forum.NewMason(p.Canvas).Cut(loops, size) }

// attic is the wall above the cornice, which bears the name.
func (p *painter) attic() {
	p.mason.Slab(atticLeft/stone, atticTop/stone, (atticRight-atticLeft)/stone, atticHigh/stone)
	p.ledge(atticLeft-24, atticRight+24, atticTop-30, 34)
}

// statues are the emblems of who came first, gilded, on the attic.
func (p *painter) statues() {
	const size, step = 300.0, 366.0
	for n, seat := range p.caption.winners {
		x := middle + step*(float64(n)-float64(len(p.caption.winners)-1)/2)
		tones := pieceart.Family(seat)
		p.mason.Plate((x-size/2)/stone, feet/stone, size/stone, (atticTop-30-feet)/stone, 2)
		p.Rect(tones.Base, x-size/2+22, feet+17, size-44, 18)
		p.Rect(tones.Dark, x-size/2+22, feet+35, size-44, 3)
		p.ledge(x-size*0.54, x+size*0.54, feet-14, 16)
		at := func(dx float64) canvas.Canvas { return p.Part(x-size/2+dx, feet-14-size*0.97, size/100) }
		for deep := 16; deep > 0; deep -= 2 {
			family.Paint(at(-float64(deep)), seat, giltShade, giltShade)
		}
		family.Paint(at(0), seat, gilt, giltShade)
	}
}

// written are the outlines of what is written on the poster as a whole: who won, what it came to, what match it was; and the
// sizes of their types.
func (p *painter) written() (lines [3][]canvas.Loop, sizes [3]float64) {
	const title, about = 70.0, 40.0
	lines[0], sizes[0] = p.rows()
	lines[1], sizes[1] = p.Letters(p.caption.title, text.Bold, middle, frieze+friezeHigh/2+forum.Capital*title/2, title, widest)
	lines[2], sizes[2] = p.Letters(p.caption.about, text.Bold, middle, poster.Height-38, about, widest)
	return lines, sizes
}

// rows are the outlines of the name in the attic and the size of its type: in one row, or in two where many long ones share it.
func (p *painter) rows() (loops []canvas.Loop, size float64) {
	const most, small, mostOfTwo, apart = 190.0, 90.0, 96.0, 1.15
	row := func(words string, size float64) ([]canvas.Loop, float64) {
		return p.Letters(forum.Spaced(words), text.Bold, middle, 0, size, widest)
	}
	const half = atticTop + atticHigh/2
	winners := p.caption.winners
	loops, size = row(p.caption.sign, most)
	if size >= small || len(winners) == 1 {
		return canvas.Shifted(loops, 0, half+forum.Capital*size/2), size
	}
	upper := poster.Together(p.caption.names, winners[:len(winners)/2])
	lower := poster.Together(p.caption.names, winners[len(winners)/2:])
	_, a := row(upper, mostOfTwo)
	_, b := row(lower, mostOfTwo)
	size = min(a, b)
	above, _ := row(upper, size)
	below, _ := row(lower, size)
	foot := half + forum.Capital*size/2
	return append(canvas.Shifted(above, 0, foot-apart*size/2), canvas.Shifted(below, 0, foot+apart*size/2)...), size
}

// sign cuts the name into the attic, and sets in gilded letters into the frieze what it came to.
func (p *painter) sign() {
	lines, sizes := p.written()
	p.cut(lines[0], sizes[0])
	p.mason.Band(0, frieze/stone, poster.Width/stone, friezeHigh/stone)
	p.ledge(-30, poster.Width+30, cornice, 36)
	p.ledge(-30, poster.Width+30, frieze+friezeHigh, 30)
	p.Fill(gilt, lines[1]...)
}

// wall is what the mosaic is set into.
func (p *painter) wall() {
	p.mason.Wall(0, wallTop/stone, poster.Width/stone, (socleTop-wallTop)/stone)
	p.Rect(theme.Shadow, mapLeft-22, mapTop-6, mapWide+28, mapHigh+28)
	p.mason.Frame((mapLeft-14)/stone, (mapTop-14)/stone, (mapWide+28)/stone, (mapHigh+28)/stone, 14/stone)
}

// columns stand on both sides of the mosaic.
func (p *painter) columns() {
	const in, k = 47.0, 2.4
	mason := forum.NewMason(p.Part(0, 0, k))
	for _, x := range [...]float64{in, poster.Width - in} {
		mason.Column(x/k, wallTop/k, socleTop/k)
	}
}

// socle is what everything stands on; below it is said what match it was.
func (p *painter) socle() {
	p.mason.Wall(0, socleTop/stone, poster.Width/stone, (baseTop-socleTop)/stone)
	p.ledge(-30, poster.Width+30, socleTop, 34)
	p.mason.Band(0, baseTop/stone, poster.Width/stone, (poster.Height-baseTop)/stone)
}

func (p *painter) about() {
	lines, _ := p.written()
	p.ledge(-30, poster.Width+30, baseTop-26, 26)
	p.Fill(pale, lines[2]...)
}

// tablets are where the families are told of, each on a tablet of its own.
func (p *painter) tablets() (list []widget.Rect) {
	const top, high, most, gap, side = socleTop + 66, 466.0, 700.0, 36.0, 60.0
	seats := float64(p.city.Seats())
	wide := min((poster.Width-2*side-gap*(seats-1))/seats, most)
	left := middle - (seats*wide+(seats-1)*gap)/2
	for seat := range p.city.Seats() {
		list = append(list, widget.Rect{X: left + float64(seat)*(wide+gap), Y: top, W: wide, H: high})
	}
	return list
}

// family is the tablet of a seat: its emblem, with laurel where it came first, its points, its name, and in how many prefectures
// it is first with how many floors.
func (p *painter) family(in widget.Rect, seat int) {
	const frame, band, r, points = 12.0, 26.0, 82.0, 134.0
	tones := pieceart.Family(seat)
	p.Rect(theme.Shadow, in.X-10, in.Y+8, in.W+10, in.H+8)
	p.mason.Plate(in.X/stone, in.Y/stone, in.W/stone, in.H/stone, frame/stone)
	p.Rect(tones.Base, in.X+frame, in.Y+frame, in.W-2*frame, band)
	p.Rect(tones.Dark, in.X+frame, in.Y+frame+band, in.W-2*frame, 5)
	x, y, apart := in.X+in.W/2, in.Y+94+r, min(0.245*in.W, 130)
	p.medallion(x-0.82*apart, y, r, seat)
	p.Write(strconv.Itoa(int(p.city.Player(seat).Score)), text.Black, x+apart, y+forum.Capital*points/2, points, 1.6*apart, carved)
	p.cut(p.nameIn(in, seat))
	p.counts(x, in.Y+in.H-66, seat)
}

// nameIn is the name of a seat where it is cut into its tablet.
func (p *painter) nameIn(in widget.Rect, seat int) (loops []canvas.Loop, size float64) {
	return p.Letters(p.caption.names[seat], text.Black, in.X+in.W/2, in.Y+354, 64, in.W-80)
}

// medallion is the emblem of a seat in its colours around x, y.
func (p *painter) medallion(x, y, r float64, seat int) {
	tones := pieceart.Family(seat)
	if p.city.Place(seat) == 1 {
		const wreath = 1.34
		pieceart.PaintWreath(p.Part(x-r*wreath, y-r*wreath, r*wreath/50))
	} else {
		p.Circle(theme.Shadow, x-5, y+6, r)
		p.Circle(carved, x, y, r)
		p.Circle(pale, x, y, r-5)
	}
	r -= 12
	p.Circle(tones.Dark, x, y, r)
	size := r * 1.36
	family.Paint(p.Part(x-size/2, y-size/2, size/100), seat, tones.Light.Mix(pale, 0.4), tones.Dark)
}

// counts are signs with numbers around x: in how many prefectures a seat is first, and its floors.
func (p *painter) counts(x, y float64, seat int) {
	const r, apart = 30.0, 96.0
	for n, of := range [...]struct {
		sign   *icon.Icon
		number int
	}{{pieceart.First, p.city.Firsts(seat)}, {pieceart.Floors, p.city.Floors(seat)}} {
		at := x + apart*(2*float64(n)-1)
		p.Labelled(func() { of.sign.DrawOn(p.Part(at-2*r, y-r, r/50), theme.Ink) })
		p.Beside(-1, strconv.Itoa(of.number), text.Black, at+14, y+19, 54, 110, carved)
	}
}
