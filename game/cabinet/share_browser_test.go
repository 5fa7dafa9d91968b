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

// TestLinksOpenInTheBrowser where the page is opened with one, and where its address gets one later; a damaged one is said. The
// match is shared from there, by the same link.
func TestLinksOpenInTheBrowser(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	p := drive.Open(t, drive.PageOptions{Broken: sharing})
	p.WaitRunning()
	await := func(words string) {
		t.Helper()
		drive.Until(t, words, func() bool {
			p.Frames(1)
			return strings.Contains(p.Ask(`told.textContent + urgent.textContent`), words)
		})
	}
	text, made := played(t, 1)
	address := p.Ask("location.href")

	p.Ask(`location.hash = "` + made[:len(made)-2] + `"`)
	await("This link is damaged")
	p.Settle()
	p.Screenshot("share-browser-damaged")
	p.Ask(`location.hash = "` + made + `"`)
	await("Move 1 of")
	p.Settle()
	p.Screenshot("share-browser-lookback")
	if got := p.Ask("location.href"); got != address {
		t.Errorf("the address is %s then, not %s", got, address)
	}

	twin := opened(t, 1280, 720)
	twin.OpenMatch(text)
	settle(t, twin)
	do(t, twin, input.Intent{Kind: input.Cancel})
	p.Key(kb.Escape)
	await("wins")
	p.Settle()
	p.Click(centreOf(t, twin, "Share"))
	p.Settle()
	p.Screenshot("share-browser-share")
	p.Key(kb.Enter)
	await("The link is copied.")
	if got := p.Ask("copied"); got != address+"#"+made {
		t.Errorf("copied is\n%s\ninstead of\n%s", got, address+"#"+made)
	}
	p.Key(kb.ArrowDown)
	p.Key(kb.Enter)
	await("is among your downloads")
	if got := p.Ask("downloaded"); !strings.HasSuffix(got, "-rome-4.capital") {
		t.Errorf("downloaded is %q", got)
	}

	p.Ask(`location.hash = "` + challengeOf("rome") + `"`)
	await("challenges you to play their deal. They have 1234 points. Capitol.")
	p.Settle()
	p.Screenshot("share-browser-challenge")

	p.Visit("about:blank")
	p.Visit(address + "#" + made)
	p.WaitRunning()
	await("Move 1 of")
	if kept := p.Ask(`Object.keys(localStorage).join()`); strings.Contains(kept, "rome") {
		t.Errorf("of what was shared is kept %s", kept)
	}
}
