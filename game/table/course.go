// Package table is the middle end of the tables of all games: the course of a match at its table. It knows no game.
//
// A [Course] is what lies between the person and the session of the match. In each tick it lets time pass, asks the computer
// players, shows what happened, and gives what the person does to what lies on top: a sheet, an announcement, a question, the
// log, the hand. It lowers the curtain, warns, takes back and brings back, gives hints, leads to the rules book, the menu and
// the results. Nothing is played before the last move is on the disk.
//
// A game brings the rest: see [Game], its hand ([Hand]), what its events show ([Shown]), and the picture of its positions
// ([Picture]). Its screen embeds a Course and is the [Game] that the course asks.
package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/lesson"
	"capital/game/scene/narration"
	"capital/game/scene/warning"
	"capital/game/session"
	"capital/input"
	"capital/render/widget"
)

// The sounds of all tables.
var (
	SoundLift    = audio.Paper
	SoundRefused = audio.Thud
	soundUndo    = audio.Paper
)

// Course is the course of a match at a table. M is the game's match, A its action, E its event, P the position that its view
// draws.
type Course[M any, A comparable, E, P any] struct {
	*Viewer[M, A, E]
	Hints    Hints
	Lesson   Lesson[A] // or nil
	Question warning.Question[A]
	Buttons  *widget.Group
	ShowLog  bool

	game    Game[A, E, P]
	picture Picture[P]
	layers  []layer
	Sheet   Sheet         // that the person has opened, or nil
	asked   hinting.About // the decision before which a question was asked last
	later   later
	remarks remarks[E]

	acted     map[int]int // with which move of the record a seat acted last: see [Course.Since]
	wasOver   bool        // the match was over when it came to the table: its end is not celebrated again
	offered   int         // one more than the moves after which sending the match on was offered last
	stirs     float64     // when what lives began to move, in the seconds of [Course.Scenery]
	elsewhere bool        // the match was not played here: what is kept of another one is not to be lost for it
}

// New makes the course of a match. [Course.Begin] is to follow once the game's own part is made.
func New[M any, A comparable, E, P any](viewer *Viewer[M, A, E], picture Picture[P], buttons *widget.Group) *Course[M, A, E, P] {
	c := &Course[M, A, E, P]{Viewer: viewer, picture: picture, Buttons: buttons, acted: map[int]int{}}
	c.layers = []layer{opened[M, A, E, P]{c}, announced[M, A, E, P]{c}, questioned[M, A, E, P]{c}}
	return c
}

// Teach has a lesson given at the table: its first match, or a chapter that goes on from moves which were made before.
func Teach[M any, A comparable, E, P, T any](c *Course[M, A, E, P], guide *lesson.Guide[T, A], look func() (seen T, unit float64, room widget.Rect), missed func()) *Teaching[T, A] {
	begun := c.Session.Record()
	begun.Actions = begun.Actions[:c.Session.TakenOver()]
	guide.Before = lesson.MovesOf(&begun, 0)
	l := &Teaching[T, A]{Guide: guide, Look: look, Stale: &c.Stale, Missed: func() {
		missed()
		c.App.Play(SoundRefused)
		c.Stale = true
	}}
	l.Moves = func() int {
		played := c.Session.Record()
		return lesson.MovesOf(&played, 0) - guide.Before // the person sits in the first seat
	}
	c.Lesson = l
	return l
}

// Begin shows a match as it is. Where it has just begun something may be announced.
func (c *Course[M, A, E, P]) Begin(game Game[A, E, P], hints Hints, announce func()) {
	c.game, c.Hints = game, hints
	c.wasOver = c.Over()
	if g, ok := game.(Remarking[E]); ok {
		c.remarks.game = g
	}
	c.game.Shown().CatchUp()
	if len(c.Session.Record().Actions) == 0 {
		announce()
	}
	c.TurnTo()
}

// Update implements [scene.Scene].
func (c *Course[M, A, E, P]) Update(app *scene.App, intents []input.Intent) error {
	c.picture.Teach(c.Taught())
	if c.picture.Resize(app.Room()) {
		c.Stale = true
		c.picture.PlaceButtons(c.Buttons)
		c.reword()
	}
	if asked, ok := scene.Asked(intents); ok && c.explains() {
		c.explain(asked)
		return nil
	}
	c.step(app.Elapsed())
	if !c.paused() {
		c.stepRemarks(app.Elapsed())
	}
	c.passButtons(app.Elapsed())
	if c.Lesson != nil {
		var leaves bool
		if intents, leaves = c.Lesson.Update(intents, c.still()); leaves {
			c.leaveLesson()
			return nil
		}
	}
	if c.paused() {
		c.top().take(intents)
	} else {
		c.goOn(intents)
	}
	c.step(0)
	c.hearRemarks(c.game.Shown().Heard())
	c.game.Prepare()
	if c.offerLetter() {
		return nil
	}
	if c.Over() && c.game.Shown().AllShown() && c.Sheet == nil && !c.toOffer() {
		c.App.EndMatch()
		if c.Lesson == nil && c.Session.ByLetter() && !c.Session.Unsent() {
			c.App.LetterOver(c.Session.Text())
		}
		over := c.game.Results()
		over.Ended(c.App.Now())
		if c.Lesson == nil { // whose players are no others'
			over.Share(c.shared())
			c.App.MatchOver(c.Session.Text() + c.Session.HereText())
			text := session.TakenOver(c.Session.Text(), c.Session.TakenOver())
			over.Note(c.App.Ended(text))
			over.Climb(c.App.ClimbOf(text))
		}
		if !c.wasOver {
			over.Celebrate()
		}
		c.App.Show(over)
	}
	c.Stale = c.Hints.Step(c.canHint(), app.Elapsed(), !app.Pace().Reduced) || c.Stale
	c.UpdateButtons()
	return nil
}

// goOn lets the match go on, with the computer players once all that happened is where it belongs, and with the person.
func (c *Course[M, A, E, P]) goOn(intents []input.Intent) {
	shown := c.game.Shown()
	if scene.GoesOn(intents) {
		shown.Land()
	}
	if !shown.OnItsWay() && (c.Session.People() > 0 || shown.Calm()) { // a match to watch goes step by step
		c.Session.Think()
	}
	shown.TakeEvents()
	c.TurnTo()
	c.later.Step(c.Session.Saved(), c.undoNow)
	if l := c.top(); l != nil && !l.pauses() {
		intents = l.take(intents)
	}
	c.TakeAll(intents)
}

// TurnTo makes the next person who owes a decision the one in view. Where several people play, what is decided unseen needs
// the curtain first.
func (c *Course[M, A, E, P]) TurnTo() {
	if c.paused() || c.game.Shown().OnItsWay() || c.Over() {
		return
	}
	next := c.nextToDecide()
	if next < 0 {
		return
	}
	if next != c.Seat {
		c.Seat, c.Unlocked = next, -1
		c.game.Hand().Forget()
		c.Stale = true
	}
	if c.NeedsCurtain() {
		c.LowerCurtain()
		return
	}
	c.game.TurnBegins()
}

// LowerCurtain hides the table until the person in view has the screen.
func (c *Course[M, A, E, P]) LowerCurtain() {
	c.App.ShowAtOnce(scene.NewCurtain(c.App, c.Seat, c.Session.Seats()[c.Seat].Name, func() scene.Scene {
		c.Unlocked, c.Stale = c.Seat, true
		return c.scene()
	}))
}

// scene is the game's screen.
func (c *Course[M, A, E, P]) scene() scene.Scene { return c.game.(scene.Scene) }

// step lets seconds pass for everything that moves. It is called with no time once more at the end of a tick: what was begun in
// the tick keeps its whole time, and where nothing shall move it is over at once.
func (c *Course[M, A, E, P]) step(seconds float64) {
	c.game.Step(seconds)
	c.game.Shown().Step(seconds)
}

// still reports whether the table is seen as the match stands: nothing lies over it, nothing is on its way.
func (c *Course[M, A, E, P]) still() bool {
	return !c.paused() && !c.game.Shown().OnItsWay() && !c.Over()
}

// Taught reports whether a lesson is being given.
func (c *Course[M, A, E, P]) Taught() bool { return c.Lesson != nil && !c.Lesson.Over() }

// reword puts into words anew what is kept in words: they may be in another language now.
func (c *Course[M, A, E, P]) reword() {
	session.Rename(c.Session, func(now string) string { return scene.NameNow(c.App, now) })
	c.game.Reword()
	c.game.Shown().Rewrite()
	c.Hints.Reword()
}

// Changed implements [scene.Scene].
func (c *Course[M, A, E, P]) Changed() bool {
	changed := c.Stale
	c.Stale = false
	return changed
}

// Draw implements [scene.Scene].
func (c *Course[M, A, E, P]) Draw(_ *scene.App, dst *ebiten.Image) {
	if s := c.covering(); s != nil {
		s.Draw(dst)
		return
	}
	p := c.game.Position()
	c.picture.Draw(dst, &p)
	c.picture.DrawButtons(dst, c.Buttons)
	if c.Lesson != nil {
		c.Lesson.Draw(dst)
	}
	c.picture.DrawOver(dst, &p)
	if !c.hushed() {
		c.drawRemark(dst)
	}
	if l := c.top(); l != nil {
		l.draw(dst)
	}
}

// Spoken implements [scene.Speaker]: what lies on top of the table, else the table.
func (c *Course[M, A, E, P]) Spoken(*scene.App) narration.Speech {
	s := c.spoken()
	s.News = c.game.Shown().Told()
	s.Aside = c.spokenRemark()
	return s
}

func (c *Course[M, A, E, P]) spoken() narration.Speech {
	if l := c.top(); l != nil {
		if said, ok := l.spoken(); ok {
			return said
		}
	}
	p, enter := c.game.Position(), ""
	if w := &c.Buttons.Widgets[ButtonConfirm]; !w.Hidden && !w.Disabled {
		enter = w.Label
	}
	s := c.game.Narrate(&p, enter)
	if c.Lesson != nil {
		if step, on := c.Lesson.Spoken(); step != "" {
			s.Prompt = narration.Sentence(step, s.Prompt)
			if on != "" {
				s.Enter = on
			}
		}
	}
	return s
}
