package scene

import (
	"context"
	"strconv"

	"capital/assets"
	"capital/game/language"
	"capital/rules/record"
)

// NameNow is a seat's name as it is now: one that nobody gave it, in whatever language, is that of the language of now.
func NameNow(a *App, name string) string {
	if a.cabinet.open == nil {
		return name
	}
	return a.cabinet.open.nameNow(name)
}

// SeatsNow are seats with their names as they are now.
func SeatsNow(a *App, seats []record.Seat) []record.Seat {
	var now []record.Seat
	for _, who := range seats {
		who.Name = NameNow(a, who.Name)
		now = append(now, who)
	}
	return now
}

func (g *game) nameNow(name string) string {
	if seat, ok := g.named[name]; ok {
		return g.Words.Text(nameKey(seat))
	}
	return name
}

// learnNames remembers what seats are called in the language of the words as long as nobody gave them another name.
func (g *game) learnNames(words *assets.Strings) {
	if g.named == nil {
		g.named = map[string]int{}
	}
	for seat := range g.Most {
		g.named[words.Text(nameKey(seat))] = seat
	}
}

// learnAllNames learns the names in all languages that are within the program: a match may have been saved in any.
func learnAllNames(g *game) {
	for _, l := range assets.Languages() {
		if !language.Here(l.Code) {
			continue
		}
		if words, err := language.Load(context.Background(), l.Code, g.Name); err == nil {
			g.learnNames(words)
		}
	}
}

// nameKey is the key of a seat's name as long as nobody gave it another.
func nameKey(seat int) string { return "name." + strconv.Itoa(seat) }
