package poster

import (
	"context"
	"image"

	"capital/game/poster"
	"capital/game/session"
	"capital/render/canvas"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Of the small picture, in pixels of the poster: the stretch of it that is seen, and how far the district is from the edge; and
// how wide that is at most, as a part of the picture.
const (
	smallHigh = 1100.0
	smallTop  = horizon - 850.0
	smallEdge = 80.0
	smallPart = 0.62
)

// Picture paints a small picture of a match, of so many pixels: the district of whom it is about, as far as it is built, before
// the city by night. The text is a record, or what is saved of a match.
func Picture(ctx context.Context, text string, wide, high int) (image.Image, error) {
	record, match, err := warsaw.ReadRecord(text)
	if err != nil {
		return nil, err
	}
	seat := seatShown(&record, &match)
	if here, ok := session.HereOf(text); ok {
		seat = min(max(here.Seat, 0), match.Seats()-1)
	}
	// What is left beside the district shows the palace, or some of it.
	shown := smallHigh * float64(wide) / float64(high)
	middle := tower + 190 - shown/2
	return poster.PaintSmall(ctx, wide, high, middle, smallTop, smallHigh, func(paper poster.Paper) []func() {
		p := &painter{Paper: paper, look: tileart.Look{District: match.Player(seat).District}}
		district := func() { p.small(middle-shown/2+smallEdge, shown*smallPart, smallHigh-2*smallEdge) }
		return []func(){p.smallSky, p.stars, p.roofs, p.floodlit, p.water, district}
	})
}

// dusk are the tones of the sky in a small picture, from outside towards the palace: brighter than a poster's, for there is little
// of it to be seen.
var dusk = [...]theme.Colour{0x191C49FF, 0x24235AFF, 0x322B6BFF, 0x45347AFF, 0x603F86FF}

// smallSky is the glow of the city over all that a small picture shows.
func (p *painter) smallSky() {
	p.Rect(dusk[0], -poster.Width, 0, 3*poster.Width, poster.Height)
	for n, tone := range dusk[1:] {
		p.Circle(tone, tower, horizon+60, 1350-270*float64(n))
	}
}

// roofs are the outline of the city, over all that a small picture shows.
func (p *painter) roofs() {
	left := painter{Paper: p.Paper}
	left.Canvas = p.Part(-poster.Width, 0, 1)
	left.far()
	p.far()
}

// floodlit is the palace, brighter than on a poster.
func (p *painter) floodlit() {
	p.Toned(func(tone theme.Colour, _ canvas.Shape) theme.Colour { return tone.Mix(warmWindow, 0.42) }, p.palace)
}

// water is the river before the city, with nothing in it.
func (p *painter) water() {
	p.Rect(middleTone, -poster.Width, horizon, 3*poster.Width, poster.Height)
	p.Rect(bankTone, -poster.Width, horizon, 3*poster.Width, 8)
}

// small paints the district by day, in the middle of so much room left in the picture and as large as that takes it.
func (p *painter) small(left, wide, high float64) {
	width, height := p.look.District.Size()
	tile := min(wide/float64(max(width, 2)), high/float64(max(height, 2)))
	left += (wide - tile*float64(width)) / 2
	top := smallTop + smallEdge + (high-tile*float64(height))/2
	c := p.Part(left, top, tile/100)
	tileart.PaintShadow(c, &p.look)
	tileart.PaintGround(c, &p.look)
	for k := range warsaw.Kind(warsaw.Kinds) {
		tileart.PaintKind(c, &p.look, k)
	}
	p.buildings(c)
}

// buildings paints those of the district.
func (p *painter) buildings(c canvas.Canvas) {
	d := &p.look.District
	built := d.PublicBuildings() | d.Milestones()
	for i := range 16 {
		if built.Has(i) {
			tile, _ := d.TileAt(i)
			tileart.PaintBuilding(c.Part(float64(i&3)*100, float64(i>>2)*100, 1), tile, theme.Road)
		}
	}
}

// seatShown is the first person's seat, or the winner's where only computers play.
func seatShown(record *warsaw.Record, match *warsaw.Match) int {
	for seat, s := range record.Seats {
		if s.Player == "person" {
			return seat
		}
	}
	return match.Ranking(nil)[0].Seat
}
