package players_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"capital/game/players"
)

// sum is what the tests' jobs come to.
type sum struct {
	Text  string
	Total uint64
}

func add(job players.Job) sum {
	return sum{job.Game + "/" + job.Record + "/" + job.Task + "/" + job.Level, job.Seed + uint64(job.Seat+job.Move+job.Samples)}
}

func doSum(_ context.Context, job players.Job) (any, error) {
	if job.Task == "sing" {
		return nil, errors.New("nobody can sing")
	}
	return add(job), nil
}

func TestReplies(t *testing.T) {
	for text, want := range map[string]string{
		`{"Task":"sum","Seed":3}`: `{"Answer":{"Text":"//sum/","Total":3}}`,
		`{"Task":"sing"}`:         `{"Error":"nobody can sing"}`,
	} {
		if got := players.Reply(t.Context(), doSum, text); got != want {
			t.Errorf("%s instead of %s", got, want)
		}
	}
	for _, text := range []string{"", "no job", `{"Seed":-1}`, `[]`} {
		if got := players.Reply(t.Context(), doSum, text); !strings.HasPrefix(got, `{"Error":`) {
			t.Errorf("%q: %s", text, got)
		}
	}
}
