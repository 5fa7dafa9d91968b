// Package poster makes a poster of the final city of a match of Capital Lux 2: the four districts of the capital as towers of
// glass above the clouds at dawn, below them what everybody has built at home, and who won in thin white light.
package poster

import (
	"context"
	"errors"
	"image"
	"time"

	"capital/assets"
	"capital/game/poster"
	"capital/rules/lux"
)

// Draw makes the poster of a match that is over; words are Capital Lux 2's. See [poster.Paint].
func Draw(ctx context.Context, words *assets.Strings, record lux.Record, date time.Time) (image.Image, error) {
	match, err := lux.Rules().Replay(&record, nil)
	switch {
	case err != nil:
		return nil, err
	case !match.Over():
		return nil, errors.New("the match is not over")
	}
	return poster.Paint(ctx, func(paper poster.Paper) []func() {
		p := &painter{Paper: paper, city: &match.Table, caption: captionOf(words, &record, &match.Table, date)}
		return p.slices()
	})
}

// caption is what is written on a poster.
type caption struct {
	names   []string // of all seats, ROB's too
	winners []int    // who came first; several share it
	sign    string   // in light
	title   string   // what it came to
	about   string   // when, of which deal, of which game
}

func captionOf(words *assets.Strings, record *lux.Record, open *lux.Table, date time.Time) caption {
	c := caption{
		names: poster.Names(record.Seats, words.Text("poster.nameless")),
		about: words.Text("poster.about", words.Text("game.name"), poster.Day(date), record.Seed),
	}
	if open.Solo() {
		c.names = append(c.names[:1:1], words.Text("name.rob"))
	}
	for _, rank := range open.Ranking() {
		if rank.Place == 1 {
			c.winners = append(c.winners, rank.Seat)
		}
	}
	c.sign, c.title = c.names[c.winners[0]], words.Text("poster.first", open.Points(c.winners[0]))
	switch {
	case open.Solo(): // whose poster it is stands there, won or lost
		class, margin := open.Class()
		c.sign, c.title = c.names[0], words.Text("results.class."+class.String(), open.Points(0), margin)
	case len(c.winners) > 1:
		c.sign, c.title = poster.Together(c.names, c.winners), words.Text("poster.first.shared", open.Points(c.winners[0]))
	}
	return c
}

// Title is what a poster is called where it is kept.
func Title(words *assets.Strings, record *lux.Record, open *lux.Table) string {
	c := captionOf(words, record, open, time.Unix(0, 0))
	return words.Text("game.name") + " · " + c.sign + " · " + c.title
}

// painter paints one poster.
type painter struct {
	poster.Paper
	caption caption
	city    *lux.Table // as it is in the end
}

// slices lists the work from back to front.
func (p *painter) slices() []func() {
	list := []func(){p.heaven, p.sun, p.far, p.farClouds}
	list = append(list, p.towers()...)
	list = append(list, p.nearClouds)
	list = append(list, p.homes()...)
	list = append(list, p.crests)
	return append(list, p.sign()...)
}
