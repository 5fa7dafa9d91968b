package scene

import (
	"strconv"
	"time"

	"capital/assets"
	"capital/game/daily"
	"capital/game/session"
	"capital/rules/record"
)

// DateText is a date in words: "24 November 2026".
func DateText(words *assets.Strings, date time.Time) string {
	year, month, day := date.Date()
	return words.Text("date", strconv.Itoa(day), words.Text("date.month."+strconv.Itoa(int(month))), strconv.Itoa(year))
}

// dailyTitle is what the deal of the day of the game is called.
func (g *game) dailyTitle(house *assets.Strings) string {
	if g.Daily.Config != nil {
		return g.Words.Text("daily.title")
	}
	return house.Text("daily.title")
}

// dailyConfig is the deal of the day of a date, but for the names of its seats: the game's own or, where it has none, a person in
// the first seat against as many computer players as usual. Their level rises in the course of a week, from the weakest on its
// Monday up to the last but one.
func (g *game) dailyConfig(date daily.Date) Config {
	noon := date.Noon()
	if g.Daily.Config != nil {
		config := g.Daily.Config(noon)
		config.Seats = []record.Seat{{Player: session.Person}}
		return config
	}
	levels := g.Levels[:max(len(g.Levels)-1, 1)]
	weekday := (int(noon.Weekday()) + 6) % 7 // from Monday on
	config := Config{Seed: daily.Seed(g.Name, date), TakeBacks: record.TakeBacksUntilRevealed}
	for seat := range g.Usual {
		player := session.Person
		if seat > 0 {
			player = levels[weekday*len(levels)/7]
		}
		config.Seats = append(config.Seats, record.Seat{Player: player})
	}
	return config
}

// named is a match with the names of its seats: the person's own, where one sat in the first seat last, and what others are
// called that nobody named. Who the computer players are follows from the deal where it was not chosen.
func (g *game) named(config Config) Config {
	seats := append([]record.Seat(nil), config.Seats...)
	own := ""
	if last := g.config.Seats; len(last) > 0 && last[0].Player == session.Person {
		own = g.names.Now(last[0].Name)
	}
	first := true
	for n := range seats {
		seats[n].Name = g.names.Free(seats[:n])
		if first && seats[n].Player == session.Person {
			if first = false; own != "" {
				seats[n].Name = own
			}
		}
	}
	for n, who := range seats {
		if g.isSomebody(who) && !others(seats, n, g.personName(who.Persona)) {
			seats[n].Name = g.personName(who.Persona)
		}
	}
	g.cast(seats, config.Seed)
	config.Seats = seats
	return config
}
