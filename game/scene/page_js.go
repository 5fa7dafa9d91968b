package scene

import (
	"context"
	"errors"
	"strings"
	"syscall/js"

	"capital/game/scene/narration"
)

// address is that of the page around the program. What stands behind its # is a match that somebody shares.
type address struct{ came string }

// listen takes what the page was opened with, and what its address is changed to later.
func (d *address) listen() {
	take := func() {
		location := js.Global().Get("location")
		if _, came, _ := strings.Cut(location.Get("href").String(), "#"); came != "" {
			d.came = came
			js.Global().Get("history").Call("replaceState", nil, "", d.base()) // so that the same one can come again
		}
	}
	take()
	js.Global().Call("addEventListener", "hashchange", js.FuncOf(func(js.Value, []js.Value) any {
		take()
		return nil
	}))
}

// take is what has come since it was last called, or nothing.
func (d *address) take() string {
	came := d.came
	d.came = ""
	return came
}

// base is the address without what stands behind the #.
func (d *address) base() string {
	base, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	return base
}

// raiseCurtain tells the page that the game is about to draw.
func raiseCurtain() {
	if raise := js.Global().Get("raiseCurtain"); raise.Truthy() {
		raise.Invoke()
	}
}

// errShown says that a text was not copied but shown, to be copied by hand.
var errShown = errors.New("shown")

// copyText copies a text, or shows it in a window of the browser's, with a title, where the browser lets no page copy.
func copyText(_ context.Context, text, title string) error {
	copied := make(chan bool, 1)
	told := func(ok bool) js.Func {
		return js.FuncOf(func(js.Value, []js.Value) any {
			copied <- ok
			return nil
		})
	}
	done, refused := told(true), told(false)
	defer done.Release()
	defer refused.Release()
	if system := js.Global().Get("navigator").Get("clipboard"); system.Truthy() {
		system.Call("writeText", text).Call("then", done, refused)
		if <-copied {
			return nil
		}
	}
	js.Global().Call("prompt", title, text)
	return errShown
}

// pageTeller tells the page around the program what the screens say. The page writes it to a place that screen readers
// find.
func pageTeller() func(narration.Told) {
	tell := js.Global().Get("tellReader")
	if !tell.Truthy() {
		return nil
	}
	return func(told narration.Told) { tell.Invoke(told.Words, told.Urgent) }
}
