package scene

import (
	"slices"
	"strings"
	"time"

	"capital/game/daily"
	"capital/game/session"
	"capital/rules/record"
)

// history is what the person did with deals of the day. Where it can't be read it is set aside, which is said.
func (a *App) history() daily.History {
	h, err := daily.Load(a.Store)
	a.unread(daily.HistoryFile, err)
	return h
}

// challenges are those that the person took, as [App.history].
func (a *App) challenges() daily.Challenges {
	c, err := daily.LoadChallenges(a.Store)
	a.unread(daily.ChallengesFile, err)
	return c
}

// unread keeps a file that can't be read, for a reason, from being written over.
func (a *App) unread(file string, reason error) {
	if reason == nil {
		return
	}
	if kept, err := a.Store.SetAside(file); err == nil {
		a.Say(a.Strings.Text("daily.unread", brief(reason), kept))
	}
}

// change changes the history and keeps it. A failure is told as a complaint of the store.
func (a *App) change(do func(h daily.History)) {
	h := a.history()
	do(h)
	_ = h.Save(a.Store)
}

// EndedAt is when the match ended that is shown: now, or when the one that is looked back at was played. It is not known of one that
// somebody else has sent.
func (a *App) EndedAt() (at time.Time, known bool) {
	if l := a.cabinet.looked; l != nil && !l.when.IsZero() {
		return l.when, true
	}
	return a.Now(), a.cabinet.looked == nil
}

// Ended takes in how a match of the game that the title shows ended, by its record's text, and returns what tells that it was a
// deal of the day, a challenge or of a rung of a ladder; nil where it was none.
func (a *App) Ended(text string) (tell func() string) {
	g := a.cabinet.open
	found, err := g.Check(text)
	if err != nil || !found.Over {
		return nil
	}
	return a.count(g, found, text)
}

// count takes in how a match of a game ended, by what its record tells and its text. A match that was counted before is not
// counted again, and one that was played on from another, which had told what comes, counts for nothing.
func (a *App) count(g *game, found Saved, text string) (tell func() string) {
	if session.TakenOverAfter(text) > 0 {
		return nil
	}
	date, ofDay := a.dateOf(g, found)
	taken := a.takenBy(g, found)
	var tells []func() string
	if at := g.rungOf(found); at >= 0 {
		if tell := a.countRung(g, at, text); tell != nil {
			tells = append(tells, tell)
		}
	}
	if !ofDay && len(taken) == 0 && len(tells) == 0 {
		return nil
	}
	best := bestPerson(found)
	if ofDay {
		tells = append(tells, a.countDay(g, date, found.Outcomes[best], len(found.Seats)))
	}
	for _, c := range taken {
		tells = append(tells, a.countChallenge(c, found.Outcomes[best].Points))
	}
	return func() string {
		var all []string
		for _, tell := range tells {
			all = append(all, tell())
		}
		return strings.Join(all, ". ")
	}
}

// countDay takes in how a deal of the day ended.
func (a *App) countDay(g *game, date daily.Date, outcome Outcome, seats int) (tell func() string) {
	counts, played := false, daily.Played{}
	a.change(func(h daily.History) {
		counts = h.Finish(g.Name, daily.Done{Date: date, Points: outcome.Points, Place: outcome.Place, Seats: seats})
		played = h[g.Name]
	})
	return func() string {
		day := DateText(a.Strings, date.Noon())
		if counts {
			return a.Strings.Text("daily.counted", day, outcome.Points, played.Streak(date))
		}
		first, _ := played.Of(date)
		return a.Strings.Text("daily.practice", day, first.Points)
	}
}

// dateOf is the date whose deal of the day a match was played with, among those that were begun.
func (a *App) dateOf(g *game, found Saved) (date daily.Date, ok bool) {
	for _, date := range a.history()[g.Name].Dates() {
		if g.dailyConfig(date).plays(found) {
			return date, true
		}
	}
	return "", false
}

// found is what the record of the match will tell of its deal.
func (c Config) found() Saved {
	return Saved{Seed: c.Seed, Seats: c.Seats, Options: c.Options, TakeBacks: session.TakeBacks(&record.Record[struct{}]{Seats: c.Seats, TakeBacks: c.TakeBacks})}
}

// plays reports whether a match was played as it is set up here, whatever the names of its seats, and whoever the computer players
// were that nobody chose.
func (c Config) plays(found Saved) bool {
	return c.Seed == found.Seed && session.TakeBacks(&record.Record[struct{}]{Seats: c.Seats, TakeBacks: c.TakeBacks}) == found.TakeBacks &&
		slices.Equal(c.Options, found.Options) &&
		slices.EqualFunc(c.Seats, found.Seats, func(a, b record.Seat) bool {
			return a.Player == b.Player && (a.Persona == "" || a.Persona == b.Persona)
		})
}

// countChallenge takes in with how many points a challenge ended.
func (a *App) countChallenge(c challenged, points int) (tell func() string) {
	all, counts := a.challenges().Finish(c.code, points)
	if counts {
		_ = all.Save(a.Store)
	}
	return func() string {
		from := c.sender(a.Strings)
		if c.Played {
			return a.Strings.Text("challenge.compared", from, c.Points, points)
		}
		return a.Strings.Text("challenge.answered", from, points)
	}
}

// takenBy are the challenges that the person took which a match was played for.
func (a *App) takenBy(g *game, found Saved) (taken []challenged) {
	for _, t := range a.challenges() {
		if c, err := a.cabinet.challenge(t.Code); err == nil && c.game == g && c.config().plays(found) {
			taken = append(taken, c)
		}
	}
	return taken
}

// mostAnswered is how many challenges are listed.
const mostAnswered = 3

// answered says how the challenges ended that the person took last, of the game that the title shows; "" where there are none.
func (a *App) answered() string {
	var all []string
	for _, t := range slices.Backward(a.challenges()) {
		c, err := a.cabinet.challenge(t.Code)
		if err != nil || c.game != a.cabinet.open || !t.Done || !c.Played || len(all) == mostAnswered {
			continue
		}
		all = append(all, a.Strings.Text("challenge.compared", c.sender(a.Strings), c.Points, t.Points))
	}
	if len(all) == 0 {
		return ""
	}
	return a.Strings.Text("challenge.list", strings.Join(all, "; "))
}
