//go:build !js

package income

import (
	"strings"
	"testing"

	"capital/assets"
	"capital/game/drive"
	"capital/render/text"
	"capital/render/theme"
)

// TestBriefRowsHaveRoom measures the brief words of every row in every language: in the narrowest of four panels side by side
// they have room beside one amount, in letters of the least size.
func TestBriefRowsHaveRoom(t *testing.T) {
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	panel := (1280 - 2*sideMargin - 3*accountGap) / 4
	room := panel - 2*accountPad - rowIcon - 14 - amountWidth
	for _, language := range assets.Languages() {
		words, err := assets.LoadStrings(language.Code, "warsaw")
		if err != nil {
			t.Fatal(err)
		}
		english, err := assets.StringsText("en", "warsaw")
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(english) {
			key, _, _ := strings.Cut(strings.TrimSpace(line), " = ")
			if !strings.HasPrefix(key, "income.") || strings.HasSuffix(key, ".brief") {
				continue
			}
			switch key {
			case "income.title", "income.poster", "income.hint", "income.choices", "income.none":
				continue // no row
			}
			if words.Has(key + ".brief") {
				key += ".brief"
			}
			said := words.Text(key, 10, "3+2+2", "")
			if wide, _ := writer.Measure(said, text.Style{Size: theme.TextSmall}); wide > room {
				t.Errorf("%s: %s = %q is %.0f wide, and has room for %.0f", language.Code, key, said, wide, room)
			}
		}
	}
}
