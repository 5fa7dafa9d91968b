package musictest

import (
	"math"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"capital/audio"
	"capital/audio/music"
	"capital/game/testscope"
)

// What is wanted of all music.
const (
	wanted    = -23.0 // LUFS
	tolerance = 1.0
	seed      = 1
)

// variable names the folder into which what is judged is written, to be heard and looked at; without it nothing is.
const variable = "CAPITAL_ARTEFACTS"

// Render plays a piece for so many seconds in a mood.
func Render(t testing.TB, p *music.Piece, m music.Mood, seed uint64, seconds int) (left, right []float32) {
	t.Helper()
	performer, err := music.New(p, seed)
	if err != nil {
		t.Fatal(err)
	}
	performer.Follow(m)
	performer.Settle()
	left, right = make([]float32, seconds*rate), make([]float32, seconds*rate)
	performer.Play(left, right)
	return left, right
}

// Judge judges a piece in all its levels, and the last turns: how loud each is, whether anything is cut off or clicks, whether
// each differs from the last turns and from the one below, and whether eight bars are ever the same as the eight before.
func Judge(t *testing.T, name string, p *music.Piece, levels int) {
	t.Helper()
	moods := []music.Mood{{Level: levels - 1, Last: true}}
	for level := range levels {
		moods = append(moods, music.Mood{Level: level})
	}
	below := ""
	for n, m := range moods {
		written, err := music.Written(p, seed, m, 60)
		if err != nil {
			t.Fatal(err)
		}
		for eight := 1; eight < len(written); eight++ {
			if written[eight] == written[eight-1] {
				t.Errorf("%s %+v: eight bars are the same as those before: %d", name, m, eight)
			}
		}
		if written[0] == below && levels > 1 {
			t.Errorf("%s %+v is what it was in the mood before", name, m)
		}
		below = written[0]
		seconds := testscope.Count(10, 60)
		if n > 1 && !testscope.Thorough() {
			continue // the last turns and the first level are a sample
		}
		left, right := Render(t, p, m, seed, seconds)
		if got := Loudness(left, right); math.Abs(got-wanted) > tolerance {
			t.Errorf("%s %+v is as loud as %.1f LUFS", name, m, got)
		}
		for _, ear := range [][]float32{left, right} {
			judgeSamples(t, name, m, ear)
		}
		write(t, name+"-"+strconv.Itoa(n), left, right)
	}
}

// JudgePlace judges what a place sounds like: it lies well below the music, and nothing of it is cut off or clicks.
func JudgePlace(t *testing.T, name string, a *audio.Ambience) {
	t.Helper()
	const loudest, quietest = -33, -46 // LUFS
	seconds := testscope.Count(12, 120)
	left, right := make([]float32, seconds*rate), make([]float32, seconds*rate)
	playing := a.Begin(seed)
	for n := 0; n < len(left); n += rate / 100 {
		playing.Play(left[n:n+rate/100], right[n:n+rate/100])
	}
	if got := Loudness(left, right); !(got > quietest && got < loudest) {
		t.Errorf("%s is as loud as %.1f LUFS", name, got)
	}
	for _, ear := range [][]float32{left, right} {
		judgeSamples(t, name, music.Mood{}, ear)
	}
	write(t, name+"-place", left, right)
}

// write writes what was judged, where that is wanted.
func write(t *testing.T, name string, left, right []float32) {
	t.Helper()
	folder := os.Getenv(variable)
	if folder == "" {
		return
	}
	if err := WriteWAV(filepath.Join(folder, name+".wav"), left, right); err != nil {
		t.Error(err)
	}
	if err := WriteSpectrogram(filepath.Join(folder, name+".png"), left, right, 1400); err != nil {
		t.Error(err)
	}
}

// judgeSamples complains of samples that are cut off, that are none, or that jump.
func judgeSamples(t *testing.T, name string, m music.Mood, samples []float32) {
	t.Helper()
	const highest, widest = 0.89, 0.3
	if peak := Peak(samples); !(peak < highest) {
		t.Errorf("%s %+v is cut off: %.2f", name, m, peak)
	}
	for n := 1; n < len(samples); n++ {
		if d := samples[n] - samples[n-1]; !(d < widest && d > -widest) {
			t.Errorf("%s %+v clicks after %.3f s: %.2f", name, m, float64(n)/rate, d)
			return
		}
	}
}
