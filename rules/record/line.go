package record

import (
	"fmt"
	"strconv"
	"strings"
)

// LineError is what is wrong with a text, and where.
type LineError struct {
	Line int // counted from 1
	What string
}

func (e *LineError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.What) }

// longestLine is how many bytes a line may have, its comment counted. None needs nearly
// as many.
const longestLine = 1000

// CheckLine refuses a line that is too long to be looked at word by word.
func CheckLine(line string) error {
	if len(line) > longestLine {
		return fmt.Errorf("a line of %d bytes: expected at most %d", len(line), longestLine)
	}
	return nil
}

// Quoted is a text in quotes as an error line shows it: escaped, and no more of it
// than helps to find it.
func Quoted(text string) string {
	const most = 40
	cut := 0
	for at := range text {
		if cut == most {
			return strconv.Quote(text[:at]) + "…"
		}
		cut++
	}
	return strconv.Quote(text)
}

// splitLine splits a line into words at spaces, a quoted word staying whole, and
// drops a comment.
func splitLine(line string) ([]string, error) {
	if err := CheckLine(line); err != nil {
		return nil, err
	}
	var words []string
	for rest := strings.TrimSpace(line); rest != "" && rest[0] != '#'; rest = strings.TrimLeft(rest, " \t") {
		end := strings.IndexAny(rest, " \t#")
		if rest[0] == '"' {
			quoted, err := strconv.QuotedPrefix(rest)
			if err != nil {
				return nil, fmt.Errorf("a quoted word does not end")
			}
			end = len(quoted)
		}
		if end < 0 {
			end = len(rest)
		}
		words = append(words, rest[:end])
		rest = rest[end:]
	}
	return words, nil
}
