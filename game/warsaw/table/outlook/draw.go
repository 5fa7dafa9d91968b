package outlook

import (
	"strconv"

	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// drawing draws a page.
type drawing struct {
	*content
	pencil.Pencil
	item int // what is pointed at, or -1
}

// Draw implements [outlook.Content].
func (c *content) Draw(_ int, p pencil.Pencil, _ widget.Rect, item int) {
	d := drawing{c, p, item}
	if d.close {
		d.drawClose()
		return
	}
	d.drawHead()
	d.drawKinds()
	for n, tile := range c.wanted {
		d.drawTile(tile, c.page.tiles[n], n)
	}
	if c.shown == c.known.Epoch {
		d.drawHands()
	} else {
		d.drawEnd()
	}
	d.drawLarge()
}

// drawClose draws a page where the room is close.
func (d drawing) drawClose() {
	if d.hands {
		d.drawHands()
	} else {
		d.SayWithin(d.title(), d.page.head.X, d.page.head.Y+14*d.U, d.page.head.W, pencil.Label{Size: 19, Face: text.Bold, VAlign: text.Middle})
	}
	for n, tile := range d.wanted {
		d.drawTile(tile, d.page.tiles[n], n)
	}
	if d.item >= 0 {
		d.drawLarge()
	}
}

// title says which tiles are shown.
func (d drawing) title() string {
	if d.shown != d.known.Epoch {
		return d.art.Strings.Text("outlook.later", view.Roman(d.shown))
	}
	return d.art.Strings.Text("outlook.unseen", len(d.wanted))
}

// drawHead says what the tiles are.
func (d drawing) drawHead() {
	in, u := d.page.head, d.U
	line := d.whereUnseen()
	if d.shown != d.known.Epoch {
		line = d.howManyDealt()
	}
	d.SayWithin(d.title(), in.X, in.Y, in.W, pencil.Label{Size: 22, Face: text.Bold})
	d.SayWithin(line, in.X, in.Y+30*u, in.W, pencil.Label{Size: 17, Colour: theme.InkSoft})
}

// whereUnseen says where the tiles can be that were not seen yet.
func (d drawing) whereUnseen() string {
	words := d.art.Strings
	switch {
	case len(d.wanted) == 0:
		return words.Text("outlook.unseen.none")
	case len(d.known.Hands) == 0:
		return words.Text("outlook.unseen.open")
	case d.known.Seats < warsaw.MaxSeats:
		return words.Text("outlook.unseen.box")
	}
	return words.Text("outlook.unseen.hands")
}

// howManyDealt says how many of a later epoch's tiles will be dealt.
func (d drawing) howManyDealt() string {
	if dealt := 4 * d.known.Seats; dealt < warsaw.EpochTiles {
		return d.art.Strings.Text("outlook.later.some", dealt, warsaw.EpochTiles-dealt)
	}
	return d.art.Strings.Text("outlook.later.all")
}

// drawKinds counts the tiles that bear quarters of each kind, transport, or a public building.
func (d drawing) drawKinds() {
	counts := []struct {
		sign *icon.Icon
		has  func(tile warsaw.TileID) bool
	}{
		{tileart.PublicBuilding, func(tile warsaw.TileID) bool { return !tile.Tile().Ordinary() }},
		{tileart.Transport, func(tile warsaw.TileID) bool { return tile.Tile().Transport }},
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		counts = append(counts, counts[0])
		counts[len(counts)-1].sign = tileart.KindIcon(k)
		counts[len(counts)-1].has = func(tile warsaw.TileID) bool { return quarters(tile, k) > 0 }
	}
	x, y, u := d.page.kinds.X, d.page.kinds.Y, d.U
	for _, c := range counts {
		n := 0
		for _, tile := range d.wanted {
			if c.has(tile) {
				n++
			}
		}
		d.Icons.Draw(d.Dst, c.sign, x, y+4*u, 30*u)
		d.Say(strconv.Itoa(n), x+36*u, y+19*u, pencil.Label{Size: 20, Face: text.Bold, VAlign: text.Middle})
		x += 82 * u
	}
}

// drawTile draws a tile; one that is pointed at is outlined.
func (d drawing) drawTile(tile warsaw.TileID, in widget.Rect, item int) {
	d.art.Tiles.DrawFace(d.Dst, tile, 0, in.X, in.Y, int(in.W))
	if d.item == item {
		d.Outline(in.Inset(-3*d.U), 6*d.U, 3.5*d.U, theme.Highlight)
	}
}

// drawHands tells of every other hand what is known of it.
func (d drawing) drawHands() {
	words, in, u := d.art.Strings, d.page.side, d.U
	d.Box(in, 10*u, 1.5*u, theme.PaperLight, theme.PaperLine)
	if len(d.known.Hands) == 0 {
		d.SayWrapped(words.Text("outlook.hands.shared"), in.X+12*u, in.Y+12*u, in.W-24*u, pencil.Label{Size: 17})
		return
	}
	d.Say(words.Text("outlook.hands"), in.X+12*u, in.Y+20*u, pencil.Label{Size: 19, Face: text.Bold, VAlign: text.Middle})
	item := len(d.wanted)
	for n, hand := range d.known.Hands {
		d.drawHand(hand, d.page.hands[n], item)
		item += len(hand.Tiles)
	}
}

// drawHand tells of one hand whose it is and what is known of it.
func (d drawing) drawHand(hand Hand, at handPlace, item int) {
	words, u := d.art.Strings, d.U
	d.art.Mermaid(d.Dst, hand.Seat, at.words.X, at.words.Y, 24*u, theme.Seat(hand.Seat).Base)
	key := "outlook.hand"
	if hand.Next && hand.Size > 1 {
		key = "outlook.hand.next"
	}
	name := words.Text(key, d.names[hand.Seat])
	d.SayWithin(name, at.words.X+30*u, at.words.Y+13*u, at.words.W-30*u, pencil.Label{Size: 17, Face: text.Bold, VAlign: text.Middle})
	for n, tile := range hand.Tiles {
		d.drawTile(tile, at.tiles[n], item+n)
	}
	if hand.Size == 0 {
		d.SayWrapped(words.Text("outlook.hand.empty"), at.words.X+30*u, at.words.Y+32*u, at.words.W-30*u, pencil.Label{Size: 16, Colour: theme.InkSoft})
	}
	if hand.Known {
		return
	}
	for _, place := range at.tiles {
		d.Image(d.art.Tiles.Back(d.known.Epoch, int(place.W)), place.X, place.Y)
	}
}

// drawEnd tells what ends a later epoch: a war, a milestone.
func (d drawing) drawEnd() {
	words, in, u := d.art.Strings, d.page.side, d.U
	d.Box(in, 10*u, 1.5*u, theme.PaperLight, theme.PaperLine)
	d.Say(words.Text("outlook.end"), in.X+12*u, in.Y+17*u, pencil.Label{Size: 19, Face: text.Bold, VAlign: text.Middle})
	face := d.milestone()
	x, y, width := in.X+12*u, in.Y+34*u, in.W-24*u
	if face != warsaw.NoTile {
		d.drawTile(face, d.page.end, len(d.wanted))
		x += d.page.end.W + 12*u
		width -= d.page.end.W + 12*u
		y += d.SayWrapped(d.art.TileName(face), x, y, width, pencil.Label{Size: 18, Face: text.Bold}) + 2*u
	} else {
		y += d.SayWrapped(words.Text("outlook.end.match"), x, y, width, pencil.Label{Size: 17}) + 2*u
	}
	if d.shown == 3 || d.shown == 4 {
		d.SayWrapped(words.Text("outlook.end.war"), x, y, width, pencil.Label{Size: 16})
	}
}

// drawLarge shows what is pointed at large, with what it does.
func (d drawing) drawLarge() {
	words, in, u := d.art.Strings, d.page.large, d.U
	d.Box(in, 10*u, 1.5*u, theme.PaperLight, theme.PaperLine)
	in = in.Inset(12 * u)
	if d.item < 0 {
		d.SayWrapped(words.Text("outlook.point"), in.X, in.Y, in.W, pencil.Label{Size: 17, Colour: theme.InkSoft})
		return
	}
	tile := d.tile(d.item)
	share := 0.5 / max(d.Own, 1) // of the width: larger words need more of it
	size := min(in.H, in.W*share)
	d.art.Tiles.DrawFace(d.Dst, tile, 0, in.X, in.Y, int(size))
	beside := widget.Rect{X: in.X + size + 14*u, Y: in.Y, W: in.W - size - 14*u, H: in.H}
	for d.Own > 1 && d.tileWords(tile, beside, false) > in.H {
		d.Own = max(d.Own*0.94, 1)
	}
	d.tileWords(tile, beside, true)
}

// tileWords writes what a tile is called, does and costs, or only measures that, and returns its height.
func (d drawing) tileWords(tile warsaw.TileID, in widget.Rect, write bool) float64 {
	y := in.Y
	say := func(words string, l pencil.Label, gap float64) {
		_, high := d.Writer.MeasureWrapped(words, in.W, d.RunningStyle(l))
		if write {
			d.SayWrapped(words, in.X, y, in.W, l)
		}
		y += high + gap*d.U
	}
	say(d.art.TileName(tile), pencil.Label{Size: 19, Face: text.Bold}, 4)
	for _, line := range d.art.TileLines(tile.Tile()) {
		say(line, pencil.Label{Size: 16}, 3)
	}
	if price := tile.Tile().Price; price > 0 {
		say(d.art.Strings.Text("outlook.price", price), pencil.Label{Size: 16}, 0)
	}
	return y - in.Y
}
