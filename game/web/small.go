//go:build !js

package web

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// edit is a place in a file of Go's standard library that is written otherwise for a small page.
type edit struct {
	file     string // in the library's source
	from, to string
}

// edits lists what is written otherwise, and why the page is the same without it. An edit that saves less than 50 kB of what a
// release sends is not worth it.
var edits = []edit{
	// The page uses templates for the engine's shaders alone, and those call no methods by name. As long as one could, the
	// linker must keep every exported method of every type: 314 kB.
	{"text/template/exec.go", "ptr.MethodByName(fieldName)", "(reflect.Value{})"},
	// The engine prints shaders that are measured in texels, as those of old were, to read them again. The game has none.
	{"go/printer/printer.go", "(&Config{Tabwidth: 8}).Fprint(output, fset, node)", `fmt.Errorf("a small page prints no Go")`},
	// The engine looks for its own source to tell who called it wrongly. In a browser there is no source to find.
	// Without printing and finding a release sends 150 kB less.
	{"go/build/build.go", "(*Package, error) {\n\tp := &", "(*Package, error) {\n\treturn nil, errors.ErrUnsupported\n\tp := &"},
}

// overlay writes the edited files of the standard library at a root into a folder. It returns the name of the file that
// tells the go tool of them: see "go help build".
func overlay(root, folder string) (string, error) {
	replaced := make(map[string]string)
	for n, e := range edits {
		path := filepath.Join(root, "src", filepath.FromSlash(e.file))
		text, err := os.ReadFile(path)
		if err != nil {
			return "", err
		}
		edited := filepath.Join(folder, fmt.Sprintf("edited%d.go", n))
		if err := os.WriteFile(edited, []byte(strings.Replace(string(text), e.from, e.to, 1)), 0o600); err != nil {
			return "", err
		}
		replaced[path] = edited
	}
	told, err := json.Marshal(map[string]map[string]string{"Replace": replaced})
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
