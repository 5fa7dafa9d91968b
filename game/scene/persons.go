package scene

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene/seatnames"
	"capital/game/session"
	"capital/rules/record"
)

// PersonKey is the key of a person's name among the words of its game.
func PersonKey(persona string) string { return seatnames.PersonKey(persona) }

// isSomebody reports whether a seat is a computer player who is one of the game's persons.
func (g *game) isSomebody(who record.Seat) bool {
	return who.Player != session.Person && slices.Contains(g.Persons.Names, who.Persona)
}

// DrawFace draws the portrait of who sits at a seat in a square, and reports whether there is one.
func (a *App) DrawFace(dst *ebiten.Image, who record.Seat, x, y, size float64) bool {
	g := a.cabinet.open
	if g == nil || !g.isSomebody(who) {
		return false
	}
	g.Persons.Draw(dst, who.Persona, x, y, size)
	return true
}

// personLine is a sentence about who sits at a seat, "" where that is nobody.
func (g *game) personLine(who record.Seat) string {
	if !g.isSomebody(who) {
		return ""
	}
	return g.Words.Text(PersonKey(who.Persona) + ".line")
}

// cast makes every computer player one of the game's persons that is nobody yet, and people nobody; persons follow from the seed.
// It has the names speak to the only person: see [seatnames.Names.Address].
func (g *game) cast(seats []record.Seat, seed uint64) {
	for n := range seats {
		if seats[n].Player == session.Person {
			g.leave(seats, n)
		}
	}
	g.names.Address(seats)
	if len(g.Persons.Names) == 0 {
		return
	}
	for n, who := range seats {
		called := g.isSomebody(who) && who.Name == g.personName(who.Persona)
		if who.Player != session.Person && (!g.isSomebody(who) || called && others(seats, n, who.Name)) {
			g.become(seats, n, int(seed>>(8*uint(n))&0xFF), 1)
		}
	}
}

// personName is what a person is called.
func (g *game) personName(persona string) string { return g.Words.Text(PersonKey(persona)) }

// kindName is what a seat without a name is called: its kind of player, after the person that it is.
func (g *game) kindName(house *assets.Strings, who record.Seat) string {
	kind := g.playerName(house, who.Player)
	if !g.isSomebody(who) {
		return kind
	}
	return house.Text("takeover.seat", g.personName(who.Persona), kind)
}

// nextPerson makes a computer player the next person, or the one before.
func (g *game) nextPerson(seats []record.Seat, seat, step int) {
	now := slices.Index(g.Persons.Names, seats[seat].Persona)
	g.become(seats, seat, now+step, step)
}

// become makes a computer player the first person from a place on, in steps, whom nobody else at the table is or is called. It is
// called like that person where nobody gave it a name.
func (g *game) become(seats []record.Seat, seat, from, step int) {
	many := len(g.Persons.Names)
	for n := range many {
		persona := g.Persons.Names[((from+n*step)%many+many)%many]
		name := g.personName(persona)
		if slices.ContainsFunc(seats, func(who record.Seat) bool { return who.Persona == persona }) || others(seats, seat, name) {
			continue
		}
		if g.names.Usual(seats[seat].Name) || seats[seat].Name == "" {
			seats[seat].Name = name
		}
		seats[seat].Persona = persona
		return
	}
}

// others reports whether another seat is called so.
func others(seats []record.Seat, seat int, name string) bool {
	for n := range seats {
		if n != seat && seats[n].Name == name {
			return true
		}
	}
	return false
}

// leave makes a seat nobody, and gives it a name of its own again where it was called like who it was.
func (g *game) leave(seats []record.Seat, seat int) {
	persona := seats[seat].Persona
	if persona == "" {
		return
	}
	seats[seat].Persona = ""
	if seats[seat].Name == g.personName(persona) {
		seats[seat].Name = ""
		seats[seat].Name = g.names.Free(seats)
	}
}

// Temper is which of some tempers a person of the game has, from 0: a third of them has each.
func (a *App) Temper(persona string) int {
	if a.cabinet.open == nil {
		return 0
	}
	return max(slices.Index(a.cabinet.open.Persons.Names, persona), 0) % tempers
}

// tempers are how many there are: warm, dry, hot.
const tempers = 3

// GameWords are words of the game that is played, if it has them.
func (a *App) GameWords(key string) (words string, ok bool) {
	if g := a.cabinet.open; g != nil && g.Words.Has(key) {
		return g.Words.Text(key), true
	}
	return "", false
}
