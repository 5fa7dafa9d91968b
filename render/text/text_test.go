package text

import (
	"strings"
	"testing"
)

func newWriter(t *testing.T) *Writer {
	t.Helper()
	w, err := New()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestNumbersLineUp(t *testing.T) {
	w := newWriter(t)
	for _, face := range []Face{Regular, Bold, Black} {
		for _, size := range []float64{14, 18, 31.5, 64} {
			st := Style{Face: face, Size: size}
			want, _ := w.Measure("0000000000", st)
			for _, digits := range []string{"1111111111", "7474747474", "1234567890"} {
				if got, _ := w.Measure(digits, st); got != want {
					t.Errorf("face %d size %g: %s is %g wide, 0000000000 is %g", face, size, digits, got, want)
				}
			}
		}
	}
}

func TestWrapping(t *testing.T) {
	w := newWriter(t)
	st := Style{Size: 20}
	words := "Keep one tile, pass the rest on, show it with the others."
	whole, line := w.Measure(words, st)
	for _, limit := range []float64{whole, whole / 2, whole / 3, 60} {
		width, height := w.MeasureWrapped(words, limit, st)
		lines := height / line
		if width > limit+1 && limit > 60 {
			t.Errorf("limit %g: %g wide", limit, width)
		}
		if lines < whole/limit {
			t.Errorf("limit %g: only %g lines", limit, lines)
		}
	}
	if _, height := w.MeasureWrapped("one\ntwo\n\nfour", 1000, st); height != 4*line {
		t.Errorf("four lines are %g high, a line is %g", height, line)
	}
	alone, _ := w.Measure("Marcus is thinking", st)
	if width, height := w.MeasureWrapped("Marcus is thinking …", alone+1, st); height != 2*line || width >= alone {
		t.Errorf("the ellipsis is alone: %g wide, %g high", width, height)
	}
}

// TestNamesInAnyScriptAreWritten in whatever face has their letters, and as boxes where none has: on the screen and in neon.
func TestNamesInAnyScriptAreWritten(t *testing.T) {
	w := newWriter(t)
	for name, drawn := range map[string]bool{
		"Żółw": true, "Ζήνων": true, "Юлия": true, "Řehoř Şü": true, "שרה": false, "سارة": false, "😀": false, "漢字☃": false, "\u3164": false,
	} {
		if w.Writes(name) != drawn {
			t.Errorf("%q can be written: %v", name, !drawn)
		}
		for face := range faces {
			st := Style{Face: face, Size: 50}
			measured, _ := w.Measure(name, st)
			seen, outlined := 0, 0.0
			for _, r := range name {
				if r == ' ' {
					continue
				}
				path := new(corners)
				outlined = w.Outline(path, string(r), 0, 0, st)
				if seen++; path.count < 4 || outlined < 5 {
					t.Errorf("face %d: %q has %d corners and is %g wide", face, r, path.count, outlined)
				}
			}
			if whole := w.Outline(new(corners), name, 0, 0, st); measured < 8*float64(seen) || whole < measured*0.9-5 || whole > measured*1.1+5 {
				t.Errorf("face %d: %q is %g wide, its outline %g", face, name, measured, whole)
			}
		}
	}
}

// TestTheScriptStandsAlone: a name that has a letter the script lacks is written without it.
func TestTheScriptStandsAlone(t *testing.T) {
	w := newWriter(t)
	script, plain := Style{Face: Neon, Size: 50}, Style{Face: Bold}
	plain.Size = script.Size * w.CapHeight(Style{Face: Neon, Size: 1}) / w.CapHeight(Style{Face: Bold, Size: 1})
	for name, alone := range map[string]bool{"Zofia": true, "Řehoř": false, "Zoё": false} {
		got, want := new(corners), new(corners)
		wide, usual := w.Outline(got, name, 0, 0, script), w.Outline(want, name, 0, 0, plain)
		if same := got.count == want.count && wide == usual; same == alone {
			t.Errorf("%q stands in the script: %v", name, !same)
		}
	}
}

// corners counts those of outlines.
type corners struct{ count int }

func (c *corners) MoveTo(x, y float32)                    { c.count++ }
func (c *corners) LineTo(x, y float32)                    { c.count++ }
func (c *corners) QuadTo(x1, y1, x2, y2 float32)          { c.count++ }
func (c *corners) CubicTo(x1, y1, x2, y2, x3, y3 float32) { c.count++ }
func (c *corners) Close()                                 {}

func TestPolishLettersAreThere(t *testing.T) {
	w := newWriter(t)
	const needed = "aąbcćdeęfghijklłmnńoóprsśtuwyzźżAĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ0123456789"
	const signs = "×−–—…•→←’‘“”½%/+()"
	for face, renderer := range w.renderers[:spare] {
		runes := needed
		if Face(face) != Neon {
			runes += signs
		}
		for _, r := range runes {
			if renderer.Glyph().GetRuneIndex(r) == 0 {
				t.Errorf("face %d lacks %q", face, r)
			}
		}
	}
}

func TestMeasuringAllocatesNothing(t *testing.T) {
	w := newWriter(t)
	words := strings.Repeat("łódź 12 ", 20)
	st := Style{Size: 18}
	if n := testing.AllocsPerRun(20, func() { w.MeasureWrapped(words, 300, st) }); n != 0 {
		t.Errorf("measuring allocates %g times", n)
	}
}

// TestSignsStandInALine as wide as they are drawn, and are called by name for who hears them.
func TestSignsStandInALine(t *testing.T) {
	w := newWriter(t)
	st := Style{Size: 20}
	words := "Press " + string(SignA) + ", or " + string(SignLB)
	if got := Plain(words); got != "Press A, or LB" {
		t.Errorf("it is called %q", got)
	}
	if plain := "Żółw"; Plain(plain) != plain {
		t.Errorf("%q is called %q", plain, Plain(plain))
	}
	letters, _ := w.Measure("Press , or ", st)
	all, line := w.Measure(words, st)
	if want := letters + signWidth(SignA, 20) + signWidth(SignLB, 20); all < want-1 || all > want+1 {
		t.Errorf("with signs it is %g wide, not %g", all, want)
	}
	if _, high := w.MeasureWrapped(words, all-5, st); high != 2*line {
		t.Errorf("in less room it is %g high, a line is %g", high, line)
	}
}

// TestWordsWithin writes words of which a name is a part within less and less room: they become smaller, and then shorter.
func TestWordsWithin(t *testing.T) {
	w := newWriter(t)
	w.Least = 14
	st := Style{Size: 24}
	wide, _ := w.Measure("Palace of Culture", st)
	for _, test := range []struct {
		room  float64
		whole bool
	}{{wide, true}, {wide * 0.7, true}, {wide * 0.5, false}, {40, false}} {
		words, small := w.Within("Palace of Culture", test.room, st)
		got, _ := w.Measure(words, small)
		if got > test.room || small.Size < 14 || (words == "Palace of Culture") != test.whole {
			t.Errorf("in %.0f pixels it is %q, %.0f wide, of %.1f pixels", test.room, words, got, small.Size)
		}
	}
}
