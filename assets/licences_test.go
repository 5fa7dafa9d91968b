//go:build !js

package assets

import (
	"bufio"
	"os"
	"strings"
	"testing"
)

// What the module file names as needed by the program, but for tests and tools, has its licence in the text; .ci/run makes
// the text anew and compares.
func TestLicencesNameWhatTheProgramIsBuiltWith(t *testing.T) {
	all := Licences()
	for _, name := range []string{"Capital (Apache-2.0)", "SIL Open Font License", "Go (BSD-3-Clause)", "Apache License"} {
		if !strings.Contains(strings.ToLower(all), strings.ToLower(name)) {
			t.Errorf("%s is missing", name)
		}
	}
	file, err := os.Open("../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	only := []string{"chromedp", "rapid", "staticcheck"} // used by tests and checks
	for lines := bufio.NewScanner(file); lines.Scan(); {
		words := strings.Fields(strings.TrimPrefix(lines.Text(), "require "))
		if len(words) != 2 || !strings.HasPrefix(words[1], "v") {
			continue // an indirect requirement, or none
		}
		test := false
		for _, name := range only {
			test = test || strings.Contains(words[0], name)
		}
		if has := strings.Contains(all, "\n"+words[0]+" "+words[1]+" ("); !has && !test {
			t.Errorf("%s %s is missing: run .ci/licences", words[0], words[1])
		}
	}
}
