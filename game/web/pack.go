//go:build !js

package web

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/andybalholm/brotli"

	"capital/assets"
	"capital/game/store"
)

// The names of files that know of the others.
const (
	page    = "index.html"
	worker  = "sw.js"    // keeps the page for when there is no connection
	fetcher = "fetch.js" // how the page and its worker fetch what is large
	card    = "card.jpg" // is shown where a link to the page is
)

// Marks on the page, as they stand in the source and as they are written for people. A browser keeps only a page that is
// written for people; a page that is being worked on is always fetched anew.
var (
	unsized  = []byte(`data-size="0"`) // of the program, in bytes
	unkept   = []byte(`data-kept="no"`)
	keptPage = []byte(`data-kept="yes"`)
	noPolicy = []byte("default-src 'none'")
)

// large is the size in bytes from which on a file also lies beside itself compressed.
const large = 64 << 10

// Write writes the site for people. It is a folder that any static host can serve, in a sub-folder too, or one ZIP file if
// the name ends in ".zip". After the first visit the page works offline.
//
// The program is there compressed too, for hosts that compress nothing. A folder also has all other large files compressed,
// for hosts that send such files. The same site gives the same bytes.
//
// Two builds are never mixed in a folder. If something goes wrong before all is written, the older build stays as it was.
// If something goes wrong after that, no page is left.
func (s *Site) Write(ctx context.Context, path string) error {
	files, err := s.forPeople(ctx)
	if err != nil {
		return err
	}
	if filepath.Ext(path) == ".zip" {
		archive, err := zipped(files)
		if err != nil {
			return err
		}
		return store.WriteFile(path, archive)
	}
	for name, f := range s.files {
		for coding, ending := range map[string]string{Brotli: ".br", Gzip: ".gz"} {
			if len(f.plain) < large {
				continue
			}
			if err := f.compress(ctx, coding, best); err != nil {
				return err
			}
			files[name+ending] = f.coded[coding]
		}
	}
	return exchange(ctx, path, files)
}

// exchange writes the files of a page into a folder beside those that are there, and then puts them in their places. The
// page itself goes first and comes back last.
func exchange(ctx context.Context, folder string, files map[string][]byte) error {
	writing := filepath.Join(folder, ".writing")
	if err := os.RemoveAll(writing); err != nil { // of one that was interrupted
		return err
	}
	defer os.RemoveAll(writing)
	for name, content := range files {
		if err := ctx.Err(); err != nil {
			return err
		}
		path := filepath.Join(writing, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := store.WriteFile(path, content); err != nil {
			return err
		}
	}
	if err := os.Remove(filepath.Join(folder, page)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(files)), func(name string) bool { return name == page })
	for _, name := range append(names, page) {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.Rename(filepath.Join(writing, filepath.FromSlash(name)), path); err != nil {
			return err
		}
	}
	return nil
}

// forPeople returns the files of a page that a browser keeps, by name.
func (s *Site) forPeople(ctx context.Context) (map[string][]byte, error) {
	if err := s.files[Program].compress(ctx, Gzip, best); err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for name, f := range s.files {
		files[name] = f.plain
	}
	files[page] = bytes.Replace(files[page], unkept, keptPage, 1)
	files[Program+".gz"] = s.files[Program].coded[Gzip]
	listed, err := listing(files)
	if err != nil {
		return nil, err
	}
	files[worker] = slices.Concat(listed, bytes.TrimPrefix(files[fetcher], strict), files[worker])
	return files, nil
}

// listing tells the worker, in a line of its script, which files the build has. The page itself is asked for by the name of
// its folder.
func listing(files map[string][]byte) ([]byte, error) {
	build := struct {
		Name   string            `json:"name"`
		Files  map[string]string `json:"files"`
		Packed []string          `json:"packed"`
	}{Files: map[string]string{}, Packed: []string{Program}}
	all := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		sum := sha256.Sum256(files[name])
		fmt.Fprintf(all, "%s %x\n", name, sum)
		switch name {
		case worker, card, Program + ".gz":
		case page:
			build.Files["./"] = hex.EncodeToString(sum[:])
		default:
			build.Files[name] = hex.EncodeToString(sum[:])
		}
	}
	build.Name = hex.EncodeToString(all.Sum(nil)[:8])
	data, err := json.Marshal(build)
	return slices.Concat(strict, []byte("const build = "), data, []byte(";\n")), err
}

// strict is how a script begins.
var strict = []byte("\"use strict\";\n")

// zipped packs files into a ZIP archive, the same for the same files.
func zipped(files map[string][]byte) ([]byte, error) {
	var buffer bytes.Buffer
	archive := zip.NewWriter(&buffer)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		header := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)}
		entry, err := archive.CreateHeader(header)
		if err != nil {
			return nil, err
		}
		if _, err := io.Copy(entry, bytes.NewReader(files[name])); err != nil {
			return nil, err
		}
	}
	err := archive.Close()
	return buffer.Bytes(), err
}

// The files of [assets.Packed].
const (
	packedProgram  = Program + ".br"
	packedWasmExec = "wasm_exec.js"
)

// Pack writes into a folder what a shipped program needs to serve the page without the go tool: see [assets.Packed].
func (s *Site) Pack(ctx context.Context, folder string) error {
	if err := s.files[Program].compress(ctx, Brotli, best); err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if err := store.WriteFile(filepath.Join(folder, packedProgram), s.files[Program].coded[Brotli]); err != nil {
		return err
	}
	return store.WriteFile(filepath.Join(folder, packedWasmExec), s.files[packedWasmExec].plain)
}

// Shipped reports whether the program holds the browser version. Then nothing needs to be built.
func Shipped() bool { return assets.Packed() != nil }

// Open returns the browser version. A shipped program holds one, which is small. Any other program builds one from the
// source.
func Open(ctx context.Context, small bool) (*Site, error) {
	if packed := assets.Packed(); packed != nil {
		return openPacked(packed)
	}
	return Build(ctx, ".", small)
}

// openPacked puts together what [Site.Pack] has written.
func openPacked(packed fs.FS) (*Site, error) {
	coded, err := fs.ReadFile(packed, packedProgram)
	if err != nil {
		return nil, err
	}
	wasmExec, err := fs.ReadFile(packed, packedWasmExec)
	if err != nil {
		return nil, err
	}
	program, err := io.ReadAll(brotli.NewReader(bytes.NewReader(coded)))
	if err != nil {
		return nil, err
	}
	site, err := NewSite(program, wasmExec)
	if err == nil {
		site.files[Program].coded[Brotli] = coded
	}
	return site, err
}
