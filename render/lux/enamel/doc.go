// Package enamel draws Capital Lux 2's pieces: the twenty citizens, the signs of the sixteen powers, the crests of the four
// families, ROB's cards, and everything that is laid beside cards.
//
// A [Painter] makes every picture once a size and keeps it within a bound:
//
//	painter := enamel.NewPainter(writer)
//	painter.DrawCard(dst, citizen, x, y, width, alpha)      // [CardRatio]
//	painter.DrawCardTop, DrawCardScaled                     // a part of one; one that grows on its way
//	painter.DrawChip(dst, citizen, x, y, size, alpha)       // as small as it can be told from others
//	painter.DrawBack(dst, x, y, width, alpha)               // of the citizens
//	painter.DrawRob, DrawRobBack                            // ROB's cards
//	painter.DrawModifier(dst, value, x, y, size, alpha)     // 0: face down
//	painter.DrawModifierTurning                             // one that turns over
//	painter.DrawToken(dst, token, x, y, size, alpha)        // rebel, shifts, guard
//	painter.DrawFollower(dst, seat, x, y, size, alpha)
//	painter.DrawTile(dst, district, x, y, size, alpha)      // the aristocrat tile
//
// Things are given by their upper left corner and their size, in real pixels, and drawn at whole ones.
//
// A citizen is a person: its family is seen by its colour, its crest and its clothes, its value by its number and by what it
// wears on its head, which has another outline for every value: hair, a brim, a point, a tall hat, a crown.
//
// The icons of the game are [Crest], [Power] and so on, to be drawn by an icon painter.
package enamel
