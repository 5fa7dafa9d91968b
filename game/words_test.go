package game

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"capital/assets"
)

// room is a folder of screens, with the table of words that its screens ask.
type room struct {
	folder, table string
	least         int // how many keys are found there at least: fewer, and the search is at fault
}

// rooms are the folders that ask for words. Whoever means the words of the house in a game's room writes App.Strings;
// whoever means those of whatever game it is, in what all share, calls them game.
var rooms = []room{{"scene", "house", 30}, {"warsaw", "warsaw", 60}, {"rome", "rome", 60}}

// asked is a key of words in the source, or the beginning of one that is put together.
var asked = regexp.MustCompile(`(\w+\.)?(\w+)\.Text\("([^"]+)"`)

// Whatever words the screens ask for are in the table that they ask: a key that is not would be shown as it is.
func TestWordsAreThere(t *testing.T) {
	for _, r := range rooms {
		count := 0
		err := filepath.WalkDir(r.folder, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			source, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for _, found := range asked.FindAllSubmatch(source, -1) {
				tables := []string{r.table}
				switch string(found[1]) + string(found[2]) {
				case "App.Strings":
					tables = []string{"house"}
				case "game": // of every game, in what they share
					tables = []string{"warsaw", "rome"}
				case "g.Words", "open.Words", "game.Words": // of whatever game: see scene.App.Add
					continue
				}
				count++
				for _, table := range tables {
					if key := string(found[3]); !hasWords(t, table, key) {
						t.Errorf("%s asks the words of %s for %q, which they lack", path, table, key)
					}
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if count < r.least {
			t.Errorf("only %d keys were found in %s", count, r.folder)
		}
	}
}

// hasWords reports whether a table has a key or, where it ends with a dot, one that begins so.
func hasWords(t *testing.T, table, key string) bool {
	t.Helper()
	if !strings.HasSuffix(key, ".") {
		words, err := assets.LoadStrings("en", table)
		if err != nil {
			t.Fatal(err)
		}
		return words.Has(key)
	}
	text, err := os.ReadFile("../assets/strings/en/" + table + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Contains(string(text), "\n"+key)
}
