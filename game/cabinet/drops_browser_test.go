//go:build !js

package cabinet

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"capital/game/drive"
	"capital/game/testscope"
)

// TestDropsOnThePage are opened in a browser, or it is said why not.
func TestDropsOnThePage(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	p := heard{drive.Open(t, drive.PageOptions{Broken: sharing}), t}
	p.WaitRunning()
	drop := func(d drop) {
		t.Helper()
		p.forget()
		p.Drop(drive.PageWidth/2, drive.PageHeight/2, d.paths...)
		p.await(d.said)
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
