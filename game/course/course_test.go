package course_test

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"testing"

	"capital/game/course"
	"capital/game/search"
)

func reviewsOf(moves int) []*search.Review[int] {
	reviews := make([]*search.Review[int], moves)
	for move := range reviews {
		r := &search.Review[int]{Seat: move % 2, Sure: move%3 == 0, Samples: 12}
		r.Played = search.Judgement[int]{Action: move, Margin: -1.25}
		r.Best = search.Judgement[int]{Action: move + move%2, Margin: float64(move)}
		r.Margins[0], r.Margins[2] = 3.5, -0.001
		if move%2 == 1 {
			r.Beside.Action, r.Beside.Ahead = move, search.Difference{Mean: float64(move) + 1.25, Sure: r.Sure}
			r.Beside.Entries[0], r.Beside.Entries[23] = search.Difference{Mean: 2.5, Sure: true}, search.Difference{Mean: -0.417}
		}
		reviews[move] = r
	}
	return reviews
}

const text = `capital 1
program 1.0.0
game drill 1
seed 7
seats 2
seat 1 person "Ala # 1"
seat 2 builder "B"
1 a
2 b
1 c
2 d
`

func format(n int) string { return strings.Repeat("x ", n) + "end" }

func parse(words []string) (int, bool) { return len(words) - 1, len(words) > 0 }

// What is written down is read again the same, whatever is known of it.
func TestReviewsAreReadAsTheyWereWritten(t *testing.T) {
	for _, unknown := range []int{-1, 0, 3} {
		want := reviewsOf(4)
		if unknown >= 0 {
			want[unknown] = nil
		}
		data := course.Text(course.Mark(text), []string{"a", "b", "a", "b"}, want, format)
		got, ok := course.Read(data, course.Mark(text), 4, parse)
		if !ok {
			t.Fatalf("%s is not read", data)
		}
		for move := range want {
			if (got[move] == nil) != (want[move] == nil) || got[move] != nil && *got[move] != *want[move] {
				t.Errorf("move %d: %+v, not %+v", move, got[move], want[move])
			}
		}
		losses, ok := course.Losses(data, text, 0)
		if ok != (unknown != 0) {
			t.Errorf("without move %d, all decisions of seat 1 are known: %t", unknown, ok)
		}
		if want := []course.Loss{{0, "a", 1.25}, {2, "a", 0}}; ok && !slices.Equal(losses, want) {
			t.Errorf("%+v", losses)
		}
	}
}

// A course that is damaged anywhere, or is of another record, is of no use.
func TestDamagedCoursesAreOfNoUse(t *testing.T) {
	mark := course.Mark(text)
	data := course.Text(mark, []string{"a", "b", "a", "b"}, reviewsOf(4), format)
	of := func(data []byte, mark string, moves int) bool {
		_, ok := course.Read(data, mark, moves, parse)
		return ok
	}
	for n := range data {
		bad := bytes.Clone(data)
		if bad[n] ^= 1; of(bad, mark, 4) {
			t.Fatalf("it is read with another byte %d", n)
		}
		if of(data[:n], mark, 4) {
			t.Fatalf("the first %d bytes are read", n)
		}
	}
	if of(data, course.Mark(text+"1 e\n"), 5) || of(data, mark, 5) || of(data, course.Mark(strings.Replace(text, "seed 7", "seed 8", 1)), 4) {
		t.Error("it is taken for another record's")
	}
	named := strings.NewReplacer("Ala", "Ola", "program 1.0.0\n", "", "drill 1", "drill 2", "2 b\n", "2 b # aside\n\n# taken back\n").Replace(text)
	if course.Mark(named) != mark {
		t.Error("names, remarks and the version of the rules make another record of it")
	}
}

// TestAMoveTooMany: a course that tells of a move which its record has not is of no use, even where its sum is right.
func TestAMoveTooMany(t *testing.T) {
	mark := course.Mark(text)
	whole := string(course.Text(mark, []string{"a", "b", "a", "b"}, reviewsOf(4), format))
	lines := strings.SplitAfter(whole, "\n")
	n := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, "3 ") })
	for move, useful := range map[string]bool{"3 ": true, "4 ": false, "-1 ": false} {
		lines[n] = move + lines[n][strings.IndexByte(lines[n], ' ')+1:]
		told := strings.Join(lines[:len(lines)-2], "")
		sum := fnv.New64a()
		sum.Write([]byte(told))
		data := fmt.Sprintf("%ssum %x\n", told, sum.Sum64())
		if _, ok := course.Read([]byte(data), mark, 4, parse); ok != useful {
			t.Errorf("with move %q: %t", move, ok)
		}
	}
}
