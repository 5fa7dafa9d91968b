//go:build !js

package scene

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"capital/assets"
)

// asked is a key of words in the source, or the beginning of one that is put together.
var asked = regexp.MustCompile(`Text\("([^"]+)"`)

// Whatever words the screens ask for are in the table: a key that is not would be shown as it is.
func TestWordsAreThere(t *testing.T) {
	words, err := assets.LoadStrings("en")
	if err != nil {
		t.Fatal(err)
	}
	table, err := os.ReadFile("../../assets/strings/en.txt")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range asked.FindAllStringSubmatch(string(source), -1) {
			count++
			key := found[1]
			if begins := strings.HasSuffix(key, "."); begins && !strings.Contains(string(table), "\n"+key) || !begins && !words.Has(key) {
				t.Errorf("%s asks for %q, which is not in the table", file, key)
			}
		}
	}
	if count < 100 {
		t.Errorf("only %d keys were found in the source", count)
	}
}
