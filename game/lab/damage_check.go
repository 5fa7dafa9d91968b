//go:build !js

package lab

import (
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"capital/rules/warsaw"
)

// How what was understood is compared with what was written: not with the readers' own
// code, but by bringing both texts into one plain form. The texts have been accepted,
// so these need not be strict.

// checkRecord compares a record's text with its meaning, line by line, and plays it by
// the lists of legal actions.
func checkRecord(text, meaning string) error {
	said, saidEnd := plainRecord(text)
	meant, meantEnd := plainRecord(meaning)
	if !slices.Equal(said, meant) {
		return errMeansElse
	}
	if len(saidEnd) > 0 && !slices.Equal(saidEnd, meantEnd) {
		return fmt.Errorf("its result is %q, not %q", saidEnd, meantEnd)
	}
	return checkLegal(meaning)
}

// plainRecord returns the lines of a record with one space between words and no comments;
// the result lines apart.
func plainRecord(text string) (lines, results []string) {
	for line := range strings.SplitSeq(text, "\n") {
		words := plainWords(line)
		if len(words) == 0 {
			continue
		}
		if words[0] == "seed" && len(words) == 2 {
			if seed, ok := new(big.Int).SetString(words[1], 10); ok {
				words[1] = seed.String()
			}
		}
		plain := strings.Join(words, " ")
		if words[0] == "result" {
			results = append(results, plain)
			continue
		}
		lines = append(lines, plain)
	}
	return lines, results
}

// plainWords returns the words of a line. A quoted one is written as the name that it is.
func plainWords(line string) []string {
	var words []string
	word, inWord := "", false
	end := func() {
		if inWord {
			words = append(words, word)
		}
		word, inWord = "", false
	}
	line = strings.TrimSpace(line)
	for n := 0; n < len(line); n++ {
		switch b := line[n]; {
		case b == '#':
			end()
			return words
		case b == ' ' || b == '\t':
			end()
		case b == '"' && !inWord:
			last := n + 1
			for last < len(line) && line[last] != '"' {
				if line[last] == '\\' {
					last++
				}
				last++
			}
			name, err := strconv.Unquote(line[n:min(last+1, len(line))])
			words = append(words, fmt.Sprintf("name %q %v", name, err))
			n = last
		default:
			word, inWord = word+string(b), true
		}
	}
	end()
	return words
}

// checkLegal plays a record move by move, each of which must be on the list of legal ones.
func checkLegal(text string) error {
	record, end, err := warsaw.ReadRecord(text)
	if err != nil {
		return err
	}
	m := warsaw.NewMatch(len(record.Seats), record.Seed, nil)
	var buf [256]warsaw.Action
	for n, move := range record.Actions {
		if !slices.Contains(m.Legal(move.Seat, true, buf[:0]), move.Action) {
			return fmt.Errorf("its action %d is not on the list of legal ones", n+1)
		}
		m.Apply(move.Seat, move.Action, nil)
	}
	if m != end {
		return fmt.Errorf("played anew it ends otherwise")
	}
	return nil
}

// checkDistrict compares a drawn district with its meaning, tile by tile.
func checkDistrict(text, meaning string) error {
	if plainDistrict(text) != plainDistrict(meaning) {
		return errMeansElse
	}
	return nil
}

// plainDistrict lists the tiles of a drawn district from its upper left one on, each with
// what is said of it.
func plainDistrict(text string) string {
	tiles := map[[2]int][]string{} // by column and row
	rows := 0
	for line := range strings.SplitSeq(text, "\n") {
		words := strings.Fields(line)
		if comment := slices.Index(words, "#"); comment >= 0 {
			words = words[:comment]
		}
		if len(words) == 0 {
			continue
		}
		if strings.Trim(words[0], "RCIUP.#") == "" {
			for x, word := range words {
				if word != ".." {
					tiles[[2]int{x, rows / 2}] = append(tiles[[2]int{x, rows / 2}], word)
				}
			}
			rows++
			continue
		}
		at := [2]int{int(words[0][0] - 'A'), int(words[0][1] - '1')}
		for said := range strings.SplitSeq(strings.Join(words[1:], " "), ",") {
			if sign := plainSign(strings.Fields(said)); sign != "" {
				tiles[at] = append(tiles[at], sign)
			}
		}
	}
	left, top := 8, 8
	for at := range tiles {
		left, top = min(left, at[0]), min(top, at[1])
	}
	var lines []string
	for at, said := range tiles {
		slices.Sort(said[2:]) // after the two halves
		lines = append(lines, fmt.Sprint(at[0]-left, at[1]-top, said))
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

// plainSign is one thing said of a tile, or empty where that is as good as nothing said.
func plainSign(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, " ")
	}
	number, _ := strconv.Atoi(words[1])
	switch {
	case number == 0, words[0] == "height" && number == 1:
		return ""
	case words[0] == "height":
		number = 2
	}
	return fmt.Sprint(words[0], " ", number)
}

// checkSettings compares settings with their meaning, field by field. Where a file names a
// field more than once, the last counts; null says nothing.
func checkSettings(text, meaning string) error {
	said, err := plainFields(text)
	if err != nil {
		return err
	}
	meant, err := plainFields(meaning)
	if err != nil {
		return err
	}
	for name, value := range meant {
		found := said[name]
		switch {
		case found == value, found == "" && (value == "0" || value == "false"):
			continue
		}
		a, errA := strconv.ParseFloat(found, 64)
		b, errB := strconv.ParseFloat(value, 64)
		if errA != nil || errB != nil || a != b {
			return fmt.Errorf("%s is %q, but means %q", name, found, value)
		}
	}
	return nil
}

// plainFields returns the values of an object's fields as they are written.
func plainFields(text string) (map[string]string, error) {
	fields := map[string]string{}
	decoder := json.NewDecoder(strings.NewReader(text))
	begin, err := decoder.Token()
	if err != nil || begin == nil { // null as a whole
		return fields, err
	}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return nil, err
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return nil, err
		}
		if name, ok := key.(string); ok && string(value) != "null" {
			fields[fieldNamed(name)] = string(value)
		}
	}
	return fields, nil
}

// fieldNamed returns the name as the settings' own fields are written, in capitals or not.
func fieldNamed(name string) string {
	for _, field := range []string{"Speed", "ReducedMotion", "TextSize", "Sound", "FullScreen"} {
		if strings.EqualFold(field, name) {
			return field
		}
	}
	return name
}
