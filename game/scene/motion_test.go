//go:build !js

package scene

import "testing"

// TestTheSystemAsksForLessMotion goes by the system until the person has chosen, and by what was asked for at the start
// whatever was chosen.
func TestTheSystemAsksForLessMotion(t *testing.T) {
	for _, c := range []struct {
		name    string
		set     Settings
		options Options
		want    bool
	}{
		{"nobody asks", Settings{}, Options{}, false},
		{"the system asks", Settings{}, Options{SystemReduced: true}, true},
		{"the person has chosen all motion", Settings{MotionChosen: true}, Options{SystemReduced: true}, false},
		{"the person has chosen less", Settings{ReducedMotion: true, MotionChosen: true}, Options{}, true},
		{"settings of an older program", Settings{ReducedMotion: true}, Options{}, true},
		{"asked for at the start", Settings{MotionChosen: true}, Options{ReducedMotion: true}, true},
	} {
		if got := c.set.under(c.options.ReducedMotion, c.options.SystemReduced).Pace().Reduced; got != c.want {
			t.Errorf("%s: less motion is %v", c.name, got)
		}
	}
}

// TestTheSystemsWishIsNotKept changes something else while the system asks for less motion.
func TestTheSystemsWishIsNotKept(t *testing.T) {
	app := quickApp(t)
	app.obey(app.Settings().under(false, true))
	now := app.Settings()
	now.Sound = 10
	app.SetSettings(now)
	kept, err := loadSettings(app.Store)
	if err != nil || kept.Sound != 10 || kept.ReducedMotion {
		t.Errorf("%+v is kept, %v", kept, err)
	}
}
