package scoring

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/rome/table/view"
	"capital/render/canvas"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// ground is the picture of the map and of all that is written, on which only what has changed is drawn anew.
type ground struct {
	image   *ebiten.Image
	round   int        // whose sheet it is
	sharp   bool       // in high contrast
	places  rome.Place // prefectures that are drawn on the map
	rows    rome.Place // of the sheet that are written
	added   rome.Place // prefectures that its sums hold
	caption int        // the prefecture it tells about, or nowhere; unwritten
}

// unwritten is in place of a prefecture where nothing is told yet.
const unwritten = -2

// forget gives the picture back, to be drawn anew.
func (g *ground) forget() {
	if g.image != nil {
		g.image.Deallocate()
	}
	*g = ground{}
}

// writeGround brings the ground up to where the counting is.
func (v *picture) writeGround(g *ground) {
	if g.image == nil {
		g.image = canvas.Screen(v.layout.screen.W, v.layout.screen.H)
		g.round = unwritten
	}
	pen := v.pencil(g.image)
	if g.round != v.round || g.sharp != pen.Writer.Sharp {
		*g = ground{image: g.image, round: v.round, sharp: pen.Writer.Sharp, caption: unwritten}
		v.writeBlank(pen)
		v.writeTotals(pen, 0)
	}
	for g.places < rome.Places {
		v.drawPlace(pen, g.places)
		if g.places++; !v.Settled() {
			break // one a frame: houses of a new size are painted for each
		}
	}
	for shown := min(v.now()+1, rome.Places); g.rows < shown; g.rows++ {
		v.writeRow(pen, g.rows)
	}
	if added := v.arrived(); g.added != added {
		g.added = added
		v.writeTotals(pen, added)
	}
	if lit := v.lit(); g.caption != lit {
		g.caption = lit
		v.writeCaption(pen, lit)
	}
}

// writeBlank draws the empty map, and the sheet without points.
func (v *picture) writeBlank(pen pencil.Pencil) {
	u, l := v.layout.u, &v.layout
	v.app.City.DrawTable(pen.Dst)
	_, y := l.title.Centre()
	title := v.app.Strings.Text("scoring.title", view.Roman(v.round+1))
	pen.SayWithin(title, l.title.X, y, l.title.W, pencil.Label{Size: 30 * v.layout.text, Face: text.Black, VAlign: text.Middle})
	v.app.City.Draw(pen.Dst, l.board.X, l.board.Y, l.board.W, l.board.H)
	pen.Box(l.sheet, 10, 1.5, theme.PaperLight, theme.PaperLine)
	v.writeHeads(pen)
	for p := range rome.Place(rome.Places) {
		r := l.rowOf(p)
		pen.Fill(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: u}, theme.PaperLine)
		v.writePays(pen, p)
	}
}

// writeHeads writes what the columns are.
func (v *picture) writeHeads(pen pencil.Pencil) {
	l, u := &v.layout, v.layout.u
	y, size := l.sheet.Y+0.75*l.margin*u, l.text*26*u
	soft := pencil.Label{Size: 15 * v.layout.text, Colour: theme.InkSoft, VAlign: text.Middle}
	columns := v.app.Strings.Text("scoring.columns")
	if l.narrow() {
		columns = v.app.Strings.Text("scoring.columns.narrow")
	}
	pen.SayWithin(columns, l.names.X+4*u, y+size/2, l.names.W+l.pays.W-14*u, soft)
	soft.Align = text.Right
	pen.SayWithin(v.app.Strings.Text("scoring.pays"), l.pays.X+l.pays.W-payPad*u, y+v.layout.headHigh*0.72*u, l.pays.W, soft)
	name := pencil.Label{Size: v.nameSize(pen), Face: text.Bold, Align: text.Centre, VAlign: text.Middle}
	for seat, c := range l.columns {
		x, _ := c.Centre()
		v.drawEmblem(pen, seat, x-size/2, y, size)
		name.Colour = theme.Seat(seat).Dark
		pen.Say(v.names[seat], x, y+v.layout.headHigh*0.72*u, name)
	}
}

// nameSize is how large the names of all seats have room above their columns, in logical units.
func (v *picture) nameSize(pen pencil.Pencil) float64 {
	usual := 17 * v.layout.text
	size := usual
	for seat, c := range v.layout.columns {
		wide := pen.Width(v.names[seat], pencil.Label{Size: usual, Face: text.Bold})
		size = min(size, usual*(c.W-4*v.layout.u)/max(wide, 1))
	}
	return max(size, min(pen.Writer.Least/pen.U, usual))
}

// payPad is the room right of what a prefecture pays, in logical units.
const payPad = 10.0

// writePays writes a prefecture's name and what it pays.
func (v *picture) writePays(pen pencil.Pencil, p rome.Place) {
	l, u, r := &v.layout, v.layout.u, v.layout.rowOf(p)
	_, y := r.Centre()
	v.drawPermit(pen, p.Colour(), r.X+4*u, y-8*u*l.text, 16*u*l.text)
	pen.SayWithin(v.app.PlaceName(p), r.X+28*u*l.text, y, l.names.W-30*u*l.text, pencil.Label{Size: 17 * v.layout.text, VAlign: text.Middle})
	first, second := paid(v.scored, p)
	pen.SayWithin(v.app.Strings.Text("scoring.pay", first, second), l.pays.X+l.pays.W-payPad*u, y, l.pays.W-payPad*u, pencil.Label{
		Size: 18 * v.layout.text, Colour: theme.InkSoft, Align: text.Right, VAlign: text.Middle,
	})
}

// How far right of the middle of a seat's column its floors and its points end, as parts of its width; its place lies between.
const (
	floorsAt = -0.2
	pointsAt = 0.45
)

// air is how wide a seat's column is at most for what is written in it, in logical units.
const air = 104.0

// spread is how wide a seat's column is for what is written in it.
func (l *screenLayout) spread(seat int) float64 { return min(l.columns[seat].W, air*l.u) }

// writeRow writes the floors, places and points of a prefecture's seats.
func (v *picture) writeRow(pen pencil.Pencil, p rome.Place) {
	u, r := v.layout.u, v.layout.rowOf(p)
	_, y := r.Centre()
	at, standings := v.scored.Prefecture(p), v.scored.Standings(p)
	for seat, c := range v.layout.columns {
		x, _ := c.Centre()
		s, floors := standings[seat], int(at.Floors[seat])
		if floors == 0 {
			continue
		}
		if v.layout.narrow() {
			v.writeNarrow(pen, floors, s, seat, x, y)
			continue
		}
		pen.Say(strconv.Itoa(floors), x+floorsAt*v.layout.spread(seat), y, pencil.Label{Size: 18 * v.layout.text, Colour: theme.InkSoft, Align: text.Right, VAlign: text.Middle})
		if s.Rank > 0 {
			v.drawRank(pen, s.Rank, seat, x-0.02*c.W, y, min(12*u*v.layout.text, r.H*0.42))
			colour := theme.Ink
			if s.Points == 0 {
				colour = theme.InkSoft
			}
			pen.Say(strconv.Itoa(s.Points), x+pointsAt*v.layout.spread(seat), y, pencil.Label{
				Size: 22 * v.layout.text, Face: text.Black, Colour: colour, Align: text.Right, VAlign: text.Middle,
			})
		}
	}
}

// narrow reports whether there is no room for floors, place and points beside each other.
func (l *screenLayout) narrow() bool { return l.columns[0].W < 72*l.text*l.u }

// writeNarrow writes a seat's floors and points in a prefecture where there is little room: the points of the first stand on
// a disc, those of the second in a ring.
func (v *picture) writeNarrow(pen pencil.Pencil, floors int, s rome.Standing, seat int, x, y float64) {
	u := v.layout.u * v.layout.text
	pen.Say(strconv.Itoa(floors), x-7*u, y, pencil.Label{Size: 17 * v.layout.text, Colour: theme.InkSoft, Align: text.Right, VAlign: text.Middle})
	if s.Rank > 0 {
		v.drawOnRank(pen, strconv.Itoa(s.Points), s.Rank, seat, x+12*u, y, min(14*u, 0.46*v.layout.row))
	}
}

// writeTotals writes what every seat got in the round, and what it has, once so many prefectures are added up.
func (v *picture) writeTotals(pen pencil.Pencil, added rome.Place) {
	u, l := v.layout.u, &v.layout
	r := l.totals()
	pen.Plate(r, 0, theme.PaperLight)
	pen.Fill(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: 2.5 * u}, theme.Ink)
	y, step := r.Y+r.H*0.27, r.H*0.48
	pen.Say(v.app.Strings.Text("scoring.round"), r.X+4*u, y, pencil.Label{Size: 18 * v.layout.text, VAlign: text.Middle})
	pen.Say(v.app.Strings.Text("scoring.total"), r.X+4*u, y+step, pencil.Label{Size: 20 * v.layout.text, Face: text.Bold, VAlign: text.Middle})
	for seat, c := range l.columns {
		x, _ := c.Centre()
		x += pointsAt * l.spread(seat)
		got := points(v.scored, seat, added)
		pen.Say("+"+strconv.Itoa(got), x, y, pencil.Label{Size: 20 * v.layout.text, Face: text.Bold, Align: text.Right, VAlign: text.Middle})
		pen.Say(strconv.Itoa(before(v.scored, seat)+got), x, y+step, pencil.Label{
			Size: 28 * v.layout.text, Face: text.Black, Colour: theme.Seat(seat).Dark, Align: text.Right, VAlign: text.Middle,
		})
	}
}

// writeCaption tells how a prefecture is counted.
func (v *picture) writeCaption(pen pencil.Pencil, lit int) {
	pen.Box(v.layout.caption, 10, 1.5, theme.PaperLight, theme.PaperLine)
	if lit == nowhere {
		v.writeCaptionLines(pen, leads(v.app, v.names, v.scored), v.app.Strings.Text("scoring.point"))
		return
	}
	p := rome.Place(lit)
	at, fountains := v.scored.Prefecture(p), v.scored.AllFountains(p)
	temple := at.Monument == rome.Temple
	title := v.app.Strings.Text("scoring.place", v.app.PlaceName(p), formula(v.app, fountains, temple, 1), formula(v.app, fountains, temple, 2))
	v.writeCaptionLines(pen, title, reason(v.app, v.names, at, v.scored.Standings(p)))
}

// writeCaptionLines writes a title and, below it, what there is to say: smaller where it would leave its box.
func (v *picture) writeCaptionLines(pen pencil.Pencil, title, words string) {
	u, l := v.layout.u, &v.layout
	in := widget.Rect{X: l.caption.X + l.margin*u, Y: l.caption.Y + 10*u, W: l.caption.W - 2*l.margin*u, H: l.caption.H - 16*u}
	head, line, gap := pencil.Label{Size: 21 * l.text, Face: text.Bold}, pencil.Label{Size: 18 * l.text}, 4*u
	pen.Own *= pen.Fitting(in.W, in.H, gap, pencil.Paragraph{Words: title, Label: head}, pencil.Paragraph{Words: words, Label: line})
	y := in.Y + pen.SayWrapped(title, in.X, in.Y, in.W, head) + gap
	pen.SayWrapped(words, in.X, y, in.W, line)
}

// paid is what a prefecture pays its first and its second.
func paid(scored *rome.Table, p rome.Place) (first, second int) {
	second = scored.AllFountains(p)
	first = 2 + second
	if scored.Prefecture(p).Monument == rome.Temple {
		return 2 * first, 2 * second
	}
	return first, second
}
