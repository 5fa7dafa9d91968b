package table

import (
	"time"

	"capital/game/lux/table/ending"
	"capital/game/lux/table/past"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/rules/lux"
	"capital/rules/record"
)

// daily describes the match against ROB that is the same for everyone on a date.
func (d *desk) daily() scene.Daily {
	return scene.Daily{
		Config: func(date time.Time) scene.Config {
			seed, powers := dealOf(date)
			return scene.Config{Seed: seed, Options: powers.Options(), TakeBacks: record.TakeBacksUntilRevealed}
		},
		Lines: d.toldOfDay,
	}
}

// dealOf is the deal of a date.
func dealOf(date time.Time) (seed uint64, powers lux.Powers) {
	year, month, day := date.Date()
	return lux.Daily(year, int(month), day)
}

// toldOfDay says with which powers the match of a date is played, whether it was beaten, and what the best was.
func (d *desk) toldOfDay(date time.Time) []string {
	words := d.art.Strings.Text
	seed, powers := dealOf(date)
	var names []any
	for _, power := range powers {
		names = append(names, d.art.PowerName(power))
	}
	lines := []string{words("daily.line", names...)}
	switch best, ok := d.past.Best(func(m past.Match) bool { return m.Seed == seed && m.Powers == powers }); {
	case !ok:
	case best.Class < lux.Decent:
		lines = append(lines, words("daily.unbeaten", view.MarginWords(best.Margin), d.art.ClassName(best.Class)))
	default:
		lines = append(lines, words("daily.beaten", view.MarginWords(best.Margin), d.art.ClassName(best.Class)))
	}
	if best, ok := d.past.Best(nil); ok {
		lines = append(lines, ending.Best(d.art, best))
	}
	return lines
}
