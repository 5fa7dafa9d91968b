package table

import (
	"capital/game/lux/ai"
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/game/players"
	"capital/game/table"
	"capital/rules/lux"
)

// hinted is what hints are given about.
type hinted = table.Hinted[lux.Match, lux.Action, lux.Event, view.AdviceReason]

func newHinted(s *viewpoint, d *desk) hinted {
	return hinted{
		Viewer: s.Viewer, Players: d.players, Best: ai.Ideas,
		Adviser: func() players.Adviser[lux.Match, lux.Action] { return d.adviser },
		Say:     func(told []ai.Idea) view.Advice { return s.advice().Hint(told) },
	}
}

// advice is what puts hints into words.
func (s *viewpoint) advice() *wording.Advice {
	return &wording.Advice{Art: s.art, Names: s.names(), Known: s.known()}
}
