package scene

import (
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/store"
)

// Options is what the person asked for when starting the program.
type Options struct {
	ReducedMotion bool // nothing travels or swings, whatever the settings say
}

// Run opens the program with the games of a cabinet, each made for the app, and returns when the person quits. The error
// says why no window could be opened.
func Run(options Options, games ...func(*App) (Game, error)) error {
	files := store.Open()
	settings, unread := loadSettings(files)
	settings.ReducedMotion = settings.ReducedMotion || options.ReducedMotion
	app, err := NewApp(settings, files, audio.NewPlayer())
	if err != nil {
		return err
	}
	app.RandomSeed = rand.Uint64
	for _, open := range games {
		game, err := open(app)
		if err != nil {
			return err
		}
		app.Add(game)
	}
	if unread != nil {
		app.setSettingsAside(unread)
	}
	app.ShowTitle()
	ebiten.SetWindowTitle(app.game.Words.Text("game.name"))
	ebiten.SetWindowSize(logicalLong, logicalShort)
	ebiten.SetWindowSizeLimits(640, 400, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	if settings.FullScreen && !app.Browser() {
		ebiten.SetFullscreen(true)
	}
	err = ebiten.RunGame(app)
	app.EndMatch()
	return err
}
