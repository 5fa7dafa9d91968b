package sound

import (
	"testing"

	"capital/audio/music/musictest"
)

func TestMusicIsFitToBeHeard(t *testing.T) {
	musictest.Judge(t, "expo", Music(), 3)
}
