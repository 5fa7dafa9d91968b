// Package ending is what Capital Lux 2 says of a match that is over, on the screen of results that all games share: the points
// of every district, bonus cards and gold, how the first place was won or, against ROB, how well it went.
package ending

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/lux/table/past"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/session"
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/lux"
	"capital/rules/record"
)

// rob is the kind of player that ROB is, as words name it.
const rob = "rob"

// Match is a match that is over.
type Match struct {
	Record lux.Record
	Table  *lux.Table
	Before *past.Match // the best of the person's other matches alone against ROB, or nil
}

// emblems draw the seats' emblems; ROB's is his head.
func emblems(art *view.Lux, of *lux.Table) scene.Emblem {
	return func(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
		if of.IsRob(seat) {
			art.Icons.Draw(dst, enamel.Rob, x, y, size)
			return
		}
		art.Emblem(dst, seat, x, y, size, body, mark)
	}
}

// New makes the screen of a match that is over. A rematch is begun by rematch; lookBack shows the table before a move, moves
// counted from 0, and leads back to the scene that it is given.
func New(app *scene.App, art *view.Lux, m Match, course *Course, rematch func(), lookBack func(move int, back scene.Scene)) *results.Screen {
	return results.New(app, outcomeOf(app, art, m, course, rematch, lookBack))
}

// outcomeOf tells how a match came out, in the language of now.
func outcomeOf(app *scene.App, art *view.Lux, m Match, course *Course, rematch func(), lookBack func(move int, back scene.Scene)) results.Outcome {
	m.Record.Seats = scene.SeatsNow(app, m.Record.Seats)
	seats, posters := m.Record.Seats, posterOf(app, art, m.Record, m.Table)
	if m.Table.Solo() {
		seats = append(seats[:1:1], record.Seat{Player: rob, Name: art.Strings.Text("name.rob")})
	}
	outcome := results.Outcome{
		Seats:     make([]results.Seat, len(seats)),
		Emblem:    emblems(art, m.Table),
		Verdict:   func(seat int) string { return verdict(art, m.Table, seats, seat) },
		Seed:      m.Record.Seed,
		TakeBacks: session.TakeBacks(&m.Record),
		Lines:     lines(art, m.Table),
		Ties:      []results.Line{{Words: art.Strings.Text("results.least-gold"), Icon: icon.Coin}},
		Course:    course.shown(art, lookBack),
		Posters:   &posters,
		Art:       dawn(art, *m.Table),
		Podium:    podium(art, *m.Table),
		Rematch:   rematch,
		Again:     func() results.Outcome { return outcomeOf(app, art, m, course, rematch, lookBack) },
	}
	if now, ok := past.Of(&m.Record, m.Table); ok {
		outcome.Ladder = ladder(art, now, m.Before)
	}
	for seat, who := range seats {
		outcome.Seats[seat].Seat = who
		outcome.Total = append(outcome.Total, m.Table.Points(seat))
		outcome.Ties[0].Points = append(outcome.Ties[0].Points, m.Table.Gold(seat))
	}
	for _, rank := range m.Table.Ranking() {
		outcome.Seats[rank.Seat].Place = rank.Place
	}
	return outcome
}

// dawn is how the picture of the results is painted: the sky before the sun, the name in white light. ROB's emblem is his head.
func dawn(art *view.Lux, of lux.Table) results.Art {
	return results.Art{
		Game: art.Strings.Text("game.name"), Face: text.Bold, Sign: 0xFFE4CCFF,
		Sky: []theme.Colour{0x1A1740FF, 0x2C2760FF, 0x54407FFF, 0x96608FFF},
		Emblem: func(c canvas.Canvas, seat int, body, mark theme.Colour) {
			if of.IsRob(seat) {
				enamel.Rob.DrawOn(c, body)
				return
			}
			art.Emblems.Paint(c, seat, body, mark)
		},
	}
}

// lines are the lines of the final sheet: home districts, bonus cards, gold.
func lines(art *view.Lux, open *lux.Table) (lines []results.Line) {
	add := func(words string, sign *icon.Icon, points func(s *lux.Score) int) {
		line, any := results.Line{Words: words, Icon: sign}, false
		for seat := range open.Seats() {
			score := open.Score(seat)
			n := points(&score)
			line.Points, any = append(line.Points, n), any || n != 0
		}
		lines = append(lines, line)
		if !any && words == art.DistrictName(lux.OutsiderDistrict) {
			lines = lines[:len(lines)-1]
		}
	}
	for d := range lux.District(lux.HomeDistricts) {
		add(art.DistrictName(d), enamel.Crest(d), func(s *lux.Score) int { return s.Homes[d] })
	}
	add(art.Strings.Text("results.bonus"), icon.Crown, func(s *lux.Score) int { return s.Bonus })
	add(art.Strings.Text("results.gold"), icon.Coin, func(s *lux.Score) int { return s.Gold * lux.GoldPoints })
	return lines
}

// verdict says in words how a seat came to its place, or how well it did against ROB (L21).
func verdict(art *view.Lux, open *lux.Table, seats []record.Seat, seat int) string {
	ranking := open.Ranking()
	if open.Solo() && seat == 0 {
		class, margin := open.Class()
		return art.Strings.Text("results.class."+class.String(), open.Points(0), margin)
	}
	own := ranking[0]
	for _, rank := range ranking {
		if rank.Seat == seat {
			own = rank
		}
	}
	first, second := ranking[0], ranking[1]
	switch {
	case own.Place != 1:
		return against(art, "results.behind", own, first, seats[first.Seat].Name)
	case second.Place == 1:
		return art.Strings.Text("results.shared", own.Points, own.Gold)
	}
	return against(art, "results.ahead", own, second, seats[second.Seat].Name)
}

// against says how a seat stands to another with a name: by points, or by gold where these are equal.
func against(art *view.Lux, key string, own, other lux.Rank, name string) string {
	if own.Points != other.Points {
		return art.Strings.Text(key, own.Points, name, max(own.Points-other.Points, other.Points-own.Points))
	}
	return art.Strings.Text(key+".gold", own.Points, name, own.Gold, other.Gold)
}
