package players

import (
	"context"
	"encoding/json"
)

// reply is what a worker says of a job.
type reply struct {
	Answer json.RawMessage `json:",omitempty"`
	Error  string          `json:",omitempty"` // why there is no answer
}

// Reply does a job in its text form and returns the reply in its own, as a worker sends it: an answer or the error.
func Reply(ctx context.Context, do func(context.Context, Job) (any, error), text string) string {
	var r reply
	var err error
	if r.Answer, err = replyTo(ctx, do, text); err != nil {
		r = reply{Error: err.Error()}
	}
	written, err := json.Marshal(r)
	if err != nil {
		panic("players: a reply of text has no text form: " + err.Error())
	}
	return string(written)
}

func replyTo(ctx context.Context, do func(context.Context, Job) (any, error), text string) (json.RawMessage, error) {
	var job Job
	if err := json.Unmarshal([]byte(text), &job); err != nil {
		return nil, err
	}
	answer, err := do(ctx, job)
	if err != nil {
		return nil, err
	}
	return json.Marshal(answer)
}

// readReply reads a worker's reply into the answer. It fails where there is none; the error that the reply tells is for
// people who look at what workers say.
func readReply(text string, answer any) error {
	var r reply
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		return err
	}
	return json.Unmarshal(r.Answer, answer)
}
