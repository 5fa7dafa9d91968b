package poster

import (
	"context"
	"image"

	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/rules/rome"
)

// The map in the small picture, in units: it is stretched to the whole of it.
const smallHigh = 760.0

// Picture paints a small picture of a match, of so many pixels: the map with all that stands in the nine prefectures. The text is
// a record, or what is saved of a match.
func Picture(ctx context.Context, text string, wide, high int) (image.Image, error) {
	_, match, err := rome.ReadRecord(text)
	if err != nil {
		return nil, err
	}
	w := smallHigh * float64(wide) / float64(high)
	return poster.PaintSmall(ctx, wide, high, w/2, 0, smallHigh, func(paper poster.Paper) []func() {
		list := []func(){func() { city.PaintSmall(paper.Canvas, w, smallHigh) }}
		for _, place := range city.NorthToSouth() {
			s := small{paper.Canvas, w, city.RegionOf(place), match.Prefecture(place)}
			list = append(list, s.paint)
		}
		return list
	})
}

// small is a prefecture of the small picture.
type small struct {
	canvas.Canvas
	wide   float64 // the map
	region *city.Region
	at     *rome.Prefecture
}

// Tones of what belongs to no family.
const (
	marble      theme.Colour = 0xFBF6EAFF
	marbleShade theme.Colour = 0xB9A98CFF
	water       theme.Colour = 0x3E9BC0FF
)

// paint paints what was built: a monument, before it houses, larger than on the table where there are few.
func (s *small) paint() {
	if s.at.Monument != rome.NoPiece {
		s.monument()
	}
	room := s.region.Room
	x, foot := s.region.Ground.X*s.wide, s.region.Ground.Y*smallHigh
	step := min(room.W*s.wide/float64(max(s.at.Used, 3)), 100)
	tallest := 3
	for n := range s.at.Used {
		tallest = max(tallest, int(s.at.Built[n].Height))
	}
	storey := room.H * smallHigh / (float64(tallest) + 0.8)
	for n := range s.at.Used {
		s.site(s.at.Built[n], x+step*float64(n), foot, step*0.84, storey)
	}
}

// site is a house in the colours of its family, or a fountain.
func (s *small) site(built rome.Site, x, foot, wide, storey float64) {
	if built.Height == 0 {
		s.Oval(marble, x+wide/2, foot-wide*0.2, wide*0.55, wide*0.32)
		s.Oval(water, x+wide/2, foot-wide*0.22, wide*0.42, wide*0.22)
		s.Line(water, 9, x+wide/2, foot-wide*0.2, x+wide/2, foot-wide*0.8)
		return
	}
	tones, high := pieceart.Family(int(built.Seat)), storey*float64(built.Height)
	front := wide * 0.74
	s.Rect(tones.Base, x, foot-high, front, high)
	s.Poly(tones.Base.Mix(tones.Dark, 0.6), x+front, foot, x+wide, foot-wide*0.12, x+wide, foot-high-wide*0.12, x+front, foot-high)
	for n := range built.Height {
		y := foot - storey*float64(n+1)
		s.Rect(marble, x, y, front, 6)
		s.Rect(tones.Dark, x+front*0.38, y+storey*0.36, front*0.24, storey*0.4)
	}
	s.roof(tones, x, foot-high, front, wide, storey*0.66)
}

// roof is the roof of a house, of the form of its prefecture.
func (s *small) roof(tones theme.Tones, x, y, front, wide, high float64) {
	back := wide - front
	switch s.at.Shape {
	case rome.Round:
		s.Dome(tones.Dark, x+front/2+back, y-wide*0.12, front/2, high)
		s.Dome(tones.Light, x+front/2, y, front/2, high)
	case rome.Triangular:
		s.Poly(tones.Dark, x+front/2, y-high, x+front/2+back, y-high-wide*0.12, x+wide, y-wide*0.12, x+front, y)
		s.Poly(tones.Light, x, y, x+front/2, y-high, x+front, y)
	default:
		s.Poly(tones.Light, x, y, x+back, y-wide*0.12, x+wide, y-wide*0.12, x+front, y)
	}
}

// monument is a temple's front or an amphitheatre.
func (s *small) monument() {
	r := s.region.Monument
	x, y, size := r.X*s.wide, r.Y*smallHigh, r.H*smallHigh
	if s.at.Monument == rome.Amphitheatre {
		s.Oval(marbleShade, x+size/2, y+size*0.55, size*0.5, size*0.4)
		s.Oval(marble, x+size/2, y+size*0.45, size*0.5, size*0.36)
		s.Oval(marbleShade, x+size/2, y+size*0.45, size*0.3, size*0.2)
		return
	}
	s.Poly(marble, x, y+size*0.36, x+size/2, y, x+size, y+size*0.36)
	s.Rect(marbleShade, x+size*0.08, y+size*0.36, size*0.84, size*0.56)
	for n := range 4 {
		s.Rect(marble, x+size*(0.08+0.24*float64(n)), y+size*0.36, size*0.12, size*0.56)
	}
	s.Rect(marble, x, y+size*0.9, size, size*0.1)
}
