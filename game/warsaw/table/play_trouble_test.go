//go:build !js

package table

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/rules/warsaw"
)

// damagedMatches are saved matches that can't be continued, by what is wrong with them.
func damagedMatches(t *testing.T) map[string]string {
	t.Helper()
	whole := search(t, 3, func(m *warsaw.Match) bool { return m.Owes(0) == warsaw.DecidePick && m.Epoch() == 2 })
	text := recordText(&whole)
	lines := strings.SplitAfter(text, "\n")
	return map[string]string{
		"empty":     "",
		"nonsense":  "\x00\xff what?\n",
		"cut":       text[:len(text)-5],
		"version":   strings.Replace(text, "capital 1", "capital 999", 1),
		"tiles":     strings.Replace(text, "game warsaw ", "game warsaw 1", 1),
		"mark":      "\ufeff" + text,
		"illegal":   text + "1 build arsenal 5,5 turn 0\n",
		"players":   strings.Replace(text, " builder ", " oracle ", 1),
		"name":      strings.Replace(text, `"`, `"\x1b[2J`, 1),
		"long":      text + strings.Repeat("# and so on\n", 1<<17),
		"a line is": strings.Join(append(lines[:8:8], lines[9:]...), ""),
	}
}

// TestADamagedMatchCannotGoOn asks of each damaged match whether it can be continued.
func TestADamagedMatchCannotGoOn(t *testing.T) {
	capital := quickApp(t).game()
	for name, damaged := range damagedMatches(t) {
		if name == "long" {
			continue // it is not even read so far
		}
		if _, err := capital.Check(damaged); err == nil {
			t.Errorf("%s: it goes on", name)
		}
	}
}

// TestTroubleIsSeenOnTheTitle keeps pictures of the title with something to say, and
// plays on.
func TestTroubleIsSeenOnTheTitle(t *testing.T) {
	drive.Beside(t)
	damaged := damagedMatches(t)["version"]
	sizes := [][2]int{{960, 600}, {1280, 720}, {810, 1080}}
	for _, size := range sizes[:testscope.Count(1, len(sizes))] {
		name := fmt.Sprintf("%dx%d", size[0], size[1])
		t.Run(name, func(t *testing.T) {
			home := drive.Home(t)
			write(t, home, matchFile, []byte(damaged))
			r := open(t, game{w: size[0], h: size[1], home: home})
			r.keep("title-trouble-%s", name)
			if kept, err := os.ReadFile(fileOf(home, "match.kept-1.txt")); err != nil || !bytes.Equal(kept, []byte(damaged)) {
				t.Fatalf("the file was not kept: %v", err)
			}
			before := r.g.Look()
			r.g.Key(ebiten.KeyEnter) // the main button: not Continue
			r.rest()
			if share(before, r.g.Look(), r.layout().Screen) < 0.2 {
				t.Error("the set-up does not come")
			}
			r.keep("set-up-%s", name)
		})
	}
}
