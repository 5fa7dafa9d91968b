package lesson

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene"
	"capital/input"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// said is what stands on the panel.
type said struct {
	key, answer string
	step, steps int
	read, last  bool
	next        string // the chapter that is offered behind the last step, or ""
	leads       bool   // to it rather than to play on
}

// The panel's buttons, as places in their group.
const (
	buttonOn = iota
	buttonLeave
	buttonRules
)

// pressed is which of them was.
type pressed int

const (
	pressedNothing pressed = iota
	pressedOn
	pressedLeave
	pressedRules
)

// panel is the words of a step, beside what they speak of.
type panel struct {
	app     *scene.App
	words   *assets.Strings
	buttons *widget.Group
	acts    []widget.Act
	said    said
	laid    laidFor
	text    panelText
	grasped bool // the pointer went down on it
	stale   bool
}

// laidFor is what a layout follows from.
type laidFor struct {
	said    said
	room    widget.Rect
	unit    float64
	wording string
}

// panelText is the panel as it is laid out, in pixels.
type panelText struct {
	box                     widget.Rect
	k                       float64 // pixels a unit of its words
	title, words            string
	titleY, wordsY, answerY float64
	width, answerHigh       float64
}

func newPanel(app *scene.App, words *assets.Strings) panel {
	return panel{app: app, words: words, buttons: widget.NewGroup(
		widget.Widget{Main: true, Hidden: true}, widget.Widget{Hidden: true}, widget.Widget{Label: "?"},
	)}
}

// say puts a step on the panel.
func (p *panel) say(s said, room widget.Rect, unit float64) {
	key := laidFor{s, room, unit, p.app.Wording()}
	if key == p.laid {
		return
	}
	turned := s.step != p.said.step
	p.laid, p.said, p.stale = key, s, true
	on, leave := &p.buttons.Widgets[buttonOn], &p.buttons.Widgets[buttonLeave]
	on.Hidden, leave.Hidden = !s.read, !s.last
	on.Label, leave.Label = p.app.Strings.Text("lesson.on"), p.app.Strings.Text("lesson.leave")
	if s.last {
		on.Label = p.app.Strings.Text("lesson.play.on")
	}
	if s.next != "" {
		leave.Label = p.app.Strings.Text("lesson.next", s.next)
	}
	leave.Main = s.leads && s.next != ""
	on.Main = !leave.Main
	switch {
	case turned && leave.Main:
		p.buttons.Focus(buttonLeave)
	case turned:
		p.buttons.Focus(buttonOn)
	}
	p.lay(room, unit)
}

// Measures of the panel, in units of its words.
const (
	panelPad   = 12
	panelBar   = 6  // how high the steps are drawn
	panelTitle = 20 // sizes of text
	panelWords = 17.5
	panelGap   = 8
	panelOn    = 46 // a button
	rulesWide  = 44 // that which leads to the rules, beside the title
	rulesHigh  = 36
)

// least is by how much the words may be smaller where the room is small, and leastOnScreen where they would leave the screen.
const (
	least         = 0.85
	leastOnScreen = 0.45
)

// lay lays the panel out: with words of the size that is wanted, or a little smaller where the room is small. What has no
// room even so reaches above it, as far as the screen does; words for which that is not enough are smaller still.
func (p *panel) lay(room widget.Rect, unit float64) {
	const step = 0.05
	for scale := 1.0; ; scale -= step {
		p.layAt(room, unit*scale)
		box := &p.text.box
		switch leaves := box.Y+box.H > room.Y+room.H+0.5; {
		case box.H <= room.H, scale-step < least && !leaves, scale-step < leastOnScreen:
			return
		}
	}
}

// layAt lays it out with words of a size.
func (p *panel) layAt(room widget.Rect, k float64) {
	words, writer, t := p.words, p.app.Writer, &p.text
	t.k, t.width = k, room.W-2*panelPad*k
	t.title, t.words = words.Text("lesson."+p.said.key+".title"), words.Text("lesson."+p.said.key)
	y := (panelPad + panelBar + 22.0) * k
	add := func(words string, st text.Style, width float64) float64 {
		_, high := writer.MeasureWrapped(words, width, st)
		return high
	}
	t.titleY = y
	y += add(t.title, p.titleStyle(), t.width-(rulesWide+6)*k) + 4*k
	t.wordsY = y
	y += add(t.words, p.wordsStyle(), t.width) + panelGap*k
	if p.said.answer != "" {
		t.answerY, t.answerHigh = y, add(p.said.answer, p.wordsStyle(), t.width-2*panelGap*k)+1.5*panelGap*k
		y += t.answerHigh + panelGap*k
	}
	buttons := p.buttonRows(room, k) * (panelOn + 6) * k
	high := y + buttons + (panelPad-panelGap)*k
	t.box = widget.Rect{X: room.X, Y: max(room.Y-max(high-room.H, 0), 0), W: room.W, H: max(high, room.H)}
	p.buttons.Widgets[buttonRules].Rect = widget.Rect{
		X: t.box.X + t.box.W - (panelPad+rulesWide)*k, Y: t.box.Y + (panelPad+panelBar+5)*k, W: rulesWide * k, H: rulesHigh * k,
	}
	p.layButtons(t.box.Y+t.box.H-buttons-(panelPad-panelGap)*k, k)
}

// panelWide is how wide a panel is at least whose two buttons lie side by side, in units of its words.
const panelWide = 400

// buttonRows is how many rows of buttons there are.
func (p *panel) buttonRows(room widget.Rect, k float64) float64 {
	switch {
	case !p.said.read:
		return 0
	case p.said.last && room.W < panelWide*k:
		return 2
	}
	return 1
}

// layButtons lays the buttons out from a height on, below each other or side by side.
func (p *panel) layButtons(y, k float64) {
	r := widget.Rect{X: p.text.box.X + panelPad*k, Y: y, W: p.text.width, H: panelOn * k}
	on, leave := &p.buttons.Widgets[buttonOn], &p.buttons.Widgets[buttonLeave]
	on.Rect = r
	if p.said.last && p.text.box.W >= panelWide*k {
		on.Rect.W = (r.W - 8*k) / 2
		leave.Rect = on.Rect
		leave.Rect.X += on.Rect.W + 8*k
		return
	}
	leave.Rect = r
	leave.Rect.Y += (panelOn + 6) * k
}

func (p *panel) titleStyle() text.Style {
	return text.Style{Face: text.Bold, Size: panelTitle * p.text.k, Colour: theme.Ink}
}

func (p *panel) wordsStyle() text.Style {
	return text.Style{Size: panelWords * p.text.k, Colour: theme.Ink}
}

// take takes in what the person did, and returns what is left of it and which button was pressed. What the pointer does on
// the panel does not reach the table; nor does Confirm, where there is a button for it.
func (p *panel) take(intents []input.Intent) (rest []input.Intent, which pressed) {
	p.acts = p.acts[:0]
	rest = intents
	kept := false // rest is no longer the table's own
	for n, in := range intents {
		mine, done := p.takes(in)
		if mine {
			p.acts = scene.Acts(p.acts, intents[n:n+1])
		}
		if done && !kept {
			rest, kept = append([]input.Intent(nil), intents[:n]...), true
		} else if !done && kept {
			rest = append(rest, in)
		}
	}
	events, changed := p.buttons.Update(p.acts, p.app.Elapsed())
	p.stale = p.stale || changed
	for _, e := range events {
		switch e.Index {
		case buttonLeave:
			return rest, pressedLeave
		case buttonRules:
			return rest, pressedRules
		}
		which = pressedOn
	}
	return rest, which
}

// takes reports whether an intent is for the panel, and whether it is done with.
func (p *panel) takes(in input.Intent) (mine, done bool) {
	switch in.Kind {
	case input.Move:
		return true, false
	case input.Press:
		p.grasped = p.text.box.Contains(in.X, in.Y)
		return p.grasped, p.grasped
	case input.Release, input.Abandon:
		mine = p.grasped
		p.grasped = false
		return mine, mine
	case input.Confirm:
		return p.said.read, p.said.read
	case input.Navigate:
		return p.said.last, p.said.last
	}
	return false, false
}

// draw draws the panel.
func (p *panel) draw(dst *ebiten.Image) {
	t, k := &p.text, p.text.k
	painter := widget.Painter{Writer: p.app.Writer, Icons: p.app.Icons, Look: widget.Paper(), Scale: max(k, p.app.Writer.Least/theme.TextSmall)}
	painter.Panel(dst, t.box)
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBoxLine(t.box.X, t.box.Y, t.box.W, t.box.H, 8*k, 2*k, Lit)
	x, y := t.box.X+panelPad*k, t.box.Y
	p.drawSteps(dst, x, y+panelPad*k)
	writer := p.app.Writer
	writer.DrawWrapped(dst, t.title, x, y+t.titleY, t.width-(rulesWide+6)*k, p.titleStyle())
	writer.DrawWrapped(dst, t.words, x, y+t.wordsY, t.width, p.wordsStyle())
	if p.said.answer != "" {
		pen.RoundBox(x, y+t.answerY, t.width, t.answerHigh, 6*k, theme.NeonAmber.Fade(0.35))
		pen.RoundBox(x, y+t.answerY, 4*k, t.answerHigh, 2*k, theme.Highlight)
		writer.DrawWrapped(dst, p.said.answer, x+1.25*panelGap*k, y+t.answerY+0.75*panelGap*k, t.width-2*panelGap*k, p.wordsStyle())
	}
	painter.Draw(dst, p.buttons, p.app.Screen())
}

// drawSteps draws how far the person has come: a bar a step, and the number of this one.
func (p *panel) drawSteps(dst *ebiten.Image, x, y float64) {
	k, s := p.text.k, &p.said
	pen := shape.Pen{Dst: dst, Scale: 1}
	step := p.text.width / float64(s.steps)
	for n := range s.steps {
		colour := theme.PaperLine
		if n < s.step {
			colour = Lit
		}
		pen.RoundBox(x+float64(n)*step, y, step-3*k, panelBar*k, panelBar/2*k, colour)
	}
	p.app.Writer.Draw(dst, p.app.Strings.Text("lesson.step", s.step, s.steps), x, y+(panelBar+4)*k, text.Style{
		Face: text.Bold, Size: max(14*k, p.app.Writer.Least), Colour: theme.InkSoft,
	})
}
