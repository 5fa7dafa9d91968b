package scene

import (
	"slices"

	"capital/assets"
)

// settingGroup is some rows of the settings that are shown together.
type settingGroup struct {
	key  string // of its name among the words of the house, or a name that needs no words
	rows []setting
}

// setting is one row of the settings: a value that is turned or, where open is there, a button that leads to a page of its own.
// What is seen of it is its name, and under it KEY.line, where there is such a line.
type setting struct {
	key   string
	of    *assets.Strings // the words in which it is called so; nil for those of the house
	value func(words *assets.Strings, now Settings) string
	turn  func(now *Settings, step int)
	bar   func(now Settings) (step, steps int) // how far a value of steps has gone; nil for others
	open  func(app *App, back func() Scene) Scene
	press func(app *App) // what a button does that leads nowhere; its value stands on it
}

// settingGroups lists the settings as they are shown. warnings and keys make the pages for warnings and for keys. A new
// setting needs a row here, and words.
func settingGroups(app *App, warnings, keys func(app *App, back func() Scene) Scene) []settingGroup {
	help := []setting{{key: "settings.warnings", open: warnings}, {key: "settings.keys", open: keys}}
	if app.about != nil {
		help = append(help, setting{key: "settings.about", open: app.about})
	}
	return []settingGroup{
		{"settings.sight", []setting{
			stepped("settings.text", textSizes(), func(s *Settings) *int { return &s.TextSize }, percent),
			toggle("settings.contrast", func(s *Settings) *bool { return &s.Contrast }),
			toggle("settings.left-handed", func(s *Settings) *bool { return &s.LeftHanded }),
			toggle("settings.fullscreen", func(s *Settings) *bool { return &s.FullScreen }),
		}},
		{"settings.moving", []setting{
			stepped("settings.speed", speeds(), func(s *Settings) *float64 { return &s.Speed }, timesAsFast),
			chosen(toggle("settings.motion", func(s *Settings) *bool { return &s.ReducedMotion }), func(s *Settings) *bool { return &s.MotionChosen }),
			not(toggle("settings.living", func(s *Settings) *bool { return &s.StillScenery })),
		}},
		{"settings.hearing", []setting{
			stepped("settings.sound", volumes(), func(s *Settings) *int { return &s.Sound }, loudness),
			stepped("settings.music", volumes(), func(s *Settings) *int { return &s.Music }, loudness),
			stepped("settings.ambience", volumes(), func(s *Settings) *int { return &s.Ambience }, loudness),
			toggle("settings.quiet-behind", func(s *Settings) *bool { return &s.QuietBehind }),
		}},
		{"settings.words", []setting{
			oneOf("settings.language", languages(), func(s *Settings) *string { return &s.Language }, app.words.all.NameOf),
			not(toggle("settings.opponents", func(s *Settings) *bool { return &s.Silent })),
		}},
		{"settings.help", help},
	}
}

// toggle is a row that is on or off.
func toggle(key string, field func(*Settings) *bool) setting {
	return setting{
		key:   key,
		value: onOrOff(func(now Settings) bool { return *field(&now) }),
		turn:  func(now *Settings, _ int) { *field(now) = !*field(now) },
	}
}

// not is a row that is on where its value is off.
func not(row setting) setting {
	value := row.value
	row.value = func(words *assets.Strings, now Settings) string {
		row.turn(&now, 1)
		return value(words, now)
	}
	return row
}

// onOrOff tells in a word whether something is on.
func onOrOff(is func(now Settings) bool) func(words *assets.Strings, now Settings) string {
	return func(words *assets.Strings, now Settings) string {
		if is(now) {
			return words.Text("settings.on")
		}
		return words.Text("settings.off")
	}
}

// chosen is a row that also notes that the person has chosen: until then the system does.
func chosen(row setting, field func(*Settings) *bool) setting {
	turn := row.turn
	row.turn = func(now *Settings, step int) {
		turn(now, step)
		*field(now) = true
	}
	return row
}

// stepped is a row of a value that goes up and down through some, told in words.
func stepped[T int | float64](key string, values []T, field func(*Settings) *T, tell func(*assets.Strings, T) string) setting {
	return setting{
		key:   key,
		value: func(words *assets.Strings, now Settings) string { return tell(words, *field(&now)) },
		turn: func(now *Settings, step int) {
			*field(now) = values[min(max(nearest(values, *field(now))+step, 0), len(values)-1)]
		},
		bar: func(now Settings) (int, int) { return nearest(values, *field(&now)), len(values) - 1 },
	}
}

// oneOf is a row of a value that goes around through some, told in words.
func oneOf[T comparable](key string, values []T, field func(*Settings) *T, tell func(*assets.Strings, T) string) setting {
	return setting{
		key:   key,
		value: func(words *assets.Strings, now Settings) string { return tell(words, *field(&now)) },
		turn: func(now *Settings, step int) {
			place := slices.Index(values, *field(now)) + step + len(values)
			*field(now) = values[place%len(values)]
		},
	}
}

// nearest returns the place of the first value that is not below the given one.
func nearest[T int | float64](values []T, value T) int {
	i, _ := slices.BinarySearch(values, value)
	return min(i, len(values)-1)
}

func percent(words *assets.Strings, value int) string { return words.Text("settings.percent", value) }

func timesAsFast(words *assets.Strings, speed float64) string {
	if speed == 0 {
		return words.Text("settings.off")
	}
	return words.Text("settings.times", speed)
}

func loudness(words *assets.Strings, volume int) string {
	if volume == 0 {
		return words.Text("settings.off")
	}
	return percent(words, volume)
}

// languages lists the codes of the languages that can be chosen, the system's first.
func languages() []string {
	codes := []string{""}
	for _, l := range assets.Languages() {
		codes = append(codes, l.Code)
	}
	return codes
}

// said are the words in which a setting is called what it is called.
func (s *setting) said(house *assets.Strings) *assets.Strings {
	if s.of != nil {
		return s.of
	}
	return house
}

// warningRow is the row of one kind of a game's warnings.
func warningRow(game *assets.Strings, name string) setting {
	return setting{
		key: "warning." + name, of: game,
		value: onOrOff(func(now Settings) bool { return now.Warns(name) }),
		turn:  func(now *Settings, _ int) { *now = now.WithWarning(name, !now.Warns(name)) },
	}
}
