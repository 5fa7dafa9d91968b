package table

import (
	"capital/game/players"
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/table"
	"capital/rules/rome"
)

// hinted is what hints are given about.
type hinted = table.Hinted[rome.Match, rome.Action, rome.Event, view.AdviceReason]

func newHinted(s *viewpoint, d *desk) hinted {
	return hinted{
		Viewer: s.Viewer, Players: d.players, Best: ai.Ideas,
		Adviser: func() players.Adviser[rome.Match, rome.Action] { return d.adviser },
		Say:     func(told []ai.Idea) view.Advice { return s.advice().Hint(told) },
	}
}

// advice is what puts hints into words.
func (s *viewpoint) advice() *wording.Advice {
	return &wording.Advice{Art: s.art, Names: s.Names(), Known: s.known()}
}
