package table

import (
	"capital/game/players"
	"capital/game/table"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/rules/warsaw"
)

// hinted is what hints are given about.
type hinted = table.Hinted[warsaw.Match, warsaw.Action, warsaw.Event, view.AdviceReason]

func newHinted(s *viewpoint, d *desk) hinted {
	return hinted{
		Viewer: s.Viewer, Players: d.players, Best: ai.Ideas,
		Adviser: func() players.Adviser[warsaw.Match, warsaw.Action] { return d.adviser },
		Say:     func(told []ai.Idea) view.Advice { return s.advice().Hint(told) },
	}
}

// advice is what puts hints into words.
func (s *viewpoint) advice() *wording.Advice {
	return &wording.Advice{Art: s.art, Names: s.Names(), Known: s.known()}
}
