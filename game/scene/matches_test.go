//go:build !js

package scene

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"capital/game/drive"
	"capital/game/scene/narration"
	"capital/game/session"
	"capital/game/store"
	"capital/input"
	"capital/rules/record"
)

// matchesOn is the screen of matches of an app, with all that lies there listed.
func matchesOn(t *testing.T, app *App) *matchesScreen {
	t.Helper()
	s := newMatches(app, titleOf(app))
	app.ShowAtOnce(s)
	t.Cleanup(func() { // it may list once more, and keep that, when the test's folder is to go
		if s.listing.Busy() {
			s.listing.Wait(context.Background())
		}
	})
	listedAll(t, app, s)
	return s
}

// listedAll waits until all matches are listed.
func listedAll(t *testing.T, app *App, s *matchesScreen) {
	t.Helper()
	drive.Until(t, "all matches are listed", func() bool {
		app.Pass(tick)
		s.Update(app, nil)
		return s.left == 0 && !s.listing.Busy()
	})
}

// left is an app's match of three, one move old, that was left.
func left(t *testing.T, app *App, seed uint64) string {
	t.Helper()
	app.RandomSeed = func() uint64 { return seed }
	return playOne(t, app)
}

// seedsOf are the seeds of the matches that are listed.
func seedsOf(s *matchesScreen) (seeds []uint64) {
	for _, n := range s.shown {
		seeds = append(seeds, s.all[n].Told.Seed)
	}
	return seeds
}

// recordsIn are the texts of all matches in a folder, wherever they lie, sorted.
func recordsIn(t *testing.T, folder string) (all []string) {
	t.Helper()
	for _, pattern := range []string{"*.txt", "running/*.txt", "finished/*.txt", "deleted/*.txt"} {
		paths, _ := filepath.Glob(filepath.Join(folder, pattern))
		for _, path := range paths {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, string(data))
		}
	}
	slices.Sort(all)
	return all
}

// TestPlayNeverReplacesAMatch: any number run side by side, the one begun last goes on from the title, and each from the list.
func TestPlayNeverReplacesAMatch(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	var want []string
	for seed := range uint64(4) {
		want = append(want, left(t, app, seed+1))
	}
	fileHolds(t, filepath.Join(folder, matchFile), want[3])
	show(t, app, newTitle(app))
	pressOn(t, app, titleContinue)
	if tableOf(t, app).record() != want[3] {
		t.Error("the title does not go on with the newest")
	}
	app.EndMatch()
	for _, n := range []int{1, 0, 2, 3} {
		s := matchesOn(t, app)
		at := slices.Index(seedsOf(s), uint64(n+1))
		if len(s.shown) != 4 || at < 0 {
			t.Fatalf("listed are %v", seedsOf(s))
		}
		s.actOn(app, &s.all[s.shown[at]], rowOpen)
		if got := tableOf(t, app).record(); got != want[n] {
			t.Errorf("it goes on with\n%s", got)
		}
		app.EndMatch()
		fileHolds(t, filepath.Join(folder, matchFile), want[n])
	}
	slices.Sort(want)
	if got := recordsIn(t, folder); !slices.Equal(got, want) {
		t.Errorf("there are %d matches: %q", len(got), got)
	}
}

// TestTheNewestGoesOnWhereNoneIsPlayed: after the end of the match, or once it was deleted.
func TestTheNewestGoesOnWhereNoneIsPlayed(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	older := left(t, app, 1)
	app.Begin(alone(2))
	toTheEnd(t, app)
	show(t, app, newTitle(app))
	if titleOn(t, app).Widgets.Widgets[titleContinue].Hidden {
		t.Fatal("there is nothing to go on with")
	}
	pressOn(t, app, titleContinue)
	if got := tableOf(t, app).record(); got != older {
		t.Errorf("it goes on with\n%s", got)
	}
	app.EndMatch()
	finishedIn(t, folder, 1)
}

// TestWhatIsDeletedComesBack at once, or from the list of what is deleted, and is gone after a month.
func TestWhatIsDeletedComesBack(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	left(t, app, 1)
	left(t, app, 2)
	app.Begin(alone(3))
	toTheEnd(t, app)
	newTitle(app)
	want := recordsIn(t, folder)
	s := matchesOn(t, app)
	all := seedsOf(s)
	for n := range all {
		seed := s.row(n).Told.Seed
		press(app, s, s.part(n, rowDelete))
		if slices.Contains(seedsOf(s), seed) || len(s.shown) != 2 {
			t.Fatalf("%d is deleted, listed are %v", seed, seedsOf(s))
		}
		again := matchesOn(t, app)
		if len(again.shown) != 2 {
			t.Errorf("listed anew are %v", seedsOf(again))
		}
		app.ShowAtOnce(s)
		press(app, s, &s.Widgets.Widgets[matchesBringBack])
		if !slices.Equal(seedsOf(s), all) || !s.Widgets.Widgets[matchesBringBack].Hidden {
			t.Fatalf("brought back, listed are %v, not %v", seedsOf(s), all)
		}
		if got := recordsIn(t, folder); !slices.Equal(got, want) {
			t.Fatalf("there are\n%q", got)
		}
	}
	for range all {
		press(app, s, s.part(0, rowDelete))
	}
	if newTitle(app); app.cabinet.open.saved.look() || len(s.shown) != 0 {
		t.Error("what is deleted goes on")
	}
	s = matchesOn(t, app) // another time
	s.which = whichDeleted
	s.choose(app)
	if !slices.Equal(seedsOf(s), all) {
		t.Fatalf("deleted are %v", seedsOf(s))
	}
	for range all[1:] {
		press(app, s, s.part(0, rowOpen))
	}
	if got := recordsIn(t, folder); !slices.Equal(got, want) || len(s.shown) != 1 {
		t.Fatalf("there are\n%q", got)
	}
	app.Store.ForgetDeleted(time.Now().AddDate(0, 0, 30))
	if got := recordsIn(t, folder); !slices.Equal(got, want) {
		t.Error("it is forgotten too early")
	}
	app.Store.ForgetDeleted(time.Now().AddDate(0, 0, 32))
	if got := recordsIn(t, folder); len(got) != 2 {
		t.Error("it is never forgotten")
	}
}

// TestASecondWindowMovesNoMatch, for it has not the claim; it may look.
func TestASecondWindowMovesNoMatch(t *testing.T) {
	folder := t.TempDir()
	one := filesApp(t, folder)
	left(t, one, 1)
	left(t, one, 2)
	want := recordsIn(t, folder)
	other := filesApp(t, folder)
	newTitle(other)
	s := matchesOn(t, other)
	if len(s.shown) != 2 {
		t.Fatalf("it lists %v", seedsOf(s))
	}
	for _, part := range []int{rowOpen, rowDelete} {
		for n := range 2 {
			other.toast.Words = ""
			press(other, s, s.part(n, part))
			if other.toast.Words != other.Strings.Text("toast.elsewhere") || other.cabinet.playing != nil {
				t.Errorf("it says %q", other.toast.Words)
			}
		}
	}
	left(t, other, 3)
	if got := recordsIn(t, folder); !slices.Equal(got, want) {
		t.Error("it moved something")
	}
	if _, err := os.Stat(filepath.Join(folder, "running")); err != nil {
		t.Fatal(err)
	}
	fileHolds(t, filepath.Join(folder, matchFile), begunText(t, one))
}

// begunText is the text of the match that lies in its place.
func begunText(t *testing.T, app *App) string {
	t.Helper()
	data, err := app.Store.Load(matchFile)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestMatchesAreFound by the names of their seats and by their game, in parts and without accents, and by what they are.
func TestMatchesAreFound(t *testing.T) {
	app := biddingApp(t, store.OpenFolder(t.TempDir()), "bidding", "trading")
	left(t, app, 1)
	app.Begin(Config{Seed: 2, Seats: []record.Seat{{Player: session.Person, Name: "Żółw"}}})
	toTheEnd(t, app)
	newTitle(app)
	app.take(app.cabinet.games[1])
	left(t, app, 3)
	s := matchesOn(t, app)
	for typed, want := range map[string][]uint64{"": {1, 2, 3}, "zol": {2}, "bo": {1, 3}, "trad ala": {3}, "nobody": nil} {
		s.Widgets.Widgets[matchesSearch].Value = typed
		s.choose(app)
		got := seedsOf(s)
		if slices.Sort(got); !slices.Equal(got, want) {
			t.Errorf("%q finds %v", typed, got)
		}
	}
	whole(t, app, input.Intent{Kind: input.Cancel})
	if app.stage.next != nil || s.Widgets.Widgets[matchesSearch].Value != "" {
		t.Error("what is searched is not taken back first")
	}
	for which, want := range [][]uint64{{1, 2, 3}, {1, 3}, {2}, nil} {
		got := seedsOf(s)
		if slices.Sort(got); !slices.Equal(got, want) || int(s.which) != which {
			t.Errorf("of %d there are %v", which, got)
		}
		press(app, s, &s.Widgets.Widgets[matchesWhich])
	}
	press(app, s, &s.Widgets.Widgets[matchesGame])
	press(app, s, &s.Widgets.Widgets[matchesGame])
	if got := seedsOf(s); !slices.Equal(got, []uint64{3}) {
		t.Errorf("of the other game there are %v", got)
	}
}

// TestALookAtAMatchLeadsBackToTheList as it was left.
func TestALookAtAMatchLeadsBackToTheList(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	app.Begin(alone(2))
	text := toTheEnd(t, app)
	newTitle(app)
	seen := ""
	app.cabinet.open.LookBack = func(text string, _ int) error { seen = text; return nil }
	app.OpenMatch(text)
	if at, known := app.EndedAt(); known {
		t.Errorf("of what somebody sends it is known that it ended at %v", at)
	}
	ended := time.Date(2026, 3, 1, 0, 0, 0, 0, time.Local)
	files, err := filepath.Glob(filepath.Join(folder, "finished", "*.txt"))
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	name := ended.Format(time.DateOnly) + filepath.Base(files[0])[len(time.DateOnly):]
	if err := os.Rename(files[0], filepath.Join(folder, "finished", name)); err != nil {
		t.Fatal(err)
	}
	s := matchesOn(t, app)
	s.Widgets.Widgets[matchesSearch].Value = "al"
	press(app, s, s.part(0, rowOpen))
	if seen != text {
		t.Errorf("it looks at\n%s", seen)
	}
	if at, known := app.EndedAt(); !known || !at.Equal(ended) {
		t.Errorf("it ended at %v, %v", at, known)
	}
	app.ShowTitle()
	do(t, app)
	again, ok := app.Shown().(*matchesScreen)
	if !ok || again.Widgets.Widgets[matchesSearch].Value != "al" {
		t.Fatalf("it leads to %T", app.Shown())
	}
	listedAll(t, app, again)
	app.ShowTitle()
	do(t, app)
	titleOn(t, app)
}

// TestMyPlayFromTheList is shown, and leads back to the list as it was.
func TestMyPlayFromTheList(t *testing.T) {
	app := filesApp(t, t.TempDir())
	if s := matchesOn(t, app); !s.Widgets.Widgets[matchesMyPlay].Hidden {
		t.Error("a button leads nowhere")
	}
	var back func() Scene
	app.MyPlay = func(_ *App, to func() Scene) Scene { back = to; return newTitle(app) }
	s := matchesOn(t, app)
	s.Widgets.Widgets[matchesSearch].Value = "al"
	press(app, s, &s.Widgets.Widgets[matchesMyPlay])
	if back == nil {
		t.Fatal("it does not lead there")
	}
	if again, ok := back().(*matchesScreen); !ok || again.Widgets.Widgets[matchesSearch].Value != "al" {
		t.Errorf("it leads back to %T", back())
	}
}

// many are so many finished matches in a folder.
func many(t *testing.T, folder string, count int) {
	t.Helper()
	app := filesApp(t, t.TempDir())
	app.Begin(alone(1))
	text := toTheEnd(t, app)
	for n := range count {
		name := fmt.Sprintf("%s-bidding-%d.txt", time.Date(2026, 1, 1, 0, 0, 0, 0, time.Local).AddDate(0, 0, n).Format(time.DateOnly), n+1)
		path := filepath.Join(folder, "finished", name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestThousandsAreGoneThrough by the wheel, by keys, by a finger: the rows follow, and none is pressed by a drag.
func TestThousandsAreGoneThrough(t *testing.T) {
	folder := t.TempDir()
	many(t, folder, 40)
	app := filesApp(t, folder)
	s := matchesOn(t, app)
	if len(s.shown) != 40 || s.plan.rows < 3 {
		t.Fatalf("%d are listed, %d rows seen", len(s.shown), s.plan.rows)
	}
	if newest := s.row(0).when.Format(time.DateOnly); newest != "2026-02-09" {
		t.Errorf("the newest is of %s", newest)
	}
	whole(t, app, input.Intent{Kind: input.Turn, Number: 1, DY: 1})
	if s.first != 1 {
		t.Errorf("the wheel leads to %d", s.first)
	}
	whole(t, app, input.Intent{Kind: input.Turn, Number: 1})
	if s.first != 1+s.plan.rows {
		t.Errorf("a page on is %d", s.first)
	}
	s.scroll(app, -s.first)
	s.Widgets.Focus(matchesRows)
	for range s.plan.rows + 4 {
		whole(t, app, input.Intent{Kind: input.Navigate, DY: 1})
	}
	if s.first != 5 || s.Widgets.Focused() != matchesRows+(s.plan.rows-1)*rowWidgets {
		t.Errorf("down leads to %d, focus %d", s.first, s.Widgets.Focused())
	}
	s.Widgets.Focus(matchesRows + s.plan.rows*rowWidgets - 1)
	whole(t, app, input.Intent{Kind: input.Next})
	if s.first != 6 || s.Widgets.Focused() != matchesRows+(s.plan.rows-1)*rowWidgets {
		t.Errorf("the next leads to %d, focus %d", s.first, s.Widgets.Focused())
	}
	s.Widgets.Focus(matchesRows)
	whole(t, app, input.Intent{Kind: input.Previous})
	for range 9 {
		whole(t, app, input.Intent{Kind: input.Navigate, DY: -1})
	}
	if s.first != 0 || s.Widgets.Focused() >= matchesRows {
		t.Errorf("up leads to %d, focus %d", s.first, s.Widgets.Focused())
	}
	x, y := s.part(1, rowDelete).Rect.Centre()
	whole(t, app, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true})
	whole(t, app, input.Intent{Kind: input.Move, X: x, Y: y - 2*s.plan.high, Touch: true, Held: true})
	whole(t, app, input.Intent{Kind: input.Move, X: x, Y: y - s.plan.high, Touch: true, Held: true})
	whole(t, app, input.Intent{Kind: input.Release, X: x, Y: y - s.plan.high, Touch: true})
	if s.first != 1 || s.deleted != nil {
		t.Errorf("a finger leads to %d, deleted is %v", s.first, s.deleted)
	}
	tap(t, app, s.part(1, rowDelete).Rect)
	if s.deleted == nil || len(s.shown) != 39 {
		t.Error("a tap deletes nothing")
	}
}

// TestMatchesAreHeard: what has the focus says all of its row, and what was deleted is said.
func TestMatchesAreHeard(t *testing.T) {
	app := filesApp(t, t.TempDir())
	left(t, app, 1)
	app.Begin(alone(2))
	toTheEnd(t, app)
	newTitle(app)
	s := matchesOn(t, app)
	heard := func(speech narration.Speech, want ...string) {
		t.Helper()
		for _, words := range want {
			if all := speech.Place + speech.Prompt + speech.Focus; !strings.Contains(all, words) {
				t.Errorf("%q lacks %q", all, words)
			}
		}
	}
	s.Widgets.Focus(matchesRows)
	over := s.Spoken(app)
	heard(over, "Matches", "2 matches", "Bidding", "Ala:", "Look back", "Take-backs")
	s.Widgets.Focus(matchesRows + rowWidgets)
	heard(s.Spoken(app), "Go on", "Ala", "Bo", "Celina", "Prize 1")
	s.Widgets.Focus(matchesSearch)
	heard(s.Spoken(app), app.Strings.Text("matches.search"))
	press(app, s, s.part(0, rowDelete))
	heard(s.Spoken(app), "Deleted: Bidding")
}
