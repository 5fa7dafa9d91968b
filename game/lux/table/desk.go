package table

import (
	"capital/assets"
	"capital/game/lux/ai"
	"capital/game/lux/table/book"
	first "capital/game/lux/table/lesson"
	"capital/game/lux/table/past"
	"capital/game/lux/table/view"
	"capital/game/players"
	"capital/game/scene"
	"capital/rules/lux"
)

// file is where the match is kept that is being played.
const file = "lux.txt"

// desk is what the screens of a match are made with.
type desk struct {
	*scene.App
	art     *view.Lux
	rules   *assets.Strings // the words of the rules book
	players *ai.Players
	adviser players.Adviser[lux.Match, lux.Action]
	critic  ai.Critic
	past    *past.Past // alone against ROB
}

// newDesk makes a desk. The error says which of its parts could not be read.
func newDesk(app *scene.App) (*desk, error) {
	art, err := view.NewLux(app.Display)
	if err != nil {
		return nil, err
	}
	rules, err := app.Words(book.Words)
	if err != nil {
		return nil, err
	}
	thinkers := ai.NewPlayers(app.Thinkers)
	critic, err := ai.NewCritic()
	if err != nil {
		return nil, err
	}
	return &desk{app, art, rules, thinkers, thinkers, critic, past.Read(app.Store, file, first.RobSeed)}, nil
}
