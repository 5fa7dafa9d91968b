//go:build !js

package web_test

import (
	"archive/zip"
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/game/web"
)

// unzipped writes a site as a ZIP file, as portals take it, and unpacks that into a folder.
func unzipped(t *testing.T, site *web.Site, folder string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "page.zip")
	if err := site.Write(context.Background(), path); err != nil {
		t.Fatal(err)
	}
	archive, err := zip.OpenReader(path)
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	for _, entry := range archive.File {
		content, err := entry.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(content)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(folder, filepath.FromSlash(entry.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// host is a plain host of files that compresses nothing, whose folder can be changed and whose plug be pulled.
type host struct {
	folder atomic.Pointer[string]
	other  atomic.Pointer[string] // from which only the worker comes
	beta   string                 // what lies in a folder beside
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	folder := h.folder.Load()
	if other := h.other.Load(); other != nil && strings.HasSuffix(r.URL.Path, "/sw.js") {
		folder = other
	}
	if folder == nil {
		panic(http.ErrAbortHandler) // nothing answers any more
	}
	name, ofBeta := strings.CutPrefix(r.URL.Path, betaFolder)
	if ofBeta {
		folder = &h.beta
	}
	name = strings.TrimPrefix(name, mainFolder)
	if name == "" {
		name = "index.html" // which http.FileServer would not give by its name
	}
	data, err := os.ReadFile(filepath.Join(*folder, filepath.FromSlash(name)))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("X-Host", "plain")
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(data))
}

// Where a host has the page, and where a copy of it.
const mainFolder, betaFolder = "/games/capital/", "/games/capital-beta/"

// second is another build of the same page.
func second(t *testing.T, first string) string {
	t.Helper()
	program, err := os.ReadFile(filepath.Join(first, web.Program))
	if err != nil {
		t.Fatal(err)
	}
	exec, err := os.ReadFile(filepath.Join(first, "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	site, err := web.NewSite(program, append(exec, "\nglobalThis.secondBuild = true;\n"...))
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "second")
	unzipped(t, site, folder)
	return folder
}

const (
	// keptBuilds names the builds that are kept.
	keptBuilds = `caches.keys().then((keys) => keys.filter((key) => key.startsWith("capital /games/capital/ ")).join())`
	cameSmall  = `String(performance.getEntriesByType("resource").some((e) => e.name.endsWith("/capital.wasm.gz")))`
	toldByHost = `fetch("page.js").then((r) => r.headers.get("X-Host") ?? "nothing")`
	runsInline = `(() => {
		const script = document.createElement("script");
		script.textContent = "globalThis.inline = true";
		document.body.append(script);
		return String(globalThis.inline === true);
	})()`
	isSecond = `String(globalThis.secondBuild === true)`
	isActive = `navigator.serviceWorker.getRegistration().then((r) => String(!!(r && r.active)))`
	// refresh has the browser look for another build, and tells when what came of it is kept, or not.
	refresh = `navigator.serviceWorker.getRegistration().then((r) => r.update()).then((r) => new Promise((done) => {
		const coming = r.installing;
		if (!coming) { done(String(!!r.waiting)); return; }
		coming.onstatechange = () => done(coming.state);
	})).catch(() => "refused")`
)

// kept is the page with an empty program, which loads sooner, or where everything is tried with the game.
func kept(t *testing.T) *web.Site {
	t.Helper()
	if testscope.Everything() {
		return drive.Site(t)
	}
	site, err := web.Build(t.Context(), "./game/drive/testdata/empty", false)
	if err != nil {
		t.Fatal(err)
	}
	if err := site.Compress(t.Context()); err != nil {
		t.Fatal(err)
	}
	return site
}

func TestTheKeptPageOpensWithoutAConnectionAndIsNeverMixed(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	first := filepath.Join(t.TempDir(), "first")
	unzipped(t, kept(t), first)
	other := second(t, first)
	h := &host{beta: other}
	h.folder.Store(&first)
	server := httptest.NewServer(h)
	defer server.Close()
	address := server.URL + mainFolder
	p := drive.Open(t, drive.PageOptions{URL: address})
	p.WaitRunning()
	drive.Until(t, "the page is kept", func() bool { return p.Await(isActive) == "true" })
	builds := p.Await(keptBuilds)
	if builds == "" {
		t.Error("what is kept is not named after its folder")
	}
	if p.Ask(cameSmall) != "true" {
		t.Error("a host that compresses nothing sent the program as large as it is")
	}
	if p.Ask(runsInline) != "false" {
		t.Error("the page has no policy where its host sends none")
	}

	// A copy beside it is kept as well.
	p.Visit(server.URL + betaFolder)
	p.WaitRunning()
	drive.Until(t, "the copy is kept", func() bool { return p.Await(isActive) == "true" })
	if now := p.Await(keptBuilds); now != builds {
		t.Errorf("beside a copy %q is kept, not %q", now, builds)
	}

	h.folder.Store(nil)
	for _, name := range []string{"", "index.html"} {
		p.Visit(address + name)
		p.WaitRunning()
	}
	if told := p.Await(toldByHost); told != "plain" {
		t.Errorf("of what the host said of a file is kept: %s", told)
	}
	p.Screenshot("page-without-a-connection")

	// The new build has come to the host in part: it is not taken.
	h.folder.Store(&first)
	h.other.Store(&other)
	if came := p.Await(refresh); came != "redundant" && came != "refused" {
		t.Errorf("a part of another build is %s", came)
	}
	if now := p.Await(keptBuilds); now != builds {
		t.Errorf("kept are %s, not %s", now, builds)
	}

	// It has come whole: the page stays of the first build as long as it is open, and then is of the second.
	h.folder.Store(&other)
	drive.Until(t, "the second build is kept", func() bool { came := p.Await(refresh); return came == "installed" || came == "true" })
	p.Reload()
	p.WaitRunning()
	if p.Ask(isSecond) == "true" {
		t.Error("the page is of the second build while it is open")
	}
	drive.Until(t, "the second build has taken over", func() bool {
		p.Visit("about:blank") // it takes over while no page of the first is open, which takes the browser a moment
		p.Visit(address)
		p.WaitRunning()
		return p.Ask(isSecond) == "true"
	})
	drive.Until(t, "the first build is forgotten", func() bool {
		now := p.Await(keptBuilds)
		return now != "" && now != builds && !strings.Contains(now, ",")
	})
	p.Failures() // a browser says aloud that a part of a build was refused
}
