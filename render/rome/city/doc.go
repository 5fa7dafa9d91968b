// Package city draws Capitol's board: Rome between its hills and the Tiber, as a mosaic in
// a frame of travertine, and says where on it everything lies.
//
//	painter := city.NewPainter()
//	painter.Draw(dst, x, y, w, h)                          // the map, without words and pieces
//	painter.Outline(dst, place, x, y, w, h, colour, alpha) // a prefecture that is meant
//	painter.Dim(dst, all &^ lit, x, y, w, h, darkness)     // and those that are not
//	region := city.RegionOf(place)                         // in parts of the map's width and height
//	place, ok := city.At(0.5, 0.5)
//
// The map is stretched to its rectangle: about three wide to two high is best. Nothing is
// written on it. A prefecture's houses stand side by side on its ground, in the order in
// which they were built; as later ones are never lower, their row rises to the right and
// leaves room for words above the first.
package city
