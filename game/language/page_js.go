package language

import (
	"context"
	"errors"
	"fmt"
	"syscall/js"

	"capital/assets"
)

// wanted lists the tags of the languages that the browser wants, the dearest first.
func wanted() []string {
	languages := js.Global().Get("navigator").Get("languages")
	if !languages.Truthy() {
		return nil
	}
	var tags []string
	for n := range languages.Length() {
		tags = append(tags, languages.Index(n).String())
	}
	return tags
}

// Tell tells the page which language is spoken: who reads it aloud goes by that.
func Tell(code string) {
	if document := js.Global().Get("document"); document.Truthy() {
		document.Get("documentElement").Set("lang", code)
	}
}

// Here reports whether the words of a language are within the program, so that [Load] need not wait for them.
func Here(code string) bool { return code == fallback }

// Load brings a table of words in a language from beside the page. It waits for it no longer than the context lasts.
func Load(ctx context.Context, code, table string) (*assets.Strings, error) {
	if Here(code) {
		return assets.LoadStrings(code, table)
	}
	text, err := fetch(ctx, assets.StringsFile(code, table))
	if err != nil {
		return nil, err
	}
	return assets.ReadStrings(code, table, text)
}

// Licences brings the licences of all that the program is made of from beside the page.
func Licences(ctx context.Context) (string, error) { return fetch(ctx, assets.LicencesFile) }

// fetch brings the text of a file that lies beside the page.
func fetch(ctx context.Context, name string) (string, error) {
	abort := js.Global().Get("AbortController").New()
	stop := context.AfterFunc(ctx, func() { abort.Call("abort") })
	defer stop()
	response, err := await(js.Global().Call("fetch", name, map[string]any{"signal": abort.Get("signal")}))
	if err != nil {
		return "", err
	}
	if !response.Get("ok").Bool() {
		return "", fmt.Errorf("%s: %d %s", name, response.Get("status").Int(), response.Get("statusText").String())
	}
	text, err := await(response.Call("text"))
	if err != nil {
		return "", err
	}
	return text.String(), nil
}

// await waits for what a promise promises.
func await(promise js.Value) (js.Value, error) {
	kept, broken := make(chan js.Value, 1), make(chan js.Value, 1)
	settle := func(to chan js.Value) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			to <- args[0]
			return nil
		})
	}
	yes, no := settle(kept), settle(broken)
	defer yes.Release()
	defer no.Release()
	promise.Call("then", yes, no)
	select {
	case value := <-kept:
		return value, nil
	case reason := <-broken:
		return js.Value{}, errors.New(reason.Call("toString").String())
	}
}
