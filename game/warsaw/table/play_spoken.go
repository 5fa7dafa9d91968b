package table

import (
	"capital/game/scene"
	"capital/game/scene/narration"
	narrate "capital/game/warsaw/table/narration"
	"capital/game/warsaw/table/view"
)

// Spoken implements [scene.Speaker].
func (t *table) Spoken(*scene.App) narration.Speech {
	s := spoken(t)
	s.News = t.shown.log.Told()
	return s
}

// spoken is what lies on top of the table, else the table.
func spoken(t *table) narration.Speech {
	switch {
	case t.outlook.sheet != nil: // it lies over an income, too
		return t.outlook.sheet.Spoken()
	case len(t.shown.waiting) > 0 && t.shown.waiting[0].income != nil:
		return t.shown.waiting[0].income.Spoken()
	case t.warned.question.Asked():
		return t.warned.question.Spoken()
	}
	p, enter := t.position(), ""
	if w := &t.buttons.Widgets[view.ButtonConfirm]; !w.Hidden && !w.Disabled {
		enter = w.Label
	}
	s := narrate.Table(t.art, &p, enter)
	if t.plans[t.seat].Kind != 0 { // the tile lies chosen until the others have chosen too
		s.Prompt, s.Hand = handPicture{t.hand}.waits(), nil
	}
	if step, on := t.teaching.guide.Spoken(); step != "" {
		s.Prompt = narration.Sentence(step, s.Prompt)
		if on != "" {
			s.Enter = on
		}
	}
	return s
}
