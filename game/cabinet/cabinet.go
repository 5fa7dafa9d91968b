// Package cabinet is the one place that names all games: for the screens, and for the workers in a browser.
package cabinet

import (
	"context"
	"fmt"

	expoai "capital/game/expo/ai"
	expo "capital/game/expo/table"
	expobook "capital/game/expo/table/book"
	luxai "capital/game/lux/ai"
	lux "capital/game/lux/table"
	luxbook "capital/game/lux/table/book"
	"capital/game/players"
	romeai "capital/game/rome/ai"
	rome "capital/game/rome/table"
	romebook "capital/game/rome/table/book"
	"capital/game/scene"
	"capital/game/scene/book"
	warsawai "capital/game/warsaw/ai"
	warsaw "capital/game/warsaw/table"
	warsawbook "capital/game/warsaw/table/book"
)

// entry is a game of the cabinet.
type entry struct {
	name     string // as in records
	describe func(*scene.App) (scene.Game, error)
	do       func(context.Context, players.Job) (any, error) // does a job of its computer players
	book     func(*scene.Display) (*book.Book, error)        // its rules book
}

// entries lists the games in the order of the shelf.
func entries() []entry {
	return []entry{
		{"warsaw", warsaw.Game, warsawai.NewPlayers(nil).Do, warsawbook.Of},
		{"rome", rome.Game, romeai.NewPlayers(nil).Do, romebook.Of},
		{"lux", lux.Game, luxai.NewPlayers(nil).Do, luxbook.Of},
		{"expo", expo.Game, expoai.NewPlayers(nil).Do, expobook.Of},
	}
}

// Games makes the games of the cabinet for the program, in the order of the shelf.
func Games() []func(*scene.App) (scene.Game, error) {
	var games []func(*scene.App) (scene.Game, error)
	for _, e := range entries() {
		games = append(games, e.describe)
	}
	return games
}

// Names lists the names of the games, as in records and in the order of the shelf.
func Names() []string {
	var names []string
	for _, e := range entries() {
		names = append(names, e.name)
	}
	return names
}

// find returns the game of a name. The error says that there is none.
func find(name string) (entry, error) {
	for _, e := range entries() {
		if e.name == name {
			return e, nil
		}
	}
	return entry{}, fmt.Errorf("there is no game %q", name)
}

// Rules is the rules book of a game in a language, as plain text. It fails where there is no such game.
func Rules(name, language string) (string, error) {
	e, err := find(name)
	if err != nil {
		return "", err
	}
	display, err := scene.Headless(language)
	if err != nil {
		return "", err
	}
	words, err := display.Words(name)
	if err != nil {
		return "", err
	}
	rules, err := e.book(display)
	if err != nil {
		return "", err
	}
	return words.Text("game.name") + ": " + display.Strings.Text("book.title") + "\n\n" + rules.Plain(display.Strings), nil
}

// Do does a job of the game that it names: the program in a browser's worker gives it to [players.Serve]. It fails as the
// game does, and where there is no such game.
func Do(ctx context.Context, job players.Job) (any, error) {
	e, err := find(job.Game)
	if err != nil {
		return nil, err
	}
	return e.do(ctx, job)
}
