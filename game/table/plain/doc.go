// Package plain has the parts of a table for a game that wants nothing of its own there yet: it knows no game, and each part can
// be taken alone.
//
//   - [Hand] puts one thing on another: cards on piles, pieces on spaces. A [Board] tells it what there is;
//   - [Shown] tells what happens in the log, and in a [Banner];
//   - [Hints] tries moves in samples;
//   - [Position] is all that is seen of them, and [Picture] lays it out, draws it and says it;
//   - [Answers] are those of a table without zoom, warnings, a rules book and the like.
//
// Package drill is a whole table of them.
package plain
