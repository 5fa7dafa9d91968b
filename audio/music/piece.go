// Package music plays pieces that are written as notes, by a small synthesiser. A piece never ends: its sections come round in
// new dress, and never are eight bars the same as the eight before.
//
// A [Piece] is what a composer writes down. A composer of the package's own makes bars of it that follow the [Mood], and a
// [Performer] turns them into sound as it is asked for. The same seed and the same moods give the same samples.
package music

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Piece is a piece of music.
type Piece struct {
	Tempo    float64 // beats a minute
	Beats    float64 // in a bar
	Swing    float64 // how much later the second half of a beat comes, in beats
	Scale    string  // the notes of its scale: "a b c d e f g"
	Form     string  // the order in which the sections come, by their names: "AABA"
	Sections map[byte]Section
	Parts    []Part
	Room     float64   // in how many seconds its echo falls by 60 dB
	Dark     float64   // how dark the echo is, 0 to 1
	Trim     []float64 // how much louder each level is made, in dB, so that all are as loud as each other; the last is of all after it
}

// Section is eight bars. Bars are divided by "|".
type Section struct {
	// Chords has one chord a bar, or several of the same length: "Am | Dm7 G7 | C". A bass that is not the root follows a "/".
	Chords string
	// Tunes are as many ways to sing it: notes with their lengths in beats, "e5:1.5 d:.5 c:2 | -:3 a4:1". A note without an octave
	// or a length has that of the note before it. A "-" is a rest, and "_" makes the note before it longer.
	Tunes []string
}

// Role is what a part does.
type Role uint8

// The roles.
const (
	Figure Role = iota // plays its figures
	Lead               // sings the tune, in turn with the others that do
	Second             // sings below the lead
)

// Part is one player.
type Part struct {
	Plays Instrument
	Role  Role
	Loud  float64 // 1 is usual
	Place float64 // -1 on the left, 1 on the right
	Echo  float64 // how much of it goes into the room
	Low   int     // the lowest pitch of its chords; 60 is the middle C
	Shift int     // by how many half-steps it plays the tune higher
	From  int     // the level at which it comes in
	Until int     // the level at which it goes again; 0: never
	Last  bool    // it plays only in the last turns
	// Figures are bars of accompaniment, of which one is chosen for four bars at a time. Fills take their place in the last bar
	// of eight. A figure is words with lengths, as in a tune: "1 3 5 7 8" are the root and what lies above it, "a" to "h" the
	// tones of the chord from the lowest, "C" all of it, "<" and ">" lead to the next root from below and above, and "x" strikes
	// a drum. A "!" before it is loud, a "~" soft, a "'" short.
	Figures []string
	Fills   []string
}

// Mood is what the music follows.
type Mood struct {
	Level int  // how far the match is, from 0
	Last  bool // its last turns
}

// chord is the tones of a harmony: the root, what lies over it, and the bass, as classes of pitches from 0 for C.
type chord struct {
	root, bass int
	over       []int // half-steps above the root, the root first
}

// qualities are the chords there are.
var qualities = map[string][]int{
	"": {0, 4, 7}, "m": {0, 3, 7}, "7": {0, 4, 7, 10}, "m7": {0, 3, 7, 10}, "maj7": {0, 4, 7, 11}, "6": {0, 4, 7, 9}, "m6": {0, 3, 7, 9},
	"m7b5": {0, 3, 6, 10}, "dim": {0, 3, 6, 9}, "sus4": {0, 5, 7}, "sus2": {0, 2, 7}, "5": {0, 7}, "9": {0, 4, 7, 10, 14}, "m9": {0, 3, 7, 10, 14},
	"maj9": {0, 4, 7, 11, 14}, "add9": {0, 4, 7, 14}, "madd9": {0, 3, 7, 14}, "7b9": {0, 4, 7, 10, 13}, "aug": {0, 4, 8}, "mmaj7": {0, 3, 7, 11},
	"maj7#11": {0, 4, 7, 11, 18}, "7sus4": {0, 5, 7, 10},
}

// classOf reads the name of a note at the beginning of words, with either case, and returns what follows it.
func classOf(words string) (class int, rest string, ok bool) {
	if words == "" {
		return 0, "", false
	}
	class = strings.IndexByte("c d ef g a b", words[0]|0x20)
	if class < 0 {
		return 0, "", false
	}
	rest = words[1:]
	for rest != "" && (rest[0] == '#' || rest[0] == 'b') {
		if rest[0] == '#' {
			class++
		} else {
			class--
		}
		rest = rest[1:]
	}
	return (class + 12) % 12, rest, true
}

func readChord(words string) (c chord, err error) {
	name, bass, slashed := strings.Cut(words, "/")
	root, quality, ok := classOf(name)
	over, known := qualities[quality]
	if !ok || !known {
		return c, fmt.Errorf("chord %q", words)
	}
	c = chord{root, root, over}
	if slashed {
		if c.bass, _, ok = classOf(bass); !ok {
			return c, fmt.Errorf("chord %q", words)
		}
	}
	return c, nil
}

// word is one note of a tune or a figure, as it is written.
type word struct {
	what   string
	at     float64 // in beats since the beginning
	length float64
	pitch  int // of a note of a tune
	loud   float64
	short  bool
}

// readWords reads words with lengths, and how many beats they take. Rests are left out.
func readWords(line string) (words []word, beats float64, err error) {
	length := 1.0
	for _, token := range strings.Fields(line) {
		what, long, given := strings.Cut(token, ":")
		if given {
			if length, err = strconv.ParseFloat(long, 64); err != nil || length <= 0 {
				return nil, 0, fmt.Errorf("%q in %q", token, line)
			}
		}
		w := word{what: what, at: beats, length: length, loud: 1}
		beats += length
		switch what[0] {
		case '-':
			continue
		case '_':
			if len(words) == 0 {
				return nil, 0, fmt.Errorf("%q begins with what it makes longer", line)
			}
			words[len(words)-1].length += length
			continue
		}
		for w.what != "" && strings.IndexByte("!~'", w.what[0]) >= 0 {
			switch w.what[0] {
			case '!':
				w.loud = 1.25
			case '~':
				w.loud = 0.7
			case '\'':
				w.short = true
			}
			w.what = w.what[1:]
		}
		words = append(words, w)
	}
	return words, beats, nil
}

// bars is how many bars a section has.
const bars = 8

// section is a [Section] as it is played.
type section struct {
	name   byte
	chords [bars][]chord
	tunes  [][]word
}

// readTune reads a tune of eight bars.
func readTune(tune string, beats float64) ([]word, error) {
	lines := strings.Split(tune, "|")
	if len(lines) != bars {
		return nil, fmt.Errorf("a tune of %d bars: %q", len(lines), tune)
	}
	for n, line := range lines {
		sum := 0.0
		length := 1.0
		for _, token := range strings.Fields(line) {
			if _, long, given := strings.Cut(token, ":"); given {
				length, _ = strconv.ParseFloat(long, 64)
			}
			sum += length
		}
		if d := sum - beats; d > 0.01 || d < -0.01 {
			return nil, fmt.Errorf("bar %d of a tune has %v beats: %q", n+1, sum, line)
		}
	}
	words, err := readAll(lines)
	octave := 4
	for n := range words {
		class, rest, ok := classOf(words[n].what)
		if rest != "" {
			octave = int(rest[0] - '0')
		}
		if !ok || octave < 1 || octave > 8 {
			return nil, fmt.Errorf("note %q of %q", words[n].what, tune)
		}
		words[n].pitch = 12*(octave+1) + class
	}
	return words, err
}

// readAll reads the bars of a tune one after the other: a length holds beyond a bar no more.
func readAll(lines []string) (all []word, err error) {
	at := 0.0
	for _, line := range lines {
		if tied := strings.HasPrefix(strings.TrimSpace(line), "_"); tied && len(all) > 0 {
			line = "?" + strings.TrimSpace(line)[1:] // taken up by the note before
		}
		words, beats, err := readWords(line)
		if err != nil {
			return nil, err
		}
		for _, w := range words {
			if w.what == "?" {
				all[len(all)-1].length += w.length
				continue
			}
			w.at += at
			all = append(all, w)
		}
		at += beats
	}
	return all, nil
}

func (s Section) read(name byte, beats float64) (*section, error) {
	read := &section{name: name}
	lines := strings.Split(s.Chords, "|")
	if len(lines) != bars {
		return nil, fmt.Errorf("section %c has chords for %d bars", name, len(lines))
	}
	for n, line := range lines {
		for _, field := range strings.Fields(line) {
			c, err := readChord(field)
			if err != nil {
				return nil, err
			}
			read.chords[n] = append(read.chords[n], c)
		}
		if len(read.chords[n]) == 0 {
			return nil, fmt.Errorf("section %c has no chord in bar %d", name, n+1)
		}
	}
	for _, tune := range s.Tunes {
		words, err := readTune(tune, beats)
		if err != nil {
			return nil, fmt.Errorf("section %c: %w", name, err)
		}
		read.tunes = append(read.tunes, words)
	}
	return read, nil
}

// heard reports whether a part plays in a mood.
func (p *Part) heard(m Mood) bool {
	return m.Level >= p.From && (p.Until == 0 || m.Level < p.Until) && (!p.Last || m.Last)
}

// trim is how much louder the piece is made in a mood, as a factor in dB.
func (p *Piece) trim(m Mood) float64 {
	if len(p.Trim) == 0 {
		return 0
	}
	return p.Trim[min(max(m.Level, 0), len(p.Trim)-1)]
}

// read reads all that is written in a piece.
func (p *Piece) read() (s *score, err error) {
	s = &score{Piece: p, sections: map[byte]*section{}, figures: make([][][]word, len(p.Parts)), fills: make([][][]word, len(p.Parts))}
	for n := range len(p.Form) {
		name := p.Form[n]
		written, ok := p.Sections[name]
		if !ok {
			return nil, fmt.Errorf("there is no section %c", name)
		}
		if s.sections[name] == nil {
			if s.sections[name], err = written.read(name, p.Beats); err != nil {
				return nil, err
			}
		}
	}
	for n, part := range p.Parts {
		for _, list := range []struct {
			from []string
			to   *[][]word
		}{{part.Figures, &s.figures[n]}, {part.Fills, &s.fills[n]}} {
			for _, line := range list.from {
				words, beats, err := readWords(line)
				if err != nil {
					return nil, err
				}
				if d := beats - p.Beats; d > 0.01 || d < -0.01 {
					return nil, fmt.Errorf("a figure of %v beats: %q", beats, line)
				}
				*list.to = append(*list.to, words)
			}
		}
	}
	for field := range strings.FieldsSeq(p.Scale) {
		class, _, ok := classOf(field)
		if !ok {
			return nil, fmt.Errorf("scale %q", p.Scale)
		}
		s.scale = append(s.scale, class)
	}
	slices.Sort(s.scale)
	if len(s.sections) == 0 || len(s.scale) == 0 {
		return nil, fmt.Errorf("a piece without a form or a scale")
	}
	return s, nil
}

// score is a piece as it is played.
type score struct {
	*Piece
	sections       map[byte]*section
	figures, fills [][][]word // a part
	scale          []int
}
