// Package poster makes a travel poster of a match of The Capitals: the city that hosts the World Expo stands large in the rays of
// noon, before the landmarks of three eras, and below it the cities of all others.
package poster

import (
	"context"
	"errors"
	"image"
	"time"

	"capital/assets"
	"capital/game/poster"
	"capital/rules/expo"
)

// Draw makes the poster of a match that is over; words are The Capitals'. See [poster.Paint].
func Draw(ctx context.Context, words *assets.Strings, record expo.Record, date time.Time) (image.Image, error) {
	match, err := expo.Rules().Replay(&record, nil)
	switch {
	case err != nil:
		return nil, err
	case !match.Over():
		return nil, errors.New("the match is not over")
	}
	return poster.Paint(ctx, func(paper poster.Paper) []func() {
		p := &painter{paper, captionOf(words, &record, &match.Table, date), &match.Table}
		return p.slices()
	})
}

// caption is what is written on a poster.
type caption struct {
	names []string // of all seats
	order []int    // the seats by their places: the first is the host
	title string   // what it came to
	about string   // when, of which deal, of which game
}

// host is the seat that came first.
func (c *caption) host() int { return c.order[0] }

func captionOf(words *assets.Strings, record *expo.Record, open *expo.Table, date time.Time) caption {
	c := caption{
		names: poster.Names(record.Seats, words.Text("poster.nameless")),
		about: words.Text("poster.about", words.Text("game.name"), poster.Day(date), record.Seed),
	}
	for _, rank := range open.Ranking() {
		c.order = append(c.order, rank.Seat)
	}
	c.title = words.Text("poster.host", open.Has(c.host(), expo.Prestige))
	return c
}

// Title is what a poster is called where it is kept.
func Title(words *assets.Strings, record *expo.Record, open *expo.Table) string {
	c := captionOf(words, record, open, time.Unix(0, 0))
	return words.Text("game.name") + " · " + c.names[c.host()] + " · " + c.title
}

// painter paints one poster.
type painter struct {
	poster.Paper
	caption caption
	open    *expo.Table // as it is in the end
}

// slices lists the work from back to front.
func (p *painter) slices() []func() {
	list := []func(){p.paper, func() { p.Within(frame, frame, poster.Width-2*frame, pictureHigh, p.sky) }, p.landmarks,
		func() { p.Within(frame, frame, poster.Width-2*frame, pictureHigh, p.avenues) }}
	list = append(list, p.large().slices()...)
	list = append(list, p.ribbon)
	list = append(list, p.sign()...)
	for n := range p.caption.order[1:] {
		list = append(list, p.guest(n)...)
	}
	return list
}
