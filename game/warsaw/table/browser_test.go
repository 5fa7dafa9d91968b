//go:build !js

package table

import (
	"fmt"
	"image"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"capital/game/drive"
	"capital/game/session"
	"capital/game/testscope"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// prepared runs in the page before anything else: no motion.
const prepared = `
	try { localStorage.setItem("capital/settings.json", '{"Speed": 0, "TextSize": 100, "Offered": "warsaw", "Unwarned": "coins income milestone tile"}'); } catch (refused) {}`

// browserRobot plays in a real browser. It goes by what the browser keeps of the match.
type browserRobot struct {
	robot
	p *drive.Page
}

// click clicks somewhere.
func (b *browserRobot) click(x, y float64) {
	b.t.Helper()
	b.p.Click(x, y)
}

// begun waits until the browser keeps a match, in which the person is to decide.
func (b *browserRobot) begun() (record warsaw.Record) {
	b.t.Helper()
	drive.Until(b.t, "a match is kept", func() bool {
		b.p.Frames(1)
		text := b.p.Ask(`localStorage.getItem("capital/match.txt") || ""`)
		if text == "" {
			return false
		}
		r, m, err := warsaw.ReadRecord(text)
		if err != nil {
			b.t.Fatal(err)
		}
		record = r
		return m.Owes(0) != warsaw.NoDecision
	})
	return record
}

// changes waits until a part of the page looks otherwise than in a picture.
func (b *browserRobot) changes(before *image.RGBA, where widget.Rect, least float64) *image.RGBA {
	b.t.Helper()
	var now *image.RGBA
	drive.Until(b.t, "the picture changes", func() bool {
		b.p.Frames(1)
		now = b.p.Look()
		return share(before, now, where) >= least
	})
	return now
}

// TestAMatchIsSetUpInTheBrowser by mouse, with a seed that another program has copied.
func TestAMatchIsSetUpInTheBrowser(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	width, height := 640, 400 // a browser without a graphics card draws slowly
	p := drive.Open(t, drive.PageOptions{Width: width, Height: height, Broken: prepared})
	b := &browserRobot{robot: robot{t: t, w: float64(width), h: float64(height)}, p: p}
	p.WaitRunning()
	p.Frames(3)
	title := p.Screenshot("browser-title")
	l := b.layout()
	app := b.hiddenApp(false)
	app.CanQuit = false // as a page
	app.ShowTitle()
	fade(t, app)
	b.click(centre(labelled(t, app, "title.play")))
	setUp := b.changes(title, l.Screen, 0.2)
	b.click(b.setupWidget("setup.seed.empty"))
	p.Key("7")
	p.Key(kb.Backspace)
	b.paste("5")
	b.click(b.setupWidget("setup.start"))
	b.changes(setUp, l.Screen, 0.5)
	record := b.begun()
	if record.Seed != 5 {
		t.Fatalf("what is pasted is not written: the seed is %d", record.Seed)
	}
	if len(record.Seats) != 3 || record.Seats[0].Player != session.Person {
		t.Error("seats", record.Seats)
	}
	p.Frames(3)
	p.Screenshot("browser-table")
}

// paste pastes what another program has copied: the key for it does what it does in any page, which is told of the text.
func (b *browserRobot) paste(words string) {
	b.t.Helper()
	if free := b.p.Ask(fmt.Sprintf(`(() => {
		const key = {key: "v", code: "KeyV", ctrlKey: true, bubbles: true, cancelable: true};
		const free = document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown", key));
		const data = new DataTransfer();
		data.setData("text/plain", %q);
		document.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true}));
		return free + "";
	})()`, words)); free != "true" {
		b.t.Error("the browser is kept from pasting")
	}
	b.p.Frames(3)
}
