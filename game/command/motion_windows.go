package command

import (
	"syscall"
	"unsafe"
)

// clientAreaAnimation is what SystemParametersInfo is asked: whether windows shall move what is in them.
const clientAreaAnimation = 0x1042

// systemReduced reports whether the person has switched animations off in Windows.
func systemReduced() bool {
	moves := int32(1)
	ask := syscall.NewLazyDLL("user32.dll").NewProc("SystemParametersInfoW")
	done, _, _ := ask.Call(clientAreaAnimation, 0, uintptr(unsafe.Pointer(&moves)), 0)
	return done != 0 && moves == 0
}
