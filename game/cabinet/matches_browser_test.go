//go:build !js

package cabinet

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/testscope"
)

// TestABrowserPutsARunningMatchBeside when another one is begun.
func TestABrowserPutsARunningMatchBeside(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	running := read(t, savesFolder+"/1.0.0/rome-unfinished-begun.txt")
	text, err := json.Marshal(running)
	if err != nil {
		t.Fatal(err)
	}
	p := drive.Open(t, drive.PageOptions{Broken: sharing + `
		try {
			localStorage.setItem("capital/settings.json", '{"Speed": 0, "TextSize": 100, "Game": "rome", "Offered": "warsaw rome", "Language": "en"}');
			if (!localStorage.getItem("capital/rome.txt")) localStorage.setItem("capital/rome.txt", ` + string(text) + `);
		} catch (refused) {}`})
	p.WaitRunning()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "rome.txt"), []byte(running), 0o644); err != nil {
		t.Fatal(err)
	}
	twin := openedIn(t, folder, drive.PageWidth, drive.PageHeight, bare)
	twin.CanQuit = false // as a page can't
	press(t, twin, "Games")
	take(t, twin, 1)
	twin.ShowTitle()
	settle(t, twin)
	follow := func(says string) {
		t.Helper()
		p.Settle()
		p.Click(centreOf(t, twin, says))
		press(t, twin, says)
	}
	follow("Play")
	p.Settle()
	p.Click(centreOf(t, twin, "Start"))
	const beside = `Object.keys(localStorage).filter((key) => key.startsWith("capital/running/")).join()`
	drive.Until(t, "the running match lies beside", func() bool {
		p.Frames(1)
		return strings.HasSuffix(p.Ask(beside), "-rome-4.txt")
	})
	if got := p.Ask(`localStorage.getItem(` + beside + `)`); got != running {
		t.Errorf("beside lies\n%s", got)
	}
}
