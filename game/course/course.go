// Package course writes down how good the moves of a match were, so that none is thought about twice. The record of the match stays
// the only truth: a course says of which record it is, and by which program it was worked out. Of any other it is of no use, nor is
// one that is damaged. Then it is worked out anew.
//
// The text form has a head, a line for every move that is known, and a sum of all that:
//
//	course 1 1.0.0 12             the form, the version of the program, and in how many samples each move was tried
//	of 92f1c07d3a55e0b4 143       the record: see Mark, and how many moves it has
//	57 2 build sure 12 -250 3417|3417 -3500|build A B|pick C|0:-417! 3:1250
//	sum 1f00a2…
//
// A line of a move has its number from 0, its seat from 1, the kind of decision, whether the loss is sure, the samples, and by how
// much the move played and the best were ahead; then the margins of all seats, the two moves in the game's words, and what the best
// has more of. All is in thousandths of a point.
package course

import (
	"bytes"
	"hash/fnv"
	"math"
	"strconv"
	"strings"

	"capital/game/about"
	"capital/game/search"
	"capital/rules/record"
)

// Form is the version of the form. It is raised, too, where the same program reviews moves otherwise than before.
const Form = 1

// Samples is how long is thought about one move: in so many matches.
const Samples = 12

// head is how the course begins of a match with a record of so many moves.
func head(mark string, moves int) string {
	return "course " + strconv.Itoa(Form) + " " + about.Release + " " + strconv.Itoa(Samples) + "\nof " + mark + " " + strconv.Itoa(moves) + "\n"
}

// Mark tells a record from every other, by its text: by the deal, the options and the moves. Who sits there does not count.
func Mark(text string) string {
	sum := fnv.New64a()
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		switch words[0] {
		case "capital", "program", "seat", "takebacks", "result":
			continue
		case "game":
			words = words[:min(len(words), 2)] // the version of its rules that is written is that of who wrote it
		}
		sum.Write([]byte(strings.Join(words, " ")))
		sum.Write([]byte{'\n'})
	}
	return strconv.FormatUint(sum.Sum64(), 16)
}

// Text writes down what is known of the moves of a record, by its mark: their reviews, nil where nothing is, and of which kind each
// decision was, in a word.
func Text[A comparable](mark string, kinds []string, reviews []*search.Review[A], format func(A) string) []byte {
	var b bytes.Buffer
	b.WriteString(head(mark, len(reviews)))
	for move, r := range reviews {
		if r == nil {
			continue
		}
		b.WriteString(strconv.Itoa(move) + " " + strconv.Itoa(r.Seat+1) + " " + kinds[move] + " " + sureWord(r.Sure) + " " + strconv.Itoa(r.Samples))
		b.WriteString(" " + thousandths(r.Played.Margin) + " " + thousandths(r.Best.Margin) + "|")
		b.WriteString(strings.Join(marginWords(r.Margins), " "))
		b.WriteString("|" + format(r.Played.Action) + "|" + format(r.Best.Action) + "|")
		b.WriteString(strings.Join(besideWords(&r.Beside.Entries), " ") + "\n")
	}
	b.WriteString(sumLine(b.Bytes()))
	return b.Bytes()
}

func sureWord(sure bool) string {
	if sure {
		return "sure"
	}
	return "maybe"
}

func thousandths(points float64) string { return strconv.Itoa(int(math.Round(1000 * points))) }

// marginWords are the margins, but for the last ones that are 0.
func marginWords(margins search.Margins) (words []string) {
	for seat, m := range margins {
		if m != 0 {
			for len(words) < seat {
				words = append(words, thousandths(margins[len(words)]))
			}
			words = append(words, thousandths(m))
		}
	}
	return words
}

// besideWords are the entries that are not 0: each with its number and, where it is sure, a sign.
func besideWords(entries *[search.Entries]search.Difference) (words []string) {
	for n, d := range entries {
		if d == (search.Difference{}) {
			continue
		}
		word := strconv.Itoa(n) + ":" + thousandths(d.Mean)
		if d.Sure {
			word += "!"
		}
		words = append(words, word)
	}
	return words
}

func sumLine(data []byte) string {
	sum := fnv.New64a()
	sum.Write(data)
	return "sum " + strconv.FormatUint(sum.Sum64(), 16) + "\n"
}

// lines are the lines of the moves of a course, where it is of the record and of this program, and whole.
func lines(data []byte, mark string, moves int) (text string, ok bool) {
	at := bytes.LastIndex(data, []byte("sum "))
	if at < 0 || string(data[at:]) != sumLine(data[:at]) {
		return "", false
	}
	return strings.CutPrefix(string(data[:at]), head(mark, moves))
}

// Read reads what is known of the moves of a record that has so many, or nothing where the course is of no use.
func Read[A comparable](data []byte, mark string, moves int, parse func(words []string) (A, bool)) (reviews []*search.Review[A], ok bool) {
	text, ok := lines(data, mark, moves)
	if !ok {
		return nil, false
	}
	reviews = make([]*search.Review[A], moves)
	for line := range strings.Lines(text) {
		l := lineOf(line)
		r := &search.Review[A]{Seat: l.seat, Sure: l.sure, Samples: l.samples}
		r.Played.Margin, r.Best.Margin = l.played, l.best
		l.readMargins(&r.Margins)
		l.readBeside(&r.Beside.Entries)
		var played, best bool
		r.Played.Action, played = parse(strings.Fields(l.part(2)))
		r.Best.Action, best = parse(strings.Fields(l.part(3)))
		if l.bad || !played || !best || l.move >= moves {
			return nil, false
		}
		if r.Best.Action != r.Played.Action {
			r.Beside.Action, r.Beside.Ahead = r.Played.Action, search.Difference{Mean: r.Loss(), Sure: r.Sure}
		}
		reviews[l.move] = r
	}
	return reviews, true
}

// line is a line of a move as it is read.
type line struct {
	parts               []string
	move, seat, samples int
	kind                string
	sure                bool
	played, best        float64
	bad                 bool // it is no such line
}

func lineOf(text string) line {
	l := line{parts: strings.Split(strings.TrimSuffix(text, "\n"), "|")}
	words := strings.Fields(l.parts[0])
	if len(words) != 7 || len(l.parts) != 5 {
		return line{bad: true}
	}
	l.move, l.seat, l.kind, l.sure, l.samples = l.number(words[0]), l.number(words[1])-1, words[2], words[3] == sureWord(true), l.number(words[4])
	l.played, l.best = l.points(words[5]), l.points(words[6])
	l.bad = l.bad || l.move < 0 || l.seat < 0 || l.seat >= record.MostSeats
	return l
}

func (l *line) part(n int) string {
	if n < len(l.parts) {
		return l.parts[n]
	}
	return ""
}

func (l *line) number(word string) int {
	n, err := strconv.Atoi(word)
	l.bad = l.bad || err != nil
	return n
}

func (l *line) points(word string) float64 { return float64(l.number(word)) / 1000 }

func (l *line) readMargins(margins *search.Margins) {
	words := strings.Fields(l.part(1))
	if len(words) > len(margins) {
		l.bad = true
		return
	}
	for seat, word := range words {
		margins[seat] = l.points(word)
	}
}

func (l *line) readBeside(entries *[search.Entries]search.Difference) {
	for _, word := range strings.Fields(l.part(4)) {
		number, mean, _ := strings.Cut(word, ":")
		mean, sure := strings.CutSuffix(mean, "!")
		n := l.number(number)
		if n < 0 || n >= len(entries) {
			l.bad = true
			return
		}
		entries[n] = search.Difference{Mean: l.points(mean), Sure: sure}
	}
}

// Loss is what a decision was, and by how many points another one would have been better.
type Loss struct {
	Move   int
	Kind   string
	Points float64 // 0 where chance may explain it
}

// Losses are the losses of all decisions of a seat in the match of a record, by its text. They are not ok where not all of them are
// known.
func Losses(data []byte, recordText string, seat int) (losses []Loss, ok bool) {
	moves, own := movesOf(recordText, seat)
	text, ok := lines(data, Mark(recordText), moves)
	if !ok {
		return nil, false
	}
	for line := range strings.Lines(text) {
		l := lineOf(line)
		if l.bad {
			return nil, false
		}
		if l.seat != seat {
			continue
		}
		loss := Loss{Move: l.move, Kind: l.kind}
		if l.sure {
			loss.Points = l.best - l.played
		}
		losses = append(losses, loss)
	}
	return losses, len(losses) == own
}

// movesOf counts the moves of a record, and those of a seat.
func movesOf(text string, seat int) (all, own int) {
	for line := range strings.Lines(text) {
		word, _, more := strings.Cut(strings.TrimSpace(line), " ")
		if n, err := strconv.Atoi(word); more && err == nil {
			all++
			if n == seat+1 {
				own++
			}
		}
	}
	return all, own
}
