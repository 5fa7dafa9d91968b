package table

import (
	"image"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

func rectangle(x, y, w, h int) image.Rectangle { return image.Rect(x, y, x+w, y+h) }

// drawSide draws what to do now, what the move would change, and what is pointed at.
func (t *table) drawSide(dst *ebiten.Image) {
	u, r := t.layout.u, t.layout.side
	view.Pen(dst).RoundBox(r.X, r.Y, r.W, r.H, 10*u, theme.PaperLight)
	view.Pen(dst).RoundBoxLine(r.X, r.Y, r.W, r.H, 10*u, 1.5*u, theme.PaperLine)
	in := r.Inset(12 * u)
	switch {
	case t.showLog:
		t.drawLog(dst, in)
		return
	case t.advising():
		t.drawAdvice(dst, &t.hint.advice)
		return
	case t.hint.open:
		t.drawThinking(dst)
		return
	}
	y := in.Y + t.sayWrapped(dst, t.prompt(), in.X, in.Y, in.W, label{size: 22, face: text.Bold}) + 8*u
	in.H -= y - in.Y
	in.Y = y
	switch {
	case t.enlarged >= 0:
		t.drawPointed(dst, in)
	case t.decision() == warsaw.DecideChoices:
		t.drawOptions(dst)
	case t.givenUp() != 0:
		after := t.session.Table().Player(t.seat).District
		after.Remove(t.givenUp())
		t.drawChange(dst, in.X, in.Y, in.W, after, nil)
	case !t.held.none() && t.held.aimed:
		t.drawSum(dst, in)
	case !t.held.none():
		t.drawTileInfo(dst, t.held.tile, in)
	default:
		t.drawPointed(dst, in)
	}
}

// drawLog writes the last lines of what has happened.
func (t *table) drawLog(dst *ebiten.Image, r widget.Rect) {
	u := t.layout.u
	t.say(dst, t.app.Strings.Text("table.log"), r.X, r.Y, label{size: 20, face: text.Bold})
	l := label{size: 15}
	y := r.Y + r.H
	for n := len(t.lines) - 1; n >= 0; n-- {
		_, h := t.app.Writer.MeasureWrapped(t.lines[n], r.W, t.textStyle(l))
		if y -= h + 3*u; y < r.Y+30*u {
			return
		}
		t.sayWrapped(dst, t.lines[n], r.X, y, r.W, l)
	}
}

// optionRect is where the n-th choice after income lies.
func (t *table) optionRect(n int) widget.Rect {
	u, r := t.layout.u, t.layout.side.Inset(12*t.layout.u)
	top := r.Y + 70*u
	count := float64(max(len(t.options()), 1))
	h := math.Min(58*u, (r.H-70*u)/count)
	return widget.Rect{X: r.X, Y: top + float64(n)*h, W: r.W, H: h - 5*u}
}

func (t *table) drawOptions(dst *ebiten.Image) {
	u := t.layout.u
	for n, a := range t.options() {
		r := t.optionRect(n)
		face, line := theme.Paper, theme.PaperLine
		if n == t.choice || r.Contains(t.pointerX, t.pointerY) {
			face, line = theme.PaperDark, theme.Highlight
		}
		view.Pen(dst).RoundBox(r.X, r.Y, r.W, r.H, 6*u, face)
		view.Pen(dst).RoundBoxLine(r.X, r.Y, r.W, r.H, 6*u, 1.5*u, line)
		name, words := t.optionText(a)
		y := r.Y + r.H/2
		if name != "" && r.H > 40*u {
			t.sayWithin(dst, name, r.X+8*u, y-12*u, r.W-16*u, label{size: 15, colour: theme.InkSoft, valign: text.Middle})
			y += 11 * u
		}
		t.sayWithin(dst, words, r.X+8*u, y, r.W-16*u, label{size: 18, face: text.Bold, valign: text.Middle})
	}
}

// row writes one line of a sum: what on the left, coins and victory points on the
// right.
type row struct {
	words string
	warsaw.Sum
	number string // in place of the sum
	strong bool
}

func (t *table) drawRow(dst *ebiten.Image, x, y, width float64, w row) float64 {
	u := t.layout.u * t.app.TextScale(largestText)
	face := text.Regular
	if w.strong {
		face = text.Bold
	}
	right := x + width
	if w.number != "" {
		t.say(dst, w.number, right, y, label{size: 18 * u / t.layout.u, face: text.Bold, align: text.Right, valign: text.Middle})
		right -= 40 * u
	}
	if w.Coins != 0 {
		right -= 30 * u
		t.app.Icons.Badge(dst, icon.Coin, view.Signed(int(w.Coins)), right, y-14*u, 28*u)
	}
	if w.VP != 0 {
		right -= 32 * u
		t.app.Icons.Badge(dst, icon.VP, view.Signed(int(w.VP)), right, y-14*u, 28*u)
	}
	t.sayWithin(dst, w.words, x, y, right-x-4*u, label{size: 17 * u / t.layout.u, face: face, valign: text.Middle})
	return y + 29*u
}

// drawSum shows the price of letting the held tile go where it is held, how it
// came about, and what it changes in this epoch's income.
func (t *table) drawSum(dst *ebiten.Image, r widget.Rect) {
	u := t.layout.u
	reason := t.check()
	if !reason.OK() && reason.Key != warsaw.ReasonTooExpensive {
		t.sayWrapped(dst, t.reasonText(reason), r.X, r.Y, r.W, label{size: 18, colour: theme.Bad})
		return
	}
	y := r.Y + 12*u
	for _, w := range t.priceRows() {
		y = t.drawRow(dst, r.X, y, r.W, w)
	}
	if !reason.OK() {
		y += t.sayWrapped(dst, t.reasonText(reason), r.X, y, r.W, label{size: 17, colour: theme.Bad}) + 14*u
	}
	view.Pen(dst).Box(r.X, y-10*u, r.W, 1.5*u, theme.PaperLine)
	view := t.session.View(t.seat)
	now, then := view.Now(), view.After(t.placing())
	var atOnce []row
	if then.VP != now.VP {
		atOnce = append(atOnce, row{words: t.app.Strings.Text("sum.palace"), Sum: warsaw.Sum{VP: int16(then.VP - now.VP)}})
	}
	t.drawChange(dst, r.X, y, r.W, then.District, atOnce)
}

// drawChange shows what comes at once, and by how much each step of this epoch's
// income changes if the district becomes another.
func (t *table) drawChange(dst *ebiten.Image, x, y, width float64, after warsaw.District, atOnce []row) {
	u := t.layout.u
	y = t.drawRow(dst, x, y+10*u, width, row{words: t.app.Strings.Text("sum.income"), strong: true})
	rows := append(atOnce, t.incomeRows(after)...)
	if len(rows) == 0 {
		t.say(dst, t.app.Strings.Text("sum.nothing"), x, y, label{size: 17, colour: theme.InkSoft, valign: text.Middle})
	}
	for _, w := range rows {
		y = t.drawRow(dst, x, y, width, w)
	}
}

// givenUp are the stacks that would be lost as it is proposed now: those marked,
// or all outside the window or piece pointed at.
func (t *table) givenUp() warsaw.Spaces {
	switch t.decision() {
	case warsaw.DecideLosses:
		return t.marks
	case warsaw.DecideWindow, warsaw.DecidePiece:
		if legal := t.legal(); len(legal) > 0 {
			return t.spacesOf(legal[t.window%len(legal)])
		}
	}
	return 0
}

// priceRows lists how the price came about.
func (t *table) priceRows() []row {
	words, open := t.app.Strings, t.session.Table()
	a := t.placing()
	d := &open.Player(t.seat).District
	number := func(n int) string { return strconv.Itoa(n) }
	if a.Kind == warsaw.PlaceMilestone {
		return nil
	}
	price := open.PriceParts(t.seat, a.Tile)
	if a.Kind == warsaw.Overbuild {
		i, _ := d.IndexOf(a.Space)
		price = open.OverbuildPriceParts(t.seat, a.Tile, i)
	}
	rows := []row{{words: words.Text("sum.price"), number: number(price.Printed)}}
	for _, part := range [...]struct {
		key string
		off int
	}{{"sum.covered", price.Covered}, {"sum.store", price.Store}, {"sum.college", price.Technology}} {
		if part.off > 0 {
			rows = append(rows, row{words: words.Text(part.key), number: view.Signed(-part.off)})
		}
	}
	return append(rows, row{words: words.Text("sum.pays"), number: number(price.Coins()), strong: true},
		row{words: words.Text("sum.have", int(open.Player(t.seat).Coins))})
}

// incomeRows lists by how much each step of this epoch's income would change if
// the active seat's district became another.
func (t *table) incomeRows(after warsaw.District) []row {
	before := t.session.Table().Player(t.seat).District
	was, will := before.Income(nil), after.Income(nil)
	var rows []row
	for step := range will {
		change := warsaw.Sum{Coins: will[step].Coins - was[step].Coins, VP: will[step].VP - was[step].VP}
		if change != (warsaw.Sum{}) {
			rows = append(rows, row{words: t.app.Strings.Text("step." + view.StepKey(warsaw.Step(step))), Sum: change})
		}
	}
	return rows
}

// drawTileInfo says what a tile is: its picture, its name, and what it does.
func (t *table) drawTileInfo(dst *ebiten.Image, tile warsaw.TileID, r widget.Rect) {
	u := t.layout.u
	face := tile.Tile()
	size := math.Min(r.W*0.62, r.H*0.5)
	x, y := r.X, r.Y+size+10*u
	if r.W > 1.6*r.H { // beside the picture, not below it
		size = r.H
		x, y = r.X+size+14*u, r.Y
	}
	width := r.X + r.W - x
	t.app.Tiles.DrawFace(dst, tile, t.turnOf(tile), math.Round(r.X), math.Round(r.Y), int(size))
	y += t.sayWrapped(dst, t.app.TileName(tile), x, y, width, label{size: 19, face: text.Bold}) + 2*u
	if t.held.tile == tile && t.cannotBuild() {
		words := t.app.Strings.Text("prompt.only.discard", face.Price, int(t.session.Table().Player(t.seat).Coins))
		y += t.sayWrapped(dst, words, x, y, width, label{size: 16, face: text.Bold, colour: theme.Bad}) + 3*u
	}
	for _, line := range t.tileLines(face) {
		y += t.sayWrapped(dst, line, x, y, width, label{size: 16}) + 3*u
	}
}

// cannotBuild reports whether the held tile can only be discarded.
func (t *table) cannotBuild() bool {
	if !t.canDiscard() {
		return false
	}
	view := t.session.View(t.seat)
	return len(view.Uses(t.held.tile, nil)) == 1
}

// turnOf is the turn in which a tile is shown: as it is held.
func (t *table) turnOf(tile warsaw.TileID) int {
	if t.held.tile == tile {
		return t.held.turn
	}
	return 0
}

// tileLines says in words what a tile bears.
func (t *table) tileLines(face *warsaw.Tile) []string {
	words := t.app.Strings
	var lines []string
	if !face.Ordinary() {
		return append(lines, words.Text("effect."+face.Code))
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		n := 0
		for _, q := range face.Quarters {
			if q == k {
				n++
			}
		}
		if n > 0 {
			lines = append(lines, words.Text("quarters."+k.String(), n))
		}
	}
	if face.VP > 0 {
		lines = append(lines, words.Text("sign.vp", face.VP))
	}
	if face.Coins > 0 {
		lines = append(lines, words.Text("sign.coins", face.Coins))
	}
	if face.Transport {
		lines = append(lines, words.Text("sign.transport"))
	}
	return lines
}

// drawPointed says what the pointer rests on: an area with its count, a building
// with its effect, a tile of the hand, a milestone of the shared board.
func (t *table) drawPointed(dst *ebiten.Image, r widget.Rect) {
	if tile, ok := t.tilePointed(); ok {
		t.drawTileInfo(dst, tile, r)
		return
	}
	d := &t.session.Table().Player(t.boardSeat()).District
	if area, kind, ok := t.areaAt(d); ok {
		t.drawAreaInfo(dst, d, area, kind, r)
		return
	}
	if key := t.moreKey(); key != "" {
		t.sayWrapped(dst, t.app.Strings.Text(key), r.X, r.Y, r.W, label{size: 16, colour: theme.InkSoft})
	}
}

func (t *table) moreKey() string {
	switch t.decision() {
	case warsaw.DecidePick:
		return "prompt.pick.more"
	case warsaw.DecideUse:
		return "prompt.use.more"
	case warsaw.DecideLosses:
		return "prompt.losses.more"
	}
	return ""
}

// tilePointed returns the tile under the pointer that is shown as a whole.
func (t *table) tilePointed() (warsaw.TileID, bool) {
	x, y := t.pointerX, t.pointerY
	for n, tile := range t.handTiles() {
		if t.layout.hand[n].Contains(x, y) {
			return tile, true
		}
	}
	for n, r := range t.layout.milestones {
		if r.Contains(x, y) {
			face, _ := t.session.Table().Milestone(n)
			return face, true
		}
	}
	if !t.layout.board.Contains(x, y) || t.view.tile == 0 {
		return 0, false
	}
	d := &t.session.Table().Player(t.boardSeat()).District
	column, row := t.view.at(x, y)
	i, ok := d.IndexOf(d.SpaceAt(column, row))
	if !ok || !(d.PublicBuildings() | d.Milestones()).Has(i) {
		return 0, false
	}
	tile, _ := d.TileAt(i)
	return tile, true
}

func (t *table) drawAreaInfo(dst *ebiten.Image, d *warsaw.District, area warsaw.Quarters, kind warsaw.Kind, r widget.Rect) {
	u, words := t.layout.u, t.app.Strings
	t.app.Icons.Draw(dst, tileart.KindIcon(kind), r.X, r.Y, 40*u)
	t.sayWithin(dst, words.Text("kind."+kind.String()), r.X+48*u, r.Y+20*u, r.W-48*u, label{size: 20, face: text.Bold, valign: text.Middle})
	lines := []string{words.Text("area.size", area.Count())}
	if kind == warsaw.Park || kind == warsaw.Commercial || kind == warsaw.Industrial {
		lines = append(lines, words.Text("area.homes", d.Of(warsaw.Residential).AreasTouching(area)))
	}
	if kind == warsaw.Residential && area.Touching(d.Of(warsaw.Industrial)) != 0 {
		lines = append(lines, words.Text("area.industry"))
	}
	y := r.Y + 50*u
	for _, line := range lines {
		y += t.sayWrapped(dst, line, r.X, y, r.W, label{size: 17}) + 3*u
	}
}

// drawBand draws the hand, and where a tile can be laid.
func (t *table) drawBand(dst *ebiten.Image) {
	t.drawHand(dst)
	t.drawDrop(dst, t.layout.faceDown, nil, t.app.Strings.Text("table.facedown"), t.decision() == warsaw.DecidePick)
	t.drawDrop(dst, t.layout.discard, tileart.Discard, t.app.Strings.Text("table.discard", t.session.Table().DiscardValue(t.seat)),
		t.decision() == warsaw.DecidePick || t.decision() == warsaw.DecideUse)
}

// drawOwn draws what the active seat holds and its next income.
func (t *table) drawOwn(dst *ebiten.Image) {
	u, r := t.layout.u, t.layout.own
	view.Pen(dst).RoundBox(r.X, r.Y, r.W, r.H, 10*u, theme.Seat(t.seat).Base.Mix(theme.PaperLight, 0.82))
	view.Pen(dst).RoundBoxLine(r.X, r.Y, r.W, r.H, 10*u, 2*u, theme.Seat(t.seat).Base)
	t.app.Mermaid(dst, t.seat, r.X+8*u, r.Y+8*u, 84*u, theme.Seat(t.seat).Base)
	x := r.X + 104*u
	t.sayWithin(dst, t.session.Seats()[t.seat].Name, x, r.Y+24*u, r.W-112*u, label{size: 22, face: text.Bold, valign: text.Middle})
	t.drawPurse(dst, t.seat, x, r.Y+62*u, math.Min(30, (r.W/u-112)/5.4)) // two numbers with their icons
	income := t.session.Table().Income(t.seat, nil)
	sum := income.Total()
	y := r.Y + r.H - 24*u
	t.say(dst, t.app.Strings.Text("table.next"), r.X+12*u, y, label{size: 16, colour: theme.InkSoft, valign: text.Middle})
	t.app.Icons.Badge(dst, icon.VP, view.Signed(int(sum.VP)), x+44*u, y-17*u, 34*u)
	t.app.Icons.Badge(dst, icon.Coin, view.Signed(int(sum.Coins)), x+88*u, y-17*u, 34*u)
}

// drawHand draws the tiles of the open hand, or the backs of one that must stay hidden.
func (t *table) drawHand(dst *ebiten.Image) {
	open := t.session.Table()
	size := int(t.layout.hand[0].W)
	if t.held.slot < 0 && !t.held.none() {
		if !t.held.carried && t.held.gliding.Done() {
			r := t.single()
			if !t.held.aimed {
				t.drawHandTile(dst, t.held.tile, r, size)
			} else {
				t.app.Tiles.Legal(dst, math.Round(r.X), math.Round(r.Y), size, false, 0.5)
			}
		}
		return
	}
	if !t.handOpen() {
		for n := range handSize - open.Round() - 1 {
			if open.Phase() <= warsaw.PhaseCollapseAfterBuild {
				r := t.layout.hand[n]
				t.drawImage(dst, t.app.Tiles.Back(open.Epoch(), size), r.X, r.Y)
			}
		}
		return
	}
	for n, tile := range t.handTiles() {
		r := t.layout.hand[n]
		if t.held.tile == tile && (t.held.carried || !t.held.gliding.Done()) {
			view.Pen(dst).RoundBoxLine(r.X, r.Y, r.W, r.H, 8*t.layout.u, 2*t.layout.u, theme.PaperLine)
			continue
		}
		if t.held.tile == tile {
			r.Y -= 10 * t.layout.u
		}
		t.drawHandTile(dst, tile, r, size)
	}
}

const handSize = 4

func (t *table) drawHandTile(dst *ebiten.Image, tile warsaw.TileID, r widget.Rect, size int) {
	u := t.layout.u
	lift := 3 * u
	if r.Contains(t.pointerX, t.pointerY) || t.held.tile == tile || t.advising() && t.hint.advice.action().Tile == tile {
		lift = 8 * u
		r.Y -= 4 * u
	}
	t.app.Tiles.Shadow(dst, math.Round(r.X), math.Round(r.Y), lift, size)
	if t.held.tile == tile && !t.held.turning.Done() {
		t.app.Tiles.DrawTurning(dst, tile, t.held.turn, t.held.turning.Value(), math.Round(r.X), math.Round(r.Y), size)
		return
	}
	t.app.Tiles.DrawFace(dst, tile, t.turnOf(tile), math.Round(r.X), math.Round(r.Y), size)
}

// drawDrop draws a place where a tile can be laid.
func (t *table) drawDrop(dst *ebiten.Image, r widget.Rect, sign *icon.Icon, words string, usable bool) {
	u := t.layout.u
	colour, line := theme.InkSoft, theme.PaperLine
	if !usable {
		colour = theme.PaperLine
	} else if t.held.carried && r.Contains(t.held.x, t.held.y) || sign == tileart.Discard && t.boxing() {
		line = theme.Highlight
		view.Pen(dst).RoundBox(r.X, r.Y, r.W, r.H, 8*u, theme.PaperLight)
	}
	view.Pen(dst).RoundBoxLine(r.X, r.Y, r.W, r.H, 8*u, 2*u, line)
	x, y := r.Centre()
	if sign != nil {
		t.app.Icons.DrawIn(dst, sign, x-20*u, r.Y+12*u, 40*u, colour)
	} else {
		t.drawImage(dst, t.app.Tiles.Back(t.session.Table().Epoch(), int(40*u)), x-20*u, r.Y+12*u)
	}
	t.app.Writer.DrawWrapped(dst, words, x, y+28*u, r.W-8*u, t.style(label{size: 16, face: text.Bold, colour: colour, align: text.Centre, valign: text.Middle}))
}

// drawHeld draws the tile that is carried or glides back.
func (t *table) drawHeld(dst *ebiten.Image) {
	h := &t.held
	if h.none() {
		return
	}
	size := int(t.layout.hand[0].W)
	x, y := h.x, h.y
	switch {
	case !h.gliding.Done():
		r := t.single()
		if h.slot >= 0 {
			r = t.layout.hand[h.slot]
		}
		homeX, homeY := r.Centre()
		part := h.gliding.Value()
		x, y = homeX+(h.x-homeX)*part, homeY+(h.y-homeY)*part
	case !h.carried:
		return
	case h.aimed && t.check().OK():
		return // the ghost shows it
	case h.aimed:
		size = int(t.view.tile)
	}
	x, y = math.Round(x-float64(size)/2), math.Round(y-float64(size)/2)
	t.app.Tiles.Shadow(dst, x, y, 12*t.layout.u, size)
	t.app.Tiles.DrawTurning(dst, h.tile, h.turn, h.turning.Value(), x, y, size)
}
