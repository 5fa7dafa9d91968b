// Package warsaw holds the rules of Capital: two to four players build districts
// of Warsaw through six epochs.
//
// The package is pure: no clock, no I/O, no goroutine, no package-level state.
// A [Match] is a plain value; [Match.Apply] changes it by one [Action] or returns
// a [Reason] and changes nothing. A [View] is what one seat may know of it.
package warsaw
