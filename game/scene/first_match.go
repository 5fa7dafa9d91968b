package scene

import (
	"slices"
	"strings"
)

// first is the first match of a game.
func (g *game) first() *taught { return &taught{&g.Lesson, &g.lesson} }

// further is the lesson beside it.
func (g *game) further() *taught { return &taught{&g.Second, &g.second} }

// begin brings the lesson to the table, from its first step on.
func (l *taught) begin(a *App) {
	a.greet(l.greeting(a.cabinet.open))
	l.saved.look()
	a.cabinet.taught = l
	a.sit(l.Start(l.Config, l.saved.saver()))
}

// resume goes on with the lesson where it was left.
func (l *taught) resume(a *App) {
	g := a.cabinet.open
	text, err := l.saved.load()
	if err != nil {
		a.sit(nil, err)
		return
	}
	a.cabinet.taught = l
	g.names.LearnAll(g.Name)
	a.sit(l.Resume(text, l.saved.saver()))
}

// greeting is what the settings note once a person has had the offer of the lesson.
func (l *taught) greeting(g *game) string {
	if l.Name == "" {
		return g.Name
	}
	return g.Name + "-" + l.Name
}

// greet notes that the person has had an offer: it is not made again.
func (a *App) greet(greeting string) {
	s := &a.wishes.settings
	if with := cleanNames(s.Offered + " " + greeting); with != s.Offered {
		s.Offered = with
		a.wishes.keep()
	}
}

// greeted reports whether the person has had an offer.
func (a *App) greeted(greeting string) bool {
	return slices.Contains(strings.Fields(a.Settings().Offered), greeting)
}

// untaught reports whether the second lesson is to be offered before a match: the first of so many seats.
func (g *game) untaught(a *App, config Config) bool {
	l := g.further()
	if l.Start == nil || l.Seats != len(config.Seats) || a.greeted(l.greeting(g)) {
		return false
	}
	return l.Seats > 1 || g.Alone == nil || g.Alone() == ""
}
