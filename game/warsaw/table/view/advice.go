package view

import (
	"math"

	"capital/game/scene/hinting"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Measures of what speaks for a move, in logical units.
const (
	reasonText   = 15.5
	besideText   = 14.5
	reasonTall   = 25.0
	reasonBeside = 20.0 // what the move is compared with
	reasonBadge  = 29.0
)

// layReasons is where what speaks for the move shown lies; there may be no room for
// the last of it.
func (p drawing) layReasons(a *Advice, within widget.Rect) []widget.Rect {
	var rects []widget.Rect
	u, y := p.U, within.Y+reasonBeside*p.U
	for n := range a.Rows[a.Row].Reasons {
		r := &a.Rows[a.Row].Reasons[n]
		_, h := p.Writer.MeasureWrapped(r.Words, within.W-(reasonBadge+10)*u, p.RunningStyle(label{Size: reasonText}))
		h = math.Max(h+4*u, reasonTall*u)
		if y+h > within.Y+within.H+2*u {
			break
		}
		rects = append(rects, widget.Rect{X: within.X, Y: y, W: within.W, H: h})
		y += h + 2*u
	}
	return rects
}

// advice is some advice beside the board, or the sign that it is thought about.
type advice struct{ region }

func (r advice) draw(a *Advice) {
	l := r.l.Advice(len(a.Rows))
	if a.LookingOn {
		on := label{Size: 14.5, Colour: theme.InkSoft, Align: text.Right, VAlign: text.Middle}
		r.Say(r.Strings.Text("hint.looking"), l.Title.X+l.Title.W, l.Title.Y+l.Title.H*0.45, on)
	}
	r.drawTitle(a.Title, a.Caption, l)
	for n := range a.Rows {
		if r.l.Close {
			r.drawTab(&a.Rows[n], l.Rows[n], n == a.Row)
			continue
		}
		r.drawRow(&a.Rows[n], l.Rows[n], n == a.Row)
	}
	if r.l.Close {
		r.sayFitting(a.Rows[a.Row].Does, l.Does, label{Size: largestMove, Face: text.Bold, VAlign: text.Middle})
	}
	if row := &a.Rows[a.Row]; len(row.Reasons) > 0 {
		beside := label{Size: besideText, Colour: theme.InkSoft, VAlign: text.Middle}
		r.SayWithin(row.Beside, l.Why.X, l.Why.Y+reasonBeside*r.U/2, l.Why.W, beside)
	}
	for n, place := range r.layReasons(a, l.Why) {
		r.drawReason(&a.Rows[a.Row].Reasons[n], place, n == a.Reason)
	}
}

// drawTab draws one move as a tab: its tiles, and how it compares with the others.
func (r advice) drawTab(row *AdviceRow, place widget.Rect, shown bool) {
	u := r.U
	face, line := theme.Paper, theme.PaperLine
	if shown {
		face, line = theme.Highlight.Mix(theme.PaperLight, 0.86), theme.Highlight
	}
	r.Box(place, 7*u, 1.5*u, face, line)
	size := math.Min(place.H-12*u, place.W*0.46)
	tag := r.tag(row, text.Centre)
	r.drawTiles(row, place.X+5*u+size/2, place.Y+(place.H-size)/2, int(size))
	left := place.X + size + 9*u
	right := place.X + place.W - 4*u
	r.SayWithin(row.Tag, (left+right)/2, place.Y+place.H/2, right-left, tag)
}

func (r advice) drawTitle(title, caption string, l AdviceLayout) {
	r.SayWithin(title, l.Title.X, l.Title.Y+l.Title.H*0.4, l.Title.W, label{Size: 21, Face: text.Bold, VAlign: text.Middle})
	if l.Caption.H == 0 {
		return
	}
	r.SayWithin(caption, l.Caption.X, l.Caption.Y+l.Caption.H*0.4, l.Caption.W, label{Size: 15, Colour: theme.InkSoft, VAlign: text.Middle})
}

// drawRow draws one move: its tile, how it compares with the others, what is done with it and
// why.
func (r advice) drawRow(row *AdviceRow, place widget.Rect, shown bool) {
	u := r.U
	face, line := theme.Paper, theme.PaperLine
	if shown {
		face, line = theme.Highlight.Mix(theme.PaperLight, 0.86), theme.Highlight
	}
	r.Box(place, 7*u, 1.5*u, face, line)
	if place.H < adviceLine*u {
		r.drawShortRow(row, place)
		return
	}
	words := widget.Rect{X: place.X + (adviceTag+9)*u, Y: place.Y, W: place.W - (adviceTag+18)*u, H: place.H}
	r.drawTiles(row, place.X+(adviceTag/2+5)*u, place.Y+4*u, int(34*u))
	tag := r.tag(row, text.Centre)
	r.SayWithin(row.Tag, place.X+(adviceTag/2+5)*u, place.Y+place.H-11.5*u, adviceTag*u, tag)
	r.drawWords(row, words)
}

// drawShortRow draws one move in a row that has no room for why.
func (r advice) drawShortRow(row *AdviceRow, place widget.Rect) {
	u := r.U
	tag := r.tag(row, text.Right)
	width, _ := r.Writer.Measure(row.Tag, r.Style(tag))
	r.Say(row.Tag, place.X+place.W-9*u, place.Y+place.H/2, tag)
	size := int(place.H - 8*u)
	left := 5*u + float64(size)*float64(len(r.tilesOf(row.Action)))
	r.drawTiles(row, place.X+left/2+3*u, place.Y+4*u, size)
	brief := *row
	brief.Brief = ""
	r.drawWords(&brief, widget.Rect{X: place.X + left + 8*u, Y: place.Y, W: place.W - left - width - 25*u, H: place.H})
}

// tag is how it is written how a move compares with the others: figures larger than words.
func (r advice) tag(row *AdviceRow, align text.Align) label {
	tag := label{Size: 18, Face: text.Bold, Align: align, VAlign: text.Middle, Colour: theme.Bad}
	if row.Best {
		tag.Size, tag.Colour = 15, theme.Good
	}
	return tag
}

// tagPlace is where it stands in a move's row how it compares with the others.
func (r advice) tagPlace(row *AdviceRow, place widget.Rect) widget.Rect {
	u := r.U
	switch {
	case r.l.Close:
		left := math.Min(place.H-12*u, place.W*0.46) + 9*u
		place.X += left
		place.W -= left
	case place.H < adviceLine*u:
		wide := r.Width(row.Tag, r.tag(row, text.Right)) + 18*u
		place.X += place.W - wide
		place.W = wide
	default:
		place.Y += place.H - 23*u
		place.W, place.H = (adviceTag+9)*u, 23*u
	}
	return place
}

// drawTiles draws the tiles of a move side by side, in the middle of x.
func (r advice) drawTiles(row *AdviceRow, x, y float64, size int) {
	turn := 0
	if row.Action.Kind == warsaw.Build || row.Action.Kind == warsaw.Overbuild {
		turn = int(row.Action.Turn)
	}
	tiles := r.tilesOf(row.Action)
	if most := int((adviceTag + 2) * r.U); len(tiles)*(size+int(2*r.U)) > most {
		size = most/len(tiles) - int(2*r.U)
	}
	wide := float64(len(tiles)*(size+int(2*r.U))) - 2*r.U
	for n, tile := range tiles {
		r.Tiles.DrawFace(r.Dst, tile, turn, math.Round(x-wide/2)+float64(n*(size+int(2*r.U))), math.Round(y), size)
	}
}

// Sizes of the words of a move, in logical units: as large as there is room for.
const (
	largestMove, smallestMove = 16.5, 14.0
	briefText                 = 14.5
)

// drawWords writes what is done in a move, and below it why where there is room.
func (r advice) drawWords(row *AdviceRow, place widget.Rect) {
	u := r.U
	does := r.RunningStyle(label{Size: largestMove, Face: text.Bold})
	_, high := r.Writer.MeasureWrapped(row.Does, place.W, does)
	for high > place.H-6*u && does.Size > smallestMove*u {
		does.Size -= u / 2
		_, high = r.Writer.MeasureWrapped(row.Does, place.W, does)
	}
	why := r.RunningStyle(label{Size: briefText, Colour: theme.InkSoft})
	_, more := r.Writer.MeasureWrapped(row.Brief, place.W, why)
	if row.Brief == "" || high+more > place.H-4*u {
		more = 0
	}
	y := place.Y + (place.H-high-more)/2
	r.Writer.DrawWrapped(r.Dst, row.Does, place.X, y, place.W, does)
	if more > 0 {
		r.Writer.DrawWrapped(r.Dst, row.Brief, place.X, y+high, place.W, why)
	}
}

// tilesOf are the tiles to be seen beside a move: the one placed or sold, or those
// given up, as far as there is room.
func (r advice) tilesOf(a warsaw.Action) []warsaw.TileID {
	switch a.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.Discard, warsaw.PlaceMilestone, warsaw.SellCoins, warsaw.SellVP, warsaw.Pick:
		return []warsaw.TileID{a.Tile}
	case warsaw.Split:
		return []warsaw.TileID{warsaw.BuildingTile(warsaw.WarsawSchoolOfEconomics)}
	}
	const most = 2
	var tiles []warsaw.TileID
	d := &r.p.Table.Player(r.p.Seat).District
	for s := d.GivenUp(a); s != 0 && len(tiles) < most; s &= s - 1 {
		tile, _ := d.TileAt(s.First())
		tiles = append(tiles, tile)
	}
	return tiles
}

// drawReason draws one thing by which the move shown is better or worse, and by how much; lit says that its quarters are lit.
func (r advice) drawReason(reason *AdviceReason, place widget.Rect, lit bool) {
	u := r.U
	mark := theme.PaperLine
	if lit {
		r.Pen().RoundBox(place.X, place.Y, place.W, place.H, 5*u, Counted.Mix(theme.PaperLight, 0.82))
		mark = Counted
	}
	r.Pen().RoundBox(place.X, place.Y+3*u, 3*u, place.H-6*u, 1.5*u, mark)
	_, y := place.Centre()
	r.SayWrapped(reason.Words, place.X+8*u, y, place.W-(reasonBadge+10)*u, label{Size: reasonText, VAlign: text.Middle})
	badge := reasonBadge * u
	r.badge(icon.VP, reason.VP, place.X+place.W-badge-2*u, y-badge/2, badge)
}

// drawThinking draws the sign that a hint is being thought about.
func (r advice) drawThinking(t *hinting.Thinking) {
	u := r.U
	r.drawTitle(t.Title, t.Caption, r.l.Advice(0))
	place := r.l.adviceSheet()
	x, y := place.Centre()
	words := "hint.thinking"
	if t.Failed {
		words = "hint.failed"
	}
	r.SayWithin(r.Strings.Text(words), x, y-10*u, place.W-24*u, label{Size: 17, Colour: theme.InkSoft, Align: text.Centre, VAlign: text.Middle})
	for n := range hinting.ThinkingDots {
		colour := theme.PaperLine
		if n == t.Lit {
			colour = theme.Highlight
		}
		r.Pen().Circle(x+float64(n-1)*18*u, y+18*u, 4.5*u, colour)
	}
}
