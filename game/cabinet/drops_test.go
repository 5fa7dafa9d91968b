//go:build !js

package cabinet

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/game/letter"
)

// drop is what somebody drops on the game, and what is said then.
type drop struct {
	name  string
	paths []string
	said  string
}

// drops are files of all kinds, written to a folder: matches of all games that are over, one that goes on, a letter, a challenge,
// and what is none of these or damaged. After any but the first kind the screen stays.
func drops(t *testing.T) (matches, others []drop) {
	t.Helper()
	folder := t.TempDir()
	file := func(name, text string) string {
		t.Helper()
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	var whole []string
	for n, name := range Names() {
		text, _ := played(t, n)
		whole = append(whole, file("2026-11-25 "+name+" 7 %.capital", text))
		matches = append(matches, drop{name, whole[n:], "Move 1 of"})
		matches[n].paths = whole[n : n+1]
	}
	text, made := played(t, 1)
	lines := strings.SplitAfter(strings.ReplaceAll(text[:strings.Index(text, "\nresult")+1], " builder ", " person "), "\n")
	begun := strings.Join(lines[:12], "")
	inside := filepath.Join(folder, "inside")
	if err := os.Mkdir(inside, 0o755); err != nil {
		t.Fatal(err)
	}
	picture := file("a picture.png", "\x89PNG\r\n\x1a\n")
	matches = append(matches, drop{"two", []string{picture, whole[2]}, "Only one of these 2 files was opened."})
	return matches, []drop{
		{"running", []string{file("running.capital", begun)}, "This match is not over"},
		{"letter", []string{file("letter.capital", letter.Text(begun))}, "A match of Capitol by letter."},
		{"challenge", []string{file("challenge.capital", challengeOf("rome")+"\n")}, "challenges you to play their deal."},
		{"damaged", []string{file("damaged.capital", strings.Replace(text, "\nseat 1 ", "\nsaet 1 ", 1))}, "This match can't be opened"},
		{"damaged link", []string{file("link.capital", made[:len(made)-2])}, "This link is damaged"},
		{"picture", []string{picture}, "There is no match in this link or file."},
		{"folder", []string{inside}, "This is no file of a match."},
	}
}
