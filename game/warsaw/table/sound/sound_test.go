package sound

import (
	"testing"

	"capital/audio"
	"capital/audio/music/musictest"
)

func TestMusicIsFitToBeHeard(t *testing.T) {
	musictest.Judge(t, "warsaw", Music(), 6)
}

func TestPlaceIsFitToBeHeard(t *testing.T) {
	musictest.JudgePlace(t, "warsaw", Place())
}

func TestSoundsAreClean(t *testing.T) {
	musictest.JudgeSounds(t, map[string]audio.Sound{"splash": Splash, "siren": Siren})
}
