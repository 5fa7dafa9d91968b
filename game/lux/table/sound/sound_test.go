package sound

import (
	"testing"

	"capital/audio/music/musictest"
)

func TestMusicIsFitToBeHeard(t *testing.T) {
	musictest.Judge(t, "lux", Music(), 3)
}

func TestPlaceIsFitToBeHeard(t *testing.T) {
	musictest.JudgePlace(t, "lux", Place())
}
