//go:build !js

package myplay

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/course"
	"capital/game/drive"
	luxai "capital/game/lux/ai"
	luxending "capital/game/lux/table/ending"
	"capital/game/play"
	"capital/game/players"
	romeai "capital/game/rome/ai"
	romeending "capital/game/rome/table/ending"
	"capital/game/scene"
	"capital/game/scene/overflowtest"
	"capital/game/search"
	"capital/game/testscope"
	warsawai "capital/game/warsaw/ai"
	warsawending "capital/game/warsaw/table/ending"
	"capital/input"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// looked is a recorded match with a course of it that is made up: by how many thousandths each move is worse, and whether that is
// sure.
type looked struct {
	as, text, course string
	person           int
}

// worse is by how many thousandths of a point a move is said to be worse than the best one.
func worse(match uint64, move int) (thousandths int, sure bool) {
	n := int(match)*31 + move*17
	if n%3 == 0 {
		return 0, true
	}
	return n * n % 4000, n%5 != 0
}

// look records a match and makes its course up.
func look[M any, A comparable, E any](t *testing.T, p *players.Players[M, A, E], kinds func(*record.Record[A]) []string, day int, levels []string, person int) looked {
	t.Helper()
	seed := uint64(day)
	g := course.Game[M, A, E]{Rules: p.Rules, Kinds: kinds, Review: func(_ context.Context, r *record.Record[A], move, samples int) (search.Review[A], error) {
		loss, sure := worse(seed, move)
		review := search.Review[A]{Seat: r.Actions[move].Seat, Sure: sure, Samples: samples}
		review.Played = search.Judgement[A]{Action: r.Actions[move].Action, Margin: 5}
		review.Best = search.Judgement[A]{Action: r.Actions[move].Action, Margin: 5 + float64(loss)/1000}
		return review, nil
	}}
	l := looked{as: fmt.Sprintf("2026-02-%02d-%s-1", day, p.Rules.Name), text: recorded(t, p, levels, person, seed), person: person}
	data, err := g.WorkOut(context.Background(), l.text, person, nil)
	if err != nil {
		t.Fatal(err)
	}
	l.course = string(data)
	return l
}

var (
	lookedAt []looked
	lookOnce sync.Once
)

// someLooked are three matches of each game.
func someLooked(t *testing.T) []looked {
	t.Helper()
	lookOnce.Do(func() {
		w, r, l := warsawai.NewPlayers(nil), romeai.NewPlayers(nil), luxai.NewPlayers(nil)
		for n, levels := range [][]string{{"apprentice", "apprentice"}, {"builder", "apprentice", "apprentice"}, {"apprentice", "apprentice", "apprentice"}} {
			lookedAt = append(lookedAt, look(t, w, warsawending.Kinds, 1+n, levels, n%2),
				look(t, r, romeending.Kinds, 11+n, levels, n%2), look(t, l, luxending.Kinds, 21+n, levels, n%2))
		}
	})
	return lookedAt
}

// keep has an app's files have a match, and its course where it is known.
func (l *looked) keep(t *testing.T, app *scene.App, known bool) {
	t.Helper()
	err := errors.Join(app.Store.Save("match.txt", []byte(l.text)), app.Store.Finish("match.txt", l.as))
	if known {
		err = errors.Join(err, app.Store.SaveCourse("finished/"+l.as+".txt", []byte(l.course)))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// game is the name of its game.
func (l *looked) game() string {
	_, after, _ := strings.Cut(l.text, "\ngame ")
	name, _, _ := strings.Cut(after, " ")
	return name
}

// openedSlips is the screen with the slips of a game, once all that is known was read.
func openedSlips(t *testing.T, app *scene.App, game string) *Screen {
	t.Helper()
	s := opened(t, app)
	for s.games[s.game].Name != game {
		do(t, s)
		press(t, s, gameTurner)
	}
	press(t, s, slipsTab)
	drive.Until(t, "what is known is read", func() bool { do(t, s); return s.courses.known })
	return s
}

// kindByLine is of which kind the decision is that a line of a record tells, by its words alone. The epoch counts at Capital.
func kindByLine(game string, words []string, epoch int) string {
	key := words[0]
	if len(words) > 1 && game == "rome" && key == "play" {
		if name, _, _ := strings.Cut(words[1], "-"); name == "floor" || name == "roof" {
			return name
		}
		return "permit" // it is called by a colour
	}
	switch game + " " + key {
	case "lux keep":
		return "draft"
	case "lux lay":
		return "modifier"
	case "lux pay", "lux refuse":
		return "limit"
	case "lux capital":
		if len(words) > 2 {
			return "power"
		}
	case "rome put":
		return "piece"
	case "warsaw pick":
		return "draft"
	case "warsaw build":
		if tile, ok := warsaw.TileByCode(words[1]); ok && tile.Tile().Transport {
			return "transport"
		}
	case "warsaw overbuild":
		if epoch <= 3 {
			return "overbuild-early"
		}
		return "overbuild-late"
	case "warsaw keep", "warsaw lose":
		return "war"
	case "warsaw place":
		return "milestone"
	case "warsaw sell", "warsaw split", "warsaw finish":
		return "income"
	}
	return key
}

// sumsOf counts a match by the lines of its record: the thousandths given away and the slips, by kind.
func (l *looked) sumsOf(t *testing.T, match uint64) (thousandths, slips, made map[string]int) {
	t.Helper()
	thousandths, slips, made = map[string]int{}, map[string]int{}, map[string]int{}
	var r record.Record[warsaw.Action]
	if l.game() == "warsaw" {
		var err error
		if r, _, err = warsaw.Rules().Read(l.text); err != nil {
			t.Fatal(err)
		}
	}
	move := 0
	for line := range strings.Lines(l.text) {
		words := strings.Fields(line)
		seat, err := strconv.Atoi(words[0])
		if err != nil {
			continue
		}
		if seat == l.person+1 {
			epoch := 0
			if words[1] == "overbuild" {
				before := r
				before.Actions = r.Actions[:move]
				m, err := warsaw.Rules().Replay(&before, nil)
				if err != nil {
					t.Fatal(err)
				}
				epoch = m.Epoch()
			}
			kind := kindByLine(l.game(), words[1:], epoch)
			made[kind]++
			if loss, sure := worse(match, move); sure {
				thousandths[kind] += loss
				if loss >= 50 {
					slips[kind]++
				}
			}
		}
		move++
	}
	return thousandths, slips, made
}

// countPositive is how many kinds have any.
func countPositive(many map[string]int) (kinds int) {
	for _, n := range many {
		if n > 0 {
			kinds++
		}
	}
	return kinds
}

// What stands there is what the lines of the records and the made-up losses come to, counted otherwise.
func TestSlipsOfRecords(t *testing.T) {
	app := cabinetApp(t, 0, 0)
	all := someLooked(t)
	for n := range all {
		all[n].keep(t, app, true)
	}
	for _, game := range []string{"warsaw", "rome", "lux"} {
		s := openedSlips(t, app, game)
		sums, slips, made, matches := map[string]int{}, map[string]int{}, map[string]int{}, 0
		for n := range all {
			if l := &all[n]; l.game() == game {
				day, _ := strconv.Atoi(l.as[8:10])
				points, many, all := l.sumsOf(t, uint64(day))
				matches++
				for kind, sum := range points {
					sums[kind] += sum
					slips[kind] += many[kind]
				}
				for kind, many := range all {
					made[kind] += many
				}
			}
		}
		var reviewed []play.Reviewed
		for _, r := range s.courses.reviewed {
			if r.Game == game {
				reviewed = append(reviewed, r)
			}
		}
		found := play.CountGivenAway(reviewed)
		if matches != 3 || len(reviewed) != matches || len(found) != countPositive(slips) || len(found) < 4 {
			t.Errorf("%s: %d kinds out of %d matches, not %d: %v", game, len(found), len(reviewed), len(sums), sums)
		}
		said, last := s.Spoken(app).Prompt, math.Inf(1)
		for number := range s.pages[1:] {
			s.page = number + 1
			said += s.Spoken(app).Prompt
		}
		for _, kind := range found {
			mean := float64(sums[kind.Kind]) / 1000 / float64(matches)
			if math.Abs(kind.AMatch-mean) > 1e-9 || len(kind.Slips) != slips[kind.Kind] || kind.AMatch > last {
				t.Errorf("%s, %s: %v a match in %d slips, not %v in %d", game, kind.Kind, kind.AMatch, len(kind.Slips), mean, slips[kind.Kind])
			}
			last = kind.AMatch
			name := s.games[s.game].Words.Text("decision." + kind.Kind)
			if words := fmt.Sprintf("%s: %.1f points a match. Worse moves: %d of %d, in ", name, mean, slips[kind.Kind], made[kind.Kind]); !strings.Contains(said, words) {
				t.Errorf("%q is not said: %s", words, said)
			}
			if !slices.IsSortedFunc(kind.Slips, func(a, b play.Slip) int { return int(math.Copysign(1, b.Points-a.Points)) }) {
				t.Errorf("%s, %s: the worst moments are not first", game, kind.Kind)
			}
		}
	}
}

// By keys one gets to the kinds of decisions, on to the moments of one, into the look back at a moment and back again.
func TestMomentsByKeys(t *testing.T) {
	drive.Window(t)
	app := cabinetApp(t, 0, 0)
	all := someLooked(t)
	for n := range all {
		all[n].keep(t, app, n >= 3)
	}
	for _, game := range []string{"warsaw", "rome", "lux"} {
		s := openedSlips(t, app, game)
		app.Show(s)
		settle(t, app)
		to := func(index int) {
			t.Helper()
			for range widgetCount {
				if s.Widgets.Focused() == index {
					return
				}
				do(t, s, input.Intent{Kind: input.Next})
			}
			t.Fatalf("no key leads to widget %d", index)
		}
		to(firstRow + 1) // after the button that works out the rest
		if focus := s.Spoken(app).Focus; !strings.Contains(focus, "points a match") {
			t.Errorf("%s: %s", game, focus)
		}
		do(t, s, input.Intent{Kind: input.Confirm})
		if s.kind == "" || s.Widgets.Focused() != firstRow {
			t.Fatalf("%s: the moments of %q are shown, widget %d is in focus", game, s.kind, s.Widgets.Focused())
		}
		do(t, s, input.Intent{Kind: input.Cancel})
		if s.kind != "" || app.Shown() != scene.Scene(s) {
			t.Fatalf("%s: it does not lead back to the kinds", game)
		}
		to(firstRow + 1) // after the button that works out the rest
		do(t, s, input.Intent{Kind: input.Confirm})
		kind, said := s.kind, s.Spoken(app).Focus
		do(t, s, input.Intent{Kind: input.Confirm})
		settle(t, app)
		back, ok := app.Shown().(scene.Speaker)
		if !ok || app.Shown() == scene.Scene(s) {
			t.Fatalf("%s: %T is shown", game, app.Shown())
		}
		move := said[strings.Index(said, "Move ")+len("Move "):]
		move = strings.ToLower("move " + move[:strings.IndexAny(move, ":, ")] + " of ")
		if speech := back.Spoken(app); !strings.Contains(strings.ToLower(speech.Place+speech.Prompt), move) {
			t.Errorf("%s: not %s, but %s %s", game, move, speech.Place, speech.Prompt)
		}
		for range 4 { // through the results of the match
			if app.Shown() == scene.Scene(s) {
				break
			}
			if err := app.Shown().Update(app, []input.Intent{{Kind: input.Cancel}}); err != nil {
				t.Fatal(err)
			}
			settle(t, app)
		}
		if app.Shown() != scene.Scene(s) || s.kind != kind || s.away {
			t.Errorf("%s: %T is shown after the look back", game, app.Shown())
		}
	}
}

// settle waits until a scene has come.
func settle(t *testing.T, app *scene.App) {
	t.Helper()
	for range 90 {
		if err := scene.Tick(app, 1.0/60); err != nil {
			t.Fatal(err)
		}
	}
}

// Matches are worked out one after another, until that is stopped; what is found out is kept.
func TestWorkingOut(t *testing.T) {
	app := cabinetApp(t, 0, 0)
	all := slices.DeleteFunc(slices.Clone(someLooked(t)), func(l looked) bool { return l.game() != "lux" })
	for n := range all {
		all[n].keep(t, app, false)
	}
	s := openedSlips(t, app, "lux")
	known := func() int { return len(s.courses.reviewed) }
	if known() != 0 || countOf(s.courses.unknown, "lux") != 3 || !strings.Contains(s.Spoken(app).Prompt, "not worked out yet: 3") {
		t.Fatalf("%d are known: %s", known(), s.Spoken(app).Prompt)
	}
	press(t, s, firstRow)
	if s.courses.works != "lux" || s.Widgets.Widgets[firstRow].Label != "Stop" {
		t.Fatalf("%q is worked out", s.courses.works)
	}
	drive.Until(t, "one is worked out", func() bool { do(t, s); return known() == 1 })
	if !strings.Contains(s.Spoken(app).Prompt, "Matches to go: 2") {
		t.Error(s.Spoken(app).Prompt)
	}
	press(t, s, firstRow)
	drive.Until(t, "it has stopped", func() bool { do(t, s); return !s.courses.working.Busy() })
	if after := known(); s.courses.works != "" || after > 2 {
		t.Errorf("%d are known, and %q goes on", after, s.courses.works)
	}
	data, err := app.Store.LoadCourse("finished/" + s.courses.reviewed[0].File[:len(s.courses.reviewed[0].File)-4] + ".txt")
	if err != nil || len(data) == 0 {
		t.Error("the course is not kept", err)
	}
	again := openedSlips(t, app, "lux")
	if len(again.courses.reviewed) != known() || len(again.courses.reviewed)+len(again.courses.unknown) != 3 {
		t.Errorf("opened again, %d are known and %d are not", len(again.courses.reviewed), len(again.courses.unknown))
	}
	again.beginWorking("lux")
	// One that has been deleted meanwhile can't be worked out.
	if _, err := app.Store.DeleteMatch("finished/"+again.courses.unknown[0].File, "gone", time.Now()); err != nil {
		t.Fatal(err)
	}
	drive.Until(t, "all are worked out", func() bool { do(t, again); return again.courses.works == "" })
	if len(again.courses.failed) != 1 || len(again.courses.reviewed) != 2 {
		t.Errorf("%d are known, %d failed", len(again.courses.reviewed), len(again.courses.failed))
	}
}

// Every page of the slips keeps its words in their places, however it is looked at: first in German on a telephone, in the largest
// letters. Nothing leaves the panel.
func TestSlipsFit(t *testing.T) {
	drive.Window(t)
	for turn, way := range overflowtest.Ways(19, 3) {
		app := cabinetApp(t, 0, 0)
		useLanguage(t, app, way.Language)
		for n, l := range someLooked(t) {
			l.keep(t, app, n >= 3)
		}
		page := way.Watch(app)
		for n, game := range []string{"warsaw", "rome", "lux"} {
			if n != turn%3 && !testscope.Everything() { // one each time
				continue
			}
			s := openedSlips(t, app, game)
			for n, kind := range append([]string{""}, s.games[s.game].Decisions...) {
				s.kind, s.page = kind, 0
				s.lay()
				for number := range s.pages {
					s.page = number
					s.lay()
					high := 0.0
					for _, i := range s.onPage() {
						high += i.high
					}
					if room := s.layout.content.H + gap*s.layout.u; high > room {
						t.Errorf("%v: page %d of %s, %s is %.0f high, not %.0f", way, number+1, game, kind, high, room)
					}
					if number > 1 || kind != "" && n%4 != 1 && !testscope.Everything() { // they are all alike
						continue
					}
					way.Look(t, page, fmt.Sprintf("my-play-slips-%s-%s-%d", game, kind, number), func(dst *ebiten.Image) { s.Draw(app, dst) })
				}
			}
		}
	}
}

// TestSlipsAreDrawn keeps pictures of the kinds of decisions and of moments.
func TestSlipsAreDrawn(t *testing.T) {
	drive.Window(t)
	languages := []string{"en", "de", "pl", "pl"}
	for n, size := range testscope.First(1, [][4]int{{1280, 720, 1, 100}, {640, 400, 1, 200}, {1080, 1920, 3, 100}, {1080, 1920, 3, 200}, {2532, 1170, 3, 150}}) {
		app := cabinetApp(t, 0, 0)
		useLanguage(t, app, languages[n%len(languages)])
		for n, l := range someLooked(t) {
			l.keep(t, app, n >= 3)
		}
		settings := app.Settings()
		settings.TextSize = size[3]
		app.SetSettings(settings)
		app.ResizePoints(float64(size[0]), float64(size[1]), float64(size[2]))
		for _, game := range []string{"warsaw", "rome", "lux"} {
			s := openedSlips(t, app, game)
			for n := range 2 {
				drive.Keep(t, fmt.Sprintf("my-play-slips-%s-%d-%dx%d-%d", game, n, size[0], size[1], size[3]), drive.Drawn(float64(size[0]), float64(size[1]), func(dst *ebiten.Image) { s.Draw(app, dst) }))
				press(t, s, firstRow+1) // after the button that works out the rest
			}
		}
	}
}
