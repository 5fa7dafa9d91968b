//go:build !js

package matches

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"capital/game/store"
)

// counted are files of which is counted how many matches are read.
type counted struct {
	*store.Store
	reads int
}

func (c *counted) LoadMatch(path string) ([]byte, error) {
	c.reads++
	return c.Store.LoadMatch(path)
}

// word is what a match tells in these tests.
type word struct{ Text string }

// put writes a match into a folder.
func put(t *testing.T, folder, path, text string) {
	t.Helper()
	file := filepath.Join(folder, path)
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
		t.Fatal(err)
	}
}

// indexOf is an index of a folder, as a program has it that begins.
func indexOf(folder, version string) (*Index[word], *counted) {
	files := &counted{Store: store.OpenFolder(folder)}
	return New(files, version, []string{"rome.txt", "lux.txt"}, func(_, text string) (word, bool, error) {
		if text == "bad" {
			return word{}, false, errors.New("it is bad")
		}
		return word{text}, text == "speaks", nil
	}), files
}

// listed is all that an index of a folder lists, as PATH=TEXT, and how many matches were read for it.
func listed(t *testing.T, folder, version, language string) (all []string, reads int) {
	t.Helper()
	x, files := indexOf(folder, version)
	found, left, err := x.List(t.Context(), language, 1<<20)
	if err != nil || left != 0 {
		t.Fatal(left, err)
	}
	for _, m := range found {
		all = append(all, m.Path+"="+m.Told.Text+m.Err)
	}
	slices.Sort(all)
	return all, files.reads
}

// some are matches in a folder.
func some(t *testing.T) (folder string, want []string) {
	folder = t.TempDir()
	put(t, folder, "rome.txt", "played")
	put(t, folder, "finished/a.txt", "bad")
	put(t, folder, "settings.json", "no match")
	put(t, folder, "finished/.b.txt77", "half a match")
	for n := range 60 {
		path := fmt.Sprintf("finished/2026-%d.txt", n)
		put(t, folder, path, fmt.Sprint("match ", n))
		want = append(want, path+"="+fmt.Sprint("match ", n))
	}
	want = append(want, "rome.txt=played", "finished/a.txt=it is bad")
	slices.Sort(want)
	return folder, want
}

// TestWithARightIndexNothingIsRead, and of one changed match that one alone is.
func TestWithARightIndexNothingIsRead(t *testing.T) {
	folder, want := some(t)
	for n, reads := range []int{len(want), 0, 0} {
		if got, read := listed(t, folder, "1", "en"); !slices.Equal(got, want) || read != reads {
			t.Errorf("time %d: %d were read, not %d; listed are %d", n, read, reads, len(got))
		}
	}
	put(t, folder, "finished/2026-7.txt", "another")
	want[slices.Index(want, "finished/2026-7.txt=match 7")] = "finished/2026-7.txt=another"
	slices.Sort(want)
	if got, reads := listed(t, folder, "1", "en"); !slices.Equal(got, want) || reads != 1 {
		t.Errorf("%d were read; listed are\n%q", reads, got)
	}
	// One that only has another name is read, and one that is gone is not listed.
	if err := errors.Join(os.Rename(filepath.Join(folder, "finished/2026-8.txt"), filepath.Join(folder, "finished/z.txt")), os.Remove(filepath.Join(folder, "rome.txt"))); err != nil {
		t.Fatal(err)
	}
	got, reads := listed(t, folder, "1", "en")
	if reads != 1 || len(got) != len(want)-1 || got[len(got)-1] != "finished/z.txt=match 8" {
		t.Errorf("%d were read; the last is %q", reads, got[len(got)-1])
	}
}

// TestAWrongIndexIsMadeAnew: one that is cut anywhere, changed, of another version or of another form, and one that can't be read.
func TestAWrongIndexIsMadeAnew(t *testing.T) {
	folder, want := some(t)
	listed(t, folder, "1", "en")
	right, err := os.ReadFile(filepath.Join(folder, Name))
	if err != nil {
		t.Fatal(err)
	}
	wrong := []string{
		"", "\n", strings.Replace(string(right), "match 7\"", "match 9\"", 1), strings.Replace(string(right), "matches 1 ", "matches 2 ", 1),
		strings.ToUpper(string(right)), string(right) + "{}\n", "\x00\xff",
	}
	for cut := 1; cut < len(right); cut += len(right) / 12 {
		wrong = append(wrong, string(right[:cut]))
	}
	for n, text := range wrong {
		put(t, folder, Name, text)
		if got, reads := listed(t, folder, "1", "en"); !slices.Equal(got, want) || reads != len(want) {
			t.Errorf("wrong index %d: %d were read", n, reads)
		}
		if now, _ := os.ReadFile(filepath.Join(folder, Name)); string(now) != string(right) {
			t.Errorf("wrong index %d stays", n)
		}
	}
	if got, reads := listed(t, folder, "2", "en"); !slices.Equal(got, want) || reads != len(want) {
		t.Errorf("of another version %d were read", reads)
	}
	if err := errors.Join(os.Remove(filepath.Join(folder, Name)), os.Mkdir(filepath.Join(folder, Name), 0o755)); err != nil {
		t.Fatal(err)
	}
	if got, _ := listed(t, folder, "1", "en"); !slices.Equal(got, want) {
		t.Error("where the index can't be written nothing is listed")
	}
}

// TestWhatSpeaksIsReadAgainInAnotherLanguage, and nothing else is.
func TestWhatSpeaksIsReadAgainInAnotherLanguage(t *testing.T) {
	folder, _ := some(t)
	put(t, folder, "running/a.txt", "speaks")
	listed(t, folder, "1", "en")
	for _, language := range []string{"pl", "pl", "en"} {
		want := 1
		if before, err := os.ReadFile(filepath.Join(folder, Name)); err == nil && strings.Contains(string(before), `"Language":"`+language+`"`) {
			want = 0
		}
		if _, reads := listed(t, folder, "1", language); reads != want {
			t.Errorf("in %s %d were read, not %d", language, reads, want)
		}
	}
}

// TestMatchesAreListedInParts: what is known is there at once, and after a while all is. Who does not want it any more ends it.
func TestMatchesAreListedInParts(t *testing.T) {
	folder, want := some(t)
	x, files := indexOf(folder, "1")
	for _, step := range []struct{ listed, left int }{{20, 42}, {40, 22}, {60, 2}, {62, 0}, {62, 0}} {
		all, left, err := x.List(t.Context(), "en", 20)
		if err != nil || len(all) != step.listed || left != step.left {
			t.Errorf("%d are listed and %d left, %v; not %v", len(all), left, err, step)
		}
	}
	if files.reads != len(want) {
		t.Errorf("%d were read", files.reads)
	}
	over, cancel := context.WithCancel(t.Context())
	cancel()
	x, files = indexOf(folder, "2")
	if _, left, err := x.List(over, "en", 100); err == nil || left != len(want) || files.reads != 0 {
		t.Errorf("of what nobody wants %d were read, %v", files.reads, err)
	}
}

// TestAListWritesNothingThatIsKnown: with a right index its file stays as it is.
func TestAListWritesNothingThatIsKnown(t *testing.T) {
	folder, _ := some(t)
	listed(t, folder, "1", "en")
	path, before := filepath.Join(folder, Name), time.Now().Add(-time.Hour)
	if err := os.Chtimes(path, before, before); err != nil {
		t.Fatal(err)
	}
	listed(t, folder, "1", "en")
	if info, err := os.Stat(path); err != nil || !info.ModTime().Equal(before.Truncate(0)) && info.ModTime().Sub(before).Abs() > time.Second {
		t.Error("it was written anew", err)
	}
}
