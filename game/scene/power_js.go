package scene

import (
	"sync/atomic"
	"syscall/js"
)

// askPower asks the browser, where it tells, whether the device runs on its battery.
func askPower(battery *atomic.Bool) {
	browser := js.Global().Get("navigator")
	if browser.Get("getBattery").Type() != js.TypeFunction {
		return
	}
	var told, refused js.Func
	told = js.FuncOf(func(_ js.Value, args []js.Value) any {
		battery.Store(!args[0].Get("charging").Bool())
		told.Release()
		refused.Release()
		return nil
	})
	refused = js.FuncOf(func(js.Value, []js.Value) any {
		told.Release()
		refused.Release()
		return nil
	})
	browser.Call("getBattery").Call("then", told, refused)
}
