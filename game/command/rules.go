//go:build !js

package command

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"capital/assets"
	"capital/game/cabinet"
	"capital/game/terminal"
)

// rulesCommand prints the rules book of a game.
func rulesCommand(args []string, _ io.Reader, out, errOut io.Writer) int {
	games, languages := cabinet.Names(), languageCodes()
	flags := terminal.NewFlags("rules", "[-game NAME] [-language CODE]", "Prints the rules book of a game: all its words, without its pictures.", out, errOut)
	game := flags.String("game", games[0], "`name` of the game: "+strings.Join(games, ", "))
	language := flags.String("language", "en", "`code` of the language: "+strings.Join(languages, ", "))
	if code, goOn := flags.Parse(args, 0, 0); !goOn {
		return code
	}
	if !slices.Contains(games, *game) {
		return flags.Bad("-game: no game is called %s: expected %s", terminal.Quote(*game), strings.Join(games, ", "))
	}
	if !slices.Contains(languages, *language) {
		return flags.Bad("-language: there are no words in %s: expected %s", terminal.Quote(*language), strings.Join(languages, ", "))
	}
	text, err := cabinet.Rules(*game, *language)
	if err != nil {
		return flags.Failed(err)
	}
	fmt.Fprint(out, text)
	return terminal.ExitOK
}

// languageCodes lists the codes of the languages there are.
func languageCodes() (codes []string) {
	for _, l := range assets.Languages() {
		codes = append(codes, l.Code)
	}
	return codes
}
