// Package expo holds the rules of The Capitals: in twelve rounds two to five seats buy places in the turn order, set buildings
// beside street crossings and beside their own colour, draw tourists and power buildings with cubes; three Expos reward jobs and
// punish poor services. It stands alone: no pixels, no words of the screen, no seconds, no files.
//
// A [Match] is a plain value, copied by assignment; [Match.Apply] carries out one action of one seat, tells the events that
// follow and refuses with a [Reason]. One seat at a time owes a decision. A [View] is what one seat may know: all but the order
// of the stacks; [View.Sample] makes matches that may be the one the seat is in. [Rules] is the game as records, sessions and
// simulations see it.
//
// Clauses E1 to E28 are those of the settled rules; each has a test that bears its number, and so has every building.
package expo
