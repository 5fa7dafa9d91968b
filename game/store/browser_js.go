package store

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"strings"
	"sync"
	"sync/atomic"
	"syscall/js"
	"time"
)

// prefix sets the game's files apart from what else the page's address may have stored.
const prefix = "capital/"

// browser is what the browser keeps for the page. All its tabs share it.
type browser struct {
	asked bool
	had   atomic.Bool // this tab has claimed it
}

func home() place { return &browser{} }

// with gives the browser's storage to a function. Where storage is forbidden or full, the browser throws.
func with(do func(storage js.Value)) (err error) {
	defer func() {
		thrown := recover()
		if thrown == nil {
			return
		}
		cause, ok := thrown.(js.Error)
		if !ok {
			panic(thrown)
		}
		err = fmt.Errorf("the browser refuses to store: %w", cause)
	}()
	storage := js.Global().Get("localStorage")
	if !storage.Truthy() {
		return errors.New("the browser stores nothing for this page")
	}
	do(storage)
	return nil
}

func (*browser) write(name string, data []byte) error {
	return with(func(storage js.Value) { storage.Call("setItem", prefix+name, string(data)) })
}

func (*browser) read(path string, most int64) ([]byte, error) {
	var found js.Value
	if err := with(func(storage js.Value) { found = storage.Call("getItem", prefix+path) }); err != nil {
		return nil, err
	}
	if found.IsNull() {
		return nil, fs.ErrNotExist
	}
	data := []byte(found.String()) // no browser keeps more than a few megabytes
	if int64(len(data)) > most {
		return nil, fmt.Errorf("it is longer than %d bytes", most)
	}
	return data, nil
}

// stat has a stamp of the text, for a browser tells no time.
func (b *browser) stat(path string) (stamp string, modified time.Time, err error) {
	data, err := b.read(path, mostBytes)
	if err != nil {
		return "", modified, err
	}
	sum := fnv.New64a()
	sum.Write(data)
	return fmt.Sprintf("%d-%x", len(data), sum.Sum64()), modified, nil
}

func (b *browser) rename(from, to string) error {
	return with(func(storage js.Value) {
		storage.Call("setItem", prefix+to, storage.Call("getItem", prefix+from))
		storage.Call("removeItem", prefix+from)
	})
}

func (*browser) remove(name string) error {
	return with(func(storage js.Value) { storage.Call("removeItem", prefix+name) })
}

// mostMatches is far below what a browser keeps for a page: a match takes up to ten kilobytes, and there are five megabytes.
func (*browser) mostMatches() int { return 250 }

// mostCourses has courses, which take up to thirty kilobytes each, leave the larger part to matches.
func (*browser) mostCourses() int { return 50 }

func (*browser) list(folder string) ([]string, error) {
	within := prefix
	if folder != "" {
		within += folder + "/"
	}
	var names []string
	err := with(func(storage js.Value) {
		for i := range storage.Get("length").Int() {
			if name, ours := strings.CutPrefix(storage.Call("key", i).String(), within); ours {
				names = append(names, name)
			}
		}
	})
	return names, err
}

func (b *browser) claim() (has, anew bool) {
	if !b.asked {
		b.asked = true
		b.ask()
	}
	return b.had.Load(), false
}

// ask asks the browser for a lock that the tab holds until it is closed. Where another tab has it, this one has it next.
func (b *browser) ask() {
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		b.had.Store(true)
		return
	}
	answered := make(chan struct{})
	answer := sync.OnceFunc(func() { close(answered) })
	forever := js.Global().Get("Promise").New(js.FuncOf(func(js.Value, []js.Value) any { return nil }))
	take := js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer answer()
		if !args[0].Truthy() {
			return nil
		}
		b.had.Store(true)
		return forever
	})
	next := js.FuncOf(func(js.Value, []js.Value) any {
		b.had.Store(true)
		return forever
	})
	refused := js.FuncOf(func(js.Value, []js.Value) any { // the page may have no locks
		b.had.Store(true)
		answer()
		return nil
	})
	locks.Call("request", prefix, map[string]any{"ifAvailable": true}, take).Call("catch", refused)
	<-answered
	if !b.had.Load() {
		locks.Call("request", prefix, next)
	}
}

func (*browser) tidy(string, ...string) {} // it writes whole things only

// media is the type of such files as browsers know it.
func (k kind) media() string { return [kinds]string{"image/png", "application/octet-stream"}[k] }

// keep has the browser download a file. It asks the person, or names it anew, as it does with all downloads.
func (*browser) keep(what kind, name string, data []byte) (kept Kept, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("the browser refuses the download: %v", thrown)
		}
	}()
	window := js.Global()
	bytes := window.Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	blob := window.Get("Blob").New([]any{bytes}, map[string]any{"type": what.media()})
	address := window.Get("URL").Call("createObjectURL", blob)
	link := window.Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name+what.ending())
	link.Call("click")
	window.Call("setTimeout", window.Get("URL").Get("revokeObjectURL").Call("bind", window.Get("URL"), address), revokeAfter)
	return Kept{Name: name + what.ending()}, nil
}

// revokeAfter is for how many milliseconds it can be downloaded: some browsers begin late.
const revokeAfter = 60_000
