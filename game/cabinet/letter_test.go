//go:build !js

package cabinet

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/letter"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
)

// apart is the record of a match by letter, in which somebody has played the first seat and it is the turn of the third.
func apart(t *testing.T) string {
	t.Helper()
	text, _ := played(t, 1)
	text = strings.ReplaceAll(text[:strings.Index(text, "\nresult")+1], " builder ", " person ")
	games, _ := opened(t, 1280, 720).Games()
	lines := strings.SplitAfter(text, "\n")
	for n := 20; n < len(lines); n++ {
		begun := strings.Join(lines[:n], "")
		if found, err := games[1].Check(begun); err == nil && slices.Equal(found.Owing, []int{2}) {
			return begun
		}
	}
	t.Fatal("it is never the turn of the third seat")
	return ""
}

// TestLettersAreSeen keeps pictures of how a match by letter is set up, opened, sent on and told to differ.
func TestLettersAreSeen(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	seats := []record.Seat{{Player: "person", Name: "Zofia"}, {Player: "person", Name: "Livia"}, {Player: "person", Name: "Żaneta Wiśniewska"}}
	for _, size := range []struct {
		name                 string
		width, height, point float64
		text                 int
	}{{"1280", 1280, 720, 1, 100}, {"200", 1280, 720, 1, 200}, {"upright", 390 * 2, 844 * 2, 2, 100}} {
		for _, language := range testscope.First(1, []string{"en", "pl", "de"}) {
			app := opened(t, size.width, size.height)
			settings := app.Settings()
			settings.TextSize, settings.Speed, settings.Language = size.text, 0, language
			app.SetSettings(settings)
			drive.Until(t, "it speaks "+language, func() bool { settle(t, app); return app.Language() == language })
			app.ResizePoints(size.width, size.height, size.point)
			keep := func(what string) {
				if err := scene.Tick(app, 1); err != nil {
					t.Fatal(err)
				}
				drive.Keep(t, fmt.Sprintf("letter-%s-%s-%s", size.name, language, what), pictureOf(app))
			}
			app.Begin(scene.Config{Seed: 7, Seats: seats, ByLetter: true})
			settle(t, app)
			l := scene.Letter{Text: "", To: seats[2].Name, Send: func() {}, TakeBack: func() {}, Leave: func() {}}
			for what, page := range map[string]scene.Letter{"send": l, "sent": {To: l.To, Sent: true}, "over": {}} {
				scene.SendOn(app, page)
				keep(what)
			}
			app.ShowSetup()
			settle(t, app)
			keep("setup")
			text, _ := played(t, 1)
			lines := strings.SplitAfter(strings.ReplaceAll(text[:strings.Index(text, "\nresult")+1], " builder ", " person "), "\n")
			app.OpenMatch(letter.Text(strings.Join(lines[:12], "")))
			keep("who")
			if err := scene.Tick(app, 1, input.Intent{Kind: input.Confirm}); err != nil {
				t.Fatal(err)
			}
			keep("cover")
		}
	}
}
