//go:build !js

package web_test

import (
	"fmt"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"capital/assets"
	"capital/game/drive"
	"capital/game/testscope"
	"capital/game/web"
)

// The page itself, before and around the game. That the game can be played in it is another test's.

func TestPageComesUp(t *testing.T) {
	testscope.Only(t) // all has to be built anew for it
	drive.Beside(t)
	p := drive.Open(t, drive.PageOptions{Compressed: true})
	p.WaitRunning()
	if now := p.Ask("document.getElementById('bar').getAttribute('aria-valuenow')"); now != "100" {
		t.Errorf("the bar ended at %s %%", now)
	}
	came := p.Ask(`performance.getEntriesByType("resource").find((e) => e.name.endsWith("/capital.wasm")).encodedBodySize + ""`)
	if small := strconv.Itoa(drive.Site(t).WireSize(web.Program, web.Brotli)); came != small {
		t.Errorf("the program came as %s bytes, not the %s of Brotli", came, small)
	}
	size := p.Ask(`(() => { const c = document.querySelector("canvas").getBoundingClientRect(); return c.width + "x" + c.height })()`)
	if size != fmt.Sprintf("%dx%d", drive.PageWidth, drive.PageHeight) {
		t.Error("the canvas is", size)
	}
	if focus := p.Ask("document.activeElement.tagName"); focus != "CANVAS" {
		t.Error("the focus is on", focus)
	}
	picture := p.Screenshot("page-running")
	colours := map[[4]byte]bool{}
	for i := 0; i < len(picture.Pix); i += 4 {
		colours[[4]byte(picture.Pix[i:i+4])] = true
	}
	if len(colours) < 16 {
		t.Errorf("only %d colours: the game does not show", len(colours))
	}
	p.Resize(800, 1100)
	drive.Until(t, "the canvas fills a page held upright", func() bool {
		return p.Ask("document.querySelector('canvas').getBoundingClientRect().height + ''") == "1100"
	})
}

// What is built for this machine alone comes as the go tool makes it, uncompressed, and comes up as well.
func TestPageBuiltPlainlyComesUp(t *testing.T) {
	testscope.Seldom(t) // what is built smaller comes up in every other test
	drive.Beside(t)
	site, err := web.Build(t.Context(), ".", false)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(site)
	defer server.Close()
	p := drive.Open(t, drive.PageOptions{URL: server.URL})
	p.WaitRunning()
	came := p.Ask(`(() => {
		const e = performance.getEntriesByType("resource").find((e) => e.name.endsWith("/capital.wasm"));
		return String(e.encodedBodySize === e.decodedBodySize && e.encodedBodySize > 1e6);
	})()`)
	if came != "true" {
		t.Error("the program did not come as it is")
	}
}

// mostOnWire is how many bytes the program may take as tests compress it, quickly: the 5.48 MB that it needs with four games and all
// that is done with their matches, and 2 % more. A release sends an eighth less: how much that may be is in .ci/packaging/prepare.
const mostOnWire = 5_590_000

func TestProgramIsSmallOnTheWire(t *testing.T) {
	testscope.Only(t)
	site := drive.Site(t)
	size := site.WireSize(web.Program, web.Brotli)
	t.Logf("%s takes %d bytes on the wire (Brotli; %d as gzip)", web.Program, size, site.WireSize(web.Program, web.Gzip))
	if size > mostOnWire {
		t.Errorf("%d bytes on the wire, more than %d", size, mostOnWire)
	}
}

func TestPageSaysWhatIsMissing(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	tests := []struct{ name, broken, word string }{
		{"webassembly", "delete globalThis.WebAssembly", "WebAssembly"},
		{"webgl", "HTMLCanvasElement.prototype.getContext = () => null", "WebGL"},
		{"network", "globalThis.fetch = () => Promise.reject(new TypeError('gone'))", "connection"},
		{"start", `WebAssembly.instantiateStreaming = async (whole) => {
			whole.arrayBuffer().then(() => { globalThis.allCame = true; }); // it goes on coming
			throw new TypeError("no program");
		}`, "could not be loaded"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := drive.Open(t, drive.PageOptions{Broken: test.broken})
			p.WaitState("failed")
			if test.name == "start" {
				drive.Until(t, "all has come", func() bool { return p.Ask("String(globalThis.allCame === true)") == "true" })
			}
			if said := p.Ask("document.getElementById('said').textContent"); !strings.Contains(said, test.word) {
				t.Errorf("the page says %q", said)
			}
			p.Screenshot("page-without-" + test.name)
			p.Failures() // the cause is on the console: that is meant
		})
	}
}

func TestPageShowsHowFarItHasLoaded(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	// The bytes come in two halves, each only when it is let through.
	p := drive.Open(t, drive.PageOptions{Compressed: true, Broken: `
		const real = globalThis.fetch;
		globalThis.fetch = async (...what) => {
			const response = await real(...what);
			const whole = new Uint8Array(await response.arrayBuffer());
			const half = Math.ceil(whole.length / 2);
			const gate = () => new Promise((go) => { globalThis.letThrough = go; });
			const body = new ReadableStream({
				async start(controller) {
					await gate();
					controller.enqueue(whole.slice(0, half));
					await gate();
					controller.enqueue(whole.slice(half));
					controller.close();
				},
			});
			return new Response(body, { headers: response.headers });
		};`})
	shown := func() string {
		return p.Ask(`document.getElementById("bar").getAttribute("aria-valuenow") + ", " + document.getElementById("said").textContent`)
	}
	waitFor := func(want string) {
		t.Helper()
		drive.Until(t, want+" is shown", func() bool { return shown() == want })
	}
	// The size is that of what travels, not of what is made of it.
	size := fmt.Sprintf("%.1f MB", float64(drive.Site(t).WireSize(web.Program, web.Brotli))/1e6)
	waitFor("0, Loading " + size)
	p.Ask("letThrough(), ''")
	waitFor("50, Loading " + size + ": 50 %")
	p.Screenshot("page-loading")
	p.Ask("letThrough(), ''")
	p.WaitRunning()
	if now := shown(); now != "100, " {
		t.Errorf("in the end %q is shown", now)
	}
}

func TestGameRunsInTheBrowserAndKeepsItsMatch(t *testing.T) {
	testscope.Only(t) // matches that were kept are gone on with in the tests of the tables
	drive.Beside(t)
	p := drive.Open(t, drive.PageOptions{ReducedMotion: true})
	p.WaitRunning()
	kept := func() string { return p.Ask("Object.keys(localStorage).filter((k) => k.includes('match')).join()") }
	// Enter plays, starts the match that is proposed, goes on from the banner and picks a tile: it is pressed until a move
	// was kept, for on a slow machine a screen may come too late for the next one.
	drive.Until(t, "a match is kept", func() bool {
		p.Key(kb.Enter)
		return kept() != ""
	})
	p.Settle()
	p.Screenshot("browser-match")
	p.Reload()
	p.WaitRunning()
	if kept() == "" {
		t.Error("the match is gone after the page was loaded again")
	}
	p.Settle()
	p.Screenshot("browser-continue")
}

// TestSoundIsAllowedOnce presses two keys before the browser has let the game be heard, as on a slow machine: whoever
// waits for that must be told of it once.
func TestSoundIsAllowedOnce(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	p := drive.Open(t, drive.PageOptions{Broken: `
		globalThis.soundAsked = [];
		AudioContext.prototype.resume = function () { return new Promise((allowed) => soundAsked.push(allowed)); };`})
	p.WaitRunning()
	drive.Until(t, "the game asks for sound twice", func() bool {
		p.Key("x")
		return p.Ask("String(soundAsked.length >= 2)") == "true"
	})
	p.Ask("soundAsked.forEach((allowed) => allowed()), ''")
	p.Frames(3)
	if complaints := p.Failures(); len(complaints) > 0 {
		t.Errorf("the page complains: %q", complaints)
	}
}

// TestAMixedPageLoadsOnceMore and then runs, whatever it is then.
func TestAMixedPageLoadsOnceMore(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	for script, want := range map[int]string{0: "2", 1: "1"} { // when the worker that keeps the page began to bring the script
		p := drive.Open(t, drive.PageOptions{Broken: fmt.Sprintf(`
			if (location.protocol.startsWith("http")) localStorage.loads = Number(localStorage.loads ?? 0) + 1;
			performance.getEntriesByType = () => [{ workerStart: 1 }];
			performance.getEntriesByName = () => [{ workerStart: %d, transferSize: 1 }];`, script)})
		p.WaitRunning()
		if loads := p.Ask("localStorage.loads"); loads != want {
			t.Errorf("where the script began at %d it is loaded %s times, not %s", script, loads, want)
		}
	}
}

// browserWants has the browser want a language, before the page is there.
func browserWants(tag string) string {
	return fmt.Sprintf("Object.defineProperty(navigator, 'languages', { get: () => ['%s', 'en'] });", tag)
}

// wordsCame reports whether the page has fetched words in a language.
const wordsCame = `performance.getEntriesByType("resource").filter((e) => e.name.includes("/strings/%s/")).length + ""`

// TestPageSpeaksTheBrowsersLanguage opens the page in a browser that wants Polish, and in one that wants Polish and can't have
// the words: that one says so, and speaks English. Where the words hang, it speaks English until they come, all side by side.
func TestPageSpeaksTheBrowsersLanguage(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	wants := browserWants("pl-PL")
	p := drive.Open(t, drive.PageOptions{Broken: wants})
	p.WaitRunning() // it waits for words, but not as long as they may take on a busy machine
	drive.Until(t, "the page speaks Polish", func() bool { return p.Ask("document.documentElement.lang") == "pl" })
	p.Frames(4)
	if n := p.Ask(fmt.Sprintf(wordsCame, "pl")); n == "0" {
		t.Error("no words came")
	}
	spoken := p.Screenshot("page-in-polish")
	without := drive.Open(t, drive.PageOptions{Broken: wants + `
		const fetched = globalThis.fetch;
		globalThis.fetch = (name, ...rest) => String(name).includes("strings/") ? Promise.reject(new TypeError("gone")) : fetched(name, ...rest);`})
	without.WaitRunning()
	if lang := without.Ask("document.documentElement.lang"); lang != "en" {
		t.Errorf("without words the page speaks %q", lang)
	}
	if drive.Differing(spoken, without.Screenshot("page-without-words")) < 1000 {
		t.Error("without words the page looks the same")
	}
	late := drive.Open(t, drive.PageOptions{Broken: wants + `
		const fetched = globalThis.fetch;
		globalThis.held = [];
		globalThis.fetch = (name, ...rest) => {
			if (!String(name).includes("strings/")) return fetched(name, ...rest);
			return new Promise((come) => held.push(() => come(fetched(name))));
		};`})
	late.WaitRunning()
	if lang := late.Ask("document.documentElement.lang"); lang != "en" {
		t.Errorf("before words have come the page speaks %q", lang)
	}
	if n := late.Ask("String(held.length)"); n != strconv.Itoa(len(assets.Tables())) {
		t.Errorf("%s tables of words are fetched side by side, not %d", n, len(assets.Tables()))
	}
	late.Ask("held.forEach((come) => come()), ''")
	drive.Until(t, "the words are there", func() bool { return late.Ask("document.documentElement.lang") == "pl" })
	late.Screenshot("page-late-in-polish")
}
