package about

import (
	"os"
	"regexp"
	"testing"
)

// The newest entry of the changelog is this version's.
func TestTheChangelogBeginsWithThisVersion(t *testing.T) {
	text, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	if newest := regexp.MustCompile(`(?m)^## (\S+)`).FindSubmatch(text); newest == nil || string(newest[1]) != Release {
		t.Errorf("it begins with %q, and this is %s", newest, Release)
	}
}

func TestABuildIsToldInALine(t *testing.T) {
	for _, c := range []struct {
		p    Program
		want string
	}{
		{Program{}, "built from source"},
		{Program{Commit: "0123456789abcdef"}, "built from source (commit 0123456789ab)"},
		{Program{Commit: "0123456789abcdef", Changed: true}, "built from source (commit 0123456789ab-changed)"},
		{Program{Version: "1.2.0", Commit: "0123456789ab"}, "1.2.0 (commit 0123456789ab)"},
		{Program{Version: "1.2.0"}, "1.2.0"},
	} {
		if got := c.p.String(); got != c.want {
			t.Errorf("%+v is %q, not %q", c.p, got, c.want)
		}
	}
}

func TestLaterVersionsAreTold(t *testing.T) {
	for version, later := range map[string]bool{
		Release: false, "0.99.99": false, "1000.0.0": true, "": false, "1000": false, "1000.0.0.0": false, "1000.0.x": false, "-1.0.0": false,
	} {
		if Later(version) != later {
			t.Errorf("%q: %t", version, !later)
		}
	}
	if _, ok := numbers(Release); !ok {
		t.Errorf("%q is no version", Release)
	}
}

func TestThePageIsOfTheSameBuild(t *testing.T) {
	want := "-X capital/game/about.version=1.2.0 -X capital/game/about.commit=0123456789ab"
	if got := (Program{Version: "1.2.0", Commit: "0123456789abcdef"}).LinkerFlags(); got != want {
		t.Errorf("%q, not %q", got, want)
	}
}
