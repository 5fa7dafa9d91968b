//go:build !js

package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestPicturesTakeNoOthersPlace(t *testing.T) {
	dir := t.TempDir()
	s := OpenFolder(dir)
	for _, want := range []string{"Zofia's Warsaw.png", "Zofia's Warsaw-2.png", "Zofia's Warsaw-3.png"} {
		kept, err := s.KeepPicture("Zofia's Warsaw", []byte(want))
		if err != nil || kept.Name != want || kept.Folder != filepath.Join(dir, "pictures") {
			t.Fatalf("%+v, %v: not %s", kept, err, want)
		}
	}
	for _, name := range []string{"Zofia's Warsaw.png", "Zofia's Warsaw-2.png"} {
		if data, err := os.ReadFile(filepath.Join(dir, "pictures", name)); err != nil || string(data) != name {
			t.Errorf("in %s is %q, %v", name, data, err)
		}
	}
}

// TestMatchesAreKeptAsTheyAre beside no picture, under the ending that opens them.
func TestMatchesAreKeptAsTheyAre(t *testing.T) {
	dir := t.TempDir()
	kept, err := OpenFolder(dir).KeepMatch("2026-01-01-lux-7", "capital 1\n")
	if err != nil || kept != (Kept{Name: "2026-01-01-lux-7.capital", Folder: filepath.Join(dir, "matches")}) {
		t.Fatalf("%+v, %v", kept, err)
	}
	if data, err := os.ReadFile(filepath.Join(kept.Folder, kept.Name)); err != nil || string(data) != "capital 1\n" {
		t.Errorf("it is %q, %v", data, err)
	}
}

func TestPicturesHaveNamesOfFiles(t *testing.T) {
	for name, want := range map[string]string{
		"Łucja · 90 VP": "Łucja · 90 VP", "../../etc/passwd": "etcpasswd", `a<b>:"|?*\b`: "abb", "\x00 .": "poster",
		strings.Repeat("ż", 100): strings.Repeat("ż", mostName),
	} {
		if got := plainName(name); got != want {
			t.Errorf("%q becomes %q, not %q", name, got, want)
		}
	}
}

func TestPicturesThatCantBeKeptAreTold(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "pictures"), nil, 0o600); err != nil { // a file where the folder should be
		t.Fatal(err)
	}
	if kept, err := OpenFolder(dir).KeepPicture("Zofia", nil); err == nil || !strings.Contains(err.Error(), "Zofia") {
		t.Errorf("kept %+v, %v", kept, err)
	}
}

func TestPicturesGoHomeWithoutAFolderOfTheirOwn(t *testing.T) {
	dir := t.TempDir()
	if got := ownFolder(filepath.Join(dir, "none"), "home"); got != "home" {
		t.Errorf("they go to %s", got)
	}
	if got := ownFolder(dir, "home"); got != dir {
		t.Errorf("they go to %s", got)
	}
}
