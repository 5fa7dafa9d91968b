//go:build !js

package table

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"capital/game/drive"
	"capital/game/testscope"
)

// TestByEarInTheBrowser plays the first turns by keys, and by what stands in the part of the page that is read aloud.
func TestByEarInTheBrowser(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	p := drive.Open(t, drive.PageOptions{Width: 640, Height: 400, Broken: prepared})
	p.WaitRunning()
	e := &reader{t: t, p: p}
	for _, want := range []string{"true", "polite", "assertive", "application"} {
		if got := p.Ask(`[document.querySelector("canvas").getAttribute("aria-label") !== "", told.ariaLive, urgent.ariaLive, document.querySelector("canvas").getAttribute("role")].join()`); !strings.Contains(got, want) {
			t.Errorf("the page says %s of what is read aloud, not %s", got, want)
		}
	}
	e.await("Play, button")
	e.press(kb.Enter, "Start, button")
	e.press(kb.Enter, "Choose a tile")
	for range 2 {
		e.press("1", "In your hand")
		e.build()
		if said := e.await("Choose a tile"); !strings.Contains(said, "You build") && !strings.Contains(said, "You discard") {
			t.Errorf("what was done is not said: %q", said)
		}
	}
	e.press("s", "District of You")
	e.press("t", "Price")
	e.press("p", "Choose a tile")
}

// reader is somebody who has the page read aloud.
type reader struct {
	t *testing.T
	p *drive.Page
}

// said are the lines since the last key.
func (e *reader) said() string {
	return e.p.Ask(`[...told.children].map((line) => line.textContent).join("\n")`)
}

// key presses a key, whereupon what was said before is forgotten.
func (e *reader) key(key string) {
	e.t.Helper()
	e.p.Ask(`told.replaceChildren(); ""`)
	e.p.Key(key)
}

// await waits until words are said.
func (e *reader) await(words string) (said string) {
	e.t.Helper()
	drive.Until(e.t, words+" is said", func() bool {
		e.p.Frames(1)
		said = e.said()
		return strings.Contains(said, words)
	})
	return said
}

// press presses a key and waits until words are said.
func (e *reader) press(key, words string) {
	e.t.Helper()
	e.key(key)
	e.await(words)
}

// build carries the tile to the first place where it can be built, or discards it.
func (e *reader) build() {
	e.t.Helper()
	for _, way := range []string{kb.ArrowUp, kb.ArrowRight, kb.ArrowUp, kb.ArrowLeft} {
		e.key(way)
		e.await(".")
		if strings.Contains(e.said(), "Enter: Build it here") {
			e.key(kb.Enter)
			return
		}
	}
	e.press("d", "Enter: Discard it")
	e.key(kb.Enter)
}
