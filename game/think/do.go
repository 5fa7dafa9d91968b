package think

import "context"

// Do does a job and returns when it is done.
func Do(job Job) Answer { return DoContext(context.Background(), job) }

// DoContext does a job and returns when it is done. Once the context has ended,
// nobody waits for the answer: a job that waits for its turn is not begun, one in a
// Web Worker is broken off, and the answer is an error.
func DoContext(ctx context.Context, job Job) Answer {
	answer, err := doAway(ctx, job)
	if err != nil {
		return Answer{Error: err.Error()}
	}
	return answer
}
