package scene

import (
	"errors"
	"slices"
	"strings"

	"capital/assets"
	"capital/game/link"
	"capital/game/session"
	"capital/rules/record"
)

// errNobody says that no person plays a match.
var errNobody = errors.New("nobody can be challenged to a match without a person")

// challenged is a challenge that was opened.
type challenged struct {
	link.Challenge
	game *game
	code string // as [link.Terms.Code] writes it
}

// challenge opens the code of a challenge.
func (c *cabinet) challenge(code string) (opened challenged, err error) {
	name, err := link.ChallengeGame(code)
	if err != nil {
		return opened, err
	}
	g := c.named(name)
	if g == nil {
		return opened, link.ErrGame
	}
	opened.game = g
	if opened.Challenge, err = g.terms().OpenChallenge(code); err != nil {
		return opened, err
	}
	if g.Fits(opened.config()) != nil || !slices.Contains(opened.Players, session.Person) {
		return opened, link.ErrDamaged
	}
	opened.code, err = g.terms().Code(opened.Challenge)
	return opened, err
}

// config is the match of the challenge, but for the names of its seats.
func (c *challenged) config() Config {
	config := Config{Seed: c.Seed, Options: c.Options, TakeBacks: c.TakeBacks}
	for _, player := range c.Players {
		config.Seats = append(config.Seats, record.SeatOf(player))
	}
	return config
}

// sender is who sent it.
func (c *challenged) sender(house *assets.Strings) string {
	if c.From == "" {
		return house.Text("challenge.someone")
	}
	return c.From
}

// codeIn is the code in what somebody was given: it may stand at the end of an address, and have gaps as [inGroups] makes them.
func codeIn(given string) string {
	code := strings.TrimSpace(given[strings.LastIndexByte(given, '#')+1:])
	if link.IsChallenge(code) {
		return strings.Join(strings.Fields(code), "")
	}
	return code
}

// inGroups is the code of a challenge as it is read and typed: in groups of some letters.
func inGroups(code string) string {
	const group = 6
	at := strings.LastIndexByte(code, '.') + 1
	groups := []string{code[:at]}
	for rest := code[at:]; rest != ""; rest = rest[min(len(rest), group):] {
		groups = append(groups, rest[:min(len(rest), group)])
	}
	return strings.Join(groups, " ")
}

// sent is the code of a match that somebody sends as a challenge; outcome is how it ended for them, nil where it is not played.
func (g *game) sent(config Config, from string, outcome *Outcome) (code string, err error) {
	c := link.Challenge{Seed: config.Seed, Options: config.Options, TakeBacks: config.TakeBacks}
	for _, who := range config.Seats {
		c.Players = append(c.Players, who.Kind())
	}
	if !g.names.Usual(from) { // which would speak to whoever reads it
		c.From = from
	}
	if outcome != nil {
		c.Played, c.Points = true, outcome.Points
	}
	return g.terms().Code(c)
}

// sentBy is the code of the match of a record: of one that is over, from the person who came out best.
func (g *game) sentBy(text string) (code string, err error) {
	found, err := g.Check(text)
	if err != nil {
		return "", err
	}
	best := slices.IndexFunc(found.Seats, func(who record.Seat) bool { return who.Player == session.Person })
	if best < 0 {
		return "", errNobody
	}
	var outcome *Outcome
	if found.Over {
		best = bestPerson(found)
		outcome = &found.Outcomes[best]
	}
	config := Config{Seed: found.Seed, Seats: found.Seats, Options: found.Options, TakeBacks: found.TakeBacks}
	return g.sent(config, found.Seats[best].Name, outcome)
}

// ChallengeOf is the code of the challenge that the record of a match is, as it is read and typed; "" where it is none.
func (a *App) ChallengeOf(text string) string {
	g := a.cabinet.named(gameOf(text))
	if g == nil {
		return ""
	}
	code, err := g.sentBy(text)
	if err != nil {
		return ""
	}
	return inGroups(code)
}

// challenger is a screen of a match to which others can be challenged.
type challenger interface {
	// challenge is the code of the challenge.
	challenge(app *App) (code string, err error)
}

// bestPerson is the seat of the person who came out best.
func bestPerson(found Saved) (best int) {
	best = -1
	for seat, who := range found.Seats {
		if who.Player == session.Person && (best < 0 || found.Outcomes[seat].Place < found.Outcomes[best].Place) {
			best = seat
		}
	}
	return best
}

// terms are what a game leaves open in a challenge.
func (g *game) terms() *link.Terms {
	return &link.Terms{Game: g.Name, Version: g.Version, Least: g.Least, Most: g.Most, Options: g.Options, Persons: g.Persons.Names}
}

// named is the game of a name, or nil.
func (c *cabinet) named(name string) *game {
	for _, g := range c.games {
		if g.Name == name {
			return g
		}
	}
	return nil
}
