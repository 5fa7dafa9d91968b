//go:build !ebitenginevmguest

package audio

import "syscall/js"

// hidden is what a card knows of a page that can't be seen. Its ticks rest, but what is heard would go on.
type hidden struct {
	listens bool
	wanted  bool // nothing shall be heard then
}

// hush implements device.
func (c *card) hush(wanted bool) {
	c.hidden.wanted = wanted
	document := js.Global().Get("document")
	if c.hidden.listens || c.context == nil || !document.Truthy() {
		return
	}
	c.hidden.listens = true
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		if !c.ready.Load() {
			return nil
		}
		if c.hidden.wanted && document.Get("hidden").Bool() {
			_ = c.context.Suspend()
		} else {
			_ = c.context.Resume()
		}
		return nil
	}))
}
