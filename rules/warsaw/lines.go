package warsaw

import "fmt"

// longestLine is how many bytes a line of a record or a drawn district may have, its
// comment counted. None needs nearly as many.
const longestLine = 1000

// checkLine refuses a line that is too long to be looked at word by word.
func checkLine(line string) error {
	if len(line) > longestLine {
		return fmt.Errorf("a line of %d bytes: expected at most %d", len(line), longestLine)
	}
	return nil
}
