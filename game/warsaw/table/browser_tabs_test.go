//go:build !js

package table

import (
	"testing"

	"capital/game/drive"
	"capital/game/testscope"
)

// elsewhere is another tab of the game, as far as this one can tell: it holds the
// lock, and has left a match that no tab could go on with.
const elsewhere = prepared + `
	localStorage.setItem("capital/match.txt", "another tab's");
	navigator.locks.request("capital/", () => new Promise((close) => { globalThis.closeOther = close; }));`

// TestOfTwoTabsOneKeepsItsMatch opens the game beside another tab, which is closed later.
func TestOfTwoTabsOneKeepsItsMatch(t *testing.T) {
	testscope.Only(t) // two windows on one folder are tried by default
	drive.Beside(t)
	const width, height = 960, 600
	p := drive.Open(t, drive.PageOptions{Width: width, Height: height, Broken: elsewhere})
	b := &browserRobot{robot: robot{t: t, w: width, h: height}, p: p}
	p.WaitRunning()
	p.Frames(3)
	title := p.Screenshot("browser-second-tab")
	kept := func() string { return p.Ask(`localStorage.getItem("capital/match.kept-1.txt") || ""`) }
	if match := p.Ask(`localStorage.getItem("capital/match.txt")`); match != "another tab's" || kept() != "" {
		t.Fatalf("the other tab's match became %q, and %q", match, kept())
	}
	l := b.layout()
	p.Key("\r") // Play
	setUp := b.changes(title, l.Screen, 0.2)
	p.Ask(`closeOther(), ""`)
	p.Frames(3)
	p.Key("\x1b") // the title again: now the match is this tab's
	b.changes(setUp, l.Screen, 0.2)
	drive.Until(t, "the other match is kept", func() bool { return kept() == "another tab's" })
	p.Screenshot("browser-only-tab")
}
