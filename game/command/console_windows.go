package command

import (
	"os"
	"syscall"
)

// attachParent is what AttachConsole is told for the console of the program's parent.
const attachParent = ^uintptr(0)

// AttachConsole lets the program read and write where it was called from. As it is shipped it is one with windows, for which
// no console is opened; it has none either where a command is typed, unless it asks for that one. What goes to a file or a pipe
// goes there anyway.
func AttachConsole() {
	streams := []struct {
		file   **os.File
		number int // by which Windows knows it
		name   string
		mode   int
	}{
		{&os.Stdin, syscall.STD_INPUT_HANDLE, "CONIN$", os.O_RDONLY},
		{&os.Stdout, syscall.STD_OUTPUT_HANDLE, "CONOUT$", os.O_RDWR},
		{&os.Stderr, syscall.STD_ERROR_HANDLE, "CONOUT$", os.O_RDWR},
	}
	kernel := syscall.NewLazyDLL("kernel32.dll")
	attached := false
	for _, stream := range streams {
		if _, err := (*stream.file).Stat(); err == nil {
			continue
		}
		if !attached {
			if done, _, _ := kernel.NewProc("AttachConsole").Call(attachParent); done == 0 {
				return // it was not called from a console
			}
			attached = true
		}
		if opened, err := os.OpenFile(stream.name, stream.mode, 0); err == nil {
			*stream.file = opened
			kernel.NewProc("SetStdHandle").Call(uintptr(uint32(stream.number)), opened.Fd()) // for what the Go runtime writes itself
		}
	}
}
