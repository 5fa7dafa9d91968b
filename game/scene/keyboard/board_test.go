//go:build !js

package keyboard

import (
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
