// Package lesson is how the first match of a game is taught, at the game's own table and by its own rules: a prepared match,
// against computer players whose first moves are written down, in short steps that the person does.
//
// A [Step] is one idea. Some are a move of the match: a move that the step is not about is not played, and the reason is
// told. Some are done at the table without a move, as to turn a tile; some are only read. Nothing passes by itself, and what
// is meant is lit.
//
// A [Guide] takes a person through the steps and draws its panel; a table asks it before a move is played. Where the person
// is follows from the match, so that its record is all that is kept: a match that is gone on with is at the first step after
// its last move, and a move that is taken back leads back to its step. [Scripted] are the computer players.
package lesson
