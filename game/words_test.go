package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"capital/assets"
)

// room is a folder of screens, with the table of words that its screens ask.
type room struct {
	folder, table string
	least         int // how many keys are found there at least: fewer, and the search is at fault
}

// playable are the games that have a table, books the tables of words of their rules books.
var playable, books = func() (games, books []string) {
	for _, place := range places {
		if _, found := layers["game/"+place+"/table"]; found {
			games, books = append(games, place), append(books, place+"-rules")
		}
	}
	return games, books
}()

// rooms are the folders that ask for words. Whoever means the words of the house in a game's room writes App.Strings or
// Display.Strings; whoever means those of whatever game it is, in what all share, calls them game.
var rooms = func() []room {
	all := []room{{"scene", "house", 30}, {"table", "house", 5}}
	for _, game := range playable {
		all = append(all, room{game, game, 40})
	}
	return all
}()

// ofTests are folders below those whose words a test brings.
var ofTests = []string{"table/plain", "table/drill"}

// asked is a key of words in the source, or the beginning of one that is put together.
var asked = regexp.MustCompile(`(\w+\.)?(\w+)\.Text\("([^"]+)"`)

// Whatever words the screens ask for are in the table that they ask: a key that is not would be shown as it is.
func TestWordsAreThere(t *testing.T) {
	for _, r := range rooms {
		count := 0
		err := filepath.WalkDir(r.folder, func(path string, entry fs.DirEntry, err error) error {
			if err == nil && entry.IsDir() && slices.Contains(ofTests, filepath.ToSlash(path)) {
				return filepath.SkipDir
			}
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			source, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for _, found := range asked.FindAllSubmatch(source, -1) {
				tables := []string{r.table}
				asks := string(found[1]) + string(found[2])
				if asks == "app.Strings" && filepath.Base(filepath.Dir(path)) == "table" { // the program, and not a game's art
					asks = "App.Strings"
				}
				switch asks {
				case "App.Strings", "Display.Strings":
					tables = []string{"house"}
				case "game": // of every game, in what they share
					tables = playable
				case "p.rules":
					tables = []string{r.table + "-rules"}
				case "b.Words":
					tables = books
				case "g.Words", "open.Words", "game.Words": // of whatever game: see scene.App.Add
					continue
				}
				count++
				if key := string(found[3]); !isThere(t, path, tables, key) {
					t.Errorf("%s asks the words of %s for %q, which they lack", path, tables, key)
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

// isThere reports whether every one of some tables has a key or, in a rules book, any of them or of the books' own tables.
func isThere(t *testing.T, path string, tables []string, key string) bool {
	t.Helper()
	has := func(table string) bool { return hasWords(t, table, key) }
	if filepath.Base(filepath.Dir(path)) == "book" {
		return slices.ContainsFunc(append(tables, books...), has)
	}
	return !slices.ContainsFunc(tables, func(table string) bool { return !has(table) })
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

// Whatever words are in a table are asked for: somewhere in the source, of the game or of what all share, their key is
// written, or its beginning up to a dot, or both its parts around a dot.
func TestWordsAreAskedFor(t *testing.T) {
	for _, r := range rooms {
		written := map[string]bool{}
		for _, folder := range []string{"scene", "table", r.folder} {
			addLiterals(t, written, folder)
		}
		for key := range keysOf(t, r.table) {
			if !isAsked(written, strings.TrimSuffix(key, ".pad")) { // which is found for the key before it: see assets.Strings
				t.Errorf("nobody asks the words of %s for %s", r.table, key)
			}
		}
	}
}

// keysOf lists the keys of a table in English.
func keysOf(t *testing.T, table string) map[string]bool {
	t.Helper()
	text, err := assets.StringsText("en", table)
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]bool{}
	for line := range strings.Lines(text) {
		if key, _, found := strings.Cut(line, "="); found && !strings.HasPrefix(line, "#") {
			keys[strings.TrimSpace(key)] = true
		}
	}
	return keys
}

// addLiterals adds all texts that are written in the source of a folder but its tests.
func addLiterals(t *testing.T, written map[string]bool, folder string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && slices.Contains(ofTests, filepath.ToSlash(path)) {
			return filepath.SkipDir
		}
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.STRING {
				if text, err := strconv.Unquote(literal.Value); err == nil {
					begin, _, _ := strings.Cut(text, "%") // what follows is filled in
					written[text], written[begin] = true, true
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// isAsked reports whether a key can be put together from what is written.
func isAsked(written map[string]bool, key string) bool {
	if written[key] {
		return true
	}
	for at := range len(key) {
		if key[at] == '.' && (written[key[:at+1]] || written[key[:at]] && written[key[at:]]) {
			return true
		}
	}
	return false
}

// noKeys are written like keys, and are a file and the topic of a page.
var noKeys = []string{"settings.json", "about.part."}

// keyLike is how the keys of words are written.
var keyLike = regexp.MustCompile(`^[a-z][a-z-]*(\.[A-Za-z0-9-]+)+\.?$`)

// Whatever is written like a key, and begins as one of the room's does, is one or a part of one, whoever asks for it.
func TestWhatIsWrittenAsAKeyIsOne(t *testing.T) {
	all, begins := map[string]bool{}, map[string]map[string]bool{}
	for _, table := range assets.Tables() {
		begins[table] = map[string]bool{}
		for key := range keysOf(t, table) {
			first, _, _ := strings.Cut(key, ".")
			all["."+key+"."], begins[table][first] = true, true
		}
	}
	for _, r := range rooms {
		written, count := map[string]bool{}, 0
		addLiterals(t, written, r.folder)
		for text := range written {
			first, _, _ := strings.Cut(text, ".")
			if !keyLike.MatchString(text) || !begins[r.table][first] || slices.Contains(noKeys, text) {
				continue
			}
			count++
			part, known := "."+strings.TrimSuffix(text, ".")+".", false
			for key := range all {
				known = known || strings.Contains(key, part)
			}
			if !known {
				t.Errorf("%s asks for %q, and there are no such words", r.folder, text)
			}
		}
		if count < r.least {
			t.Errorf("only %d keys are written in %s", count, r.folder)
		}
	}
}
