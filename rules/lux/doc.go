// Package lux holds the rules of Capital Lux 2: three rounds of drafting citizens and playing them one by one, home for points
// or to the capital, where the power of their colour must be used and where they set what a home district may hold. One seat
// alone plays against ROB, a deck of instructions. It stands alone: no pixels, no words of the screen, no seconds, no files.
//
// A [Match] is a plain value, copied by assignment; [Match.Apply] carries out one action of one seat, tells the events that
// follow and refuses with a [Reason]. A [View] is what one seat may know, with all that can be deduced; [View.Sample] makes
// matches that may be the one the seat is in. [Rules] is the game as records, sessions and simulations see it.
//
// Clauses L1 to L21 are those of the settled rules; each that is a rule of play has a test that bears its number, and so has
// each of the sixteen powers.
package lux
