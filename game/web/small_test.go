//go:build !js

package web

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every edit has its one place in the standard library that builds the page.
func TestEditsHaveTheirPlaces(t *testing.T) {
	root, err := goTool(t.Context(), "", "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range edits {
		text, err := os.ReadFile(filepath.Join(root, "src", filepath.FromSlash(e.file)))
		if n := strings.Count(string(text), e.from); n != 1 {
			t.Errorf("%s has %d places with %q, %v", e.file, n, e.from, err)
		}
	}
}

// What is listed as hot is in the page, and the rules and players of every game that has a table are hot.
func TestHotPackagesAreThePages(t *testing.T) {
	listed, err := goTool(t.Context(), "../..", "list", "-deps", ".")
	if err != nil {
		t.Fatal(err)
	}
	packages := strings.Fields(listed)
	var patterns []*regexp.Regexp
	for _, packages := range hot() {
		pattern := strings.ReplaceAll(regexp.QuoteMeta(packages), `/\.\.\.`, "(/.*)?")
		patterns = append(patterns, regexp.MustCompile("^"+pattern+"$"))
	}
	for n, pattern := range patterns {
		if !slices.ContainsFunc(packages, pattern.MatchString) {
			t.Errorf("no package of the page is %s", hot()[n])
		}
	}
	games := 0
	for _, name := range packages {
		place, isTable := strings.CutPrefix(name, "capital/game/")
		place, ofGame := strings.CutSuffix(place, "/table")
		if !isTable || !ofGame {
			continue
		}
		games++
		for _, needed := range []string{"capital/rules/" + place, "capital/game/" + place + "/ai"} {
			isHot := slices.ContainsFunc(patterns, func(p *regexp.Regexp) bool { return p.MatchString(needed) })
			if !isHot || !slices.Contains(packages, needed) {
				t.Errorf("%s is not hot, or not in the page", needed)
			}
		}
	}
	if games < 2 {
		t.Errorf("the page has %d tables", games)
	}
}
