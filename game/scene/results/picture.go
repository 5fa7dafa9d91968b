package results

import (
	"context"
	"image"
	"slices"
	"strconv"
	"time"

	"capital/game/poster"
	"capital/game/scene/gallery"
	"capital/render/emblem"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
)

// Art is what a game gives to the picture of its results. It is painted off the frame loop.
type Art struct {
	Game   string         // its name
	Emblem emblem.Paint   // of a seat; nil where there is no picture
	Sky    []theme.Colour // behind all, from the top down; nil for the night street of the house
	Sign   theme.Colour   // the light in which the name is written
	Face   text.Face
}

// NightArt is the art of a game under the night street of the house.
func NightArt(game string, paint emblem.Paint) Art {
	return Art{
		Game: game, Emblem: paint, Sign: theme.NeonPink, Face: text.Neon,
		Sky: []theme.Colour{theme.NightDeep, theme.Night, theme.NightHigh, theme.NightGlow},
	}
}

// card is what stands on the picture of the results.
type card struct {
	Art
	date     string // empty where it is not known
	headline string
	reason   string
	seats    []cardSeat // in the order of their places
	lines    []Line     // as on the sheet, and below them
	total    string
	ties     []Line
	about    string // in small
}

// cardSeat is a seat on the picture.
type cardSeat struct {
	seat, points      int
	first             bool
	place, name, kind string
}

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
		Art: s.outcome.Art, headline: s.won(), reason: s.outcome.Verdict(s.order[0]),
		lines: slices.Clone(s.outcome.Lines), total: s.app.Strings.Text("results.total"), ties: slices.Clone(s.outcome.Ties), about: s.about(),
	}
	if !s.ended.IsZero() {
		c.date = poster.Day(s.ended)
	}
	if s.outcome.Ladder != nil { // it is told of whoever climbs it, won or lost
		c.reason = s.outcome.Verdict(s.addressed())
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

// figure is a number of the picture, and how it is written.
type figure struct {
	words  string
	face   text.Face
	size   float64
	colour theme.Colour
}

// cardRow is a row of the sheet on the picture.
type cardRow struct {
	words   string
	icon    *icon.Icon // or nil
	face    text.Face
	colour  theme.Colour
	size    float64
	high    float64
	figures []figure // in the order of the seats on the picture
}

// rows are the rows of the sheet: where the points came from, their sum, and what decides ties.
func (c *card) rows() (all []cardRow) {
	for _, line := range c.lines {
		row := cardRow{words: line.Words, icon: line.Icon, colour: theme.Moonlight, size: 38, high: lineHigh}
		for _, s := range c.seats {
			words, face, colour := pointsStyle(line.Points[s.seat])
			row.figures = append(row.figures, figure{words, face, 40, colour})
		}
		all = append(all, row)
	}
	sum := cardRow{words: c.total, icon: icon.VP, face: text.Bold, colour: theme.Moonlight, size: 42, high: sumHigh}
	for _, s := range c.seats {
		sum.figures = append(sum.figures, figure{strconv.Itoa(s.points), text.Black, 62, pointsColour(s.first)})
	}
	all = append(all, sum)
	for _, tie := range c.ties {
		row := cardRow{words: tie.Words, icon: tie.Icon, colour: theme.MoonSoft, size: 34, high: tieHigh}
		for _, s := range c.seats {
			row.figures = append(row.figures, figure{strconv.Itoa(tie.Points[s.seat]), text.Bold, 36, theme.MoonSoft})
		}
		all = append(all, row)
	}
	return all
}

// pointsColour is the colour of the points of who came first, or did not.
func pointsColour(first bool) theme.Colour {
	if first {
		return theme.NeonAmber
	}
	return theme.Moonlight
}
