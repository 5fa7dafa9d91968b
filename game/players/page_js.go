package players

import (
	"context"
	"errors"
	"runtime"
	"syscall/js"
	"time"
)

// WebWorkers makes a pool of the Web Workers of the page that the program runs in.
func WebWorkers() *Pool { return NewPool(mostWorkers(), startWebWorker) }

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

// webWorker is a Web Worker in which this program runs, as [Serve].
type webWorker struct {
	worker   js.Value
	messages chan js.Value // texts; null once it has ended
	listener js.Func
}

// longestSilence is how long a worker may be silent: longer than it takes to start, and
// longer than any job.
const longestSilence = 30 * time.Second

// errSilent is what is wrong with a worker of which nothing is heard.
var errSilent = errors.New("a web worker is silent")

// errEnded is what is wrong with a worker that broke off.
var errEnded = errors.New("a web worker ended")

// startWebWorker starts a worker with the help of the page, and returns when the
// program runs in it.
func startWebWorker() (Worker, error) {
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

// Ask implements [Worker].
func (w *webWorker) Ask(ctx context.Context, job string) (string, error) {
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
	case <-time.After(longestSilence):
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

// Serve does the jobs that the page sends to the Web Worker in which the program runs. It never returns.
func Serve(do func(context.Context, Job) (any, error)) {
	jobs := make(chan string, 1)
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		jobs <- args[0].Get("data").String()
		return nil
	}))
	js.Global().Call("postMessage", "ready")
	for job := range jobs {
		// Whoever does not wait for the answer ends the worker.
		js.Global().Call("postMessage", Reply(context.Background(), do, job))
	}
}

// yielding makes a function for one who thinks long to call between its steps, for in a browser nothing interrupts it: clocks
// have their turn, and in the page, but not in a Web Worker or a program without a page, the frames every few milliseconds.
func yielding() func() {
	if !js.Global().Get("Window").Truthy() {
		return runtime.Gosched
	}
	const slice = 8 * time.Millisecond
	awake := time.Now()
	return func() {
		runtime.Gosched()
		if time.Since(awake) >= slice {
			time.Sleep(time.Millisecond)
			awake = time.Now()
		}
	}
}
