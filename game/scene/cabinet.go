package scene

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene/seatnames"
	"capital/game/session"
	"capital/rules/record"
)

// Add puts a game into the cabinet. The title shows the first, or the one that was last chosen of several. The error names
// a word that the shared screens ask for and the game lacks, or a name that no seat may bear. They ask for
//
//	game.name, game.line                      what it is called, and what it is about
//	name.0 …                                  a seat's name as long as nobody gave it another, for each of Most
//	name.shared                               the first seat's where name.0 speaks to a person and it is not the only person's; if any
//	level.LEVEL, level.LEVEL.line             a computer player, and who that is
//	option.NAME, option.NAME.line, option.NAME.VALUE
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
	g := &game{Game: added, names: seatnames.New(added.Words, added.Most), saved: savedMatch{files: a.Store, game: added.Name, file: added.File, check: added.Check}}
	g.lesson = savedMatch{files: a.Store, game: added.Name, file: added.Lesson.File, check: added.Lesson.Check}
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
	for _, level := range g.Levels {
		keys = append(keys, "level."+level, "level."+level+".line")
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

// Begin brings a new match of the game to the table that the title shows, in the place of the saved one.
func (a *App) Begin(config Config) {
	a.cabinet.open.saved.look() // it may have changed since the title was shown
	begin(a, config)
}

// begin brings a new match to the table where it was just looked what is saved.
func begin(a *App, config Config) {
	g := a.cabinet.open
	g.config = config
	a.cabinet.taught = false
	match, err := g.Start(config, g.saved.saver())
	a.sit(match, err)
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
	a.cabinet.taught = false
	g.names.LearnAll(g.Name)
	a.sit(g.Resume(text, g.saved.saver()))
}

// ShowBook opens the rules book of the game that the title shows, and whose match is played, at a topic, or where it begins
// with "". Topics are short names that stay, listed by each game's book; one that it lacks opens it where it begins. back
// makes the scene to return to: a match that goes on is the same scene as before, so that nothing of it is lost.
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
	a.cabinet.playing = match
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

// SeedKnown reports whether a seed is no secret: it was typed in for the last match of the game
// that was set up. Who can see any other seed can look up what a running match deals.
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
