package sound

import (
	"testing"

	"capital/audio/music/musictest"
)

func TestMusicIsFitToBeHeard(t *testing.T) {
	musictest.Judge(t, "rome", Music(), 4)
}

func TestPlaceIsFitToBeHeard(t *testing.T) {
	musictest.JudgePlace(t, "rome", Place())
}
