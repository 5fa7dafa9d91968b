package table

import (
	"slices"

	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/rules/expo"
)

// choice is what a person has chosen for an action before it is whole: a tile that then goes to a cell, or a building that is to
// be activated and who pays for it. The zero choice is nothing.
type choice struct {
	thing  view.Thing // an Offer, an Open or Turned tile; or a Tile of the own city
	payers payers     // for that
}

// none reports whether nothing is chosen.
func (c *choice) none() bool { return c.thing.Kind == view.Nothing }

// active reports whether a building is to be activated.
func (c *choice) active() bool { return c.thing.Kind == view.Tile }

// places is the tile that is to be set, Lake where it is turned; it is not ok where none is.
func (c *choice) places() (id expo.TileID, ok bool) { return setBy(c.thing) }

// setBy is the tile that is set with a thing.
func setBy(thing view.Thing) (id expo.TileID, ok bool) {
	switch thing.Kind {
	case view.Offer, view.Open:
		return thing.Tile, true
	case view.Turned:
		return expo.Lake, true
	}
	return 0, false
}

// payers are tourists that pay, by their seats, in the order in which they were chosen.
type payers struct {
	seats [expo.MaxSeats]int8
	count int
}

// list are the tourists, the one chosen first first.
func (p *payers) list() []int8 { return p.seats[:p.count] }

// set are the tourists as an action has them.
func (p *payers) set() (s expo.Tourists) {
	for _, seat := range p.list() {
		s |= 1 << seat
	}
	return s
}

// and are the tourists and one more.
func (p payers) and(seat int) payers {
	p.seats[p.count] = int8(seat)
	p.count++
	return p
}

// without are the tourists but one.
func (p payers) without(seat int) (rest payers) {
	for _, other := range p.list() {
		if int(other) != seat {
			rest = rest.and(int(other))
		}
	}
	return rest
}

// step is what comes of choosing one thing more.
type step struct {
	kind    stepKind
	next    choice          // of goesOn and whole
	action  expo.Action     // of whole
	refused wording.Refused // of refuses
}

type stepKind uint8

const (
	idle    stepKind = iota // the thing means nothing here
	goesOn                  // more is to be chosen
	whole                   // the action is whole, and legal
	refuses                 // it can't be done
)

// chooser works out what choosing things leads to for a seat.
type chooser struct {
	known *expo.View
	legal []expo.Action
}

func newChooser(known *expo.View) chooser { return chooser{known, known.Legal(nil)} }

// owes is what the seat has to decide.
func (k chooser) owes() expo.Decision { return k.known.Owes(k.known.Seat()) }

// player is what the seat has.
func (k chooser) player() *expo.Player { return k.known.Player(k.known.Seat()) }

// whole is an action where it is legal; else it is refused, and why.
func (k chooser) whole(c choice, a expo.Action) step {
	if reason := k.known.Check(a); !reason.OK() {
		return step{kind: refuses, refused: k.refused(reason, a)}
	}
	return step{kind: whole, next: c, action: a}
}

// refused is why an action is not legal.
func (k chooser) refused(reason expo.Reason, a expo.Action) wording.Refused {
	r := wording.Refused{Reason: reason, Tile: a.Tile}
	if at := k.player().At(a.Cell()); a.Kind == expo.Activate && at >= 0 {
		r.Tile = k.player().Tiles[at].Tile
		r.Cost, _ = k.known.Cost(k.known.Seat(), at)
	}
	return r
}

// no is that a thing does not go where a hand puts it.
func no(why wording.Misplaced) step {
	return step{kind: refuses, refused: wording.Refused{Hand: why}}
}

// with chooses a thing.
func (k chooser) with(c choice, thing view.Thing) step {
	switch k.owes() {
	case expo.DecideSpace:
		if thing.Kind == view.Space {
			return k.whole(c, expo.Action{Kind: expo.TakeSpace, Space: uint8(thing.Which)})
		}
	case expo.DecideBuild, expo.DecideProsper:
		return k.withTile(c, thing)
	case expo.DecideCrossing:
		return k.withCorner(c, thing)
	case expo.DecideActivate:
		return k.withActive(c, thing)
	}
	return step{}
}

// full is the crossing that must move.
func (k chooser) full() int { return int(k.legal[0].Which) }

// withCorner chooses where the crossing goes that must move.
func (k chooser) withCorner(c choice, thing view.Thing) step {
	switch thing.Kind {
	case view.Corner:
		return k.whole(c, expo.Action{Kind: expo.MoveCrossing, Which: uint8(k.full()), X: thing.X, Y: thing.Y})
	case view.Tile, view.Cell:
		if thing.Kind == view.Tile && thing.Seat != k.known.Seat() {
			return no(wording.OtherCity)
		}
		return no(wording.NoCorner)
	}
	return step{}
}

// withTile chooses a tile to be set, or where it goes.
func (k chooser) withTile(c choice, thing view.Thing) step {
	switch {
	case k.offers(thing):
		if thing == c.thing {
			return step{}
		}
		if thing.Kind == view.Open && !k.known.Qualifies(k.known.Seat(), thing.Tile) {
			return step{kind: refuses, refused: k.refused(expo.ReasonNotQualified, expo.Action{Kind: expo.Prosper, Tile: thing.Tile})}
		}
		return step{kind: goesOn, next: choice{thing: thing}}
	case c.none():
		return step{}
	case thing.Kind == view.Cell, thing.Kind == view.Tile && thing.Seat == k.known.Seat():
		return k.whole(c, setting(c.thing, thing.Cell()))
	case thing.Kind == view.Tile:
		return no(wording.OtherCity)
	}
	return step{}
}

// offers reports whether a tile is one that can be chosen to be set now.
func (k chooser) offers(thing view.Thing) bool {
	if k.owes() == expo.DecideBuild {
		return thing.Kind == view.Offer
	}
	return thing.Kind == view.Open || thing.Kind == view.Turned
}

// setting sets a tile on a cell.
func setting(thing view.Thing, c expo.Cell) expo.Action {
	a := expo.Action{Kind: expo.Build, Tile: thing.Tile, X: c.X, Y: c.Y}
	switch thing.Kind {
	case view.Open:
		a.Kind = expo.Prosper
	case view.Turned:
		a.Kind = expo.MakeLake
	}
	return a
}

// withActive chooses a building to be activated, who pays for it, or how the turn ends.
func (k chooser) withActive(c choice, thing view.Thing) step {
	if thing.Kind == view.Tourist {
		if c.active() {
			return k.toggle(c, thing.Seat)
		}
		thing = k.under(thing.Seat)
	}
	switch {
	case thing.Kind == view.Answer:
		return k.whole(choice{}, expo.Action{Kind: answers[thing.Which]})
	case thing.Kind != view.Tile:
		return step{}
	case thing.Seat != k.known.Seat():
		return no(wording.OtherCity)
	case thing == c.thing:
		return k.whole(c, activating(&c))
	}
	c = choice{thing: thing, payers: k.usual(thing.Cell())}
	s := k.whole(c, activating(&c))
	if s.kind == whole && k.ways(thing.Cell()) > 1 {
		s = step{kind: goesOn, next: c}
	}
	return s
}

// answers are the actions of the answers.
var answers = [...]expo.ActionKind{view.RestForPrestige: expo.RestPrestige, view.RestForCube: expo.RestCube, view.NoMore: expo.Stop}

// activating activates the building that is chosen.
func activating(c *choice) expo.Action {
	return expo.Action{Kind: expo.Activate, X: c.thing.X, Y: c.thing.Y, Tourists: c.payers.set()}
}

// under is the building of the seat on which a tourist stands, or Nothing.
func (k chooser) under(owner int) view.Thing {
	t := k.known.Tourist(owner)
	if int(t.Holder) != k.known.Seat() || t.At < 0 {
		return view.Thing{}
	}
	return view.OfTile(k.known.Seat(), k.player().Tiles[t.At].Cell())
}

// ways is in how many ways a building can be paid for.
func (k chooser) ways(c expo.Cell) (count int) {
	for _, a := range k.legal {
		if a.Kind == expo.Activate && a.Cell() == c {
			count++
		}
	}
	return count
}

// usual is who pays for a building where nothing else is chosen: as many tourists as may, first those who leave another building,
// which is cheaper then.
func (k chooser) usual(c expo.Cell) (p payers) {
	at := k.player().At(c)
	if at < 0 {
		return p
	}
	cost, _ := k.known.Cost(k.known.Seat(), at)
	may := k.known.Payers(k.known.Seat(), at)
	for _, free := range []bool{false, true} {
		for owner := range k.known.Seats() {
			if may.Has(owner) && p.count < cost && (k.known.Tourist(owner).At < 0) == free {
				p = p.and(owner)
			}
		}
	}
	return p
}

// toggle has a tourist pay for the building that is chosen, or no longer. Where enough pay already, it pays for the one chosen
// first.
func (k chooser) toggle(c choice, owner int) step {
	next, at := c, k.player().At(c.thing.Cell())
	cost, _ := k.known.Cost(k.known.Seat(), at)
	switch {
	case c.payers.set().Has(owner):
		next.payers = c.payers.without(owner)
	case k.known.Payers(k.known.Seat(), at).Has(owner) && c.payers.count == cost:
		next.payers = c.payers.without(int(c.payers.seats[0])).and(owner)
	default:
		next.payers = c.payers.and(owner)
	}
	s := k.whole(next, activating(&next))
	if s.kind == whole {
		s = step{kind: goesOn, next: next}
	}
	return s
}

// lit are the things that may be chosen next; of cells those first that cost least.
func (k chooser) lit(c choice) (lit []view.Thing) {
	if c.active() {
		lit = append(lit, c.thing)
		for owner := range k.known.Seats() {
			if k.toggle(c, owner).kind == goesOn {
				lit = append(lit, view.OfTourist(owner))
			}
		}
		return lit
	}
	for _, a := range k.legal {
		if thing := k.next(&c, a); thing.Kind != view.Nothing && !slices.Contains(lit, thing) {
			lit = append(lit, thing)
		}
	}
	if id, ok := c.places(); ok {
		p := k.player()
		slices.SortStableFunc(lit, func(a, b view.Thing) int { return p.Penalty(id, a.Cell()) - p.Penalty(id, b.Cell()) })
	}
	return lit
}

// next is what is to be chosen next for an action, or Nothing where what is chosen does not lead to it.
func (k chooser) next(c *choice, a expo.Action) view.Thing {
	first := k.first(a)
	switch {
	case c.none():
		return first
	case c.thing == first && first.Kind != view.Tile:
		return view.OfCell(a.Cell())
	}
	return view.Thing{}
}

// first is what is chosen first for an action.
func (k chooser) first(a expo.Action) view.Thing {
	switch a.Kind {
	case expo.TakeSpace:
		return view.OfSpace(int(a.Space))
	case expo.Build:
		return view.OfOffer(a.Tile)
	case expo.Prosper:
		return view.OfOpen(a.Tile)
	case expo.MakeLake:
		return view.OfTurned(a.Tile)
	case expo.MoveCrossing:
		return view.OfCorner(a.Corner())
	case expo.Activate:
		return view.OfTile(k.known.Seat(), a.Cell())
	}
	return view.OfAnswer(slices.Index(answers[:], a.Kind))
}

// chosenFor is what is chosen when all of an action is but what is left to be confirmed, and what that is.
func (k chooser) chosenFor(a expo.Action) (c choice, left view.Thing) {
	left = k.first(a)
	switch a.Kind {
	case expo.Build, expo.Prosper, expo.MakeLake:
		return choice{thing: left}, view.OfCell(a.Cell())
	case expo.Activate:
		if k.ways(a.Cell()) == 1 {
			return choice{}, left
		}
		c.thing = left
		for owner := range k.known.Seats() {
			if a.Tourists.Has(owner) {
				c.payers = c.payers.and(owner)
			}
		}
	}
	return c, left
}
