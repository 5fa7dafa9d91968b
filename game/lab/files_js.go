package lab

import (
	"errors"
	"fmt"
	"io"
)

// In a browser there are no files.
var errNoFiles = errors.New("there are no files here")

func readFile(string, int64) ([]byte, error) { return nil, errNoFiles }

func writeFile(string, []byte) error { return errNoFiles }

// Damage needs files.
func Damage(_ []string, _ io.Reader, _, errOut io.Writer) int {
	fmt.Fprintln(errOut, "lab damage:", errNoFiles)
	return exitBad
}
