//go:build !js

package cabinet

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
)

// files are where the match that is played of each game is kept, in the order of the shelf.
func files(n int) string {
	if n == 0 {
		return "match.txt"
	}
	return Names()[n] + ".txt"
}

// answer presses the n-th choice of what lies over the screen.
func answer(t *testing.T, app *scene.App, n int) {
	t.Helper()
	for range n {
		if err := scene.Tick(app, 1, input.Intent{Kind: input.Navigate, DY: 1}); err != nil {
			t.Fatal(err)
		}
	}
	if err := scene.Tick(app, 1, input.Intent{Kind: input.Confirm}); err != nil {
		t.Fatal(err)
	}
	settle(t, app)
}

// to goes so many moves on in a look back.
func to(t *testing.T, app *scene.App, moves int) {
	t.Helper()
	do(t, app, input.Intent{Kind: input.Fit})
	for range moves {
		do(t, app, input.Intent{Kind: input.Navigate, DX: 1})
	}
}

// focus goes with keys to the n-th button of a look back from where the focus is on the first.
func focus(t *testing.T, app *scene.App, forwards int) {
	t.Helper()
	for range forwards {
		do(t, app, input.Intent{Kind: input.Next})
	}
}

// TestAMatchIsTakenOver from a moment of any game, as another seat: the person sits there alone, all that was played before is as
// it was, and it is kept. A match that is running is put beside.
func TestAMatchIsTakenOver(t *testing.T) {
	const moves = 7
	for n, name := range Names() {
		folder := t.TempDir()
		app := openedIn(t, folder, 1280, 720)
		text, _ := played(t, n)
		kept := func() string {
			data, err := os.ReadFile(filepath.Join(folder, files(n)))
			if err != nil {
				return ""
			}
			return string(data)
		}
		takeOver := func() {
			app.OpenMatch(text)
			settle(t, app)
			to(t, app, moves)
			focus(t, app, 9)
			do(t, app, input.Intent{Kind: input.Confirm})
			answer(t, app, 1) // the second seat
			answer(t, app, 0) // with those who are offered
		}
		takeOver()
		drive.Until(t, "it is kept", func() bool { settle(t, app); return kept() != "" })
		head, played, _ := strings.Cut(kept(), "takebacks until-revealed\n")
		if !strings.Contains(head+played, `seat 2 person "Żaneta apprentice"`) || strings.Count(head+played, " person ") != 1 {
			t.Errorf("%s: the seats are\n%s", name, head)
		}
		if !strings.Contains(kept(), fmt.Sprintf("# taken over after %d moves\n", moves)) {
			t.Errorf("%s: it does not say that it was taken over:\n%s", name, kept())
		}
		moved := func(text string) []string {
			var lines []string
			for line := range strings.Lines(text) {
				if line[0] >= '1' && line[0] <= '9' {
					lines = append(lines, line)
				}
			}
			return lines
		}
		for n, line := range moved(text)[:moves] {
			if moved(kept())[n] != line {
				t.Errorf("%s: move %d is %q, not %q", name, n+1, moved(kept())[n], line)
			}
		}
		app.EndMatch()
		was := kept()
		takeOver()
		beside, err := filepath.Glob(filepath.Join(folder, "running", "*-"+name+"-*"))
		if err != nil || len(beside) != 1 || read(t, beside[0]) != was {
			t.Errorf("%s: what was running is not put beside: %q, %v", name, beside, err)
		}
		app.EndMatch()
	}
}

// TestALookBackIsSeen keeps pictures of moments of a match of each game, seen by a seat and with all hands open, and of the question
// as whom it is played on.
func TestALookBackIsSeen(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, size := range testscope.First(1, []struct {
		name                 string
		width, height, point float64
		text                 int
	}{{"1280", 1280, 720, 1, 100}, {"200", 1280, 720, 1, 200}, {"lying", 844 * 2, 390 * 2, 2, 100}, {"upright", 390 * 2, 844 * 2, 2, 100}}) {
		for _, language := range testscope.First(1, []string{"en", "pl", "de"}) {
			app := opened(t, size.width, size.height)
			settings := app.Settings()
			settings.TextSize, settings.Speed, settings.Language = size.text, 0, language
			app.SetSettings(settings)
			drive.Until(t, "it speaks "+language, func() bool { settle(t, app); return app.Language() == language })
			app.ResizePoints(size.width, size.height, size.point)
			for n, name := range Names() {
				keep := func(what string) {
					drive.Keep(t, fmt.Sprintf("lookback-%s-%s-%s-%s", name, size.name, language, what), pictureOf(app))
				}
				text, _ := played(t, n)
				app.OpenMatch(text)
				settle(t, app)
				to(t, app, 22)
				keep("mover")
				focus(t, app, 8)
				do(t, app, input.Intent{Kind: input.Navigate, DX: -1})
				keep("open")
				for range 2 {
					do(t, app, input.Intent{Kind: input.Navigate, DX: 1})
				}
				keep("seat")
				do(t, app, input.Intent{Kind: input.Next})
				do(t, app, input.Intent{Kind: input.Confirm})
				keep("question")
				if err := scene.Tick(app, 1, input.Intent{Kind: input.Cancel}); err != nil {
					t.Fatal(err)
				}
				do(t, app, input.Intent{Kind: input.Log})
				do(t, app, input.Intent{Kind: input.Navigate, DY: -1})
				keep("story")
				do(t, app, input.Intent{Kind: input.Log})
				do(t, app, input.Intent{Kind: input.Ends, DX: 1})
				keep("end")
				app.ShowTitle()
				settle(t, app)
			}
		}
	}
}
