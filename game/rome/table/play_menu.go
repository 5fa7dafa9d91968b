package table

import (
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/game/session"
	"capital/render/widget"
)

// MenuWay says where the button lies that opens the menu: over what may still come the app draws one.
func (t *table) MenuWay() (scene.Way, widget.Rect) {
	switch {
	case t.outlook.sheet != nil:
		return scene.WayCorner, widget.Rect{}
	case t.sheets != nil:
		return scene.WayOwn, t.sheets.Menu()
	case len(t.shown.waiting) > 0 && t.shown.waiting[0].scoring != nil:
		return scene.WayOwn, t.shown.waiting[0].scoring.Menu()
	}
	return scene.WayOwn, t.picture.Layout.Menu
}

// Menu implements [scene.MatchWithMenu].
func (t *table) Menu() scene.MatchMenu {
	played, back := t.session.Record(), takingBack{t}
	menu := scene.MatchMenu{Again: scene.Rematch(&played, played.Seed), TakeBack: back.undo, Outlook: t.outlook.open, Leave: t.leave}
	for _, step := range t.session.Past() {
		words := wording.Step(t.art, t.told(), played.Actions[step.From:step.To], session.EventsOf(t.session.Session, step))
		menu.Past = append(menu.Past, words)
	}
	if _, ok := t.session.CanRedo(); ok {
		menu.TakeAgain = back.redo
	}
	return menu
}
