//go:build !js

package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/input"
	"capital/render/text"
	"capital/rules/warsaw"
)

// smallest notes the smallest size in which every text is written.
type smallest map[string]float64

func (s smallest) note(w text.Written) {
	if size, ok := s[w.Words]; !ok || w.Size < size {
		s[w.Words] = w.Size
	}
}

// isSign reports whether a picture of a size is a sign with a number on it, at 1280×720. What is printed on a tile's picture,
// which is larger, and on a milestone's card, is said in words when it is pointed at.
func isSign(pixels int) bool { return pixels > 26 && pixels < 36 }

// TestTextCanBeRead looks at every text of a late table: with a tile held and aimed, a milestone and another district shown,
// the log open. None is smaller than 14 pixels at 1280×720, and larger text is larger.
func TestTextCanBeRead(t *testing.T) {
	drive.Window(t)
	record := busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 4 && m.Owes(0) == warsaw.DecidePick })
	for _, textSize := range []int{100, 200} {
		app := quickApp(t)
		app.SetSettings(scene.Settings{TextSize: textSize})
		table := shownOn(t, app, record, 1280, 720, 1)
		written := smallest{}
		app.Writer.Watch = func(w text.Written) func() {
			size := w.Dst.Bounds().Size()
			if w.Words == "" { // a box
				return nil
			}
			if whole := size.X == 1280; whole || textSize == 100 && isSign(size.X) {
				written.note(w)
			}
			return nil
		}
		w, h := app.Size()
		dst := ebiten.NewImage(int(w), int(h))
		defer dst.Deallocate()
		look := func(intents ...input.Intent) {
			wants(t, table, intents...)
			table.Draw(app.App, dst)
		}
		l, d := &table.picture.Layout, table.large()
		look()
		look(tap(l.Hand[1].Centre())...)
		look(tap(middle(table.place.Space(d.Offset(d.EmptySites(nil)[0])), l.Board))...)
		look(tap(l.Milestones[3].Centre())...)
		look(input.Intent{Kind: input.Log})
		look(tap(centre(l.Other(1, 4)))...)
		app.Writer.Watch = nil
		if len(written) < 40 {
			t.Fatalf("only %d texts are seen", len(written))
		}
		for words, px := range written {
			if least := 14*float64(textSize)/100 - 0.01; px < least {
				t.Errorf("in text of %d %%, %q is written in %.1f pixels, and may be read in %.1f", textSize, words, px, least)
			}
		}
	}
}
