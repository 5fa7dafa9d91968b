//go:build !js

package cabinet

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/input"
)

// sharing runs in the page before anything else: no motion, and what is copied or downloaded is noted.
const sharing = `
	try { localStorage.setItem("capital/settings.json", '{"Speed": 0, "TextSize": 100, "Offered": "warsaw", "Language": "en"}'); } catch (refused) {}
	if (navigator.clipboard) navigator.clipboard.writeText = (text) => { globalThis.copied = text; return Promise.resolve(); };
	HTMLAnchorElement.prototype.click = function () { globalThis.downloaded = this.download; };`

// heard is a page that is used by what it says.
type heard struct {
	*drive.Page
	t *testing.T
}

// await waits until the page says something.
func (h *heard) await(words string) {
	h.t.Helper()
	drive.Until(h.t, words, func() bool {
		h.Frames(1)
		return strings.Contains(h.Ask(`told.textContent + urgent.textContent`), words)
	})
}

// forget takes away what it has said.
func (h *heard) forget() { h.t.Helper(); h.Ask(`told.textContent = urgent.textContent = ""`) }

// push goes by a key to what says something, and presses it.
func (h *heard) push(words string) {
	h.t.Helper()
	for range 40 {
		h.forget()
		h.Key(kb.Tab)
		said := ""
		for n := 0; n < 100 && said == ""; n++ { // where the key leads is told a moment later
			h.Frames(1)
			said = h.Ask(`told.textContent`)
		}
		if strings.Contains(said, words) {
			h.forget()
			h.Key(kb.Enter)
			return
		}
	}
	h.t.Fatalf("no key leads to %q", words)
}

// TestLinksOpenInTheBrowser where the page is opened with one, and where its address gets one later; a damaged one is said. The
// match is shared from there, by the same link. It is gone through move by move, and taken over.
func TestLinksOpenInTheBrowser(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	p := heard{drive.Open(t, drive.PageOptions{Broken: sharing}), t}
	p.WaitRunning()
	text, made := played(t, 1)
	address := p.Ask("location.href")

	p.Ask(`location.hash = "` + made[:len(made)-2] + `"`)
	p.await("This link is damaged")
	p.Settle()
	p.Screenshot("share-browser-damaged")
	p.Ask(`location.hash = "` + made + `"`)
	p.await("Move 1 of")
	p.Settle()
	p.Screenshot("share-browser-lookback")
	if got := p.Ask("location.href"); got != address {
		t.Errorf("the address is %s then, not %s", got, address)
	}

	twin := opened(t, drive.PageWidth, drive.PageHeight)
	twin.OpenMatch(text)
	settle(t, twin)
	do(t, twin, input.Intent{Kind: input.Cancel})
	p.Key(kb.Escape)
	p.await("wins")
	p.Settle()
	p.Click(centreOf(t, twin, "Share"))
	p.Settle()
	p.Screenshot("share-browser-share")
	p.Key(kb.Enter)
	p.await("The link is copied.")
	if got := p.Ask("copied"); got != address+"#"+made {
		t.Errorf("copied is\n%s\ninstead of\n%s", got, address+"#"+made)
	}
	p.Key(kb.ArrowDown)
	p.Key(kb.Enter)
	p.await("is among your downloads")
	if got := p.Ask("downloaded"); !strings.HasSuffix(got, "-rome-4.capital") {
		t.Errorf("downloaded is %q", got)
	}

	p.Ask(`location.hash = "` + challengeOf("rome") + `"`)
	p.await("challenges you to play their deal. They have 1234 points. Capitol.")
	p.Settle()
	p.Screenshot("share-browser-challenge")

	p.Visit("about:blank")
	p.Visit(address + "#" + made)
	p.WaitRunning()
	p.await("Move 1 of")
	if kept := p.Ask(`Object.keys(localStorage).join()`); strings.Contains(kept, "rome") {
		t.Errorf("of what was shared is kept %s", kept)
	}

	for _, words := range []string{"Move 2 of", "Move 3 of"} {
		p.forget()
		p.Key(kb.ArrowRight)
		p.await(words)
	}
	p.forget()
	p.Key(kb.ArrowLeft)
	p.await("Move 2 of")
	p.Settle()
	p.Screenshot("share-browser-stepped")
	p.push("Play on")
	p.await("Play on from here as")
	p.push("apprentice")
	p.await("Who plays on?")
	p.Key(kb.Enter)
	drive.Until(t, "the match is taken over", func() bool {
		p.Frames(1)
		return strings.Contains(p.Ask(`localStorage.getItem("capital/rome.txt") || ""`), "# taken over after")
	})
	p.Settle()
	p.Screenshot("share-browser-taken-over")
	taken := p.Ask(`localStorage.getItem("capital/rome.txt")`)
	if strings.Count(taken, " person ") != 1 || !strings.Contains(taken, `seat 2 person "Żaneta apprentice"`) {
		t.Errorf("taken over is\n%s", taken)
	}
}
