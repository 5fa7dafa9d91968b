package book

import (
	"capital/assets"
	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// pages is what the pages have besides their own words.
type pages struct {
	art   *view.Rome
	rules *assets.Strings
}

// placeOf is the prefecture of a page.
func placeOf(topic string) (rome.Place, bool) {
	for p := range rome.Place(rome.Places) {
		if p.String() == topic {
			return p, true
		}
	}
	return 0, false
}
