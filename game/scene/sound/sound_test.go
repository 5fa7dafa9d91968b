package sound

import (
	"testing"

	"capital/audio/music/musictest"
)

func TestMusicIsFitToBeHeard(t *testing.T) {
	musictest.Judge(t, "street", Street(), 1)
}
