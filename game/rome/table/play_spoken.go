package table

import (
	narrate "capital/game/rome/table/narration"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/narration"
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
	case t.outlook.sheet != nil:
		return t.outlook.sheet.Spoken()
	case t.sheets != nil:
		return t.sheets.Spoken()
	case len(t.shown.waiting) > 0 && t.shown.waiting[0].scoring != nil:
		return t.shown.waiting[0].scoring.Spoken()
	case t.warned.question.Asked():
		return t.warned.question.Spoken()
	}
	p, enter := t.position(), ""
	if w := &t.buttons.Widgets[view.ButtonConfirm]; !w.Hidden && !w.Disabled {
		enter = w.Label
	}
	s := narrate.Table(t.art, &p, enter)
	if step, on := t.teaching.guide.Spoken(); step != "" {
		s.Prompt = narration.Sentence(step, s.Prompt)
		if on != "" {
			s.Enter = on
		}
	}
	return s
}
