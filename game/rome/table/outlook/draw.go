package outlook

import (
	"math"
	"strconv"

	"capital/game/rome/table/view"
	"capital/render/pencil"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// drawing draws the sheet.
type drawing struct {
	*content
	pencil.Pencil
}

// Draw implements [outlook.Content].
func (c *content) Draw(number int, p pencil.Pencil, _ widget.Rect, item int) {
	d := drawing{c, p}
	if !c.close || number == 0 {
		d.drawCards()
	}
	for n := range c.known.Rivals {
		if !c.close || number == 1 {
			d.drawRival(&c.known.Rivals[n], c.page.rivals[n])
		}
	}
	if !c.close || number == 2 {
		d.drawBelow()
	}
	if c.close && number == 0 && item >= 0 {
		d.drawLarge(lots()[item])
	}
}

// drawLarge shows cards that are pointed at large, beside where they lie, with how many of them were not seen yet.
func (d drawing) drawLarge(l lot) {
	card, has, all := l.copies(l.number, d.known.Unseen)
	at, u := cell(d.page.cards, l.row, l.number, d.U), d.U
	in := d.page.cards.Inset(10 * u)
	wide := math.Min((in.H-70*u)/pieceart.CardRatio, 0.5*in.W-2*side*u)
	in.W = math.Max(wide, 150*u) + 2*side*u
	if middle := d.page.cards.X + d.page.cards.W/2; at.X < middle {
		in.X = d.page.cards.X + d.page.cards.W - in.W - 10*u
	}
	high := wide * pieceart.CardRatio
	in.Y, in.H = in.Y+(in.H-high-62*u)/2, high+62*u
	small := cardWide(at, u)
	outlined := widget.Rect{X: at.X, Y: at.Y + (at.H-small*pieceart.CardRatio)/2, W: small, H: small * pieceart.CardRatio}
	d.Outline(outlined.Inset(-3*u), 6*u, 3.5*u, theme.Highlight)
	d.Box(in, 10*u, 2*u, theme.PaperLight, theme.Ink)
	d.art.Pieces.DrawCard(d.Dst, card, in.X+(in.W-wide)/2, in.Y+side*u, wide, 1)
	words := d.art.Strings.Text("outlook.lot", has, all)
	d.SayWithin(words, in.X+in.W/2, in.Y+in.H-24*u, in.W-2*side*u, pencil.Label{Size: 18, Face: text.Bold, Align: text.Centre, VAlign: text.Middle})
}

// box draws a box with a heading.
func (d drawing) box(in widget.Rect, words string) {
	d.Box(in, 10*d.U, 1.5*d.U, theme.PaperLight, theme.PaperLine)
	d.SayWithin(words, in.X+side*d.U, in.Y+heading/2*d.U, in.W-2*side*d.U, pencil.Label{Size: 20, Face: text.Bold, VAlign: text.Middle})
}

// drawCards shows which cards were not seen yet: those that were are pale.
func (d drawing) drawCards() {
	words, in, u := d.art.Strings, d.page.cards, d.U
	d.box(in, words.Text("outlook.unseen", d.known.Unseen.Count()))
	if !isLow(in, u) {
		d.SayWithin(words.Text("outlook.unseen.line"), in.X+side*u, in.Y+(heading+4)*u, in.W-2*side*u, pencil.Label{Size: 16, Colour: theme.InkSoft, VAlign: text.Middle})
	}
	for row, p := range prints() {
		sum := 0
		for number := 1; number <= highest; number++ {
			sum += d.drawCopies(p, row, number)
		}
		first, last := cell(in, row, 1, u), cell(in, row, highest, u)
		y, right := first.Y+first.H/2, last.X+last.W+42*u
		if isSlim(in, u) {
			y, right = first.Y+12*u, in.X+in.W-side*u
		}
		d.SayWithin(words.Text("outlook.row."+p.key()), in.X+side*u, y, 86*u, pencil.Label{Size: 18, Face: text.Bold, VAlign: text.Middle})
		d.Say(strconv.Itoa(sum), right, y, pencil.Label{Size: 22, Face: text.Bold, Align: text.Right, VAlign: text.Middle})
	}
}

// key is the key of the words for a row.
func (p print) key() string {
	if p.of == rome.Permit {
		return p.colour.String()
	}
	return p.of.String()
}

// drawCopies draws the cards of one print and number that were not seen yet, one behind the other, and returns how many.
func (d drawing) drawCopies(p print, row, number int) int {
	in := cell(d.page.cards, row, number, d.U)
	card, has, all := p.copies(number, d.known.Unseen)
	if all == 0 {
		return 0
	}
	wide := cardWide(in, d.U)
	x, y, step := in.X, in.Y+(in.H-wide*pieceart.CardRatio)/2, min(5*d.U, (in.W-wide)/3)
	if has == 0 {
		d.art.Pieces.DrawCard(d.Dst, card, x, y, wide, 0.16)
		return 0
	}
	for n := has - 1; n >= 0; n-- {
		d.art.Pieces.DrawCard(d.Dst, card, x+float64(n)*step, y-float64(n)*step/2, wide, 1)
	}
	return has
}

// layRival is where what is said of another seat ends, and where its cards lie: below that or, where the place is low, beside it.
func (d drawing) layRival(in widget.Rect) (end float64, cards widget.Rect) {
	const low = 90 // in logical units
	u := d.U
	if in.H < low*u {
		end = in.X + in.W/2
		return end, widget.Rect{X: end + side*u, Y: in.Y + 6*u, W: in.W/2 - 2*side*u, H: in.H - 14*u}
	}
	return in.X + in.W - side*u, widget.Rect{X: in.X + side*u, Y: in.Y + heading*u, W: in.W - 2*side*u, H: in.H - (heading+8)*u}
}

// drawRival shows the cards of another seat: those that can be told, and the backs of the others.
func (d drawing) drawRival(r *Rival, in widget.Rect) {
	words, u := d.art.Strings, d.U
	d.box(in, "")
	emblem := 30 * u
	d.art.Emblem(d.Dst, r.Seat, in.X+side*u, in.Y+6*u, emblem, pieceart.EmblemTone(r.Seat, d.Writer.Sharp), theme.PaperLight)
	x := in.X + side*u + emblem + 8*u
	count := r.Cards.Count()
	for _, hidden := range r.Hidden {
		count += hidden
	}
	said := words.Text("outlook.rival", d.names[r.Seat], count)
	if r.Most >= 0 {
		said = words.Text("outlook.rival.bids", d.names[r.Seat], count, r.Most)
	}
	end, lie := d.layRival(in)
	d.SayWithin(said, x, in.Y+21*u, end-x, pencil.Label{Size: 18, Face: text.Bold, VAlign: text.Middle})
	if count == 0 {
		return
	}
	wide := min(lie.H/pieceart.CardRatio, 62*u)
	step := min(wide+5*u, (lie.W-wide)/max(1, float64(count-1)))
	left, y := lie.X, lie.Y
	for _, card := range view.SortHand(r.Cards) {
		d.art.Pieces.DrawCard(d.Dst, card, left, y, wide, 1)
		left += step
	}
	for of, hidden := range r.Hidden {
		for range hidden {
			d.art.Pieces.DrawBack(d.Dst, rome.Type(of), left, y, wide, 1)
			left += step
		}
	}
}

// drawBelow shows the piles, the floors that are left, and what is still auctioned.
func (d drawing) drawBelow() {
	words, in, u := d.art.Strings, d.page.below, d.U
	d.box(in, words.Text("outlook.supply"))
	x := in.X + side*u
	for of := range rome.Type(rome.Types) {
		d.drawPile(of, x, in.Y+heading*u)
		x += 96 * u
	}
	y := in.Y + heading*u
	if isSlim(in, u) {
		x, y = in.X+side*u, y+130*u
	}
	d.drawStock(x+6*u, y)
	x += 108 * u
	d.drawAhead(x, y, in.X+in.W-side*u-x)
}

// drawPile shows a pile: its top, how many cards, and whether all know which.
func (d drawing) drawPile(of rome.Type, x, y float64) {
	words, u, pile := d.art.Strings, d.U, d.known.Piles[of]
	const wide = 50
	if pile.Size > 0 {
		d.art.Pieces.DrawCard(d.Dst, pile.Top, x, y, wide*u, 1)
	}
	d.Say("×"+strconv.Itoa(pile.Size), x+(wide+6)*u, y+34*u, pencil.Label{Size: 18, Face: text.Bold, VAlign: text.Middle})
	key := "outlook.pile.first"
	if pile.Remade {
		key = "outlook.pile.remade"
	}
	d.SayWithin(words.Text(key), x, y+86*u, 90*u, pencil.Label{Size: 15, Colour: theme.InkSoft})
}

// drawStock shows how many floors are left.
func (d drawing) drawStock(x, y float64) {
	u := d.U
	const unit = 40
	for n := range min(d.known.Stock, 3) {
		d.art.Pieces.DrawFloor(d.Dst, x, y+(64-16*float64(n))*u, unit*u, 1)
	}
	d.Say("×"+strconv.Itoa(d.known.Stock), x+(unit+12)*u, y+34*u, pencil.Label{Size: 18, Face: text.Bold, VAlign: text.Middle})
	d.SayWithin(d.art.Strings.Text("outlook.stock"), x, y+86*u, 92*u, pencil.Label{Size: 15, Colour: theme.InkSoft})
}

// drawAhead lists what is still auctioned, a line a round.
func (d drawing) drawAhead(x, y, width float64) {
	u := d.U
	size := min(28*u, width/4.6)
	for _, auctions := range d.known.Ahead {
		d.Say(view.Roman(auctions.Round), x, y+size/2, pencil.Label{Size: 17, Face: text.Bold, VAlign: text.Middle})
		at := x + 1.1*size
		for _, piece := range auctions.Pieces {
			d.art.Pieces.DrawPiece(d.Dst, piece, at, y, size, 1)
			at += 1.1 * size
		}
		y += size + 4*u
	}
}
