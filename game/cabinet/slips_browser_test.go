//go:build !js

package cabinet

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"capital/game/drive"
	"capital/game/lab"
	"capital/game/testscope"
)

// TestSlipsInTheBrowser are worked out there, come to the same as elsewhere, and lead to their moments.
func TestSlipsInTheBrowser(t *testing.T) {
	testscope.Seldom(t) // a window shows them, and they come to the same wherever matches do
	drive.Beside(t)
	const game, lies = 0, "finished/2026-11-20-warsaw-5.txt"
	m := lab.NewMatch(5, []string{"apprentice", "builder"}, func(level string) string { return "Żaneta " + level })
	m.Keep = true
	o, err := simulated()[game].Play(t.Context(), m)
	if err != nil {
		t.Fatal(err)
	}
	own := strings.Replace(o.Text, "seat 1 apprentice", "seat 1 person", 1)
	text, err := json.Marshal(own)
	if err != nil {
		t.Fatal(err)
	}
	p := heard{drive.Open(t, drive.PageOptions{Broken: sharing + `
		try { localStorage.setItem("capital/` + lies + `", ` + string(text) + `); } catch (refused) {}`}), t}
	p.WaitRunning()
	p.push("Matches")
	p.await("1 match")
	p.push("My play")
	p.push("Slips")
	p.await("Matches not worked out yet: 1")
	p.push("Work them out")
	course := `localStorage.getItem("capital/` + strings.TrimSuffix(lies, ".txt") + `.course") || ""`
	drive.Until(t, "the course is kept", func() bool { p.Frames(1); return p.Ask(course) != "" })
	p.Settle()
	p.Screenshot("slips-browser")
	p.push("points a match")
	p.await("The worst come first")
	p.Settle()
	p.Screenshot("slips-browser-moments")
	p.Key(kb.Enter)
	p.await("ove ")
	p.Settle()
	p.Screenshot("slips-browser-look-back")

	folder := t.TempDir()
	if err := os.MkdirAll(filepath.Join(folder, "finished"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, lies), []byte(own), 0o644); err != nil {
		t.Fatal(err)
	}
	twin := openedIn(t, folder, drive.PageWidth, drive.PageHeight, bare)
	h, err := twin.ReadHistory(t.Context())
	if err != nil || len(h.Matches) != 1 {
		t.Fatalf("%+v, %v", h, err)
	}
	if _, err := twin.WorkOut(t.Context(), h.Matches[0]); err != nil {
		t.Fatal(err)
	}
	if got, want := p.Ask(course), read(t, filepath.Join(folder, strings.TrimSuffix(lies, ".txt")+".course")); got != want || want == "" {
		t.Errorf("in the browser it comes to\n%s\ninstead of\n%s", got, want)
	}
}
