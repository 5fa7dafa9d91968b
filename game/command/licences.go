//go:build !js

package command

import (
	"fmt"
	"io"

	"capital/assets"
	"capital/game/terminal"
)

// licencesCommand prints whose work the program is, and on what terms.
func licencesCommand(args []string, _ io.Reader, out, errOut io.Writer) int {
	flags := terminal.NewFlags("licences", "", "Prints the licences of the program, its fonts and the modules it is built with.", out, errOut)
	if code, goOn := flags.Parse(args, 0, 0); !goOn {
		return code
	}
	fmt.Fprint(out, assets.Licences())
	return terminal.ExitOK
}
