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

// Build builds the browser version from a program of the source in the working folder or above it. The program "." is the
// game; another one may be compared with it. A small version takes fewer bytes on its way. Any other is built as the go
// tool builds all programs, and that is enough on the same machine. The first time it takes a minute or more, later some
// seconds. The error is one line, fit to be shown.
func Build(ctx context.Context, program string, small bool) (*Site, error) {
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
	temporary, err := os.MkdirTemp("", "capital-web-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temporary)
	out := filepath.Join(temporary, Program)
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w " + about.Here().LinkerFlags(), "-o", out}
	if small {
		overlay, err := overlay(root, temporary)
		if err != nil {
			return nil, err
		}
		args = append(append(args, "-overlay="+overlay), inlining()...)
	}
	if _, err := goTool(ctx, folder, append(args, program)...); err != nil {
		return nil, err
	}
	built, err := os.ReadFile(out)
	if err != nil {
		return nil, err
	}
	return NewSite(built, wasmExec)
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

// isOurs checks that a folder holds the source of this program, as far as the page and the words go. They come from this
// program, and the code that loads them comes from the folder, so both must be of one version. Another module of the same
// name has no such page.
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

// goTool runs the go tool in a folder for the browser's platform and returns what it printed. The error is the last line of
// the tool's complaint.
func goTool(ctx context.Context, folder string, args ...string) (string, error) {
	command := exec.CommandContext(ctx, "go", args...)
	command.Dir = folder
	command.Cancel = func() error { // asked to end, it ends those that it has started
		if err := command.Process.Signal(os.Interrupt); err == nil {
			return nil
		}
		return command.Process.Kill() // not every system can ask
	}
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
