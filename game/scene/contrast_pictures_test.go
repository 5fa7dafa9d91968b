//go:build !js

package scene

import (
	"testing"

	"capital/game/drive"
	"capital/game/store"
	"capital/game/testscope"
)

// TestScreensAreDrawnInHighContrast keeps pictures of the house's screens in high contrast, and checks that they differ from
// the usual ones.
func TestScreensAreDrawnInHighContrast(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	app := biddingApp(t, store.OpenFolder(t.TempDir()), "bidding", "trading")
	app.signLit = true
	back := titleOf(app)
	for name, shown := range map[string]Scene{"title": newTitle(app), "set-up": fullSetup(app), "settings": newSettings(app, back)} {
		usual := pictureOf(t, app, shown)
		now := app.Settings()
		now.Contrast = true
		app.SetSettings(now)
		sharp := pictureOf(t, app, shown)
		drive.Keep(t, "contrast-"+name, sharp)
		if drive.Differing(usual, sharp) < 10000 {
			t.Errorf("%s is hardly another in high contrast", name)
		}
		now.Contrast = false
		app.SetSettings(now)
	}
}
