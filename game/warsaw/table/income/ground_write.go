package income

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// chip is what the sign of the step that is being counted stands on.
var chip = icon.New(func(c canvas.Canvas, _ theme.Colour) { c.Round(theme.NeonAmber, 0, 0, 100, 100, 22) })

// loss is the colour of a loss by night.
const loss theme.Colour = 0xFF9C8EFF

// writeGround brings the picture of all that is written nearer to where the counting is: a piece a frame, but all of it where
// it is new and seen at once.
func (v *sheet) writeGround() {
	g := &v.ground
	g.left, g.passed, g.behind = max(groundFrame, int(min(g.passed, 1)*groundSecond)), 0, false
	if g.image == nil {
		g.image = canvas.Screen(v.layout.screen.W, v.layout.screen.H)
		g.image.Fill(skyOf(v.phase.Epoch).ground)
		if v.dusk.over() {
			g.left = groundAll
		}
	}
	for g.panels < len(v.rows) && g.may(groundPiece) {
		v.writePanel(g.panels)
		g.panels++
	}
	if g.panels < len(v.rows) {
		return
	}
	for seat := range v.rows {
		v.writeRows(seat)
		if total := v.total(seat); total != g.totals[seat] && g.may(1) {
			g.totals[seat] = total
			if v.layout.tabs != nil {
				v.writeTab(seat, total)
			}
			if !v.layout.hides(seat) {
				v.writeTotal(seat, total)
			}
		}
	}
	if now := v.step(); (!g.titled || now != g.step) && g.may(groundPiece) {
		g.titled, g.step = true, now
		v.writeTitle()
	}
	if !g.bottom && g.may(groundPiece) {
		g.bottom = true
		v.writeBottom()
	}
}

// writeRows writes those of a seat's rows of which more has been counted.
func (v *sheet) writeRows(seat int) {
	if v.layout.hides(seat) {
		return
	}
	for row, written := range v.ground.parts[seat] {
		if parts := v.written(seat, row); parts != written && v.ground.may(1) {
			v.ground.parts[seat][row] = parts
			v.writeRow(seat, row, parts)
		}
	}
}

// writePanel draws a seat's panel without its rows.
func (v *sheet) writePanel(seat int) {
	g, colours := &v.ground, skyOf(v.phase.Epoch)
	g.parts[seat] = make([]int, len(v.rows[seat]))
	g.totals[seat] = v.total(seat)
	if v.layout.tabs != nil {
		v.writeTab(seat, g.totals[seat])
	}
	if v.layout.hides(seat) {
		return
	}
	a, u := &v.layout.seats[seat], v.layout.u
	r := a.panel
	view.Pen(g.image).RoundBox(r.X, r.Y, r.W, r.H, 10*u, theme.Seat(seat).Base)
	view.Pen(g.image).RoundBox(r.X+1.5*u, r.Y+6*u, r.W-3*u, r.H-7.5*u, 8*u, colours.panel)
	v.writeName(seat)
	if len(v.rows[seat]) == 0 {
		v.app.Writer.Draw(g.image, v.app.Strings.Text("income.none"), a.list.X+a.list.W/2, a.list.Y+v.layout.rowHeight/2,
			v.style(rowText, text.Regular, theme.MoonSoft, text.Centre))
	}
	v.writeTotal(seat, g.totals[seat])
}

// written is how many parts of a row are written: none before it is night.
func (v *picture) written(seat, row int) int {
	if !v.dusk.over() {
		return 0
	}
	return v.parts(seat, row)
}

// writeName writes whose panel it is, but where a neon sign will say it.
func (v *sheet) writeName(seat int) {
	a, u := &v.layout.seats[seat], v.layout.u
	_, y := a.head.Centre()
	v.app.Mermaid(v.ground.image, seat, a.head.X, y-12*u, 33*u, theme.Seat(seat).Light)
	if v.phase.last() {
		return
	}
	name := v.style(22, text.Bold, theme.Moonlight, text.Left)
	called, name := v.app.Writer.Within(v.phase.Names[seat], a.head.W-46*u, name)
	v.app.Writer.Draw(v.ground.image, called, a.head.X+44*u, y+3*u, name)
}

// writeTitle writes the title, and which step is being counted.
func (v *sheet) writeTitle() {
	l, dst := &v.layout, v.ground.image
	_, y := l.title.Centre()
	view.Fill(dst, l.title, skyOf(v.phase.Epoch).ground)
	if l.tight() && !v.Settled() {
		v.writeSteps(dst, l.title.X+l.title.W, y)
		return
	}
	v.app.Writer.Draw(dst, v.app.Strings.Text("income.title", view.Roman(v.phase.Epoch)), l.title.X, y, v.style(28, text.Black, theme.Moonlight, text.Left))
	if !v.Settled() {
		v.writeSteps(dst, l.title.X+l.title.W, y)
	}
}

// writeSteps draws the signs of the six steps, their right end at x, the one that is
// being counted on a bright ground.
func (v *sheet) writeSteps(dst *ebiten.Image, right, y float64) {
	u := v.layout.u
	size, step := 30.0, 44.0
	if v.layout.tight() {
		step = 38
	}
	icons := [warsaw.Steps]*icon.Icon{
		tileart.Park, tileart.Commercial, tileart.Cultural, tileart.Industrial, tileart.Transport, tileart.PublicBuilding,
	}
	now := v.step()
	for i, icon := range icons {
		x := right - (float64(int(warsaw.Steps)-i)*step-(step-size)/2)*u
		if warsaw.Step(i) == now {
			v.app.Icons.Draw(dst, chip, math.Round(x-5*u), math.Round(y-20*u), 40*u)
		}
		colour := theme.Moonlight
		if warsaw.Step(i) == now {
			colour = theme.Ink
		}
		v.app.Icons.DrawIn(dst, icon, math.Round(x), math.Round(y-size/2*u), size*u, colour)
		if warsaw.Step(i) > now {
			view.Fill(dst, widget.Rect{X: x - u, Y: y - (size/2+1)*u, W: (size + 2) * u, H: (size + 2) * u}, skyOf(v.phase.Epoch).ground.Fade(0.6))
		}
	}
	words := "income.choices"
	if now < stepChoices {
		words = "step." + view.StepKey(now)
	}
	st := v.style(theme.TextButton, text.Bold, theme.Moonlight, text.Right)
	x := right - (float64(warsaw.Steps)*step+12)*u
	said, st := v.app.Writer.Within(v.app.Strings.Text(words), x-v.layout.title.X, st)
	v.app.Writer.Draw(dst, said, x, y, st)
}

// writeRow writes a row with so many parts counted.
func (v *sheet) writeRow(seat, index, parts int) {
	dst, row, r, u := v.ground.image, &v.rows[seat][index], v.layout.row(seat, index), v.layout.u
	view.Fill(dst, r, skyOf(v.phase.Epoch).panel)
	view.Fill(dst, widget.Rect{X: r.X, Y: r.Y + r.H - u, W: r.W, H: math.Max(u, 1)}, theme.NightLine.Fade(0.6))
	if parts == 0 {
		return
	}
	_, y := r.Centre()
	v.app.Icons.DrawIn(dst, row.icon, math.Round(r.X), math.Round(y-rowIcon/2*u), rowIcon*u, theme.Moonlight)
	st := v.style(v.size, text.Regular, theme.Moonlight, text.Left)
	said, st := v.app.Writer.Within(v.words[seat][index], v.wordsWidth(seat, row), st)
	v.app.Writer.Draw(dst, said, r.X+(rowIcon+7)*u, y, st)
	sum := v.brought(beatParts{index, 0, parts}, seat)
	x := r.X + r.W
	if row.VP != 0 {
		v.writeAmount(dst, icon.VP, int(sum.VP), x, y)
		x -= amountWidth * u
	}
	if row.Coins != 0 {
		v.writeAmount(dst, icon.Coin, int(sum.Coins), x, y)
	}
}

// writeAmount writes a change, its icon ending at x.
func (v *sheet) writeAmount(dst *ebiten.Image, sign *icon.Icon, n int, x, y float64) {
	u := v.layout.u
	colour := theme.Moonlight
	if n < 0 {
		colour = loss
	}
	v.app.Icons.Draw(dst, sign, math.Round(x-rowIcon*u), math.Round(y-rowIcon/2*u), rowIcon*u)
	v.app.Writer.Draw(dst, text.Signed(n), x-(rowIcon+3)*u, y, v.style(sumText, text.Bold, colour, text.Right))
}

// writeTotal writes what the seat had before and has now.
func (v *sheet) writeTotal(seat int, total warsaw.Sum) {
	dst, a, u := v.ground.image, &v.layout.seats[seat], v.layout.u
	before := v.phase.Before[seat]
	view.Fill(dst, a.total, skyOf(v.phase.Epoch).panel)
	view.Fill(dst, widget.Rect{X: a.total.X, Y: a.total.Y + 3*u, W: a.total.W, H: math.Max(2*u, 1)}, theme.MoonSoft)
	for i, line := range []struct {
		icon          *icon.Icon
		before, after int16
	}{{icon.Coin, before.Coins, total.Coins}, {icon.VP, before.VP, total.VP}} {
		x, y := v.totalAt(seat, i)
		v.app.Icons.Draw(dst, line.icon, math.Round(x), math.Round(y-15*u), 30*u)
		x += 38 * u
		soft := v.style(theme.TextNumber, text.Regular, theme.MoonSoft, text.Left)
		was := strconv.Itoa(int(line.before))
		w, _ := v.app.Writer.Measure(was, soft)
		v.app.Writer.Draw(dst, was, x, y, soft)
		x += w + 5*u
		v.app.Icons.DrawIn(dst, icon.Becomes, math.Round(x), math.Round(y-9*u), 18*u, theme.MoonSoft)
		v.app.Writer.Draw(dst, strconv.Itoa(int(line.after)), x+23*u, y, v.style(goalText, text.Black, theme.Moonlight, text.Left))
	}
}

// writeBottom draws the buttons, and what else can be done once all is counted.
func (v *sheet) writeBottom() {
	l, dst := &v.layout, v.ground.image
	view.Fill(dst, l.bottom, skyOf(v.phase.Epoch).ground)
	if v.Settled() && l.hint.W > 0 {
		hint := v.style(theme.TextBody, text.Regular, theme.MoonSoft, text.Left)
		words := v.app.Strings.Text("income.hint")
		words, hint = v.app.Writer.Within(words, l.hint.W, hint)
		v.app.Writer.Draw(dst, words, l.hint.X, l.hint.Y+l.hint.H/2, hint)
	}
	painter := widget.Painter{Writer: v.app.Writer, Icons: v.app.Icons, Look: widget.Night(), Scale: l.u}
	painter.Draw(dst, v.Buttons, l.screen)
}
