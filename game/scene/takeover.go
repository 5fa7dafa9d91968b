package scene

import (
	"slices"

	"capital/game/session"
	"capital/rules/record"
)

// AskTakeOver asks as which seat a match is played on from a moment, and plays on as a match of its own. text is the record of the match so far with other seats.
func (a *App) AskTakeOver(seats []record.Seat, text func(seats []record.Seat) string) {
	words, g := a.Strings, a.cabinet.open
	over(a, func(m *menu) page {
		p := page{title: words.Text("takeover.title"), line: words.Text("takeover.line")}
		for seat, who := range seats {
			name := words.Text("takeover.seat", NameNow(a, who.Name), g.playerName(words, who.Player))
			p.choices = append(p.choices, choice{words: name, do: func(app *App) {
				m.close(app)
				app.playOn(text(takenOver(g, seats, seat)))
			}})
		}
		p.choices = append(p.choices, choice{words: words.Text("button.back"), do: m.close})
		return p
	})
}

// takenOver are the seats of a match that a person plays on at a seat, alone: the others are the computer players they were,
// and people the one that the game usually has. The person brings a name along, which the one who had the seat leaves behind.
func takenOver(g *game, seats []record.Seat, seat int) []record.Seat {
	now := slices.Clone(seats)
	person := slices.IndexFunc(now, func(who record.Seat) bool { return who.Player == session.Person })
	for n := range now {
		if now[n].Player == session.Person {
			now[n].Player = g.usualLevel()
		}
	}
	if person >= 0 && seats[seat].Player != session.Person {
		now[seat].Name, now[person].Name = now[person].Name, now[seat].Name
	}
	now[seat].Player = session.Person
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
