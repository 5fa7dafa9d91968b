package table

import (
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/game/players"
	"capital/game/table"
	"capital/rules/expo"
)

// hinted is what hints are given about.
type hinted = table.Hinted[expo.Match, expo.Action, expo.Event, view.AdviceReason]

func newHinted(s *viewpoint, d *desk) hinted {
	return hinted{
		Viewer: s.Viewer, Players: d.players, Best: ai.Ideas,
		Adviser: func() players.Adviser[expo.Match, expo.Action] { return d.adviser },
		Say:     func(told []ai.Idea) view.Advice { return s.advice().Hint(told) },
	}
}

// advice is what puts hints into words.
func (s *viewpoint) advice() *wording.Advice { return &wording.Advice{Art: s.art, Known: s.known()} }
