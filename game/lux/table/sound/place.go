package sound

import (
	"capital/audio"
	"capital/audio/music"
	"capital/rules/lux"
)

// Mood is how far a match is: each round is a level, and the last turns are those after somebody has ended the last one.
func Mood(t *lux.Table) music.Mood {
	return music.Mood{Level: t.Round() - 1, Last: t.Round() == lux.Rounds && t.EndTriggeredBy() >= 0}
}

// Place is high above the clouds: wind, and glass that rings in it.
func Place() *audio.Ambience {
	return &audio.Ambience{
		Airs: []audio.Air{
			{Low: 120, High: 500, Loud: 0.10, Sways: 0.8, Seconds: 6},
			{Low: 900, High: 2200, Loud: 0.022, Sways: 0.9, Seconds: 4},
		},
		Calls: []audio.Call{{Sound: ringing, Every: 7, Loud: 0.03}, {Sound: gust, Every: 22, Loud: 0.10}},
	}
}

var (
	ringing = audio.NewSound(3.0, 0.5, chimes)
	gust    = audio.NewSound(4.5, 0.5, blow)
)

// chimes: some panes of glass touch in the wind. They are tuned to the music.
func chimes(s *audio.Sketch) {
	glass := []audio.Partial{{Ratio: 1, Loud: 1, Time: 0.45}, {Ratio: 2.32, Loud: 0.3, Time: 0.25}, {Ratio: 4.25, Loud: 0.12, Time: 0.12}}
	tuned := []float64{1760, 1975.5, 2217.5, 2637, 2960}
	for at := 0.0; at < 0.9; at += s.Between(0.12, 0.4) {
		s.Strike(at, tuned[int(s.Between(0, 4.99))], s.Between(0.3, 1), glass)
	}
}

// blow: a gust goes round a tower and whistles.
func blow(s *audio.Sketch) {
	var low, whistle audio.Filter
	high := s.Between(520, 760)
	s.Add(0, 4.5, func(t float64) float64 {
		shape := audio.Swell(t, 1.6) * audio.Swell(4.5-t, 2.4)
		return shape * (0.5*low.Pass(s.Hiss(), 240+120*shape, 0.8) + 0.22*whistle.Pass(s.Hiss(), high*(0.85+0.3*shape), 0.05))
	})
}
