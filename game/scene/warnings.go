package scene

import (
	"slices"
	"strings"
)

// Warns reports whether the person wants to be warned of what has that name: see [Game.Warnings].
func (s Settings) Warns(name string) bool {
	return !slices.Contains(strings.Fields(s.Unwarned), name)
}

// WithWarning returns the settings with warnings of a name on or off.
func (s Settings) WithWarning(name string, on bool) Settings {
	off := slices.DeleteFunc(strings.Fields(s.Unwarned), func(n string) bool { return n == name })
	if !on {
		off = append(off, name)
	}
	s.Unwarned = cleanWarnings(strings.Join(off, " "))
	return s
}

// cleanWarnings are names as they are kept: each once, in the order of the alphabet, one space between.
func cleanWarnings(names string) string {
	off := strings.Fields(names)
	slices.Sort(off)
	return strings.Join(slices.Compact(off), " ")
}

// newWarnings is the page of the settings on which warnings are switched off: a group for each game.
func newWarnings(app *App, back func() Scene) *settingsScreen {
	s := &settingsScreen{back: back, title: "settings.warnings"}
	for n, g := range app.cabinet.games {
		group := settingGroup{key: g.Words.Text("game.name")}
		for _, name := range g.Warnings {
			group.rows = append(group.rows, warningRow(name))
		}
		if len(group.rows) == 0 {
			continue
		}
		if g == app.cabinet.open {
			s.shown = n
		}
		s.groups = append(s.groups, group)
	}
	s.show(app, min(s.shown, len(s.groups)-1))
	return s
}

// warningRow is the row of one kind of warning.
func warningRow(name string) setting {
	return setting{
		key:   "warning." + name,
		value: onOrOff(func(now Settings) bool { return now.Warns(name) }),
		turn:  func(now *Settings, _ int) { *now = now.WithWarning(name, !now.Warns(name)) },
	}
}
