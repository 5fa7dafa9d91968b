package warsaw

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"capital/rules/random"
	"capital/rules/record"
)

// FuzzReadRecord reads any text: never a panic, and what is accepted is written so
// that it reads back the same.
func FuzzReadRecord(f *testing.F) {
	for seats := 2; seats <= MaxSeats; seats++ {
		data, err := os.ReadFile(goldenFile(seats))
		if err != nil {
			f.Fatal(err)
		}
		lines := strings.SplitAfter(string(data), "\n")
		for _, n := range []int{2, 5, 9, len(lines) / 2, len(lines) - 3, len(lines)} {
			f.Add(strings.Join(lines[:n], ""))
		}
	}
	head := "capital 1\ngame warsaw " + version + "\nseed 1\nseats 2\nseat 1 person \"A # \\u017b \\\" B\"\nseat 2 x \"\"\n"
	for _, action := range []string{"1 keep window 0,-1 tall", "1 keep piece 0,0", "2 lose 0,0 1,0", "1 sell coins okecie-airport", "2 split 2", "1 finish", "result 1 0 0", "1 place metro -128,127", "takebacks until-revealed\n1 finish"} {
		f.Add(head + action)
	}
	f.Fuzz(func(t *testing.T, text string) {
		read, m, err := ReadRecord(text)
		if err != nil {
			line, ok := err.(*record.LineError)
			if !ok || line.Line < 1 || line.Line > strings.Count(text, "\n")+1 || line.What == "" || len(line.What) > 600 || strings.Contains(line.What, "\n") {
				t.Fatalf("error %q", err)
			}
			return
		}
		if err := m.Invariants(); err != nil {
			t.Fatal(err)
		}
		written := Rules().Text(&read, &m)
		again, m2, err := ReadRecord(written)
		if err != nil || !reflect.DeepEqual(again, read) || m2 != m {
			t.Fatalf("written back as\n%s%v", written, err)
		}
	})
}

// FuzzParseDistrict reads any picture: never a panic, and what is accepted is
// written so that it reads back the same.
func FuzzParseDistrict(f *testing.F) {
	for _, picture := range []string{city + "arsenal", full, horseshoe, homesBeside(9), "RR\nRR\nA1 vp 255, coins 0, height 9 # so", ".. RR\n.. RR", "## ##\n## ##\n\nA1 metro\nB1 saxon-palace, height 2"} {
		f.Add(picture)
	}
	f.Fuzz(func(t *testing.T, picture string) {
		d, err := ParseDistrict(picture)
		if err != nil {
			line, ok := err.(*record.LineError)
			if !ok || line.Line < 1 || line.Line > strings.Count(picture, "\n")+1 || line.What == "" || len(line.What) > 600 || strings.Contains(line.What, "\n") {
				t.Fatalf("error %q", err)
			}
			return
		}
		again, err := ParseDistrict(d.Picture())
		if err != nil || again != d {
			t.Fatalf("written as\n%s%v", d.Picture(), err)
		}
		d.Income(nil)
		d.AreaCount()
	})
}

// FuzzApply carries out whatever the bytes say: nine bytes an attempt. The first
// says who and whether to take a listed action instead.
func FuzzApply(f *testing.F) {
	f.Add(uint64(1), uint8(0), []byte(nil))
	r := random.Source(5)
	for n := range 24 {
		attempts := make([]byte, 9*[]int{40, 400, 2000}[n%3])
		for i := range attempts {
			attempts[i] = byte(r.Next())
			if i%9 == 0 && r.Below(8) > 0 {
				attempts[i] |= 0x80
			}
		}
		f.Add(r.Next(), byte(n), attempts)
	}
	f.Fuzz(func(t *testing.T, seed uint64, seats uint8, attempts []byte) {
		var buf [512]Action
		m := NewMatch(2+int(seats%3), seed, nil)
		if seats&0x10 != 0 {
			for s := range m.Seats() {
				m.players[s].Coins = 500
			}
		}
		for ; len(attempts) >= 9; attempts = attempts[9:] {
			b := attempts[:9]
			seat := int(b[0] & 7)
			a := Action{ActionKind(b[1]), TileID(b[2]), b[3], b[4], Space{int8(b[5]), int8(b[6])}, Space{int8(b[7]), int8(b[8])}}
			var legal []Action
			if seat < m.Seats() {
				legal = m.Legal(seat, true, buf[:0])
			}
			if b[0]&0x80 != 0 && len(legal) > 0 {
				a = legal[(int(b[1])<<8|int(b[2]))%len(legal)]
			}
			before := m
			reason := m.Apply(seat, a, func(Event) {})
			if reason.OK() != slices.Contains(legal, a) {
				t.Fatalf("seat %d, %+v: listed or not, but %v", seat, a, reason)
			}
			if !reason.OK() {
				if m != before {
					t.Fatalf("seat %d, %+v: refused, and changed the match", seat, a)
				}
				continue
			}
			if err := m.Invariants(); err != nil {
				t.Fatalf("seat %d, %+v: %v", seat, a, err)
			}
			for s := range m.Seats() {
				m.View(s)
			}
		}
	})
}
