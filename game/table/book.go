package table

import (
	"capital/game/scene"
	"capital/input"
)

// explains reports whether the rules book may be asked: not before a question is answered, and not about a sheet without a page.
func (c *Course[M, A, E, P]) explains() bool {
	l := c.top()
	return l == nil || l.pauses() && (l.sheet() == nil || l.sheet().Topic() != "")
}

// explain tells of what is asked about. What a finger took up goes back.
func (c *Course[M, A, E, P]) explain(asked input.Intent) {
	if asked.Touch && !c.paused() {
		c.TakeOne(input.Intent{Kind: input.Abandon, X: asked.X, Y: asked.Y, Touch: true})
	}
	if c.covering() == nil && !c.NeedsCurtain() && c.game.Explain(asked) {
		return
	}
	c.OpenTopic(c.topicAt(asked.X, asked.Y))
}

// OpenTopic opens the rules book at a topic. It leads back to this moment: the table is kept as it is.
func (c *Course[M, A, E, P]) OpenTopic(topic string) { scene.ShowBook(c.App, topic, c.Back) }

// OpenBook opens the rules book at what is asked about at a point.
func (c *Course[M, A, E, P]) OpenBook(x, y float64) { c.OpenTopic(c.topicAt(x, y)) }

// OpenBookAt opens the rules book at what lies at a point, and reports whether the rules speak of that.
func (c *Course[M, A, E, P]) OpenBookAt(x, y float64) bool {
	topic := c.game.TopicAt(x, y)
	if topic != "" {
		c.OpenTopic(topic)
	}
	return topic != ""
}

// Back is the table, when the rules book leads back to it.
func (c *Course[M, A, E, P]) Back() scene.Scene {
	c.Stale = true
	return c.scene()
}

// topicAt is the page about what a person asks about: why something was refused, else what lies at a point or what keys are
// at, else what is held or to be done.
func (c *Course[M, A, E, P]) topicAt(x, y float64) string {
	switch s := c.covering(); {
	case s != nil:
		return s.Topic()
	case c.NeedsCurtain():
		return ""
	case c.game.Hand().TopicOfRefusal() != "":
		return c.game.Hand().TopicOfRefusal()
	case c.Lesson != nil && c.Lesson.At(x, y):
		return c.Lesson.Topic()
	}
	if topic := c.game.TopicAt(x, y); topic != "" {
		return topic
	}
	return c.topicNow()
}

// topicNow is the page about what is held, else about what is to be done: in a lesson, about its step.
func (c *Course[M, A, E, P]) topicNow() string {
	held, asked := c.game.TopicNow()
	switch {
	case held != "":
		return held
	case c.Lesson != nil && c.Lesson.Topic() != "":
		return c.Lesson.Topic()
	}
	return asked
}
