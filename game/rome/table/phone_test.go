//go:build !js

package table

import (
	"math"
	"slices"
	"testing"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene"
	house "capital/game/table"
	"capital/input"
	"capital/render/widget"
	"capital/rules/rome"
)

// phones are telephones held both ways.
func phones() []look {
	return slices.DeleteFunc(looks(), func(l look) bool { return l.point == 1 })
}

// TestAFingerHitsEverythingOnATelephone in the course of a match: nothing that can be hit is smaller than a finger needs, and
// what lies over it leaves as much of it free.
func TestAFingerHitsEverythingOnATelephone(t *testing.T) {
	r := played(t, seats(1, 3, ai.Builder), 7, 1<<20)
	for _, l := range phones() {
		d, m := l.desk(t), rome.NewMatch(len(r.Seats), r.Seed, nil)
		picture := view.NewTable(d.art, len(r.Seats))
		picture.Resize(d.Room())
		buttons := view.NewButtons(d.art)
		picture.PlaceButtons(buttons)
		for n, b := range buttons.Widgets {
			if n == house.ButtonRules {
				continue // a finger held on a thing leads to the rules
			}
			fingerHits(t, l, "a button", b.Rect)
		}
		for n, move := range r.Actions {
			if n%17 == 0 {
				v := m.View(0)
				p := seenBy(&v, []string{"You", "Livia", "Marcus", "Claudia"}, true)
				for _, thing := range touched(&p) {
					fingerHits(t, l, thing, seenOf(picture, &p, thing))
				}
			}
			m.Apply(move.Seat, move.Action, nil)
		}
	}
}

// fingerHits checks that a place is as large as a finger needs.
func fingerHits(t *testing.T, l look, what any, r widget.Rect) {
	t.Helper()
	if least := scene.Touch*l.point - 0.5; r.W < least || r.H < least {
		t.Fatalf("%s: %+v is %.0f×%.0f points large", l.name, what, r.W/l.point, r.H/l.point)
	}
}

// touched are all things that a person can touch at a table.
func touched(p *view.Position) []view.Thing {
	things := built(nil, &p.Table, p.Seat)
	things = piles(piles(places(things), view.OfPile), view.OfDiscards)
	for _, c := range p.Hand.Cards {
		things = append(things, view.OfCard(c))
	}
	for seat := 1; seat < len(p.Names); seat++ {
		things = append(things, view.Thing{Kind: view.Panel, Seat: seat})
	}
	return things
}

// seenOf is what of a thing's place can be hit: below its left upper corner, as far as nothing lies over it.
func seenOf(picture *view.Table, p *view.Position, thing view.Thing) widget.Rect {
	r := picture.Where(p, thing)
	if thing.Kind == view.Prefecture { // not square: its middle is hit
		return r
	}
	at := func(x, y float64) bool { return picture.At(p, x, y) == thing }
	w, h := 0.0, 0.0
	for w < r.W && at(r.X+w, r.Y+2) {
		w++
	}
	for h < r.H && at(r.X+2, r.Y+1+h) {
		h++
	}
	return widget.Rect{X: r.X, Y: r.Y, W: math.Min(w, r.W), H: math.Min(h, r.H)}
}

// TestATableOnATelephoneFitsItsScreen, and nothing overlaps, for either hand and however large the text is.
func TestATableOnATelephoneFitsItsScreen(t *testing.T) {
	for _, l := range looks() {
		d := l.desk(t)
		lie := view.Lay(d.Room(), 4, false)
		places := map[string]widget.Rect{
			"course": lie.Course, "rounds": lie.Rounds, "outlook": lie.Outlook, "menu": lie.Menu, "others": lie.Others, "map": lie.Window, "side": lie.Side,
			"confirm": lie.Confirm, "hand": lie.Hand, "undo": lie.Undo, "redo": lie.Redo, "log": lie.Log, "hint": lie.Hint, "pass": lie.Pass, "header": lie.Header,
			"houses": lie.Houses, "stock": lie.Stock, "round roofs": lie.Roofs[0], "triangular roofs": lie.Roofs[1],
		}
		for of := range rome.Type(rome.Types) {
			places[of.String()+" pile"], places[of.String()+" discards"] = lie.Piles[of], lie.Discards[of]
		}
		for name, r := range places {
			if r.X < 0 || r.Y < 0 || r.X+r.W > l.w+0.5 || r.Y+r.H > l.h+0.5 || r.W < 20 || r.H < 20 {
				t.Errorf("%s: the %s lies outside or is too small: %v", l.name, name, r)
			}
			for other, o := range places {
				if name < other && r.X+0.5 < o.X+o.W && o.X+0.5 < r.X+r.W && r.Y+0.5 < o.Y+o.H && o.Y+0.5 < r.Y+r.H {
					t.Errorf("%s: the %s and the %s overlap", l.name, name, other)
				}
			}
		}
	}
}

// TestAPrefectureOpensLargeAtATap on a telephone, and is small again after one more; so does another seat's panel.
func TestAPrefectureOpensLargeAtATap(t *testing.T) {
	for _, l := range phones() {
		r := &robot{t: t, screen: tableOf(t, l.desk(t), until(t, seats(1, 3, ai.Builder), 7, owes(0, rome.DecideBuild, 2)))}
		moves, small := r.session.Moves(), r.picture.Layout.Map
		place := r.picture.Layout.Prefectures[rome.Caelian]
		x, y := place.Centre()
		r.clickAt(x, y, true)
		large := r.picture.Layout
		if large.Zoom < 1.5 || large.Prefectures[rome.Caelian].W < 1.5*place.W || !large.Window.Contains(large.Prefectures[rome.Caelian].Centre()) {
			t.Fatalf("%s: it is %v of %v", l.name, large.Prefectures[rome.Caelian], large.Window)
		}
		x, y = large.Window.Centre()
		r.clickAt(x, y, true)
		if r.picture.Layout.Map != small {
			t.Errorf("%s: it stays large", l.name)
		}
		panel := view.Thing{Kind: view.Panel, Seat: 2}
		r.click(panel, true)
		if p := r.Position(); p.Open != panel {
			t.Errorf("%s: the panel stays small", l.name)
		}
		r.clickAt(x, y, true)
		if p := r.Position(); p.Open.Kind != view.Nothing || r.session.Moves() != moves {
			t.Errorf("%s: the panel stays large, or something was done", l.name)
		}
	}
}

// TestTwoFingersZoomAndMoveTheMap as far as there is more of it, and one finger moves it.
func TestTwoFingersZoomAndMoveTheMap(t *testing.T) {
	r := &robot{t: t, screen: turnOf(t, usualApp(t), rome.DecideBuild, 2)}
	l := &r.picture.Layout
	small := l.Map
	x, y := l.Window.Centre()
	r.update(input.Intent{Kind: input.Zoom, X: x, Y: y, Scale: 1.8})
	if l.Map.W < 1.5*small.W || l.Map.X > l.Window.X || l.Map.X+l.Map.W < l.Window.X+l.Window.W {
		t.Fatalf("the map is %v in %v", l.Map, l.Window)
	}
	was := l.Map
	r.update(input.Intent{Kind: input.Zoom, X: x, Y: y, Scale: 1, PanX: 30})
	if l.Map.X != was.X+30 {
		t.Error("two fingers do not move it")
	}
	was = l.Map
	r.update(input.Intent{Kind: input.Press, X: x, Y: y, Touch: true})
	r.update(input.Intent{Kind: input.Move, X: x - 40, Y: y, Touch: true}, input.Intent{Kind: input.Release, X: x - 40, Y: y, Touch: true})
	if l.Map.X != was.X-40 {
		t.Error("one finger does not move it")
	}
	r.update(input.Intent{Kind: input.Zoom, X: x, Y: y, Scale: 0.1})
	if l.Map != small {
		t.Errorf("the map is %v, not %v", l.Map, small)
	}
}
