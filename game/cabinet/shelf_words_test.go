//go:build !js

package cabinet

import (
	"os"
	"strings"
	"testing"

	"capital/assets"
)

// What speaks of the program as a whole names every game of the shelf, under its name.
func TestEveryGameIsSpokenOf(t *testing.T) {
	for _, language := range assets.Languages() {
		house, err := assets.LoadStrings(language.Code, "house")
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries() {
			own, err := assets.LoadStrings(language.Code, e.name)
			if err != nil {
				t.Fatal(err)
			}
			if name := own.Text("game.name"); !strings.Contains(house.Text("about.program"), name) {
				t.Errorf("%s: what is told of the program says nothing of %s", language.Code, name)
			}
		}
	}
	for _, file := range []string{"README.md", "CHANGELOG.md", ".ci/packaging/README.txt", ".ci/packaging/nfpm.yaml", ".ci/packaging/capital.6", ".ci/packaging/capital.metainfo.xml"} {
		text, err := os.ReadFile("../../" + file)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries() {
			own, err := assets.LoadStrings("en", e.name)
			if err != nil {
				t.Fatal(err)
			}
			name := own.Text("game.name")
			if named := strings.Count(string(text), name) - strings.Count(string(text), name+" Lux"); named == 0 {
				t.Errorf("%s says nothing of %s", file, name)
			}
		}
	}
}
