package table

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Draw implements [scene.Scene].
func (t *table) Draw(_ *scene.App, dst *ebiten.Image) {
	t.drawBackdrop(dst)
	t.drawBoard(dst)
	t.drawSide(dst)
	t.drawBand(dst)
	t.painter().DrawWidgets(dst, t.buttons)
	t.drawButtonIcons(dst)
	t.painter().DrawTip(dst, t.buttons, t.layout.screen)
	t.drawFlashes(dst)
	t.drawHeld(dst)
	t.drawRefusal(dst)
	t.drawMoment(dst)
}

func (t *table) painter() widget.Painter {
	return widget.Painter{Writer: t.app.Writer, Look: widget.Paper(), Scale: t.layout.u}
}

// label is how a few words are written: size in logical units.
type label struct {
	size   float64
	face   text.Face
	colour theme.Colour
	align  text.Align
	valign text.VAlign
}

func (t *table) style(l label) text.Style {
	if l.colour == 0 {
		l.colour = theme.Ink
	}
	return text.Style{Face: l.face, Size: l.size * t.layout.u, Colour: l.colour, Align: l.align, VAlign: l.valign}
}

func (t *table) say(dst *ebiten.Image, words string, x, y float64, l label) {
	t.app.Writer.Draw(dst, words, x, y, t.style(l))
}

// sayWithin writes words that must not be wider than width, smaller if need be.
func (t *table) sayWithin(dst *ebiten.Image, words string, x, y, width float64, l label) {
	st := t.style(l)
	if w, _ := t.app.Writer.Measure(words, st); w > width {
		st.Size *= width / w
	}
	t.app.Writer.Draw(dst, words, x, y, st)
}

// largestText is how far the person's own text size goes beside the board, where
// there is only so much room.
const largestText = 1.4

// sayWrapped writes words on as many lines as they need and returns their height.
func (t *table) sayWrapped(dst *ebiten.Image, words string, x, y, width float64, l label) float64 {
	return t.app.Writer.DrawWrapped(dst, words, x, y, width, t.textStyle(l))
}

// textStyle is how running text is written: in the person's own size.
func (t *table) textStyle(l label) text.Style {
	l.size *= t.app.TextScale(largestText)
	return t.style(l)
}

// backdrop is what the parts of the table that seldom change follow from: the
// shared board, the other seats, the active seat's purse.
type backdrop struct {
	events, moves  int
	seat, enlarged int
	purses         [warsaw.MaxSeats]warsaw.Sum
	swum           [warsaw.MaxSeats]float64
}

// drawBackdrop draws the parts that seldom change, from a picture of them as long
// as they don't: while a tile is dragged only the rest is drawn anew.
func (t *table) drawBackdrop(dst *ebiten.Image) {
	now := backdrop{len(t.session.Events()), t.session.Moves(), t.seat, t.enlarged, t.purses, t.swum}
	if t.paper == nil || t.drawn != now {
		if t.paper == nil {
			t.paper = ebiten.NewImage(int(t.layout.screen.W), int(t.layout.screen.H))
		}
		t.drawn = now
		t.paper.Fill(theme.Paper)
		t.drawGrid(t.paper)
		t.drawShared(t.paper)
		t.drawOthers(t.paper)
		t.drawOwn(t.paper)
	}
	dst.DrawImage(t.paper, nil)
}

// drawGrid draws the faint squares of a drawing table under the active district.
func (t *table) drawGrid(dst *ebiten.Image) {
	r, step := t.layout.board, 20*t.layout.u
	p := view.Pen(dst)
	p.RoundBox(r.X, r.Y, r.W, r.H, 10*t.layout.u, theme.PaperLight)
	line := math.Max(1, t.layout.u*0.7)
	for x := r.X + step; x < r.X+r.W-2; x += step {
		p.Box(x, r.Y, line, r.H, theme.PaperLine.Fade(0.16))
	}
	p.Flush()
	for y := r.Y + step; y < r.Y+r.H-2; y += step {
		p.Box(r.X, y, r.W, line, theme.PaperLine.Fade(0.16))
	}
	p.RoundBoxLine(r.X, r.Y, r.W, r.H, 10*t.layout.u, 1.5*t.layout.u, theme.PaperLine)
}

// drawShared draws the shared board: epochs and wars, the milestones with who
// leads them, and the track.
func (t *table) drawShared(dst *ebiten.Image) {
	open := t.session.Table()
	u := t.layout.u
	for n, r := range t.layout.epochs {
		t.drawStack(dst, n+1, r, open)
	}
	for n, r := range t.layout.wars {
		past := open.Epoch() > n+3
		colour := theme.Bad
		if past {
			colour = theme.PaperLine
		}
		t.app.Icons.DrawIn(dst, tileart.War, r.X, r.Y+r.H/2-12*u, 24*u, colour)
	}
	for n, r := range t.layout.milestones {
		t.drawMilestone(dst, n, r, open)
	}
	t.drawTrack(dst)
}

// drawStack draws the stack of one epoch's tiles: gone, being played, or to come.
func (t *table) drawStack(dst *ebiten.Image, epoch int, r widget.Rect, open *warsaw.Table) {
	u := t.layout.u
	size := int(r.W)
	switch {
	case epoch < open.Epoch():
		view.Pen(dst).RoundBoxLine(r.X, r.Y, r.W, r.W, 6*u, 1.5*u, theme.PaperLine)
		t.say(dst, view.Roman(epoch), r.X+r.W/2, r.Y+r.W/2, label{size: 18, face: text.Bold, colour: theme.PaperLine, align: text.Centre, valign: text.Middle})
	case epoch == open.Epoch():
		view.Pen(dst).RoundBox(r.X-3*u, r.Y-3*u, r.W+6*u, r.W+6*u, 8*u, theme.Highlight)
		t.drawImage(dst, t.app.Tiles.Back(epoch, size), r.X, r.Y)
	default:
		for lift := 2; lift >= 0; lift-- {
			t.drawImage(dst, t.app.Tiles.Back(epoch, size), r.X, r.Y+float64(lift)*2.5*u)
		}
	}
}

func (t *table) drawImage(dst, src *ebiten.Image, x, y float64) {
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(src, &options)
}

// drawMilestone draws one milestone of the shared board: its tile, what it is
// awarded for, and who leads it.
func (t *table) drawMilestone(dst *ebiten.Image, n int, r widget.Rect, open *warsaw.Table) {
	u := t.layout.u
	face, onBoard := open.Milestone(n)
	size := int(math.Min(r.H, r.W*0.5))
	x := r.X + float64(size) + 6*u
	if !onBoard {
		view.Pen(dst).RoundBoxLine(r.X, r.Y, float64(size), float64(size), 6*u, 1.5*u, theme.PaperLine)
		if winner, ok := t.winnerOf(face); ok {
			t.app.Mermaid(dst, winner, r.X+float64(size)*0.2, r.Y+float64(size)*0.2, float64(size)*0.6, theme.Seat(winner).Base)
		}
		return
	}
	if n+1 == open.Epoch() {
		view.Pen(dst).RoundBox(r.X-3*u, r.Y-3*u, r.W+2*u, float64(size)+6*u, 8*u, theme.PaperDark)
	}
	t.app.Tiles.DrawFace(dst, face, 0, math.Round(r.X), math.Round(r.Y), size)
	t.app.Tiles.DrawMarks(dst, tileart.Award(face.Tile().Building), x, r.Y+2*u, 22*u)
	leader, ok := open.Leader(face)
	if !ok {
		t.say(dst, "–", x+4*u, r.Y+float64(size)-20*u, label{size: 18, colour: theme.InkSoft, valign: text.Middle})
		return
	}
	t.app.Mermaid(dst, leader, x, r.Y+float64(size)-40*u, 38*u, theme.Seat(leader).Base)
	t.say(dst, strconv.Itoa(open.Measure(leader, face)), x+42*u, r.Y+float64(size)-20*u, label{size: 20, face: text.Bold, valign: text.Middle})
}

// winnerOf is the seat that has won a milestone.
func (t *table) winnerOf(face warsaw.TileID) (seat int, ok bool) {
	for _, e := range t.session.Events() {
		if e.Kind == warsaw.MilestoneWon && e.Tile == face {
			return e.Seat, true
		}
	}
	return 0, false
}

// trackEnd is how many victory points the track shows at least.
const trackEnd = 50

// drawTrack draws the victory point track with everyone's mermaid.
func (t *table) drawTrack(dst *ebiten.Image) {
	u, r := t.layout.u, t.layout.track
	end := trackEnd
	for seat := range t.session.Seats() {
		end = max(end, (int(t.purses[seat].VP)/10+1)*10)
	}
	line := r.Y + r.H - 16*u
	left, width := r.X+18*u, r.W-36*u
	at := func(points float64) float64 { return left + width*points/float64(end) }
	p := view.Pen(dst)
	p.Box(left, line, width, 2*u, theme.Ink)
	for n := 0; n <= end; n++ {
		switch {
		case n%10 == 0:
			p.Box(at(float64(n))-u, line-6*u, 2*u, 8*u, theme.Ink)
			t.say(dst, strconv.Itoa(n), at(float64(n)), line+3*u, label{size: 14, colour: theme.InkSoft, align: text.Centre})
		case n%5 == 0 || end <= 100:
			p.Box(at(float64(n))-u/2, line-3*u, u, 4*u, theme.InkSoft)
		}
	}
	for seat := len(t.session.Seats()) - 1; seat >= 0; seat-- {
		behind := 0 // mermaids on the same point stand side by side
		for other := range seat {
			if t.purses[other].VP == t.purses[seat].VP {
				behind++
			}
		}
		x := at(t.swum[seat]) + float64(behind)*20*u
		t.app.Mermaid(dst, seat, x-14*u, line-28*u, 28*u, theme.Seat(seat).Base)
	}
}

// otherRect is where the n-th other seat's district lies.
func (t *table) otherRect(n int) widget.Rect {
	r := t.layout.others
	count := float64(max(len(t.session.Seats())-1, 1))
	gap := 8 * t.layout.u
	if r.W > r.H*1.5 {
		w := (r.W - gap*(count-1)) / count
		return widget.Rect{X: r.X + float64(n)*(w+gap), Y: r.Y, W: w, H: r.H}
	}
	h := math.Min((r.H-gap*(count-1))/count, 330*t.layout.u)
	return widget.Rect{X: r.X, Y: r.Y + float64(n)*(h+gap), W: r.W, H: h}
}

func (t *table) drawOthers(dst *ebiten.Image) {
	for n, seat := range t.others() {
		t.drawOther(dst, seat, t.otherRect(n))
	}
}

// drawOther draws another seat's panel: who it is, what it holds, its district and
// the tile it used last.
func (t *table) drawOther(dst *ebiten.Image, seat int, r widget.Rect) {
	u := t.layout.u
	p := view.Pen(dst)
	p.RoundBox(r.X, r.Y, r.W, r.H, 8*u, theme.PaperLight)
	line := theme.PaperLine
	if t.enlarged == seat {
		line = theme.Highlight
	}
	p.RoundBoxLine(r.X, r.Y, r.W, r.H, 8*u, 1.5*u, line)
	t.app.Mermaid(dst, seat, r.X+4*u, r.Y+3*u, 28*u, theme.Seat(seat).Base)
	t.sayWithin(dst, t.session.Seats()[seat].Name, r.X+36*u, r.Y+17*u, r.W-36*u-104*u, label{size: 17, face: text.Bold, valign: text.Middle})
	t.drawPurse(dst, seat, r.X+r.W-104*u, r.Y+17*u, 18)
	t.drawSmallDistrict(dst, seat, t.otherDistrict(r))
	status := widget.Rect{X: r.X + r.W - 56*u, Y: r.Y + 40*u, W: 48 * u, H: 48 * u}
	if t.tallPanel(r) {
		status = widget.Rect{X: r.X + r.W/2 - 40*u, Y: r.Y + r.H - 92*u, W: 80 * u, H: 80 * u}
	}
	t.drawStatus(dst, seat, status)
}

// drawPurse writes a seat's victory points and coins in a row.
func (t *table) drawPurse(dst *ebiten.Image, seat int, x, y, size float64) {
	u := t.layout.u
	side := size * 1.15 * u
	number := label{size: size, face: text.Bold, valign: text.Middle}
	t.app.Icons.Draw(dst, icon.VP, x, y-side/2, side)
	t.say(dst, strconv.Itoa(int(t.purses[seat].VP)), x+side+2*u, y, number)
	x += side + size*1.6*u
	t.app.Icons.Draw(dst, icon.Coin, x, y-side/2, side)
	t.say(dst, strconv.Itoa(int(t.purses[seat].Coins)), x+side+2*u, y, number)
}

// drawSmallDistrict draws a district as large as a rectangle allows. Its tiles
// never change their size as long as the limit is 3×4.
func (t *table) drawSmallDistrict(dst *ebiten.Image, seat int, r widget.Rect) {
	look := t.look(seat)
	if look.District.Empty() {
		return
	}
	place := smallPlace(&look.District, r)
	t.app.Tiles.DrawDistrict(dst, look, place.x, place.y, int(place.tile))
}

// smallPlace is where a district lies, in the middle of a rectangle.
func smallPlace(d *warsaw.District, r widget.Rect) boardView {
	width, height := d.Size()
	size := math.Max(8, math.Floor(math.Min(r.W/float64(max(width, 4)), r.H/float64(max(height, 3)))))
	return boardView{
		x:    math.Round(r.X + (r.W-size*float64(width))/2),
		y:    math.Round(r.Y + (r.H-size*float64(height))/2),
		tile: size,
	}
}

// otherDistrict is where the small district of another seat's panel lies.
func (t *table) otherDistrict(r widget.Rect) widget.Rect {
	u := t.layout.u
	if t.tallPanel(r) {
		return widget.Rect{X: r.X + 8*u, Y: r.Y + 36*u, W: r.W - 16*u, H: r.H - 136*u}
	}
	return widget.Rect{X: r.X + 6*u, Y: r.Y + 33*u, W: r.W - 66*u, H: r.H - 38*u}
}

// tallPanel reports whether a panel is high enough for the tile used last to lie
// below the district, not beside it.
func (t *table) tallPanel(r widget.Rect) bool { return r.H > 280*t.layout.u }

// drawStatus shows the tile a seat used last, and whether it is still deciding.
func (t *table) drawStatus(dst *ebiten.Image, seat int, r widget.Rect) {
	u := t.layout.u
	open := t.session.Table()
	size := r.W
	switch {
	case open.Revealed(seat) != warsaw.NoTile:
		t.app.Tiles.DrawFace(dst, open.Revealed(seat), 0, math.Round(r.X), math.Round(r.Y), int(size))
	case open.Phase() == warsaw.PhasePick && open.Owes(seat) == warsaw.NoDecision:
		t.drawImage(dst, t.app.Tiles.Back(open.Epoch(), int(size)), r.X, r.Y)
	case t.used[seat] != warsaw.NoTile:
		t.app.Tiles.DrawFace(dst, t.used[seat], 0, math.Round(r.X), math.Round(r.Y), int(size))
	}
	if open.Owes(seat) != warsaw.NoDecision {
		t.say(dst, "…", r.X+r.W/2, r.Y+size+8*u, label{size: 22, face: text.Bold, colour: theme.InkSoft, align: text.Centre, valign: text.Middle})
	}
}

// drawBoard draws the active district, or another's that is shown large, and what
// can be done there.
func (t *table) drawBoard(dst *ebiten.Image) {
	seat, v := t.boardSeat(), t.view
	look := t.look(seat)
	goal := t.layout.layBoard(&look.District)
	size := int(goal.tile)
	t.drawBoardName(dst, seat, goal)
	if v != goal {
		t.drawMovingDistrict(dst, look, size)
		return
	}
	if !look.District.Empty() {
		t.app.Tiles.DrawDistrict(dst, look, math.Round(v.x), math.Round(v.y), size)
	}
	if t.enlarged >= 0 {
		t.drawPointedArea(dst, &look.District)
		return
	}
	d := &look.District
	if t.advising() {
		t.drawAdvised(dst, &t.hint.advice, d, size)
		return
	}
	switch t.decision() {
	case warsaw.DecidePick, warsaw.DecideUse, warsaw.DecideMilestone:
		t.drawSites(dst, d, size)
	case warsaw.DecideLosses, warsaw.DecideWindow, warsaw.DecidePiece:
		t.drawMarked(dst, d, size, t.givenUp())
	}
	if t.held.none() || !t.held.carried {
		t.drawPointedArea(dst, d)
	}
	t.drawPlan(dst)
}

// drawMovingDistrict draws the district on its way to another place and size, as
// its picture at the size it will have: a picture for every size between would be
// drawn for one frame only.
func (t *table) drawMovingDistrict(dst *ebiten.Image, look tileart.Look, size int) {
	if look.District.Empty() {
		return
	}
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Translate(-float64(tileart.Margin(size)), -float64(tileart.Margin(size)))
	scale := t.view.tile / float64(size)
	options.GeoM.Scale(scale, scale)
	options.GeoM.Translate(t.view.x, t.view.y)
	dst.DrawImage(t.app.Tiles.District(look, size), &options)
}

// drawBoardName says whose district is on the board, before the district where that
// reaches up to it.
func (t *table) drawBoardName(dst *ebiten.Image, seat int, district boardView) {
	u, r := t.layout.u, t.layout.board
	room := r.W - 50*u
	if district.y < r.Y+36*u {
		room = max(district.x-r.X-50*u, 90*u)
	}
	t.app.Mermaid(dst, seat, r.X+8*u, r.Y+6*u, 30*u, theme.Seat(seat).Base)
	t.sayWithin(dst, t.session.Seats()[seat].Name, r.X+42*u, r.Y+21*u, room, label{size: 18, face: text.Bold, valign: text.Middle})
}

// drawSites lights the spaces where the held tile may go.
func (t *table) drawSites(dst *ebiten.Image, d *warsaw.District, size int) {
	if t.held.none() || t.hint.open {
		return
	}
	view := t.session.View(t.seat)
	for _, s := range t.spaces(true) {
		column, row := d.Offset(s)
		r := t.view.space(column, row)
		h := t.held
		h.target = s
		legal := t.legalAt(&view, s)
		over := false
		if i, ok := d.IndexOf(s); ok {
			over = d.Occupied().Has(i)
		}
		if legal && !over {
			t.app.Tiles.Legal(dst, math.Round(r.X), math.Round(r.Y), size, false, 1)
		}
	}
	t.drawGhost(dst, d, size)
}

// legalAt reports whether the held tile may be let go on a space.
func (t *table) legalAt(view *warsaw.View, s warsaw.Space) bool {
	kept := t.held.target
	t.held.target = s
	a := t.placing()
	t.held.target = kept
	if a.Kind == warsaw.PlaceMilestone {
		return view.Check(a).OK()
	}
	return view.CheckUse(a).OK()
}

// drawGhost draws the held tile as it would lie.
func (t *table) drawGhost(dst *ebiten.Image, d *warsaw.District, size int) {
	h := &t.held
	if !h.aimed {
		return
	}
	column, row := d.Offset(h.target)
	r := t.view.space(column, row)
	x, y := math.Round(r.X), math.Round(r.Y)
	if t.check().OK() {
		t.app.Tiles.Ghost(dst, h.tile, h.turn, x, y, size)
		return
	}
	if !h.carried {
		t.app.Tiles.DrawFace(dst, h.tile, h.turn, x, y, size)
	}
	t.app.Tiles.Illegal(dst, x, y, size, 1)
}

// drawPlan draws the tile that is picked and waits for the others.
func (t *table) drawPlan(dst *ebiten.Image) {
	plan := t.plans[t.seat]
	if plan.Kind != warsaw.Build && plan.Kind != warsaw.Overbuild || t.session.People() > 1 {
		return
	}
	column, row := t.session.Table().Player(t.seat).District.Offset(plan.Space)
	r := t.view.space(column, row)
	t.app.Tiles.DrawFace(dst, plan.Tile, int(plan.Turn), math.Round(r.X), math.Round(r.Y), int(t.view.tile))
}

// drawMarked hatches stacks that would be lost.
func (t *table) drawMarked(dst *ebiten.Image, d *warsaw.District, size int, lost warsaw.Spaces) {
	for s := lost & d.Occupied(); s != 0; s &= s - 1 {
		i := s.First()
		r := t.view.space(i&3, i>>2)
		t.app.Tiles.Lost(dst, math.Round(r.X), math.Round(r.Y), size, 1)
	}
	if t.held.none() && t.held.aimed && t.decision() == warsaw.DecideLosses {
		column, row := d.Offset(t.held.target)
		r := t.view.space(column, row)
		view.Pen(dst).RoundBoxLine(r.X, r.Y, r.W, r.H, 8*t.layout.u, 4*t.layout.u, theme.Highlight)
	}
}

// drawPointedArea lifts the outline of the area under the pointer.
func (t *table) drawPointedArea(dst *ebiten.Image, d *warsaw.District) {
	area, _, ok := t.areaAt(d)
	if !ok {
		return
	}
	t.app.Tiles.Outline(dst, area, math.Round(t.view.x), math.Round(t.view.y), int(t.view.tile), theme.Highlight, 1)
}

// areaAt returns the area of one kind under the pointer.
func (t *table) areaAt(d *warsaw.District) (area warsaw.Quarters, kind warsaw.Kind, ok bool) {
	if !t.layout.board.Contains(t.pointerX, t.pointerY) || t.view.tile == 0 {
		return 0, 0, false
	}
	x := int(math.Floor((t.pointerX - t.view.x) / t.view.tile * 2))
	y := int(math.Floor((t.pointerY - t.view.y) / t.view.tile * 2))
	if x < 0 || x > 7 || y < 0 || y > 7 {
		return 0, 0, false
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		if d.Of(k).Has(x, y) {
			return d.Of(k).Area(warsaw.QuarterAt(x, y)), k, true
		}
	}
	return 0, 0, false
}

// drawFlashes draws what passes by itself: what was just built, what falls, what
// it brought.
func (t *table) drawFlashes(dst *ebiten.Image) {
	for _, f := range t.flashes {
		part := f.left.Value()
		if f.own {
			t.drawOwnFlash(dst, f, part)
			continue
		}
		r, ok := t.spaceRect(f.seat, f.space)
		if !ok {
			continue
		}
		if f.tile != warsaw.NoTile {
			t.drawFall(dst, f.tile, r, part)
			continue
		}
		grow := (1 - part) * 10 * t.layout.u
		view.Pen(dst).RoundBoxLine(r.X-grow, r.Y-grow, r.W+2*grow, r.H+2*grow, 8*t.layout.u, 4*t.layout.u, theme.Highlight.Fade(part))
	}
}

// drawFall draws a stack that crumbles: it sinks and fades.
func (t *table) drawFall(dst *ebiten.Image, tile warsaw.TileID, r widget.Rect, part float64) {
	face := t.app.Tiles.Face(tile, 0, int(r.W))
	const shards = 4
	side := int(r.W) / shards
	for n := range shards * shards {
		column, row := n%shards, n/shards
		shard := face.SubImage(rectangle(column*side, row*side, side, side)).(*ebiten.Image)
		var options ebiten.DrawImageOptions
		fall := (1 - part) * (1 - part)
		lean := float64((n*7)%5-2) * 0.12
		options.GeoM.Rotate(lean * (1 - part) * 3)
		options.GeoM.Translate(r.X+float64(column*side)+lean*fall*r.W, r.Y+float64(row*side)+fall*r.H*(0.5+float64((n*5)%7)*0.15))
		options.ColorScale.ScaleAlpha(float32(part))
		dst.DrawImage(shard, &options)
	}
}

// spaceRect is where a space of a seat's district is drawn.
func (t *table) spaceRect(seat int, s warsaw.Space) (widget.Rect, bool) {
	column, row := t.session.Table().Player(seat).District.Offset(s)
	if seat == t.boardSeat() {
		return t.view.space(column, row), true
	}
	for n, other := range t.others() {
		if other != seat {
			continue
		}
		d := &t.session.Table().Player(seat).District
		return smallPlace(d, t.otherDistrict(t.otherRect(n))).space(column, row), true
	}
	return widget.Rect{}, false
}

// drawOwnFlash lets what a seat got or paid rise beside its name.
func (t *table) drawOwnFlash(dst *ebiten.Image, f flash, part float64) {
	u := t.layout.u
	r := t.layout.own
	for n, seat := range t.others() {
		if seat == f.seat {
			r = t.otherRect(n)
		}
	}
	x, y := r.X+r.W-60*u, r.Y+30*u-(1-part)*24*u
	if f.sum.Coins != 0 {
		t.app.Icons.Badge(dst, icon.Coin, view.Signed(int(f.sum.Coins)), x, y, 36*u)
	}
	if f.sum.VP != 0 {
		t.app.Icons.Badge(dst, icon.VP, view.Signed(int(f.sum.VP)), x-40*u, y, 36*u)
	}
}

// drawRefusal shows why something was not legal, where it was tried.
func (t *table) drawRefusal(dst *ebiten.Image) {
	if t.refusal.left.Done() {
		return
	}
	p := t.painter()
	p.Look.Field, p.Look.Text, p.Look.BorderHover = theme.Bad, theme.PaperLight, theme.Bad
	p.Tip(dst, t.refusal.words, t.refusedAt(), t.layout.board)
}

// refusedAt is the place on the board nearest to where something was refused. The
// words keep to the board: what stands beside it must stay legible.
func (t *table) refusedAt() widget.Rect {
	u, r := t.layout.u, t.layout.board
	x := min(max(t.refusal.x, r.X), r.X+r.W)
	y := min(max(t.refusal.y, r.Y), r.Y+r.H)
	return widget.Rect{X: x - 4*u, Y: y - 30*u, W: 8 * u, H: 30 * u}
}

// drawMoment draws what the match waits for.
func (t *table) drawMoment(dst *ebiten.Image) {
	if len(t.moments) == 0 {
		return
	}
	m := &t.moments[0]
	if m.income != nil {
		m.income.Draw(dst)
		return
	}
	if m.kind == momentPause {
		return
	}
	part := m.left.Value()
	strength := math.Min(1, math.Min((1-part)*8, part*8))
	u, s := t.layout.u, t.layout.screen
	veil, most := theme.NightDeep, 0.62
	if m.kind == momentWar {
		veil, most = theme.Colour(0x1A0408FF), 0.8
	}
	p := view.Pen(dst)
	p.Box(0, 0, s.W, s.H, veil.Fade(most*strength))
	x, y := s.W/2, s.H*0.44
	above := 84.0 // of the band behind the words, where nothing shows through
	if m.tile != warsaw.NoTile {
		above = 246
	}
	p.Box(0, y-above*u, s.W, (above+124)*u, veil.Fade(0.85*strength))
	if m.tile != warsaw.NoTile {
		size := int(170 * u)
		t.app.Tiles.DrawFace(dst, m.tile, 0, math.Round(x-float64(size)/2), math.Round(y-float64(size)-50*u), size)
	}
	if m.seat >= 0 {
		t.app.Mermaid(dst, m.seat, x+100*u, y-180*u, 110*u, theme.Seat(m.seat).Light)
	}
	t.say(dst, m.title, x, y, label{size: 84, face: text.Neon, colour: theme.NeonAmber.Fade(strength), align: text.Centre, valign: text.Middle})
	t.app.Writer.DrawWrapped(dst, m.words, x, y+74*u, s.W-80*u, t.style(label{size: 26, colour: theme.Moonlight.Fade(strength), align: text.Centre, valign: text.Middle}))
}
