//go:build !js

// Package web builds the version of the game that runs in a browser, from the source, and serves it.
package web

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"mime"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"

	"capital/assets"
)

// Program is the name of the game's program among the files of a Site.
const Program = "capital.wasm"

// The content codings in which a file can travel.
const (
	Brotli = "br"
	Gzip   = "gzip"
)

// Site is the whole browser version, held in memory and compressed beforehand. It is an http.Handler.
type Site struct {
	files map[string]file
}

// file is one file of a site.
type file struct {
	plain   []byte
	coded   map[string][]byte // by content coding
	small   bool              // no coding makes it smaller: see [Site.Squeeze]
	kind    string            // content type
	version string            // changes whenever the content does
}

// NewSite puts the page together with the game's program and Go's wasm_exec.js.
// It takes some seconds, or ends with the context.
func NewSite(ctx context.Context, program, wasmExec []byte) (*Site, error) {
	return newSite(ctx, program, nil, wasmExec)
}

// newSite is NewSite with what Brotli makes of the program at best, too, or nil where that is not known yet.
func newSite(ctx context.Context, program, small, wasmExec []byte) (*Site, error) {
	s := &Site{files: map[string]file{}}
	contents, err := pageFiles()
	if err != nil {
		return nil, err
	}
	maps.Copy(contents, wordFiles())
	contents[page] = bytes.Replace(contents[page], noPolicy, []byte(policy), 1)
	contents[page] = bytes.Replace(contents[page], unsized, fmt.Appendf(nil, `data-size="%d"`, len(program)), 1)
	contents[Program] = program
	contents["wasm_exec.js"] = wasmExec
	contents["capital.ttf"] = assets.Font(assets.Bajaderka)
	contents["font-licence.txt"] = []byte(assets.FontLicence())
	contents[assets.LicencesFile] = []byte(assets.Licences())
	for name, content := range contents {
		best := []byte(nil)
		if name == Program {
			best = small
		}
		if err := s.add(ctx, name, content, best); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// pageFiles returns the files of the page, by name.
func pageFiles() (map[string][]byte, error) {
	page := assets.WebPage()
	entries, err := fs.ReadDir(page, ".")
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, entry := range entries {
		if files[entry.Name()], err = fs.ReadFile(page, entry.Name()); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// wordFiles returns the words in the languages that are not in the page's program, which fetches them when they are chosen.
// A table that is not translated is empty: what it lacks comes from English.
func wordFiles() map[string][]byte {
	files := map[string][]byte{}
	for _, language := range assets.Languages() {
		for _, table := range assets.Tables() {
			if text, _ := assets.StringsText(language.Code, table); language.Code != "en" {
				files[assets.StringsFile(language.Code, table)] = []byte(text)
			}
		}
	}
	return files
}

// add puts a file into the site, with what Brotli makes of it at best, or nil where that is not known.
func (s *Site) add(ctx context.Context, name string, content, best []byte) error {
	sum := sha256.Sum256(content)
	added := file{
		plain:   content,
		coded:   map[string][]byte{},
		small:   best != nil,
		kind:    contentType(name),
		version: "W/" + strconv.Quote(hex.EncodeToString(sum[:8])), // weak: the same in every coding
	}
	for coding, newWriter := range codings {
		if coding == Brotli && best != nil {
			added.coded[coding] = best
			continue
		}
		var err error
		if added.coded[coding], err = compress(ctx, content, newWriter); err != nil {
			return err
		}
	}
	s.files[name] = added
	return nil
}

// codings are the ways to compress at once. What saves more and takes long is for [Site.Squeeze].
var codings = map[string]func(io.Writer) io.WriteCloser{
	Brotli: func(out io.Writer) io.WriteCloser { return brotli.NewWriterLevel(out, 9) },
	Gzip: func(out io.Writer) io.WriteCloser {
		writer, err := gzip.NewWriterLevel(out, gzip.BestCompression)
		if err != nil {
			panic(err) // the level is valid: it cannot happen
		}
		return writer
	},
}

// compress compresses content, piece by piece so that it ends soon after the context does.
func compress(ctx context.Context, content []byte, newWriter func(io.Writer) io.WriteCloser) ([]byte, error) {
	var buffer bytes.Buffer
	writer := newWriter(&buffer)
	for piece := range slices.Chunk(content, 64<<10) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if _, err := writer.Write(piece); err != nil {
			return nil, err
		}
	}
	err := writer.Close()
	return buffer.Bytes(), err
}

// contentType tells the content type of a file by its name. The ones that must be right are not left to the system.
func contentType(name string) string {
	switch path.Ext(name) {
	case ".wasm":
		return "application/wasm"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".html":
		return "text/html; charset=utf-8"
	case ".webmanifest":
		return "application/manifest+json"
	case ".png":
		return "image/png"
	case ".jpg":
		return "image/jpeg"
	case ".svg":
		return "image/svg+xml"
	case ".ttf":
		return "font/ttf"
	case ".txt":
		return "text/plain; charset=utf-8"
	}
	return mime.TypeByExtension(path.Ext(name))
}

// WireSize tells how many bytes a file takes on its way to a browser in a content coding, or 0 when there is no such file.
func (s *Site) WireSize(name, coding string) int { return len(s.files[name].coded[coding]) }

// accepts reports whether who asks takes a content coding.
func accepts(header http.Header, coding string) bool {
	for offer := range strings.SplitSeq(strings.Join(header.Values("Accept-Encoding"), ","), ",") {
		name, weight, _ := strings.Cut(strings.ReplaceAll(offer, " ", ""), ";q=")
		if strings.EqualFold(name, coding) {
			share, err := strconv.ParseFloat(weight, 64)
			return err != nil || share > 0
		}
	}
	return false
}

// ServeHTTP answers with a file of the site. A browser keeps what it has and asks each time whether it is still current.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD are answered", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = page
	}
	found, ok := s.files[name]
	if !ok {
		http.NotFound(w, r)
		return
	}
	header := w.Header()
	header.Set("Cache-Control", "no-cache")
	header.Set("ETag", found.version)
	header.Set("Vary", "Accept-Encoding")
	if r.Header.Get("If-None-Match") == found.version {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	header.Set("Content-Type", found.kind)
	body := found.plain
	for _, coding := range []string{Brotli, Gzip} { // the smallest first
		if accepts(r.Header, coding) {
			header.Set("Content-Encoding", coding)
			body = found.coded[coding]
			break
		}
	}
	header.Set("Content-Length", strconv.Itoa(len(body)))
	if r.Method == http.MethodHead {
		return
	}
	// A browser that goes away is no error of ours.
	io.Copy(w, bytes.NewReader(body))
}
