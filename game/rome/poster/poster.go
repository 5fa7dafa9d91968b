// Package poster makes a poster of the final city of a match of Capitol: the map as a mosaic in a wall of travertine, with all
// that was built, the winner's name cut into the stone above it and the four families below, in the evening sun.
package poster

import (
	"context"
	"errors"
	"image"
	"time"

	"capital/assets"
	"capital/game/poster"
	"capital/render/rome/forum"
	"capital/rules/rome"
)

// Draw makes the poster of a match that is over; words are Capitol's. See [poster.Paint].
func Draw(ctx context.Context, words *assets.Strings, record rome.Record, date time.Time) (image.Image, error) {
	match, err := rome.Rules().Replay(&record, nil)
	switch {
	case err != nil:
		return nil, err
	case !match.Over():
		return nil, errors.New("the match is not over")
	}
	return poster.Paint(ctx, func(paper poster.Paper) []func() {
		return newPainter(paper, captionOf(words, &record, &match.Table, date), &match.Table).slices()
	})
}

// caption is what is written on a poster.
type caption struct {
	names   []string // of all seats
	winners []int    // who came first; several share it
	sign    string   // cut into the stone
	title   string   // what it came to
	places  [rome.Places]string
	about   string // when, of which deal, of which game
}

func captionOf(words *assets.Strings, record *rome.Record, open *rome.Table, date time.Time) caption {
	c := caption{
		names: poster.Names(record.Seats, words.Text("poster.nameless")),
		about: words.Text("poster.about", words.Text("game.name"), poster.Day(date), record.Seed),
	}
	for _, rank := range open.Ranking() {
		if rank.Place == 1 {
			c.winners = append(c.winners, rank.Seat)
		}
	}
	first := "poster.first"
	if len(c.winners) > 1 {
		first = "poster.first.shared"
	}
	c.sign, c.title = poster.Together(c.names, c.winners), words.Text(first, int(open.Player(c.winners[0]).Score))
	for p := range c.places {
		c.places[p] = words.Text("place." + rome.Place(p).String())
	}
	if open.Prefecture(rome.TiberIsland).Monument != rome.NoPiece { // which stands beside its name
		c.places[rome.TiberIsland] = words.Text("place.short.tiber-island")
	}
	return c
}

// Title is what a poster is called where it is kept.
func Title(words *assets.Strings, record *rome.Record, open *rome.Table) string {
	c := captionOf(words, record, open, time.Unix(0, 0))
	return words.Text("game.name") + " · " + c.sign + " · " + c.title
}

// painter paints one poster.
type painter struct {
	poster.Paper
	caption caption
	city    *rome.Table // as it is in the end
	mason   forum.Mason // who builds in units of three pixels
}

func newPainter(paper poster.Paper, c caption, city *rome.Table) *painter {
	return &painter{paper, c, city, forum.NewMason(paper.Part(0, 0, stone))}
}

// slices lists the work from back to front.
func (p *painter) slices() []func() {
	list := append(p.evening(), p.attic, p.statues, p.sign, p.wall)
	list = append(list, p.quarters()...)
	list = append(list, p.columns, p.socle)
	for seat := range p.city.Seats() {
		list = append(list, func() { p.family(p.tablets()[seat], seat) })
	}
	return append(list, p.about)
}
