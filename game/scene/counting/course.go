// Package counting is the course of a counting: what a round or an epoch brings is counted over the whole table, beat after beat,
// before everybody's eyes. When all is counted it stays until the person goes on, and pointing at a part then tells why. What
// is counted, and how it looks, each game knows itself.
package counting

import (
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/input"
	"capital/render/motion"
	"capital/render/widget"
)

// ButtonOn is the first of a counting's buttons: it skips, or goes on. The game's own follow.
const ButtonOn = 0

// watchTime is how many seconds at the designed speed what was counted is seen where nobody plays.
const watchTime = 4.0

// PageTime is how many seconds at the designed speed a page of a counting takes at most.
const PageTime = 2.9

// Hasten shortens the beats of a page alike, so that it takes no longer than [PageTime].
func Hasten(page []float64) {
	all := 0.0
	for _, seconds := range page {
		all += seconds
	}
	for n := range page {
		page[n] *= min(PageTime/all, 1)
	}
}

// Content is what a game's counting has of its own.
type Content interface {
	// Lay lays the counting out for a room, before it is drawn for the first time and whenever the room or the language is
	// another. What has been counted in another order then is counted at once.
	Lay(room scene.Room)
	// Counted is called when all has been counted: by the clock or, where it was skipped, at once.
	Counted(atOnce bool)
	// Look points at a part of what was counted, by a pointer's move or press or by arrows. It reports whether that looks
	// different.
	Look(in input.Intent) (changed bool)
	// Push does what a button of the game's own does.
	Push(button int)
}

// Course is how far a counting has come, and what the person does with it. A game's counting embeds it and is its [Content].
type Course struct {
	Seconds []float64     // how long each beat takes, at the designed speed
	Beat    int           // that is being counted; once all are, the number of them
	Time    float64       // seconds since it began, at the designed speed
	Buttons *widget.Group // the one that leads on, and the game's own
	Watched bool          // nobody plays: it goes on by itself after a while

	app     *scene.Display
	content Content
	room    scene.Room // for which it is laid out; none before it is drawn for the first time
	seen    float64    // seconds at the designed speed for which all has been counted and nothing done
}

// New makes the course of a counting from its first beat, with buttons of the game's own.
func New(app *scene.Display, content Content, own ...widget.Widget) Course {
	return Course{app: app, content: content, Buttons: widget.NewGroup(append([]widget.Widget{{}}, own...)...)}
}

// Settled reports whether everything has been counted.
func (c *Course) Settled() bool { return c.Beat >= len(c.Seconds) }

// Share is how much of what begins so many seconds after the beat, and takes so many, has happened, 0 to 1.
func (c *Course) Share(begin, seconds float64) float64 {
	return min(max((c.Time-begin)/seconds, 0), 1)
}

// Arrange lays the counting out anew where the room or the language is another, and reports whether it is. Where nothing shall
// move, all is then counted.
func (c *Course) Arrange() (changed bool) {
	room := c.app.Room()
	if room == c.room {
		return false
	}
	settled := c.room != (scene.Room{}) && c.Settled()
	c.room = room
	c.content.Lay(room)
	c.label()
	if settled || c.Settled() || c.app.Pace().Still() {
		c.Rest()
	}
	return true
}

// label writes what the button says that leads on.
func (c *Course) label() {
	key := "counting.skip"
	if c.Settled() {
		key = "counting.go-on"
	}
	c.Buttons.Widgets[ButtonOn].Label = c.app.Strings.Text(key)
}

// Rest counts at once what has not been counted yet.
func (c *Course) Rest() { c.settle(true) }

// settle ends the counting, and offers to go on.
func (c *Course) settle(atOnce bool) {
	c.Beat, c.Time = len(c.Seconds), 0
	c.Buttons.Widgets[ButtonOn].Main = true
	c.label()
	c.content.Counted(atOnce)
}

// Update takes in what the person did in a tick, before which so many seconds at the designed speed have passed. It reports
// whether the counting looks different now, and whether it is over.
func (c *Course) Update(intents []input.Intent, passed float64) (changed, done bool) {
	changed = c.Arrange() || !c.Settled()
	switch {
	case c.Settled():
		changed, done = c.look(intents, changed)
	case scene.GoesOn(intents) || c.app.Pace().Still():
		c.Rest()
	default:
		c.advance(passed)
	}
	return changed, done || c.watched(len(intents) > 0, passed)
}

// advance goes on with the counting. A long tick may pass over whole beats; what it has left over the next beat gets.
func (c *Course) advance(passed float64) {
	c.Time += passed
	for !c.Settled() && c.Time+motion.Instant >= c.Seconds[c.Beat] {
		c.Time = max(c.Time-c.Seconds[c.Beat], 0)
		c.Beat++
	}
	if c.Settled() {
		c.settle(false)
	}
}

// look lets the person look at what was counted, and go on.
func (c *Course) look(intents []input.Intent, changed bool) (nowChanged, done bool) {
	var rest []input.Intent // for the buttons, among which arrows don't lead
	for _, in := range intents {
		switch in.Kind {
		case input.Cancel:
			return true, true
		case input.Confirm:
			if c.Buttons.Focused() <= ButtonOn {
				return true, true
			}
		case input.Move, input.Press, input.Navigate:
			changed = c.content.Look(in) || changed
		}
		if in.Kind != input.Navigate {
			rest = append(rest, in)
		}
	}
	events, touched := c.Buttons.Update(scene.Acts(nil, rest), c.app.Elapsed())
	for _, e := range events {
		if e.Index == ButtonOn {
			return true, true
		}
		c.content.Push(e.Index)
	}
	return changed || touched, false
}

// watched lets time pass where nobody plays, and reports whether what was counted has been seen for long enough. Who does
// something still looks at it.
func (c *Course) watched(acted bool, passed float64) bool {
	if !c.Watched || !c.Settled() {
		return false
	}
	if acted {
		c.seen = 0
	}
	c.seen += passed
	return c.seen+motion.Instant >= watchTime
}

// Speech begins what is said of the counting: where the person is, and where Enter leads.
func (c *Course) Speech(place string) narration.Speech {
	s := narration.Speech{Place: place}
	if on := c.Buttons.Widgets[ButtonOn].Label; on != "" {
		s.Enter = narration.Sentence(c.app.Strings.Text("narration.enter", on))
	}
	return s
}
