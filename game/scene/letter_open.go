package scene

import (
	"slices"

	"capital/game/letter"
	"capital/game/session"
)

// openLetter opens a match by letter. Who has a seat in it goes on with the longer of what came and what is kept here; anyone else
// is asked for a seat first. Of two that part, the person says which one counts. A match that is over is there for everyone to see.
func (a *App) openLetter(g *game, came string) {
	found, err := g.Check(came)
	if err != nil {
		a.Say(a.Strings.Text("open.record", brief(err)))
		return
	}
	a.EndMatch()
	a.take(g)
	l := a.letterOf(g, found.Seed, found.Seats, found.Options)
	l.came, l.match = came, found
	kept, here, ok := l.keptHere()
	if !ok {
		if found.Over {
			a.lookBack(g, lookedAt{text: letter.Text(came)}, nil)
			return
		}
		if ended, ok := l.ended(); ok {
			a.lookBack(g, lookedAt{text: letter.Text(ended)}, nil)
			a.Say(a.Strings.Text("letter.ended"))
			return
		}
		a.askSeat(l)
		return
	}
	had, has, common := letter.Parted(kept, came)
	switch {
	case common == has: // all that came is here
		l.cover(a, kept, here)
		if had > has {
			a.Say(a.Strings.Text("letter.old"))
		}
	case common == had:
		l.cover(a, came, session.Here{Seat: here.Seat, Sent: has})
	default:
		a.askParted(l, kept, here, had, has, common)
	}
}

// goOnByLetter goes on with a match by letter that is kept here, and reports whether it can. From the cover one comes back to home.
func (a *App) goOnByLetter(g *game, match Saved, home func() Scene) bool {
	l := a.letterOf(g, match.Seed, match.Seats, match.Options)
	l.match = match
	kept, here, ok := l.keptHere()
	if !ok {
		if sentence := l.sentence(a.Strings); sentence != "" {
			a.Say(sentence)
		}
		return false
	}
	a.take(g)
	a.cabinet.home = home
	l.cover(a, kept, here)
	return true
}

// askSeat asks who opens a letter. Seats that have moved are somebody's already: they are offered behind the others, to who plays
// at more than one place.
func (a *App) askSeat(l *keptLetter) {
	words := a.Strings
	open := l.of
	var free, taken []choice
	moved := letter.Seats(l.came)
	for seat, who := range l.match.Seats {
		if who.Player != session.Person {
			continue
		}
		c := choice{words: l.of.names.Now(who.Name), do: func(app *App) {
			l.cover(app, l.came, session.Here{Seat: seat, Sent: l.match.Moves})
		}}
		if slices.Contains(moved, seat) {
			c.words = words.Text("letter.who.again", c.words)
			taken = append(taken, c)
		} else {
			free = append(free, c)
		}
	}
	a.ShowAtOnce(newTitle(a))
	over(a, func(m *menu) page {
		return page{
			title: words.Text("letter.who"), line: words.Text("letter.who.line", open.Words.Text("game.name")),
			choices: append(append(free, taken...), choice{words: words.Text("button.back"), do: m.close}),
		}
	})
}

// askParted asks which of two letters counts that begin alike and then differ.
func (a *App) askParted(l *keptLetter, kept string, here session.Here, had, has, common int) {
	words := a.Strings
	a.ShowAtOnce(newTitle(a))
	over(a, func(m *menu) page {
		return page{title: words.Text("letter.parted"), line: words.Text("letter.parted.line", common, had, has), choices: []choice{
			{words: words.Text("letter.parted.kept"), do: func(app *App) { l.cover(app, kept, here) }},
			{words: words.Text("letter.parted.came"), do: func(app *App) { l.cover(app, l.came, session.Here{Seat: here.Seat, Sent: has}) }},
			{words: words.Text("button.back"), do: m.close},
		}}
	})
}

// cover shows for whom a letter is and whose turn it is, and behind that the table from the eyes of that seat.
func (l *keptLetter) cover(a *App, text string, here session.Here) {
	found, err := l.check(text)
	if err != nil {
		a.Say(a.Strings.Text("open.record", brief(err)))
		return
	}
	if _, again := session.HereOf(text); !again {
		text += here.String()
	}
	open := func() {
		l.of.names.LearnAll(l.of.Name)
		match, err := l.of.Resume(text, l.saver())
		l.sit(a, match, err)
	}
	if found.Over {
		a.stage.over = nil
		open()
		return
	}
	a.ShowAtOnce(newLetterCover(a, here.Seat, found, open))
}
