//go:build !js

package keyboard

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/drive"
	"capital/input"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/text/texttest"
	"capital/render/widget"
)

func TestMain(m *testing.M) { drive.Main(m) }

// TestTheKeyboardIsDrawn over the foot of a small screen, and nowhere else; and a gamepad brings it where it confirms a field.
func TestTheKeyboardIsDrawn(t *testing.T) {
	drive.Window(t)
	words, err := assets.LoadStrings("en", "house")
	if err != nil {
		t.Fatal(err)
	}
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	fields := widget.NewGroup(widget.Widget{Kind: widget.Field, Value: "Ala"})
	fields.Focus(0)
	desk := Desk{Fields: fields, Room: Room{Screen: widget.Rect{W: 320, H: 240}, Unit: 0.4}, Words: words, Language: "en", Pad: true}
	var typing Typing
	none := func(buf []widget.Act, _ []input.Intent) []widget.Act { return buf }
	rest, changed := typing.Take(&desk, []input.Intent{{Kind: input.Confirm}}, 0, none)
	if !typing.Shown() || !changed || len(rest) > 0 {
		t.Fatalf("a gamepad brings no keyboard: %v, and %+v is left", typing.Shown(), rest)
	}
	picture := drive.Drawn(320, 240, func(dst *ebiten.Image) { typing.Draw(dst, writer, icon.NewPainter(writer)) })
	for y, drawn := range map[int]bool{4: false, 236: true} {
		if got := picture.RGBAAt(160, y).A > 0; got != drawn {
			t.Errorf("at %d something is drawn: %v", y, got)
		}
	}
}

// TestKeysThatCanBeHeldSaySo: each shows the first accented letter that it brings, in the case in which it would write it.
func TestKeysThatCanBeHeldSaySo(t *testing.T) {
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	words, err := assets.LoadStrings("en", "house")
	if err != nil {
		t.Fatal(err)
	}
	for _, of := range []struct{ language, value, shown, hidden string }{
		{"pl", "Ala", "ą", "ä"}, {"de", "Ala", "ä", "ą"}, {"pl", "", "Ą", "ą"},
	} {
		page := texttest.Watch(writer)
		board := New(words, of.language, false, of.value)
		board.Lay(widget.Rect{W: 640, H: 400}, 1, 0)
		drive.Drawn(640, 400, func(dst *ebiten.Image) { board.Draw(dst, writer, icon.NewPainter(writer)) })
		written := page.All()
		if !slices.Contains(written, of.shown) || slices.Contains(written, of.hidden) {
			t.Errorf("in %s after %q the keys say %q", of.language, of.value, written)
		}
	}
}

// TestLettersLieAsInTheLanguage on the slimmest telephone too: row by row, from left to right.
func TestLettersLieAsInTheLanguage(t *testing.T) {
	words, err := assets.LoadStrings("en", "house")
	if err != nil {
		t.Fatal(err)
	}
	for language, want := range map[string]string{
		"en": "qwertyuiop asdfghjkl zxcvbnm", "pl": "qwertyuiop asdfghjkl zxcvbnm", "de": "qwertzuiop asdfghjkl yxcvbnm",
	} {
		for _, screen := range []widget.Rect{{W: 360 * 2, H: 640 * 2}, {W: 1280, H: 720}} {
			board := New(words, language, false, "a")
			board.Lay(screen, 1, 88)
			lies := ""
			for n := range board.letters {
				w := board.group.Widgets[n]
				if n > 0 && w.Rect.Y > board.group.Widgets[n-1].Rect.Y {
					lies += " "
				}
				lies += w.Label
			}
			if lies != want {
				t.Errorf("in %s on %gx%g they lie %q", language, screen.W, screen.H, lies)
			}
		}
	}
}

// TestTheKeyboardShowsWhatIsSelected in the field, and where its caret is: a capital comes where all is written over.
func TestTheKeyboardShowsWhatIsSelected(t *testing.T) {
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	words, err := assets.LoadStrings("en", "house")
	if err != nil {
		t.Fatal(err)
	}
	board, icons := New(words, "en", false, "Zofia"), icon.NewPainter(writer)
	board.Lay(widget.Rect{W: 640, H: 400}, 1, 0)
	seen := map[string]widget.State{
		"selected": {Focus: true, Caret: 5, To: 5}, "behind": {Focus: true, Caret: 5, From: 5, To: 5}, "within": {Focus: true, Caret: 2, From: 2, To: 2},
	}
	pictures := map[string]*image.RGBA{}
	for name, state := range seen {
		if name != "behind" && !board.Holds("Zofia", state) {
			t.Errorf("%s: the keyboard does not look different", name)
		}
		board.Holds("Zofia", state)
		if upper := board.upper(); upper != (name == "selected") {
			t.Errorf("%s: a capital comes: %v", name, upper)
		}
		pictures[name] = drive.Drawn(640, 400, func(dst *ebiten.Image) { board.Draw(dst, writer, icons) })
	}
	for a, one := range pictures {
		for b, other := range pictures {
			if a != b && drive.Differing(one, other) < 10 {
				t.Errorf("%s looks like %s", a, b)
			}
		}
	}
}
