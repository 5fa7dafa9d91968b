package table

import (
	"capital/game/scene"
	"capital/game/session"
	"capital/render/widget"
)

// MenuWay says where the button lies that opens the menu.
func (c *Course[M, A, E, P]) MenuWay() (scene.Way, widget.Rect) {
	if s := c.covering(); s != nil {
		return s.Menu()
	}
	return scene.WayOwn, c.picture.Menu()
}

// Menu implements [scene.MatchWithMenu].
func (c *Course[M, A, E, P]) Menu() scene.MatchMenu {
	played := c.Session.Record()
	menu := scene.MatchMenu{Again: scene.Rematch(&played, played.Seed), TakeBack: c.TakeBack, Leave: c.Leave}
	menu.Again.ByLetter = c.Session.ByLetter()
	if c.letterDue() {
		menu.SendOn = c.sendOn
	}
	if !c.Over() {
		menu.Outlook = c.OpenOutlook
	}
	for _, step := range c.Session.Past() {
		menu.Past = append(menu.Past, c.game.StepWords(played.Actions[step.From:step.To], session.EventsOf(c.Session, step)))
	}
	if _, ok := c.Session.CanRedo(); ok {
		menu.TakeAgain = c.BringBack
	}
	return menu
}

// Leave goes back to the title. The match is saved after every move.
func (c *Course[M, A, E, P]) Leave() {
	c.Hints.Leave()
	c.App.EndMatch()
	c.App.ShowTitle()
}

// leaveLesson goes on to the chapter that follows the lesson, or back to the title.
func (c *Course[M, A, E, P]) leaveLesson() {
	c.Hints.Leave()
	if !c.App.BeginNextChapter() {
		c.Leave()
	}
}

// Saved implements [scene.Match].
func (c *Course[M, A, E, P]) Saved() bool { return c.Session.Saved() }

// Close implements [scene.Match].
func (c *Course[M, A, E, P]) Close() error { return c.Session.Close() }

// Rematch begins a match with the same seats and another seed.
func (c *Course[M, A, E, P]) Rematch() {
	if c.Lesson != nil {
		c.App.ShowSetup() // what is kept of a match is not to be lost for it
		return
	}
	played := c.Session.Record()
	again := scene.Rematch(&played, c.App.RandomSeed())
	again.ByLetter = c.Session.ByLetter()
	if c.elsewhere {
		c.App.AskBegin(again)
		return
	}
	c.App.Begin(again)
}
