package sound

import (
	"math"

	"capital/audio"
	"capital/audio/music"
	"capital/rules/warsaw"
)

// Mood is how far a match is: each epoch is a level, and the last turns are those of the last epoch's second half.
func Mood(t *warsaw.Table) music.Mood {
	return music.Mood{Level: t.Epoch() - 1, Last: t.Epoch() == warsaw.Epochs && t.Round() >= 2}
}

// Place is a wet night in Warsaw: rain on the pavement, drops from the eaves, and a tram now and then.
func Place() *audio.Ambience {
	return &audio.Ambience{
		Airs: []audio.Air{
			{Low: 900, High: 7500, Loud: 0.020, Sways: 0.5, Seconds: 9},
			{Low: 60, High: 260, Loud: 0.10, Sways: 0.6, Seconds: 14},
		},
		Calls: []audio.Call{
			{Sound: drop, Every: 0.2, Loud: 0.08},
			{Sound: tram, Every: 48, Loud: 0.22},
			{Sound: farBell, Every: 75, Loud: 0.06},
		},
	}
}

var (
	drop    = audio.NewSound(0.14, 0.5, drip)
	tram    = audio.NewSound(6.5, 0.5, passing)
	farBell = audio.NewSound(2.2, 0.5, struckFar)
)

// drip: a drop falls into a puddle.
func drip(s *audio.Sketch) {
	pitch := s.Between(900, 2300)
	s.Add(0, 0.13, func(t float64) float64 {
		return audio.Swell(t, 0.002) * audio.Decay(t, 0.016) * audio.Sine(pitch*(1+1.8*t), t)
	})
}

// passing: a tram comes, is there, and goes: wheels on wet rails, and their joints.
func passing(s *audio.Sketch) {
	const length = 6.5
	var wheels, rails audio.Filter
	near := func(t float64) float64 { return math.Pow(math.Sin(math.Pi*t/length), 2) }
	s.Add(0, length, func(t float64) float64 { return near(t) * wheels.Pass(s.Hiss(), 105+70*near(t), 0.7) })
	s.Add(0, length, func(t float64) float64 { return 0.05 * near(t) * rails.Pass(s.Hiss(), 2300, 0.08) })
	joint := []audio.Partial{{Ratio: 1, Loud: 1, Time: 0.03}, {Ratio: 2.7, Loud: 0.4, Time: 0.015}}
	for at := s.Between(0.4, 0.8); at < length-0.5; at += 0.62 {
		s.Strike(at, 140, 0.8*near(at), joint)
		s.Strike(at+0.11, 150, 0.6*near(at), joint)
	}
}

// struckFar: a tram's bell, streets away.
func struckFar(s *audio.Sketch) {
	brass := []audio.Partial{{Ratio: 1, Loud: 1, Time: 0.3}, {Ratio: 1.19, Loud: 0.4, Time: 0.25}, {Ratio: 1.98, Loud: 0.2, Time: 0.12}}
	pitch := s.Between(960, 1060)
	s.Strike(0, pitch, 1, brass)
	s.Strike(s.Between(0.19, 0.24), pitch, 0.8, brass)
	s.Echo(0.17, 0.4)
}
