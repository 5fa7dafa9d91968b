//go:build !js

// Package web builds the browser version of the game from the source, and serves it.
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

// codings are those that a browser may take, the smallest first.
var codings = [...]string{Brotli, Gzip}

// Site is the whole browser version, held in memory. It is an http.Handler.
type Site struct {
	files map[string]file
}

// file is one file of a site.
type file struct {
	plain   []byte
	coded   map[string][]byte // by content coding, those in which it can travel
	kind    string            // content type
	version string            // changes whenever the content does
}

// NewSite puts the page together with the game's program and Go's wasm_exec.js. Nothing of it is compressed.
func NewSite(program, wasmExec []byte) (*Site, error) {
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
	contents["font-licence.txt"] = []byte(assets.FontLicence() + "\n" + assets.GoBoldLicence())
	contents[assets.LicencesFile] = []byte(assets.Licences())
	s := &Site{files: map[string]file{}}
	for name, content := range contents {
		sum := sha256.Sum256(content)
		version := "W/" + strconv.Quote(hex.EncodeToString(sum[:8])) // weak: the same in every coding
		s.files[name] = file{content, map[string][]byte{}, kinds[path.Ext(name)], version}
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

// wordFiles returns the words of the languages that the page fetches when they are chosen. They are not in its program. A
// table that is not translated is empty: what it lacks comes from English.
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

// How well Brotli compresses, of 11: the best makes the program an eighth smaller on the wire, and takes a minute or more.
const (
	quick = 9
	best  = brotli.BestCompression
)

// Compress compresses all files quickly, so that they take fewer bytes on their way. It takes some seconds, or ends with
// the context. Nobody may be served meanwhile. [Site.Write] and [Site.Pack] compress better, but only files that are not
// compressed yet.
func (s *Site) Compress(ctx context.Context) error {
	for _, f := range s.files {
		for _, coding := range codings {
			if err := f.compress(ctx, coding, quick); err != nil {
				return err
			}
		}
	}
	return nil
}

// compress compresses a file for a content coding, unless that was done before. The quality is Brotli's. It works piece by
// piece, so that it ends soon after the context does.
func (f file) compress(ctx context.Context, coding string, quality int) error {
	if f.coded[coding] != nil {
		return nil
	}
	var buffer bytes.Buffer
	var writer io.WriteCloser = brotli.NewWriterOptions(&buffer, brotli.WriterOptions{Quality: quality, LGWin: 24})
	if coding == Gzip {
		var err error
		if writer, err = gzip.NewWriterLevel(&buffer, gzip.BestCompression); err != nil {
			return err
		}
	}
	for piece := range slices.Chunk(f.plain, 64<<10) {
		if err := ctx.Err(); err != nil {
			return err
		}
		if _, err := writer.Write(piece); err != nil {
			return err
		}
	}
	if err := writer.Close(); err != nil {
		return err
	}
	f.coded[coding] = buffer.Bytes()
	return nil
}

// kinds are the content types of the page's files. They must be right, and are not left to the system.
var kinds = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".jpg":         "image/jpeg",
	".js":          "text/javascript; charset=utf-8",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".ttf":         "font/ttf",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// WireSize tells how many bytes a file takes on its way to a browser in a content coding. It is 0 if the file can't travel
// so.
func (s *Site) WireSize(name, coding string) int { return len(s.files[name].coded[coding]) }

// accepts reports whether the header of a request takes a content coding.
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

// ServeHTTP answers with a file of the site. A browser keeps its files, and asks each time whether they are still current.
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
	for _, coding := range codings {
		if coded := found.coded[coding]; coded != nil && accepts(r.Header, coding) {
			header.Set("Content-Encoding", coding)
			body = coded
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
