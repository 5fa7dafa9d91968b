//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/assets"
	"capital/game/rome/ai"
	"capital/game/scene"
	"capital/rules/rome"
)

// TestNamesFollowTheLanguage at the table and in the results, as long as nobody gave others.
func TestNamesFollowTheLanguage(t *testing.T) {
	d := usualApp(t)
	r := until(t, seats(1, 2, ai.Apprentice), 7, owes(0, rome.DecideBuild, 2))
	r.Seats[0].Name, r.Seats[1].Name = "You", "Zosia"
	table := tableOf(t, d, r)
	d.ShowAtOnce(table)
	settings := d.Settings()
	settings.Language = "pl"
	d.SetSettings(settings)
	if err := scene.Tick(d.App, 1.0/60); err != nil {
		t.Fatal(err)
	}
	if p := table.Position(); p.Names[0] != "Ty" || p.Names[1] != "Zosia" {
		t.Errorf("the seats are called %v", p.Names)
	}
	if told := strings.Join(table.shown.Log.Told(), " "); strings.Contains(told, "You") || !strings.Contains(told, "Zosia") {
		t.Errorf("the log tells %q", told)
	}
	if said := table.Results().(scene.Speaker).Spoken(d.App).Prompt; !strings.Contains(said, "Ty") {
		t.Errorf("the results say %q", said)
	}
}

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
