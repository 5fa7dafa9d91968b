//go:build !js

package web

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"capital/game/about"
	"capital/game/store"
)

// module is the name of the module that holds the game.
const module = "capital"

// Build builds the browser version from the source in the working folder or above it, as the go tool builds any program: for
// whoever plays on the same machine. It takes a minute or more the first time, and some seconds later. The error is one line, fit
// to be shown.
func Build(ctx context.Context) (*Site, error) { return build(ctx, ".", false) }

// BuildSmall is Build for people elsewhere: the program is built so that it takes fewer bytes on its way.
func BuildSmall(ctx context.Context) (*Site, error) { return BuildSmallOf(ctx, ".") }

// BuildSmallOf is BuildSmall with the program of another package of the source, which is to be compared with the game: it is
// built in the same way, and lies in the same page.
func BuildSmallOf(ctx context.Context, program string) (*Site, error) {
	return build(ctx, program, true)
}

// build builds a page around a program of the source.
func build(ctx context.Context, program string, small bool) (*Site, error) {
	if _, err := exec.LookPath("go"); err != nil {
		return nil, errors.New("the browser version is built by the go tool, which is not on the PATH: see https://go.dev/dl")
	}
	folder, err := sourceFolder(ctx)
	if err != nil {
		return nil, err
	}
	root, err := goTool(ctx, folder, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	wasmExec, err := os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, err
	}
	built, err := buildProgram(ctx, folder, root, program, small)
	if err != nil {
		return nil, err
	}
	return NewSite(ctx, built, wasmExec)
}

// sourceFolder tells where the game's source is.
func sourceFolder(ctx context.Context) (string, error) {
	found, err := goTool(ctx, "", "list", "-m", "-f", "{{.Path}} {{.Dir}}")
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	path, folder, _ := strings.Cut(found, " ")
	if err != nil || path != module {
		return "", errors.New("the browser version is built from the source: go to the folder of the game's go.mod and try again")
	}
	return folder, isOurs(folder)
}

// sourceFiles returns the files of the page and of the words, by their names below assets.
func sourceFiles() (map[string][]byte, error) {
	page, err := pageFiles()
	files := wordFiles()
	maps.DeleteFunc(files, func(_ string, content []byte) bool { return len(content) == 0 })
	for name, content := range page {
		files["web/"+name] = content
	}
	return files, err
}

// isOurs checks that a folder holds the source that this program was made from, as far as the page and the words go: they
// come from this program and what loads them from the folder, so that the two must be of one version. Another module of the
// same name has no such page.
func isOurs(folder string) error {
	files, err := sourceFiles()
	if err != nil {
		return err
	}
	for name, ours := range files {
		path := filepath.Join(folder, "assets", filepath.FromSlash(name))
		if found, err := store.ReadFile(path, int64(len(ours))); err != nil || !bytes.Equal(found, ours) {
			return fmt.Errorf("%s is not the source of this program (%s differs): build the program anew, or go to its own source", folder, path)
		}
	}
	return nil
}

// MostOnWire is how many bytes the program of a small page may take on its way to a browser that takes Brotli, as it is compressed at first: what
// [Site.Squeeze] makes of it is an eighth smaller.
const MostOnWire = 3_800_000

// inlining lists the compiler's flags for a small page: functions are inlined only in the packages in which time is spent.
// In all others, most of the program, it would cost a tenth of the bytes on the wire and gain next to nothing.
func inlining() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, hot := range []string{
		"runtime/...", "internal/...", "math", "math/bits", "sync/...", "slices", "strings", "bytes", "unicode/utf8", "image/...",
		"golang.org/x/image/vector", "github.com/hajimehoshi/ebiten/v2/vector", "github.com/hajimehoshi/ebiten/v2/internal/affine",
		"github.com/hajimehoshi/ebiten/v2/internal/graphics", "github.com/hajimehoshi/ebiten/v2/internal/graphicscommand",
		"capital/rules/...", "capital/game/advice", "capital/game/warsaw/ai", "capital/game/rome/ai", "capital/render/canvas",
	} {
		flags = append(flags, "-gcflags="+hot+"=")
	}
	return flags
}

// buildProgram compiles a program for a browser, with nothing in it for a debugger, by the Go that lies at a root.
func buildProgram(ctx context.Context, folder, root, program string, small bool) ([]byte, error) {
	temporary, err := os.MkdirTemp("", "capital-web-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temporary)
	out := filepath.Join(temporary, Program)
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w " + about.Here().LinkerFlags()}
	if small {
		overlay, err := writeOverlay(root, temporary)
		if err != nil {
			return nil, err
		}
		args = append(append(args, "-overlay="+overlay), inlining()...)
	}
	_, err = goTool(ctx, folder, append(args, "-o", out, program)...)
	if err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}

// end asks a process to end, so that it can end those it has started, or else ends it.
func end(process *os.Process) error {
	if err := process.Signal(os.Interrupt); err == nil {
		return nil
	}
	return process.Kill() // not every system can ask
}

// goTool runs the go tool in a folder for the browser's platform and returns what it printed. Its error is the last line
// that the tool complained with.
func goTool(ctx context.Context, folder string, args ...string) (string, error) {
	command := exec.CommandContext(ctx, "go", args...)
	command.Dir = folder
	command.Cancel = func() error { return end(command.Process) }
	command.WaitDelay = 2 * time.Second
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	var complaint bytes.Buffer
	command.Stderr = &complaint
	printed, err := command.Output()
	if err == nil {
		return strings.TrimSpace(string(printed)), nil
	}
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	lines := strings.Split(strings.TrimSpace(complaint.String()), "\n")
	return "", fmt.Errorf("go %s: %w: %s", args[0], err, lines[len(lines)-1])
}
