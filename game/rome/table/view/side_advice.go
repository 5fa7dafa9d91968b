package view

import (
	"capital/game/scene/hinting/panel"
	"capital/render/theme"
	"capital/rules/rome"
)

// adviceLook are the colours of advice.
var adviceLook = panel.Look{Row: theme.Paper, Line: theme.PaperLine, Shown: theme.PaperLight, Lit: theme.PaperDark}

// advice is where the moves that are advised are drawn, beside the board.
func (r region) advice() panel.Panel[rome.Action, Thing] {
	return panel.Panel[rome.Action, Thing]{Pencil: r.Pencil, Strings: r.art.Strings, In: r.l.Sheet, Look: adviceLook, Plate: r.Box}
}
