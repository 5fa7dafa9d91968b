package think

import (
	"context"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// played is a record of four apprentices' match after so many moves.
func played(t testing.TB, moves int) warsaw.Record {
	t.Helper()
	played := warsaw.Record{Seed: 8}
	for range 4 {
		played.Seats = append(played.Seats, record.Seat{Player: ai.Apprentice, Name: "Sawa"})
	}
	player, err := ai.New(ai.Apprentice, 0)
	if err != nil {
		t.Fatal(err)
	}
	match := warsaw.NewMatch(4, played.Seed, nil)
	for !match.Over() && len(played.Actions) < moves {
		for seat := range match.Seats() {
			if match.Owes(seat) != warsaw.NoDecision {
				view := match.View(seat)
				action := player.Choose(&view)
				match.Apply(seat, action, nil)
				played.Actions = append(played.Actions, warsaw.Move{Seat: seat, Action: action})
			}
		}
	}
	return played
}

// owing is a record of so many moves and a seat that owes a decision then.
func owing(t testing.TB, moves int) (text string, seat int) {
	t.Helper()
	record := played(t, moves)
	match, err := warsaw.Rules().Replay(&record, nil)
	if err != nil {
		t.Fatal(err)
	}
	for match.Owes(seat) == warsaw.NoDecision {
		seat++
	}
	return warsaw.RecordText(&record), seat
}

func TestChosenAsByThePlayerItself(t *testing.T) {
	for _, level := range []string{ai.Apprentice, ai.Builder, ai.Architect, ai.Random} {
		for moves := range 60 {
			text, seat := owing(t, moves)
			player, err := ai.New(level, 5)
			if err != nil {
				t.Fatal(err)
			}
			_, match, err := warsaw.ReadRecord(text)
			if err != nil {
				t.Fatal(err)
			}
			view := match.View(seat)
			answer := Do(Job{Record: text, Seat: seat, Task: Choose, Level: level, Seed: 5})
			if want := player.Choose(&view); answer.Error != "" || answer.Action != want {
				t.Fatalf("%s after %d moves: %v %s, not %v", level, moves, answer.Action, answer.Error, want)
			}
		}
	}
}

func TestJobsAndAnswersKeepTheirMeaningAsText(t *testing.T) {
	text, seat := owing(t, 30)
	few := ai.Limit{Samples: 3}
	for _, job := range []Job{
		{Record: text, Seat: seat, Task: Choose, Level: ai.Random, Seed: 1<<64 - 1},
		{Record: text, Seat: seat, Task: Hint, Seed: 1<<64 - 1, Limit: few},
		{Record: text, Seat: seat, Task: Review, Move: 20, Limit: few},
		{Record: text, Seat: seat, Task: "sing"},
		{Record: "capital 0", Task: Choose},
	} {
		sent, err := json.Marshal(job)
		if err != nil {
			t.Fatal(err)
		}
		var answer Answer
		if err := json.Unmarshal([]byte(reply(string(sent))), &answer); err != nil {
			t.Fatal(err)
		}
		if want := Do(job); !reflect.DeepEqual(answer, want) {
			t.Errorf("%s: %+v, not %+v", job.Task, answer, want)
		}
	}
	if answer := reply("no job"); !strings.Contains(answer, "Error") {
		t.Error(answer)
	}
}

func TestWhoOwesNothingIsAskedNothing(t *testing.T) {
	over, begun := played(t, 1000), played(t, 1)
	begun.Actions = begun.Actions[:1] // seat 0 has picked, the others have not
	for _, text := range []string{warsaw.RecordText(&over), warsaw.RecordText(&begun)} {
		for _, task := range []Task{Choose, Hint} {
			for _, level := range []string{ai.Apprentice, ai.Builder, ai.Architect, ai.Master, ai.Random} {
				answer := Do(Job{Record: text, Task: task, Level: level, Limit: ai.Limit{Samples: 2}})
				if !strings.Contains(answer.Error, "owes no decision") || answer.Hints != nil || answer.Action != (warsaw.Action{}) {
					t.Errorf("%s of %s: %+v", task, level, answer)
				}
			}
		}
	}
}

func TestWhatNobodyWaitsForIsNotBegun(t *testing.T) {
	ctx, drop := context.WithCancel(context.Background())
	drop()
	text, seat := owing(t, 30)
	if answer := DoContext(ctx, Job{Record: text, Seat: seat, Task: Choose, Level: ai.Apprentice}); answer.Error == "" {
		t.Error("it was done:", answer.Action)
	}
}

// What it costs to send a decision through Do, on the longest records; compare with
// the player's own benchmark.
func BenchmarkApprentice(b *testing.B) {
	text, seat := owing(b, 170)
	job := Job{Record: text, Seat: seat, Task: Choose, Level: ai.Apprentice}
	for b.Loop() {
		Do(job)
	}
}
