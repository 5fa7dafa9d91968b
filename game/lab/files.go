//go:build !js

package lab

import "capital/game/store"

// readFile reads a regular file of at most so many bytes.
func readFile(path string, most int64) ([]byte, error) { return store.ReadFile(path, most) }

// writeFile writes a whole file or leaves what is there.
func writeFile(path string, data []byte) error { return store.WriteFile(path, data) }
