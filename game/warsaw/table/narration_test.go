//go:build !js

package table

import (
	"math/rand/v2"
	"strings"
	"testing"

	"capital/game/scene"
	"capital/game/scene/narration/narrationtest"
	"capital/game/store"
	"capital/game/table/tabletest"
	"capital/game/testscope"
	"capital/input"
	"capital/render/text"
)

// blind plays Capital by what is said, and by nothing else.
type blind struct {
	*narrationtest.Listener
	turns  int
	random *rand.Rand
}

func TestByEarInTheBrowser(t *testing.T) {
	testscope.Seldom(t) // Capital Lux 2 is played so
	tabletest.ByEarInTheBrowser(t, shared(t), byEar())
}

func byEar() tabletest.ByEar {
	random := rand.New(rand.NewPCG(1, 2))
	return tabletest.ByEar{
		Level: "Apprentice",
		Decide: func(l *narrationtest.Listener, said string, turn int) {
			(&blind{l, turn, random}).decide(said)
		},
		Words: []string{"Epoch VI", "You build", "Next income", "Income of epoch I", "Income of epoch VI", "War", "Sawa", "Price"},
		End:   "Victory points",
	}
}

func TestAWholeMatchByEar(t *testing.T) {
	held, how := 0, byEar() // how many tiles were said when they were taken
	decide := how.Decide
	how.Decide = func(l *narrationtest.Listener, said string, turn int) {
		decide(l, said, turn)
		held = strings.Count(strings.Join(l.All, "\n"), "\nIn your hand: ")
	}
	tabletest.AWholeMatchByEar(t, shared(t), how)
	if held < 18 {
		t.Errorf("only %d tiles were said when they were taken", held)
	}
}

// decide does the next thing, by what is asked.
func (b *blind) decide(said string) {
	b.T.Helper()
	switch {
	case strings.Contains(said, "Choose a tile"):
		if b.turns%3 == 2 { // look around
			b.Press(input.Intent{Kind: input.Choose, Number: 5})
			b.Press(input.Intent{Kind: input.Cancel})
		}
		b.Press(input.Intent{Kind: input.Choose, Number: 1})
	case strings.Contains(said, "Enter: Build it here"), strings.Contains(said, "Enter: Place it here"):
		b.Enter()
	case strings.Contains(said, "War: choose"):
		b.lose()
	case strings.Contains(said, "Enter: Choose it, decide later"), strings.Contains(said, "In your hand"), strings.Contains(said, "Place your milestone"):
		b.build()
	case strings.Contains(said, "Enter:"), strings.Contains(said, "button"):
		b.Enter()
	}
}

// step presses an arrow, whichever.
func (b *blind) step() string {
	ways := [...][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}
	way := ways[b.random.IntN(len(ways))]
	return b.Arrow(way[0], way[1])
}

// build looks for a place for what is held, and discards it where there is none.
func (b *blind) build() {
	b.T.Helper()
	for range 12 {
		said := b.step()
		if strings.Contains(said, "Enter: Build it here") || strings.Contains(said, "Enter: Place it here") {
			if strings.Contains(said, "Build") && !(strings.Contains(said, "You pay") && strings.Contains(said, "ext income")) {
				b.T.Fatalf("it is not said what it costs and brings: %q", said)
			}
			b.Enter()
			return
		}
		if strings.Contains(said, "Awarded") { // the arrow led to the milestones
			b.Press(input.Intent{Kind: input.Cancel})
		}
	}
	b.Press(input.Intent{Kind: input.Discard})
}

// lose walks over the district and chooses stacks until they can be lost.
func (b *blind) lose() {
	for range 200 {
		said := b.step()
		if strings.Contains(said, "Enter: Lose") {
			b.Enter()
			return
		}
		if said != "" && !strings.Contains(said, "fall apart") && strings.Contains(b.Enter(), "Enter: Lose") {
			b.Enter()
			return
		}
	}
}

// TestTheFirstMatchIsSaid step by step.
func TestTheFirstMatchIsSaid(t *testing.T) {
	c := testCapital(t, scene.Settings{TextSize: 100}, store.OpenFolder(t.TempDir()))
	b := &blind{Listener: narrationtest.Listen(t, c.App)}
	c.ShowTitle()
	t.Cleanup(c.EndMatch)
	b.Find(input.Intent{Kind: input.Next}, "Learn, button")
	b.Enter()
	b.Find(input.Intent{Kind: input.Next}, "First match, step by step")
	b.Enter()
	b.Await("the first step", func(said string) bool { return strings.Contains(said, "Step 1 of") })
	b.Await("the second step", func(said string) bool {
		if strings.Contains(said, "Enter:") {
			b.Enter()
		}
		return strings.Contains(said, "Step 2 of")
	})
}

// TestByEarButtonsAreNamed while a gamepad is used, and keys else.
func TestByEarButtonsAreNamed(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	do(table, input.Next)
	for device, name := range map[input.Device]string{input.Keyboard: "Enter: ", input.Pad: "A: "} {
		table.desk.Use(device)
		table.Update(table.App, nil)
		said := table.Spoken(table.App)
		if !strings.HasPrefix(text.Plain(said.Enter), name) {
			t.Errorf("what is confirmed is told as %q", text.Plain(said.Enter))
		}
		if keys := text.Plain(said.Place); strings.Contains(keys, "Enter") != (device == input.Keyboard) {
			t.Errorf("at the table it says %q", keys)
		}
	}
}
