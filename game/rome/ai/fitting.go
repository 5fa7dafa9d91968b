package ai

import "capital/rules/rome"

// fitting are the prefectures that a finished house fits.
func fitting(t *rome.Table, h House) (places Places) {
	for p := range rome.Place(rome.Places) {
		if t.CheckHouse(p, h.Height, h.Shape).OK() {
			places |= placesOf(p)
		}
	}
	return places
}

// hopeAt reports whether a house fits a prefecture now or could later. Each site but the last can raise what comes next by one.
func hopeAt(t *rome.Table, h House, p rome.Place) bool {
	takes := h.Shape == rome.NoShape && (t.Takes(p, rome.Round) || t.Takes(p, rome.Triangular)) || h.Shape != rome.NoShape && t.Takes(p, h.Shape)
	tallest := int(t.Prefecture(p).Tallest)
	return takes && t.Free(p) > 0 && h.Height >= max(1, tallest) && h.Height <= tallest+t.Free(p)
}
