//go:build linux

package cabinet

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/letter"
)

// TestALetterIsPastedOnADesktop with the key for that, in the real program, and copied from there as a text: there is no page
// whose address a link could have.
func TestALetterIsPastedOnADesktop(t *testing.T) {
	clipboard := sharedClipboard(t)
	share := func(text string) {
		t.Helper()
		if err := os.WriteFile(clipboard, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	made, err := links()[1].of(apart(t))
	if err != nil {
		t.Fatal(err)
	}
	made = letter.Link(made)
	home := drive.Home(t)
	folder := filepath.Join(home, "data", "capital")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "settings.json"), []byte(`{"Speed": 0, "TextSize": 100, "Offered": "warsaw", "Language": "en"}`), 0o644); err != nil {
		t.Fatal(err)
	}
	g := drive.Start(t, drive.Options{Width: 640, Height: 400, Home: home})
	title := g.Settle()
	share("https://example.org/capital/#" + made + "\r\n")
	g.Key(ebiten.KeyV, ebiten.KeyControlLeft)
	drive.Until(t, "it is asked who opens the letter", func() bool {
		g.Tick(1)
		return drive.Differing(title, g.Look()) > 640*400/10
	})
	share("")
	g.Settle()
	g.Screenshot("letter-pasted")
	g.Key(ebiten.KeyEnter) // the first seat
	g.Settle()
	g.Key(ebiten.KeyEnter) // which is shown the table
	drive.Until(t, "the match is kept", func() bool {
		g.Tick(1)
		kept, _ := filepath.Glob(filepath.Join(folder, "letter-*.txt"))
		return len(kept) == 1
	})
	g.Settle()
	g.Screenshot("letter-copied")
	g.Key(ebiten.KeyEnter)
	drive.Until(t, "the letter is copied", func() bool {
		g.Tick(1)
		copied, _ := os.ReadFile(clipboard)
		return strings.HasPrefix(string(copied), letter.Link("1.rome."))
	})
}
