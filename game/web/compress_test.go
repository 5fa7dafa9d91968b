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

// largeSite is a site whose program is large enough to lie beside itself compressed, and that program.
func largeSite(t *testing.T) (*Site, []byte) {
	t.Helper()
	words := [][]byte{[]byte("district "), []byte("park "), []byte("tile "), []byte("war "), []byte("coins, "), []byte("epoch ")}
	chance := rand.New(rand.NewPCG(1, 2))
	var program []byte
	for len(program) < 4*large {
		program = append(program, words[chance.IntN(len(words))]...)
	}
	site, err := NewSite(program, []byte("// exec"))
	if err != nil {
		t.Fatal(err)
	}
	return site, program
}

// What goes no way is served as it is, whatever a browser takes.
func TestNothingIsCompressedUnasked(t *testing.T) {
	site, program := largeSite(t)
	answer := get(site, "GET", "/"+Program, "Accept-Encoding", "gzip, br")
	if sent, _ := io.ReadAll(answer.Body); answer.Header.Get("Content-Encoding") != "" || !bytes.Equal(sent, program) {
		t.Errorf("%d bytes came, %v", len(sent), answer.Header)
	}
	if coded := len(site.files[Program].coded); coded > 0 {
		t.Errorf("it was compressed in %d ways", coded)
	}
}

// For people elsewhere Brotli is given the time it takes, and what comes of it is the same program.
func TestAFolderHasTheProgramAsSmallAsItGets(t *testing.T) {
	site, program := largeSite(t)
	folder := t.TempDir()
	if err := site.Write(t.Context(), folder); err != nil {
		t.Fatal(err)
	}
	quick, _ := largeSite(t)
	if err := quick.Compress(t.Context()); err != nil {
		t.Fatal(err)
	}
	for ending, coding := range map[string]string{".br": Brotli, ".gz": Gzip} {
		packed, err := os.ReadFile(filepath.Join(folder, Program+ending))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(unpack(t, coding, packed), program) {
			t.Errorf("%s unpacks to something else", ending)
		}
		if before := quick.WireSize(Program, coding); coding == Brotli && len(packed) >= before {
			t.Errorf("%d bytes, compressed quickly %d", len(packed), before)
		}
	}
}

// ending is a context that ends by itself after it was asked so many times whether it has.
type ending struct {
	context.Context
	left *int
}

func (e ending) Err() error {
	if *e.left--; *e.left < 0 {
		return context.Canceled
	}
	return nil
}

// Compressing is long: it looks at the context between pieces. What is not done is served as it is.
func TestCompressingEndsWithItsContext(t *testing.T) {
	site, program := largeSite(t)
	left := 3
	if err := site.Compress(ending{t.Context(), &left}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if left < -1 {
		t.Errorf("asked %d times more after the end", -1-left)
	}
	sent, _ := io.ReadAll(get(site, "GET", "/"+Program).Body)
	if !bytes.Equal(sent, program) {
		t.Error("it is not served any more")
	}
}
