package table

import (
	"capital/assets"
	"capital/game/players"
	"capital/game/scene"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/book"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// desk is what the screens of a match are made with.
type desk struct {
	*scene.App
	art     *view.Capital
	rules   *assets.Strings // the words of the rules book
	players *ai.Players
	adviser players.Adviser[warsaw.Match, warsaw.Action]
	critic  ai.Critic
}

// newDesk makes a desk. The error says which of its parts could not be read.
func newDesk(app *scene.App) (*desk, error) {
	c, err := view.NewCapital(app.Display)
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
	return &desk{app, c, rules, thinkers, thinkers, critic}, nil
}
