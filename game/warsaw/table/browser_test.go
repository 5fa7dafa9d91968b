//go:build !js

package table

import (
	"fmt"
	"image"
	"slices"
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

// match waits until something holds of the match that the browser keeps.
func (b *browserRobot) match(what string, holds func(record *warsaw.Record, m *warsaw.Match) bool) (warsaw.Record, warsaw.Match) {
	b.t.Helper()
	var record warsaw.Record
	var m warsaw.Match
	drive.Until(b.t, what, func() bool {
		b.p.Frames(1)
		text := b.p.Ask(`localStorage.getItem("capital/match.txt") || ""`)
		if text == "" {
			return false
		}
		var err error
		if record, m, err = warsaw.ReadRecord(text); err != nil {
			b.t.Fatal(err)
		}
		return holds(&record, &m)
	})
	return record, m
}

// did waits until seat 0 has done these things last and owes a decision again, alone.
func (b *browserRobot) did(want ...warsaw.Action) (warsaw.Record, warsaw.Match) {
	b.t.Helper()
	return b.match(fmt.Sprint(want), func(record *warsaw.Record, m *warsaw.Match) bool {
		var done []warsaw.Action
		for _, move := range record.Actions {
			if move.Seat == 0 {
				done = append(done, move.Action)
			}
		}
		alone := m.Owes(0) != warsaw.NoDecision
		for seat, who := range record.Seats {
			alone = alone && (who.Player == session.Person || m.Owes(seat) == warsaw.NoDecision)
		}
		return alone && len(done) >= len(want) && slices.Equal(done[len(done)-len(want):], want)
	})
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

func TestPlayedInTheBrowser(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	width, height := 640, 400 // a browser without a graphics card draws slowly
	p := drive.Open(t, drive.PageOptions{Width: width, Height: height, Broken: prepared})
	b := &browserRobot{robot: robot{t: t, w: float64(width), h: float64(height)}, p: p}
	p.WaitRunning()
	p.Frames(3)
	title := p.Screenshot("browser-title")
	l := b.layout()

	// From the title through the set-up.
	app := b.hiddenApp(false)
	app.CanQuit = false // as a page
	app.ShowTitle()
	fade(t, app)
	b.click(centre(labelled(t, app, "title.play")))
	setUp := b.changes(title, l.Screen, 0.2)
	b.click(b.setupWidget("setup.seed.empty"))
	p.Key("7")
	p.Key(kb.Backspace)
	b.paste("5") // a deal of which the first tiles can be built
	b.click(b.setupWidget("setup.start"))
	b.changes(setUp, l.Screen, 0.5)
	record, m := b.did()
	if record.Seed != 5 {
		t.Fatalf("what is pasted is not written: the seed is %d", record.Seed)
	}
	p.Frames(3)
	empty := p.Screenshot("browser-table")

	// A tile is dragged with the mouse.
	a := affordable(t, &m, 0, 1)
	x, y := b.hand(&m, 0, a.Tile)
	toX, toY := b.at(&m, 0, a.Space)
	p.Move(x, y)
	p.Press(x, y)
	p.Move(toX, toY)
	p.Release(toX, toY)
	record, m = b.did(warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}, a)
	p.Frames(3)
	b.twoTiles(&m, empty, "browser-placed")
	if !testscope.Thorough() {
		return
	}

	// The next is placed by taps: the tile, the space, the large button.
	a = affordable(t, &m, 0, 1)
	before := p.Look()
	for _, at := range [][2]float64{point(b.hand(&m, 0, a.Tile)), point(b.at(&m, 0, a.Space)), point(l.Confirm.Centre())} {
		p.Tap(at[0], at[1])
		p.Frames(3)
	}
	record, m = b.did(warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}, a)
	b.changes(before, l.Board, 0.02)
	p.Screenshot("browser-tapped")
	if n := m.Player(0).District.Occupied().Count(); n != 3 {
		t.Errorf("%d tiles lie in the district", n)
	}
	if len(record.Seats) != 3 || record.Seats[0].Player != session.Person {
		t.Error("seats", record.Seats)
	}
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

// twoTiles checks that the district of seat 0 is seen with its second tile.
func (b *browserRobot) twoTiles(m *warsaw.Match, before *image.RGBA, name string) {
	b.t.Helper()
	d := &m.Player(0).District
	if d.Occupied().Count() != 2 {
		b.t.Fatal("the tile does not lie in the district")
	}
	l := b.layout()
	place := l.Fit(d)
	for s := d.Occupied(); s != 0; s &= s - 1 {
		b.changes(before, place.Space(s.First()&3, s.First()>>2).Inset(8), 0.3)
	}
	b.p.Screenshot(name)
}

func point(x, y float64) [2]float64 { return [2]float64{x, y} }
