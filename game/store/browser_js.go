package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall/js"
)

// prefix sets the game's files apart from what else the page's address may have stored.
const prefix = "capital/"

// browser is what the browser keeps for the page.
type browser struct{}

func home() place { return browser{} }

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

func (browser) write(name string, data []byte) error {
	return with(func(storage js.Value) { storage.Call("setItem", prefix+name, string(data)) })
}

func (browser) read(name string) ([]byte, error) {
	var found js.Value
	if err := with(func(storage js.Value) { found = storage.Call("getItem", prefix+name) }); err != nil {
		return nil, err
	}
	if found.IsNull() {
		return nil, fs.ErrNotExist
	}
	return []byte(found.String()), nil
}

func (browser) remove(name string) error {
	return with(func(storage js.Value) { storage.Call("removeItem", prefix+name) })
}

func (browser) list() ([]string, error) {
	var names []string
	err := with(func(storage js.Value) {
		for i := range storage.Get("length").Int() {
			if name, ours := strings.CutPrefix(storage.Call("key", i).String(), prefix); ours {
				names = append(names, name)
			}
		}
	})
	return names, err
}
