package scene

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene/seatnames"
	"capital/game/session"
	"capital/render/theme"
	"capital/rules/record"
)

// Add puts a game into the cabinet. The title shows the first game, or the one that was chosen last. The error names a word
// that the shared screens need and the game lacks, or a name that no seat may bear. These words are needed:
//
//	game.name, game.line                      the game's name, and a line about it
//	name.0 …                                  the name of each seat up to Most, while nobody has given it another
//	name.shared                               the first seat's if several people play; only where name.0 speaks to one
//	level.LEVEL, level.LEVEL.line             the name of a computer player, and a line about it
//	person.NAME, person.NAME.line             the name of a person that a computer player can be, and a sentence about it
//	lesson.NAME, lesson.NAME.line             of a chapter
//	daily.title                               what the deal of the day is called; only where the game has its own
//	option.NAME, option.NAME.line, option.NAME.VALUE
//	decision.NAME                             the kinds of decisions
func (a *App) Add(added Game) error {
	for _, key := range added.keys() {
		if !added.Words.Has(key) {
			return fmt.Errorf("the words of %s lack %s", added.Name, key)
		}
	}
	for seat := range added.Most {
		if err := record.CheckName(added.Words.Text(seatnames.Key(seat))); err != nil {
			return fmt.Errorf("the words of %s: %w", added.Name, err)
		}
	}
	if added.Backdrop == nil {
		added.Backdrop = &a.city
	}
	if added.Colours == nil {
		added.Colours = theme.Seat
	}
	g := &game{Game: added, names: seatnames.New(added.Words, added.Most, added.Persons.Names), saved: savedMatch{files: a.Store, game: added.Name, file: added.File, check: added.Check, beside: true}}
	g.teach(a)
	g.saved.ended = func(found Saved, text string) { a.count(g, found, text) }
	c := &a.cabinet
	c.games = append(c.games, g)
	if c.open == nil || g.Name == a.Settings().Game {
		c.open = g
	}
	return nil
}

// keys are those of the words that the shared screens ask a game for.
func (g *Game) keys() []string {
	keys := []string{"game.name", "game.line"}
	for seat := range g.Most {
		keys = append(keys, seatnames.Key(seat))
	}
	for _, l := range g.Chapters {
		keys = append(keys, "lesson."+l.Name, "lesson."+l.Name+".line")
	}
	if g.Daily.Config != nil {
		keys = append(keys, "daily.title")
	}
	for _, level := range g.Levels {
		keys = append(keys, "level."+level, "level."+level+".line")
	}
	for _, persona := range g.Persons.Names {
		keys = append(keys, PersonKey(persona), PersonKey(persona)+".line")
	}
	for _, kind := range g.Decisions {
		keys = append(keys, "decision."+kind)
	}
	for _, kind := range g.Options {
		keys = append(keys, "option."+kind.Name, "option."+kind.Name+".line")
		for _, value := range kind.Values {
			keys = append(keys, "option."+kind.Name+"."+value)
		}
	}
	return keys
}

// take has the title show another game, and keeps which. A match at the table has to be ended before.
func (a *App) take(g *game) {
	if g != a.cabinet.open {
		a.cabinet.open.Backdrop.Forget()
		a.signLit = false
	}
	a.cabinet.open = g
	a.wishes.settings.Game = g.Name
	a.wishes.keep()
	ebiten.SetWindowTitle(g.Words.Text("game.name"))
}

// Begin begins a new match of the game that the title shows. One that is running is put beside; a match by letter has a place of
// its own.
func (a *App) Begin(config Config) {
	if config.ByLetter {
		a.beginLetter(config)
		return
	}
	g := a.cabinet.open
	g.saved.clear()
	g.config = config
	a.cabinet.taught = nil
	match, err := g.Start(config, g.saved.saver())
	a.sit(match, err)
	if err == nil {
		a.sayTask(config.found())
	}
	if sentence := g.saved.sentence(a.Strings); err == nil && sentence != "" {
		a.Say(sentence)
	}
}

// resume goes on with the saved match.
func (a *App) resume() {
	g := a.cabinet.open
	text, err := g.saved.load()
	if err != nil {
		a.sit(nil, err)
		return
	}
	a.cabinet.taught = nil
	g.names.LearnAll(g.Name)
	match, err := g.Resume(text, g.saved.saver())
	a.sit(match, err)
	if err == nil && session.TakenOverAfter(text) == 0 {
		a.sayTask(g.saved.found)
	}
}

// ShowBook opens the rules book of the game that the title shows or that is being played. It opens at a topic; with "", or
// a topic that the book lacks, it opens at its beginning. Topics are short names that never change, and each game's book
// lists its own. back makes the scene to return to. For a match that goes on, that is the same scene as before, so that
// nothing of it is lost.
func ShowBook(app *App, topic string, back func() Scene) {
	if open := app.cabinet.open.Book; open != nil {
		app.Show(open(topic, back))
	}
}

// sit shows a match, or says why it can't be played.
func (a *App) sit(match Match, err error) {
	if err != nil {
		a.Say(a.Strings.Text("toast.match", err.Error()))
		return
	}
	a.cabinet.open.names.Learn()
	a.cabinet.playing, a.cabinet.home, a.cabinet.looked = match, nil, nil
	if a.cabinet.lies = a.cabinet.open.saved.liesAt(); a.cabinet.taught != nil {
		a.cabinet.lies = a.cabinet.taught.saved.liesAt()
	}
	a.Store.Remind()
	a.Show(match)
}

// EndMatch waits until the last move of the match at the table is saved.
func (a *App) EndMatch() {
	if a.cabinet.playing == nil {
		return
	}
	// A failure is told as a complaint of the store.
	_ = a.cabinet.playing.Close()
	a.cabinet.playing = nil
}

// SeedKnown reports whether a seed is no secret, because somebody typed it in for the match that was set up last. Any other
// seed stays hidden, for it tells all that a running match will deal.
func (a *App) SeedKnown(seed uint64) bool {
	config := &a.cabinet.open.config
	return config.SeedTyped && config.Seed == seed
}

// PlayerName is what a kind of player is called: a person, or a level of the game's computer players.
func (a *App) PlayerName(kind string) string { return a.cabinet.open.playerName(a.Strings, kind) }

// playerName is what a kind of player is called, persons in the words of the house.
func (g *game) playerName(house *assets.Strings, kind string) string {
	if kind == session.Person {
		return house.Text("setup.person")
	}
	return g.Words.Text("level." + kind)
}

// playerLine says in a line who a kind of player is.
func (g *game) playerLine(house *assets.Strings, kind string) string {
	if kind == session.Person {
		return house.Text("setup.person.line")
	}
	return g.Words.Text("level." + kind + ".line")
}
