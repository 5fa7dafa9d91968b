//go:build !js

package cabinet

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"capital/assets"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
)

// oldMatches are all matches of release 1.0.0 in a folder: one of each game where that release kept it, finished ones where it
// put them, and the others beside.
func oldMatches(t *testing.T) (folder string, many int) {
	t.Helper()
	folder = t.TempDir()
	own := map[string]string{"warsaw": "match.txt", "rome": "rome.txt", "lux": "lux.txt"}
	for n, path := range saves(t, "1.0.0") {
		words := strings.Split(strings.TrimSuffix(filepath.Base(path), ".txt"), "-")
		if words[1] == "lesson" {
			continue
		}
		to := fmt.Sprintf("running/2026-11-%02d-193000-%s-%d.txt", 1+n%24, words[0], n)
		if words[1] == "finished" {
			to = fmt.Sprintf("finished/2026-10-%02d-%s-%d.txt", 1+n%24, words[0], n)
		} else if own[words[0]] != "" {
			to, own[words[0]] = own[words[0]], ""
		}
		to = filepath.Join(folder, to)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, []byte(read(t, path)), 0o644); err != nil {
			t.Fatal(err)
		}
		many++
	}
	return folder, many
}

// addLetters adds two matches by letter: of one it is the person's turn, of the other the others don't know the end yet.
func addLetters(t *testing.T, folder string) (many int) {
	t.Helper()
	whole, _ := played(t, 1)
	letters := []string{
		apart(t) + session.Here{Seat: 2, Sent: 1}.String(),
		strings.ReplaceAll(whole, " builder ", " person ") + session.Here{Seat: 2, Sent: 1}.String(),
	}
	for n, text := range letters {
		if err := os.WriteFile(filepath.Join(folder, store.LetterFile(uint64(n))), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return len(letters)
}

// listMatches opens the list of matches from the title and waits until it says how many there are.
func listMatches(t *testing.T, app *scene.App, many int) {
	t.Helper()
	app.ShowTitle()
	settle(t, app)
	press(t, app, app.Strings.Text("matches.title"))
	says := app.Strings.Text("matches.count", many)
	drive.Until(t, "the list says "+says, func() bool {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		return strings.Contains(app.Shown().(scene.Speaker).Spoken(app).Prompt, says)
	})
}

// TestMatchesOfRelease1AreListed, all of them, and go on from the list.
func TestMatchesOfRelease1AreListed(t *testing.T) {
	drive.Window(t)
	folder, many := oldMatches(t)
	app := openedIn(t, folder, 1280, 720, bare)
	listMatches(t, app, many)
	for _, word := range []string{"Łucja", "Capitol"} {
		group := app.Shown().(interface{ Group() *widget.Group }).Group()
		group.Focus(2) // the field
		for range 40 {
			app.Shown().Update(app, []input.Intent{{Kind: input.Erase}})
		}
		for _, r := range word {
			app.Shown().Update(app, []input.Intent{{Kind: input.Text, Rune: r}})
		}
		if said := app.Shown().(scene.Speaker).Spoken(app).Prompt; strings.Contains(said, app.Strings.Text("matches.count", many)) || strings.HasPrefix(said, "0 ") {
			t.Errorf("%q finds: %s", word, said)
		}
	}
	press(t, app, app.Strings.Text("matches.go-on"))
	if _, ok := app.Shown().(scene.Match); !ok {
		t.Errorf("it leads to %T", app.Shown())
	}
	app.EndMatch()
}

// TestTheListOfMatchesIsDrawn in every language, on screens of every kind and with text of every size: nothing is cut off but
// the ends of long names, small or in the way of another.
func TestTheListOfMatchesIsDrawn(t *testing.T) {
	drive.Window(t)
	listed := func(app *scene.App, at string) {
		for _, fault := range faultsOn(app) {
			if !strings.Contains(fault, `"Żaneta `) || !strings.Contains(fault, "lacks its end") {
				t.Errorf("%s: %s", at, fault)
			}
		}
	}
	sizes := []struct{ width, height, point float64 }{{1280, 720, 1}, {720, 1280, 1}, {1170, 2532, 3}, {2532, 1170, 3}, {640, 400, 1}, {810, 1080, 1}}
	for n, size := range sizes[:testscope.Count(3, len(sizes))] {
		change := bare
		if testscope.Everything() {
			change = func(*scene.Game) {}
		}
		folder, many := oldMatches(t)
		many += addLetters(t, folder)
		app := openedIn(t, folder, size.width, size.height, change)
		app.ResizePoints(size.width, size.height, size.point)
		app.Now = func() time.Time { return time.Date(2026, 11, 24, 12, 0, 0, 0, time.UTC) }
		for k, language := range assets.Languages() {
			for l, percent := range []int{200, 100, 75}[:testscope.Count(1, 3)] {
				if (k+l)%3 != n%3 && !testscope.Everything() { // one each time
					continue
				}
				settings := app.Settings()
				settings.Language, settings.TextSize, settings.Speed = language.Code, percent, 0
				app.SetSettings(settings)
				settle(t, app)
				listMatches(t, app, many)
				at := fmt.Sprintf("matches-%s-%.0f-%d", language.Code, size.width, percent)
				listed(app, at)
				if testscope.Everything() {
					drive.Keep(t, at, pictureOf(app))
				}
				press(t, app, app.Strings.Text("matches.delete"))
				listed(app, at+"-deleted")
				if testscope.Everything() {
					drive.Keep(t, at+"-deleted", pictureOf(app))
				}
				press(t, app, app.Strings.Text("matches.bring-back"))
				app.ShowTitle()
				settle(t, app)
				if onScreen(t, app, at+"-title"); testscope.Everything() {
					drive.Keep(t, at+"-title", pictureOf(app))
				}
			}
		}
	}
}
