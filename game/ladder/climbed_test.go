package ladder_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"capital/game/ladder"
	"capital/game/store"
	"capital/game/stress"
	"capital/rules/record"
)

// rungs are three of a ladder.
func rungs() []ladder.Rung {
	return []ladder.Rung{
		{Seed: 4, Rivals: []string{"apprentice", "apprentice"}, Task: ladder.Task{Win: true}},
		{Seed: 9, Rivals: []string{"builder"}, Task: ladder.Task{Points: 50}},
		{Seed: 7, Options: []record.Option{{Name: "two", Value: "even"}}, Task: ladder.Task{Lead: 10, Goal: "no-park"}},
	}
}

func TestTasksAreDone(t *testing.T) {
	for _, test := range []struct {
		task   ladder.Task
		result ladder.Result
		done   bool
	}{
		{ladder.Task{Win: true}, ladder.Result{Place: 1}, true},
		{ladder.Task{Win: true}, ladder.Result{Place: 2}, false},
		{ladder.Task{Lead: 10}, ladder.Result{Place: 1, Lead: 10}, true},
		{ladder.Task{Lead: 10}, ladder.Result{Place: 1, Lead: 9}, false},
		{ladder.Task{Lead: 10}, ladder.Result{Place: 2, Lead: 10}, false}, // the most points do not always win
		{ladder.Task{Points: 50}, ladder.Result{Place: 3, Points: 50}, true},
		{ladder.Task{Points: 50}, ladder.Result{Place: 1, Points: 49}, false},
		{ladder.Task{Goal: "no-park"}, ladder.Result{Place: 4, Goals: []string{"fast", "no-park"}}, true},
		{ladder.Task{Goal: "no-park"}, ladder.Result{Place: 1, Goals: []string{"fast"}}, false},
		{ladder.Task{Win: true, Goal: "no-park"}, ladder.Result{Place: 2, Goals: []string{"no-park"}}, false},
		{ladder.Task{Win: true, Points: 50, Goal: "no-park"}, ladder.Result{Place: 1, Points: 50, Goals: []string{"no-park"}}, true},
	} {
		if got := test.task.Done(test.result); got != test.done {
			t.Errorf("%+v with %+v: %t", test.task, test.result, got)
		}
	}
}

// TestAMatchIsOfARung with its deal, options and rivals, whoever sits in the first seat.
func TestAMatchIsOfARung(t *testing.T) {
	seats := func(players ...string) (all []record.Seat) {
		for _, player := range players {
			all = append(all, record.Seat{Player: player, Name: "Zofia"})
		}
		return all
	}
	all := rungs()
	for _, test := range []struct {
		rung    int
		seed    uint64
		seats   []record.Seat
		options []record.Option
		plays   bool
	}{
		{0, 4, seats("person", "apprentice", "apprentice"), nil, true},
		{0, 4, seats("master", "apprentice", "apprentice"), nil, true},
		{0, 5, seats("person", "apprentice", "apprentice"), nil, false},
		{0, 4, seats("person", "apprentice"), nil, false},
		{0, 4, seats("person", "apprentice", "builder"), nil, false},
		{0, 4, seats("person", "apprentice", "apprentice"), all[2].Options, false},
		{0, 4, nil, nil, false},
		{2, 7, seats("person"), all[2].Options, true},
		{2, 7, seats("person"), nil, false},
	} {
		if got := all[test.rung].Plays(test.seed, test.seats, test.options); got != test.plays {
			t.Errorf("%+v: %t", test, got)
		}
	}
}

// TestTheBestIsKept of a rung: the most points until its task is done, and then how it was done first.
func TestTheBestIsKept(t *testing.T) {
	c, rung := ladder.Climbed{}, &rungs()[0]
	for n, end := range []struct {
		place, points int
		date          string
		changed       bool
		kept          ladder.Tried
	}{
		{2, 30, "2026-11-01", true, ladder.Tried{4, "", 30}},
		{3, 20, "2026-11-02", false, ladder.Tried{4, "", 30}},
		{2, 30, "2026-11-02", false, ladder.Tried{4, "", 30}},
		{2, 40, "2026-11-03", true, ladder.Tried{4, "", 40}},
		{1, 35, "2026-11-04", true, ladder.Tried{4, "2026-11-04", 35}},
		{1, 60, "2026-11-05", false, ladder.Tried{4, "2026-11-04", 35}},
		{2, 90, "2026-11-06", false, ladder.Tried{4, "2026-11-04", 35}},
	} {
		before := c["towers"]
		was := append([]ladder.Tried(nil), before...)
		if changed := c.Finish("towers", rung, ladder.Result{Place: end.place, Points: end.points}, end.date); changed != end.changed {
			t.Errorf("match %d: %t", n+1, changed)
		}
		if kept, ok := c.Of("towers", 4); !ok || kept != end.kept || len(c["towers"]) != 1 {
			t.Errorf("match %d: %+v is kept, not %+v", n+1, c["towers"], end.kept)
		}
		if !reflect.DeepEqual(append([]ladder.Tried(nil), before...), was) {
			t.Errorf("match %d: what was read before is another now", n+1)
		}
	}
	if _, ok := c.Of("streets", 4); ok {
		t.Error("it is done in another game too")
	}
	if _, ok := c.Of("towers", 9); ok {
		t.Error("another rung is done too")
	}
}

// TestTheNextRung is the first one that is not done, whatever was done after it.
func TestTheNextRung(t *testing.T) {
	c, all := ladder.Climbed{}, rungs()
	for _, test := range []struct {
		rung        int
		result      ladder.Result
		next, count int
	}{
		{0, ladder.Result{Place: 2}, 0, 0},
		{1, ladder.Result{Points: 50}, 0, 1},
		{0, ladder.Result{Place: 1}, 2, 2},
		{2, ladder.Result{Place: 1, Lead: 10, Goals: []string{"no-park"}}, 3, 3},
	} {
		c.Finish("towers", &all[test.rung], test.result, "2026-11-04")
		if next, count := c.Next("towers", all), c.Count("towers", all); next != test.next || count != test.count {
			t.Errorf("after %+v the rung %d is next, %d are done", test, next, count)
		}
	}
	if c.Next("streets", all) != 0 || c.Count("streets", all) != 0 {
		t.Error("another game is climbed too")
	}
}

// kept has a file lie where it is kept, and reads it.
func kept(t *testing.T, folder, text string) (ladder.Climbed, error) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(folder, ladder.File), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return ladder.Load(store.OpenFolder(folder))
}

// TestWhatIsKeptComesBack; nothing is no mistake, nor is what another version knows more or less of.
func TestWhatIsKeptComesBack(t *testing.T) {
	folder := t.TempDir()
	files := store.OpenFolder(folder)
	if c, err := ladder.Load(files); err != nil || c == nil || len(c) != 0 {
		t.Errorf("of nothing there is %+v, %v", c, err)
	}
	c := ladder.Climbed{}
	for n, rung := range rungs() {
		c.Finish("towers", &rung, ladder.Result{Place: 1 + n, Points: 50 * n}, "2026-11-04")
	}
	if err := c.Save(files); err != nil {
		t.Fatal(err)
	}
	if again, err := ladder.Load(files); err != nil || !reflect.DeepEqual(again, c) {
		t.Errorf("%+v comes back as %+v, %v", c, again, err)
	}
	for text, want := range map[string]ladder.Climbed{
		`null`: {}, `{}`: {},
		`{"towers":[{"seed":4,"done":"2026-11-04","points":3,"stars":2}],"streets":null}`: {"towers": {{4, "2026-11-04", 3}}, "streets": nil},
		`{"towers":[{"seed":99}]}`: {"towers": {{Seed: 99}}}, // of a rung that there is no more
	} {
		got, err := kept(t, folder, text)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s is %+v, %v", text, got, err)
		}
		if got.Next("towers", rungs()) > 1 {
			t.Errorf("%s: the next rung is %d", text, got.Next("towers", rungs()))
		}
	}
}

// TestWhatCannotBeReadIsEmpty and said; nothing that can be read makes trouble.
func TestWhatCannotBeReadIsEmpty(t *testing.T) {
	folder := t.TempDir()
	for _, text := range []string{``, `[]`, `{"towers":7}`, `{"towers":[{"seed":-1}]}`, `{"towers":[{"seed":4`} {
		if c, err := kept(t, folder, text); err == nil || c == nil || len(c) != 0 {
			t.Errorf("%q is %+v, %v", text, c, err)
		}
	}
	lack := errors.New("no disk")
	if c, err := ladder.Load(failing{lack}); !errors.Is(err, lack) || c == nil {
		t.Errorf("%+v, %v", c, err)
	}
	original, err := json.Marshal(ladder.Climbed{"towers": {{4, "2026-11-04", 35}, {9, "", 12}}})
	if err != nil {
		t.Fatal(err)
	}
	refused, all := 0, rungs()
	const times = 500
	for n := range times {
		chance := rand.New(rand.NewPCG(2, uint64(n)))
		c, err := kept(t, folder, stress.Mutate(chance, string(original)))
		if err != nil {
			refused++
		}
		if c.Next("towers", all) > len(all) || c.Count("towers", all) > len(all) {
			t.Fatalf("file %d is climbed too far: %+v", n, c)
		}
		if c.Finish("towers", &all[0], ladder.Result{Place: 1, Points: 1}, "2026-11-05"); c.Next("towers", all) == 0 {
			t.Fatalf("file %d: what is done then does not count: %+v", n, c)
		}
	}
	if refused == 0 || refused == times {
		t.Errorf("%d of %d were refused", refused, times)
	}
}

// failing are files that can't be reached.
type failing struct{ err error }

func (f failing) LoadValue(string, any) error { return f.err }
func (f failing) SaveValue(string, any) error { return f.err }
