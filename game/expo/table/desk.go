package table

import (
	"capital/assets"
	"capital/game/expo/ai"
	"capital/game/expo/table/book"
	"capital/game/expo/table/view"
	"capital/game/players"
	"capital/game/scene"
	"capital/rules/expo"
)

// file is where the match is kept that is being played.
const file = "expo.txt"

// desk is what the screens of a match are made with.
type desk struct {
	*scene.App
	art     *view.Expo
	rules   *assets.Strings // the words of the rules book
	players *ai.Players
	adviser players.Adviser[expo.Match, expo.Action]
	critic  ai.Critic
}

// newDesk makes a desk. The error says which of its parts could not be read.
func newDesk(app *scene.App) (*desk, error) {
	art, err := view.NewExpo(app.Display)
	if err != nil {
		return nil, err
	}
	rules, err := app.Words(book.Words)
	if err != nil {
		return nil, err
	}
	critic, err := ai.NewCritic()
	if err != nil {
		return nil, err
	}
	thinkers := ai.NewPlayers(app.Thinkers)
	return &desk{app, art, rules, thinkers, thinkers, critic}, nil
}
