//go:build !js

package table

import (
	"encoding/json"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/warsaw"
)

func TestMain(m *testing.M) { drive.Main(m) }

// robot plays the real program through its window. What it knows of the match it
// reads from the saved record, as anyone can; it waits for the record, not for the
// clock.
type robot struct {
	t     *testing.T
	g     *drive.Guest
	w, h  float64
	speed float64
	keys  bool // it has no pointer
	shown int  // events whose announcements have passed

	language string // that it reads; empty is English
}

// game is how the robot starts the program: with a window of w×h pixels, moving at
// a speed, with a saved match. The zero speed shows no motion.
type game struct {
	w, h   int // 0 for the size at which logic is tried: without a graphics card drawing is most of the work
	speed  float64
	keys   bool
	home   string // empty for a new one
	args   []string
	record warsaw.Record
}

// begin starts the program, goes on with its saved match and lets what it shows
// first pass.
func begin(t *testing.T, how game) *robot {
	t.Helper()
	r := open(t, how)
	r.g.Key(ebiten.KeyEnter) // Continue is the main button where a match is saved
	r.rest()
	r.passAnnouncements()
	return r
}

// The size of the window in which logic is tried.
const logicWidth, logicHeight = 640, 400

// open starts the program and waits for the title.
func open(t *testing.T, how game) *robot {
	t.Helper()
	if how.home == "" {
		how.home = drive.Home(t)
	}
	if how.w == 0 {
		how.w, how.h = logicWidth, logicHeight
	}
	r := &robot{t: t, w: float64(how.w), h: float64(how.h), speed: how.speed, keys: how.keys}
	if how.record.Seats != nil {
		write(t, how.home, matchFile, []byte(recordText(&how.record)))
		if len(how.record.Actions) > 0 { // a match that begins shows its first epoch
			_, r.shown = replay(t, how.record)
		}
	}
	settings := scene.DefaultSettings()
	settings.Unwarned, settings.Offered = noWarnings(), "warsaw"
	settings.Speed = how.speed
	data, err := json.Marshal(settings)
	if err != nil {
		t.Fatal(err)
	}
	write(t, how.home, settingsFile, data)
	r.g = drive.Start(t, drive.Options{Width: how.w, Height: how.h, Home: how.home, Args: how.args})
	r.rest()
	return r
}

// fileOf is where the program keeps a file.
func fileOf(home, name string) string { return filepath.Join(home, "data", "capital", name) }

// write writes a file that the program keeps.
func write(t *testing.T, home, name string, data []byte) {
	t.Helper()
	path := fileOf(home, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// replay plays a record and counts its events: a match that goes on has shown them.
func replay(t *testing.T, record warsaw.Record) (m warsaw.Match, events int) {
	t.Helper()
	tell := func(warsaw.Event) { events++ }
	m = warsaw.NewMatch(len(record.Seats), record.Seed, tell)
	for n, move := range record.Actions {
		if reason := m.Apply(move.Seat, move.Action, tell); !reason.OK() {
			t.Fatalf("action %d: %v", n+1, reason)
		}
	}
	return m, events
}

func person(name string) record.Seat   { return record.Seat{Player: session.Person, Name: name} }
func computer(name string) record.Seat { return record.Seat{Player: ai.Builder, Name: name} }

// rest lets what has been begun come to rest: a fade, a tile on its way, the board.
func (r *robot) rest() {
	r.t.Helper()
	if r.speed == 0 {
		r.g.Tick(8)
		return
	}
	r.g.Tick(int(100 / r.speed))
}

// record reads the saved match.
func (r *robot) record() warsaw.Record {
	r.t.Helper()
	data, err := os.ReadFile(fileOf(r.g.Home, matchFile))
	if err != nil {
		r.t.Fatal(err)
	}
	record, _, err := warsaw.ReadRecord(string(data))
	if err != nil {
		r.t.Fatal(err)
	}
	return record
}

// state replays the saved record.
func (r *robot) state() (warsaw.Match, []warsaw.Event, int) {
	r.t.Helper()
	record := r.record()
	var events []warsaw.Event
	tell := func(e warsaw.Event) { events = append(events, e) }
	m := warsaw.NewMatch(len(record.Seats), record.Seed, tell)
	for _, move := range record.Actions {
		m.Apply(move.Seat, move.Action, tell)
	}
	return m, events, len(record.Actions)
}

// passAnnouncements goes on from banners and income phases.
func (r *robot) passAnnouncements() {
	r.t.Helper()
	_, events, _ := r.state()
	for ; r.shown < len(events); r.shown++ {
		switch events[r.shown].Kind {
		case warsaw.EpochBegan, warsaw.WarBegan, warsaw.MilestoneWon, warsaw.MilestoneDiscarded:
			r.skip()
		case warsaw.IncomeBegan:
			r.passIncome()
		}
	}
	r.shown = min(r.shown, len(events)) // less may have happened than before: undo
}

// skip skips banners. A press in the corner of the screen does nothing else.
func (r *robot) skip() {
	r.t.Helper()
	if r.keys {
		r.g.Tick(15) // announcements without motion pass by themselves
		return
	}
	for range 8 {
		r.g.Click(2, 2)
		r.g.Tick(1)
	}
}

// until lets time pass until something holds of the match.
func (r *robot) until(what string, holds func(m *warsaw.Match, events []warsaw.Event, moves int) bool) {
	r.t.Helper()
	drive.Until(r.t, what, func() bool {
		r.g.Tick(1)
		m, events, moves := r.state()
		return holds(&m, events, moves)
	})
}

// sees looks until enough of the window differs from a picture, and keeps what it
// looks like a little later.
func (r *robot) sees(name string, before *image.RGBA, least float64) {
	r.t.Helper()
	drive.Until(r.t, name+" is seen", func() bool {
		r.g.Tick(12)
		return share(before, r.g.Look(), r.layout().Screen) >= least
	})
	r.g.Tick(25)
	r.g.Screenshot(name)
}

// await waits until a seat owes a decision and no computer player does, lets
// everything shown before pass, and returns the match.
func (r *robot) await(seat int) warsaw.Match {
	r.t.Helper()
	seats := r.record().Seats
	r.until(fmt.Sprintf("seat %d decides", seat), func(m *warsaw.Match, _ []warsaw.Event, _ int) bool {
		r.passAnnouncements()
		for other, who := range seats {
			if who.Player != session.Person && m.Owes(other) != warsaw.NoDecision {
				return false
			}
		}
		return m.Over() || m.Owes(seat) != warsaw.NoDecision
	})
	r.passAnnouncements()
	r.rest()
	m, _, _ := r.state()
	return m
}

// expect waits until the record goes on after so many moves with these of a seat.
func (r *robot) expect(moves, seat int, want ...warsaw.Action) {
	r.t.Helper()
	r.until(fmt.Sprintf("seat %d does %v", seat, want), func(*warsaw.Match, []warsaw.Event, int) bool {
		got := r.movesOf(seat, moves)
		return len(got) >= len(want) && slices.Equal(got[:len(want)], want)
	})
}

// movesOf lists what a seat did after so many moves of the record.
func (r *robot) movesOf(seat, moves int) []warsaw.Action {
	var done []warsaw.Action
	actions := r.record().Actions
	for _, move := range actions[min(moves, len(actions)):] {
		if move.Seat == seat {
			done = append(done, move.Action)
		}
	}
	return done
}

// unchanged checks that nothing is done for a while.
func (r *robot) unchanged(moves int) {
	r.t.Helper()
	for range 5 {
		r.g.Tick(4)
		time.Sleep(5 * time.Millisecond)
	}
	if now := len(r.record().Actions); now != moves {
		r.t.Fatalf("%d moves are %d", moves, now)
	}
}

// picture keeps a picture for people to look at, by which nothing is checked: only where everything is tried, for without
// a graphics card drawing is most of the work.
func (r *robot) picture(format string, args ...any) {
	r.t.Helper()
	if testscope.Everything() {
		r.keep(format, args...)
	}
}

// keep keeps a picture of the window as an artefact.
func (r *robot) keep(format string, args ...any) *image.RGBA {
	r.t.Helper()
	return r.g.Screenshot(fmt.Sprintf(format, args...))
}

func (r *robot) layout() view.Layout { return view.Lay(scene.PlainRoom(r.w, r.h)) }

// at is the middle of what is seen of a space on the board.
func (r *robot) at(m *warsaw.Match, seat int, s warsaw.Space) (x, y float64) {
	l := r.layout()
	d := &m.Player(seat).District
	column, row := d.Offset(s)
	return middle(l.Fit(d).Space(column, row), l.Board)
}

// middle is the middle of what is seen of a rectangle in another one; its own where that is nothing.
func middle(r, within widget.Rect) (x, y float64) {
	left, right := max(r.X, within.X), min(r.X+r.W, within.X+within.W)
	top, bottom := max(r.Y, within.Y), min(r.Y+r.H, within.Y+within.H)
	if left >= right || top >= bottom {
		return r.Centre()
	}
	return (left + right) / 2, (top + bottom) / 2
}

func centre(r widget.Rect) (x, y float64) { return r.Centre() }

// place is the place of a tile in the open hand.
func (r *robot) place(m *warsaw.Match, seat int, tile warsaw.TileID) int {
	r.t.Helper()
	known := m.View(seat)
	n := slices.Index(known.Own().Hand(nil), tile)
	if n < 0 {
		r.t.Fatalf("tile %d is not in the hand", tile)
	}
	return n
}

// hand is where a tile of the open hand lies.
func (r *robot) hand(m *warsaw.Match, seat int, tile warsaw.TileID) (x, y float64) {
	r.t.Helper()
	return r.layout().Hand[r.place(m, seat, tile)].Centre()
}

// single is where the one tile lies that must be used.
func (r *robot) single() (x, y float64) {
	l := r.layout()
	return l.Single().Centre()
}

// choose is what a Builder would do in the seat.
func choose(t testing.TB, m *warsaw.Match, seat int) warsaw.Action {
	t.Helper()
	player, err := ai.New(ai.Builder, 1)
	if err != nil {
		t.Fatal(err)
	}
	known := m.View(seat)
	return player.Choose(&known)
}

// plan is a use that a seat could make at once of a tile in its hand: another one
// for every n, building where it can.
func plan(m *warsaw.Match, seat int, tile warsaw.TileID, n int) warsaw.Action {
	known := m.View(seat)
	uses := known.Uses(tile, nil)
	if builds := slices.DeleteFunc(slices.Clone(uses), func(a warsaw.Action) bool { return a.Kind != warsaw.Build }); len(builds) > 0 && n%5 != 0 {
		uses = builds
	}
	return uses[n%len(uses)]
}

// dropMouse drags with the mouse from a place to where an action has its tile,
// turning it on the way.
func (r *robot) dropMouse(m *warsaw.Match, seat int, x, y float64, a warsaw.Action) {
	r.t.Helper()
	r.g.Move(x, y)
	r.g.Press()
	to, ty := centre(r.layout().Discard)
	if a.Kind != warsaw.Discard {
		to, ty = r.at(m, seat, a.Space)
	}
	r.g.Move((x+to)/2, (y+ty)/2)
	r.g.Move(to, ty)
	for range a.Turn {
		r.g.RightClick()
	}
	r.g.Release()
}

// playByMouse makes the decision of a seat with the mouse alone, as a Builder would.
func (r *robot) playByMouse(m *warsaw.Match, seat int) {
	r.t.Helper()
	r.mouse(m, seat, choose(r.t, m, seat))
}

// mouse does one action with the mouse alone and waits for it.
func (r *robot) mouse(m *warsaw.Match, seat int, a warsaw.Action) {
	r.t.Helper()
	_, _, moves := r.state()
	r.gesture(m, seat, a)
	r.expect(moves, seat, a)
}

// gesture is what a person does with the mouse for an action, and waits for nothing.
func (r *robot) gesture(m *warsaw.Match, seat int, a warsaw.Action) {
	r.t.Helper()
	l := r.layout()
	switch a.Kind {
	case warsaw.Pick:
		x, y := r.hand(m, seat, a.Tile)
		fx, fy := centre(l.FaceDown)
		r.g.Drag(x, y, fx, fy)
	case warsaw.Discard, warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		x, y := r.single()
		r.dropMouse(m, seat, x, y, a)
	case warsaw.Lose:
		r.g.Click(r.at(m, seat, a.Space))
		if a.Other != a.Space {
			r.g.Click(r.at(m, seat, a.Other))
		}
		r.g.Click(centre(l.Confirm))
	case warsaw.KeepWindow, warsaw.KeepPiece:
		d := &m.Player(seat).District
		r.g.Click(r.at(m, seat, keptEdge(d, a)))
	default:
		known := m.View(seat)
		options := known.Legal(true, nil)
		r.g.Click(centre(l.Option(slices.Index(options, a), len(options))))
	}
}

// direct picks a tile and plans its use in one drag from the hand, and waits for the pick.
func (r *robot) direct(m *warsaw.Match, seat int, a warsaw.Action) {
	r.t.Helper()
	_, _, moves := r.state()
	x, y := r.hand(m, seat, a.Tile)
	r.dropMouse(m, seat, x, y, a)
	r.expect(moves, seat, warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile})
}

// keptEdge is a space to click for keeping a window or piece: on the edge that is
// given up, or in the piece.
func keptEdge(d *warsaw.District, a warsaw.Action) warsaw.Space {
	if a.Kind == warsaw.KeepPiece {
		return a.Space
	}
	x, y := d.Offset(a.Space)
	switch {
	case a.Turn == 0 && y == 0:
		return d.SpaceAt(1, 3)
	case a.Turn == 0:
		return d.SpaceAt(1, 0)
	case x == 0:
		return d.SpaceAt(3, 1)
	}
	return d.SpaceAt(0, 1)
}

// inside cuts a rectangle out of a picture.
func inside(picture *image.RGBA, r widget.Rect) *image.RGBA {
	box := image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H)).Intersect(picture.Bounds())
	cut := image.NewRGBA(image.Rect(0, 0, box.Dx(), box.Dy()))
	for y := range box.Dy() {
		copy(cut.Pix[y*cut.Stride:][:cut.Stride], picture.Pix[picture.PixOffset(box.Min.X, box.Min.Y+y):])
	}
	return cut
}

// share is which part of a rectangle differs between two pictures, 0 to 1.
func share(a, b *image.RGBA, r widget.Rect) float64 {
	one, other := inside(a, r), inside(b, r)
	return float64(drive.Differing(one, other)) / float64(len(one.Pix)/4)
}
