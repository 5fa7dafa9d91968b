// Package ending is what The Capitals says of a match that is over, on the screen of results that all games share: the prestige of
// every seat by its fifteen sources, what made the difference, what all had round by round, the cities, the poster.
package ending

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/session"
	"capital/render/expo/pavilion"
	"capital/render/expo/tinplate"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/expo"
	"capital/rules/record"
)

// Match is a match that is over.
type Match struct {
	Record expo.Record
	Table  *expo.Table
}

// New makes the screen of a match that is over. A rematch is begun by rematch; lookBack shows the table before a move, moves
// counted from 0, and leads back to the scene that it is given.
func New(app *scene.App, art *view.Expo, m Match, course *Course, rematch func(), lookBack func(move int, back scene.Scene)) *results.Screen {
	return results.New(app, outcomeOf(app, art, m, course, rematch, lookBack))
}

// outcomeOf tells how a match came out, in the language of now.
func outcomeOf(app *scene.App, art *view.Expo, m Match, course *Course, rematch func(), lookBack func(move int, back scene.Scene)) results.Outcome {
	m.Record.Seats = scene.SeatsNow(app, m.Record.Seats)
	seats, posters := m.Record.Seats, posterOf(app, art, m.Record, m.Table)
	outcome := results.Outcome{
		Seats:     make([]results.Seat, len(seats)),
		Emblem:    art.Emblem,
		Verdict:   func(seat int) string { return verdict(art, m.Table, seats, seat) },
		Seed:      m.Record.Seed,
		TakeBacks: session.TakeBacks(&m.Record),
		Lines:     lines(art, m.Table),
		Ties:      ties(art, m.Table),
		Positions: cities(art, m.Table),
		Course:    course.shown(art, lookBack),
		Points:    naming.Track(art.Strings, expo.Prestige),
		Charts:    charts(art, &course.series, m.Table.Seats()),
		Posters:   &posters,
		Art:       noon(art),
		Podium:    podium(),
		Rematch:   rematch,
		Again:     func() results.Outcome { return outcomeOf(app, art, m, course, rematch, lookBack) },
	}
	for seat, who := range seats {
		outcome.Seats[seat].Seat = who
		outcome.Total = append(outcome.Total, m.Table.Has(seat, expo.Prestige))
	}
	for _, rank := range m.Table.Ranking() {
		outcome.Seats[rank.Seat].Place = rank.Place
	}
	return outcome
}

// noon is how the picture of the results is painted: a deep sky, the name as painted tin.
func noon(art *view.Expo) results.Art {
	return results.Art{
		Game: art.Strings.Text("game.name"), Face: text.Black, Sign: 0xFFD98AFF, Emblem: pavilion.Paint,
		Sky: []theme.Colour{0x0E3350FF, 0x17496AFF, 0x2C6A86FF, 0x7A5A4EFF},
	}
}

// groups are the words under which sources are added up where there is no room for all.
var groups = [expo.Sources]string{
	expo.FromEmployment: "fair.column.work", expo.FromUnemployment: "fair.column.work",
	expo.FromServicesRank: "fair.column.services", expo.FromServicesSpace: "fair.column.services",
	expo.FromPlacing: "results.sites", expo.FromTaxes: "results.sites",
	expo.FromBuilding: "results.built", expo.FromActivation: "results.built",
	expo.FromCulture: "fair.column.left", expo.FromMoney: "fair.column.left", expo.FromCubes: "fair.column.left", expo.FromProgress: "fair.column.left",
	expo.FromTrackEnds: "fair.column.other", expo.FromRests: "fair.column.other",
}

// lines are the lines of the final sheet: the prestige of every source.
func lines(art *view.Expo, open *expo.Table) (lines []results.Line) {
	for s := range expo.Source(expo.Sources) {
		line := results.Line{Words: naming.Source(art.Strings, s), Icon: Sign(s)}
		if key := groups[s]; key != "" {
			line.Group = art.Strings.Text(key)
		}
		for seat := range open.Seats() {
			line.Points = append(line.Points, int(open.Player(seat).Sources[s]))
		}
		lines = append(lines, line)
	}
	return lines
}

// ties are the lines of what decides where prestige is equal (E27), where any is.
func ties(art *view.Expo, open *expo.Table) []results.Line {
	ranking, tied := open.Ranking(), false
	for n := range ranking[1:] {
		tied = tied || ranking[n].Prestige == ranking[n+1].Prestige
	}
	if !tied {
		return nil
	}
	all := []results.Line{
		{Words: art.Strings.Text("results.cubes"), Icon: tinplate.Track(expo.Cubes)},
		{Words: art.Strings.Text("results.money"), Icon: tinplate.Track(expo.Economy)},
		{Words: art.Strings.Text("results.initiative"), Icon: icon.Becomes},
	}
	for seat := range open.Seats() {
		n := slices.IndexFunc(ranking, func(r expo.Rank) bool { return r.Seat == seat })
		for line, points := range [...]int{ranking[n].Cubes, ranking[n].Left, open.OrderOf(seat) + 1} {
			all[line].Points = append(all[line].Points, points)
		}
	}
	return all
}

// verdict says in words how a seat came to its place, and what made the most of it.
func verdict(art *view.Expo, open *expo.Table, seats []record.Seat, seat int) string {
	ranking := open.Ranking()
	own := ranking[slices.IndexFunc(ranking, func(r expo.Rank) bool { return r.Seat == seat })]
	key, other := "results.behind", ranking[0]
	if own.Place == 1 {
		key, other = "results.ahead", ranking[1]
	}
	said := art.Strings.Text(key+decider(own, other), own.Prestige, seats[other.Seat].Name, max(own.Prestige-other.Prestige, other.Prestige-own.Prestige))
	better, worse := own.Seat, other.Seat
	if own.Place > 1 {
		better, worse = worse, better
	}
	if why := difference(art, open, better, worse); why != "" {
		said += ". " + art.Strings.Text(key+".why", why)
	}
	return said
}

// decider is which words tell what decided between two seats (E27).
func decider(own, other expo.Rank) string {
	switch {
	case own.Prestige != other.Prestige:
		return ""
	case own.Cubes != other.Cubes:
		return ".cubes"
	case own.Left != other.Left:
		return ".money"
	}
	return ".initiative"
}

// mostReasons is how many sources are named that made a difference.
const mostReasons = 2

// difference names the sources that brought the most of what a seat has more than another: "Employment +7, Culture +3".
func difference(art *view.Expo, open *expo.Table, better, worse int) string {
	type source struct {
		of   expo.Source
		more int
	}
	var all []source
	for s := range expo.Source(expo.Sources) {
		if more := int(open.Player(better).Sources[s] - open.Player(worse).Sources[s]); more > 0 {
			all = append(all, source{s, more})
		}
	}
	slices.SortStableFunc(all, func(a, b source) int { return cmp.Compare(b.more, a.more) })
	var said []string
	for _, s := range all[:min(len(all), mostReasons)] {
		said = append(said, naming.Source(art.Strings, s.of)+" "+text.Signed(s.more))
	}
	return strings.Join(said, ", ")
}

// cities are the seats' cities as they stand in the end.
func cities(art *view.Expo, open *expo.Table) results.Positions {
	all := results.Positions{Page: art.Strings.Text("results.sheet")}
	for seat := range open.Seats() {
		_, size := extent(open.Player(seat))
		all.Sizes = append(all.Sizes, size)
	}
	all.Draw = func(dst *ebiten.Image, seat int, x, y float64, unit int) {
		p := open.Player(seat)
		low, _ := extent(p)
		at := func(column, row int8) (float64, float64) {
			return x + float64(unit)*float64(column-low.X), y + float64(unit)*float64(row-low.Y)
		}
		for _, tile := range p.City() {
			left, top := at(tile.X, tile.Y)
			art.Pieces.DrawPicture(dst, tile.Tile, left, top, float64(unit), 1)
		}
		for _, corner := range p.Crossings {
			left, top := at(corner.X, corner.Y)
			size := 0.4 * float64(unit)
			art.Pieces.DrawCrossing(dst, seat, left-size/2, top-size/2, size, 1)
		}
	}
	return all
}

// extent is the upper left cell of what a city takes, and how many cells it is wide and high.
func extent(p *expo.Player) (low expo.Cell, size results.Size) {
	var high expo.Cell
	for _, tile := range p.City() {
		low.X, low.Y = min(low.X, tile.X), min(low.Y, tile.Y)
		high.X, high.Y = max(high.X, tile.X), max(high.Y, tile.Y)
	}
	return low, results.Size{Width: int(high.X-low.X) + 1, Height: int(high.Y-low.Y) + 1}
}
