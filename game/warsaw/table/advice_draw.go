package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// drawAdvice draws some advice beside the board.
func (t *table) drawAdvice(dst *ebiten.Image, a *advice) {
	l := t.layout.layAdvice(len(a.rows))
	t.drawAdviceTitle(dst, a, l)
	for n := range a.rows {
		t.drawAdviceRow(dst, &a.rows[n], l.rows[n], n == a.row)
	}
	for n, r := range t.layReasons(a, l.why) {
		t.drawReason(dst, &a.rows[a.row].reasons[n], r, n == a.reason)
	}
}

func (t *table) drawAdviceTitle(dst *ebiten.Image, a *advice, l adviceLayout) {
	t.sayWithin(dst, a.title, l.title.X, l.title.Y+l.title.H*0.4, l.title.W, label{size: 21, face: text.Bold, valign: text.Middle})
	t.sayWithin(dst, a.caption, l.caption.X, l.caption.Y+l.caption.H*0.4, l.caption.W, label{size: 15, colour: theme.InkSoft, valign: text.Middle})
}

// drawAdviceRow draws one move: its tile, what is done with it, what it leads to.
func (t *table) drawAdviceRow(dst *ebiten.Image, row *adviceRow, r widget.Rect, shown bool) {
	u := t.layout.u
	face, line := theme.Paper, theme.PaperLine
	if shown {
		face, line = theme.Highlight.Mix(theme.PaperLight, 0.86), theme.Highlight
	}
	view.Pen(dst).RoundBox(r.X, r.Y, r.W, r.H, 7*u, face)
	view.Pen(dst).RoundBoxLine(r.X, r.Y, r.W, r.H, 7*u, 1.5*u, line)
	x := r.X + 5*u
	size := int(r.H - 8*u)
	turn := 0
	if row.action.Kind == warsaw.Build || row.action.Kind == warsaw.Overbuild {
		turn = int(row.action.Turn)
	}
	for _, tile := range t.tilesOf(row.action) {
		t.app.Tiles.DrawFace(dst, tile, turn, math.Round(x), math.Round(r.Y+4*u), size)
		x += float64(size) + 3*u
	}
	x += 5 * u
	right := r.X + r.W - 9*u
	tag := label{size: 18, face: text.Bold, align: text.Right, valign: text.Middle, colour: theme.Bad}
	if row.best {
		tag.colour = theme.Good
	}
	width, _ := t.app.Writer.Measure(row.tag, t.style(tag))
	t.say(dst, row.tag, right, r.Y+r.H/2, tag)
	room := right - width - 8*u - x
	t.sayWithin(dst, row.does, x, r.Y+r.H*0.31, room, label{size: 17, face: text.Bold, valign: text.Middle})
	t.sayWithin(dst, row.margin, x, r.Y+r.H*0.71, room, label{size: 15, colour: theme.InkSoft, valign: text.Middle})
}

// tilesOf are the tiles to be seen beside a move: the one placed or sold, or those
// given up, as far as there is room.
func (t *table) tilesOf(a warsaw.Action) []warsaw.TileID {
	switch a.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.Discard, warsaw.PlaceMilestone, warsaw.SellCoins, warsaw.SellVP, warsaw.Pick:
		return []warsaw.TileID{a.Tile}
	case warsaw.Split:
		return []warsaw.TileID{warsaw.BuildingTile(warsaw.WarsawSchoolOfEconomics)}
	}
	const most = 2
	var tiles []warsaw.TileID
	d := &t.session.Table().Player(t.seat).District
	for s := t.spacesOf(a); s != 0 && len(tiles) < most; s &= s - 1 {
		tile, _ := d.TileAt(s.First())
		tiles = append(tiles, tile)
	}
	return tiles
}

// drawReason draws one thing that speaks for the move shown, with what it brings in
// each income phase; lit says that its quarters are lit.
func (t *table) drawReason(dst *ebiten.Image, reason *adviceReason, r widget.Rect, lit bool) {
	u := t.layout.u
	mark := theme.PaperLine
	if lit {
		view.Pen(dst).RoundBox(r.X, r.Y, r.W, r.H, 5*u, view.Counted.Mix(theme.PaperLight, 0.82))
		mark = view.Counted
	}
	view.Pen(dst).RoundBox(r.X, r.Y+3*u, 3*u, r.H-6*u, 1.5*u, mark)
	_, y := r.Centre()
	t.sayWrapped(dst, reason.words, r.X+8*u, y, r.W-t.reasonRight(reason)-8*u, label{size: reasonText, valign: text.Middle})
	x := r.X + r.W
	badge := reasonBadge * u
	if reason.VP != 0 {
		x -= badge + 2*u
		t.app.Icons.Badge(dst, icon.VP, view.Signed(int(reason.VP)), x, y-badge/2, badge)
	}
	if reason.Coins != 0 {
		x -= badge + 2*u
		t.app.Icons.Badge(dst, icon.Coin, view.Signed(int(reason.Coins)), x, y-badge/2, badge)
	}
	if reason.tile != warsaw.NoTile {
		size := math.Floor(reasonPicture * u)
		t.app.Tiles.DrawFace(dst, reason.tile, 0, math.Round(x-size-4*u), math.Round(y-size/2), int(size))
	}
}

// drawAdvised shows the advised move on the board: the tile as it would lie or the
// stacks it gives up, and the quarters that speak for it.
func (t *table) drawAdvised(dst *ebiten.Image, a *advice, d *warsaw.District, size int) {
	move := a.action()
	after := *d
	switch move.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		after.Place(move.Tile, move.Space, int(move.Turn))
		column, row := d.Offset(move.Space)
		r := t.view.space(column, row)
		t.app.Tiles.Ghost(dst, move.Tile, int(move.Turn), math.Round(r.X), math.Round(r.Y), size)
	default:
		lost := t.spacesOf(move)
		t.drawMarked(dst, d, size, lost)
		after.Remove(lost)
	}
	if after.Empty() {
		return
	}
	column, row := d.Offset(after.SpaceAt(0, 0))
	r := t.view.space(column, row)
	t.app.Tiles.Outline(dst, a.lit(), math.Round(r.X), math.Round(r.Y), size, view.Counted, 1)
}

// Of the sign that something is being thought about: how many seconds each of its
// dots is lit, and how many dots there are.
const (
	thinkingTime = 0.3
	thinkingDots = 3
)

// drawThinking draws the sign that a hint is being thought about.
func (t *table) drawThinking(dst *ebiten.Image) {
	u, l := t.layout.u, t.layout.layAdvice(0)
	t.drawAdviceTitle(dst, &t.hint.advice, l)
	r := t.layout.side
	x, y := r.Centre()
	words, lit := "hint.thinking", t.dotLit()
	if t.hint.failed {
		words = "hint.failed"
	}
	t.sayWithin(dst, t.app.Strings.Text(words), x, y-10*u, r.W-24*u, label{size: 17, colour: theme.InkSoft, align: text.Centre, valign: text.Middle})
	for n := range thinkingDots {
		colour := theme.PaperLine
		if n == lit {
			colour = theme.Highlight
		}
		view.Pen(dst).Circle(x+float64(n-1)*18*u, y+18*u, 4.5*u, colour)
	}
}
