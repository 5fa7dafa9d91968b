//go:build !js

package cabinet

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"capital/game/about"
	"capital/game/drive"
	expoai "capital/game/expo/ai"
	expolesson "capital/game/expo/table/lesson"
	luxai "capital/game/lux/ai"
	luxlesson "capital/game/lux/table/lesson"
	romeai "capital/game/rome/ai"
	romelesson "capital/game/rome/table/lesson"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	warsawai "capital/game/warsaw/ai"
	warsawlesson "capital/game/warsaw/table/lesson"
	"capital/rules/expo"
	"capital/rules/lux"
	"capital/rules/record"
	"capital/rules/rome"
	"capital/rules/warsaw"
)

var writes = flag.Bool("save", false, "write what this version saves into its folder of "+savesFolder+", unless that is there")

// TestSavesAreWritten writes, once a release, what the release saves. A folder that is there stays as it is; the one of a
// version that nobody has yet may be taken away and written anew.
func TestSavesAreWritten(t *testing.T) {
	if !*writes {
		return // not skipped: where it is not asked for, nothing is missed
	}
	folder := filepath.Join(savesFolder, about.Release)
	if _, err := os.Stat(folder); err == nil {
		t.Fatalf("%s is there: what a release has saved is not changed", folder)
	}
	files := store.OpenFolder(folder)
	settings := scene.Settings{
		Speed: 1.5, ReducedMotion: true, MotionChosen: true, TextSize: 125, Sound: 40, FullScreen: true, Language: "pl",
		Unwarned: "bid income", Contrast: true, LeftHanded: true, Game: "rome",
	}
	if err := files.SaveValue("settings.json", settings); err != nil {
		t.Fatal(err)
	}
	w := warsawWriter(files)
	w.writeAll(t)
	w.lesson(t, warsawlesson.Config(seatName), warsawlesson.Players(w.players))
	r := romeWriter(files)
	r.writeAll(t)
	r.lesson(t, romelesson.Config(seatName), romelesson.Players(r.players))
	l := luxWriter(files)
	l.writeAll(t)
	l.write(t, "finished-rob", lux.Record{Seed: 9, Seats: []record.Seat{person("Ola")}}, func(m *lux.Match, _ int) bool { return m.Over() })
	l.lesson(t, luxlesson.Config(seatName), luxlesson.Players(l.players))
	e := expoWriter(files)
	e.writeAll(t)
	e.lesson(t, expolesson.Config(seatName), expolesson.Players(e.players))
	os.Remove(filepath.Join(folder, ".lock"))
}

// writer writes saved matches of a game, each as the program does: a session saves it.
type writer[M, A, E any] struct {
	files     *store.Store
	rules     *record.Rules[M, A, E]
	players   session.Players[M, A]
	legal     func(m *M, seat int) []A
	owes      func(m *M, seat int) string // what decision, in a word; "" for none
	decisions []string                    // with which unfinished matches wait for a person
}

func warsawWriter(files *store.Store) *writer[warsaw.Match, warsaw.Action, warsaw.Event] {
	names := []string{"", "pick", "use", "window", "piece", "losses", "milestone", "choices"}
	return &writer[warsaw.Match, warsaw.Action, warsaw.Event]{
		files: files, rules: warsaw.Rules(), players: warsawai.NewPlayers(nil), decisions: names[1:],
		legal: func(m *warsaw.Match, seat int) []warsaw.Action { return m.Legal(seat, true, nil) },
		owes:  func(m *warsaw.Match, seat int) string { return names[m.Owes(seat)] },
	}
}

func romeWriter(files *store.Store) *writer[rome.Match, rome.Action, rome.Event] {
	names := []string{"", "build", "bid", "put", "draw"}
	return &writer[rome.Match, rome.Action, rome.Event]{
		files: files, rules: rome.Rules(), players: romeai.NewPlayers(nil), decisions: names[1:],
		legal: romeActions,
		owes:  func(m *rome.Match, seat int) string { return names[m.Owes(seat)] },
	}
}

func luxWriter(files *store.Store) *writer[lux.Match, lux.Action, lux.Event] {
	names := []string{"", "keep", "play", "lay", "pay"}
	return &writer[lux.Match, lux.Action, lux.Event]{
		files: files, rules: lux.Rules(), players: luxai.NewPlayers(nil), decisions: names[1:],
		legal: func(m *lux.Match, seat int) []lux.Action { return m.Legal(seat, nil) },
		owes:  func(m *lux.Match, seat int) string { return names[m.Owes(seat)] },
	}
}

func expoWriter(files *store.Store) *writer[expo.Match, expo.Action, expo.Event] {
	names := []string{"", "space", "build", "crossing", "activate", "prosper"}
	return &writer[expo.Match, expo.Action, expo.Event]{
		files: files, rules: expo.Rules(), players: expoai.NewPlayers(nil), decisions: names[1:],
		legal: func(m *expo.Match, seat int) []expo.Action { return m.Legal(seat, nil) },
		owes:  func(m *expo.Match, seat int) string { return names[m.Owes(seat)] },
	}
}

// writeAll writes matches that are over and others that wait for each decision, with two, three and four seats, all levels,
// and every kind of take-backs.
func (w *writer[M, A, E]) writeAll(t *testing.T) {
	t.Helper()
	over := func(m *M, _ int) bool { return w.rules.Over(m) }
	alone := []record.Seat{person(`Żofia "Zo"`), {Player: "builder", Name: "Builder"}}
	mixed := []record.Seat{person(""), {Player: "architect", Name: "Architect"}, {Player: "apprentice", Name: "Apprentice"}, {Player: "master", Name: "Master # 1"}}
	several := []record.Seat{person("Anna"), person("Jörg"), person("Łucja")}
	w.write(t, "finished-alone", record.Record[A]{Seed: 1, Seats: alone, TakeBacks: record.TakeBacksUntilRevealed}, over)
	w.write(t, "finished-mixed", record.Record[A]{Seed: 1<<64 - 1, Seats: mixed}, over)
	w.write(t, "finished-several", record.Record[A]{Seed: 3, Seats: several}, over)
	w.write(t, "unfinished-begun", record.Record[A]{Seed: 4, Seats: mixed}, func(_ *M, moves int) bool { return moves >= len(mixed) })
	for n, decision := range w.decisions {
		seats := [][]record.Seat{several[:2], several, append(several[:3:3], person("You"))}[n%3]
		waits := func(m *M, moves int) bool { return moves > 6*n && w.owes(m, 0) == decision }
		for seed := uint64(20); !w.write(t, "unfinished-"+decision, record.Record[A]{Seed: seed, Seats: seats}, waits); {
			seed++
		}
	}
}

func person(name string) record.Seat { return record.Seat{Player: session.Person, Name: name} }

func seatName(seat int) string { return fmt.Sprint("Seat ", seat+1) }

// lesson writes the first match a few moves after it was begun.
func (w *writer[M, A, E]) lesson(t *testing.T, config scene.Config, players session.Players[M, A]) {
	t.Helper()
	taught := *w
	taught.players = players
	taught.write(t, "lesson", record.Record[A]{Seed: config.Seed, Seats: config.Seats, Options: config.Options}, func(_ *M, moves int) bool { return moves > 4 })
}

// write plays a match until something holds after so many moves, and keeps what a session saves of it. People do whatever is
// legal. It reports whether that held before the match was over.
func (w *writer[M, A, E]) write(t *testing.T, name string, r record.Record[A], until func(m *M, moves int) bool) bool {
	t.Helper()
	random, enough := rand.New(rand.NewPCG(r.Seed, 7)), errors.New("it holds")
	m, err := w.rules.Play(&r, func(m *M, seat int) (a A, err error) {
		if until(m, len(r.Actions)) {
			return a, enough
		}
		if r.Seats[seat].Player != session.Person {
			return w.players.Choose(t.Context(), &r, m, seat)
		}
		all := w.legal(m, seat)
		return all[random.IntN(len(all))], nil
	}, nil)
	if err != nil && err != enough {
		t.Fatal(err)
	}
	if err == nil && !until(&m, len(r.Actions)) {
		return false
	}
	if err := w.files.Save(w.rules.Name+"-"+name+".txt", []byte(w.saved(t, r))); err != nil {
		t.Fatal(err)
	}
	return true
}

// saved is what a session saves of a match, from the last thing that a person did on.
func (w *writer[M, A, E]) saved(t *testing.T, r record.Record[A]) (text string) {
	t.Helper()
	last := len(r.Actions) - 1
	for r.Seats[r.Actions[last].Seat].Player != session.Person {
		last--
	}
	move := r.Actions[last]
	r.Program, r.TakeBacks, r.Actions = about.Release, session.TakeBacks(&r), r.Actions[:last]
	s, err := session.New(w.rules, w.players, r, func(now string) error { text = now; return nil })
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Submit(move.Seat, move.Action); err != nil {
		t.Fatal(err)
	}
	drive.Until(t, "the computer players have played and all is saved", func() bool {
		s.Think()
		return !s.Thinking() && s.Saved()
	})
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return text
}
