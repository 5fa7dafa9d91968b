package table

import (
	"capital/assets"
	"capital/game/players"
	"capital/game/rome/ai"
	"capital/game/rome/table/book"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/rules/rome"
)

// desk is what the screens of a match are made with.
type desk struct {
	*scene.App
	art     *view.Rome
	rules   *assets.Strings // the words of the rules book
	players *ai.Players
	adviser players.Adviser[rome.Match, rome.Action]
	critic  ai.Critic
}

// newDesk makes a desk. The error says which of its parts could not be read.
func newDesk(app *scene.App) (*desk, error) {
	r, err := view.NewRome(app.Display)
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
	return &desk{app, r, rules, thinkers, thinkers, critic}, nil
}
