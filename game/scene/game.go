package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/session"
	"capital/render/shape"
	"capital/render/theme"
	"capital/rules/record"
)

// Game is one game of the cabinet, as the title and the set-up know it.
type Game struct {
	Name        string              // as in records
	File        string              // where the match that is being played is kept: its record
	Words       *assets.Strings     // its own: see [assets.LoadStrings]
	Least, Most int                 // seats of a match
	Levels      []string            // of its computer players, the weakest first
	Usual       []string            // the kinds of player of a match that nobody has set up yet; the last is that of a seat added
	Options     []record.OptionKind // what a match can have beyond its usual rules; nil where there is nothing
	HowTo       HowTo
	Emblem      Emblem

	// Check reads the record of a saved match. The error says why it can't go on.
	Check func(text string) (over bool, err error)
	// Start begins a match, whose record goes to save after every move; save may be nil.
	Start func(config Config, save func(text string) error) (Match, error)
	// Resume goes on with a saved match.
	Resume func(text string, save func(text string) error) (Match, error)
}

// Emblem draws a seat's emblem in the square of size pixels whose upper left corner is x, y: its body, and the marks on it.
type Emblem func(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour)

// HowTo is how a game is told in a few lines: their words are "howto.1" and so on.
type HowTo struct {
	Lines int
	// Sign draws the picture that goes with a line, from 0, in a box of 2×1 times [SignHeight] in the pen's units.
	Sign func(pen shape.Pen, line int)
}

// Match is the screen of a match that goes on.
type Match interface {
	Scene
	// Close ends all thinking and waits until the match is saved.
	Close() error
}

// Config is a match to be played: who sits at the table, what may be taken back, and
// the seed that deals it.
type Config struct {
	Seats     []record.Seat
	TakeBacks record.TakeBacks
	Options   []record.Option // those not at their usual value
	Seed      uint64
	SeedTyped bool // someone typed it in, so everyone may see it
}

// game is a game with what the program keeps of it.
type game struct {
	Game
	saved  savedMatch
	config Config // of the last match set up
}

// Begin brings a new match of the game to the table that the title shows, in the place of the saved one.
func (a *App) Begin(config Config) {
	g := a.game
	g.config = config
	g.saved.look() // it may have changed since the title was shown
	match, err := g.Start(config, g.saved.saver())
	a.sit(match, err)
	if sentence := g.saved.sentence(a.Strings); err == nil && sentence != "" {
		a.Say(sentence)
	}
}

// resume goes on with the saved match.
func (a *App) resume() {
	text, err := a.game.saved.load()
	if err != nil {
		a.sit(nil, err)
		return
	}
	a.sit(a.game.Resume(text, a.game.saved.saver()))
}

// sit shows a match, or says why it can't be played.
func (a *App) sit(match Match, err error) {
	if err != nil {
		a.Say(a.Strings.Text("notice.match", err.Error()))
		return
	}
	a.playing = match
	a.Show(match)
}

// ShowTitle goes to the title.
func (a *App) ShowTitle() { a.Show(newTitle(a)) }

// ShowSetup goes to the set-up of another match.
func (a *App) ShowSetup() { a.Show(newSetup(a)) }

// PlayerName is what a kind of player is called: a person, or a level of the game's computer players.
func (a *App) PlayerName(kind string) string {
	if kind == session.Person {
		return a.Strings.Text("setup.person")
	}
	return a.game.Words.Text("level." + kind)
}

// playerLine says in a line who a kind of player is.
func (a *App) playerLine(kind string) string {
	if kind == session.Person {
		return a.Strings.Text("setup.person.line")
	}
	return a.game.Words.Text("level." + kind + ".line")
}

// Add puts a game into the cabinet. The title shows the first.
func (a *App) Add(added Game) {
	g := &game{Game: added, saved: savedMatch{files: a.Store, file: added.File, check: added.Check}}
	a.games = append(a.games, g)
	a.game = a.games[0]
}
