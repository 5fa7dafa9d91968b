// Package fair is the screen on which an Expo of The Capitals is counted, over the table: flags go up as high as there is work,
// and who has none is counted; the ranking in Services forms, with what each place costs and what Services bring; cubes leave the
// tiles. With the last Expo come the effects of tiles before it, the last payment, the effects at the end, and what is left
// becomes prestige. At last a sheet tells what all have. When all is counted it stays until the person goes on: the pages can be
// turned, and pointing at a seat tells how it stands. All of it comes from the events of the rules.
//
// A [Counting] is made of a [Fair] with [New], and updated and drawn as a scene is.
package fair
