package table

import (
	"capital/game/expo/table/view"
	"capital/game/table"
	"capital/input"
	"capital/render/widget"
	"capital/rules/expo"
)

// Keys implements part of [table.Hand]: they point at one thing after another that may be chosen.
func (h *hand) Keys(in input.Intent) (a expo.Action) {
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
	}
	return a
}

// next goes to the next thing that may be chosen.
func (h *hand) next(way int) {
	if stops := h.lit(); len(stops) > 0 {
		h.goTo(table.Beside(stops, h.focus, way))
	}
}

// goTo points at a thing.
func (h *hand) goTo(thing view.Thing) {
	h.forgetRefusal()
	h.shut()
	h.tray = view.Thing{}
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
	h.goTo(table.Towards(h.lit(), h.focus, dx, dy, func(thing view.Thing) widget.Rect { return h.picture.Where(&p, thing) }))
}

// number chooses by its place what may be chosen next.
func (h *hand) number(n int) (a expo.Action) {
	stops := h.lit()
	if n >= len(stops) {
		return a
	}
	if h.focus != stops[n] && h.choosing().with(h.choice, stops[n]).kind == whole { // it is seen first what comes of it
		h.goTo(stops[n])
		return a
	}
	return h.pick(stops[n])
}

// pick chooses a thing and points at what may be chosen next: the building to be activated, which says who pays.
func (h *hand) pick(thing view.Thing) (a expo.Action) {
	a = h.choose(thing)
	switch {
	case a.Kind != 0 || !h.refusal.left.Done():
	case h.choice.active():
		h.goTo(h.choice.thing)
	default:
		h.next(1)
	}
	return a
}

// Confirm implements part of [table.Hand]: it chooses what the keys are at, or activates what is chosen for that.
func (h *hand) Confirm() (a expo.Action) {
	h.forgetRefusal()
	switch {
	case h.focus.Kind != view.Nothing:
		return h.pick(h.focus)
	case h.choice.active():
		return h.choose(h.choice.thing)
	}
	h.next(1)
	return a
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
	thing := h.focus
	switch {
	case h.hint.Open:
		return "table.confirm.hint", h.hint.Ready
	case !h.Free():
		return "", false
	case thing.Kind == view.Nothing && h.choice.active():
		thing = h.choice.thing
	case thing.Kind == view.Nothing:
		return "", false
	}
	switch s := h.choosing().with(h.choice, thing); s.kind {
	case goesOn:
		return h.goingOn(thing), true
	case refuses:
		return "table.confirm.choose", false
	case whole:
		return confirmKeys[s.action.Kind], true
	}
	return "", false
}

// goingOn is the key of what choosing a thing is called that is not all yet.
func (h *hand) goingOn(thing view.Thing) string {
	switch {
	case thing.Kind != view.Tourist || !h.choice.active():
		return "table.confirm.choose"
	case h.choice.payers.set().Has(thing.Seat):
		return "table.confirm.spare"
	}
	return "table.confirm.pay"
}

// confirmKeys are the keys of what carrying an action out is called.
var confirmKeys = map[expo.ActionKind]string{
	expo.TakeSpace: "table.confirm.space", expo.Build: "table.confirm.build", expo.MoveCrossing: "table.confirm.crossing",
	expo.Activate: "table.confirm.activate", expo.Stop: "table.confirm.stop", expo.RestPrestige: "table.confirm.rest.prestige",
	expo.RestCube: "table.confirm.rest.cube", expo.Prosper: "table.confirm.prosper", expo.MakeLake: "table.confirm.lake",
}
