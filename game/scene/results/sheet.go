package results

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// sheet is the part of the screen with the final sheet.
type sheet struct {
	*page
	folded bool // there is no room for all lines at once: first come those that others are added up under
	leaf   int  // which of the lines are seen then
}

// leaves are the lines that are seen one after the other.
func (s *sheet) leaves() [][]Line {
	if !s.folded {
		return [][]Line{s.outcome.Lines}
	}
	half := (len(s.outcome.Lines) + 1) / 2
	return [][]Line{added(s.outcome.Lines), s.outcome.Lines[:half], s.outcome.Lines[half:]}
}

// lines are those that are seen now.
func (s *sheet) lines() []Line {
	all := s.leaves()
	return all[min(s.leaf, len(all)-1)]
}

// added are lines with those of a group added up, under the sign of the first.
func added(lines []Line) (all []Line) {
	for _, l := range lines {
		last := len(all) - 1
		if last < 0 || l.Group == "" || all[last].Group != l.Group {
			l.Points = slices.Clone(l.Points)
			if l.Group != "" {
				l.Words = l.Group
			}
			all = append(all, l)
			continue
		}
		for seat, points := range l.Points {
			all[last].Points[seat] += points
		}
	}
	return all
}

// foldable reports whether lines can be added up.
func (s *sheet) foldable() bool {
	return slices.ContainsFunc(s.outcome.Lines, func(l Line) bool { return l.Group != "" })
}

// cramped reports whether the lines are smaller than can be read.
func (s *sheet) cramped() bool { return lineSize*s.layout.row*s.layout.u < s.app.Writer.Least }

// turner is where is pressed to see other lines: above their names.
func (s *sheet) turner() widget.Rect {
	l := &s.layout
	return widget.Rect{X: l.labels.X, Y: l.labels.Y, W: l.labels.W - 12*l.u, H: math.Min(l.head-6*l.u, 50*l.u)}
}

// drawTurner draws what is pressed to see other lines: which of them are seen.
func (s *sheet) drawTurner(dst *ebiten.Image, lit bool) {
	at, u := s.turner(), s.layout.u
	line := s.lineTone()
	if lit {
		line = theme.NeonAmber
	}
	pen(dst).RoundBox(at.X, at.Y, at.W, at.H, 8*u, s.raisedTone())
	pen(dst).RoundBoxLine(at.X, at.Y, at.W, at.H, 8*u, 2*u, line)
	x, y := at.Centre()
	size := math.Min(0.5*at.H, 20*u)
	s.inHead(dst, s.turned(), x-0.6*size, y, at.W-2*size-16*u, 19, text.Bold, theme.Moonlight, text.Centre)
	s.app.Icons.DrawIn(dst, icon.Becomes, math.Round(at.X+at.W-size-8*u), math.Round(y-size/2), math.Floor(size), theme.Moonlight)
}

// turned says which of the lines are seen: "1/3".
func (s *sheet) turned() string { return strconv.Itoa(s.leaf+1) + "/" + strconv.Itoa(len(s.leaves())) }

// draw draws the final sheet: a column a seat, and what its lines are called. The column of the seat that is shown large
// is lit.
func (s *sheet) draw(dst *ebiten.Image, large int) {
	for n, seat := range s.order {
		if seat == large {
			c, u := s.layout.columns[n], s.layout.u
			light := s.colours(seat).Light
			high := c.H + 16*u
			if s.layout.stacked { // the names of the lines go through the column
				high = s.layout.head
			}
			pen(dst).RoundBox(c.X+2*u, c.Y-8*u, c.W-4*u, high, 10*u, light.Fade(0.07))
			pen(dst).RoundBoxLine(c.X+2*u, c.Y-8*u, c.W-4*u, high, 10*u, 2*u, light)
		}
		s.drawColumn(dst, s.layout.columns[n], seat)
	}
	s.drawLabels(dst)
}

// end is where the lines of the sheet end and its total begins.
func (s *sheet) end() float64 {
	return s.layout.lines + float64(len(s.lines()))*s.layout.line
}

// tieY is the middle of the n-th line of those that decide ties.
func (s *sheet) tieY(n int) float64 {
	return s.end() + s.layout.line*(tieAt+tieStep*float64(n))
}

// lineSize is how large the names of lines are, in logical units.
const lineSize = 17

// apart is how far the name of a line lies above its middle, and its points below it, where these have no room side by side.
func (s *sheet) apart() float64 {
	if s.layout.stacked {
		return 0.24 * s.layout.line
	}
	return 0
}

// drawLabels names the lines of the sheet, and rules them.
func (s *sheet) drawLabels(dst *ebiten.Image) {
	l, u := &s.layout, s.layout.u
	side := math.Floor(math.Min((l.line-2*s.apart())*0.72, 24*l.u*l.row))
	right := l.panel.X + l.panel.W - pad*u
	name := func(words string, y, size float64, face text.Face, colour theme.Colour, sign *icon.Icon) {
		y -= s.apart()
		if sign != nil {
			s.app.Icons.DrawIn(dst, sign, math.Round(l.labels.X), math.Round(y-side/2), side, theme.Moonlight)
		}
		s.inRow(dst, words, l.labels.X+side+8*u, y, l.labels.W-side-14*u, size, face, colour, text.Left)
	}
	for n, line := range s.lines() {
		y := l.lines + (float64(n)+0.5)*l.line
		pen(dst).Box(l.labels.X, y-l.line/2, right-l.labels.X, math.Max(u, 1), s.lineTone().Fade(0.55))
		name(line.Words, y, lineSize, text.Regular, theme.Moonlight, line.Icon)
	}
	bottom := s.end()
	pen(dst).Box(l.labels.X, bottom, right-l.labels.X, 2.5*u, theme.Moonlight)
	name(s.total(), bottom+l.line*totalAt-0.3*s.apart(), 19, text.Bold, theme.Moonlight, icon.VP)
	for n, tie := range s.outcome.Ties {
		name(tie.Words, s.tieY(n), lineSize, text.Regular, theme.MoonSoft, tie.Icon)
	}
}

// drawColumn draws a seat's column: its place, its position, its points.
func (s *sheet) drawColumn(dst *ebiten.Image, c widget.Rect, seat int) {
	l := &s.layout
	total := theme.Moonlight
	if s.outcome.Seats[seat].Place == 1 {
		total = theme.NeonAmber
	}
	s.drawHead(dst, c, seat)
	x, _ := c.Centre()
	s.drawPosition(dst, seat, x)
	x += 18 * l.u * l.row
	room := x - c.X - 2*l.u
	for n, line := range s.lines() {
		words, face, colour := pointsStyle(line.Points[seat])
		s.inRow(dst, words, x, l.lines+(float64(n)+0.5)*l.line+s.apart(), room, 19, face, colour, text.Right)
	}
	s.inRow(dst, strconv.Itoa(s.outcome.Total[seat]), x, s.end()+l.line*totalAt+1.3*s.apart(), room, 31, text.Black, total, text.Right)
	for n, tie := range s.outcome.Ties {
		s.inRow(dst, strconv.Itoa(tie.Points[seat]), x, s.tieY(n)+s.apart(), room, 19, text.Bold, theme.MoonSoft, text.Right)
	}
}

// pointsStyle is how points are written: those lost in a colour of their own, none at all softly.
func pointsStyle(points int) (words string, face text.Face, colour theme.Colour) {
	switch {
	case points < 0:
		return text.Signed(points), text.Bold, nightLoss
	case points == 0:
		return "0", text.Regular, theme.MoonSoft.Fade(0.7)
	}
	return strconv.Itoa(points), text.Bold, theme.Moonlight
}

// drawHead draws a column's name, and below it the place and the kind of player, beside the face or the emblem where there is room
// for it.
func (s *sheet) drawHead(dst *ebiten.Image, c widget.Rect, seat int) {
	u, who := s.layout.u*math.Max(s.layout.top, 1), s.outcome.Seats[seat]
	x, _ := c.Centre()
	if s.layout.crowded { // names would have no room
		size := math.Min(28*u, c.W-8*s.layout.u)
		s.emblems.draw(dst, seat, x-size/2, c.Y, size)
	} else {
		s.inHead(dst, who.Name, x, c.Y+13*u, c.W-8*s.layout.u, 20, text.Bold, s.colours(seat).Light, text.Centre)
	}
	colour := theme.Moonlight
	if who.Place == 1 {
		colour = theme.NeonAmber
	}
	kind, align, room := s.app.PlayerName(who.Player), text.Centre, c.W-8*s.layout.u
	if size := headEmblem * u; s.emblemsFit(c.W - size - 14*u) {
		align, room = text.Left, c.W-size-14*u
		x -= (size + 6*u + math.Min(s.headWidth(seat), room)) / 2
		if y := c.Y + 28*u; s.app.DrawFace(dst, who.Seat, x, y, size) {
			s.emblems.draw(dst, seat, x-size*0.12, y+size*0.58, size*0.5)
		} else {
			s.emblems.draw(dst, seat, x, y, size)
		}
		x += size + 6*u
	}
	s.inHead(dst, s.place(seat), x, c.Y+42*u, room, 19, text.Bold, colour, align)
	if s.layout.crowded { // words would have no room
		return
	}
	s.inHead(dst, kind, x, c.Y+63*u, room, 15, text.Regular, theme.MoonSoft, align)
}

// headEmblem is how high the emblem in the head of a column is.
const headEmblem = 44.0

// headWidth is how wide the place and the kind of player are that stand in the head of a seat's column.
func (s *sheet) headWidth(seat int) float64 {
	unit := s.layout.u * s.layout.top
	kind, _ := s.app.Writer.Measure(s.app.PlayerName(s.outcome.Seats[seat].Player), text.Style{Size: 15 * unit})
	place, _ := s.app.Writer.Measure(s.place(seat), text.Style{Face: text.Bold, Size: 19 * unit})
	return math.Max(kind, place)
}

// emblemsFit reports whether what stands in the heads of the columns can be read in a room beside the emblems.
func (s *sheet) emblemsFit(room float64) bool {
	const nearly = 0.94 // of its size that words may lose
	for seat := range s.outcome.Seats {
		if s.headWidth(seat)*nearly > room {
			return false
		}
	}
	return true
}

// inHead writes words in the head of a column.
func (s *sheet) inHead(dst *ebiten.Image, words string, x, y, width, size float64, face text.Face, colour theme.Colour, align text.Align) {
	s.say(dst, words, x, y, width, size*s.layout.top/s.layout.text, face, colour, align)
}

// inRow writes words in a line.
func (s *sheet) inRow(dst *ebiten.Image, words string, x, y, width, size float64, face text.Face, colour theme.Colour, align text.Align) {
	s.say(dst, words, x, y, width, size*s.layout.row/s.layout.text, face, colour, align)
}

// drawPosition draws a seat's last position with its middle at x.
func (s *sheet) drawPosition(dst *ebiten.Image, seat int, x float64) {
	if s.layout.unit == 0 {
		return
	}
	size, place, unit := s.outcome.Positions.Sizes[seat], s.layout.positions, s.layout.unit
	x = math.Round(x - float64(size.Width*unit)/2)
	y := math.Round(place.Y + (place.H-float64(size.Height*unit))/2)
	s.outcome.Positions.Draw(dst, seat, x, y, unit)
}
