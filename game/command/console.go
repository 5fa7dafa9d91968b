//go:build !windows

package command

// AttachConsole does nothing: every program can write where it was called from.
func AttachConsole() {}
