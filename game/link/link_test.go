package link

import (
	"encoding/base64"
	"errors"
	"strings"
	"testing"

	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// texts are records of three-card bidding: whole ones, begun ones, one that nobody has moved in.
func texts() (all []string) {
	rules := recordtest.Rules()
	for seats := 1; seats <= recordtest.MaxSeats; seats++ {
		for seed := range uint64(8) {
			var options []record.Option
			if seed%2 == 1 {
				options = append(options, record.Option{Name: "prizes", Value: "doubled"})
			}
			r, m := recordtest.Played(seats, seed<<(8*seed), recordtest.Guesser, options...)
			r.TakeBacks = record.TakeBacks(seed % 2)
			r.Program = []string{"", "1.2.0-beta.3"}[seed%2]
			all = append(all, rules.Text(&r, &m))
			r.Actions = r.Actions[:int(seed)%len(r.Actions)]
			m, _ = rules.Replay(&r, nil)
			all = append(all, rules.Text(&r, &m))
		}
	}
	return all
}

func TestWhatIsOpenedIsTheSameText(t *testing.T) {
	for _, text := range texts() {
		made, err := Of(recordtest.Rules(), text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		opened, err := Open(recordtest.Rules(), made)
		if err != nil || opened != text {
			t.Errorf("%s: %v\n%s\ninstead of\n%s", made, err, opened, text)
		}
		if name, err := Game(made); name != "bidding" || err != nil {
			t.Errorf("it is of the game %q, %v", name, err)
		}
	}
}

func TestWhatALinkCannotTellHasNone(t *testing.T) {
	text := texts()[0]
	for _, other := range []string{text + "# a remark\n", strings.TrimSuffix(text, "\n"), strings.Replace(text, "seed 0", "seed  0", 1), text[:strings.Index(text, "result")]} {
		if made, err := Of(recordtest.Rules(), other); err == nil {
			t.Errorf("%q has the link %s", other, made)
		}
	}
	if _, err := Of(recordtest.Rules(), "capital 2"); err == nil {
		t.Error("what is no record has a link")
	}
}

func TestWrongLinksAreRefusedInWords(t *testing.T) {
	made, err := Of(recordtest.Rules(), texts()[0])
	if err != nil {
		t.Fatal(err)
	}
	payload := strings.TrimPrefix(made, "1.bidding.1.")
	for wrong, want := range map[string]error{
		"": ErrNone, "settings": ErrNone, "1.bidding.1": ErrNone, "1.bidding.1." + payload + ".": ErrNone, "0.bidding.1." + payload: ErrNone,
		"-1.bidding.1." + payload: ErrNone, "1.bidding.01." + payload: ErrNone, "1.bidding.x." + payload: ErrNone, "1.bidding.1." + strings.Repeat("A", Longest): ErrNone,
		"2.bidding.1." + payload: ErrLater, "2": ErrLater, "1.bidding.2." + payload: ErrLater, "1.bidding.0." + payload: ErrEarlier,
		"1.chess.1." + payload: ErrGame, "1..1." + payload: ErrGame,
		"1.bidding.1.": ErrDamaged, "1.bidding.1." + payload[1:]: ErrDamaged, "1.bidding.1." + payload[:len(payload)-1]: ErrDamaged, made + "A": ErrDamaged,
		made + "=": ErrDamaged, made + "\n": ErrDamaged, "1.bidding.1.AAAA": ErrDamaged, "1.bidding.1." + strings.Repeat("_", Longest-20): ErrDamaged,
	} {
		if text, err := Open(recordtest.Rules(), wrong); !errors.Is(err, want) || text != "" {
			t.Errorf("%.60q: %v instead of %v", wrong, err, want)
		}
	}
}

// FuzzOpen opens any numbers: never a panic, and what is a record has that link and no other.
func FuzzOpen(f *testing.F) {
	for _, text := range texts() {
		made, err := Of(recordtest.Rules(), text)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(made)
		data, _ := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(made, "1.bidding.1."))
		f.Add("1.bidding.1." + base64.RawURLEncoding.EncodeToString(append(data, 1)))
	}
	f.Fuzz(func(t *testing.T, made string) {
		text, err := Open(recordtest.Rules(), made)
		if err != nil {
			return
		}
		if again, err := Of(recordtest.Rules(), text); again != made || err != nil {
			t.Errorf("%q is opened, whose link is %q, %v", made, again, err)
		}
	})
}
