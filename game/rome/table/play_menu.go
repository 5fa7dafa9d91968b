package table

import (
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/game/session"
	"capital/render/widget"
	"capital/rules/record"
)

// MenuWay says where the button lies that opens the menu: over the sheets of a scoring, or what may still come, the app draws one.
func (t *table) MenuWay() (scene.Way, widget.Rect) {
	if t.outlook != nil || t.sheets != nil || len(t.shown.waiting) > 0 && t.shown.waiting[0].scoring != nil {
		return scene.WayCorner, widget.Rect{}
	}
	return scene.WayOwn, t.picture.Layout.Menu
}

// Menu implements [scene.MatchWithMenu].
func (t *table) Menu() scene.MatchMenu {
	played := t.session.Record()
	_, redo := t.session.CanRedo()
	menu := scene.MatchMenu{
		Free: session.TakeBacks(&played) == record.TakeBacksFree, Redo: redo, Again: scene.Rematch(&played, played.Seed),
	}
	for _, step := range t.session.Past() {
		menu.Past = append(menu.Past, wording.Step(t.art, t.told(), played.Actions[step.From:step.To], t.session.EventsOf(step)))
	}
	return menu
}

// TakeBack implements [scene.MatchWithMenu].
func (t *table) TakeBack(steps int) { t.takeBack(steps) }

// TakeAgain implements [scene.MatchWithMenu].
func (t *table) TakeAgain() { t.redo() }
