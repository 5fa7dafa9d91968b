package stress

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"capital/game/stress"
	"capital/rules/warsaw"
)

// drawAnew reads a drawn district and draws it anew.
func drawAnew(text string) (string, error) {
	district, err := warsaw.ParseDistrict(text)
	if err != nil {
		return "", err
	}
	return district.Picture(), nil
}

// drawnDistricts draws the districts of recorded matches.
func drawnDistricts(records []string) []string {
	texts := []string{"RR RC ..\nRP PC ..\n\nCC ## II\nCR ## IP\n\nB2 arsenal\nA1 transport\nC2 coins 2, transport, height 3\n"}
	for _, text := range records {
		_, m, err := warsaw.ReadRecord(text)
		if err != nil {
			panic(err) // it was just played
		}
		for s := range m.Seats() {
			texts = append(texts, m.Player(s).District.Picture())
		}
	}
	return texts
}

// checkDistrict compares a drawn district with its meaning, tile by tile.
func checkDistrict(text, meaning string) error {
	if plainDistrict(text) != plainDistrict(meaning) {
		return stress.ErrMeansElse
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
