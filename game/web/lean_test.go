//go:build !js

package web

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
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
