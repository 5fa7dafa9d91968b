//go:build linux

package cabinet

import (
	"encoding/json"
	"image"
	"image/draw"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/render/widget"
)

// xclip is a tool that reaches a clipboard which is a file.
const xclip = `#!/bin/sh
case $1 in
-in) cat >"$0.new" && mv "$0.new" "$0.text" ;;
-out) cat "$0.text" ;;
esac
`

// sharedClipboard has the programs of a test share a clipboard, and returns the file that it is.
func sharedClipboard(t *testing.T) (file string) {
	t.Helper()
	tools := t.TempDir()
	tool := filepath.Join(tools, "xclip")
	if err := os.WriteFile(tool, []byte(xclip), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", tools+":"+os.Getenv("PATH"))
	return tool + ".text"
}

// fieldOf is where the first field of a screen lies.
func fieldOf(t *testing.T, app *scene.App) widget.Rect {
	t.Helper()
	for _, w := range app.Shown().(interface{ Group() *widget.Group }).Group().Widgets {
		if w.Kind == widget.Field && !w.Hidden {
			return w.Rect
		}
	}
	t.Fatal("there is no field")
	return widget.Rect{}
}

// part is a part of a picture.
func part(of *image.RGBA, r widget.Rect) *image.RGBA {
	cut := image.NewRGBA(image.Rect(0, 0, int(r.W), int(r.H)))
	draw.Draw(cut, cut.Bounds(), of, image.Pt(int(r.X), int(r.Y)), draw.Src)
	return cut
}

// TestFieldsAreWrittenInAsElsewhere in the real program, on a desktop whose programs share a clipboard: what is dragged over is
// selected, and copied for others; what they have copied is pasted.
func TestFieldsAreWrittenInAsElsewhere(t *testing.T) {
	clipboard := sharedClipboard(t)
	shared := func() string { text, _ := os.ReadFile(clipboard); return string(text) }
	settings := scene.DefaultSettings()
	settings.Speed = 0
	data, err := json.Marshal(settings)
	if err != nil {
		t.Fatal(err)
	}
	home := drive.Home(t)
	folder := filepath.Join(home, "data", "capital")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "settings.json"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	g, app := drive.Start(t, drive.Options{Width: 640, Height: 400, Home: home}), beside(t, 0, "", "")
	g.Settle()
	follow := func(key string) {
		t.Helper()
		says := app.Strings.Text(key)
		g.Click(centreOf(t, app, says))
		press(t, app, says)
		g.Settle()
	}
	copied := func(key ebiten.Key, want string) {
		t.Helper()
		g.Key(key, ebiten.KeyControlLeft)
		drive.Until(t, want+" is copied for others", func() bool {
			g.Tick(1)
			return shared() == want
		})
	}
	// half selects the first half of eight letters that are equally wide, once they are in a field: from its middle to far beside it.
	half := func(field widget.Rect, name string) {
		t.Helper()
		g.Tick(60) // this is no second press
		g.Look()   // where the letters lie is known once they are drawn
		x, y := field.Centre()
		g.Move(x, y)
		g.Press()
		g.Move(x-20, y)
		g.Move(1, y+60)
		g.Screenshot("field-dragged-" + name)
		g.Release()
	}

	follow("title.learn")
	follow("title.rules")
	if err := os.WriteFile(clipboard, []byte("oooooooo\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	field := fieldOf(t, app)
	g.Click(field.Centre())
	before := part(g.Look(), field)
	g.Key(ebiten.KeyV, ebiten.KeyControlLeft)
	drive.Until(t, "what others have copied is pasted", func() bool {
		g.Tick(1)
		return drive.Differing(before, part(g.Look(), field)) > int(field.W*field.H/20) // more than the caret
	})
	half(field, "search")
	copied(ebiten.KeyX, "oooo")
	g.Type("ab")
	g.Key(ebiten.KeyA, ebiten.KeyControlLeft)
	copied(ebiten.KeyC, "aboooo")

	for range 3 { // ends the search, and leads back to the title
		g.Key(ebiten.KeyEscape)
		g.Settle()
	}
	app.ShowTitle()
	settle(t, app)
	follow("title.play")
	field = fieldOf(t, app)
	g.Click(field.Centre())
	g.Type("oooooooo")
	half(field, "name")
	copied(ebiten.KeyX, "oooo")
	g.Type("Łu")
	g.Click(centreOf(t, app, app.Strings.Text("setup.start")))
	drive.Until(t, "the match is saved", func() bool {
		g.Click(2, 2)
		g.Tick(1)
		match, _ := os.ReadFile(filepath.Join(folder, "match.txt"))
		return strings.Contains(string(match), `"Łuoooo"`)
	})
}
