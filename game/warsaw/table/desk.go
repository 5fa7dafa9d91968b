package table

import (
	"context"

	"capital/assets"
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
	adviser adviser
	critic  ai.Critic
}

// adviser thinks about hints and reviews, where no frame waits: see [ai.Players].
type adviser interface {
	Hint(ctx context.Context, r *warsaw.Record, m *warsaw.Match, seat, first, samples int) (ai.Trials, error)
	Review(ctx context.Context, r *warsaw.Record, move, samples int) (ai.Review, error)
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
	players := ai.NewPlayers(app.Thinkers)
	critic, err := ai.NewCritic()
	if err != nil {
		return nil, err
	}
	return &desk{app, c, rules, players, players, critic}, nil
}
