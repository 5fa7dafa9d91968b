package think

import (
	"testing"
	"time"

	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// Time ends what would otherwise go on for ever, in WebAssembly too, where nothing interrupts a search.
func TestTimeEndsASearch(t *testing.T) {
	text, seat := owing(t, 30)
	for _, task := range []Task{Hint, Review} {
		answer := Do(Job{Record: text, Seat: seat, Task: task, Move: 3, Samples: endless, Time: time.Millisecond})
		if answer.Error != "" || task == Hint && len(answer.Hints) == 0 || task == Review && answer.Review.Samples == 0 {
			t.Errorf("%s: %+v", task, answer)
		}
	}
	master, err := ai.New(ai.Master, 1)
	if err != nil {
		t.Fatal(err)
	}
	begun := played(t, 0)
	match, err := warsaw.Rules().Replay(&begun, nil)
	if err != nil {
		t.Fatal(err)
	}
	view := match.View(0)
	if action := InTime(t.Context(), master, endless, time.Millisecond, &view); !view.Check(action).OK() {
		t.Error(action)
	}
}
