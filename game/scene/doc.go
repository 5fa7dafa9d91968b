// Package scene is the frame of the screens. It has the running program, the screens that all games share, and the
// description by which they know a game. A screen turns what a person does into actions. It shows events as motion, and
// draws itself.
//
// [App] is the running program. It shows one [Scene] at a time: the title, the shelf with the games if there are several,
// the set-up of a match, the settings, the curtain between two people at one screen. The screens of a match are the game's
// own ([Match]). They build on this package.
//
// A [Game] describes a game to the program: how many seats, which computer players and options, its words, its emblem, and
// how to check, begin and go on with a match. [GameOf] makes one from a game's rules and its table.
package scene
