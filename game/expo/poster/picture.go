package poster

import (
	"context"
	"image"

	"capital/game/poster"
	"capital/game/session"
	"capital/rules/expo"
)

// Of the small picture, in pixels of the poster: the stretch of it that is seen.
const (
	smallTop  = 700.0
	smallHigh = pictureEnd - smallTop
)

// Picture paints a small picture of a match, of so many pixels: the city of the first person, or else of the first seat, as it stands,
// at noon. The text is a record, or what is saved of a match.
func Picture(ctx context.Context, text string, wide, high int) (image.Image, error) {
	record, match, err := expo.ReadRecord(text)
	if err != nil {
		return nil, err
	}
	return poster.PaintSmall(ctx, wide, high, middle, smallTop, smallHigh, func(paper poster.Paper) []func() {
		p := &painter{Paper: paper, open: &match.Table}
		seen := smallHigh * float64(wide) / float64(high)
		c := cityIn(p.Canvas, p.open, ownSeat(&record), middle-0.47*seen, smallTop+60, 0.94*seen, smallHigh-120, 330)
		c.crossing = 0.5
		return append([]func(){p.smallSky}, c.slices()...)
	})
}

// ownSeat is the seat of the first person, or else the first.
func ownSeat(record *expo.Record) int {
	for seat, who := range record.Seats {
		if who.Player == session.Person {
			return seat
		}
	}
	return 0
}

// smallSky is the sky and the lawn behind a city in a small picture, which may be wider than a poster.
func (p *painter) smallSky() {
	p.rays(-poster.Width, 2*poster.Width, pictureEnd)
	p.ground(-poster.Width, 2*poster.Width, pictureEnd)
}
