// Package narration puts the table of The Capitals into sentences for somebody who does not see it: what is to be done, what can
// be chosen, what keys are at and what would come of it, and how all stand. It says what a [view.Position] shows and nothing else.
package narration

import (
	"strconv"
	"strings"

	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/game/scene/narration"
	"capital/render/text"
	"capital/rules/expo"
)

// Table says a position; enter is what Enter does now, or empty.
func Table(art *view.Expo, p *view.Position, enter string) narration.Speech {
	r := reader{art, p}
	side := &p.Side
	s := narration.Speech{
		Place: art.Strings.Text("narration.table"), Prompt: narration.Sentence(side.Prompt), Hand: r.hand(),
		Focus: r.focus(), State: r.state, Urgent: narration.Sentence(p.Refusal.Words),
	}
	switch {
	case p.Banner.Title != "":
		s.Prompt = narration.Sentence(p.Banner.Title, p.Banner.Words)
	case side.Thinking != nil:
		s.Prompt = side.Thinking.Title
	case side.Advice != nil:
		s.Prompt = narration.Sentence(side.Advice.Title, side.Advice.Caption)
	}
	if enter != "" {
		s.Enter = narration.Sentence(r.house("narration.enter", enter))
	}
	return s
}

// Reason says one thing that speaks for a move, or against it.
func Reason(art *view.Expo, a view.AdviceReason) string {
	if a.Points == 0 {
		return a.Words
	}
	return art.Display.Strings.Text("narration.seat", a.Words, art.Strings.Text("narration.points", text.Signed(a.Points)))
}

// reader says one position.
type reader struct {
	art *view.Expo
	p   *view.Position
}

func (r reader) words(key string, args ...any) string { return r.art.Strings.Text(key, args...) }

// house are words that all games share.
func (r reader) house(key string, args ...any) string {
	return r.art.Display.Strings.Text(key, args...)
}

// hand says what may be chosen, by the numbers of the keys.
func (r reader) hand() (said []string) {
	for n, thing := range r.p.Lit {
		if n == 9 || r.p.Side.Advice != nil {
			break
		}
		said = append(said, narration.Sentence(r.house("narration.seat", strconv.Itoa(n+1), r.name(thing))))
	}
	return said
}

// focus says what keys are at, with what would come of choosing it, or why that is not to be had.
func (r reader) focus() string {
	side := &r.p.Side
	switch {
	case side.Log != nil:
		return side.Log.Spoken()
	case side.Advice != nil:
		said := side.Advice.Spoken(r.art.Display.Strings, func(a view.AdviceReason) string { return Reason(r.art, a) })
		return strings.TrimSpace(said + " " + r.chain())
	}
	return narration.Sentence(r.thing(r.p.Focus), side.Reason, r.sum())
}

// chain says the best chain of activations where it is more than one.
func (r reader) chain() string {
	if len(r.p.Chain) < 2 {
		return ""
	}
	own, names := r.p.Table.Player(r.p.Seat), []string{}
	for _, c := range r.p.Chain {
		names = append(names, naming.Tile(r.art.Strings, own.Tiles[own.At(c)].Tile))
	}
	return narration.Sentence(r.words("narration.chain", strings.Join(names, ", ")))
}

// sum says what is proposed changes.
func (r reader) sum() string {
	s := r.p.Side.Sum
	if s == nil {
		return ""
	}
	said := []string{s.Title}
	for _, row := range s.Rows {
		words := row.Words
		if row.Seat >= 0 {
			words = r.house("narration.seat", r.p.Names[row.Seat], words)
		}
		said = append(said, strings.TrimSpace(words+" "+row.Number))
	}
	return narration.Sentence(said...)
}

// thing says what a thing is, and what can be told of it as it is now.
func (r reader) thing(thing view.Thing) string {
	if thing.Kind == view.Nothing {
		return ""
	}
	_, lines := r.art.Told(r.p, thing)
	return narration.Sentence(append([]string{r.name(thing)}, lines...)...)
}

// name is what a thing is called, and what is to be known of it to choose it.
func (r reader) name(thing view.Thing) string {
	t, words := &r.p.Table, r.art.Strings
	switch thing.Kind {
	case view.Space:
		return r.words("narration.space", naming.Space(words, thing.Which), t.SpaceCost(r.p.Seat, thing.Which))
	case view.Offer:
		return r.words("narration.offer", naming.Tile(words, thing.Tile), expo.RowPrice(t.RowOf(thing.Tile)))
	case view.Turned:
		return naming.Tile(words, expo.Lake) + ": " + naming.Tile(words, thing.Tile)
	case view.Cell:
		return r.cell(thing.Cell())
	case view.Corner:
		return naming.Corner(words, t.Player(r.p.Seat), thing.Corner())
	case view.Tile:
		return r.tile(thing)
	case view.Tourist:
		return r.tourist(thing.Seat)
	}
	title, _ := r.art.Told(r.p, thing)
	return title
}

// cell says where a free cell lies, and what a tile costs there that is to be set.
func (r reader) cell(c expo.Cell) string {
	own := r.p.Table.Player(r.p.Seat)
	said := naming.Place(r.art.Strings, own, c)
	if r.p.Placed != 0 {
		if n := own.Penalty(r.p.Placed, c); n > 0 {
			said = r.words("narration.cell.penalty", said, n)
		}
	}
	return r.words("narration.cell", said, int(c.X), int(c.Y))
}

// tile says a building of a city, and what activating it costs its seat.
func (r reader) tile(thing view.Thing) string {
	player := r.p.Table.Player(thing.Seat)
	at := player.At(thing.Cell())
	if at < 0 {
		return ""
	}
	said := naming.Tile(r.art.Strings, player.Tiles[at].Tile)
	if cost, ok := r.p.Table.Cost(thing.Seat, at); ok && r.p.Table.Phase() == expo.PhaseActivate {
		said = narrated(said, r.words("narration.cost", cost))
	}
	return r.words("narration.tile", said, int(thing.X), int(thing.Y))
}

// tourist says whose tourist it is, and whether it is to pay.
func (r reader) tourist(owner int) string {
	said := r.words("narration.tourist", r.p.Names[owner])
	if r.p.Payers.Has(owner) {
		return r.words("narration.pays", said)
	}
	return said
}

// narrated puts parts behind each other.
func narrated(parts ...string) string { return strings.Join(parts, ", ") }

// state says how all stand: the round, every seat with its tracks, the coming Expo, the market and prosperity.
func (r reader) state() []string {
	t, words := &r.p.Table, r.art.Strings
	said := []string{narration.Sentence(r.words("narration.round", t.Round(), naming.Phase(words, t.Phase())))}
	forecasts := view.Forecasts(t)
	for seat := range r.p.Names {
		f := &forecasts[seat]
		said = append(said, narration.Sentence(
			r.words("narration.seat", r.p.Names[seat], t.Has(seat, expo.Prestige), r.words("narration.place", t.OrderOf(seat)+1)),
			r.tracks(seat), r.words("narration.plant", naming.Plant(words, int(t.Player(seat).Level)), t.Has(seat, expo.Cubes)),
			r.words("narration.fair", text.Signed(f.Prestige()), f.Place), r.words("narration.city", r.p.Names[seat], r.city(seat)),
		))
	}
	for row := range expo.Rows {
		said = append(said, narration.Sentence(r.words("narration.market", expo.RowPrice(row), r.tiles(t.Row(row)))))
	}
	return append(said, narration.Sentence(r.words("narration.prosperity", r.tiles(t.Open()))))
}

// tracks says where a seat stands on every track.
func (r reader) tracks(seat int) string {
	var said []string
	for what := range expo.Track(expo.Tracks) {
		said = append(said, naming.Track(r.art.Strings, what)+" "+strconv.Itoa(r.p.Table.Has(seat, what)))
	}
	return narrated(said...)
}

// city lists the tiles of a city, the oldest first.
func (r reader) city(seat int) string {
	var all []expo.TileID
	for _, placed := range r.p.Table.Player(seat).City() {
		all = append(all, placed.Tile)
	}
	return r.tiles(all)
}

// tiles lists tiles.
func (r reader) tiles(all []expo.TileID) string {
	var names []string
	for _, id := range all {
		names = append(names, naming.Tile(r.art.Strings, id))
	}
	if len(names) == 0 {
		return r.words("narration.empty")
	}
	return narrated(names...)
}
