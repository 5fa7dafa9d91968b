package income

import (
	"strconv"

	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// writeTab draws a seat's tab: its mermaid and the victory points it has.
func (v *sheet) writeTab(seat int, total warsaw.Sum) {
	g, u, r := &v.ground, v.layout.u, v.layout.tabs[seat]
	edge := theme.Seat(seat).Base
	if seat == v.layout.shown {
		edge = theme.NeonAmber
	}
	view.Pen(g.image).RoundBox(r.X, r.Y, r.W, r.H, 8*u, edge)
	view.Pen(g.image).RoundBox(r.X+2*u, r.Y+2*u, r.W-4*u, r.H-4*u, 6.5*u, skyOf(v.phase.Epoch).panel)
	_, y := r.Centre()
	x := r.X + 5*u
	v.app.Mermaid(g.image, seat, x, y-15*u, 30*u, theme.Seat(seat).Light)
	x += 33 * u
	points, number := strconv.Itoa(int(total.VP)), v.style(theme.TextNumber, text.Bold, theme.Moonlight, text.Left)
	if wide, _ := v.app.Writer.Measure(points, number); x+22*u+wide <= r.X+r.W-5*u { // three digits need the room of the sign
		v.app.Icons.Draw(g.image, icon.VP, x, y-10*u, 20*u)
		x += 22 * u
	}
	v.app.Writer.Draw(g.image, points, x, y, number)
}
