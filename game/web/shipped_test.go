//go:build !js

package web

import (
	"bytes"
	"io"
	"os"
	"testing"
)

// What a shipped program holds is the same page, as small on the wire as it was packed, and nothing is compressed again for it.
func TestAShippedProgramHoldsThePage(t *testing.T) {
	site := testSite(t)
	folder := t.TempDir()
	if err := site.Pack(t.Context(), folder); err != nil {
		t.Fatal(err)
	}
	shipped, err := openPacked(t.Context(), os.DirFS(folder))
	if err != nil {
		t.Fatal(err)
	}
	if small, packed := shipped.WireSize(Program, Brotli), site.WireSize(Program, Brotli); small != packed || !shipped.files[Program].small {
		t.Errorf("it takes %d bytes, and %d as it was packed", small, packed)
	}
	sent, _ := io.ReadAll(get(shipped, "GET", "/"+Program, "Accept-Encoding", "br").Body)
	if !bytes.Equal(unpack(t, Brotli, sent), site.files[Program].plain) {
		t.Error("it is another program")
	}
	for name, whole := range site.files {
		if !bytes.Equal(shipped.files[name].plain, whole.plain) {
			t.Errorf("%s is not the same", name)
		}
	}
	if err := os.Truncate(folder+"/"+packedProgram, 10); err != nil {
		t.Fatal(err)
	}
	if _, err := openPacked(t.Context(), os.DirFS(folder)); err == nil {
		t.Error("half a program is taken for one")
	}
}
