//go:build !js

package web

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

func testSite(t *testing.T) *Site {
	t.Helper()
	site, err := NewSite(bytes.Repeat([]byte("program "), 1000), []byte("// exec"))
	if err != nil {
		t.Fatal(err)
	}
	return site
}

func get(site *Site, method, path string, headers ...string) *http.Response {
	request := httptest.NewRequest(method, path, nil)
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	recorder := httptest.NewRecorder()
	site.ServeHTTP(recorder, request)
	return recorder.Result()
}

func TestProgramTravelsAsTheBrowserTakesIt(t *testing.T) {
	site := testSite(t)
	if err := site.Compress(t.Context()); err != nil {
		t.Fatal(err)
	}
	for accepted, coding := range map[string]string{
		"gzip, deflate, br, zstd":     Brotli,
		"BR;q=0.1":                    Brotli,
		"gzip, deflate":               Gzip,
		"gzip;q=1.0, br;q=0, brave":   Gzip,
		"gzip; q=0.5,br; q=0.000":     Gzip,
		"":                            "",
		"identity, gzip;q=0, x-gzip2": "",
	} {
		answer := get(site, "GET", "/"+Program, "Accept-Encoding", accepted)
		if answer.StatusCode != 200 || answer.Header.Get("Content-Type") != "application/wasm" {
			t.Fatal(answer.Status, answer.Header)
		}
		if answer.Header.Get("Content-Encoding") != coding || answer.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: %v", accepted, answer.Header)
		}
		sent, _ := io.ReadAll(answer.Body)
		if strconv.Itoa(len(sent)) != answer.Header.Get("Content-Length") || coding != "" && len(sent) != site.WireSize(Program, coding) {
			t.Errorf("%q: %d bytes sent, not %d: %v", accepted, len(sent), site.WireSize(Program, coding), answer.Header)
		}
		if whole := unpack(t, coding, sent); len(whole) != 8000 {
			t.Errorf("%q: %d bytes after all", accepted, len(whole))
		}
	}
}

// unpack returns what was sent in a content coding.
func unpack(t *testing.T, coding string, sent []byte) []byte {
	t.Helper()
	var reader io.Reader = bytes.NewReader(sent)
	switch coding {
	case Brotli:
		reader = brotli.NewReader(reader)
	case Gzip:
		unzipped, err := gzip.NewReader(reader)
		if err != nil {
			t.Fatal(err)
		}
		reader = unzipped
	}
	whole, err := io.ReadAll(reader)
	if err != nil {
		t.Error(coding, err)
	}
	return whole
}

func TestUnchangedIsNotSentAgain(t *testing.T) {
	site := testSite(t)
	version := get(site, "GET", "/capital.wasm").Header.Get("ETag")
	answer := get(site, "GET", "/capital.wasm", "If-None-Match", version)
	if body, _ := io.ReadAll(answer.Body); answer.StatusCode != http.StatusNotModified || len(body) != 0 {
		t.Error(answer.Status, len(body))
	}
}

func TestPageIsWhole(t *testing.T) {
	site := testSite(t)
	page, _ := io.ReadAll(get(site, "GET", "/").Body)
	for _, name := range []string{"wasm_exec.js", "page.js", "style.css", "icon.svg", "capital.ttf"} {
		if !strings.Contains(string(page), `"`+name+`"`) {
			t.Errorf("the page does not name %s", name)
		}
		if answer := get(site, "GET", "/"+name); answer.StatusCode != 200 || answer.Header.Get("Content-Type") == "" {
			t.Errorf("%s: %s %v", name, answer.Status, answer.Header)
		}
	}
}

func TestEveryFileHasItsKind(t *testing.T) {
	for name, f := range testSite(t).files {
		if f.kind == "" {
			t.Errorf("nobody knows what %s is", name)
		}
	}
}

func TestWordsAreServed(t *testing.T) {
	site := testSite(t)
	for _, name := range []string{"strings/pl/house.txt", "strings/de/warsaw.txt"} {
		answer := get(site, "GET", "/"+name)
		words, _ := io.ReadAll(answer.Body)
		if answer.StatusCode != 200 || answer.Header.Get("Content-Type") != "text/plain; charset=utf-8" || len(words) == 0 {
			t.Errorf("%s: %s %v", name, answer.Status, answer.Header)
		}
	}
	if answer := get(site, "GET", "/strings/en/house.txt"); answer.StatusCode != http.StatusNotFound {
		t.Errorf("English is in the program and served all the same: %s", answer.Status)
	}
}

func TestWorkerIsServed(t *testing.T) {
	site := testSite(t)
	script, _ := io.ReadAll(get(site, "GET", "/page.js").Body)
	if !strings.Contains(string(script), `Worker("thinker.js")`) {
		t.Error("the page does not start thinker.js")
	}
	if answer := get(site, "GET", "/thinker.js"); answer.StatusCode != 200 || !strings.HasPrefix(answer.Header.Get("Content-Type"), "text/javascript") {
		t.Error(answer.Status, answer.Header)
	}
}

func TestNothingElseIsServed(t *testing.T) {
	site := testSite(t)
	if answer := get(site, "GET", "/../site.go"); answer.StatusCode != 404 {
		t.Error(answer.Status)
	}
	if answer := get(site, "POST", "/"); answer.StatusCode != 405 {
		t.Error(answer.Status)
	}
}

func TestBuildSaysWhatIsMissing(t *testing.T) {
	t.Setenv("PATH", "")
	if _, err := Build(context.Background(), ".", false); err == nil || !strings.Contains(err.Error(), "go tool") {
		t.Error("no go tool:", err)
	}
}

func TestBuildNeedsTheSource(t *testing.T) {
	t.Chdir(t.TempDir())
	if _, err := Build(context.Background(), ".", false); err == nil || !strings.Contains(err.Error(), "go.mod") {
		t.Error("no source:", err)
	}
}

// Another module of the same name, with all but our page, is not taken for the game.
func TestBuildNeedsOurSource(t *testing.T) {
	folder := t.TempDir()
	write := func(name string, content []byte) {
		t.Helper()
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", []byte("module capital\n\ngo 1.26\n"))
	write("main.go", []byte("package main\n\nfunc main() { println(\"not the game\") }\n"))
	t.Chdir(folder)
	refused := func(name string) {
		t.Helper()
		if _, err := Build(t.Context(), ".", false); err == nil || !strings.Contains(err.Error(), filepath.Join("assets", name)) || strings.Contains(err.Error(), "\n") {
			t.Errorf("without our %s: %v", name, err)
		}
	}
	refused("") // whichever is looked for first
	files, err := sourceFiles()
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for name, content := range files {
		write(filepath.Join("assets", name), content)
	}
	if err := isOurs(folder); err != nil {
		t.Error(err)
	}
	for _, name := range []string{"web/page.js", "strings/pl/house.txt"} {
		write(filepath.Join("assets", name), append([]byte("# changed\n"), files[name]...))
		refused(filepath.FromSlash(name))
		write(filepath.Join("assets", name), files[name])
	}
}

func TestBuildEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Build(ctx, ".", false); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
