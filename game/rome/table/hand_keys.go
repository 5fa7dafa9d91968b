package table

import (
	"capital/game/rome/table/view"
	"capital/game/table"
	"capital/input"
	"capital/render/widget"
	"capital/rules/rome"
)

// Keys implements part of [table.Hand]: they point at one thing after another that may be chosen.
func (h *hand) Keys(in input.Intent) (a rome.Action) {
	if !h.Free() {
		return a
	}
	switch in.Kind {
	case input.Choose:
		return h.number(in.Number - 1)
	case input.Next:
		h.next(1)
	case input.Previous:
		h.next(-1)
	case input.Navigate:
		h.navigate(in.DX, in.DY)
	case input.Confirm:
		return h.Confirm()
	case input.Discard:
		return h.discard()
	}
	return a
}

// stops lists what the keys can be at: the cards of the hand, and what may be chosen next.
func (h *hand) stops() (stops []view.Thing) {
	switch h.decision() {
	case rome.DecideBid, rome.DecideBuild:
		if h.choice.none() || h.decision() == rome.DecideBid {
			for _, card := range view.SortHand(h.viewer.hand()) {
				stops = append(stops, view.OfCard(card))
			}
		}
	}
	return append(stops, h.lit()...)
}

// next goes to the next thing.
func (h *hand) next(way int) {
	stops := h.stops()
	if len(stops) == 0 {
		return
	}
	h.goTo(table.Beside(stops, h.focus, way))
}

// goTo points at a thing.
func (h *hand) goTo(thing view.Thing) {
	h.forgetRefusal()
	h.focus, h.passes, h.held = thing, false, held{}
	h.Stale = true
}

// navigate goes to the next thing in a direction. In the hand up pushes a card above the Stop, and down takes it back.
func (h *hand) navigate(dx, dy int) {
	if h.decision() == rome.DecideBid && dy != 0 && h.focus.Kind == view.Card {
		h.push(h.focus.Card, dy < 0)
		return
	}
	if h.focus.Kind == view.Nothing {
		h.next(1)
		return
	}
	p := h.grip.seen()
	h.goTo(table.Towards(h.stops(), h.focus, dx, dy, func(thing view.Thing) widget.Rect { return h.picture.Where(&p, thing) }))
}

// number takes a card of the hand by its place, or a pile or a prefecture.
func (h *hand) number(n int) (a rome.Action) {
	switch h.decision() {
	case rome.DecideDraw:
		if n < rome.Types {
			return h.choose(view.OfPile(rome.Type(n)))
		}
	case rome.DecidePut:
		if n < rome.Places {
			h.goTo(view.OfPlace(rome.Place(n)))
		}
	case rome.DecideBid, rome.DecideBuild:
		if cards := view.SortHand(h.viewer.hand()); n < len(cards) {
			return h.takeCard(cards[n])
		}
	}
	return a
}

// takeCard chooses a card, or pushes it above the Stop or back.
func (h *hand) takeCard(card rome.Card) (a rome.Action) {
	if h.decision() == rome.DecideBid {
		h.goTo(view.OfCard(card))
		h.push(card, !h.bid.Has(card))
		return a
	}
	return h.pick(view.OfCard(card))
}

// pick chooses a thing and points at what may be chosen next.
func (h *hand) pick(thing view.Thing) (a rome.Action) {
	a = h.choose(thing)
	if a.Kind == 0 && h.refusal.left.Done() {
		h.next(1)
	}
	return a
}

// Confirm implements part of [table.Hand]: it chooses what the keys are at, bids, passes.
func (h *hand) Confirm() (a rome.Action) {
	h.forgetRefusal()
	switch d := h.decision(); {
	case h.passes:
		return h.pass()
	case d == rome.DecideBid:
		return h.bidding()
	case h.focus.Kind == view.Nothing:
		h.next(1)
		return a
	}
	return h.pick(h.focus)
}

// bidding is the action of bidding the cards above the Stop.
func (h *hand) bidding() rome.Action { return rome.Action{Kind: rome.Bid, Bid: h.bid.Prints()} }

// discard proposes that the chosen card is idle, or with none that the seat passes; done once more it is so.
func (h *hand) discard() (a rome.Action) {
	if h.decision() != rome.DecideBuild {
		return a
	}
	if h.focus.Kind == view.Card && !h.choice.chosen {
		h.choose(h.focus)
	}
	if !h.choice.chosen {
		return h.pass()
	}
	discards := view.OfDiscards(h.choice.card.Type())
	if h.focus == discards {
		return h.choose(discards)
	}
	h.goTo(discards)
	return a
}

// Confirms implements part of [table.Hand].
func (h *hand) Confirms() (does string, ready bool) {
	key, ready := h.confirms()
	if key == "" {
		return "", false
	}
	now := largeWords{key: key, wording: h.art.Wording(), sum: h.bid.Sum(), words: h.large.words}
	if now != h.large {
		now.words = h.art.Strings.Text(key, now.sum)
		h.large = now
	}
	return h.large.words, ready
}

// confirms is the key of what [hand.Confirm] does now, "" where there is nothing to confirm, and whether it can.
func (h *hand) confirms() (key string, ready bool) {
	switch d := h.decision(); {
	case h.hint.Open:
		return "table.confirm.hint", h.hint.Ready
	case !h.Free():
		return "", false
	case h.passes:
		return "table.confirm.pass", true
	case d == rome.DecideBid && h.bid == 0:
		return "table.confirm.bid.nothing", true
	case d == rome.DecideBid:
		return "table.confirm.bid", true
	case h.focus.Kind == view.Nothing:
		return "", false
	}
	return h.confirmsFocus()
}

// confirmsFocus says what choosing what the keys are at would do.
func (h *hand) confirmsFocus() (key string, ready bool) {
	s := h.chooser().with(h.choice, h.focus)
	switch s.kind {
	case goesOn:
		return "table.confirm.choose", true
	case refuses:
		return "table.confirm.choose", false
	case idle:
		return "", false
	}
	switch s.action.Kind {
	case rome.Idle:
		return "table.confirm.idle", true
	case rome.Put:
		return "table.confirm.put", true
	case rome.Draw:
		return "table.confirm.draw", true
	}
	return "table.confirm." + s.action.Card.Type().String(), true
}
