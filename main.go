// Capital is a board game about building a district of Warsaw through six epochs, on the desktop and in the browser.
//
// Without a command the game opens. `capital help` lists the commands.
package main

import (
	"os"

	"capital/game/command"
)

func main() {
	os.Exit(command.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
