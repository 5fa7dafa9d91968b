package input

import (
	"strings"
	"syscall/js"
)

// clipboard is the system's, as far as the browser lets the page have it, and what was copied or cut last.
type clipboard struct {
	text    string
	came    []rune
	listens bool
}

// keep keeps what was copied or cut.
func (c *clipboard) keep(text string) {
	c.text = text
	if system := js.Global().Get("navigator").Get("clipboard"); system.Truthy() {
		ignore := js.FuncOf(func(js.Value, []js.Value) any { return nil })
		system.Call("writeText", text).Call("then", ignore, ignore)
	}
}

// come returns what was pasted from the system since it was last called, appended to buf.
func (c *clipboard) come(buf []rune) []rune {
	if !c.listens {
		c.listens = true
		c.listen()
	}
	buf, c.came = append(buf, c.came...), c.came[:0]
	return buf
}

// listen has the page tell what is pasted. The engine takes every key from the browser, which pastes nothing then: so it does
// not get this one.
func (c *clipboard) listen() {
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
			c.came = append(c.came, []rune(data.Call("getData", "text").String())...)
		}
		return nil
	}))
}
