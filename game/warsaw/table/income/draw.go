package income

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/motion"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
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
	app    *view.Capital
	phase  Phase
	words  [][]string  // of the rows of every seat, in their sizes
	size   [][]float64 // of the words, in pixels
	layout screenLayout
	seat   int // whose row is pointed at, or -1
	row    int
}

func (v *picture) style(size float64, face text.Face, colour theme.Colour, align text.Align) text.Style {
	return text.Style{Face: face, Size: size * v.layout.u, Colour: colour, Align: align, VAlign: text.Middle}
}

// writeRows chooses the words of a seat's rows and their size: in full where they
// fit, else brief, else brief and smaller.
func (v *picture) writeRows(seat int) {
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
const amountWidth = 60.0

// drawTitle draws the paper, the title, which step is being counted, and the hint.
func (v *picture) drawTitle(dst *ebiten.Image) {
	l := &v.layout
	dst.Fill(theme.Paper)
	_, y := l.title.Centre()
	v.app.Writer.Draw(dst, v.app.Strings.Text("income.title", view.Roman(v.phase.Epoch)), l.title.X, y, v.style(28, text.Black, theme.Ink, text.Left))
	if !v.settled() {
		v.drawSteps(dst, l.title.X+l.title.W, y)
	} else {
		hint := v.style(theme.TextBody, text.Regular, theme.InkSoft, text.Left)
		words := v.app.Strings.Text("income.hint")
		if w, _ := v.app.Writer.Measure(words, hint); w > l.hint.W {
			hint.Size *= l.hint.W / w
		}
		v.app.Writer.Draw(dst, words, l.hint.X, l.hint.Y+l.hint.H/2, hint)
	}
}

// drawSteps draws the signs of the six steps, their right end at x, the one that is
// being counted on a bright ground.
func (v *picture) drawSteps(dst *ebiten.Image, right, y float64) {
	u := v.layout.u
	const size, step = 30.0, 44.0
	icons := [warsaw.Steps]*icon.Icon{
		tileart.Park, tileart.Commercial, tileart.Cultural, tileart.Industrial, tileart.Transport, tileart.PublicBuilding,
	}
	now := v.step()
	for i, icon := range icons {
		x := right - (float64(warsaw.Steps-i)*step-(step-size)/2)*u
		if warsaw.Step(i) == now {
			view.Pen(dst).RoundBox(x-5*u, y-20*u, (size+10)*u, 40*u, 9*u, theme.Highlight)
		}
		v.app.Icons.Draw(dst, icon, math.Round(x), math.Round(y-size/2*u), size*u)
		if warsaw.Step(i) > now {
			view.Pen(dst).Box(x-u, y-(size/2+1)*u, (size+2)*u, (size+2)*u, theme.Paper.Fade(0.6))
		}
	}
	words := "income.choices"
	if now < stepChoices {
		words = "step." + view.StepKey(now)
	}
	v.app.Writer.Draw(dst, v.app.Strings.Text(words), right-(warsaw.Steps*step+12)*u, y, v.style(theme.TextButton, text.Bold, theme.Ink, text.Right))
}

// drawAccount draws one seat's panel.
func (v *picture) drawAccount(dst *ebiten.Image, seat int) {
	a, u := &v.layout.seats[seat], v.layout.u
	colours := theme.Seat(seat)
	r := a.panel
	view.Pen(dst).RoundBox(r.X, r.Y, r.W, r.H, 10*u, colours.Base)
	view.Pen(dst).RoundBox(r.X+1.5*u, r.Y+6*u, r.W-3*u, r.H-7.5*u, 8*u, theme.PaperLight)
	_, y := a.head.Centre()
	v.app.Mermaid(dst, seat, a.head.X-2*u, y-16*u, 38*u, colours.Base)
	name := v.style(22, text.Bold, theme.Ink, text.Left)
	if w, _ := v.app.Writer.Measure(v.phase.Names[seat], name); w > a.head.W-46*u {
		name.Size *= (a.head.W - 46*u) / w
	}
	v.app.Writer.Draw(dst, v.phase.Names[seat], a.head.X+44*u, y+3*u, name)
	v.drawDistrict(dst, seat)
	lit, _ := v.lit(seat)
	for row := range v.rows[seat] {
		v.drawRow(dst, seat, row, lit.row == row)
	}
	if len(v.rows[seat]) == 0 {
		v.app.Writer.Draw(dst, v.app.Strings.Text("income.none"), a.list.X+a.list.W/2, a.list.Y+v.layout.rowHeight/2,
			v.style(rowText, text.Regular, theme.InkSoft, text.Centre))
	}
	v.drawTotal(dst, seat)
}

// drawRow draws one row as far as it has been counted.
func (v *picture) drawRow(dst *ebiten.Image, seat, index int, lit bool) {
	parts := v.parts(seat, index)
	if parts == 0 {
		return
	}
	row, r, u := &v.rows[seat][index], v.layout.row(seat, index), v.layout.u
	if lit {
		view.Pen(dst).RoundBox(r.X-7*u, r.Y, r.W+14*u, r.H, 6*u, theme.Highlight.Mix(theme.PaperLight, 0.72))
	} else {
		view.Pen(dst).Box(r.X, r.Y+r.H-0.5*u, r.W, math.Max(u, 1), theme.PaperDark)
	}
	_, y := r.Centre()
	v.app.Icons.Draw(dst, row.icon, math.Round(r.X), math.Round(y-rowIcon/2*u), rowIcon*u)
	st := v.style(rowText, text.Regular, theme.Ink, text.Left)
	st.Size = v.size[seat][index]
	v.app.Writer.Draw(dst, v.words[seat][index], r.X+(rowIcon+7)*u, y, st)
	sum := v.brought(beatParts{index, 0, parts}, seat)
	x := r.X + r.W
	if row.VP != 0 {
		v.drawAmount(dst, icon.VP, int(sum.VP), x, y)
		x -= amountWidth * u
	}
	if row.Coins != 0 {
		v.drawAmount(dst, icon.Coin, int(sum.Coins), x, y)
	}
}

// drawAmount writes a change, its icon ending at x.
func (v *picture) drawAmount(dst *ebiten.Image, sign *icon.Icon, n int, x, y float64) {
	u := v.layout.u
	colour := theme.Ink
	if n < 0 {
		colour = theme.Bad
	}
	v.app.Icons.Draw(dst, sign, math.Round(x-rowIcon*u), math.Round(y-rowIcon/2*u), rowIcon*u)
	v.app.Writer.Draw(dst, text.Signed(n), x-(rowIcon+3)*u, y, v.style(sumText, text.Bold, colour, text.Right))
}

// drawTotal draws what the seat had before and has now.
func (v *picture) drawTotal(dst *ebiten.Image, seat int) {
	a, u := &v.layout.seats[seat], v.layout.u
	total, before := v.total(seat), v.phase.Before[seat]
	view.Pen(dst).Box(a.total.X, a.total.Y+3*u, a.total.W, math.Max(2*u, 1), theme.Ink)
	for i, line := range []struct {
		icon          *icon.Icon
		before, after int16
	}{{icon.Coin, before.Coins, total.Coins}, {icon.VP, before.VP, total.VP}} {
		x, y := v.totalAt(seat, i)
		v.app.Icons.Draw(dst, line.icon, math.Round(x), math.Round(y-15*u), 30*u)
		x += 38 * u
		soft := v.style(theme.TextNumber, text.Regular, theme.InkSoft, text.Left)
		was := strconv.Itoa(int(line.before))
		w, _ := v.app.Writer.Measure(was, soft)
		v.app.Writer.Draw(dst, was, x, y, soft)
		x += w + 5*u
		v.app.Icons.DrawIn(dst, icon.Becomes, math.Round(x), math.Round(y-9*u), 18*u, theme.InkSoft)
		v.app.Writer.Draw(dst, strconv.Itoa(int(line.after)), x+23*u, y, v.style(goalText, text.Black, theme.Ink, text.Left))
	}
}

// totalAt is where a seat's total of coins (0) or victory points (1) begins.
func (v *picture) totalAt(seat, which int) (x, y float64) {
	r := v.layout.seats[seat].total
	return r.X + float64(which)*r.W/2, r.Y + 31*v.layout.u
}

// drawFlying draws the amounts on their way from their rows to the totals.
func (v *picture) drawFlying(dst *ebiten.Image, seat int) {
	if v.settled() || v.app.Pace().Reduced {
		return
	}
	parts := v.beats[v.beat].seats[seat]
	share := (v.time - flyDelay) / flyTime
	if parts.row < 0 || share < 0 || share > 1 {
		return
	}
	sum, r, u := v.brought(parts, seat), v.layout.row(seat, parts.row), v.layout.u
	for i, n := range []int16{sum.Coins, sum.VP} {
		if n == 0 {
			continue
		}
		sign := [2]*icon.Icon{icon.Coin, icon.VP}[i]
		x, y := v.totalAt(seat, i)
		way := motion.InOut(share)
		fromX, fromY := r.X+r.W-30*u, r.Y+r.H/2-18*u
		x, y = fromX+(x-fromX)*way, fromY+(y-18*u-fromY)*way
		v.app.Icons.Badge(dst, sign, text.Signed(int(n)), x, y, 36*u)
	}
}

// lit is which parts of which row of a seat are lit: those being counted, or those
// of the row pointed at. Nothing is lit where its row is -1.
func (v *picture) lit(seat int) (parts beatParts, strength float64) {
	switch {
	case !v.settled():
		return v.beats[v.beat].seats[seat], min(v.time/litTime, 1)
	case v.seat == seat:
		return beatParts{v.row, 0, len(v.rows[seat][v.row].parts)}, 1
	}
	return beatParts{row: -1}, 0
}

// drawDistrict draws a seat's district with what is lit in it.
func (v *picture) drawDistrict(dst *ebiten.Image, seat int) {
	look, r, tile := v.phase.Looks[seat], v.layout.seats[seat].district, v.layout.tile
	if look.District.Empty() {
		return
	}
	width, _ := look.District.Size()
	p := districtPicture{
		app: v.app, look: look, tile: tile, u: v.layout.u,
		x: math.Round(r.X + (r.W-float64(width*tile))/2), y: math.Round(r.Y + 2*v.layout.u),
	}
	v.app.Tiles.DrawDistrict(dst, look, p.x, p.y, tile)
	if parts, strength := v.lit(seat); parts.row >= 0 {
		p.light(dst, &v.rows[seat][parts.row], parts, strength)
	}
}
