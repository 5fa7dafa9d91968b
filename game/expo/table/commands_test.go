//go:build ebitenginedebug && !js

package table

import (
	"testing"

	"capital/game/table/tabletest"
)

func TestALivingTableTakesFewDrawCommands(t *testing.T) {
	tabletest.ALivingTableTakesFewDrawCommands(t, shared(t))
}
