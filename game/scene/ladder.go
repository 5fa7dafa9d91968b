package scene

import (
	"strings"
	"time"

	"capital/assets"
	"capital/game/daily"
	"capital/game/ladder"
	"capital/game/session"
	"capital/rules/record"
)

// climbed is how far the person has climbed the ladders, as [App.history].
func (a *App) climbed() ladder.Climbed {
	c, err := ladder.Load(a.Store)
	a.unread(ladder.File, err)
	return c
}

// rungConfig is the match of a rung, but for the names of its seats. The person sits in the first one.
func rungConfig(rung *ladder.Rung) Config {
	config := Config{Seed: rung.Seed, Options: rung.Options, TakeBacks: record.TakeBacksUntilRevealed, Seats: []record.Seat{{Player: session.Person}}}
	for _, level := range rung.Rivals {
		config.Seats = append(config.Seats, record.Seat{Player: level})
	}
	return config
}

// rungOf is the place of the rung that a match is played for, or -1.
func (g *game) rungOf(found Saved) int {
	for n := range g.Rungs {
		rung := &g.Rungs[n]
		if rung.Plays(found.Seed, found.Seats, found.Options) && found.Seats[0].Player == session.Person && rungConfig(rung).found().TakeBacks == found.TakeBacks {
			return n
		}
	}
	return -1
}

// taskText is a task in sentences.
func (g *game) taskText(house *assets.Strings, task ladder.Task) string {
	var all []string
	if task.Win && task.Lead == 0 {
		all = append(all, house.Text("ladder.win"))
	}
	if task.Lead > 0 {
		all = append(all, house.Text("ladder.lead", task.Lead))
	}
	if task.Points > 0 {
		all = append(all, house.Text("ladder.points", task.Points))
	}
	if task.Goal != "" {
		all = append(all, g.Words.Text("goal."+task.Goal+".line"))
	}
	return strings.Join(all, " ")
}

// taskOf says which rung a match is played for, and its task; "" where it is for none.
func (g *game) taskOf(house *assets.Strings, found Saved) string {
	at := g.rungOf(found)
	if at < 0 {
		return ""
	}
	return house.Text("ladder.task", at+1, g.taskText(house, g.Rungs[at].Task))
}

// sayTask says the task of a match that begins or goes on.
func (a *App) sayTask(found Saved) {
	if task := a.cabinet.open.taskOf(a.Strings, found); task != "" {
		a.Say(task)
	}
}

// against says who plays against the person on a rung.
func (g *game) against(house *assets.Strings, rung *ladder.Rung) string {
	if len(rung.Rivals) == 0 {
		return house.Text("play.alone")
	}
	var names []string
	for _, level := range rung.Rivals {
		names = append(names, g.playerName(house, level))
	}
	return house.Text("ladder.against", strings.Join(names, ", "))
}

// triedText says how the person did on a rung.
func triedText(house *assets.Strings, tried ladder.Tried, ok bool) string {
	switch {
	case !ok:
		return house.Text("ladder.untried")
	case tried.Done == "":
		return house.Text("ladder.tried", tried.Points)
	}
	day := tried.Done
	if date, err := time.Parse(time.DateOnly, day); err == nil {
		day = DateText(house, date)
	}
	return house.Text("ladder.done", day, tried.Points)
}

// countRung takes in how a match of a rung ended, by its record's text. To do so once more changes nothing.
func (a *App) countRung(g *game, at int, text string) (tell func() string) {
	rung := &g.Rungs[at]
	result, ok := g.Goals.Judge(text, 0)
	if !ok {
		return nil
	}
	if c := a.climbed(); c.Finish(g.Name, rung, result, string(daily.DateOf(a.Now()))) {
		_ = c.Save(a.Store) // a failure is told as a complaint of the store
	}
	return func() string {
		key := "ladder.missed"
		if rung.Task.Done(result) {
			key = "ladder.counted"
		}
		return a.Strings.Text(key, at+1, g.taskText(a.Strings, rung.Task))
	}
}
