package scene

import (
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/language"
	"capital/game/store"
)

// Options is how the program is started.
type Options struct {
	About         func(app *App, back func() Scene) Scene // makes the screen that tells what the program is
	MyPlay        func(app *App, back func() Scene) Scene // makes the screen that tells how the person's own matches went
	Match         string                                  // a match to be looked at: see [App.OpenMatch]; "" for none
	ReducedMotion bool                                    // nothing travels or swings, whatever the settings say
	SystemReduced bool                                    // the person's system asks for that: it is obeyed until the person has chosen otherwise
}

// windowClass is the name by which a desktop knows the program's windows. Its desktop entry has the same.
const windowClass = "capital"

// Run opens the program with the games of a cabinet and returns when the person quits. Each game is made for the app. The
// error says why no window could be opened.
func Run(options Options, games ...func(*App) (Game, error)) error {
	app, err := open(options, store.Open(), audio.NewPlayer(), games...)
	if err != nil {
		return err
	}
	app.reader.ShareClipboard()
	app.Listen(pageTeller())
	app.ShowTitle()
	app.address.listen()
	if options.Match != "" {
		app.OpenMatch(options.Match)
	}
	ebiten.SetWindowTitle(app.cabinet.open.Words.Text("game.name"))
	ebiten.SetWindowSize(logicalLong, logicalShort)
	ebiten.SetWindowSizeLimits(640, 400, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	if app.Settings().FullScreen && !inBrowser {
		ebiten.SetFullscreen(true)
	}
	raiseCurtain()
	err = ebiten.RunGameWithOptions(app, &ebiten.RunGameOptions{X11ClassName: windowClass, X11InstanceName: windowClass})
	app.End()
	return err
}

// open makes the program with its games, by the settings that lie among the person's files.
func open(options Options, files *store.Store, sounds *audio.Player, games ...func(*App) (Game, error)) (*App, error) {
	settings, unread := loadSettings(files)
	settings = settings.under(options.ReducedMotion, options.SystemReduced)
	app, err := NewApp(settings, files, sounds)
	if err != nil {
		return nil, err
	}
	app.RandomSeed, app.about, app.MyPlay = rand.Uint64, options.About, options.MyPlay
	for _, describe := range games {
		game, err := describe(app)
		if err == nil {
			err = app.Add(game)
		}
		if err != nil {
			return nil, err
		}
	}
	app.words.all.Begin(language.OfSystem(), app.Settings().Language)
	wanted := app.words.all.Wanted()
	if err := app.words.all.Await(); err != nil {
		app.trouble = app.Strings.Text("toast.language", language.Name(wanted), brief(err))
	}
	language.Tell(app.Language())
	if unread != nil {
		app.trouble = app.wishes.setAside(app.Strings, unread)
	}
	return app, nil
}
