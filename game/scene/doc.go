// Package scene is the frame of the screens: the running program, the screens that all games share, and the description of a game
// by which they know it. A screen turns what a person does into actions and what happens into motion, and draws itself.
//
// [App] is the running program. It shows one [Scene] at a time: the title, the shelf with the games where there are several,
// the set-up of a match, the settings, the curtain between two people at one screen. The screens of one game's
// match are the game's own ([Match]); they build on what is here.
//
// A [Game] is what the program knows of a game: how many seats, which computer players and options, its words, its emblem,
// and how to check, begin and go on with a match. [GameOf] makes that of a game's rules and its table.
package scene
