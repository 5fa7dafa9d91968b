package ai

import (
	"errors"
	"testing"
	"time"

	"capital/rules/warsaw"
)

// endless is so many samples that only being stopped ends them.
const endless = 1 << 30

// Who is stopped plays nothing on any more, however far the sample has come.
func TestStoppedThinkingTriesNothingMore(t *testing.T) {
	m := warsaw.NewMatch(4, 1, nil)
	v := m.View(0)
	player, err := NewMaster(1, Limit{Samples: endless})
	if err != nil {
		t.Fatal(err)
	}
	for steps := range 30 {
		for _, thought := range []*Thought{player.Begin(&v), player.Consider(&v, warsaw.Action{})} {
			for range steps {
				thought.Step()
			}
			samples, tried := thought.samples, thought.tried
			stop := make(chan struct{})
			close(stop)
			thought.run(Limit{Samples: endless, Stop: stop}, time.Now())
			if thought.samples != samples || thought.tried != tried {
				t.Errorf("stopped after %d steps: %d samples and %d options instead of %d and %d", steps, thought.samples, thought.tried, samples, tried)
			}
			if reason := v.Check(thought.Best()); !reason.OK() {
				t.Errorf("stopped after %d steps: %v: %v", steps, thought.Best(), reason)
			}
		}
	}
}

// A choice of one who is stopped is what seems best so far.
func TestStoppedPlayer(t *testing.T) {
	stop := make(chan struct{})
	close(stop)
	m := warsaw.NewMatch(4, 1, nil)
	v := m.View(0)
	patient, err := NewMaster(1, Limit{Samples: endless})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := StoppedBy(stop, patient).Choose(&v), patient.Begin(&v).Best(); got != want {
		t.Errorf("%v instead of %v", got, want)
	}
	for _, level := range append(quick, Architect) {
		player := makePlayers(t, level)[0]
		if StoppedBy(stop, player) != player {
			t.Errorf("the %s, who thinks of nothing for long, is another", level)
		}
	}
}

// Who is stopped while thinking ends, and says so: half an answer is none.
func TestThinkingEndsWhenStopped(t *testing.T) {
	record := recorded(t, 3, Builder, Builder)
	m := warsaw.NewMatch(2, 3, nil)
	v := m.View(0)
	for what, think := range map[string]func(limit Limit) error{
		"advice": func(limit Limit) error { _, err := Advise(&v, 3, 1, limit); return err },
		"review": func(limit Limit) error { _, err := ReviewMove(&record, 7, 1, limit); return err },
	} {
		stop, ended := make(chan struct{}), make(chan error)
		go func() { ended <- think(Limit{Samples: endless, Stop: stop}) }()
		select {
		case err := <-ended:
			t.Fatalf("%s: it ended before it was stopped: %v", what, err)
		default:
		}
		close(stop)
		if err := <-ended; !errors.Is(err, ErrStopped) {
			t.Errorf("%s: %v", what, err)
		}
	}
}
