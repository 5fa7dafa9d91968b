//go:build !js

package cabinet

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/lab"
	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/scene/results"
	"capital/game/testscope"
	"capital/input"
)

// resultsShown is a program that shows the results of a match of the n-th game that is over, of so many seats whose names end so.
func resultsShown(t *testing.T, folder, language string, n, seats int, ending string) (*scene.App, *results.Screen) {
	t.Helper()
	levels := []string{"builder", "apprentice", "builder", "apprentice"}[:seats]
	m := lab.NewMatch(uint64(n)+3, levels, func(level string) string { return "Żaneta " + level + ending })
	m.Keep = true
	o, err := simulated()[n].Play(t.Context(), m)
	if err != nil {
		t.Fatal(err)
	}
	app := openedIn(t, folder, 1280, 720)
	settings := app.Settings()
	settings.Language = language
	app.SetSettings(settings)
	drive.Until(t, "it speaks "+language, func() bool { settle(t, app); return app.Language() == language })
	app.OpenMatch(o.Text)
	settle(t, app)
	do(t, app, input.Intent{Kind: input.Cancel})
	over, ok := app.Shown().(*results.Screen)
	if !ok {
		t.Fatalf("%s leads to a %s", o.Text[:60], shown(app))
	}
	return app, over
}

// keptPicture takes the way from the results to a file of their picture by keys: Share, the picture, keep.
func keptPicture(t *testing.T, app *scene.App, folder string) image.Image {
	t.Helper()
	press(t, app, app.Strings.Text("share.button"))
	if err := scene.Tick(app, 1, input.Intent{Kind: input.Navigate, DY: 1}); err != nil { // from the file to the picture
		t.Fatal(err)
	}
	if err := scene.Tick(app, 1, input.Intent{Kind: input.Confirm}); err != nil {
		t.Fatal(err)
	}
	settle(t, app)
	if _, ok := app.Shown().(*gallery.Screen); !ok {
		t.Fatalf("the way leads to a %s", shown(app))
	}
	drive.Until(t, "the picture is painted", func() bool {
		do(t, app)
		return strings.HasPrefix(app.Shown().(scene.Speaker).Spoken(app).Prompt, app.Strings.Text("gallery.painted"))
	})
	press(t, app, app.Strings.Text("gallery.keep"))
	var picture image.Image
	drive.Until(t, "the picture is kept, and whole", func() bool {
		do(t, app)
		files, _ := filepath.Glob(filepath.Join(folder, "pictures", "*.png"))
		if len(files) == 0 {
			return false
		}
		data, err := os.ReadFile(files[0])
		if err == nil {
			picture, err = png.Decode(bytes.NewReader(data))
		}
		return err == nil
	})
	return picture
}

// TestResultsOfEveryGameAreKeptAsAPicture from Share by keys, and the way leads back.
func TestResultsOfEveryGameAreKeptAsAPicture(t *testing.T) {
	for n, name := range Names() {
		seats := []int{4, 2}
		if name == "lux" {
			seats = []int{4, 1}
		}
		for _, count := range testscope.First(2, seats) {
			for _, language := range testscope.First(1, []string{"de", "pl", "en"}) {
				folder := t.TempDir()
				ending := ""
				if language == "de" {
					ending = strings.Repeat("W", 7)
				}
				app, over := resultsShown(t, folder, language, n, count, ending)
				picture := keptPicture(t, app, folder)
				drive.Keep(t, fmt.Sprintf("results-picture-%s-%d-%s", name, count, language), picture)
				do(t, app, input.Intent{Kind: input.Cancel})
				if app.Shown() != scene.Scene(over) {
					t.Errorf("%s: the picture leads back to a %s", name, shown(app))
				}
			}
		}
	}
}
