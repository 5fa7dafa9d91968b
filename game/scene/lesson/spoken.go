package lesson

import (
	"strings"

	"capital/game/scene/narration"
)

// Spoken says the present step, with what is told of the last thing that was tried, and what Enter does where the panel has a
// button; nothing where no step is seen.
func (g *Guide[T, A]) Spoken() (step, enter string) {
	if g == nil || !g.shown {
		return "", ""
	}
	p := &g.panel
	at := p.app.Strings.Text("lesson.step", p.said.step, p.said.steps)
	step = narration.Sentence(at, p.text.title, p.text.words, p.said.answer)
	if w := p.buttons.Focused(); w >= 0 && p.said.read {
		label := strings.TrimPrefix(p.buttons.Widgets[w].Label, p.app.Sign("confirm")+" ") // it is said before it
		enter = narration.Sentence(p.app.Strings.Text("narration.enter", label))
	}
	return step, enter
}
