package results

import (
	"context"
	"image"
	"slices"
	"time"

	"capital/game/poster"
	"capital/game/scene/gallery"
)

// Ended says when the match ended.
func (s *Screen) Ended(at time.Time) { s.ended = at }

// Picture implements [scene.Pictured]: it shows the results as a picture, to be kept.
func (s *Screen) Picture() (show func()) {
	if s.outcome.Art.Emblem == nil {
		return nil
	}
	return func() { s.app.Show(gallery.New(s.app, s.pictures(), 0, func() { s.app.Show(s) })) }
}

// pictures are the one picture of the results, in the language of now.
func (s *Screen) pictures() gallery.Pictures {
	c := s.card()
	name := c.Game
	if c.date != "" {
		name += " · " + c.date
	}
	return gallery.Pictures{
		Title: s.app.Strings.Text("share.picture"),
		Names: []string{c.Game},
		Paint: func(ctx context.Context, _ int) (image.Image, error) { return c.paint(ctx) },
		File:  func(int) string { return name + " · " + c.headline },
	}
}

// card is what stands on the picture now.
func (s *Screen) card() card {
	c := card{
		Art: s.outcome.Art, colours: s.colours, headline: s.won(), reason: s.outcome.Verdict(s.order[0]),
		lines: slices.Clone(s.outcome.Lines), total: s.total(), ties: slices.Clone(s.outcome.Ties), about: s.about(),
	}
	if !s.ended.IsZero() {
		c.date = poster.Day(s.ended)
	}
	if s.outcome.Ladder != nil { // it is told of whoever climbs it, won or lost
		c.reason = s.outcome.Verdict(s.addressed())
	}
	if code := s.app.ChallengeOf(s.record); code != "" {
		c.deal = s.app.Strings.Text("challenge.card", code)
	}
	for _, seat := range s.order {
		who := s.outcome.Seats[seat]
		c.seats = append(c.seats, cardSeat{
			seat: seat, points: s.outcome.Total[seat], first: who.Place == 1,
			place: s.place(seat), name: who.Name, kind: s.app.PlayerName(who.Player),
		})
	}
	return c
}
