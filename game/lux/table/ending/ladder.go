package ending

import (
	"slices"
	"strconv"

	"capital/game/lux/table/past"
	"capital/game/lux/table/view"
	"capital/game/scene/results"
	"capital/rules/lux"
)

// ladder tells how well a seat did against ROB, what the next class needs, and what the person's best other match was, if any.
func ladder(art *view.Lux, now past.Match, before *past.Match) *results.Ladder {
	class, margin := now.Class, now.Margin
	told := &results.Ladder{Reached: step(class), Best: step(class)}
	for _, c := range lux.Classes {
		told.Steps = append(told.Steps, results.Step{Words: art.ClassName(c), Needs: margins(c)})
	}
	if next, points, ok := class.Next(margin); ok {
		told.Lines = append(told.Lines, art.Strings.Text("ladder.next", points, art.ClassName(next)))
	}
	switch {
	case before == nil:
	case now.Better(*before):
		told.Lines = append(told.Lines, said(art, "ladder.best.new", *before))
	default:
		told.Best = step(before.Class)
		told.Lines = append(told.Lines, Best(art, *before))
	}
	return told
}

// Best says what the person's best match against ROB was.
func Best(art *view.Lux, best past.Match) string {
	return said(art, "ladder.best", best)
}

// said is how a match came out, in words of a key.
func said(art *view.Lux, key string, m past.Match) string {
	return art.Strings.Text(key, view.MarginWords(m.Margin), art.ClassName(m.Class))
}

// step is the step of a class on the ladder: a tie that is lost is lost.
func step(c lux.Class) int { return max(slices.Index(lux.Classes[:], c), 0) }

// margins are those of a class, in short.
func margins(c lux.Class) string {
	switch c {
	case lux.Loss:
		return "< 0"
	case lux.WorldClass:
		return strconv.Itoa(c.Least()) + "+"
	}
	return strconv.Itoa(c.Least()) + "–" + strconv.Itoa((c+1).Least()-1)
}
