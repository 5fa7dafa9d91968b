//go:build !ebitenginevmguest

package audio

import "syscall/js"

// hidden is what a card knows of a page that can't be seen. Its ticks rest, but what is heard would go on.
type hidden struct {
	listens bool
	wanted  bool // nothing shall be heard then
}

func (h *hidden) hush(c *card, wanted bool) {
	h.wanted = wanted
	document := js.Global().Get("document")
	if h.listens || c.context == nil || !document.Truthy() {
		return
	}
	h.listens = true
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		if !c.ready.Load() {
			return nil
		}
		if h.wanted && document.Get("hidden").Bool() {
			_ = c.context.Suspend()
		} else {
			_ = c.context.Resume()
		}
		return nil
	}))
}
