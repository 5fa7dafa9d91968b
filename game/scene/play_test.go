package scene

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/ai"
	"capital/game/scene/drive"
	"capital/game/session"
	"capital/render/widget"
	"capital/rules/warsaw"
)

func TestMain(m *testing.M) { drive.Main(m) }

// robot plays the real program through its window. What it knows of the match it
// reads from the saved record, as anyone can.
type robot struct {
	t     *testing.T
	g     *drive.Guest
	w, h  float64
	shown int // events whose moments have passed
}

// sit starts the program with a saved match, goes on with it and waits for the
// first decision.
func sit(t *testing.T, w, h int, seed uint64, seats ...warsaw.Seat) *robot {
	t.Helper()
	home := t.TempDir()
	folder := filepath.Join(home, "data", "capital")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	record := warsaw.Record{Seed: seed, Seats: seats}
	if err := os.WriteFile(filepath.Join(folder, matchFile), []byte(record.Text()), 0o644); err != nil {
		t.Fatal(err)
	}
	r := &robot{t: t, w: float64(w), h: float64(h)}
	r.g = drive.Start(t, drive.Options{Width: w, Height: h, Home: home})
	r.g.Tick(150)
	r.g.Key(ebiten.KeyEnter) // Continue is the main button where a match is saved
	r.g.Tick(40)
	r.passMoments()
	return r
}

func person(name string) warsaw.Seat   { return warsaw.Seat{Player: session.Person, Name: name} }
func computer(name string) warsaw.Seat { return warsaw.Seat{Player: ai.Builder, Name: name} }

// state replays the saved record.
func (r *robot) state() (warsaw.Match, []warsaw.Event, int) {
	r.t.Helper()
	var err error
	for range 50 { // the file may be just being replaced
		var data []byte
		data, err = os.ReadFile(filepath.Join(r.g.Home, "data", "capital", matchFile))
		if err != nil {
			continue
		}
		var record warsaw.Record
		record, _, err = warsaw.ReadRecord(string(data))
		if err != nil {
			continue
		}
		var events []warsaw.Event
		tell := func(e warsaw.Event) { events = append(events, e) }
		m := warsaw.NewMatch(len(record.Seats), record.Seed, tell)
		for _, move := range record.Actions {
			m.Apply(move.Seat, move.Action, tell)
		}
		return m, events, len(record.Actions)
	}
	r.t.Fatal(err)
	return warsaw.Match{}, nil, 0
}

// passMoments waits through banners and goes on from income phases.
func (r *robot) passMoments() {
	_, events, _ := r.state()
	for ; r.shown < len(events); r.shown++ {
		switch events[r.shown].Kind {
		case warsaw.EpochBegan:
			r.g.Tick(125)
		case warsaw.WarBegan, warsaw.MilestoneWon, warsaw.MilestoneDiscarded:
			r.g.Tick(230)
		case warsaw.IncomeBegan:
			r.g.Tick(70)
			r.g.Key(ebiten.KeyEnter)
			r.g.Tick(5)
			r.g.Key(ebiten.KeyEnter)
			r.g.Tick(5)
		}
	}
}

// await waits until a seat owes a decision and lets everything shown before pass.
func (r *robot) await(seat int) warsaw.Match {
	r.t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); {
		r.g.Tick(4)
		m, _, _ := r.state()
		r.passMoments()
		if m.Over() || m.Owes(seat) != warsaw.NoDecision {
			return m
		}
		time.Sleep(2 * time.Millisecond)
	}
	r.g.Screenshot("stuck")
	r.t.Fatalf("seat %d is never asked", seat)
	return warsaw.Match{}
}

func (r *robot) layout() tableLayout { return layTable(r.w, r.h) }

// at is the middle of a space on the board.
func (r *robot) at(m *warsaw.Match, seat int, s warsaw.Space) (x, y float64) {
	l := r.layout()
	d := &m.Player(seat).District
	column, row := d.Offset(s)
	return l.layBoard(d).space(column, row).Centre()
}

func centre(r widget.Rect) (x, y float64) { return r.Centre() }

// hand is where a tile of the open hand lies.
func (r *robot) hand(m *warsaw.Match, seat int, tile warsaw.TileID) (x, y float64) {
	view := m.View(seat)
	for n, held := range view.Own().Hand(nil) {
		if held == tile {
			return r.layout().hand[n].Centre()
		}
	}
	r.t.Fatalf("tile %d is not in the hand", tile)
	return 0, 0
}

// choose is what a Builder would do in the seat.
func choose(t *testing.T, m *warsaw.Match, seat int) warsaw.Action {
	t.Helper()
	player, err := ai.New(ai.Builder, 1)
	if err != nil {
		t.Fatal(err)
	}
	view := m.View(seat)
	return player.Choose(&view)
}

// single is where the one tile lies that must be used.
func (r *robot) single() (x, y float64) {
	l := r.layout()
	x1, y1 := l.hand[1].Centre()
	x2, _ := l.hand[2].Centre()
	return (x1 + x2) / 2, y1
}

// playByMouse makes the decision of a seat with the mouse alone.
func (r *robot) playByMouse(m *warsaw.Match, seat int) {
	r.t.Helper()
	l := r.layout()
	a := choose(r.t, m, seat)
	switch a.Kind {
	case warsaw.Pick:
		x, y := r.hand(m, seat, a.Tile)
		fx, fy := centre(l.faceDown)
		r.g.Drag(x, y, fx, fy)
	case warsaw.Discard:
		x, y := r.single()
		dx, dy := centre(l.discard)
		r.g.Drag(x, y, dx, dy)
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		x, y := r.single()
		r.g.Move(x, y)
		r.g.Press()
		bx, by := r.at(m, seat, a.Space)
		r.g.Move(bx, by)
		for range a.Turn {
			r.g.RightClick()
		}
		r.g.Release()
	case warsaw.Lose:
		r.g.Click(r.at(m, seat, a.Space))
		if a.Other != a.Space {
			r.g.Click(r.at(m, seat, a.Other))
		}
		r.g.Click(centre(l.confirm))
	case warsaw.KeepWindow, warsaw.KeepPiece:
		d := &m.Player(seat).District
		r.g.Click(r.at(m, seat, keptEdge(d, a)))
	default:
		view := m.View(seat)
		for n, option := range view.Legal(true, nil) {
			if option == a {
				r.g.Key(ebiten.KeyDigit1 + ebiten.Key(n)) // a choice's place
			}
		}
	}
	r.g.Tick(12)
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

func TestSoloGameByMouse(t *testing.T) {
	r := sit(t, 1280, 720, 11, person("Zofia"), computer("Sawa"), computer("Wars"), computer("Bolek"))
	r.g.Screenshot("table-begin")
	seen := map[warsaw.Decision]bool{}
	for n := 0; ; n++ {
		m := r.await(0)
		if m.Over() {
			break
		}
		if d := m.Owes(0); !seen[d] || n%12 == 0 {
			seen[d] = true
			r.g.Screenshot(fmt.Sprintf("solo-%03d-%d", n, d))
		}
		_, _, moves := r.state()
		r.playByMouse(&m, 0)
		time.Sleep(5 * time.Millisecond)
		r.g.Tick(5)
		if _, _, after := r.state(); after == moves {
			time.Sleep(200 * time.Millisecond)
			if _, _, after := r.state(); after == moves {
				r.g.Screenshot("solo-stuck")
				t.Fatalf("move %d was not taken: %v", n, choose(t, &m, 0))
			}
		}
	}
	r.g.Tick(200)
	r.g.Screenshot("results")
}
