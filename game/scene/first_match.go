package scene

import (
	"slices"
	"strings"
)

// teach gives the game its lessons: the first match, and the chapters that follow it.
func (g *game) teach(a *App) {
	g.lessons = nil
	for n := range 1 + len(g.Chapters) {
		l := &g.Lesson
		if n > 0 {
			l = &g.Chapters[n-1]
		}
		g.lessons = append(g.lessons, &taught{l, savedMatch{files: a.Store, game: g.Name, file: l.File, check: l.Check}})
	}
}

// first is the first match of a game.
func (g *game) first() *taught { return g.lessons[0] }

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

// greeting is what the settings note of a lesson: that a person has had the offer of it, and that it was done.
func (l *taught) greeting(g *game) string {
	if l.Name == "" {
		return g.Name
	}
	return g.Name + "-" + l.Name
}

// greet notes that the person has had an offer: it is not made again.
func (a *App) greet(greeting string) { a.note(&a.wishes.settings.Offered, greeting) }

// note adds a name to those that the settings keep.
func (a *App) note(names *string, name string) {
	if with := cleanNames(*names + " " + name); with != *names {
		*names = with
		a.wishes.keep()
	}
}

// greeted reports whether the person has had an offer.
func (a *App) greeted(greeting string) bool {
	return slices.Contains(strings.Fields(a.Settings().Offered), greeting)
}

// untaught is the lesson that is to be offered before a match, the first of so many seats; nil where there is none.
func (g *game) untaught(a *App, config Config) *taught {
	for _, l := range g.lessons[1:] {
		if l.Seats == len(config.Seats) && !a.greeted(l.greeting(g)) && (l.Seats > 1 || g.Alone == nil || g.Alone() == "") {
			return l
		}
	}
	return nil
}

// learned reports whether the lesson was done.
func (l *taught) learned(a *App, g *game) bool {
	return slices.Contains(strings.Fields(a.Settings().Learned), l.greeting(g))
}

// Learned notes that the lesson at the table is done.
func (a *App) Learned() {
	if l := a.cabinet.taught; l != nil {
		a.note(&a.wishes.settings.Learned, l.greeting(a.cabinet.open))
	}
}

// nextLesson is the place of the lesson to be done next: the first after one that is not done, else the first of all that is not;
// -1 where all are done.
func (g *game) nextLesson(a *App, after int) int {
	for n := range g.lessons {
		if at := (after + 1 + n) % len(g.lessons); !g.lessons[at].learned(a, g) {
			return at
		}
	}
	return -1
}

// following is the chapter that is to be offered after the lesson at the table; nil where there is none.
func (a *App) following() *taught {
	g := a.cabinet.open
	if a.cabinet.taught == nil {
		return nil
	}
	at := slices.Index(g.lessons, a.cabinet.taught)
	if next := g.nextLesson(a, at); next >= 0 && next != at {
		return g.lessons[next]
	}
	return nil
}

// NextChapter is what the chapter is called that is to follow the lesson at the table, "" where none is.
func (a *App) NextChapter() string {
	l := a.following()
	if l == nil {
		return ""
	}
	return l.title(a, a.cabinet.open)
}

// BeginNextChapter leaves the lesson at the table for the one that is to follow, and reports whether there is one.
func (a *App) BeginNextChapter() bool {
	l := a.following()
	if l == nil {
		return false
	}
	a.EndMatch()
	if l.saved.look() {
		l.resume(a)
	} else {
		l.begin(a)
	}
	return true
}

// title is what the lesson is called.
func (l *taught) title(a *App, g *game) string {
	if l.Name == "" {
		return a.Strings.Text("chapters.first")
	}
	return g.Words.Text("lesson." + l.Name)
}

// line says what it teaches.
func (l *taught) line(a *App, g *game) string {
	if l.Name == "" {
		return a.Strings.Text("chapters.first.line")
	}
	return g.Words.Text("lesson." + l.Name + ".line")
}
