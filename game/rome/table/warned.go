package table

import (
	"capital/game/scene/hinting"
	"capital/game/scene/warning"
	"capital/rules/rome"
)

// warned asks once more before what a person would regret, at most once a decision.
type warned struct {
	question warning.Question[rome.Action]
	about    hinting.About // the decision of which something was asked
}
