package audio_test

import (
	"testing"

	"capital/audio"
	"capital/audio/music/musictest"
)

func TestHouseSoundsAreClean(t *testing.T) {
	musictest.JudgeSounds(t, map[string]audio.Sound{
		"knock": audio.Knock, "paper": audio.Paper, "coins": audio.Coins, "chime": audio.Chime, "bell": audio.Bell,
		"crumble": audio.Crumble, "thud": audio.Thud, "stone": audio.Stone, "fanfare": audio.Fanfare, "defeat": audio.Defeat,
	})
}
