// Capital is a shelf of board games about building a capital, on the desktop and in the browser: Capital, Capitol,
// Capital Lux 2 and The Capitals.
//
// Without a command the game opens. `capital help` lists the commands.
package main

import (
	"os"

	"capital/game/command"
)

func main() {
	command.AttachConsole()
	os.Exit(command.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
