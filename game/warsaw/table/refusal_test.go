//go:build !js

package table

import (
	"fmt"
	"image"
	"testing"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/game/warsaw/table/wording"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// refusedTable is a table on which a tile was just let go where it touches with a
// corner only.
func refusedTable(t *testing.T, seats ...record.Seat) *screen {
	t.Helper()
	table := newTestTable(t, seats...)
	settle(t, table)
	table.Unlocked = table.Seat // where several people play, the curtain is lifted
	x, y := table.picture.Layout.Hand[0].Centre()
	bx, by := table.place.Space(1, 1).Centre()
	table.TakeAll([]input.Intent{
		{Kind: input.Press, X: x, Y: y}, {Kind: input.Move, X: bx, Y: by}, {Kind: input.Release, X: bx, Y: by},
	})
	if table.hand.refusal.left.Done() || table.Position().Refusal.Words == "" {
		t.Fatal("nothing was refused")
	}
	return table
}

// TestARefusalStaysOnTheBoard tries things in every corner of the screen and
// everywhere between, with the longest reason there is.
func TestARefusalStaysOnTheBoard(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	longest := ""
	for key := warsaw.ReasonNotYourTurn; key.String() != "unknown"; key++ {
		if words := wording.Reason(table.art, warsaw.Reason{Key: key, A: 30, B: 17}); len(words) > len(longest) {
			longest = words
		}
	}
	for _, size := range [][2]float64{{640, 400}, {960, 600}, {1280, 720}, {2560, 1440}, {3440, 1440}, {810, 1080}, {600, 960}} {
		table.desk.Resize(size[0], size[1])
		table.Update(table.App, nil)
		board := table.picture.Layout.Board
		for x := -5.0; x <= size[0]+5; x += size[0] / 20 {
			for y := -5.0; y <= size[1]+5; y += size[1] / 20 {
				r := table.picture.Painter().TipRect(longest, table.picture.Layout.Refused(x, y), board)
				if r.X < board.X || r.Y < board.Y || r.X+r.W > board.X+board.W || r.Y+r.H > board.Y+board.H {
					t.Fatalf("at %v, tried at %.0f,%.0f, the reason lies at %+v, beyond the board %+v", size, x, y, r, board)
				}
			}
		}
	}
}

// TestARefusalWithoutAPointerLiesWhereTheTileIs places a tile by keys; the pointer is
// somewhere else.
func TestARefusalWithoutAPointerLiesWhereTheTileIs(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	table.TakeAll([]input.Intent{{Kind: input.Move, X: 2, Y: 2}, {Kind: input.Choose, Number: 1}})
	table.hand.held.target, table.hand.held.aimed = warsaw.Space{X: 1, Y: 1}, true
	do(table, input.Confirm)
	space := table.place.Space(1, 1)
	if !space.Contains(table.hand.refusal.x, table.hand.refusal.y) {
		t.Errorf("it is refused at %.0f,%.0f, not in %+v", table.hand.refusal.x, table.hand.refusal.y, space)
	}
}

// TestARefusalGoesWithTheNextAction does something else after each refusal.
func TestARefusalGoesWithTheNextAction(t *testing.T) {
	corner := input.Intent{Kind: input.Press, X: 2, Y: 2}
	for name, next := range map[string]func(table *screen){
		"a tile is discarded": func(table *screen) { do(table, input.Next, input.Discard) },
		"another is lifted":   func(table *screen) { do(table, input.Next) },
		"it is lifted again": func(table *screen) {
			x, y := table.picture.Layout.Hand[0].Centre()
			table.TakeAll([]input.Intent{{Kind: input.Press, X: x, Y: y}})
		},
		"something is pressed":   func(table *screen) { table.TakeAll([]input.Intent{corner}) },
		"something is submitted": func(table *screen) { table.submit(warsaw.Action{Kind: warsaw.Pick, Tile: table.handTiles()[1]}) },
		"a hint is asked for":    func(table *screen) { table.desk.adviser = newAdviser(); do(table, input.Hint) },
	} {
		table := refusedTable(t, person("Zofia"), computer("Sawa"))
		next(table)
		if !table.hand.refusal.left.Done() {
			t.Errorf("%s, and the reason still lies there", name)
		}
	}
}

func TestARefusalGoesWithUndo(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	do(table, input.Next, input.Confirm) // lays a tile face down
	awaitTable(t, table, "its use is owed", func() bool { return table.decision() == warsaw.DecideUse })
	table.hand.refuse(warsaw.Reason{Key: warsaw.ReasonNotTouching})
	do(table, input.Undo)
	if !table.hand.refusal.left.Done() {
		t.Error("undone, and the reason still lies there")
	}
}

func TestARefusalGoesWithTheSeat(t *testing.T) {
	table := refusedTable(t, person("Zofia"), person("Jan"))
	table.session.Submit(0, warsaw.Action{Kind: warsaw.Pick, Tile: table.handTiles()[1]})
	table.TurnTo()
	if table.Seat != 1 || !table.hand.refusal.left.Done() {
		t.Errorf("seat %d sees the reason of another", table.Seat)
	}
}

// TestRefusalsAreSeen keeps pictures of reasons near every edge of the board, and sees
// that nothing but the board shows them.
func TestRefusalsAreSeen(t *testing.T) {
	probe := &robot{t: t, w: 1280, h: 720}
	record := search(t, 3, func(m *warsaw.Match) bool {
		_, ok := probe.offence(m, 0, warsaw.ReasonTooExpensive)
		return m.Owes(0) == warsaw.DecidePick && m.Epoch() > 2 && ok
	})
	sizes := [][2]int{{960, 600}, {810, 1080}, {1280, 720}}
	for _, size := range sizes[:testscope.Count(1, len(sizes))] {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			r := begin(t, game{w: size[0], h: size[1], speed: 1, record: record})
			m := r.await(0)
			l := r.layout()
			x, y := r.hand(&m, 0, r.handOf(&m)[0])
			board := l.Board.Inset(6 * l.U)
			for n, at := range [][2]float64{
				{board.X, board.Y}, {board.X + board.W, board.Y}, {board.X, board.Y + board.H}, {board.X + board.W, board.Y + board.H},
			} {
				r.g.Move(at[0], at[1])
				r.g.Tick(60)
				before := r.g.Look()
				r.g.Drag(x, y, at[0], at[1])
				r.g.Tick(30)
				tip := r.keep("refusal-%dx%d-%d", size[0], size[1], n)
				if share(before, tip, l.Board) == 0 {
					t.Errorf("no reason is shown at %v", at)
				}
				for name, part := range map[string]widget.Rect{"the side": l.Side, "the others": l.Others, "the track": l.Track, "the hand": r.hands()} {
					if share(before, tip, part) != 0 {
						t.Errorf("a reason at %v changes %s", at, name)
					}
				}
				r.g.Move(r.hand(&m, 0, r.handOf(&m)[0])) // lifting it again takes the reason away
				r.g.Press()
				r.g.Move(centre(l.Own)) // where nothing can be put
				r.g.Release()
				r.g.Move(at[0], at[1])
				r.g.Tick(40)
				if n := drive.Differing(before, r.g.Look()); n != 0 {
					t.Errorf("lifted again and put back, the reason at %v leaves %d pixels", at, n)
				}
			}
		})
	}
}

// handOf is the hand of seat 0 as it lies.
func (r *robot) handOf(m *warsaw.Match) []warsaw.TileID {
	known := m.View(0)
	return known.Own().Hand(nil)
}

// TestATipLiesOverTheButtons rests with the pointer on a button whose tip lies over the
// lamp of another: nothing of the lamp shines through.
func TestATipLiesOverTheButtons(t *testing.T) {
	r := solo(t, 1)
	r.await(0)
	amber := func(picture *image.RGBA) (n int) {
		for i := 0; i < len(picture.Pix); i += 4 {
			if p := picture.Pix[i:]; p[0] > 200 && p[1] > 120 && p[2] < 110 {
				n++
			}
		}
		return n
	}
	l := r.layout()
	twin := newTestTable(t, person("Zofia"), computer("Sawa"))
	tip := twin.picture.Painter()
	tip.Scale = l.U
	box := tip.TipRect(twin.desk.art.Strings.Text("table.showlog"), l.Log, l.Screen).Inset(2 * l.U)
	if amber(inside(r.g.Look(), box)) == 0 {
		t.Fatal("there is no lamp where the tip will lie")
	}
	r.g.Move(centre(l.Log))
	r.g.Tick(25)
	early := r.g.Look()
	r.g.Tick(10)
	shown := r.keep("tip-log")
	if share(early, shown, box) == 0 {
		t.Fatal("half a second of rest shows no tip")
	}
	if n := amber(inside(shown, box)); n != 0 {
		t.Errorf("%d pixels of the lamp shine through the tip", n)
	}
}
