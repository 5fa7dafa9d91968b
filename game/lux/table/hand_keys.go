package table

import (
	"capital/game/lux/table/view"
	"capital/game/table"
	"capital/input"
	"capital/render/widget"
	"capital/rules/lux"
)

// Keys implements part of [table.Hand]: they point at one thing after another that may be chosen.
func (h *hand) Keys(in input.Intent) (a lux.Action) {
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
		if h.decision() == lux.DecidePay {
			return h.choose(view.Thing{Kind: view.Answer, Copy: 1})
		}
	}
	return a
}

// stops lists what the keys can be at: the cards of the hand and ROB's, or what may be chosen next.
func (h *hand) stops() []view.Thing {
	if d := h.decision(); d == lux.DecideKeep || d == lux.DecidePlay && h.choice.none() {
		cards := h.cards()
		if h.session.Table().Solo() && len(cards) > 0 {
			cards = append(cards, robsCards)
		}
		return cards
	}
	return h.lit()
}

// next goes to the next thing.
func (h *hand) next(way int) {
	if stops := h.stops(); len(stops) > 0 {
		h.goTo(table.Beside(stops, h.focus, way))
	}
}

// goTo points at a thing.
func (h *hand) goTo(thing view.Thing) {
	h.forgetRefusal()
	h.shut()
	h.focus, h.held = thing, table.Grip[view.Thing]{}
	h.Stale = true
}

// navigate goes to the next thing in a direction.
func (h *hand) navigate(dx, dy int) {
	if h.focus.Kind == view.Nothing {
		h.next(1)
		return
	}
	p := h.grip.seen()
	h.goTo(table.Towards(h.stops(), h.focus, dx, dy, func(thing view.Thing) widget.Rect { return h.picture.Where(&p, thing) }))
}

// number takes a card of the hand by its place, or what may be chosen next.
func (h *hand) number(n int) (a lux.Action) {
	stops := h.stops()
	if h.decision() == lux.DecidePlay && h.choice.count == 1 {
		stops = h.cards() // another card instead
	}
	if n >= len(stops) {
		return a
	}
	if h.decision() == lux.DecideKeep {
		h.goTo(stops[n])
	}
	return h.pick(stops[n])
}

// pick chooses a thing and points at what may be chosen next; ROB's cards show what he would do, or that no more.
func (h *hand) pick(thing view.Thing) (a lux.Action) {
	if thing == robsCards {
		if !h.shut() {
			h.open(thing)
		}
		return a
	}
	a = h.choose(thing)
	if a.Kind == 0 && h.refusal.left.Done() && h.decision() != lux.DecideKeep {
		h.next(1)
	}
	return a
}

// Confirm implements part of [table.Hand]: it keeps the two chosen cards, or chooses what the keys are at.
func (h *hand) Confirm() (a lux.Action) {
	h.forgetRefusal()
	switch {
	case h.decision() == lux.DecideKeep && len(h.kept) == 2:
		return h.keeping()
	case h.focus.Kind == view.Nothing:
		h.next(1)
		return a
	}
	return h.pick(h.focus)
}

// Confirms implements part of [table.Hand].
func (h *hand) Confirms() (does string, ready bool) {
	key, ready := h.confirms()
	if key == "" {
		return "", false
	}
	return h.art.Strings.Text(key), ready
}

// confirms is the key of what [hand.Confirm] does now, "" where there is nothing to confirm, and whether it can.
func (h *hand) confirms() (key string, ready bool) {
	switch d := h.decision(); {
	case h.hint.Open:
		return "table.confirm.hint", h.hint.Ready
	case !h.Free():
		return "", false
	case d == lux.DecideKeep && (len(h.kept) == 2 || h.focus != robsCards):
		return "table.confirm.keep", len(h.kept) == 2
	case h.focus.Kind == view.Nothing:
		return "", false
	case h.focus == robsCards && h.opened == robsCards:
		return "table.confirm.rob.close", true
	case h.focus == robsCards:
		return "table.confirm.rob", true
	}
	switch s := h.choosing().with(h.choice, h.focus); s.kind {
	case goesOn:
		return "table.confirm.choose", true
	case refuses:
		return "table.confirm.choose", false
	case whole:
		return confirmKeys[s.action.Kind], true
	}
	return "", false
}

// confirmKeys are the keys of what carrying an action out is called.
var confirmKeys = map[lux.ActionKind]string{
	lux.PlayHome: "table.confirm.home", lux.PlayCapital: "table.confirm.capital", lux.LayModifier: "table.confirm.lay",
	lux.Pay: "table.confirm.pay", lux.Refuse: "table.confirm.refuse",
}
