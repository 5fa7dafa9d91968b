// Package poster makes a poster of a district at the end of a match: lit by night before Warsaw's roofs and the Vistula,
// its owner's name a neon sign over them.
package poster

import (
	"context"
	"errors"
	"fmt"
	"image"
	"time"

	"capital/assets"
	"capital/game/poster"
	"capital/render/warsaw/night"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Draw makes the poster of a seat, counted from 0, of a match that is over; words are Capital's. See [poster.Paint].
func Draw(ctx context.Context, words *assets.Strings, record warsaw.Record, seat int, date time.Time) (image.Image, error) {
	match, err := warsaw.Rules().Replay(&record, nil)
	switch {
	case err != nil:
		return nil, err
	case !match.Over():
		return nil, errors.New("the match is not over")
	case seat < 0 || seat >= match.Seats():
		return nil, fmt.Errorf("expected a seat from 1 to %d, found %d", match.Seats(), seat+1)
	}
	return poster.Paint(ctx, func(paper poster.Paper) []func() {
		p := &painter{paper, captionOf(words, &record, &match, seat, date), tileart.Look{District: match.Player(seat).District}}
		return p.slices()
	})
}

// caption is what is written on a poster.
type caption struct {
	name  string // in neon
	title string // whose Warsaw it is, and what it came to
	about string // when, of which deal, and in which place its owner came
}

// Title says whose Warsaw it is, and what it came to. A seat called "You" is spoken to.
func Title(words *assets.Strings, name string, vp int) string {
	if name == words.Text("name.0") {
		return words.Text("poster.title.you", vp)
	}
	return words.Text("poster.title", name, vp)
}

func captionOf(words *assets.Strings, record *warsaw.Record, match *warsaw.Match, seat int, date time.Time) caption {
	name := record.Seats[seat].Name
	if name == "" {
		name = words.Text("poster.nameless")
	}
	c := caption{name: name, title: Title(words, name, int(match.Player(seat).VP))}
	for _, r := range match.Ranking(nil) {
		if r.Seat == seat {
			c.about = words.Text("poster.about", poster.Day(date), record.Seed, words.Text(fmt.Sprintf("poster.place.%d", r.Place)), words.Text(fmt.Sprintf("poster.of.%d", match.Seats())))
		}
	}
	return c
}

// painter paints one poster.
type painter struct {
	poster.Paper
	caption caption
	look    tileart.Look
}

// slices lists the work from back to front.
func (p *painter) slices() []func() {
	tile, left, top := p.place()
	var lights night.Lights
	for i := range lights {
		lights[i] = 1
	}
	list := append(p.sky(), p.far, p.palace, p.near, p.bridge, p.river, p.lift)
	list = append(list, night.Paint(p.Part(left, top, tile/100), p.look, warsaw.Epochs, &lights)...)
	list = append(list, p.trams, p.mirror)
	list = append(list, p.sign()...)
	return append(list, p.words)
}

// place is how large a tile of the district is and where its upper left corner lies, all whole pixels.
func (p *painter) place() (tile, left, top float64) {
	const most, wide, high, middle = 420, 1640, 1600, 1800
	width, height := p.look.District.Size()
	side := min(most, wide/width, high/height) &^ 1
	return float64(side), float64(poster.Width-width*side) / 2, float64(middle - height*side/2)
}

// trams paints a tram on a street beside each tile with a transport sign: under it, or else over it.
func (p *painter) trams() {
	tile, left, top := p.place()
	d := &p.look.District
	built := d.PublicBuildings() | d.Milestones()
	for i := range 16 {
		if !d.Transport().Has(i) {
			continue
		}
		under := i + 4 // the space under the street
		if under > 15 || !d.Occupied().Has(under) {
			under = i
		}
		if under < 4 || !d.Occupied().Has(under-4) || built.Has(under) {
			continue // no street there, or a building rises over it
		}
		x, y := left+tile*(float64(i&3)+0.32+0.36*poster.Chance(i, 51)), top+tile*float64(under>>2)
		night.PaintTram(p.Part(x, y, tile/100*0.36), warsaw.Epochs)
	}
}
