//go:build !js

package web

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
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
	page   = "index.html"
	worker = "sw.js"    // keeps the page for when there is no connection
	card   = "card.jpg" // is shown where a link to the page is
)

// What the page says of its program, as it stands in the source and as it is written for people: a browser keeps only what is
// written so, for what is being worked on is always fetched anew.
var (
	unsized  = []byte(`data-size="0"`) // of the program, in bytes
	unkept   = []byte(`data-kept="no"`)
	keptPage = []byte(`data-kept="yes"`)
)

// Write writes the site for people: as a folder that any static host serves, in a sub-folder as well, or as one ZIP file
// where the name ends in ".zip". The page works offline after the first visit. Large files are there compressed, too, for
// hosts that send such. The same site gives the same bytes.
func (s *Site) Write(ctx context.Context, path string) error {
	files, err := s.forPeople()
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
	if err := s.Squeeze(ctx, CacheFolder()); err != nil {
		return err
	}
	for name, whole := range s.files {
		if len(whole.plain) >= worthwhile {
			files[name+".br"] = s.coded(whole, Brotli)
			files[name+".gz"] = s.coded(whole, Gzip)
		}
	}
	for name, content := range files {
		whole := filepath.Join(path, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(whole), 0o755); err != nil {
			return err
		}
		if err := store.WriteFile(whole, content); err != nil {
			return err
		}
	}
	return nil
}

// forPeople returns the files of a page that a browser keeps, by name.
func (s *Site) forPeople() (map[string][]byte, error) {
	files := map[string][]byte{}
	for name, f := range s.files {
		files[name] = f.plain
	}
	files[page] = bytes.Replace(files[page], unkept, keptPage, 1)
	listed, err := listing(files)
	if err != nil {
		return nil, err
	}
	files[worker] = slices.Concat(listed, files[worker])
	return files, nil
}

// listing tells the worker what the build consists of, as a line of its script. The page itself is asked for by the name of
// its folder.
func listing(files map[string][]byte) ([]byte, error) {
	build := struct {
		Name  string            `json:"name"`
		Files map[string]string `json:"files"`
	}{Files: map[string]string{}}
	all := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		sum := sha256.Sum256(files[name])
		fmt.Fprintf(all, "%s %x\n", name, sum)
		switch name {
		case worker, card:
		case page:
			build.Files["./"] = hex.EncodeToString(sum[:])
		default:
			build.Files[name] = hex.EncodeToString(sum[:])
		}
	}
	build.Name = hex.EncodeToString(all.Sum(nil)[:8])
	data, err := json.Marshal(build)
	return slices.Concat([]byte("\"use strict\";\nconst build = "), data, []byte(";\n")), err
}

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

// Pack writes what a shipped program needs to serve the page without the go tool into a folder, for [assets.Packed].
func (s *Site) Pack(ctx context.Context, folder string) error {
	if err := s.squeeze(ctx, Program, CacheFolder()); err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if err := store.WriteFile(filepath.Join(folder, packedProgram), s.coded(s.files[Program], Brotli)); err != nil {
		return err
	}
	return store.WriteFile(filepath.Join(folder, packedWasmExec), s.files[packedWasmExec].plain)
}

// Open returns the browser version: the one that a shipped program holds, or else one built from the source (see [Build]).
func Open(ctx context.Context) (*Site, error) {
	if packed := assets.Packed(); packed != nil {
		return openPacked(ctx, packed)
	}
	return Build(ctx)
}

// openPacked puts together what [Site.Pack] has written.
func openPacked(ctx context.Context, packed fs.FS) (*Site, error) {
	small, err := fs.ReadFile(packed, packedProgram)
	if err != nil {
		return nil, err
	}
	wasmExec, err := fs.ReadFile(packed, packedWasmExec)
	if err != nil {
		return nil, err
	}
	program, err := io.ReadAll(brotli.NewReader(bytes.NewReader(small)))
	if err != nil {
		return nil, err
	}
	return newSite(ctx, program, small, wasmExec)
}
