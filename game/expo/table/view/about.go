package view

import (
	"math"
	"strings"

	"capital/game/expo/table/view/naming"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/widget"
	"capital/rules/expo"
)

// Told is what is told in words about a thing that is pointed at: for a reader who does not see the table.
func (e *Expo) Told(p *Position, thing Thing) (title string, lines []string) {
	return about{region{Brush: Brush{art: e}, p: p}}.told(thing)
}

// about explains in words what is pointed at.
type about struct{ region }

func (r about) draw(thing Thing, in widget.Rect) {
	title, lines := r.told(thing)
	if high := r.drawPicture(thing, in); high > 0 {
		in.Y, in.H = in.Y+high+8*r.U, in.H-high-8*r.U
	}
	r.write([]pencil.Paragraph{{Words: title, Label: pencil.Label{Size: r.l.running(18), Face: text.Bold}}}, lines, in)
}

// drawPicture draws a tile, or another seat's city, large where there is room, and returns how high that is.
func (r about) drawPicture(thing Thing, in widget.Rect) (high float64) {
	if in.H < 300*r.U || r.l.Close {
		return 0
	}
	if thing.Kind == Panel && thing.Seat != r.p.Shown() {
		high = math.Min(0.42*in.H, in.W)
		r.drawCity(thing.Seat, widget.Rect{X: in.X, Y: in.Y, W: in.W, H: high})
		return high
	}
	id, ok := r.tileOf(thing)
	if !ok {
		return 0
	}
	size := math.Floor(math.Min(0.62*in.W, 0.36*in.H))
	r.Tile(id, widget.Rect{X: in.X, Y: in.Y, W: size}, 1)
	return size
}

// drawCity draws a city in a place.
func (r region) drawCity(seat int, in widget.Rect) {
	player := r.table().Player(seat)
	g := r.l.fitted(player, in, 0, largestCell*r.U)
	for n := range player.City() {
		placed := &player.Tiles[n]
		r.Tile(placed.Tile, g.tile(placed.Cell()), 1)
	}
	for _, c := range player.Crossings {
		place := g.corner(c)
		r.art.Pieces.DrawCrossing(r.Dst, seat, place.X, place.Y, place.W, 1)
	}
}

// tileOf is the tile that a thing is, if it is one.
func (r region) tileOf(thing Thing) (id expo.TileID, ok bool) {
	switch thing.Kind {
	case Offer, Open:
		return thing.Tile, true
	case Turned:
		return expo.Lake, true
	case Tile:
		player := r.table().Player(thing.Seat)
		if at := player.At(thing.Cell()); at >= 0 {
			return player.Tiles[at].Tile, true
		}
	}
	return 0, false
}

// write writes lines below what stands above them, as many as have room.
func (r about) write(all []pencil.Paragraph, lines []string, in widget.Rect) {
	for _, line := range lines {
		all = append(all, pencil.Paragraph{Words: line, Label: pencil.Label{Size: r.l.running(16)}})
	}
	y, gap := in.Y, r.l.running(3)*r.U
	r.Own *= r.Fitting(in.W, in.H, gap, all...)
	for n, one := range all {
		if _, high := r.Writer.MeasureWrapped(one.Words, in.W, r.RunningStyle(one.Label)); n > 0 && y+high > in.Y+in.H+4*r.U {
			break // what matters less comes later, and the rules book has all of it
		}
		y += r.SayWrapped(one.Words, in.X, y, in.W, one.Label) + gap
	}
}

// told is what is told about a thing.
func (r about) told(thing Thing) (title string, lines []string) {
	t, words := r.table(), r.art.Strings
	switch thing.Kind {
	case Tile, Offer, Open, Turned:
		return r.toldTile(thing)
	case Cell:
		return r.words("about.cell"), r.toldCell(thing.Cell())
	case Corner:
		return r.words("about.corner"), []string{naming.Corner(words, t.Player(r.p.Shown()), thing.Corner()), r.words("about.crossing.moves")}
	case Crossing:
		player := t.Player(thing.Seat)
		return r.words("about.crossing", r.p.Names[thing.Seat]), []string{
			r.words("about.crossing.tiles", player.Touched(player.Crossings[thing.Which])), r.words("about.crossing.moves"),
		}
	case Space:
		return naming.Space(words, thing.Which), r.toldSpace(thing.Which)
	case Track:
		return naming.Track(words, thing.Track), r.toldTrack(thing.Track, r.p.Shown())
	case Marker:
		title = r.words("about.marker", r.p.Names[thing.Seat], naming.Track(words, thing.Track), t.Has(thing.Seat, thing.Track))
		return title, r.toldTrack(thing.Track, thing.Seat)
	case Panel:
		return r.p.Names[thing.Seat], r.toldSeat(thing.Seat)
	case Plant:
		return naming.Plant(words, int(t.Player(thing.Seat).Level)), r.toldPlant(thing.Seat)
	case Tourist:
		return r.words("about.tourist", r.p.Names[thing.Seat]), r.toldTourist(thing.Seat)
	case Answer:
		return r.words(answerKeys[thing.Which]), []string{r.words("about." + answerKeys[thing.Which])}
	case Round:
		return r.words("about.round", t.Round(), expo.Rounds, naming.Era(words, expo.EraOf(t.Round()))), r.toldRound()
	case Fair:
		if t.Over() {
			return r.words("phase.over"), r.toldFair()
		}
		return r.words("about.fair"), r.toldFair()
	case Market, Order, Prosperity, Tracks, Rivals:
		key := "about." + [...]string{"market", "order", "prosperity", "tracks", "rivals"}[thing.Kind-Market]
		return r.words(key), []string{r.words(key + ".line")}
	}
	return "", nil
}

// answerKeys are the keys of the answers.
var answerKeys = [answers]string{"answer.prestige", "answer.cube", "answer.stop"}

// toldTile tells what a tile is, what it costs where it is to be had, and what it does.
func (r about) toldTile(thing Thing) (title string, lines []string) {
	id, ok := r.tileOf(thing)
	if !ok {
		return "", nil
	}
	words := r.art.Strings
	kind := naming.Kind(words, id)
	if c := id.Colour(); c != expo.NoColour {
		kind = r.words("about.tile", kind, naming.Colour(words, c))
	}
	lines = append(lines, kind)
	switch thing.Kind {
	case Offer:
		lines = append(lines, r.toldPrice(id)...)
	case Open:
		lines = append(lines, r.toldQualified(id))
	case Turned:
		lines = append(lines, r.words("about.lake", naming.Tile(words, thing.Tile)))
	case Tile:
		lines = append(lines, r.toldActivation(thing)...)
	}
	return naming.Tile(words, id), append(lines, naming.Effects(words, id)...)
}

// toldPrice tells what a tile of the market costs, and what it will cost in the next round.
func (r about) toldPrice(id expo.TileID) (lines []string) {
	t := r.table()
	row := t.RowOf(id)
	if row < 0 {
		return nil
	}
	price := expo.RowPrice(row)
	switch {
	case t.Round() == expo.Rounds:
		lines = append(lines, r.words("about.price", price))
	case row+1 < expo.Rows:
		lines = append(lines, r.words("about.price.next", price, expo.RowPrice(row+1)))
	default:
		lines = append(lines, r.words("about.price.last", price))
	}
	return append(lines, r.toldTaxes(price)...)
}

// toldTaxes tells that a price needs taxes, if it does.
func (r about) toldTaxes(price int) []string {
	if lots := r.table().Lots(r.p.Seat, price); lots > 0 {
		return []string{r.words("about.taxes", lots)}
	}
	return nil
}

// toldQualified tells who meets what a prosperity tile requires.
func (r about) toldQualified(id expo.TileID) string {
	var names []string
	for seat := range r.table().Seats() {
		if r.table().Qualifies(seat, id) {
			names = append(names, r.p.Names[seat])
		}
	}
	if names == nil {
		return r.words("about.qualifies.none")
	}
	return r.words("about.qualifies", strings.Join(names, ", "))
}

// toldActivation tells what activating a tile costs, and who stands on it.
func (r about) toldActivation(thing Thing) (lines []string) {
	t := r.table()
	at := t.Player(thing.Seat).At(thing.Cell())
	if cost, ok := t.Cost(thing.Seat, at); ok {
		lines = append(lines, r.words("about.activation", cost))
	}
	for owner := range t.Seats() {
		if there := t.Tourist(owner); int(there.Holder) == thing.Seat && int(there.At) == at {
			lines = append(lines, r.words("about.stands", r.p.Names[owner]))
		}
	}
	return lines
}

// toldCell tells what a free cell costs the tile that is to be set, and why.
func (r about) toldCell(c expo.Cell) (lines []string) {
	player := r.table().Player(r.p.Shown())
	lines = append(lines, naming.Place(r.art.Strings, player, c))
	id := r.p.Placed
	if id == expo.CityHall {
		return lines
	}
	if r.penaltyOf(player, c) == 0 {
		return append(lines, r.words("about.cell.free"))
	}
	if player.OffCrossing(c) {
		lines = append(lines, r.words("about.cell.crossing"))
	}
	if player.OffColour(c, id.Colour()) {
		lines = append(lines, r.words("about.cell.colour", naming.ColourTile(r.art.Strings, id.Colour())))
	}
	return lines
}

// toldSpace tells what a space of the initiative costs the seat in view, and who is there.
func (r about) toldSpace(space int) (lines []string) {
	t := r.table()
	now, next := r.onSpace(space)
	if t.Phase() == expo.PhaseSpace && next >= 0 {
		lines = append(lines, r.words("about.space.taken", r.p.Names[next]))
	} else {
		cost := t.SpaceCost(r.p.Seat, space)
		lines = append(lines, r.words("about.space.cost", cost, expo.SpacePrice(space), t.Multiplier(r.p.Seat)))
		lines = append(lines, r.toldTaxes(cost)...)
	}
	if now >= 0 {
		lines = append(lines, r.words("about.space.now", r.p.Names[now], t.Multiplier(now)))
	}
	return lines
}

// toldTrack tells what a track is for, and what comes next on it for a seat.
func (r about) toldTrack(track expo.Track, seat int) (lines []string) {
	t := r.table()
	lines = append(lines, r.words("about.track."+track.String()))
	f := Forecasts(t)[seat]
	switch track {
	case expo.Population:
		if idle := t.Has(seat, expo.Population) - t.Has(seat, expo.Employment); idle > 0 {
			lines = append(lines, r.words("about.idle", idle))
		}
	case expo.Employment:
		lines = append(lines, r.words("about.expo.employment", plus(f.Employment)))
	case expo.Services:
		gains := naming.Gains(r.art.Strings, &f.Gains)
		if gains == "" {
			gains = r.words("about.nothing")
		}
		lines = append(lines, r.words("about.expo.services", f.Place, signed(f.Services), gains))
	case expo.Progress:
		lines = append(lines, r.toldNextPlant(seat)...)
	case expo.Culture:
		if leader, ok := t.Leader(); ok {
			lines = append(lines, r.words("about.leader", r.p.Names[leader]))
		}
		if below := expo.Attraction(t.Has(seat, track)); below > 0 {
			lines = append(lines, r.words("about.attraction", below))
		}
	}
	return lines
}

// toldNextPlant tells what plant comes next for a seat, and where on the track of Progress.
func (r about) toldNextPlant(seat int) []string {
	t := r.table()
	level := int(t.Player(seat).Level) + 1
	if level > expo.Levels {
		return nil
	}
	return []string{r.words("about.plant.next", naming.Plant(r.art.Strings, level), expo.PlantDot(level), expo.PlantCubes(level, t.Taken(level)))}
}

// toldSeat tells what a seat has.
func (r about) toldSeat(seat int) (lines []string) {
	t := r.table()
	lines = append(lines,
		r.words("about.seat.prestige", minus(t.Has(seat, expo.Prestige))),
		r.words("about.seat.plant", naming.Plant(r.art.Strings, int(t.Player(seat).Level)), t.Has(seat, expo.Cubes), t.Limit(seat)),
	)
	var tracks []string
	for track := range expo.Track(expo.Tracks) {
		tracks = append(tracks, r.words("about.seat.track", naming.Track(r.art.Strings, track), t.Has(seat, track)))
	}
	lines = append(lines, strings.Join(tracks, ", ")+".")
	if !t.Over() {
		f := Forecasts(t)[seat]
		lines = append(lines, r.words("about.seat.expo", signed(f.Prestige()), f.Place))
	}
	if owners := r.held(seat); len(owners) > 0 {
		var names []string
		for _, owner := range owners {
			names = append(names, r.p.Names[owner])
		}
		lines = append(lines, r.words("about.seat.tourists", strings.Join(names, ", ")))
	}
	return lines
}

// toldPlant tells what a plant is good for, and what comes next.
func (r about) toldPlant(seat int) (lines []string) {
	t := r.table()
	lines = append(lines, r.words("about.plant", t.Has(seat, expo.Cubes)), r.words("about.plant.limit", t.Limit(seat)))
	if t.Phase() == expo.PhaseActivate && t.Turn() == seat && t.Done() > 0 {
		lines = append(lines, r.words("about.plant.done", t.Done()))
	}
	return append(lines, r.toldNextPlant(seat)...)
}

// toldTourist tells where a tourist is.
func (r about) toldTourist(owner int) (lines []string) {
	at := r.table().Tourist(owner)
	holder := int(at.Holder)
	if holder != owner {
		lines = append(lines, r.words("about.tourist.held", r.p.Names[holder]))
	} else {
		lines = append(lines, r.words("about.tourist.home"))
	}
	if at.At >= 0 {
		lines = append(lines, r.words("about.tourist.stands", naming.Tile(r.art.Strings, r.table().Player(holder).Tiles[at.At].Tile)))
	}
	key := "about.tourist.pays"
	if at.Used {
		key = "about.tourist.used"
	}
	return append(lines, r.words(key))
}

// toldRound tells what the round is at, and what is still to come.
func (r about) toldRound() (lines []string) {
	t := r.table()
	lines = append(lines, naming.Phase(r.art.Strings, t.Phase())+".")
	if t.Over() {
		return lines
	}
	c := course(r)
	lines = append(lines, c.untilExpo()+".")
	if prospers(t.Round()) {
		lines = append(lines, r.words("about.round.prosperity"))
	}
	return append(lines, r.words("about.round.left", t.Left(expo.EraOf(t.Round()))))
}

// toldFair tells what the coming Expo would bring every seat.
func (r about) toldFair() (lines []string) {
	if r.table().Over() {
		for _, rank := range r.table().Ranking() {
			lines = append(lines, r.words("about.fair.over", rank.Place, r.p.Names[rank.Seat], minus(rank.Prestige)))
		}
		return lines
	}
	all := Forecasts(r.table())
	for n := range r.table().Seats() {
		seat := (r.p.Seat + n) % r.table().Seats()
		f := &all[seat]
		gains := naming.Gains(r.art.Strings, &f.Gains)
		if gains == "" {
			gains = r.words("about.nothing")
		}
		lines = append(lines, r.words("about.fair.seat", r.p.Names[seat], signed(f.Prestige()), signed(f.Employment), signed(f.Unemployment), f.Place, signed(f.Services), gains))
	}
	return append(lines, r.words("about.fair.line"))
}
