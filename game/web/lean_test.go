//go:build !js

package web

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/game/store"
)

// Every edit has its one place in the standard library that builds the page.
func TestEditsHaveTheirPlaces(t *testing.T) {
	root, err := goTool(t.Context(), "", "env", "GOROOT")
	if err != nil {
		t.Skip(err)
	}
	for _, e := range edits() {
		text, err := os.ReadFile(filepath.Join(root, "src", filepath.FromSlash(e.file)))
		if n := strings.Count(string(text), e.from); n != 1 {
			t.Errorf("%s has %d places with %q, %v", e.file, n, e.from, err)
		}
	}
	if files := edited(root); len(files) != len(edits()) {
		t.Errorf("%d files are changed by %d edits", len(files), len(edits()))
	}
}

// Shaders of the kind that the page's engine can't compile are not used: see [edits].
func TestShadersCountInPixels(t *testing.T) {
	shaders, err := filepath.Glob("../../render/*/*/*.kage")
	if err != nil || len(shaders) == 0 {
		t.Fatal("there are no shaders", err)
	}
	for _, path := range shaders {
		if source, err := store.ReadFile(path, 1<<16); err != nil || !strings.HasPrefix(string(source), "//kage:unit pixels\n") {
			t.Errorf("%s does not begin with its unit, pixels: %v", path, err)
		}
	}
}
