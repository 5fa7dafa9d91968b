//go:build !js

package cabinet

import (
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/render/text"
)

// sizesOn are the sizes of what is written on the screen that is shown, each text by its words.
func sizesOn(app *scene.App) map[string]float64 {
	sizes := map[string]float64{}
	app.Writer.Watch = func(w text.Written) func() {
		sizes[w.Words] = max(sizes[w.Words], w.Size)
		return nil
	}
	defer func() { app.Writer.Watch = nil }()
	w, h := app.Size()
	drive.Drawn(w, h, app.Draw)
	return sizes
}

// TestLargeTextIsLarge: whoever wants text of twice the size gets all that is read on the screens that all games share clearly
// larger, on a screen that has room.
func TestLargeTextIsLarge(t *testing.T) {
	drive.Window(t)
	sizes := map[string]map[string]float64{}
	for _, percent := range []int{100, 200} {
		app := opened(t, 1280, 720, bare)
		settings := app.Settings()
		settings.TextSize, settings.Speed = percent, 0
		app.SetSettings(settings)
		look := func(name string) {
			now := sizesOn(app)
			if len(now) < 3 {
				t.Errorf("on the %s only %v is written", name, now)
			}
			for words, usual := range sizes[name] {
				if large, still := now[words]; still && large < usual*1.2 {
					t.Errorf("on the %s %q is written in %.1f pixels, where %.1f are usual", name, words, large, usual)
				}
			}
			sizes[name] = now
		}
		for name, lead := range map[string][]string{
			"title": nil, "shelf": {"Games"}, "page of learning": {"Learn"}, "set-up": {"Play"},
			"settings": {"Settings"}, "rules book": {"Learn", "Rules"},
		} {
			app.ShowTitle()
			settle(t, app)
			for _, says := range lead {
				press(t, app, says)
			}
			look(name)
		}
		app.ShowAtOnce(scene.NewCurtain(app, 1, "Zofia", nil))
		settle(t, app)
		look("curtain")
	}
}
