package book

import (
	"math"

	"capital/game/scene"
	"capital/input"
	"capital/render/widget"
)

// The letters that fingers search with, in rows. Accents are not needed: see [fold].
const (
	letters    = "abcdefghijklmnopqrstuvwxyz"
	letterRows = 3
	letterCols = 9 // in the last place of the last row lies what takes a letter back
	erasing    = "‹"
)

// letterButtons are a button for each letter, and one that takes a letter back.
func letterButtons() (all []widget.Widget) {
	for _, letter := range letters {
		all = append(all, widget.Widget{Label: string(letter), Hidden: true})
	}
	return append(all, widget.Widget{Label: erasing, Hidden: true})
}

// showLetters shows the letters at the bottom of the screen, or no longer.
func (s *Screen) showLetters(shown bool) {
	if shown == s.letters {
		return
	}
	s.letters, s.laid = shown, scene.Room{}
	w := s.buttons.Widgets[firstLetter:]
	for n := range w {
		w[n].Hidden = !shown
	}
	s.resize()
}

// takeField shows the letters where a finger taps the field.
func (s *Screen) takeField(in input.Intent) {
	if in.Kind == input.Release && in.Touch && s.layout.field.Contains(in.X, in.Y) {
		s.showLetters(true)
	}
}

// pressLetter searches one letter more, or one less.
func (s *Screen) pressLetter(n int) {
	if n < len(letters) {
		s.write(rune(letters[n]))
		return
	}
	if s.query != "" {
		s.erase()
	}
}

// makeRoom takes the room for the letters from what lies above them, and returns where each lies.
func (l *layout) makeRoom(width, height float64) (places []widget.Rect) {
	const gap = 4
	wide := math.Min(width, 620*l.v)
	step := (wide - gap*l.v) / letterCols
	high := math.Max(46*l.v, l.least)
	top := height - letterRows*high - gap*l.v
	for n := range letterRows * letterCols {
		places = append(places, widget.Rect{
			X: (width-wide)/2 + float64(n%letterCols)*step + gap*l.v, Y: top + float64(n/letterCols)*high + gap*l.v,
			W: step - gap*l.v, H: high - gap*l.v,
		})
	}
	for _, part := range [...]*widget.Rect{&l.list, &l.page} {
		part.H = math.Min(part.H, top-part.Y)
	}
	return places
}

// placeLetters puts the letters where they lie, where they are shown.
func (s *Screen) placeLetters(room scene.Room) {
	if !s.letters {
		return
	}
	for n, place := range s.layout.makeRoom(room.Width, room.Height) {
		s.buttons.Widgets[firstLetter+n].Rect = place
	}
}

// closeLetters takes the letters away, and reports whether they were there.
func (s *Screen) closeLetters() bool {
	shown := s.letters
	s.showLetters(false)
	return shown
}
