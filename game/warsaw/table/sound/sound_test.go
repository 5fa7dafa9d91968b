package sound

import (
	"testing"

	"capital/audio/music/musictest"
)

func TestMusicIsFitToBeHeard(t *testing.T) {
	musictest.Judge(t, "warsaw", Music(), 6)
}

func TestPlaceIsFitToBeHeard(t *testing.T) {
	musictest.JudgePlace(t, "warsaw", Place())
}
