package table

import (
	"capital/game/lux/table/view"
	"capital/game/scene/warning"
	"capital/rules/lux"
)

// regret is what would be regretted of a move, and what on the table it speaks of.
type regret struct {
	warning warning.Warning
	where   view.Thing
}

func (t *screen) regretted(known *lux.View, a lux.Action) (r regret, ok bool) { return r, false }
