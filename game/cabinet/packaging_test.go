//go:build !js

package cabinet

import (
	"encoding/xml"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"capital/game/store"
)

// packed is what a file says of how the program is packed.
func packed(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("../../.ci/packaging/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestPackagesKnowTheFilesOfMatches by the name that the game gives them, and open them with it.
func TestPackagesKnowTheFilesOfMatches(t *testing.T) {
	var known struct {
		Types []struct {
			Type string `xml:"type,attr"`
			Glob struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"glob"`
			Icon struct {
				Name string `xml:"name,attr"`
			} `xml:"icon"`
		} `xml:"mime-type"`
	}
	if err := xml.Unmarshal([]byte(packed(t, "capital.xml")), &known); err != nil || len(known.Types) != 1 {
		t.Fatal(known, err)
	}
	kind := known.Types[0]
	kept, err := store.OpenFolder(t.TempDir()).KeepMatch("2026-11-26-rome-7", "capital 1\n")
	if err != nil {
		t.Fatal(err)
	}
	if fits, err := filepath.Match(kind.Glob.Pattern, kept.Name); !fits || err != nil {
		t.Errorf("%s is no %s", kept.Name, kind.Glob.Pattern)
	}

	says := func(name, pattern, want string) {
		t.Helper()
		found := regexp.MustCompile(pattern).FindAllStringSubmatch(packed(t, name), -1)
		if !slices.ContainsFunc(found, func(one []string) bool { return one[1] == want }) {
			t.Errorf("%s: %s says %q, not %q", name, pattern, found, want)
		}
	}
	says("capital.desktop", `(?m)^MimeType=(.*);$`, kind.Type)
	says("capital.desktop", `(?m)^Exec=capital (.*)$`, "%f")
	says("capital.desktop", `(?m)^Icon=(.*)$`, kind.Icon.Name)
	says("capital.metainfo.xml", `<mediatype>(.*)</mediatype>`, kind.Type)
	says("Info.plist", `mime-type</key>\s*<array>\s*<string>(.*)</string>`, kind.Type)
	says("Info.plist", `filename-extension</key>\s*<array>\s*<string>(.*)</string>`, filepath.Ext(kept.Name)[1:])
	says("prepare", `"\$here/(capital\.xml)" "\$made/share/mime/packages/capital\.xml"`, "capital.xml")
}
