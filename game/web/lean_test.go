//go:build !js

package web

import (
	"path/filepath"
	"runtime"
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
	files, err := edited(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range edits() {
		if !strings.Contains(files[filepath.Join(root, "src", filepath.FromSlash(e.file))], e.to) {
			t.Errorf("%s of %s has no one place with %q", e.file, runtime.Version(), e.from)
		}
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
