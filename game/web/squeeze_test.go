//go:build !js

package web

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

// largeSite is a site whose program is large enough to be squeezed, and that program.
func largeSite(t *testing.T) (*Site, []byte) {
	t.Helper()
	words := [][]byte{[]byte("district "), []byte("park "), []byte("tile "), []byte("war "), []byte("coins, "), []byte("epoch ")}
	chance := rand.New(rand.NewPCG(1, 2))
	var program []byte
	for len(program) < 4*worthwhile {
		program = append(program, words[chance.IntN(len(words))]...)
	}
	site, err := NewSite(t.Context(), program, []byte("// exec"))
	if err != nil {
		t.Fatal(err)
	}
	return site, program
}

func TestSqueezedIsSmallerAndTheSame(t *testing.T) {
	site, program := largeSite(t)
	before := site.WireSize(Program, Brotli)
	if err := site.Squeeze(t.Context(), t.TempDir()); err != nil {
		t.Fatal(err)
	}
	if after := site.WireSize(Program, Brotli); after >= before {
		t.Errorf("%d bytes before, %d after", before, after)
	}
	sent, _ := io.ReadAll(get(site, "GET", "/"+Program, "Accept-Encoding", "br").Body)
	if len(sent) != site.WireSize(Program, Brotli) || !bytes.Equal(unpack(t, Brotli, sent), program) {
		t.Error("it unpacks to something else")
	}
}

func TestSqueezedIsKept(t *testing.T) {
	folder := t.TempDir()
	site, program := largeSite(t)
	if err := site.Squeeze(t.Context(), folder); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.br"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	// The next time nothing is compressed: that would end with the context.
	over, end := context.WithCancel(t.Context())
	end()
	again, _ := largeSite(t)
	if err := again.Squeeze(over, folder); err != nil {
		t.Error(err)
	}
	if again.WireSize(Program, Brotli) != site.WireSize(Program, Brotli) {
		t.Error("what was kept is not served")
	}
	// Whatever else lies there is not served.
	for _, file := range files {
		if err := os.WriteFile(file, []byte("something else"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	third, _ := largeSite(t)
	if err := third.Squeeze(t.Context(), folder); err != nil {
		t.Fatal(err)
	}
	sent, _ := io.ReadAll(get(third, "GET", "/"+Program, "Accept-Encoding", "br").Body)
	if !bytes.Equal(unpack(t, Brotli, sent), program) {
		t.Error("a damaged file was served")
	}
}

func TestSqueezingEndsWithItsContext(t *testing.T) {
	site, program := largeSite(t)
	over, end := context.WithCancel(t.Context())
	end()
	if err := site.Squeeze(over, ""); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	sent, _ := io.ReadAll(get(site, "GET", "/"+Program, "Accept-Encoding", "br").Body)
	if !bytes.Equal(unpack(t, Brotli, sent), program) {
		t.Error("it is not served any more")
	}
}

func TestOldOnesGo(t *testing.T) {
	folder := t.TempDir()
	for n := range mostKept + 3 {
		if err := keep(filepath.Join(folder, string(rune('a'+n))+".br"), []byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	if files, _ := filepath.Glob(filepath.Join(folder, "*.br")); len(files) != mostKept {
		t.Errorf("%d are kept", len(files))
	}
}
