package table

import (
	"context"

	"capital/assets"
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
	adviser adviser
	critic  ai.Critic
}

// adviser thinks about hints and reviews, where no frame waits: see [ai.Players].
type adviser interface {
	Hint(ctx context.Context, r *rome.Record, m *rome.Match, seat, first, samples int) (ai.Trials, error)
	Review(ctx context.Context, r *rome.Record, move, samples int) (ai.Review, error)
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
	players := ai.NewPlayers(app.Thinkers)
	critic, err := ai.NewCritic()
	if err != nil {
		return nil, err
	}
	return &desk{app, r, rules, players, players, critic}, nil
}
