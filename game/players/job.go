package players

import (
	"context"
	"encoding/json"
)

// Job is one thing to think about, as it is sent to a worker. What is of no use for a task is left at zero.
type Job struct {
	Game    string // as in records
	Record  string // the match so far, in the text form of records
	Task    string // what is asked
	Seat    int    // who is asked, from 0: the answer rests on nothing but what this seat may know
	Level   string // of the computer player
	Persona string `json:",omitempty"` // who it is: see [record.Seat]
	Seed    uint64 // of the computer player
	Move    int    // which move of the record it is about, from 0
	First   int    // the number of the first sample of what is hidden that is thought through, from 0
	Samples int    // how many of them are
}

// The tasks of jobs.
const (
	choose = "choose" // what a player of the level does
	part   = "part"   // what the thinker's moves bring in some of the samples
	hint   = "hint"   // what the seat's moves bring
	review = "review" // how good a move of the record was
)

// reply is what a worker says of a job.
type reply struct {
	Answer json.RawMessage `json:",omitempty"`
	Error  string          `json:",omitempty"` // why there is no answer: for people who look at what workers say
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

// ask has a worker do a job, and reads its answer. It fails where there is none.
func (p *Pool) ask(ctx context.Context, waits urgency, job Job, answer any) error {
	text, err := json.Marshal(job)
	if err != nil {
		return err
	}
	told, err := p.do(ctx, waits, string(text))
	if err != nil {
		return err
	}
	return readReply(told, answer)
}

// help has one of the [Pool.helpers] do a job. Where it fails the answer is left as it is, or in part.
func (p *Pool) help(ctx context.Context, w Worker, job Job, answer any) error {
	text, err := json.Marshal(job)
	if err != nil {
		return err
	}
	told, err := w.Ask(ctx, string(text))
	if err != nil {
		w = nil
	}
	p.give(w)
	if err != nil {
		return err
	}
	return readReply(told, answer)
}

// readReply reads the answer that a worker has replied.
func readReply(told string, answer any) error {
	var r reply
	if err := json.Unmarshal([]byte(told), &r); err != nil {
		return err
	}
	return json.Unmarshal(r.Answer, answer)
}
