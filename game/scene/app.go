package scene

import (
	"context"
	"image"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/audio/music"
	"capital/game/ladder"
	"capital/game/play"
	"capital/game/players"
	"capital/game/scene/keyboard"
	"capital/game/scene/localisation"
	"capital/game/scene/seatnames"
	"capital/game/store"
	"capital/input"
	"capital/render/icon"
	"capital/render/life"
	"capital/render/motion"
	"capital/render/street"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/record"
)

// Scene is one screen.
type Scene interface {
	// Update lets one tick pass, in which the person did something. The app tells how much time that was.
	Update(app *App, intents []input.Intent) error
	// Changed reports whether the screen looks different from when it was last asked.
	Changed() bool
	// Draw draws the whole screen.
	Draw(app *App, dst *ebiten.Image)
}

// Match is the screen of a match that goes on.
type Match interface {
	Scene
	// Saved reports whether all of it is on the disk, or the disk has failed to take it. It never waits.
	Saved() bool
	// Close ends all thinking and waits until the match is saved.
	Close() error
}

// Config is a match to be played: the seats, the take-backs, and the seed from which everything is dealt.
type Config struct {
	Seats     []record.Seat
	TakeBacks record.TakeBacks // as one person against computer players has it; between people they are never free
	Options   []record.Option  // those not at their usual value, in the game's order
	Seed      uint64
	SeedTyped bool   // someone typed it in, so everyone may see it
	ByLetter  bool   // the people play at different places: see [App.openLetter]
	Begun     string // the record of the moves that it begins after, whoever made them; "" for none
}

// Game is one game of the cabinet, as the shared screens know it. [GameOf] makes one from a game's rules.
type Game struct {
	Name        string              // as in records
	Version     int                 // of its rules, as in records
	File        string              // where the match that is being played is kept: its record
	Words       *assets.Strings     // its own: see [App.Add]
	Least, Most int                 // seats of a match
	Levels      []string            // of its computer players, the weakest first
	Usual       []string            // the kinds of player of a match that nobody has set up yet; the last is that of a seat added
	Options     []record.OptionKind // what a match can have beyond its usual rules; nil where there is nothing
	Choices     *Choices            // those of the options that are chosen by cards; nil where none are
	Minutes     int                 // that a match takes, about
	Warnings    []string            // of what it warns, each to be switched off: their names, with words of its own "warning.NAME"
	Emblem      Emblem
	Colours     func(seat int) theme.SeatColours // of its seats; nil for those of the house
	Persons     Persons                          // that its computer players can be
	Backdrop    Backdrop                         // nil for the night street of the house
	Music       *music.Piece
	Ambience    *audio.Ambience

	// Book opens the rules book at a topic, or at its beginning with "": see [ShowBook]. It is nil if there is none.
	Book func(topic string, back func() Scene) Scene

	// Alone says how a person's matches of one seat went before, or nothing; it is nil where nothing is said of them.
	Alone func() string

	// Daily is what is the game's own in its deal of the day.
	Daily Daily

	// Lesson is the game's first match, which teaches it.
	Lesson Lesson
	// Chapters are the lessons that follow it, in order.
	Chapters []Lesson

	// Strengths are how strong the levels are, as [play.Strengths] has it, and who plays against one seat alone. Goals are what a
	// person may try.
	Strengths map[string]float64
	Goals     play.Goals
	// Rungs are those of its ladder of challenges, the easiest first. Goals judge how a match of one ended.
	Rungs []ladder.Rung

	// Read reads the record of any match, whoever its players are, and says nothing of how far it is. It may be called off the
	// frame loop.
	Read func(text string) (Saved, error)
	// Check reads the record of a saved match. The error says why it can't go on.
	Check func(text string) (Saved, error)
	// Fits returns why a match can't be played so.
	Fits func(config Config) error
	// Start begins a match. Its record goes to save after every move; save may be nil.
	Start func(config Config, save func(text string) error) (Match, error)
	// Resume goes on with a saved match.
	Resume func(text string, save func(text string) error) (Match, error)

	// Picture paints a small picture of the match of a record, of so many pixels: the city as it stands, of which it shows what
	// lies open. It may be called off the frame loop. It is nil where there is none.
	Picture func(ctx context.Context, text string, wide, high int) (image.Image, error)

	// Link is what stands behind the # of an address for the record of a match, and Unlink the record again: see package link.
	Link, Unlink func(text string) (string, error)
	// LookBack shows a match of a record as it was played, from a move on. The match is kept nowhere.
	LookBack func(text string, move int) error

	// Decisions are the kinds that the decisions of a match are of, by name: the words "decision.NAME" say what they are.
	Decisions []string
	// Course finds out how good the decisions of a seat were: see [course.Game.WorkOut]. It may be called off the frame loop, and is
	// nil where that is not found out.
	Course func(ctx context.Context, text string, seat int, known []byte) (found []byte, err error)
}

// Choices are options of a game whose values are shown as cards, on a screen of their own that opens from the set-up. The game's
// words have "choices.title", "choices.not-alone" (why a value is not to be had) and, for each set, "choices.set.NAME".
type Choices struct {
	Options []string                          // by name
	Line    func(option, value string) string // what a value means, in a sentence
	// Draw draws what stands for a value in a square: size pixels wide, its upper left corner at x, y.
	Draw func(dst *ebiten.Image, option, value string, x, y, size float64)
	Sets []ChoiceSet
}

// ChoiceSet chooses a value of each of the options at once.
type ChoiceSet struct {
	Name   string
	Values []string
}

// Lesson is the first match of a game, which teaches the game step by step, or a further chapter of that. It is prepared, and kept
// in a file of its own beside the match that is played. If Start is nil, the game has none.
type Lesson struct {
	Name   string // of a chapter: the words "lesson.NAME" say what it is, "lesson.NAME.line" in a sentence
	Seats  int    // it is offered before the first match of so many; 0 for a chapter that is not
	File   string
	Config Config // the match in which it is taught
	// Check reads a lesson that was kept. The error says why it can't go on.
	Check func(text string) (Saved, error)
	// Start begins it and Resume goes on with it, like those of a [Game].
	Start  func(config Config, save func(text string) error) (Match, error)
	Resume func(text string, save func(text string) error) (Match, error)
}

// Daily is a deal of the day that is a match of one person alone. Its zero value is the deal of the day of the house: a person
// against computer players. A game that has its own has the words "daily.title" for it.
type Daily struct {
	// Config is the match of a date, but for its seat.
	Config func(date time.Time) Config
	// Lines say what the match of a date is, and how it went if it was played already.
	Lines func(date time.Time) []string
}

// SeatColours are the colours of a seat of the game that the title shows.
func (a *App) SeatColours(seat int) theme.SeatColours { return a.cabinet.open.Colours(seat) }

// Emblem draws a seat's emblem in a square: its body, and the marks on it. The square is size pixels wide, and its upper
// left corner is x, y.
type Emblem func(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour)

// Persons are those that the computer players of a game can be. Its words have "person.NAME", a name, and "person.NAME.line", a
// sentence about each.
type Persons struct {
	Names []string // as in records; nil where computer players are nobody
	// Draw draws the portrait of one in a square: size pixels wide, its upper left corner at x, y.
	Draw func(dst *ebiten.Image, name string, x, y, size float64)
}

// App is the running program. It reads the devices, shows one scene at a time and draws only when something has changed. It
// implements [ebiten.Game].
type App struct {
	*Display
	Store *store.Store
	// Thinkers is where the computer players of all games think. It is nil in a program that needs no such place.
	Thinkers *players.Pool
	// RandomSeed makes the seed of a match if the person gives none.
	RandomSeed func() uint64
	// Now tells the time, by which a match of the day is found.
	Now func() time.Time
	// MyPlay makes the screen that tells how the person's own matches went; it is nil where there is none.
	MyPlay func(app *App, back func() Scene) Scene
	// CanQuit says whether the program can be quit. A page can't.
	CanQuit bool

	hearing
	stage   stage
	living  living
	corner  corner
	toast   toast
	saving  saving
	typing  keyboard.Typing
	cabinet cabinet
	city    street.City                             // of the games that bring no backdrop
	signLit bool                                    // the sign has come on
	trouble string                                  // with the settings, until the title has said it
	about   func(app *App, back func() Scene) Scene // see [Options]; nil where there is none
	own     ownPlay
	address address
	given   given

	reader    input.Reader
	intents   []input.Intent
	sounds    *audio.Player
	soundTold bool
	around    heardAround
	unchecked float64 // seconds since complaints were last asked for
	focused   bool
	quitting  bool
}

// living is what moves on the screen while nothing happens.
type living struct {
	scenery life.Scenery
	scene   Scene   // on which it moves
	seconds float64 // since it began to
	waits   float64 // seconds until it begins, or since it was last laid
	begun   bool
	stirred bool // it looks different from what is on the screen
	power   power
}

// stage is what is seen.
type stage struct {
	scene, next Scene
	over        Scene         // the menu that lies over the scene, or nil
	fade        motion.Tween  // 0: the scene is seen, 1: the night hides it
	picture     *ebiten.Image // the scene as last drawn, without what lies over it
	stale       bool          // the scene looks different from the picture
	redraw      bool          // the screen looks different from what was drawn last
	unseen      bool          // the scene has not been drawn since it came
	painted     bool          // it has since the last tick, for the first time
}

// cabinet is the games there are.
type cabinet struct {
	games   []*game      // in the order of the shelf
	open    *game        // that the title shows, and whose match is played
	playing Match        // the match at the table, or nil
	taught  *taught      // the lesson that it is, or nil
	home    func() Scene // to which one comes back from a look at a match instead of the title, or nil
	lies    string       // the path of the match at the table or looked at, "" where it lies nowhere
	looked  *lookedAt    // the match that is looked back at, or nil
}

// game is a game with what the program keeps of it.
type game struct {
	Game
	saved   savedMatch
	lessons []*taught        // the first match, and the chapters that follow it
	config  Config           // of the last match set up
	names   *seatnames.Names // of seats that nobody has named
}

// taught is a lesson with what the program keeps of it.
type taught struct {
	*Lesson
	saved savedMatch // where it was left
}

// NewApp makes the program. Its games are added by [App.Add], and its first scene is set by [App.Show]. The error says
// which of its parts could not be read.
func NewApp(settings Settings, files *store.Store, sounds *audio.Player) (*App, error) {
	writer, err := text.New()
	if err != nil {
		return nil, err
	}
	app := &App{
		Display: &Display{
			Writer: writer, Icons: icon.NewPainter(writer), tempo: tempo{Clock: newClock()}, wishes: wishes{files: files},
			words: words{localisation.New(settings.valid().Language)},
		},
		Store: files, Thinkers: players.WebWorkers(), CanQuit: !inBrowser, sounds: sounds, Now: time.Now,
	}
	app.KeepUntilResized(app.Icons)
	app.Strings, err = app.Words("house")
	app.obey(settings)
	return app, err
}

// inBrowser says whether the program runs in a browser.
const inBrowser = runtime.GOOS == "js"

// obey takes settings over.
func (a *App) obey(settings Settings) {
	a.wishes.settings = settings.valid()
	a.pace = a.wishes.settings.Pace()
	a.Writer.Sharp = a.wishes.settings.Contrast
	a.Writer.Least = a.Room().least()
	now := &a.wishes.settings
	a.sounds.SetVolumes(audio.Volumes{Effects: float64(now.Sound) / 100, Music: float64(now.Music) / 100, Ambience: float64(now.Ambience) / 100})
	a.words.all.Want(a.wishes.settings.Language)
	a.reader.Bind(a.wishes.settings.Keys)
	a.Use(a.reader.Device())
}

// SetSettings changes the settings at once and keeps them.
func (a *App) SetSettings(settings Settings) {
	a.obey(settings)
	if wanted := a.wishes.settings.FullScreen; wanted != ebiten.IsFullscreen() {
		ebiten.SetFullscreen(wanted)
	}
	a.stage.stale = true
	a.wishes.keep()
}

// SetTextMode says whether typed runes are wanted.
func (a *App) SetTextMode(on bool) { a.reader.SetTextMode(on) }

// Keep keeps what was copied or cut in a field of a group, to be pasted.
func (a *App) Keep(from *widget.Group) {
	if copied := from.Copied(); copied != "" {
		a.reader.Keep(copied)
	}
}

// Quit ends the program after this tick.
func (a *App) Quit() { a.quitting = true }

// Use says with which device the person does things. The words then speak of its keys or buttons.
func (a *App) Use(device input.Device) {
	if a.words.all.Hold(device == input.Pad, a.Settings().Keys) {
		a.stage.stale = true
	}
}
