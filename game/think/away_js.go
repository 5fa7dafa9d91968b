package think

import (
	"context"
	"encoding/json"
	"errors"
	"sync"
	"syscall/js"
	"time"
)

// workers are the Web Workers of the page that the program runs in.
var workers = sync.OnceValue(func() *pool { return &pool{start: startWebWorker, most: mostWorkers()} })

// mostWorkers leaves a core to the page, and memory to a phone.
func mostWorkers() int {
	navigator := js.Global().Get("navigator")
	if !navigator.Truthy() { // no browser
		return 1
	}
	cores := navigator.Get("hardwareConcurrency")
	if cores.Type() != js.TypeNumber {
		return 1
	}
	return max(1, min(cores.Int()-1, 3))
}

// doAway has a job done in a Web Worker. Where none can be had or one breaks down, the
// page does it, in slices so short that frames go on.
func doAway(ctx context.Context, job Job) (Answer, error) {
	text, err := json.Marshal(job)
	if err != nil {
		return Answer{}, err
	}
	told, err := workers().do(ctx, job.Task.urgency(), string(text))
	if ctx.Err() != nil {
		return Answer{}, ctx.Err()
	}
	var answer Answer
	if err == nil {
		err = json.Unmarshal([]byte(told), &answer)
	}
	if err != nil {
		return do(ctx, job)
	}
	return answer, nil
}

// urgency tells which of the jobs that wait comes first: the lowest.
func (t Task) urgency() int {
	switch t {
	case Hint: // a person waits for it
		return 0
	case Choose: // a match does
		return 1
	}
	return 2
}

// webWorker is a Web Worker in which this program runs, as [Serve].
type webWorker struct {
	worker   js.Value
	messages chan js.Value // texts; null once it has ended
	listener js.Func
}

// patience is how long a worker may be silent: longer than it takes to start, and
// longer than any job.
const patience = 30 * time.Second

// errSilent is what is wrong with a worker of which nothing is heard.
var errSilent = errors.New("a web worker is silent")

// errEnded is what is wrong with a worker that broke off.
var errEnded = errors.New("a web worker ended")

// startWebWorker starts a worker with the help of the page, and returns when the
// program runs in it.
func startWebWorker() (worker, error) {
	w := &webWorker{messages: make(chan js.Value, 4)}
	w.listener = js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case w.messages <- args[0]:
		default: // nobody listens any more
		}
		return nil
	})
	start := js.Global().Get("startThinker")
	if start.Type() != js.TypeFunction {
		return nil, errEnded
	}
	w.worker = start.Invoke(w.listener)
	if _, err := w.hear(context.Background()); err != nil {
		return nil, err
	}
	return w, nil
}

// ask implements worker.
func (w *webWorker) ask(ctx context.Context, job string) (string, error) {
	w.worker.Call("postMessage", job)
	return w.hear(ctx)
}

// hear waits for what the worker says next. Where it fails, the worker has been ended.
func (w *webWorker) hear(ctx context.Context) (string, error) {
	var err error
	select {
	case message := <-w.messages:
		if message.Type() == js.TypeString {
			return message.String(), nil
		}
		err = errEnded
	case <-ctx.Done():
		err = ctx.Err()
	case <-time.After(patience):
		err = errSilent
	}
	if w.worker.Truthy() {
		w.worker.Set("onmessage", nil)
		w.worker.Set("onerror", nil)
		w.worker.Set("onmessageerror", nil)
		w.worker.Call("terminate")
	}
	w.listener.Release()
	return "", err
}

// Serve does the jobs that the page sends to the Web Worker in which the program
// runs. It never returns.
func Serve() {
	jobs := make(chan string, 1)
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		jobs <- args[0].Get("data").String()
		return nil
	}))
	js.Global().Call("postMessage", "ready")
	for job := range jobs {
		js.Global().Call("postMessage", reply(job))
	}
}
