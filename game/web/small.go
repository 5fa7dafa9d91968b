//go:build !js

package web

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// A small page is built with one file of Go's standard library changed: what stands there once becomes something else. The
// templates of the page are the engine's shaders, which call no methods by name. As long as one could, the linker has to keep
// every exported method of every type: 314 kB of what a release sends. What would save less than 100 kB is not worth its edit.
const (
	editedFile = "text/template/exec.go"
	called     = "ptr.MethodByName(fieldName)"
	uncalled   = "(reflect.Value{})"
)

// overlay writes what the edited file of the standard library at a root becomes into a folder, and returns the file that tells
// the go tool of it: see "go help build".
func overlay(root, folder string) (string, error) {
	path := filepath.Join(root, "src", filepath.FromSlash(editedFile))
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	edited := filepath.Join(folder, "edited.go")
	if err := os.WriteFile(edited, []byte(strings.Replace(string(text), called, uncalled, 1)), 0o600); err != nil {
		return "", err
	}
	told, err := json.Marshal(map[string]map[string]string{"Replace": {path: edited}})
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "overlay.json")
	return name, os.WriteFile(name, told, 0o600)
}

// hot lists the packages, as the go tool names them, in which time is spent: only there are functions of a small page inlined.
// In all others, most of the program, it would gain next to nothing, and cost 387 kB of what a release sends.
func hot() []string {
	return []string{
		"runtime/...", "internal/...", "math", "math/bits", "sync/...", "slices", "strings", "bytes", "unicode/utf8", "image/...",
		"golang.org/x/image/vector", "github.com/hajimehoshi/ebiten/v2/vector", "github.com/hajimehoshi/ebiten/v2/internal/affine",
		"github.com/hajimehoshi/ebiten/v2/internal/graphics", "github.com/hajimehoshi/ebiten/v2/internal/graphicscommand",
		"capital/rules/...", "capital/game/search", "capital/game/.../ai", "capital/render/canvas",
	}
}

func inlining() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, packages := range hot() {
		flags = append(flags, "-gcflags="+packages+"=")
	}
	return flags
}
