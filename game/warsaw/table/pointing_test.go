//go:build !js

package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/testscope"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/text"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// pointAt lets the pointer rest on a thing until that says what it is.
func pointAt(t *testing.T, table *screen, thing view.Thing) view.Position {
	t.Helper()
	p := table.Position()
	place := table.picture.Where(&p, thing)
	x, y := middle(place, table.picture.Layout.Screen)
	wants(t, table, input.Intent{Kind: input.Move, X: x, Y: y})
	drive.Until(t, fmt.Sprintf("%+v says what it is", thing), func() bool {
		if err := table.Update(table.App, nil); err != nil {
			t.Fatal(err)
		}
		return table.Position().Rests
	})
	return table.Position()
}

// firstOf is the first thing of a kind that is not one of the seat in view, or is.
func firstOf(p *view.Position, all []view.Thing, kind view.ThingKind, own bool) view.Thing {
	n := slices.IndexFunc(all, func(thing view.Thing) bool {
		return thing.Kind == kind && (thing.Seat == p.Seat) == own && (kind != view.HandTile || p.Hand.Tiles[thing.N] != p.Held.Tile)
	})
	if n < 0 {
		return view.Thing{}
	}
	return all[n]
}

// pointAtFirst lets the pointer rest on the first thing of a kind that is the person's, or not.
func pointAtFirst(t *testing.T, table *screen, kind view.ThingKind, own bool) {
	t.Helper()
	p := table.Position()
	pointAt(t, table, firstOf(&p, table.picture.Things(&p), kind, own))
}

// saidIn are the texts that are written in a place when a position is drawn.
func saidIn(table *screen, p *view.Position, place widget.Rect) (said []string) {
	w, h := table.desk.Size()
	dst := ebiten.NewImage(int(w), int(h))
	defer dst.Deallocate()
	table.desk.Writer.Watch = func(in text.Written) func() {
		if in.Words != "" && in.Dst.Bounds().Dx() == int(w) && place.Contains(in.Left, in.Top) {
			said = append(said, in.Words)
		}
		return nil
	}
	table.picture.Draw(dst, p)
	table.desk.Writer.Watch = nil
	return said
}

// TestThePanelTellsOfWhatIsAsked while other things are pointed at: the tile in question, what is asked and its sum stay, and
// what is pointed at says itself what it is, beside the panel.
func TestThePanelTellsOfWhatIsAsked(t *testing.T) {
	drive.Window(t)
	c := quickApp(t)
	ways := []struct{ w, h, point float64 }{{1280, 720, 1}, {960, 600, 1}, {2532, 1170, 3}, {1170, 2532, 3}}
	for n, q := range questions() {
		if q.name == "log" || !testscope.Thorough() && n%3 != 1 {
			continue
		}
		record := search(t, q.seats, q.wanted)
		for k, way := range ways {
			if k != n%len(ways) && !testscope.Everything() { // another one each time
				continue
			}
			table := shownOn(t, c, record, way.w, way.h, way.point)
			q.does(t, table)
			table.Update(c.App, nil)
			heading := table.Position().Side.Prompt
			p := table.Position()
			all := table.picture.Things(&p)
			for _, thing := range []view.Thing{
				firstOf(&p, all, view.TileOf, false), firstOf(&p, all, view.MilestoneOf, p.Seat == 0), firstOf(&p, all, view.HandTile, p.Seat == 0),
				firstOf(&p, all, view.FactOf, false), firstOf(&p, all, view.TileOf, true),
			} {
				if thing.None() {
					continue
				}
				seen := pointAt(t, table, thing)
				l := &table.picture.Layout
				title, lines := table.picture.Told(&seen, thing)
				card, ok := table.picture.CardAt(&seen)
				switch {
				case title == "" || len(lines) == 0 || strings.Join(lines, "") == "":
					t.Errorf("%s: %+v says nothing", q.name, thing)
				case !ok:
					t.Errorf("%s: no card tells of %+v", q.name, thing)
				case !l.Close && card.X < l.Side.X+l.Side.W && l.Side.X < card.X+card.W && card.Y < l.Side.Y+l.Side.H && l.Side.Y < card.Y+card.H:
					t.Errorf("%s: what is said of %+v lies over what is asked", q.name, thing)
				}
				if aims := seen.Held.Aimed || p.Held.Aimed; !aims && seen.Side.Prompt != heading {
					t.Errorf("%s: with the pointer on %+v the heading is %q, not %q", q.name, thing, seen.Side.Prompt, heading)
				}
				away := seen
				away.PointerX, away.PointerY, away.Rests = -1, -1, false
				if got, want := saidIn(table, &seen, l.Side), saidIn(table, &away, l.Side); !slices.Equal(got, want) || len(want) == 0 {
					t.Errorf("%s: with the pointer on %+v the panel tells %q, not %q", q.name, thing, got, want)
				}
				if testscope.Everything() {
					drive.Keep(t, fmt.Sprintf("card-%s-%d-%.0fx%.0f", q.name, thing.Kind, way.w/way.point, way.h/way.point), pictureOf(table))
				}
			}
			drive.EndFrame()
		}
	}
}

// TestEverySignSaysWhatItIs goes through everything drawn on tables of many kinds, in every language.
func TestEverySignSaysWhatItIs(t *testing.T) {
	seen := map[view.ThingKind]bool{}
	records := []warsaw.Record{lateRecord(t), search(t, 3, owes(warsaw.DecideLosses)), people(2, 1)}
	for _, language := range []string{"en", "de", "pl"} {
		c := testCapital(t, scene.Settings{TextSize: 100, Language: language}, store.OpenFolder(t.TempDir()))
		for n, record := range records {
			for _, size := range [][3]float64{{1280, 720, 1}, {1170, 2532, 3}} {
				table := shownOn(t, c, record, size[0], size[1], size[2])
				p := table.Position()
				if n == 1 {
					p.Board.Lost = 0
				}
				p.Side.Sum = &view.Sum{Net: warsaw.Sum{Coins: 12, VP: -3}}
				positions := []view.Position{p}
				p.Side.Sum, p.Side.Advice = nil, &view.Advice{Rows: []view.AdviceRow{{Does: "A", Best: true}, {Does: "B", Tag: "−2"}}}
				positions = append(positions, p)
				for _, p := range positions {
					for _, thing := range table.picture.Things(&p) {
						seen[thing.Kind] = true
						title, lines := table.picture.Told(&p, thing)
						said := strings.TrimSpace(title) + strings.TrimSpace(strings.Join(lines, " "))
						if title == "" || len(lines) == 0 || slices.Contains(lines, "") || strings.Contains(said, "tip.") || strings.Contains(said, "{") {
							t.Errorf("%s, table %d: %+v says %q, %q", language, n, thing, title, lines)
						}
						place := table.picture.Where(&p, thing)
						if s := table.picture.Layout.Screen; place.X < -1 || place.Y < -1 || place.X+place.W > s.W+1 || place.Y+place.H > s.H+1 {
							t.Errorf("%s, table %d: %+v lies at %v", language, n, thing, place)
						}
					}
				}
			}
		}
	}
	for kind := view.MilestoneOf; kind <= view.TagOf; kind++ {
		if !seen[kind] && kind != view.HandBack {
			t.Errorf("nothing of kind %d is seen", kind)
		}
	}
}

// TestAFingerHeldOnAThingTellsOfIt on a telephone: what it was doing is given up, and a tap on the words opens the book.
func TestAFingerHeldOnAThingTellsOfIt(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
	table.desk.ResizePoints(1170, 2532, 3)
	settle(t, table)
	for _, thing := range []view.Thing{{Kind: view.EpochOf, N: 3}, {Kind: view.WarAfter, N: 3}, {Kind: view.CoinsOf, Seat: 1}, {Kind: view.HandTile, N: 1}, {Kind: view.PointsOf}} {
		p := table.Position()
		x, y := centre(table.picture.Where(&p, thing))
		wants(t, table, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true})
		wants(t, table, input.Intent{Kind: input.Explain, X: x, Y: y, Touch: true})
		wants(t, table, input.Intent{Kind: input.Release, X: x, Y: y, Touch: true})
		p = table.Position()
		if got := table.picture.ThingAt(&p, x, y); !p.Rests || got != thing || table.hand.held.carried {
			t.Errorf("a finger on %+v tells of %+v: %v", thing, got, p.Rests)
		}
	}
	p := table.Position()
	card, _ := table.picture.CardAt(&p)
	x, y := card.Centre()
	table.desk.ShowAtOnce(table)
	table.Update(table.App, []input.Intent{{Kind: input.Press, X: x, Y: y, Touch: true}})
	fade(t, table.desk)
	if table.desk.Shown() == table {
		t.Error("a tap on the words does not open the rules book")
	}
}

// TestACardHidesLittle of the district on the board, and nothing of what it speaks of, on small screens too.
func TestACardHidesLittle(t *testing.T) {
	c := quickApp(t)
	hides := func(card, place widget.Rect) float64 {
		w := min(card.X+card.W, place.X+place.W) - max(card.X, place.X)
		h := min(card.Y+card.H, place.Y+place.H) - max(card.Y, place.Y)
		return max(w, 0) * max(h, 0)
	}
	for _, record := range []warsaw.Record{lateRecord(t), people(2, 1)}[:testscope.Count(1, 2)] {
		sizes := [][3]float64{{2532, 1170, 3}, {1170, 2532, 3}, {1280, 720, 1}, {844, 390, 1}, {810, 1080, 1}, {3840, 2160, 1}}
		for _, size := range sizes[:testscope.Count(2, len(sizes))] {
			table := shownOn(t, c, record, size[0], size[1], size[2])
			p := table.Position()
			all := table.picture.Things(&p)
			for _, p.Focus = range all {
				if p.Focus.Kind == view.MilestoneOf { // it is shown whole
					continue
				}
				card, _ := table.picture.CardAt(&p)
				if over := hides(card, table.picture.Where(&p, p.Focus)); over > 0 && card.W*card.H < 0.2*size[0]*size[1] {
					t.Errorf("at %v the card of %+v, %v, hides it", size, p.Focus, card)
				}
				hidden, district := 0.0, 0.0
				for _, thing := range all {
					if place := table.picture.Where(&p, thing); thing.Kind == view.TileOf && thing.Seat == p.Seat {
						hidden += hides(card, place)
						district += place.W * place.H
					}
				}
				most := 0.12 // of a whole panel, beside which there is little room
				if p.Focus.Kind == view.TileOf {
					most = 0.04
				}
				if share := hidden / district; share > most {
					t.Errorf("at %v the card of %+v hides %.0f %% of the district", size, p.Focus, 100*share)
				}
				if card.W*card.H > 0.14*size[0]*size[1] {
					t.Errorf("at %v the card of %+v takes %.0f %% of the screen", size, p.Focus, 100*card.W*card.H/size[0]/size[1])
				}
			}
		}
	}
}

// TestKeysGoThroughAllThings from a milestone on, with Tab and with arrows, and leave them.
func TestKeysGoThroughAllThings(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
	settle(t, table)
	moves := table.session.Moves()
	table.TakeAll([]input.Intent{{Kind: input.Choose, Number: 5}})
	p := table.Position()
	all := table.picture.Things(&p)
	for n := range all {
		if got := table.Position().Focus; got != all[n] {
			t.Fatalf("keys are at %+v, not at %+v", got, all[n])
		}
		if said := table.Spoken(table.App).Focus; said == "" {
			t.Errorf("nothing is said of %+v", all[n])
		}
		table.TakeAll([]input.Intent{{Kind: input.Next}})
	}
	table.TakeAll([]input.Intent{{Kind: input.Previous}, {Kind: input.Navigate, DX: -1}})
	if at := table.Position().Focus; at.None() || at == all[len(all)-1] {
		t.Errorf("left of the last thing keys are at %+v", at)
	}
	table.TakeAll([]input.Intent{{Kind: input.Cancel}})
	if at := table.Position().Focus; !at.None() || table.session.Moves() != moves {
		t.Errorf("cancelled, keys are at %+v", at)
	}
}
