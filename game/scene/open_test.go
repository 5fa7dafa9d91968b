//go:build !js

package scene

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"capital/game/drive"
	"capital/game/link"
	"capital/input"
	"capital/rules/record/recordtest"
)

// ShowBack is the look back of these tests: the table as it is, with the text.
func (b *biddingTable) ShowBack(text string, _ int) { b.app.ShowAtOnce(&lookedBack{b, text}) }

// lookedBack is a match that was shared, as it is looked at.
type lookedBack struct {
	*biddingTable
	text string
}

func (l *lookedBack) Shared() string { return l.text }

// shareable is the text of a match that is over.
func shareable() string {
	r, m := recordtest.Played(3, 9, recordtest.Planner)
	return recordtest.Rules().Text(&r, &m)
}

// waitFor lets ticks pass until something holds.
func waitFor(t *testing.T, app *App, holds func() bool) {
	t.Helper()
	t.Helper()
	drive.Until(t, "what is waited for", func() bool {
		if holds() {
			return true
		}
		if err := Tick(app, tick); err != nil {
			t.Fatal(err)
		}
		return false
	})
}

// TestDroppedFilesAreOpened, links and records, and what is none of these is said.
func TestDroppedFilesAreOpened(t *testing.T) {
	text := shareable()
	made, err := link.Of(recordtest.Rules(), text)
	if err != nil {
		t.Fatal(err)
	}
	file := func(text string) fs.FS { return fstest.MapFS{"a.capital": {Data: []byte(text)}} }
	for _, given := range []string{text, "# sent by Ala\r\n" + strings.ReplaceAll(text, "\n", "\r\n"), made, "See: https://example.org/#" + made + "\n"} {
		app := quickApp(t)
		show(t, app, newTitle(app))
		app.given.take(file(given))
		waitFor(t, app, func() bool { _, is := app.Shown().(*lookedBack); return is })
		want := text
		if strings.HasPrefix(given, "#") {
			want = given
		}
		if got := app.Shown().(*lookedBack).text; got != want {
			t.Errorf("%q is opened as %q", given, got)
		}
	}
	for said, files := range map[string]fs.FS{
		"There is no match in this link or file.":          file("\x89PNG"),
		"There is no match in this link or file":           file("a list\nof what is to be bought\n"),
		"There is no match in this link or f":              file(""),
		"This match can't be opened: line 3":               file("capital 1\ngame bidding 1\nseed x\n"),
		"This is a match of a game that is not here.":      file("capital 1\ngame chess 1\n"),
		"This file can't be read: file does not exist":     fstest.MapFS{},
		"This is no file of a match.":                      file(strings.Repeat("x", longestFile+1)),
		"This is no file of a match":                       fstest.MapFS{"folder/a.capital": {Data: []byte(text)}},
		"This link was made by a later version":            file(strings.Replace(made, "1.", "2.", 1)),
		"This link is of a match under earlier rules":      file(strings.Replace(made, ".1.", ".0.", 1)),
		"This link is damaged: part of it is missing or w": file(made[:len(made)-1]),
	} {
		app := quickApp(t)
		show(t, app, newTitle(app))
		app.given.take(files)
		waitFor(t, app, func() bool { return strings.HasPrefix(app.toast.Words, said) })
		if _, stays := app.Shown().(*title); !stays {
			t.Errorf("%q leads to %T", said, app.Shown())
		}
	}
}

// TestOfSeveralFilesOneIsOpened, a match where there is one, and that is said.
func TestOfSeveralFilesOneIsOpened(t *testing.T) {
	text := shareable()
	for name, said := range map[string]string{"z.CAPITAL": "Only one of these 3 files was opened.", "z.txt": "There is no match in this link or file."} {
		app := quickApp(t)
		show(t, app, newTitle(app))
		app.given.take(fstest.MapFS{"a.png": {Data: []byte("\x89PNG\n")}, "folder/a.txt": {Data: []byte("more")}, name: {Data: []byte(text)}})
		waitFor(t, app, func() bool { return app.toast.Words == said })
		if _, open := app.Shown().(*lookedBack); open != (name == "z.CAPITAL") {
			t.Errorf("with %s it leads to %T", name, app.Shown())
		}
	}
}

// TestAMatchIsKeptAsAFile from the menu over what is shared, as it came; there is no link where there is no page.
func TestAMatchIsKeptAsAFile(t *testing.T) {
	folder, text := t.TempDir(), "# sent by Ala\n"+shareable()
	app := filesApp(t, folder)
	show(t, app, newTitle(app))
	app.OpenMatch(text)
	OpenMenu(app)
	over := app.stage.over.(*menu)
	choose := func(words string) {
		t.Helper()
		for _, c := range over.page.choices {
			if c.words == words {
				c.do(app)
				return
			}
		}
		t.Fatalf("nothing is called %q", words)
	}
	choose("Share")
	if len(over.page.choices) != 2 {
		t.Errorf("it offers %d things", len(over.page.choices))
	}
	choose("Save file")
	waitFor(t, app, func() bool { return strings.HasPrefix(app.toast.Words, "Kept as ") })
	files, err := filepath.Glob(filepath.Join(folder, "matches", "*-bidding-9.capital"))
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	if data, err := os.ReadFile(files[0]); string(data) != text || err != nil {
		t.Errorf("it is %q, %v", data, err)
	}
	if err := Tick(app, tick, input.Intent{Kind: input.Cancel}); err != nil || app.stage.over == nil {
		t.Error("who goes back is not in the menu", err)
	}
	if err := Tick(app, tick, input.Intent{Kind: input.Cancel}); err != nil || app.stage.over != nil {
		t.Error("nor out of it", err)
	}
}
