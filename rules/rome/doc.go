// Package rome holds the rules of Capitol: families of ancient Rome build houses beside the board, carry them with permits
// into nine prefectures, and bid for fountains, amphitheatres and temples. It stands alone: no pixels, no words of the
// screen, no seconds, no files.
//
// A [Match] is a plain value, copied by assignment; [Match.Apply] carries out one action of one seat, tells the events that
// follow and refuses with a [Reason]. A [View] is what one seat may know, with all that can be deduced; [View.Sample] makes
// matches that may be the one the seat is in. [Rules] is the game as records, sessions and simulations see it.
//
// Clauses C1 to C22 are those of the settled rules; each has a test that bears its number.
package rome
