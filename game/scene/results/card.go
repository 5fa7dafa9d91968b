package results

import (
	"strconv"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
)

// card is what stands on the picture of the results.
type card struct {
	Art
	colours  func(seat int) theme.SeatColours
	date     string // empty where it is not known
	headline string
	reason   string
	seats    []cardSeat // in the order of their places
	lines    []Line     // as on the sheet, and below them
	total    string
	ties     []Line
	about    string // in small
	deal     string // how the same deal is played, or nothing
}

// cardSeat is a seat on the picture.
type cardSeat struct {
	seat, points      int
	first             bool
	place, name, kind string
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

// How high rows of the sheet are, in pixels of the picture.
const (
	lineHigh = 66.0
	sumHigh  = 104.0
	tieHigh  = 56.0
)

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
