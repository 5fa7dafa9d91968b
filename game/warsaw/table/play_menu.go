package table

import (
	"capital/game/scene"
	"capital/game/session"
	"capital/game/warsaw/table/wording"
	"capital/render/widget"
)

// MenuWay says where the button lies that opens the menu: over an income phase, or a sheet, the app draws one.
func (t *table) MenuWay() (scene.Way, widget.Rect) {
	if t.outlook.sheet != nil {
		return scene.WayCorner, widget.Rect{}
	}
	if len(t.shown.waiting) > 0 && t.shown.waiting[0].income != nil {
		return scene.WayCorner, t.shown.waiting[0].income.Menu()
	}
	return scene.WayOwn, t.picture.Layout.Menu
}

// Menu implements [scene.MatchWithMenu].
func (t *table) Menu() scene.MatchMenu {
	played, back := t.session.Record(), takingBack{t}
	menu := scene.MatchMenu{Again: scene.Rematch(&played, played.Seed), TakeBack: back.undo, Leave: t.leave}
	if !t.session.Table().Over() {
		menu.Outlook = t.outlook.open
	}
	for _, step := range t.session.Past() {
		words := wording.Step(t.art, t.told(), played.Actions[step.From:step.To], session.EventsOf(t.session.Session, step))
		menu.Past = append(menu.Past, words)
	}
	if _, ok := t.session.CanRedo(); ok {
		menu.TakeAgain = back.redo
	}
	return menu
}
