package table

import (
	"slices"

	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/rules/lux"
)

// choice is what a person has chosen for an action before it is whole, one thing after another: a card, where it goes, and what
// its power is used on. The zero choice is nothing.
type choice struct {
	things [4]view.Thing
	count  int
}

// chosen are the things that are chosen, the first first.
func (c *choice) chosen() []view.Thing { return c.things[:c.count] }

// none reports whether nothing is chosen.
func (c *choice) none() bool { return c.count == 0 }

// card is the card that is chosen to be played, or Nothing.
func (c *choice) card() view.Thing { return c.things[0] }

// inCapital reports whether it is a card that goes to the capital.
func (c *choice) inCapital() bool { return c.count > 1 && c.things[1].Kind == view.Capital }

// and is the choice with one thing more.
func (c choice) and(thing view.Thing) choice {
	c.things[c.count] = thing
	c.count++
	return c
}

// back takes away what was chosen last.
func (c *choice) back() {
	c.count--
	c.things[c.count] = view.Thing{}
}

// step is what comes of choosing one thing more.
type step struct {
	kind    stepKind
	next    choice          // of goesOn and whole
	action  lux.Action      // of whole
	refused wording.Refused // of refuses
}

type stepKind uint8

const (
	idle    stepKind = iota // the thing means nothing here
	goesOn                  // more is to be chosen
	whole                   // the action is whole, and legal
	refuses                 // it can't be done
)

func no(r wording.Refused) step { return step{kind: refuses, refused: r} }

// chooser works out what choosing things leads to for a seat: every legal action is a path of things that are chosen.
type chooser struct {
	known *lux.View
	legal []lux.Action
}

func newChooser(known *lux.View) chooser { return chooser{known, known.Legal(nil)} }

// path is what is chosen for an action. What two are kept in the draft is chosen otherwise: see [hand.toggle].
func (k chooser) path(a lux.Action) choice {
	var c choice
	seat, card := k.known.Seat(), view.OfCard(a.Card, 0)
	switch a.Kind {
	case lux.PlayHome:
		return c.and(card).and(view.OfHome(seat, a.Card.Colour()))
	case lux.PlayCapital:
		c = c.and(card).and(view.OfCapital(a.Card.Colour()))
		for _, thing := range k.targets(a) {
			c = c.and(thing)
		}
		return c
	case lux.LayModifier:
		return c.and(view.OfCapital(lux.District(a.To)))
	case lux.Pay:
		return c.and(view.Thing{Kind: view.Answer})
	case lux.Refuse:
		return c.and(view.Thing{Kind: view.Answer, Copy: 1})
	}
	return c
}

// targets are what the power of a play to the capital is used on.
func (k chooser) targets(a lux.Action) []view.Thing {
	seat, from, to := k.known.Seat(), lux.District(a.From), lux.District(a.To)
	if a.Fields == 0 {
		return nil
	}
	switch k.known.Power(a.Card.Colour()) {
	case lux.Infiltrator:
		if a.Seat != lux.AtCapital {
			return []view.Thing{view.OfHome(int(a.Seat), to)}
		}
	case lux.Recruiter, lux.Missionary:
		return []view.Thing{view.OfCapital(from), view.OfCapital(to)}
	case lux.Outsider:
		if a.From != lux.FromHand {
			return []view.Thing{view.OfLaid(seat, from, a.Other)}
		}
		return []view.Thing{view.OfCard(a.Other, copyBeside(a.Other, a.Card))}
	case lux.Mentalist:
		return []view.Thing{view.OfHome(int(a.Seat), from), view.OfHome(int(a.Seat), to)}
	case lux.Aristocrat:
		return []view.Thing{{Kind: view.Tile, District: to}}
	case lux.Sentinel:
		return []view.Thing{view.OfHome(seat, to)}
	case lux.Convertor:
		return []view.Thing{view.OfPanel(int(a.Seat))}
	case lux.Discoverer:
		return []view.Thing{view.OfRow(a.Other)}
	}
	return []view.Thing{view.OfCapital(to)}
}

// copyBeside is which copy of a citizen is meant beside one that is chosen already.
func copyBeside(c, chosen lux.Citizen) int {
	if c == chosen {
		return 1
	}
	return 0
}

// means reports whether what is pointed at means a thing of a path: a citizen that lies in a home district means the district,
// and one card of the hand its like.
func means(pointed, wanted view.Thing) bool {
	switch {
	case pointed == wanted:
		return true
	case pointed.Kind == view.Laid && wanted.Kind == view.Home:
		return pointed.Seat == wanted.Seat && pointed.District == wanted.District
	case pointed.Kind == view.Card && wanted.Kind == view.Card:
		return pointed.Card == wanted.Card
	}
	return false
}

// column reports whether what is pointed at lies in the district that a thing of a path stands for all of: an aristocrat tile's
// or, for a power that is used on all home bases at once, that of the capital.
func (k chooser) column(c *choice, pointed, wanted view.Thing) bool {
	inColumn := pointed.Kind == view.Home || pointed.Kind == view.Laid || pointed.Kind == view.Capital
	if !inColumn || pointed.District != wanted.District || c.count < 2 {
		return false
	}
	doom := wanted.Kind == view.Capital && k.power(c) == lux.Doomsayer
	return wanted.Kind == view.Tile || doom
}

// power is that of the card which is chosen.
func (k chooser) power(c *choice) lux.Power { return k.known.Power(c.card().Card.Colour()) }

// begins reports whether what is chosen is the beginning of a path.
func begins(path, c *choice) bool {
	if path.count <= c.count {
		return false
	}
	for n, thing := range c.chosen() {
		if !means(thing, path.things[n]) {
			return false
		}
	}
	return true
}

// with chooses a thing.
func (k chooser) with(c choice, thing view.Thing) step {
	found := step{}
	for _, a := range k.legal {
		path := k.path(a)
		if !begins(&path, &c) {
			continue
		}
		wanted := path.things[c.count]
		if !means(thing, wanted) && !k.column(&c, thing, wanted) {
			continue
		}
		if wanted.Kind != view.Card {
			thing = wanted
		}
		found.kind, found.next = goesOn, c.and(thing)
		if path.count == c.count+1 {
			return step{kind: whole, next: found.next, action: a}
		}
	}
	switch {
	case found.kind != idle:
		return found
	case thing.Kind == view.Card && k.known.Owes(k.known.Seat()) == lux.DecidePlay: // another card instead
		if c.none() || c.card() == thing {
			return step{}
		}
		return step{kind: goesOn, next: choice{}.and(thing)}
	case c.none():
		return step{}
	}
	return k.refused(&c, thing)
}

// refused is why a thing does not go on with what is chosen; nothing where nobody would mean it to.
func (k chooser) refused(c *choice, thing view.Thing) step {
	switch thing.Kind {
	case view.Capital, view.Home, view.Laid, view.Tile, view.Panel, view.Row:
	default:
		return step{}
	}
	card := c.card().Card
	refused := wording.Refused{Card: card, Power: k.power(c)}
	if c.count == 1 {
		switch {
		case thing.Kind == view.Capital || thing.Kind == view.Home && thing.Seat == k.known.Seat() || thing.Kind == view.Laid && thing.Seat == k.known.Seat():
			refused.Hand = wording.OtherColour
		case thing.Kind == view.Home, thing.Kind == view.Laid:
			refused.Hand = wording.OtherHome
		default:
			return step{}
		}
		return no(refused)
	}
	a, ok := k.tried(c, thing)
	if ok {
		refused.Reason = k.known.Check(a)
	}
	if refused.Reason.OK() {
		refused.Hand = wording.OtherTarget
	}
	return no(refused)
}

// tried is the action that somebody means who uses a power on a thing, legal or not.
func (k chooser) tried(c *choice, thing view.Thing) (a lux.Action, ok bool) {
	power := k.power(c)
	a = lux.Action{Kind: lux.PlayCapital, Card: c.card().Card, Fields: power.Fields()}
	targets := append(slices.Clone(c.chosen()[2:]), thing)
	first, last := targets[0], targets[len(targets)-1]
	a.To = int8(last.District)
	switch {
	case power == lux.Recruiter || power == lux.Missionary:
		a.From = int8(first.District)
		if len(targets) == 1 {
			a.To = (a.From + 1) % lux.Districts
		}
		return a, last.Kind == view.Capital
	case power == lux.Mentalist:
		a.Seat, a.From = int8(first.Seat), int8(first.District)
		if len(targets) == 1 {
			a.To = (a.From + 1) % lux.Districts
		}
		return a, first.Kind != view.Capital && last.Seat == first.Seat
	case power == lux.Convertor:
		a.Seat, a.To = int8(last.Seat), 0
		return a, last.Kind == view.Panel
	case power == lux.Infiltrator || power == lux.Outsider || power == lux.Discoverer:
		return a, false
	}
	return a, last.Kind != view.Panel && last.Kind != view.Row
}

// lit are the things that may be chosen next.
func (k chooser) lit(c choice) (lit []view.Thing) {
	for _, a := range k.legal {
		path := k.path(a)
		if !begins(&path, &c) {
			continue
		}
		if next := path.things[c.count]; !slices.Contains(lit, next) {
			lit = append(lit, next)
		}
	}
	return lit
}
