package music

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
)

// note is a note of eight bars.
type note struct {
	at, length float64 // in beats
	pitch      int
	loud       float64
	part       int
}

// composer makes eight bars after eight bars of a piece.
type composer struct {
	*score
	chance *rand.Rand
	place  int          // in the form
	visits map[byte]int // how often a section has come
	lead   int          // the part that led last, or -1
	rested bool         // nobody sang last
	before []note       // the last eight bars, as they were heard
}

func newComposer(s *score, seed uint64) *composer {
	return &composer{score: s, chance: rand.New(rand.NewPCG(seed, 0x6d75736963)), visits: map[byte]int{}, lead: -1}
}

// next makes the next eight bars. They have the notes of all parts: those that are not heard in the mood of a bar are left out
// as it is played.
func (c *composer) next(m Mood) []note {
	s := c.sections[c.Form[c.place%len(c.Form)]]
	var made []note
	lead, rested := c.lead, c.rested
	for try := range 16 {
		c.lead, c.rested = lead, rested
		made = c.make(s, m, try)
		if heard := c.heard(made, m); !slices.Equal(heard, c.before) || len(heard) == 0 {
			c.before = heard
			break
		}
	}
	c.place++
	c.visits[s.name]++
	return made
}

// heard are the notes of the parts that play in a mood.
func (c *composer) heard(made []note, m Mood) (heard []note) {
	for _, n := range made {
		if c.Parts[n.part].heard(m) {
			heard = append(heard, n)
		}
	}
	return heard
}

// make makes eight bars of a section. Each try leaves more to chance.
func (c *composer) make(s *section, m Mood, try int) (made []note) {
	tune := c.vary(s, try)
	leads := c.leads(m)
	if len(leads) > 0 && len(tune) > 0 {
		c.lead = leads[c.chance.IntN(len(leads))]
		for _, n := range tune {
			n.part = c.lead
			n.pitch += c.Parts[c.lead].Shift
			n.loud *= c.arc(n.at)
			made = append(made, n)
		}
	}
	for part := range c.Parts {
		switch c.Parts[part].Role {
		case Second:
			made = append(made, c.below(s, part, tune)...)
		case Figure:
			made = append(made, c.accompany(s, part, try)...)
		}
	}
	slices.SortStableFunc(made, func(a, b note) int { return int(math.Copysign(1, a.at-b.at)) * toInt(a.at != b.at) })
	return made
}

func toInt(is bool) int {
	if is {
		return 1
	}
	return 0
}

// leads are the parts that may sing the tune: not the one that did last, where there are others.
func (c *composer) leads(m Mood) (leads []int) {
	for n := range c.Parts {
		if p := &c.Parts[n]; p.Role == Lead && p.heard(m) {
			leads = append(leads, n)
		}
	}
	if len(leads) > 1 {
		leads = slices.DeleteFunc(leads, func(n int) bool { return n == c.lead })
	}
	return leads
}

// arc is how loud eight bars are at a beat: they rise to the sixth and fall again.
func (c *composer) arc(at float64) float64 {
	return 0.86 + 0.18*math.Sin(math.Pi*min(at/(bars*c.Beats)*0.95+0.05, 1))
}

// dress is how a tune is sung.
type dress int

const (
	plain      dress = iota
	ornamented       // with neighbours, late or early notes
	improvised       // the rhythm stays, and new notes are found in the chords
	restful          // nobody sings
)

// vary is the tune of a section in the dress of this time.
func (c *composer) vary(s *section, try int) []note {
	visits := c.visits[s.name]
	if len(s.tunes) == 0 {
		return nil
	}
	words := s.tunes[(visits+try)%len(s.tunes)]
	how := plain
	if visits > 0 || try > 0 {
		switch draw := c.chance.Float64(); {
		case draw < 0.5:
			how = ornamented
		case draw < 0.78:
			how = improvised
		case draw < 0.88 && !c.rested && visits > 1:
			how = restful
		}
	}
	c.rested = how == restful
	tune := make([]note, 0, len(words)+8)
	for _, w := range words {
		tune = append(tune, note{at: w.at, length: w.length, pitch: w.pitch, loud: w.loud})
	}
	switch how {
	case ornamented:
		return c.ornament(s, tune, 0.28+0.04*float64(try))
	case improvised:
		return c.improvise(s, tune)
	case restful:
		return nil
	}
	return tune
}

// chordAt is the harmony of a section at a beat.
func (c *composer) chordAt(s *section, at float64) chord {
	bar := min(max(int(at/c.Beats), 0), bars-1)
	all := s.chords[bar]
	part := (at - float64(bar)*c.Beats) / c.Beats * float64(len(all))
	return all[min(max(int(part+1e-6), 0), len(all)-1)]
}

// step is the next note of the scale above or below a pitch.
func (c *composer) step(pitch, by int) int {
	for {
		pitch += by
		if slices.Contains(c.scale, (pitch%12+12)%12) {
			return pitch
		}
	}
}

// has reports whether a pitch is a tone of a chord.
func (h *chord) has(pitch int) bool {
	for _, over := range h.over {
		if ((pitch-h.root-over)%12+12)%12 == 0 {
			return true
		}
	}
	return false
}

// nearest is the tone of a chord nearest to a pitch.
func (h *chord) nearest(pitch int) int {
	for d := range 12 {
		if h.has(pitch - d) {
			return pitch - d
		}
		if h.has(pitch + d) {
			return pitch + d
		}
	}
	return pitch
}

// ornament adds to a tune what singers do, by a chance a note.
func (c *composer) ornament(s *section, tune []note, chance float64) (sung []note) {
	for n, t := range tune {
		if c.chance.Float64() >= chance {
			sung = append(sung, t)
			continue
		}
		by := 1 - 2*c.chance.IntN(2)
		switch draw := c.chance.Float64(); {
		case t.length >= 1.5 && draw < 0.45: // a turn to the neighbour and back
			third := 0.5
			sung = append(sung,
				note{at: t.at, length: t.length - 2*third, pitch: t.pitch, loud: t.loud},
				note{at: t.at + t.length - 2*third, length: third, pitch: c.step(t.pitch, by), loud: t.loud * 0.85},
				note{at: t.at + t.length - third, length: third, pitch: t.pitch, loud: t.loud * 0.85})
		case t.length >= 1 && draw < 0.65 && n+1 < len(tune): // a step towards the next
			towards := c.step(t.pitch, 1)
			if tune[n+1].pitch < t.pitch {
				towards = c.step(t.pitch, -1)
			}
			half := t.length / 2
			sung = append(sung, note{at: t.at, length: half, pitch: t.pitch, loud: t.loud}, note{at: t.at + half, length: half, pitch: towards, loud: t.loud * 0.85})
		case t.length >= 1 && draw < 0.8: // late
			late := 0.5
			sung = append(sung, note{at: t.at + late, length: t.length - late, pitch: t.pitch, loud: t.loud})
		case t.length <= 1 && draw < 0.9: // another tone of the chord
			h := c.chordAt(s, t.at)
			sung = append(sung, note{at: t.at, length: t.length, pitch: h.nearest(t.pitch + 3*by), loud: t.loud})
		default: // a grace note from below
			grace := min(0.125, t.length/4)
			sung = append(sung, note{at: t.at, length: grace, pitch: c.step(t.pitch, -1), loud: t.loud * 0.7}, note{at: t.at + grace, length: t.length - grace, pitch: t.pitch, loud: t.loud})
		}
	}
	return sung
}

// improvise keeps the rhythm of a tune, and its first bar and its last two. In between, tones of the chords come on what is
// strong, and steps of the scale lead from one to the other.
func (c *composer) improvise(s *section, tune []note) []note {
	last := 0
	for n := range tune {
		t := &tune[n]
		if bar := t.at / c.Beats; bar < 1 || bar >= bars-2 {
			last = t.pitch
			continue
		}
		wish := t.pitch + c.chance.IntN(9) - 4
		if d := wish - last; d > 7 || d < -7 {
			wish = last + d/2
		}
		strong := t.length >= 1 || t.at == math.Trunc(t.at)
		switch h := c.chordAt(s, t.at); {
		case strong:
			t.pitch = h.nearest(wish)
		case wish >= last:
			t.pitch = c.step(last, 1)
		default:
			t.pitch = c.step(last, -1)
		}
		last = t.pitch
	}
	return tune
}

// below is what a second voice sings: under the long notes of the tune, the nearest tone of the chord that is a third away or
// more.
func (c *composer) below(s *section, part int, tune []note) (sung []note) {
	for _, t := range tune {
		if t.length < 0.75 {
			continue
		}
		h := c.chordAt(s, t.at)
		pitch := t.pitch - 3
		for !h.has(pitch) {
			pitch--
		}
		sung = append(sung, note{at: t.at, length: t.length, pitch: pitch + c.Parts[part].Shift, loud: t.loud * c.arc(t.at), part: part})
	}
	return sung
}

// accompany is what a part with figures plays. It keeps to one for four bars.
func (c *composer) accompany(s *section, part int, try int) (played []note) {
	figures, fills := c.figures[part], c.fills[part]
	if len(figures) == 0 {
		return nil
	}
	chosen := c.chance.IntN(len(figures))
	for bar := range bars {
		if bar == bars/2 || try > 3 {
			chosen = c.chance.IntN(len(figures))
		}
		words := figures[chosen]
		if len(fills) > 0 && (bar == bars-1 || bar == bars/2-1 && c.chance.IntN(3) == 0) {
			words = fills[c.chance.IntN(len(fills))]
		}
		for _, w := range words {
			played = append(played, c.play(s, part, float64(bar)*c.Beats, &w)...)
		}
	}
	return played
}

// play is what one word of a figure means in a bar that begins at a beat.
func (c *composer) play(s *section, part int, from float64, w *word) []note {
	p, at := &c.Parts[part], from+w.at
	n := note{at: at, length: w.length, loud: w.loud * c.arc(at), part: part}
	if w.short {
		n.length = min(w.length*0.45, 0.35)
	}
	h := c.chordAt(s, at)
	root := above(p.Low, h.bass)
	switch w.what[0] {
	case 'x':
		n.pitch = p.Low
	case 'C':
		return c.chordOf(&h, p.Low, n)
	case '<', '>':
		next := c.chordAt(s, min(at+w.length+0.01, bars*c.Beats-0.01))
		if at+w.length >= bars*c.Beats {
			next = c.chordAt(c.sections[c.Form[(c.place+1)%len(c.Form)]], 0)
		}
		n.pitch = above(p.Low, next.bass) - 1
		if w.what[0] == '>' {
			n.pitch += 2
		}
	case '1':
		n.pitch = root
	case '8':
		n.pitch = root + 12
	case '3', '5', '7', '9':
		place := map[byte]int{'3': 1, '5': 2, '7': 3, '9': 4}[w.what[0]]
		if place < len(h.over) {
			n.pitch = above(p.Low, h.root) + h.over[place]
		} else {
			n.pitch = above(p.Low, h.root) + []int{12, 12 + h.over[1], 12 + h.over[1]}[min(place-2, 2)]
		}
	default: // "a" to "h"
		n.pitch = p.Low
		for count := int(w.what[0] - 'a'); ; n.pitch++ {
			if h.has(n.pitch) {
				if count == 0 {
					break
				}
				count--
			}
		}
	}
	return []note{n}
}

// above is the lowest pitch of a class from another on.
func above(low, class int) int { return low + ((class-low)%12+12)%12 }

// chordOf is all of a chord within the octave above a pitch: so its voices move little from one to the next. Of five tones
// the root is left to the bass.
func (c *composer) chordOf(h *chord, low int, n note) (played []note) {
	over := h.over
	if len(over) > 4 {
		over = over[1:]
	}
	for _, o := range over {
		n.pitch = above(low, (h.root+o)%12)
		played = append(played, n)
	}
	return played
}

// Written is what is played in a mood from the beginning on, as text: eight bars after eight bars, a line a note.
func Written(p *Piece, seed uint64, m Mood, eights int) ([]string, error) {
	s, err := p.read()
	if err != nil {
		return nil, err
	}
	c, written := newComposer(s, seed), make([]string, eights)
	for n := range written {
		var lines strings.Builder
		for _, note := range c.heard(c.next(m), m) {
			fmt.Fprintf(&lines, "%.3f %.3f part %d pitch %d\n", note.at, note.length, note.part, note.pitch)
		}
		written[n] = lines.String()
	}
	return written, nil
}
