package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/game/scene/results"
	"capital/game/scene/warning"
	"capital/input"
	"capital/render/life"
	"capital/render/widget"
	"capital/rules/record"
)

// Game is what a game's table has of its own: what its rules ask, what its events show, its words and its picture. A is the
// game's action, E its event, P the position that its view draws.
type Game[A comparable, E, P any] interface {
	Hand() Hand[A]
	Shown() Shown

	// Position is the table as it is seen now.
	Position() P
	// Narrate says a position to somebody who does not see it; enter is what the large button does, if it can be pressed.
	Narrate(p *P, enter string) narration.Speech
	// Step lets seconds pass for what moves at the table, beside what is shown of the match.
	Step(seconds float64)
	// Prepare does a little of what will be needed soon, once a tick.
	Prepare()
	// Reword writes anew what is kept in words, which are in another language now.
	Reword()

	// TurnBegins is called in every tick in which a person may go on: the hand may take up what there is no choice of.
	TurnBegins()
	// Decided reports whether the seat in view has decided already what it still owes: nothing is asked of it meanwhile.
	Decided() bool
	// Play carries out what the person in view wants, by [Course.Submit].
	Play(a A)
	// Hides reports whether the curtain comes down again now that the seat has made the decision that it owed before: what it
	// sees next is not for the others.
	Hides(before uint8) bool
	// Undo and Redo take back and bring back one thing that a person did, with what the table itself keeps of it.
	Undo()
	Redo()
	// Regret is what would be regretted of a move, if anything, and where that lies. The question about it hides neither that
	// nor the hand, which begins at the height above; 0 where there is none.
	Regret(a A) (about warning.Warning, where widget.Rect, above float64, ok bool)
	// Outlook is the sheet of what may still come.
	Outlook() Sheet
	// StepWords tells in words what taking back one step would take back.
	StepWords(moves []record.Move[A], events []E) string
	// Results is the screen of the match that is over.
	Results() *results.Screen
	// LookBack looks back at the first move of the match, be it over or not, and leads to the title; nil where there is no such
	// thing.
	LookBack() scene.Scene

	// Take does what a person wants with the table before the hand is asked, and reports whether that is done with.
	Take(in input.Intent) bool
	// Took is told of every intent once the table is done with it.
	Took(in input.Intent)
	// PressFirst does what a pointer means to what lies over the buttons, Press what a press or release means to what lies beside
	// them. Each reports whether that is done with.
	PressFirst(in input.Intent) bool
	Press(in input.Intent) bool
	// Turn does what a wheel, a right click or the keys for turning want.
	Turn(in input.Intent)
	// Zoom does what keys, a stick or two fingers want with the picture.
	Zoom(in input.Intent)
	// OpenLog opens or closes the log, or what the table shows in its place first.
	OpenLog()
	// PressButton does what a button of the game's own does.
	PressButton(button int)
	// ReadyButtons says of each of the game's own buttons whether it can be pressed now.
	ReadyButtons()

	// Explain tells at the table what is asked about, and reports whether it does.
	Explain(asked input.Intent) bool
	// TopicAt is the page of the rules book about what lies at a point or what keys are at, "" where that is nothing.
	TopicAt(x, y float64) string
	// TopicNow is the page about what is held, "" for nothing, and the page about what is to be done.
	TopicNow() (held, asked string)
}

// Hand is what the person at the table holds and where it would go. It turns what the person does into an action, or into the
// reason why that is not to be had. It plays nothing itself: the zero action is none.
type Hand[A comparable] interface {
	// Point does what a pointer does, Keys what keys and a gamepad do.
	Point(in input.Intent) A
	Keys(in input.Intent) A
	// Confirm does what is proposed; Confirms says in words what that is, "" for nothing, and whether it can be done.
	Confirm() A
	Confirms() (does string, ready bool)

	// Carries reports whether something is carried, Drags whether the pointer that carries it is down.
	Carries() bool
	Drags() bool
	// PutBack lets what is carried glide back to where it came from.
	PutBack()
	// Rest lets what is held lie where it is to go, until an action can be carried out.
	Rest(a A)
	// Forget empties the hand for another seat or another decision, LayDown for something else than a move.
	Forget()
	LayDown()
	// TakeBack takes back one thing that was chosen and is no move yet, and reports whether there was any; CanTakeBack tells.
	TakeBack() bool
	CanTakeBack() bool
	// Cancel backs out of one thing, and reports whether there was any.
	Cancel() bool

	// Refuse tells why an action is not to be had.
	Refuse(a A, reason error)
	// TopicOfRefusal is the page of the rules book about what was refused last, "" where that is no more seen.
	TopicOfRefusal() string

	// TakeHint does what a person wants with the advice on the table. It reports whether that is done with, and whether the
	// move that is shown is to be played.
	TakeHint(in input.Intent) (done, chosen bool)
	// TakeAdvice puts the advised move on the table as if the person had, and returns it.
	TakeAdvice() A
}

// Hints are given about a table: see package hinting.
type Hints interface {
	Opened() bool
	Advising() bool
	Busy() bool
	Samples() int
	Open()
	Close() (changed bool)
	Forget() (changed bool)
	Leave()
	Reword()
	Step(can bool, seconds float64, moves bool) (changed bool)
}

// Picture draws the positions of a game's table, and nothing else.
type Picture[P any] interface {
	// Teach says whether a lesson is given: its words have a room of their own.
	Teach(on bool)
	// Resize lays the table out for a room, and reports whether it had to.
	Resize(room scene.Room) bool
	PlaceButtons(buttons *widget.Group)
	Draw(dst *ebiten.Image, p *P)
	DrawButtons(dst *ebiten.Image, buttons *widget.Group)
	// DrawOver draws what lies over the buttons.
	DrawOver(dst *ebiten.Image, p *P)
	// Live lays what moves on the picture of a position while nothing happens, so many seconds after it began to. It lies neither
	// over what is played nor over words.
	Live(p *P, seconds float64, on *life.Scenery)
	// Menu is where the button lies that opens the menu.
	Menu() widget.Rect
}
