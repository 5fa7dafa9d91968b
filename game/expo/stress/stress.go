// Package stress says what is to be known of The Capitals to put it under stress: see [capital/game/stress].
package stress

import (
	"errors"

	"capital/game/expo/ai"
	"capital/game/stress"
	"capital/rules/expo"
)

// Game is The Capitals as it is put under stress.
func Game() *stress.Game[expo.Match, expo.Action, expo.Event] {
	return &stress.Game[expo.Match, expo.Action, expo.Event]{
		Players: ai.NewPlayers(nil), Levels: append(ai.Levels(), ai.Random), Thinker: ai.Master,
		Legal: func(m *expo.Match, seat int) []expo.Action { return m.Legal(seat, nil) },
		Illegal: []expo.Action{{}, {Kind: expo.TakeSpace, Space: expo.MaxSpaces + 1}, {Kind: expo.Build, Tile: expo.TileCount},
			{Kind: expo.Build, Tile: expo.CityHall, X: -128, Y: 127}, {Kind: expo.MoveCrossing, Which: 2}, {Kind: expo.Activate, X: 99},
			{Kind: expo.Activate, Tourists: 1 << expo.MaxSeats}, {Kind: expo.Prosper, Tile: expo.Lake}, {Kind: expo.MakeLake, Tile: expo.Lake}},
		Kind:  func(a expo.Action) int { return int(a.Kind) },
		Kinds: int(expo.MakeLake),
		Ideas: ai.Ideas, CheckIdea: checkIdea,
	}
}

// checkIdea returns why the seat can't do what it is advised to, or that nothing speaks for it.
func checkIdea(m *expo.Match, seat int, idea ai.Idea) error {
	view := m.View(seat)
	if reason := view.Check(idea.Action); !reason.OK() {
		return reason
	}
	if len(ai.Reasons(idea.Beside)) == 0 {
		return errors.New("nothing speaks for it")
	}
	return nil
}
