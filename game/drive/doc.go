//go:build !js

// Package drive runs the real program in tests: as a guest in the window of the test ([Start]), and in a real browser
// ([Open]). It presses, clicks and types as a person does, and looks at the screen.
//
// A test package that uses [Start] calls [Main] from its TestMain. Pictures go to the folder artefacts at the top of the
// repository. If the machine lacks Xvfb or Chromium, the test is skipped with that reason. If the environment says CI=true,
// it fails instead.
package drive

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// lack skips a test because of what the machine lacks, or fails it where nothing may be lacking.
func lack(t testing.TB, format string, args ...any) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatalf(format, args...)
	}
	t.Skipf(format, args...)
}

// Root returns the top folder of the repository.
func Root(t testing.TB) string {
	t.Helper()
	root, err := root()
	if err != nil {
		t.Fatal(err)
	}
	return root
}

func root() (string, error) {
	mod, err := exec.Command("go", "env", "GOMOD").Output()
	if err != nil {
		return "", fmt.Errorf("go env GOMOD: %w", err)
	}
	return filepath.Dir(strings.TrimSpace(string(mod))), nil
}

// Keep saves a picture as artefacts/NAME.png and returns its path.
func Keep(t testing.TB, name string, picture image.Image) string {
	t.Helper()
	EndFrame()
	path := filepath.Join(Root(t), "artefacts", name+".png")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(file, picture); err != nil {
		t.Fatal(err)
	}
	return path
}

// fileName is the name of a test as a file may have it.
func fileName(t testing.TB) string { return strings.NewReplacer("/", "-", " ", "-").Replace(t.Name()) }

// Differing tells how many pixels differ between two pictures. In pictures of different sizes all of them do.
func Differing(a, b *image.RGBA) int {
	if a.Bounds() != b.Bounds() {
		return max(len(a.Pix), len(b.Pix)) / 4
	}
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		if [4]byte(a.Pix[i:i+4]) != [4]byte(b.Pix[i:i+4]) {
			n++
		}
	}
	return n
}
