//go:build !js

package cabinet

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"capital/game/drive"
	"capital/game/testscope"
)

// TestDropsOnThePage are opened in a browser, or it is said why not.
func TestDropsOnThePage(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	p := drive.Open(t, drive.PageOptions{Broken: sharing})
	p.WaitRunning()
	forget := `told.textContent = urgent.textContent = ""`
	await := func(words string) {
		t.Helper()
		drive.Until(t, words, func() bool {
			p.Frames(1)
			return strings.Contains(p.Ask(`told.textContent + urgent.textContent`), words)
		})
	}
	drop := func(d drop) {
		t.Helper()
		p.Ask(forget)
		p.Drop(640, 300, d.paths...)
		await(d.said)
		p.Screenshot("drop-" + d.name)
		p.Key(kb.Escape)
	}
	matches, others := drops(t)

	// What a browser calls a file without having one does nothing.
	p.Ask(`{
		const held = new DataTransfer();
		held.items.add(new File(["x"], "image.png"));
		document.querySelector("canvas").dispatchEvent(new DragEvent("drop", { dataTransfer: held, bubbles: true, cancelable: true }));
		""
	}`)
	for _, d := range append(others, matches...) {
		drop(d)
	}
}
