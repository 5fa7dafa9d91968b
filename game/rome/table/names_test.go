//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/assets"
	"capital/rules/rome"
)

// TestPlacesAreNamedAsALanguageWritesThem: only those that it writes as English does are called so anywhere in its words.
func TestPlacesAreNamedAsALanguageWritesThem(t *testing.T) {
	english, err := assets.LoadStrings("en", "rome")
	if err != nil {
		t.Fatal(err)
	}
	for code, alike := range map[string]string{"de": "Quirinal Viminal", "pl": ""} {
		for _, table := range []string{"rome", "rome-rules"} {
			all, err := assets.StringsText(code, table)
			if err != nil {
				t.Fatal(err)
			}
			for place := range rome.Place(rome.Places) {
				name := english.Text("place." + place.String())
				for line := range strings.SplitSeq(all, "\n") {
					_, words, _ := strings.Cut(line, " = ")
					if strings.Contains(words, name) && !strings.Contains(alike, name) {
						t.Errorf("in %s: %s", code, line)
					}
				}
			}
		}
	}
}
