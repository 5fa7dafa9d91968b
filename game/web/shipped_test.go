//go:build !js

package web

import (
	"bytes"
	"io"
	"os"
	"testing"
)

// What a shipped program holds is the same page, as small on the wire as it gets, and nothing is compressed again for it.
func TestAShippedProgramHoldsThePage(t *testing.T) {
	site, _ := largeSite(t)
	quick, _ := largeSite(t)
	if err := quick.Compress(t.Context()); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := site.Pack(t.Context(), folder); err != nil {
		t.Fatal(err)
	}
	shipped, err := openPacked(os.DirFS(folder))
	if err != nil {
		t.Fatal(err)
	}
	if small, quick := shipped.WireSize(Program, Brotli), quick.WireSize(Program, Brotli); small == 0 || small >= quick {
		t.Errorf("it takes %d bytes, compressed quickly %d", small, quick)
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
	if _, err := openPacked(os.DirFS(folder)); err == nil {
		t.Error("half a program is taken for one")
	}
}
