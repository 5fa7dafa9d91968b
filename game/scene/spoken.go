package scene

import "capital/game/scene/narration"

// spoken is what a screen of widgets says.
func (s *WidgetScene) spoken(app *App, place, prompt string, name func(index int) string) narration.Speech {
	return narration.Speech{Place: place, Prompt: prompt, Focus: SpokenWidgets(app.Strings, s.Widgets, name)}
}

// Spoken implements [Speaker].
func (t *title) Spoken(app *App) narration.Speech {
	words, game := app.Strings, app.cabinet.open.Words
	prompt := narration.Sentence(t.trouble...)
	if t.offers {
		prompt = narration.Sentence(words.Text("offer.title"), words.Text("offer.line"))
	}
	place := narration.Sentence(game.Text("game.name"), game.Text("game.line"), words.Text("narration.keys"))
	return t.spoken(app, place, prompt, nil)
}

// Spoken implements [Speaker].
func (s *shelf) Spoken(app *App) narration.Speech {
	return s.spoken(app, app.Strings.Text("shelf.title"), "", func(index int) string {
		if index >= len(app.cabinet.games) {
			return ""
		}
		g := app.cabinet.games[index]
		return narration.Sentence(g.Words.Text("game.name"), g.Words.Text("game.line"), s.facts(app, index))
	})
}

// Spoken implements [Speaker].
func (s *setup) Spoken(app *App) narration.Speech {
	words := app.Strings
	return s.spoken(app, words.Text("setup.title"), narration.Sentence(s.alone()), func(index int) string {
		around := index - s.game.Most*cardWidgets
		switch {
		case around < 0:
			return s.spokenCard(app, index/cardWidgets, index%cardWidgets)
		case beside()[around] != "":
			return words.Text(beside()[around])
		case around == setupSeed:
			return words.Text("setup.seed")
		case around >= setupWidgets && s.game.asCards(around-setupWidgets):
			return s.optionName(around-setupWidgets) + ": " + s.valueName(around-setupWidgets)
		case around >= setupWidgets:
			return s.optionName(around - setupWidgets)
		}
		return ""
	})
}

// spokenCard is what a widget of a seat's card is called.
func (s *setup) spokenCard(app *App, seat, part int) string {
	words := app.Strings
	switch part {
	case cardName:
		called := words.Text("narration.seat.name", seat+1)
		if trouble := s.trouble(app, seat); trouble != "" {
			called += " (" + trouble + ")"
		}
		return called
	case cardPlayer:
		return words.Text("narration.seat.player", seat+1)
	case cardPerson:
		return words.Text("narration.seat.person", seat+1)
	}
	return words.Text("narration.seat.remove", seat+1)
}

// Spoken implements [Speaker].
func (c *curtain) Spoken(app *App) narration.Speech {
	words := app.Strings
	return c.spoken(app, narration.Sentence(words.Text(c.hand)+" "+c.name, c.below(app)), "", nil)
}

// Spoken implements [Speaker].
func (s *settingsScreen) Spoken(app *App) narration.Speech {
	words := app.Strings
	return s.spoken(app, words.Text(s.title), "", func(index int) string {
		row := index - len(s.groups)
		if row < 0 || row >= len(s.rows()) {
			return ""
		}
		setting := s.rows()[row]
		key, said := setting.key, setting.said(words)
		if !said.Has(key + ".line") {
			return said.Text(key)
		}
		return said.Text(key) + " (" + said.Text(key+".line") + ")"
	})
}

// Spoken implements [Speaker].
func (l *learn) Spoken(app *App) narration.Speech {
	words := app.Strings
	return l.spoken(app, words.Text("learn.title", app.cabinet.open.Words.Text("game.name")), words.Text("learn.line"), nil)
}

// Spoken implements [Speaker].
func (d *day) Spoken(app *App) narration.Speech {
	return d.spoken(app, app.cabinet.open.dailyTitle(app.Strings), narration.Sentence(d.lines(app)...), func(index int) string {
		if index == dayCode {
			return app.Strings.Text("challenge.field")
		}
		return ""
	})
}

// Spoken implements [Speaker].
func (t *taking) Spoken(app *App) narration.Speech {
	return t.spoken(app, app.Strings.Text("challenge.title"), narration.Sentence(t.lines(app)...), nil)
}

// Spoken implements [Speaker].
func (m *menu) Spoken(app *App) narration.Speech {
	return m.spoken(app, m.page.title, m.page.line, nil)
}
