//go:build !js

package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/game/warsaw/table/view"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// hands are the places of the hand and around them, where a lifted tile may reach.
func (r *robot) hands() widget.Rect {
	l := r.layout()
	first, last := l.Hand[0], l.Hand[len(l.Hand)-1]
	return widget.Rect{X: first.X - 8*l.U, Y: first.Y - 16*l.U, W: last.X + last.W - first.X + 16*l.U, H: first.H + 16*l.U}
}

// solo starts a match of one person against two computer players.
func solo(t *testing.T, speed float64) *robot {
	t.Helper()
	seats := []record.Seat{person("Zofia"), computer("Sawa"), computer("Wars")}
	return begin(t, game{speed: speed, record: warsaw.Record{Seed: 7, Seats: seats}})
}

// affordable is a tile of the hand that looks different in so many turns, and a
// space where it may be built at once.
func affordable(t *testing.T, m *warsaw.Match, seat, turns int) warsaw.Action {
	t.Helper()
	known := m.View(seat)
	for _, tile := range known.Own().Hand(nil) {
		for _, a := range known.Uses(tile, nil) {
			if a.Kind == warsaw.Build && tile.Tile().Turns() >= turns {
				return a
			}
		}
	}
	t.Fatal("no tile of the hand can be built")
	return warsaw.Action{}
}

func TestDraggedTileStays(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 1)
	m := r.await(0)
	a := affordable(t, &m, 0, 1)
	a.Turn = 0
	before := r.keep("table-empty")
	_, _, moves := r.state()
	x, y := r.hand(&m, 0, a.Tile)
	bx, by := r.at(&m, 0, a.Space)
	r.g.Move(x, y)
	r.g.Press()
	r.g.Move((x+bx)/2, (y+by)/2)
	r.g.Tick(20)
	if r.keep("table-drag"); share(before, r.g.Look(), r.hands()) < 0.1 {
		t.Error("the tile that is dragged still lies in the hand")
	}
	r.g.Move(bx, by)
	r.g.Tick(20)
	r.picture("table-ghost")
	r.g.Release()
	r.expect(moves, 0, warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}, a)
	m = r.await(0)
	d := &m.Player(0).District
	i, ok := d.IndexOf(a.Space)
	if lies, _ := d.TileAt(i); !ok || lies != a.Tile {
		t.Fatalf("tile %d does not lie where it was put", a.Tile)
	}
	r.g.Move(2, 2)
	r.g.Tick(120)
	after := r.keep("table-second")
	column, row := d.Offset(a.Space)
	l := r.layout()
	if share(before, after, l.Fit(d).Space(column, row).Inset(10)) < 0.5 {
		t.Error("the tile is not seen where it lies")
	}
}

// illegal is a way to let a tile go that is refused for a reason.
type illegal struct {
	name   string
	reason warsaw.ReasonKey
}

// offence finds a tile of the hand and a point of the board where it is refused for
// a reason.
func (r *robot) offence(m *warsaw.Match, seat int, reason warsaw.ReasonKey) (a warsaw.Action, ok bool) {
	known := m.View(seat)
	d := &m.Player(seat).District
	l := view.Lay(scene.PlainRoom(r.w, r.h))
	for _, tile := range known.Own().Hand(nil) {
		for column := -1; column <= 4; column++ {
			for row := -1; row <= 4; row++ {
				a := warsaw.Action{Kind: warsaw.Build, Tile: tile, Space: d.SpaceAt(column, row)}
				if i, ok := d.IndexOf(a.Space); ok && d.Occupied().Has(i) {
					a.Kind = warsaw.Overbuild
				}
				x, y := r.at(m, seat, a.Space)
				if known.CheckUse(a).Key == reason && l.Board.Inset(20).Contains(x, y) {
					return a, true
				}
			}
		}
	}
	return a, false
}

func TestIllegalDropReturnsWithItsReason(t *testing.T) {
	drive.Beside(t)
	for _, test := range []illegal{
		{"expensive", warsaw.ReasonTooExpensive},
		{"apart", warsaw.ReasonNotTouching},
		{"beyond", warsaw.ReasonBeyondLimit},
	} {
		t.Run(test.name, func(t *testing.T) {
			probe := &robot{t: t, w: logicWidth, h: logicHeight}
			record := search(t, 3, func(m *warsaw.Match) bool {
				if m.Owes(0) != warsaw.DecidePick || m.Round() == 3 {
					return false
				}
				_, ok := probe.offence(m, 0, test.reason)
				return ok
			})
			r := begin(t, game{speed: 1, record: record})
			m := r.await(0)
			a, _ := r.offence(&m, 0, test.reason)
			_, _, moves := r.state()
			bx, by := r.at(&m, 0, a.Space)
			r.g.Move(bx, by)
			r.g.Tick(100)
			before := r.g.Look()
			x, y := r.hand(&m, 0, a.Tile)
			r.g.Drag(x, y, bx, by)
			r.g.Tick(30)
			tip := r.keep("table-illegal-%s", test.name)
			if n := share(before, tip, r.hands()); n != 0 {
				t.Errorf("the tile is not back in the hand: %.4f of it differs", n)
			}
			near := 100 * r.layout().U
			around := widget.Rect{X: bx - near, Y: by - near, W: 2 * near, H: 2 * near}
			if share(before, tip, around) < 0.1 {
				t.Error("no reason is shown where the tile was let go")
			}
			r.unchanged(moves)
			r.g.Tick(240)
			if n := drive.Differing(before, r.g.Look()); n != 0 {
				t.Errorf("the reason leaves a trace of %d pixels", n)
			}
		})
	}
}

func TestTilesAreTurned(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 1)
	m := r.await(0)
	a := affordable(t, &m, 0, 4)
	x, y := r.hand(&m, 0, a.Tile)
	bx, by := r.at(&m, 0, a.Space)
	l := r.layout()
	ways := []struct {
		name string
		turn int
		do   func()
	}{
		{"R", 1, func() { r.g.Key(ebiten.KeyR) }},
		{"Shift+R", -1, func() { r.g.Key(ebiten.KeyR, ebiten.KeyShiftLeft) }},
		{"wheel down", 1, func() { r.g.Wheel(-1) }},
		{"wheel up", -1, func() { r.g.Wheel(1) }},
		{"right button", 1, r.g.RightClick},
		{"the button to the right", 1, func() { r.g.Click(centre(l.TurnRight)) }},
		{"the button to the left", -1, func() { r.g.Click(centre(l.TurnLeft)) }},
	}
	for n, test := range ways[:testscope.Count(3, len(ways))] {
		m = r.await(0)
		_, _, moves := r.state()
		r.g.Click(x, y) // lifted, and the pointer free
		still := r.g.Look()
		times := 1 + n%2
		for range times {
			test.do()
		}
		r.g.Tick(20)
		if drive.Differing(still, r.g.Look()) == 0 {
			t.Errorf("%s does not show", test.name)
		}
		r.g.Click(bx, by)
		want := a
		want.Turn = uint8(test.turn * times & 3)
		r.expect(moves, 0, warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}, want)
		r.await(0)
		r.undo(ebiten.KeyU)
		if now := r.movesOf(0, 0); len(now) != 0 {
			t.Fatalf("after %s, undo leaves %v", test.name, now)
		}
	}
}

func TestClickAndClickPlaces(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 1)
	m := r.await(0)
	a := affordable(t, &m, 0, 1)
	_, _, moves := r.state()
	r.g.Click(r.hand(&m, 0, a.Tile))
	r.g.Tick(10)
	x, y := r.at(&m, 0, a.Space)
	r.g.Move(x, y)
	r.g.Tick(10)
	r.picture("table-click")
	r.g.Click(x, y)
	want := a
	want.Turn = 0
	r.expect(moves, 0, warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}, want)
}

func TestLaidFaceDown(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 1)
	l := r.layout()
	for _, way := range []func(x, y float64){
		func(x, y float64) { fx, fy := centre(l.FaceDown); r.g.Drag(x, y, fx, fy) },
		func(x, y float64) { r.g.Click(x, y); r.g.Click(centre(l.FaceDown)) },
		func(x, y float64) { r.g.Click(x, y); r.g.Click(centre(l.Confirm)) },
	} {
		m := r.await(0)
		known := m.View(0)
		tile := known.Own().Hand(nil)[1]
		_, _, moves := r.state()
		way(r.hand(&m, 0, tile))
		r.expect(moves, 0, warsaw.Action{Kind: warsaw.Pick, Tile: tile})
		m = r.await(0)
		if m.Owes(0) != warsaw.DecideUse || m.Revealed(0) != tile {
			t.Fatalf("the tile picked is not the one to be used: %v", m.Revealed(0))
		}
		if r.g.Look(); m.Round() == 0 {
			r.picture("table-use")
		}
		r.mouse(&m, 0, warsaw.Action{Kind: warsaw.Discard, Tile: tile})
	}
}

func TestDiscards(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 1)
	l := r.layout()
	ways := []struct {
		name string
		do   func(x, y float64)
	}{
		{"drag", func(x, y float64) { dx, dy := centre(l.Discard); r.g.Drag(x, y, dx, dy) }},
		{"click", func(x, y float64) { r.g.Click(x, y); r.g.Click(centre(l.Discard)) }},
		{"key", func(x, y float64) { r.g.Click(x, y); r.g.Key(ebiten.KeyD) }},
	}
	for _, way := range ways {
		m := r.await(0)
		known := m.View(0)
		hand := known.Own().Hand(nil)
		tile, coins := hand[0], m.Player(0).Coins
		_, _, moves := r.state()
		way.do(r.hand(&m, 0, tile))
		want := warsaw.Action{Kind: warsaw.Discard, Tile: tile}
		r.expect(moves, 0, warsaw.Action{Kind: warsaw.Pick, Tile: tile}, want)
		m = r.await(0)
		if discarded := m.Discarded(); !discarded.Has(tile) || m.Player(0).Coins != coins+3 {
			t.Errorf("discarding by %s leaves %d coins of %d", way.name, m.Player(0).Coins, coins)
		}
		if slices.Equal(hand, func() []warsaw.TileID { v := m.View(0); return v.Own().Hand(nil) }()) {
			t.Error("the hand stays")
		}
	}
	// The last tile of a hand is revealed without asking; it is discarded from where it lies.
	m := r.await(0)
	_, _, moves := r.state()
	r.g.Key(ebiten.KeyD)
	r.expect(moves, 0, warsaw.Action{Kind: warsaw.Discard, Tile: m.Revealed(0)})
}
