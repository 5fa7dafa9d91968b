package view

import (
	"capital/game/scene/hinting/panel"

	"capital/rules/expo"
)

// adviceLook are the colours of advice.
var adviceLook = panel.Look{Row: PaneSolid, Line: PaneLine, Shown: PaneSolid, Lit: Slot}

// advice is where the moves that are advised are drawn, beside the board.
func (r region) advice() panel.Panel[expo.Action, Thing] {
	return panel.Panel[expo.Action, Thing]{Pencil: r.Pencil, Strings: r.art.Strings, In: r.l.Sheet, Look: adviceLook, Plate: r.Box}
}
