// Package tinplate draws The Capitals' pieces: the tiles, each with a drawing of its own in the manner of its era, power plants,
// cubes, tourists, street crossings, markers and flags.
//
// A [Painter] makes every picture once a size and keeps it within a bound:
//
//	painter := tinplate.NewPainter(writer)
//	painter.DrawTile(dst, id, x, y, size, alpha)            // a Lake and the starting tiles too
//	painter.DrawTileScaled                                  // one that grows on its way
//	painter.DrawPicture(dst, id, x, y, size, alpha)         // a tile without signs, as in a poster
//	painter.DrawLake(dst, x, y, size, alpha)
//	painter.DrawBack(dst, era, x, y, size, alpha)           // of an era's stack
//	painter.DrawPlant(dst, level, x, y, size, alpha)
//	painter.DrawCube(dst, x, y, size, alpha)
//	painter.DrawTourist, DrawCrossing, DrawMarker           // of a seat
//	painter.DrawFlag(dst, seat, wave, x, y, size, alpha)    // in one of [FlagWaves] moments
//
// Things are given by the upper left corner and the side of their square, in real pixels, and drawn at whole ones.
//
// On a tile stand its sign, which tells its colour by shape too, what it gains when it is built, and its effects, a line each.
// [Least] is the size from which they are there; a smaller tile has its drawing and its sign alone, the smallest its sign. The
// icons of the game are [Track], [Sign], [Effect] and so on, to be drawn by an icon painter; [Parts] lists those of an effect.
package tinplate
