//go:build !js

// Package web builds the version of the game that runs in a browser, from the source, and serves it.
package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
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
	kind    string            // content type
	version string            // changes whenever the content does
}

// NewSite puts the page together with the game's program and Go's wasm_exec.js.
func NewSite(program, wasmExec []byte) (*Site, error) {
	s := &Site{files: map[string]file{}}
	page := assets.WebPage()
	entries, err := fs.ReadDir(page, ".")
	if err != nil {
		return nil, err
	}
	for _, entry := range entries {
		content, err := fs.ReadFile(page, entry.Name())
		if err != nil {
			return nil, err
		}
		s.add(entry.Name(), content)
	}
	s.add(Program, program)
	s.add("wasm_exec.js", wasmExec)
	s.add("capital.ttf", assets.Font(assets.Bajaderka))
	s.add("font-licence.txt", []byte(assets.FontLicence()))
	return s, nil
}

// add puts a file into the site.
func (s *Site) add(name string, content []byte) {
	sum := sha256.Sum256(content)
	s.files[name] = file{
		plain:   content,
		coded:   map[string][]byte{Brotli: asBrotli(content), Gzip: asGzip(content)},
		kind:    contentType(name),
		version: "W/" + strconv.Quote(hex.EncodeToString(sum[:8])), // weak: the same in every coding
	}
}

// asBrotli returns content as Brotli. Level 11 would save an eighth more, but take twenty times as long.
func asBrotli(content []byte) []byte {
	var buffer bytes.Buffer
	writer := brotli.NewWriterLevel(&buffer, 9)
	// Writing to memory cannot fail.
	writer.Write(content)
	writer.Close()
	return buffer.Bytes()
}

// asGzip returns content as gzip, as small as it gets.
func asGzip(content []byte) []byte {
	var buffer bytes.Buffer
	writer, err := gzip.NewWriterLevel(&buffer, gzip.BestCompression)
	if err != nil {
		panic(err) // the level is valid: it cannot happen
	}
	// Writing to memory cannot fail.
	writer.Write(content)
	writer.Close()
	return buffer.Bytes()
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
		name = "index.html"
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
	header.Set("X-Content-Type-Options", "nosniff")
	if r.Header.Get("If-None-Match") == found.version {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	header.Set("Content-Type", found.kind)
	header.Set("X-Whole-Length", strconv.Itoa(len(found.plain)))
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
