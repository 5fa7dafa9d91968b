//go:build !js

package web

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// A small page is built with one file of Go's standard library changed: called becomes uncalled in it. The page uses
// templates for the engine's shaders alone, and those call no methods by name. As long as one could, the linker must keep
// every exported method of every type, which takes 314 kB of what a release sends. An edit that saves less than 100 kB is
// not worth it.
const (
	editedFile = "text/template/exec.go"
	called     = "ptr.MethodByName(fieldName)"
	uncalled   = "(reflect.Value{})"
)

// overlay writes the edited file of the standard library at a root into a folder. It returns the name of the file that
// tells the go tool of the edit: see "go help build".
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

// hot lists the packages in which time is spent, as the go tool names them. In a small page only their functions are
// inlined. In all others, most of the program, that would gain next to nothing and cost 387 kB of what a release sends.
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
