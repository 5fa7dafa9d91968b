package view

import (
	"strings"

	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// about explains in words what is pointed at.
type about struct{ region }

func (r about) draw(thing Thing, in widget.Rect) {
	title, lines := r.told(thing)
	if c := r.asked(); c.Kind != NoChip {
		title, lines = r.art.PlaceName(c.Place), r.toldChip(c)
	}
	all := []pencil.Paragraph{{Words: title, Label: label{Size: r.l.running(18), Face: text.Bold}}}
	for _, line := range lines {
		all = append(all, pencil.Paragraph{Words: line, Label: label{Size: r.l.running(16)}})
	}
	y, gap := in.Y, r.l.running(3)*r.U
	r.Own *= r.Fitting(in.W, in.H, gap, all...)
	for n, one := range all {
		if _, high := r.Writer.MeasureWrapped(one.Words, in.W, r.RunningStyle(one.Label)); r.l.Close && n > 0 && y+high > in.Y+in.H+4*r.U {
			break // what matters less comes later, and the rules book has all of it
		}
		y += r.SayWrapped(one.Words, in.X, y, in.W, one.Label) + gap
	}
	if thing.Kind == Discards {
		r.drawDiscards(thing.Type, widget.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y})
	}
}

// told is what is told about a thing.
func (r about) told(thing Thing) (title string, lines []string) {
	switch thing.Kind {
	case Prefecture:
		return r.art.PlaceName(thing.Place), r.toldPlace(thing.Place)
	case House:
		return r.toldHouse(thing)
	case Card:
		return r.art.CardName(thing.Card), []string{r.toldCard(thing.Card), r.words("about.card.number", thing.Card.Number())}
	case Stock:
		return r.words("about.stock", r.table().Stock()), []string{r.words("about.stock.more")}
	case Roofs:
		left := int(r.table().Player(r.p.Seat).Roofs[thing.Shape])
		return r.words("about.roofs."+thing.Shape.String(), left), nil
	case Pile:
		size, top := r.table().Pile(thing.Type)
		if size == 0 {
			return r.words("about.pile."+thing.Type.String(), size), []string{r.words("about.pile.empty")}
		}
		return r.words("about.pile."+thing.Type.String(), size), []string{r.words("about.pile.top", r.art.CardName(top))}
	case Discards:
		return r.words("about.discards."+thing.Type.String(), r.table().Discards().Of(thing.Type).Count()), nil
	case Panel:
		return r.p.Names[thing.Seat], r.toldSeat(thing.Seat)
	case Round:
		return r.words("table.round", Roman(thing.Number)), []string{r.words("about.round"), r.words("table.auctions." + PieceKey(pieceOf(rome.Auctions, thing.Number)))}
	case Stage:
		return course(r).stageName(thing.Number), []string{r.words("about.stage." + stageKey(thing.Number, r.table().Round()))}
	case NewHouse:
		return r.words("about.new"), []string{r.words("about.new.more")}
	case Stop:
		return r.words("about.stop"), []string{r.words("about.stop.more")}
	case Fan:
		return r.words("about.hand", r.table().Player(r.p.Seat).HandSize()), []string{r.words("about.hand.more")}
	case Piece:
		piece := r.table().Piece()
		return course(r).stageName(1 + r.table().Auction()), []string{r.words("about.stage." + PieceKey(piece))}
	}
	return "", nil
}

// stageKey is the name of a stage of a round in keys of words.
func stageKey(stage, round int) string {
	switch stage {
	case 0:
		return "build"
	case stages - 2:
		return "score"
	case stages - 1:
		return "draw"
	}
	return PieceKey(pieceOf(stage, round))
}

// toldPlace tells what a prefecture takes and pays, and who leads.
func (r about) toldPlace(p rome.Place) (lines []string) {
	t := r.table()
	if t.Free(p) == 0 {
		lines = append(lines, r.words("about.full"))
	} else {
		lines = append(lines, r.words("about.next."+r.nextRoof(p).String(), heights(t.Prefecture(p))))
	}
	first, second := Pays(t, p)
	lines = append(lines, r.words("about.pays", first, second), r.toldLead(p))
	if m := t.Prefecture(p).Monument; m != rome.NoPiece {
		lines = append(lines, r.words("about."+PieceKey(m)))
	}
	if t.Free(p) > 0 {
		lines = append(lines, r.words("about.free", t.Free(p), p.Sites()))
	}
	if fountains := t.AllFountains(p); fountains > 0 {
		lines = append(lines, r.words("about.fountains", fountains))
	}
	if r.p.Focus == OfPlace(p) {
		lines = append(lines, r.words("about.chips"))
	}
	return lines
}

// toldLead tells who leads a prefecture, and by how much or by what.
func (r about) toldLead(p rome.Place) string {
	list := standings(r.table(), p)
	if len(list) == 0 {
		return r.words("about.lead.nobody")
	}
	lead := list[0]
	name := r.p.Names[lead.seat]
	switch {
	case lead.Why == rome.WhyTaller:
		return r.said("about.lead.taller", name)
	case lead.Why == rome.WhyShared:
		return r.words("about.lead.shared")
	case len(list) == 1:
		return r.said("about.lead.alone", name)
	}
	return r.said("about.lead", name, lead.floors-list[1].floors)
}

// said is what is told of a seat in the words of a key; its first argument is the name. A seat called "You" is spoken to.
func (r about) said(key, name string, args ...any) string {
	if name == r.words("name.0") {
		key += ".you"
	}
	return r.words(key, append([]any{name}, args...)...)
}

// toldHouse tells where a house could be carried now, and where only a permit lacks; of one without a roof, where it would fit
// under one that is left.
func (r about) toldHouse(thing Thing) (title string, lines []string) {
	title = r.words("about.house."+thing.Shape.String(), thing.Height)
	if thing.Shape == rome.NoShape && r.table().Player(thing.Seat).Roofs == [rome.Shapes]uint8{} {
		return title, []string{r.words("about.no-roofs")}
	}
	var ready, lacking []string
	for p := range rome.Place(rome.Places) {
		switch {
		case !couldStand(r.table(), thing, p):
		case thing.Shape != rome.NoShape && r.p.holdsPermit(thing.Seat, p.Colour()):
			ready = append(ready, r.art.PlaceName(p))
		default:
			lacking = append(lacking, r.art.PlaceName(p))
		}
	}
	if ready != nil {
		lines = append(lines, r.words("about.fits", strings.Join(ready, ", ")))
	}
	switch key := "about.fits.permit"; {
	case lacking == nil && ready == nil:
		lines = append(lines, r.words("about.nowhere"))
	case lacking != nil:
		if thing.Shape == rome.NoShape {
			key = "about.fits.roof"
		} else if r.p.Hidden[thing.Seat][rome.Permit] > 0 {
			key = "about.fits.hidden"
		}
		lines = append(lines, r.words(key, strings.Join(lacking, ", ")))
	}
	return title, lines
}

// couldStand reports whether a house could stand next in a prefecture; one without a roof, under a roof that its seat has left.
func couldStand(t *rome.Table, house Thing, p rome.Place) bool {
	for shape := range rome.Shape(rome.Shapes) {
		usable := house.Shape == shape || house.Shape == rome.NoShape && t.Player(house.Seat).Roofs[shape] > 0
		if usable && t.CheckHouse(p, house.Height, shape).OK() {
			return true
		}
	}
	return false
}

// holdsPermit reports whether a seat is seen to hold a permit of a colour.
func (p *Position) holdsPermit(seat int, colour rome.Colour) bool {
	for c := range p.Known[seat].Of(rome.Permit).All() {
		if c.Colour() == colour {
			return true
		}
	}
	return false
}

// toldCard tells what a card is for.
func (r about) toldCard(c rome.Card) string {
	if c.Type() != rome.Permit {
		return r.words("about.card." + c.Type().String())
	}
	var names []string
	for p := range rome.Place(rome.Places) {
		if p.Colour() == c.Colour() {
			names = append(names, r.art.PlaceName(p))
		}
	}
	return r.words("about.card.permit", strings.Join(names, ", "))
}

// toldSeat tells what counts between equal points, and what a seat can bid.
func (r about) toldSeat(seat int) []string {
	t, p := r.table(), r.table().Player(seat)
	lines := []string{
		r.words("about.seat.points", r.p.Scores[seat]),
		r.words("about.seat.floors", t.Floors(seat)), r.words("about.seat.firsts", t.Firsts(seat)),
		r.words("about.seat.roofs", int(p.Roofs[rome.Round]), int(p.Roofs[rome.Triangular])),
		r.words("about.seat.cards", p.HandSize()), r.words("about.seat.most", r.p.Most[seat]),
	}
	if t.FirstPlayer() == seat {
		lines = append(lines, r.words("about.seat.first"))
	}
	if t.Phase() == rome.PhaseBuild && p.Passed {
		lines = append(lines, r.words("about.seat.passed"))
	}
	return lines
}

// drawDiscards draws the discards of a type.
func (r about) drawDiscards(of rome.Type, in widget.Rect) {
	u := r.U
	const w, h = 24, 27
	x, y := in.X, in.Y
	for _, c := range SortHand(r.table().Discards().Of(of)) {
		if x+w*u > in.X+in.W {
			x, y = in.X, y+(h+3)*u
		}
		r.chip(c, widget.Rect{X: x, Y: y, W: (w - 2) * u, H: h * u})
		x += w * u
	}
	if x == in.X {
		r.Say(r.words("about.discards.none"), x, y, label{Size: 16, Colour: theme.InkSoft})
	}
}

// toldChip tells what a chip is.
func (r about) toldChip(c Chip) (lines []string) {
	t := r.table()
	first, second := Pays(t, c.Place)
	name := r.p.Names[c.Seat]
	switch c.Kind {
	case ChipFloors:
		pre := t.Prefecture(c.Place)
		return []string{r.said("about.chip.floors", name, int(pre.Floors[c.Seat]), int(pre.Best[c.Seat]))}
	case ChipTie:
		key := "about.chip.shared"
		if t.Standings(c.Place)[c.Seat].Why == rome.WhyTaller {
			key = "about.chip.taller"
		}
		return []string{r.said(key, name)}
	case ChipPoints:
		s, key := t.Standings(c.Place)[c.Seat], "about.chip.second"
		if s.Rank == 1 {
			key = "about.chip.first"
		}
		return []string{r.said(key, name, s.Points)}
	case ChipFirst:
		return []string{r.words("about.chip.pays.first", first)}
	case ChipSecond:
		return []string{r.words("about.chip.pays.second", second)}
	case ChipFountains:
		return []string{r.words("about.fountains", t.AllFountains(c.Place)), r.words("about.chip.fountains")}
	case ChipNext:
		return []string{r.words("about.next."+r.nextRoof(c.Place).String(), heights(t.Prefecture(c.Place)))}
	case ChipMonument:
		return []string{r.words("about." + PieceKey(t.Prefecture(c.Place).Monument))}
	}
	return nil
}

// nextRoof is the only roof that a prefecture takes next, or none where it takes either.
func (r about) nextRoof(p rome.Place) (roof rome.Shape) {
	roof = rome.NoShape
	for shape := range rome.Shape(rome.Shapes) {
		if !r.table().Takes(p, 1-shape) {
			roof = shape
		}
	}
	return roof
}
