package scene

import (
	"context"
	"slices"
	"strings"
	"time"

	"capital/game/about"
	"capital/game/play"
	"capital/game/session"
	"capital/rules/record"
)

// Games are the games of the cabinet, in the order of the shelf, and shown is which of them the title shows.
func (a *App) Games() (games []*Game, shown int) {
	for n, g := range a.cabinet.games {
		if g == a.cabinet.open {
			shown = n
		}
		games = append(games, &g.Game)
	}
	return games, shown
}

// ReadHistory reads how the person's own matches went: those that are over, and the last of each game, which may still lie where it
// was played. It is to be called off the frame loop.
func (a *App) ReadHistory(ctx context.Context) (play.History, error) {
	var last []play.Summary
	for _, g := range a.cabinet.games {
		if data, err := a.Store.Load(g.File); err == nil {
			if s, ok := a.cabinet.summarise(string(data)); ok {
				s.File = time.Now().Format(time.DateOnly) + "/" + g.File
				last = append(last, s)
			}
		}
	}
	for _, l := range a.lettersOver() {
		if s, ok := a.cabinet.summarise(l.text); ok {
			s.File = dayOf(l.text) + "/" + l.lies
			last = append(last, s)
		}
	}
	h, err := a.readFinished(ctx)
	for _, s := range last {
		h.Add(s)
	}
	return h, err
}

// readFinished reads how those of the person's own matches went that lie among the finished ones.
func (a *App) readFinished(ctx context.Context) (play.History, error) {
	return play.Read(ctx, a.Store, about.Release, a.cabinet.summarise)
}

// summarise tells what a person's own match came to, by its record. It is not ok of a match that goes on or is nobody's own, and of
// a lesson.
func (c *cabinet) summarise(text string) (s play.Summary, ok bool) {
	g := c.named(gameOf(text))
	if g == nil {
		return s, false
	}
	found, err := g.Read(text)
	if err != nil || !found.Over || g.teaches(&found) {
		return s, false
	}
	own := ownSeat(text, found.Seats)
	if own < 0 {
		return play.Summary{}, false
	}
	for seat, who := range found.Seats {
		if seat != own {
			s.Rivals = append(s.Rivals, who.Player)
		}
	}
	if len(found.Seats) == 1 {
		s.Rivals = []string{play.Rob}
	}
	s.Game, s.Seats, s.Points = g.Name, len(found.Seats), found.Outcomes[own].Points
	if found.Outcomes[own].Place == 1 {
		first := 0
		for _, o := range found.Outcomes {
			if o.Place == 1 {
				first++
			}
		}
		s.Share = 1 / float64(first)
	}
	if g.Goals.Judge != nil {
		s.Goals = g.Goals.Reached(text, own)
	}
	return s, true
}

// ownSeat is the seat of a person's own match, by its text: that of the only person, or of a match by letter the one that is played
// here; -1 where it is nobody's own.
func ownSeat(text string, seats []record.Seat) int {
	if here, ok := hereIn(text, seats); ok {
		return here.Seat
	}
	own := -1
	for seat, who := range seats {
		if who.Player != session.Person {
			continue
		}
		if own >= 0 {
			return -1
		}
		own = seat
	}
	return own
}

// teaches reports whether a match is one of the game's lessons, whose deal is known.
func (g *Game) teaches(found *Saved) bool {
	return slices.ContainsFunc(append([]Lesson{g.Lesson}, g.Chapters...), func(l Lesson) bool {
		return l.Start != nil && l.Config.Seed == found.Seed && len(l.Config.Seats) == len(found.Seats)
	})
}

// MatchOver tells of the goals that the person has reached for the first time in a match that has just ended, by its record.
func (a *App) MatchOver(text string) {
	if a.cabinet.open.Goals.Judge != nil {
		a.own.waiting = text
		stepOwn(a)
	}
}

// stepOwn finds out which goals were reached, and says so.
func stepOwn(app *App) {
	own := &app.own
	if goals, err, ok := own.asking.Take(); ok && err == nil && len(goals) > 0 {
		var names []string
		for _, g := range goals {
			game := app.cabinet.named(g.Game)
			names = append(names, game.Words.Text("goal."+g.Goal))
		}
		app.Say(app.Strings.Text("play.reached", strings.Join(names, " · ")))
	}
	if own.waiting == "" || own.asking.Busy() {
		return
	}
	text := own.waiting
	own.waiting = ""
	own.asking.Ask(func(ctx context.Context) (goals []play.Reached, err error) {
		h, err := app.readFinished(ctx)
		s, _ := app.cabinet.summarise(text)
		for _, goal := range s.Goals {
			if _, had := h.Has(s.Game, goal); !had {
				goals = append(goals, play.Reached{Game: s.Game, Goal: goal})
			}
		}
		return goals, err
	})
}

// End ends the match that is played and what is found out of those before, and waits until what is being kept as a file is.
func (a *App) End() {
	a.EndMatch()
	if a.given.keeping.Busy() {
		a.given.keeping.Wait(context.Background())
	}
	a.own.waiting = ""
	if a.own.asking.Busy() {
		a.own.asking.Drop()
		a.own.asking.Wait(context.Background())
	}
}

// KeepProfile keeps who the person is.
func (a *App) KeepProfile(profile Profile) {
	if profile = profile.valid(); profile != a.Settings().Profile {
		settings := a.Settings()
		settings.Profile = profile
		a.SetSettings(settings)
	}
}

// ownName is what the person calls themselves, or else what a game calls a seat.
func (a *App) ownName(usual string) string {
	if name := a.Settings().Profile.Name; name != "" {
		return name
	}
	return usual
}
