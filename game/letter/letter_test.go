package letter

import "testing"

func TestLettersAreTold(t *testing.T) {
	const link, record = "1.rome.4.AAAA", "capital 1\ngame rome 4\n"
	if got, ok := OfLink(Link(link)); got != link || !ok {
		t.Errorf("the link of a letter is %q, %t", got, ok)
	}
	for _, text := range []string{Text(record), "# by letter 1\r\n" + record} {
		if got, ok := OfText(text); got != record || !ok {
			t.Errorf("the record of %q is %q, %t", text, got, ok)
		}
	}
	for given, later := range map[string]bool{
		"": false, link: false, record: false, Link(link): false, Text(record): false, "t": false, "t2": false, "tx.1": false, "t0." + link: false, "# by letter": false,
		"# by letter x": false, "t2." + link: true, "t12.": true, "# by letter 2\n" + record: true,
	} {
		if Later(given) != later {
			t.Errorf("%q is of a later form: %t", given, !later)
		}
		if _, ok := OfLink(given); ok != (given == Link(link)) {
			t.Errorf("%q is a letter's link: %t", given, ok)
		}
		if _, ok := OfText(given); ok != (given == Text(record)) {
			t.Errorf("%q is a letter's text: %t", given, ok)
		}
	}
}

func TestRecordsAreCompared(t *testing.T) {
	const head, other = "capital 1\nseed 12\nseat 1 person \"A\"\n", "capital 1\nprogram 1.1.0\nseed 12\nseat 1 person \"Ala\"\n"
	for _, c := range []struct {
		one, other           string
		ones, others, common int
	}{
		{head, other, 0, 0, 0},
		{head + "1 bid 2\n", other + "1  bid 2 # so\r\n2 bid 3\n", 1, 2, 1},
		{head + "1 bid 2\n2 bid 4\n# taken back after 1 moves\n# 2 bid 3\n", other + "1 bid 2\n2 bid 3\nresult 1 4\n", 2, 2, 1},
		{head + "2 bid 2\n", other + "1 bid 2\n", 1, 1, 0},
	} {
		if ones, others, common := Parted(c.one, c.other); ones != c.ones || others != c.others || common != c.common {
			t.Errorf("%q and %q: %d, %d, %d", c.one, c.other, ones, others, common)
		}
	}
	if seats := Seats(head + "3 bid 2\n1 bid 3\n3 bid 1\n"); len(seats) != 2 || seats[0] != 2 || seats[1] != 0 {
		t.Errorf("seats %v have moved", seats)
	}
}
