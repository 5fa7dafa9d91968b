package scene

import (
	"slices"

	"capital/game/scene/seatnames"
	"capital/game/session"
	"capital/rules/record"
)

// AskTakeOver asks as which seat a match is played on from a moment, and then who plays each seat; it plays on as a match of its
// own. text is the record of the match so far with other seats.
func (a *App) AskTakeOver(seats []record.Seat, text func(seats []record.Seat) string) {
	over(a, func(m *menu) page { return m.takeOver(a, seats, text) })
}

// takeOver is the page that asks as which seat a match is played on.
func (m *menu) takeOver(app *App, seats []record.Seat, text func(seats []record.Seat) string) page {
	words, g := app.Strings, app.cabinet.open
	p := page{title: words.Text("takeover.title"), line: words.Text("takeover.line")}
	for seat := range seats {
		p.choices = append(p.choices, choice{words: g.seatText(app, seats[seat]), do: func(app *App) {
			m.show(m.takeOverWith(app, takenOver(g, seats, seat), text, func(app *App) {
				m.show(m.takeOver(app, seats, text))
				m.Widgets.Focus(seat)
			}))
		}})
	}
	p.choices = append(p.choices, choice{words: words.Text("button.back"), do: m.close})
	return p
}

// takeOverWith is the page that asks who plays each seat of a match that is played on; back leads to the page before.
func (m *menu) takeOverWith(app *App, seats []record.Seat, text func(seats []record.Seat) string, back func(app *App)) page {
	words, g := app.Strings, app.cabinet.open
	p := page{title: words.Text("takeover.who"), line: words.Text("takeover.who.line"), cancel: back}
	kinds := g.kinds()
	for seat := range seats {
		was := seats[seat].Persona
		p.choices = append(p.choices, choice{name: words.Text("narration.seat.player", seat+1), words: g.seatText(app, seats[seat]), turn: func(step int) string {
			now := slices.Index(kinds, seats[seat].Player)
			seats[seat].Player, seats[seat].Persona = kinds[(now+step+len(kinds))%len(kinds)], was
			if seats[seat].Player == session.Person {
				seats[seat].Persona = ""
			}
			return g.seatText(app, seats[seat])
		}})
	}
	play := choice{words: words.Text("lookback.takeover"), main: true, do: func(app *App) {
		m.close(app)
		g.names.Address(seats)
		app.playOn(text(seats))
	}}
	p.choices = append(p.choices, play, choice{words: words.Text("button.back"), do: back})
	return p
}

// seatText says who has a seat.
func (g *game) seatText(app *App, who record.Seat) string {
	return app.Strings.Text("takeover.seat", NameNow(app, who.Name), g.playerName(app.Strings, who.Player))
}

// kinds are the kinds of player a seat can have, in the order they are offered.
func (g *game) kinds() []string { return append([]string{session.Person}, g.Levels...) }

// takenOver are the seats of a match that a person plays on at a seat, as it is offered: the others are who they were. The only
// person of a match brings a name along, which the one who had the seat leaves behind, and leaves a seat to the computer player
// that the game usually has.
func takenOver(g *game, seats []record.Seat, seat int) []record.Seat {
	now := slices.Clone(seats)
	if seatnames.People(now) == 1 && now[seat].Player != session.Person {
		person := slices.IndexFunc(now, func(who record.Seat) bool { return who.Player == session.Person })
		now[person].Player = g.usualLevel()
		now[seat].Name, now[person].Name = now[person].Name, now[seat].Name
	}
	now[seat].Player, now[seat].Persona = session.Person, ""
	return now
}

// usualLevel is the computer player of a match that nobody has set up yet.
func (g *game) usualLevel() string {
	for _, kind := range slices.Backward(g.Usual) {
		if kind != session.Person {
			return kind
		}
	}
	return g.Levels[0]
}

// playOn goes on with the record of a match as the one that is played, which is kept from now on. One that is running is put
// beside.
func (a *App) playOn(text string) {
	g := a.cabinet.open
	found, err := g.Check(text)
	if err != nil {
		a.sit(nil, err)
		return
	}
	text = session.TakenOver(text, found.Moves)
	a.EndMatch()
	g.saved.clear()
	save := g.saved.saver()
	if save != nil {
		_ = save(text) // a failure is told as a complaint of the store
	}
	a.cabinet.taught = nil
	g.names.LearnAll(g.Name)
	a.sit(g.Resume(text, save))
}
