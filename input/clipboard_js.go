package input

import (
	"strings"
	"syscall/js"
)

// clipboard is the system's, as far as the browser lets the page have it, and what was copied or cut last.
type clipboard struct {
	text string
	came string
}

// keep keeps what was copied or cut.
func (c *clipboard) keep(text string) {
	c.text = text
	if system := js.Global().Get("navigator").Get("clipboard"); system.Truthy() {
		ignore := js.FuncOf(func(js.Value, []js.Value) any { return nil })
		system.Call("writeText", text).Call("then", ignore, ignore)
	}
}

// paste returns what is to be pasted where the browser does not paste.
func (c *clipboard) paste() string { return c.text }

// forget says that what is still to come is not to be pasted any more.
func (c *clipboard) forget() { c.came = "" }

// come returns what was pasted since it was last called.
func (c *clipboard) come(float64) string {
	came := c.came
	c.came = ""
	return came
}

// shared reports whether the browser may let the page have it.
func (*clipboard) shared() bool { return js.Global().Get("navigator").Get("clipboard").Truthy() }

// share has the page tell what is pasted. The engine takes every key from the browser, which pastes nothing then: so it does
// not get this one.
func (c *clipboard) share() {
	page := js.Global()
	page.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		if (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) && strings.EqualFold(e.Get("key").String(), "v") {
			e.Call("stopImmediatePropagation")
		}
		return nil
	}), true)
	page.Call("addEventListener", "paste", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if data := args[0].Get("clipboardData"); data.Truthy() {
			c.came += data.Call("getData", "text").String()
		}
		return nil
	}))
}
