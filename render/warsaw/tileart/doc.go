// Package tileart draws tiles and districts: what the rules count, made visible.
//
// A [Painter] makes every picture once a size and keeps it within a bound:
//
//	painter := tileart.NewPainter(writer, icons)
//	painter.DrawFace(dst, tile, turn, x, y, size)     // one tile, its signs upright
//	painter.DrawTurning(dst, tile, turn, angle, …)    // a tile on its way to another turn
//	painter.Back(epoch, size)                         // the back of a tile
//	painter.DrawDistrict(dst, look, x, y, size)       // a district, size pixels a tile
//	painter.Light(dst, look, quarters, x, y, size, colour, alpha) // which are meant
//	painter.Dim, Outline, DrawSigns                   // what Light does, one by one
//	painter.Legal, Illegal, Lost, Ghost, Over, Shadow // marks of one space
//	painter.DrawMarks, MarksWidth                     // a row of signs: Effect(b), Award(b)
//
// What is meant is outlined in its street and the rest dimmed; nothing that is printed is
// covered, and no kind of quarter changes its hue. A [Look] with its stacks apart shows
// every tile by itself, for when stacks are the question.
//
// Sizes are in real pixels; x and y are the upper left corner of a tile, of a
// district's bounding rectangle, or of an icon. A space with index i of a district
// (4y+x) begins at x+size·(i&3), y+size·(i>>2). Images handed out belong to the
// cache: they are good for the frame they were asked for in. Something that grows or
// shrinks is drawn from the image of one size, scaled: every size is kept apart.
//
// Everything is filled in memory and then becomes an image, so that drawings can be
// made and tested without a screen; only a Painter's methods need the game to run.
package tileart
