//go:build !js

package cabinet

import (
	"fmt"
	"testing"

	"capital/assets"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
)

// choosing opens the cards of an option of a game's set-up, for so many seats.
func choosing(t *testing.T, app *scene.App, game int, option string, seats int) {
	t.Helper()
	app.ShowTitle()
	settle(t, app)
	press(t, app, app.Strings.Text("title.games"))
	take(t, app, game)
	app.ShowTitle()
	settle(t, app)
	press(t, app, app.Strings.Text("title.play"))
	for range 3 - seats {
		press(t, app, app.Strings.Text("setup.remove"))
	}
	press(t, app, option)
}

// TestPowersAreShownAsCards of every colour, in every language, on screens of every kind and with text of every size, alone and
// not: nothing is cut off, small or in the way of another.
func TestPowersAreShownAsCards(t *testing.T) {
	drive.Window(t)
	const lux = 2
	sizes := []struct{ width, height, point float64 }{{1280, 720, 1}, {960, 600, 1}, {810, 1080, 1}, {1170, 2532, 3}, {2532, 1170, 3}}
	for n, size := range sizes[:testscope.Count(2, len(sizes))] {
		app := opened(t, size.width, size.height, bare)
		app.ResizePoints(size.width, size.height, size.point)
		languages := assets.Languages()
		if !testscope.Everything() { // one on each screen
			languages = languages[n%len(languages):][:1]
		}
		textSizes := 1 // the usual one too on a screen that is wide and one that is upright
		if testscope.Thorough() && (n == 0 || n == 3) {
			textSizes = 2
		}
		for _, language := range languages {
			own, err := assets.LoadStrings(language.Code, "lux")
			if err != nil {
				t.Fatal(err)
			}
			for _, percent := range []int{200, 100}[:textSizes] {
				settings := app.Settings()
				settings.Language, settings.TextSize, settings.Speed = language.Code, percent, 0
				app.SetSettings(settings)
				for _, seats := range []int{3, 1} {
					choosing(t, app, lux, own.Text("option.blue.agent"), seats)
					at := fmt.Sprintf("lux-choices-%s-%.0f-%d-%d", language.Code, size.width, percent, seats)
					for _, colour := range []string{"blue", "pink", "yellow", "green"} {
						press(t, app, own.Text("option."+colour))
						onScreen(t, app, at+"-"+colour)
						if testscope.Everything() && colour == "yellow" {
							drive.Keep(t, at, pictureOf(app))
						}
					}
					press(t, app, app.Strings.Text("choices.done"))
					app.ShowTitle()
					settle(t, app)
				}
			}
		}
	}
}
