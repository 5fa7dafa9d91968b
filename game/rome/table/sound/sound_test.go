package sound

import (
	"testing"

	"capital/audio"
	"capital/audio/music/musictest"
)

func TestMusicIsFitToBeHeard(t *testing.T) {
	musictest.Judge(t, "rome", Music(), 4)
}

func TestPlaceIsFitToBeHeard(t *testing.T) {
	musictest.JudgePlace(t, "rome", Place())
}

func TestSoundsAreClean(t *testing.T) {
	musictest.JudgeSounds(t, map[string]audio.Sound{"gavel": Gavel, "paddle": Paddle, "monument": Monument, "cheer": Cheer})
}
