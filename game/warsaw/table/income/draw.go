package income

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/motion"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Sizes of the income view's text in logical units.
const (
	rowText  = 16.0
	rowIcon  = 20.0
	sumText  = 19.0
	goalText = 27.0
)

// picture is what is seen of the counting.
type picture struct {
	tally
	numerals
	app    *view.Capital
	phase  Phase
	words  [][]string  // of the rows of every seat, in their sizes
	size   [][]float64 // of the words, in pixels
	layout screenLayout
	dusk   nightfall
	table  *ebiten.Image // as it lay, while dusk falls
	places []view.Place  // where the districts lay on it, or nil
	lamps  lamps
	tracks [][]track // on which the trams of every seat run
	seat   int       // whose row is pointed at, or -1
	row    int
}

func (v *picture) style(size float64, face text.Face, colour theme.Colour, align text.Align) text.Style {
	return text.Style{Face: face, Size: size * v.layout.u, Colour: colour, Align: align, VAlign: text.Middle}
}

// wordRows chooses the words of a seat's rows and their size: in full where they
// fit, else brief, else brief and smaller.
func (v *picture) wordRows(seat int) {
	var words []string
	var sizes []float64
	for i := range v.rows[seat] {
		row := &v.rows[seat][i]
		width := v.wordsWidth(seat, row)
		st := v.style(rowText, text.Regular, theme.Ink, text.Left)
		full := row.words(v.app, false)
		w, _ := v.app.Writer.Measure(full, st)
		if w > width*rowText/theme.TextSmall {
			full = row.words(v.app, true)
			w, _ = v.app.Writer.Measure(full, st)
		}
		words = append(words, full)
		sizes = append(sizes, st.Size*math.Min(1, width/w))
	}
	v.words = append(v.words, words)
	v.size = append(v.size, sizes)
}

// wordsWidth is the room for a row's words: the list's width less the icon and the
// amounts.
func (v *picture) wordsWidth(seat int, row *accountRow) float64 {
	u := v.layout.u
	amounts := 0.0
	if row.Coins != 0 {
		amounts++
	}
	if row.VP != 0 {
		amounts++
	}
	return v.layout.seats[seat].list.W - (rowIcon+14+amounts*amountWidth)*u
}

// amountWidth is the room for an amount and its icon in a row, in logical units.
const amountWidth = 56.0

// totalAt is where a seat's total of coins (0) or victory points (1) begins.
func (v *picture) totalAt(seat, which int) (x, y float64) {
	r := v.layout.seats[seat].total
	return r.X + float64(which)*r.W/2, r.Y + 31*v.layout.u
}

// rowMark lies over a row that is lit.
const rowMark = theme.NeonAmber&^0xFF | 0x26

// markRows lights the rows that are being counted, or the one pointed at.
func (v *picture) markRows(dst *ebiten.Image) {
	u := v.layout.u
	for seat := range v.rows {
		if parts := v.lit(seat); parts.row >= 0 {
			r := v.layout.row(seat, parts.row)
			view.Fill(dst, widget.Rect{X: r.X - 7*u, Y: r.Y, W: r.W + 14*u, H: r.H}, rowMark)
			view.Fill(dst, widget.Rect{X: r.X - 7*u, Y: r.Y, W: 3 * u, H: r.H}, theme.NeonAmber)
		}
	}
}

// drawFlying draws the amounts on their way from their rows to the totals.
func (v *picture) drawFlying(dst *ebiten.Image, seat int) {
	parts := v.lit(seat)
	share := (v.time - flyDelay) / flyTime
	if v.settled() || parts.row < 0 || share < 0 || share > 1 {
		return
	}
	sum, r, u := v.brought(parts, seat), v.layout.row(seat, parts.row), v.layout.u
	for i, n := range [2]int16{sum.Coins, sum.VP} {
		if n == 0 {
			continue
		}
		sign := [2]*icon.Icon{icon.Coin, icon.VP}[i]
		x, y := v.totalAt(seat, i)
		way := motion.InOut(share)
		fromX, fromY := r.X+r.W-30*u, r.Y+r.H/2-18*u
		x, y = fromX+(x-fromX)*way, fromY+(y-18*u-fromY)*way
		v.app.Icons.Badge(dst, sign, v.signed(int(n)), x, y, 36*u)
	}
}

// lit is which parts of which row of a seat are lit: those being counted, or those
// of the row pointed at. Nothing is lit where its row is -1.
func (v *picture) lit(seat int) beatParts {
	switch {
	case !v.dusk.over():
	case !v.settled():
		return v.beats[v.beat].seats[seat]
	case v.seat == seat:
		return beatParts{v.row, 0, len(v.rows[seat][v.row].parts)}
	}
	return beatParts{row: -1}
}

// strength is how much of the marks of what is lit in a seat's district is to be seen, 0 to 1. They come one seat after the
// other, so that no frame has to make all of them.
func (v *picture) strength(seat int) float64 {
	if v.settled() {
		return 1
	}
	return min(max((v.time-seatTime*float64(seat))/litTime, 0), 1)
}

// district is where a seat's district lies in its panel.
func (v *picture) district(seat int) districtPicture {
	r, tile := v.layout.seats[seat].district, v.layout.tile
	width, _ := v.phase.Looks[seat].District.Size()
	return districtPicture{
		picture: v, look: v.phase.Looks[seat],
		x: math.Round(r.X + (r.W-float64(width*tile))/2), y: math.Round(r.Y + 2*v.layout.u),
	}
}

// drawDistrict draws a seat's district with what is lit in it.
func (v *picture) drawDistrict(dst *ebiten.Image, seat int) {
	p := v.district(seat)
	if p.look.District.Empty() {
		return
	}
	if glide := v.dusk.glide(); glide < 1 && v.places != nil {
		p.drawGliding(dst, v.places[seat], glide)
		return
	}
	p.drawNight(dst, &v.lamps.lit[seat])
	parts := v.lit(seat)
	if parts.row < 0 {
		return
	}
	row, strength := &v.rows[seat][parts.row], v.strength(seat)
	if strength == 0 {
		return
	}
	p.mark(dst, row, parts, strength)
	if row.step == warsaw.StepTransport && !v.settled() {
		p.drawTrams(dst, v.tracks[seat], v.time)
	}
	p.drawNumbers(dst, row, parts)
}
