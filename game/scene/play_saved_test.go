//go:build !js

package scene

import (
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/store"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// titleButton is where a button of the title lies; saved says whether there is a
// match to go on with.
func (r *robot) titleButton(saved bool, button int) (x, y float64) {
	r.t.Helper()
	app := r.hiddenApp()
	app.Matches = Matches{Saved: func() bool { return saved }}
	shown := newTitle(app)
	shown.lay(app)
	return centre(shown.widgets.Widgets[button].Rect)
}

// hiddenApp is an app of the window's size that is nowhere shown: it knows where things lie.
func (r *robot) hiddenApp() *App {
	r.t.Helper()
	app, err := NewApp(defaultSettings(), store.OpenFolder(r.t.TempDir()), new(audio.Player))
	if err != nil {
		r.t.Fatal(err)
	}
	app.width, app.height = r.w, r.h
	return app
}

// TestLeftMatchGoesOn leaves a match while a tile is to be used, and while one is to
// be picked.
func TestLeftMatchGoesOn(t *testing.T) {
	drive.Beside(t)
	for name, decisions := range map[string]int{"use": 19, "pick": 21} {
		t.Run(name, func(t *testing.T) { leaveAndGoOn(t, name, decisions) })
	}
}

func leaveAndGoOn(t *testing.T, name string, decisions int) {
	seats := []record.Seat{person("Zofia"), computer("Sawa"), computer("Wars")}
	r := begin(t, game{w: 960, h: 600, speed: 4, record: warsaw.Record{Seed: 12, Seats: seats}})
	for range decisions { // into the third epoch
		m := r.await(0)
		r.playByMouse(&m, 0)
	}
	r.await(0)
	r.g.Move(2, 2)
	r.g.Tick(120)
	before, moves := r.keep("left-%s", name), r.record()
	r.g.Click(centre(r.layout().menu))
	r.g.Tick(60)
	r.g.Click(r.titleButton(true, titleQuit))
	r.g.WaitEnd()
	left := r.record()
	if warsaw.RecordText(&left) != warsaw.RecordText(&moves) {
		t.Error("leaving changed the match")
	}

	again := open(t, game{w: 960, h: 600, speed: 4, home: r.g.Home})
	_, events, _ := r.state()
	again.shown = len(events)
	again.g.Click(again.titleButton(true, titleContinue))
	again.g.Tick(60)
	m := again.await(0)
	again.g.Move(2, 2)
	again.g.Tick(60)
	after := again.keep("left-%s-continued", name)
	if n := drive.Differing(before, after); n != 0 {
		t.Errorf("%d pixels differ from when the match was left", n)
	}
	if now := again.record(); warsaw.RecordText(&now) != warsaw.RecordText(&moves) {
		t.Error("the match that goes on is another one")
	}
	again.playByMouse(&m, 0)
}
