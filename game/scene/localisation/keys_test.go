package localisation

import (
	"maps"
	"regexp"
	"strings"
	"testing"

	"capital/assets"
	"capital/input"
)

// unnamed is a place in a text for which there is no name.
var unnamed = regexp.MustCompile(`\{[a-z-]+\}`)

// TestWordsNameActionsThatThereAre in all languages, for keys and for a gamepad, and those that have no button only for keys.
func TestWordsNameActionsThatThereAre(t *testing.T) {
	for _, language := range assets.Languages() {
		house, err := assets.LoadStrings(language.Code, "house")
		if err != nil {
			t.Fatal(err)
		}
		for _, table := range assets.Tables() {
			words, err := assets.LoadStrings(language.Code, table)
			if err != nil {
				t.Fatal(err)
			}
			text, err := assets.StringsText(language.Code, table)
			if err != nil {
				t.Fatal(err)
			}
			pad := keyNames(house, "")
			maps.Copy(pad, padSigns())
			for device, names := range map[string]map[string]string{"": keyNames(house, ""), "pad": pad} {
				words.Call(device, names)
				for line := range strings.Lines(text) {
					key, _, _ := strings.Cut(line, "=")
					if said := words.Text(strings.TrimSpace(key)); unnamed.MatchString(said) {
						t.Errorf("%s %s: %q", language.Code, table, said)
					}
				}
			}
		}
	}
}

// TestKeysHaveNames that say what is printed on them.
func TestKeysHaveNames(t *testing.T) {
	house, err := assets.LoadStrings("de", "house")
	if err != nil {
		t.Fatal(err)
	}
	names := keyNames(house, "hint=ö log=space")
	for action, want := range map[string]string{
		"hint": "Ö", "log": "Leertaste", "redo": "Umschalt+U", "menu": "F10", "left": "←", "previous": "Umschalt+Tab", "arrows": "Pfeile",
	} {
		if names[action] != want {
			t.Errorf("the key of %s is called %q, not %q", action, names[action], want)
		}
	}
	for _, a := range input.Actions() {
		if _, _, ok := input.PadButton(a.Name); ok && []rune(padSigns()[a.Name])[0] < 0xE000 {
			t.Errorf("the button of %s has no sign", a.Name)
		}
	}
}
