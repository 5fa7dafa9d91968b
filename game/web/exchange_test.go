//go:build !js

package web

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// A page that is written over another one is never a mixture, whenever it is interrupted: the older build stays whole, or there is
// no page.
func TestTwoBuildsAreNeverMixedInAFolder(t *testing.T) {
	folder := t.TempDir()
	if err := testSite(t).Write(t.Context(), folder); err != nil {
		t.Fatal(err)
	}
	newer, err := NewSite(bytes.Repeat([]byte("another "), 1000), []byte("// another"))
	if err != nil {
		t.Fatal(err)
	}
	files, err := newer.forPeople(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	is := func(name string) string {
		data, err := os.ReadFile(filepath.Join(folder, name))
		switch {
		case errors.Is(err, os.ErrNotExist):
			return "none"
		case bytes.Equal(data, files[name]):
			return "newer"
		}
		return "older"
	}
	for left := range len(files) {
		if err := exchange(ending{t.Context(), &left}, folder, files); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		if page, program := is(worker), is(Program); page != "older" || program != "older" {
			t.Fatalf("interrupted while it is written, the worker is %s, the program %s", page, program)
		}
	}
	// It breaks off while all is put in its place.
	inTheWay := filepath.Join(folder, "style.css")
	if err := os.Remove(inTheWay); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(inTheWay, "sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := newer.Write(t.Context(), folder); err == nil || is(Program) != "newer" || is(page) != "none" {
		t.Errorf("broken off (%v), the program is %s, the page %s", err, is(Program), is(page))
	}
	if err := os.RemoveAll(inTheWay); err != nil {
		t.Fatal(err)
	}
	if err := newer.Write(t.Context(), folder); err != nil || is(page) != "newer" || is(worker) != "newer" {
		t.Errorf("written again (%v), the page is %s, the worker %s", err, is(page), is(worker))
	}
	if left, _ := filepath.Glob(filepath.Join(folder, ".*")); len(left) > 0 {
		t.Errorf("left are %q", left)
	}
}
