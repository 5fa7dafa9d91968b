package scene

import "capital/render/widget"

// Way is how a screen leads to the menu.
type Way int

// The ways to the menu. With the first two, a key and a button of the gamepad lead there too.
const (
	WayCorner Way = iota // a button that the app draws: in the corner, or where the screen wants it
	WayOwn               // a button of the screen's own, which the app obeys
	WayNone              // no menu: the screen itself offers what is there
)

// wayOf is how a scene leads to the menu, and where its button lies: by the corner if it says nothing else.
func wayOf(s Scene, w *window) (Way, widget.Rect) {
	way, place := WayCorner, widget.Rect{}
	if own, ok := s.(interface{ MenuWay() (Way, widget.Rect) }); ok {
		way, place = own.MenuWay()
	}
	if way == WayCorner && place == (widget.Rect{}) {
		place = w.Corner()
	}
	return way, place
}
