package table

import (
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/rules/rome"
)

// choice is what a person has chosen for an action of the construction, before it is whole: one thing after another, in any
// order. The zero choice is nothing.
type choice struct {
	card   rome.Card  // to be played
	chosen bool       // the card is; else the lowest that does it is taken
	thing  view.Thing // what is built with: a house, Stock for a floor, roofs of a shape; or Nothing
	laid   bool       // the first of two floors lies on a house of height first, 0 a new one
	first  uint8
	placed bool // the permit lies in a prefecture, to which a house is still to be chosen
	place  rome.Place
}

// keep forgets what is not for cards of a type: a card of another type, and what lies somewhere.
func (c *choice) keep(of rome.Type) {
	if c.chosen && c.card.Type() != of {
		c.card, c.chosen = 0, false
	}
	if of != rome.Floor {
		c.laid, c.first = false, 0
	}
	if of != rome.Permit {
		c.placed, c.place = false, 0
	}
}

// none reports whether nothing is chosen.
func (c *choice) none() bool { return *c == choice{} }

// step is what comes of choosing one thing more.
type step struct {
	kind    stepKind
	next    choice          // of goesOn
	action  rome.Action     // of whole
	refused wording.Refused // of refuses
}

type stepKind uint8

const (
	idle    stepKind = iota // the thing means nothing here
	goesOn                  // more is to be chosen
	whole                   // the action is whole, and legal
	refuses                 // it can't be done
)

func on(c choice) step { return step{kind: goesOn, next: c} }

func no(r wording.Refused) step { return step{kind: refuses, refused: r} }

// chooser works out what choosing things leads to for a seat that builds, puts a piece or draws.
type chooser struct{ known *rome.View }

// act is the action, or why the rules do not allow it.
func (k chooser) act(a rome.Action) step {
	if reason := k.known.Check(a); !reason.OK() {
		return no(wording.Refused{Reason: reason, Place: a.Place, Shape: a.Shape})
	}
	return step{kind: whole, action: a}
}

// with chooses a thing.
func (k chooser) with(c choice, thing view.Thing) step {
	switch k.known.Owes(k.known.Seat()) {
	case rome.DecidePut:
		if thing.Kind == view.Prefecture {
			return k.act(rome.Action{Kind: rome.Put, Place: thing.Place})
		}
	case rome.DecideDraw:
		if thing.Kind == view.Pile {
			return k.act(rome.Action{Kind: rome.Draw, Pile: thing.Type})
		}
	case rome.DecideBuild:
		return k.build(c, thing)
	}
	return step{}
}

func (k chooser) build(c choice, thing view.Thing) step {
	if c.laid && !takesSecond(thing) {
		return no(wording.Refused{Hand: wording.FloorsFirst})
	}
	switch thing.Kind {
	case view.Card:
		return k.card(c, thing.Card)
	case view.House:
		if thing.Seat != k.known.Seat() {
			return step{}
		}
		if thing.Shape == rome.NoShape {
			return k.unfinished(c, thing)
		}
		return k.finished(c, thing)
	case view.NewHouse:
		return k.floor(c, 0)
	case view.Stock:
		return k.stock(c)
	case view.Roofs:
		return k.roofs(c, thing)
	case view.Prefecture:
		return k.prefecture(c, thing.Place)
	case view.Discards:
		if c.chosen && c.card.Type() == thing.Type && !c.laid {
			return k.act(rome.Action{Kind: rome.Idle, Card: c.card.First()})
		}
	}
	return step{}
}

// takesSecond reports whether a thing means something where a second floor is still to be laid: what would begin anything else
// would lose the first one.
func takesSecond(thing view.Thing) bool {
	switch thing.Kind {
	case view.House:
		return thing.Shape == rome.NoShape
	case view.Card:
		return thing.Card.Type() == rome.Floor
	case view.Roofs, view.Prefecture, view.Discards:
		return false
	}
	return true
}

// dropped is what comes of letting something go on a thing: what was chosen goes on, or it is said why not. Nothing else is
// begun. Beside all that could be meant it goes back, and nothing is said.
func (k chooser) dropped(c choice, held, on view.Thing) step {
	s := k.with(c, on)
	switch {
	case k.known.Owes(k.known.Seat()) != rome.DecideBuild || s.kind == whole || s.kind == refuses && s.refused.Hand == "":
		return s
	case s.kind == goesOn && s.next.follows(&c) && on.Kind != view.Card:
		return s
	}
	if why := misplaced(held, on); why != "" {
		return no(wording.Refused{Hand: why})
	}
	return step{}
}

// misplaced is why a thing that is carried does not go on another, or "" where nobody would mean it to.
func misplaced(held, on view.Thing) wording.Misplaced {
	roofed := on.Kind == view.House && on.Shape != rome.NoShape
	switch on.Kind {
	case view.House, view.NewHouse, view.Stock, view.Roofs, view.Prefecture:
	case view.Discards:
		if held.Kind == view.Card {
			return wording.OtherDiscards
		}
	default:
		return ""
	}
	of := usedFor(held)
	if held.Kind == view.Card {
		of = held.Card.Type()
	}
	switch {
	case held.Kind == view.House && held.Shape == rome.NoShape:
		return wording.NeedsRoof
	case of == rome.Floor && roofed:
		return wording.FloorOnRoof
	case of == rome.Floor:
		return wording.FloorThere
	case of == rome.Roof && roofed:
		return wording.RoofOnRoof
	case of == rome.Roof:
		return wording.RoofThere
	case held.Kind == view.Card:
		return wording.PermitThere
	}
	return wording.HouseThere
}

// card chooses the card to be played. What was chosen before stays where the card is for it.
func (k chooser) card(c choice, card rome.Card) step {
	c.keep(card.Type())
	if usedFor(c.thing) != card.Type() {
		c.thing = view.Thing{}
	}
	c.card, c.chosen = card, true
	return on(c)
}

// usedFor is the type of card with which a thing is used; an unfinished house is one to be finished.
func usedFor(thing view.Thing) rome.Type {
	switch thing.Kind {
	case view.Stock:
		return rome.Floor
	case view.Roofs:
		return rome.Roof
	case view.House:
		if thing.Shape != rome.NoShape {
			return rome.Permit
		}
		return rome.Roof
	}
	return rome.Types
}

// pick is the card with which something is done that needs one of a type, for permits of a colour: the one chosen, if it is
// of the type, else the lowest.
func (k chooser) pick(c *choice, of rome.Type, colour rome.Colour) (card rome.Card, ok bool) {
	if c.chosen && c.card.Type() == of {
		return c.card.First(), true
	}
	for have := range k.known.Hand().Of(of).All() {
		if of == rome.Permit && have.Colour() != colour || ok && have.Number() >= card.Number() {
			continue
		}
		card, ok = have.First(), true
	}
	return card, ok
}

// unfinished chooses a house without a roof: for a floor, for a roof, or first of all.
func (k chooser) unfinished(c choice, house view.Thing) step {
	switch {
	case c.thing.Kind == view.Stock || c.laid || c.chosen && c.card.Type() == rome.Floor:
		return k.floor(c, uint8(house.Height))
	case c.thing.Kind == view.Roofs:
		return k.roof(c, house.Height, c.thing.Shape)
	}
	if shape, only := k.onlyShape(); only && c.chosen && c.card.Type() == rome.Roof {
		return k.roof(c, house.Height, shape)
	}
	c.keep(rome.Roof)
	c.thing = house
	return on(c)
}

// onlyShape is the shape of the roofs that are left, where there is one only.
func (k chooser) onlyShape() (shape rome.Shape, only bool) {
	roofs := k.known.Player(k.known.Seat()).Roofs
	switch {
	case roofs[rome.Round] == 0:
		return rome.Triangular, true
	case roofs[rome.Triangular] == 0:
		return rome.Round, true
	}
	return 0, false
}

// finished chooses a house to be carried.
func (k chooser) finished(c choice, house view.Thing) step {
	if c.placed {
		return k.carry(c, house, c.place)
	}
	c.keep(rome.Permit)
	c.thing = house
	return on(c)
}

// stock chooses a floor.
func (k chooser) stock(c choice) step {
	if c.thing.Kind == view.House && c.thing.Shape == rome.NoShape && !c.laid {
		house := c.thing
		c.thing = view.Thing{Kind: view.Stock}
		return k.floor(c, uint8(house.Height))
	}
	if _, ok := k.pick(&c, rome.Floor, 0); !ok {
		return no(wording.Refused{Lacks: true, Of: rome.Floor})
	}
	if k.known.Stock() == 0 {
		return no(wording.Refused{Reason: rome.Reason{Key: rome.ReasonNoFloors}})
	}
	c.keep(rome.Floor)
	c.thing = view.Thing{Kind: view.Stock}
	return on(c)
}

// floor lays a floor on a house, 0 being a new one: the first of two, or what makes the action whole (C5).
func (k chooser) floor(c choice, height uint8) step {
	card, ok := k.pick(&c, rome.Floor, 0)
	if !ok {
		return no(wording.Refused{Lacks: true, Of: rome.Floor})
	}
	a := rome.Action{Kind: rome.Play, Card: card, A: height, B: rome.NoFloor}
	if k.known.Stock() == 1 {
		return k.act(a)
	}
	if c.laid {
		a.A, a.B = min(c.first, height), max(c.first, height)
		return k.act(a)
	}
	a.A, a.B = 0, height // beside a new house all is allowed that is ever
	if s := k.act(a); s.kind == refuses {
		return s
	}
	c.keep(rome.Floor)
	c.thing, c.laid, c.first = view.Thing{Kind: view.Stock}, true, height
	return on(c)
}

// roofs chooses roofs of a shape.
func (k chooser) roofs(c choice, roofs view.Thing) step {
	if c.thing.Kind == view.House && c.thing.Shape == rome.NoShape {
		return k.roof(c, c.thing.Height, roofs.Shape)
	}
	if _, ok := k.pick(&c, rome.Roof, 0); !ok {
		return no(wording.Refused{Lacks: true, Of: rome.Roof})
	}
	if k.known.Player(k.known.Seat()).Roofs[roofs.Shape] == 0 {
		return no(wording.Refused{Reason: rome.Reason{Key: rome.ReasonNoRoof}, Shape: roofs.Shape})
	}
	c.keep(rome.Roof)
	c.thing = roofs
	return on(c)
}

// roof finishes a house (C6).
func (k chooser) roof(c choice, height int, shape rome.Shape) step {
	card, ok := k.pick(&c, rome.Roof, 0)
	if !ok {
		return no(wording.Refused{Lacks: true, Of: rome.Roof})
	}
	return k.act(rome.Action{Kind: rome.Play, Card: card, A: uint8(height), Shape: shape})
}

// prefecture chooses where a house is carried. A permit without a house lies there until one is chosen; where only one kind
// of house fits, that is carried.
func (k chooser) prefecture(c choice, place rome.Place) step {
	if c.thing.Kind == view.House && c.thing.Shape != rome.NoShape {
		return k.carry(c, c.thing, place)
	}
	if !c.chosen || c.card.Type() != rome.Permit {
		return step{}
	}
	if c.card.Colour() != place.Colour() {
		return no(wording.Refused{Reason: rome.Reason{Key: rome.ReasonWrongColour}, Place: place})
	}
	fitting := k.fitting(place)
	switch len(fitting) {
	case 0:
		return no(wording.Refused{Reason: rome.Reason{Key: rome.ReasonNoSuchHouse}, Place: place})
	case 1:
		return k.carry(c, fitting[0], place)
	}
	c.placed, c.place = true, place
	return on(c)
}

// fitting lists the houses of the seat that may come next into a prefecture, those that are alike once.
func (k chooser) fitting(place rome.Place) (houses []view.Thing) {
	seat := k.known.Seat()
	for shape, heights := range k.known.Player(seat).Finished {
		for height, count := range heights {
			if count > 0 && k.known.CheckHouse(place, height, rome.Shape(shape)).OK() {
				houses = append(houses, view.OfHouse(seat, height, rome.Shape(shape)))
			}
		}
	}
	return houses
}

// carry carries a house to a prefecture (C7). What the rules say of the house comes before that a permit is lacking.
func (k chooser) carry(c choice, house view.Thing, place rome.Place) step {
	card, ok := k.pick(&c, rome.Permit, place.Colour())
	if !ok {
		if reason := k.known.CheckHouse(place, house.Height, house.Shape); !reason.OK() {
			return no(wording.Refused{Reason: reason, Place: place, Shape: house.Shape})
		}
		return no(wording.Refused{Lacks: true, Of: rome.Permit, Colour: place.Colour()})
	}
	return k.act(rome.Action{Kind: rome.Play, Card: card, A: uint8(house.Height), Shape: house.Shape, Place: place})
}

// back takes the last thing that was chosen away.
func (c *choice) back() {
	switch {
	case c.laid:
		c.laid, c.first = false, 0
	case c.placed:
		c.placed, c.place = false, 0
	case c.thing.Kind != view.Nothing:
		c.thing = view.Thing{}
	default:
		*c = choice{}
	}
}

// without takes a thing back that was chosen.
func (c *choice) without(thing view.Thing) {
	switch {
	case thing.Kind == view.Card && c.chosen && c.card == thing.Card:
		c.card, c.chosen, c.placed, c.place = 0, false, false, 0
	case thing.Kind != view.Card && c.thing == thing:
		c.thing = view.Thing{}
	}
}

// follows reports whether a choice goes on with another, rather than to begin something else.
func (c *choice) follows(before *choice) bool {
	switch {
	case before.chosen && (!c.chosen || c.card != before.card):
		return false
	case before.thing.Kind == view.Nothing:
		return true
	case c.laid && !before.laid:
		return before.thing.Kind == view.Stock || before.thing.Shape == rome.NoShape
	}
	return c.placed && !before.placed
}

// leads reports whether what is chosen can become a legal action of some use: one that lets no card be idle, and builds no floors
// where no roof is left for them.
func (k chooser) leads(c choice) bool {
	roofless := k.known.Player(k.known.Seat()).Roofs == [rome.Shapes]uint8{}
	for _, a := range k.known.Legal(nil) {
		if a.Kind == rome.Play && c.allows(a) && !(roofless && a.Card.Type() == rome.Floor) {
			return true
		}
	}
	return false
}

// allows reports whether an action can come of what is chosen.
func (c *choice) allows(a rome.Action) bool {
	of := a.Card.Type()
	if c.chosen && c.card.First() != a.Card || c.placed && a.Place != c.place {
		return false
	}
	if c.laid {
		return of == rome.Floor && (a.A == c.first || a.B == c.first)
	}
	switch c.thing.Kind {
	case view.Stock:
		return of == rome.Floor
	case view.Roofs:
		return of == rome.Roof && a.Shape == c.thing.Shape
	case view.House:
		if c.thing.Shape == rome.NoShape {
			return int(a.A) == c.thing.Height && of == rome.Roof || of == rome.Floor
		}
		return of == rome.Permit && int(a.A) == c.thing.Height && a.Shape == c.thing.Shape
	}
	return true
}
