package think

import (
	"reflect"
	"testing"

	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// A hint has up to three moves with reasons, and is the same each time.
func TestHint(t *testing.T) {
	for actions := range 40 {
		text, seat := owing(t, actions)
		job := Job{Record: text, Seat: seat, Task: Hint, Seed: 5, Samples: 2}
		answer := Do(job)
		if answer.Error != "" || len(answer.Hints) < 1 || len(answer.Hints) > 3 {
			t.Fatalf("after %d actions: %+v", actions, answer)
		}
		for _, h := range answer.Hints {
			if h.Action.Kind == 0 || h.Action.Kind == warsaw.Pick || len(h.Reasons) == 0 {
				t.Errorf("after %d actions: %+v", actions, h)
			}
		}
		if again := Do(job); !reflect.DeepEqual(answer, again) {
			t.Errorf("after %d actions: %+v and %+v", actions, answer, again)
		}
	}
}

// A review comes back as it was made, and what can't be done is an error.
func TestReview(t *testing.T) {
	text, seat := owing(t, 30)
	record, _, err := warsaw.ReadRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	want, err := ai.ReviewMove(&record, 12, 5, ai.Limit{Samples: 2})
	if err != nil {
		t.Fatal(err)
	}
	if got := Do(Job{Record: text, Task: Review, Move: 12, Seed: 5, Samples: 2}); got.Review == nil || *got.Review != want || got.Error != "" {
		t.Errorf("%+v instead of %+v", got, want)
	}
	for _, job := range []Job{
		{Record: text, Task: Review, Move: 999, Samples: 2},
		{Record: text, Task: Review, Move: 3},
		{Record: text, Task: Hint, Seat: seat},
		{Record: text, Task: Hint, Seat: 4, Samples: 2},
		{Record: "", Task: Hint, Samples: 2},
		{Record: text, Task: "guess", Samples: 2},
	} {
		if answer := Do(job); answer.Error == "" || answer.Review != nil || answer.Hints != nil {
			t.Errorf("%s of move %d, seat %d: %+v", job.Task, job.Move, job.Seat, answer)
		}
	}
}
