// Package pieceart draws Capitol's pieces: houses and what they are built of, what is
// auctioned, and the cards.
//
// A [Painter] makes every picture once a size and keeps it within a bound:
//
//	painter := pieceart.NewPainter(writer)
//	painter.DrawHouse(dst, pieceart.House{Seat: 1, Height: 3, Roof: rome.Round}, x, foot, unit, 1)
//	painter.DrawSite(dst, x, foot, unit, alpha)            // a free site
//	painter.DrawFountain(dst, printed, x, foot, unit, alpha)
//	painter.DrawFloor(dst, x, foot, unit, alpha)           // one floor of the stock
//	painter.DrawRoof(dst, seat, shape, x, foot, unit, alpha)
//	painter.DrawPiece(dst, piece, x, y, size, alpha)       // fountain, amphitheatre, temple
//	painter.DrawMarker, DrawStop                           // First Player, the Senator
//	painter.DrawCard, DrawBack                             // cards: [CardRatio]
//	painter.OutlineHouse, OutlineSite                      // which are meant
//
// What stands on the ground is given by the left end of its foot and the height of the
// ground, and by its unit: how wide a house is, in pixels, with the side that is seen at a
// slant. Things of one unit stand well side by side on one ground. What lies is given by
// its upper left corner and its size. All are in real pixels and drawn at whole ones.
//
// A family's houses have a colour and a masonry of their own; a height has a line a
// storey, and its number in the roof. A roof is round or has a gable.
//
// The icons of the game are [Floors], [Roofs] and so on, to be drawn by an icon painter.
package pieceart
