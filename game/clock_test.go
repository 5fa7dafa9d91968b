package game

import (
	"slices"
	"testing"
)

// clockless lists the folders whose packages work out the same wherever and whenever they are asked.
var clockless = []string{"rules/*", "game/search", "game/*/ai"}

// outer lists packages by which the time, the machine or the page could be told.
var outer = []string{"time", "os", "runtime", "syscall/js", "math/rand", "math/rand/v2", "crypto/rand"}

// Rules and computer players have no clock and nothing else of the world outside: who asks a player says when to stop.
func TestRulesAndPlayersHaveNoClock(t *testing.T) {
	looked := map[string]bool{}
	for _, b := range []build{{"linux", "amd64", ""}, {"js", "wasm", ""}} {
		for _, p := range packages(t, b) {
			layer := layerOf(p.ImportPath)
			if !alike(layer, clockless) {
				continue
			}
			looked[layer] = true
			for _, other := range p.Imports {
				if slices.Contains(outer, other) {
					t.Errorf("%v: %s must not import %s", b, p.ImportPath, other)
				}
			}
		}
	}
	for folder := range layers {
		if alike(folder, clockless) && !looked[folder] {
			t.Errorf("%s was not found", folder)
		}
	}
}
