package think

import (
	"context"
	"encoding/json"
)

// Do does a job and returns when it is done.
func Do(job Job) Answer { return DoContext(context.Background(), job) }

// DoContext does a job and returns when it is done. Once the context has ended,
// nobody waits for the answer: a job that waits for its turn is not begun, one that has
// begun is given up, and the answer is an error.
func DoContext(ctx context.Context, job Job) Answer {
	answer, err := doAway(ctx, job)
	if err != nil {
		return Answer{Error: err.Error()}
	}
	return answer
}

// reply does a job in its text form and returns the answer in its own.
func reply(text string) string {
	var job Job
	var answer Answer
	err := json.Unmarshal([]byte(text), &job)
	if err == nil {
		answer, err = do(context.Background(), job) // whoever does not wait ends the worker
	}
	if err != nil {
		answer = Answer{Error: err.Error()}
	}
	written, err := json.Marshal(answer)
	if err != nil { // a number that has no text form
		written, _ = json.Marshal(Answer{Error: err.Error()})
	}
	return string(written)
}
