package link

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// bidding are the terms of the game of these tests.
func bidding() *Terms {
	r := recordtest.Rules()
	return &Terms{Game: r.Name, Version: r.Version, Least: r.Least, Most: r.Most, Options: r.Options, Persons: []string{"livia", "otto", "sawa"}}
}

// anyChallenge is one by chance.
func anyChallenge(t *Terms, chance *rand.Rand) Challenge {
	c := Challenge{Game: t.Game, Version: t.Version, Seed: chance.Uint64() >> chance.IntN(64), TakeBacks: record.TakeBacks(chance.IntN(2))}
	for range t.Least + chance.IntN(t.Most-t.Least+1) {
		who := record.Seat{Player: []string{person, "apprentice", "architect", "master"}[chance.IntN(4)]}
		if who.Player != person && chance.IntN(2) == 0 {
			who.Persona = t.Persons[chance.IntN(len(t.Persons))]
		}
		c.Players = append(c.Players, who.Kind())
	}
	for _, kind := range t.Options {
		value := chance.IntN(len(kind.Values))
		if value > 0 && kind.For(len(c.Players)) && kind.Allows(len(c.Players), kind.Values[value]) {
			c.Options = append(c.Options, record.Option{Name: kind.Name, Value: kind.Values[value]})
		}
	}
	c.From = []string{"", "Livia", "Żaneta", "Людмила", "名前は二"}[chance.IntN(5)]
	if c.Played = chance.IntN(2) == 0; c.Played {
		c.Points = chance.IntN(300) - 40
	}
	return c
}

// TestChallengesComeBack whole from their codes, however those are written, and no code is long.
func TestChallengesComeBack(t *testing.T) {
	terms, chance := bidding(), rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		c := anyChallenge(terms, chance)
		code, err := terms.Code(c)
		if err != nil || len(code) >= 120 || !IsChallenge(code) {
			t.Fatalf("%+v: %q, %v", c, code, err)
		}
		typed := strings.ToUpper(strings.NewReplacer("0", "o", "1", "l").Replace(code[len("c1.bidding.1."):]))
		for _, given := range []string{code, strings.ToUpper(code), "C" + code[1:len("c1.bidding.1.")] + typed} {
			if opened, err := terms.OpenChallenge(given); err != nil || opened.text() != c.text() {
				t.Fatalf("%q is opened as %+v, %v, not %+v", given, opened, err, c)
			}
		}
		if name, err := ChallengeGame(code); name != terms.Game || err != nil {
			t.Fatalf("%q is of %q, %v", code, name, err)
		}
	}
}

// TestLongChallengesAreCut in the name of who sends them, and what can't be told has no code.
func TestLongChallengesAreCut(t *testing.T) {
	terms := bidding()
	c := Challenge{Seed: 1<<64 - 1, Players: []string{person, strings.Repeat("a", 20), strings.Repeat("b", 20), strings.Repeat("c", 12)}, From: strings.Repeat("Ż", 24)}
	code, err := terms.Code(c)
	if err != nil || len(code) > LongestChallenge {
		t.Fatal(code, err)
	}
	opened, err := terms.OpenChallenge(code)
	if err != nil || opened.From == "" || len(opened.From) >= len(c.From) || !strings.HasPrefix(c.From, opened.From) {
		t.Errorf("it is from %q, %v", opened.From, err)
	}
	for name, c := range map[string]Challenge{
		"players": {Players: []string{person, strings.Repeat("a", 24), strings.Repeat("b", 24), strings.Repeat("c", 24), strings.Repeat("d", 24)}},
		"points":  {Players: []string{person}, Played: true, Points: mostPoints + 1},
		"a word":  {Players: []string{"A B"}},
		"nobody":  {Players: []string{person, "master-nobody"}},
	} {
		if code, err := terms.Code(c); !errors.Is(err, ErrLong) {
			t.Errorf("%s: %q, %v", name, code, err)
		}
	}
}

// TestDamagedChallengesAreRefused whatever became of their letters.
func TestDamagedChallengesAreRefused(t *testing.T) {
	terms, chance := bidding(), rand.New(rand.NewPCG(3, 4))
	const signs = "0123456789abcdefghjkmnpqrstvwxyz.-#% ouil"
	whole := map[string]bool{}
	refused := 0
	for refused < 5000 {
		c := anyChallenge(terms, chance)
		code, err := terms.Code(c)
		if err != nil {
			t.Fatal(err)
		}
		whole[code] = true
		damaged := []byte(code)
		for n := 1 + chance.IntN(3); n > 0 && len(damaged) > 0; n-- {
			at := chance.IntN(len(damaged))
			switch chance.IntN(4) {
			case 0:
				damaged[at] = signs[chance.IntN(len(signs))]
			case 1:
				damaged = append(damaged[:at:at], damaged[at+1:]...)
			case 2:
				damaged = append(damaged[:at:at], append([]byte{signs[chance.IntN(len(signs))]}, damaged[at:]...)...)
			case 3:
				damaged = damaged[:at+1]
			}
		}
		meant, prefix := string(damaged), code[:len("c1.bidding.1.")]
		if strings.HasPrefix(meant, prefix) {
			meant = prefix + alike.Replace(meant[len(prefix):])
		}
		if whole[meant] {
			continue
		}
		if opened, err := terms.OpenChallenge(string(damaged)); err == nil {
			t.Fatalf("%q, made of %q, is opened as %+v", damaged, code, opened)
		}
		refused++
	}
}

// TestOtherChallengesAreRefused each with its reason.
func TestOtherChallengesAreRefused(t *testing.T) {
	terms := bidding()
	code, err := terms.Code(Challenge{Seed: 7, Players: []string{person, "planner"}})
	if err != nil {
		t.Fatal(err)
	}
	payload := code[len("c1.bidding.1."):]
	for given, want := range map[string]error{
		"c3.bidding.1." + payload: ErrLater, "c2.bidding.1." + payload: ErrDamaged, "c1.bidding.2." + payload: ErrLater, "c1.bidding.0." + payload: ErrEarlier,
		"c1.chess.1." + payload: ErrGame, "c1.bidding.1.": ErrDamaged, "c1.bidding.1": ErrDamaged, "c0.bidding.1." + payload: ErrNone,
		"1.bidding.1." + payload: ErrNone, "": ErrNone, "capital": ErrNone, code + "u": ErrDamaged, code + "\n": ErrDamaged,
		code + strings.Repeat("0", 120): ErrDamaged,
	} {
		if _, err := terms.OpenChallenge(given); !errors.Is(err, want) {
			t.Errorf("%q is refused with %v, not %v", given, err, want)
		}
	}
}

// TestACodeStays as it was once given out, in either form.
func TestACodeStays(t *testing.T) {
	terms := bidding()
	c := Challenge{Seed: 20261124, TakeBacks: record.TakeBacksUntilRevealed, From: "Livia", Played: true, Points: 12}
	c.Options = []record.Option{{Name: terms.Options[0].Name, Value: terms.Options[0].Values[1]}}
	for want, players := range map[string][]string{
		"c1.bidding.1.51rxw2jnjnj7t6kzhtebhf46xph4728v3y4291jj07t04":   {person, "planner", "planner", "guesser"},
		"c2.bidding.1.51rxw2jnkz8kaxaxvts1ymz2qywm1e7ggnrpkankega220r": {person, "planner-sawa", "planner", "guesser-livia"},
	} {
		c.Players = players
		if code, err := terms.Code(c); code != want || err != nil {
			t.Errorf("it is %s, %v", code, err)
		}
		c.Game, c.Version = terms.Game, terms.Version
		if opened, err := terms.OpenChallenge(want); err != nil || opened.text() != c.text() {
			t.Errorf("%s is opened as %+v, %v", want, opened, err)
		}
	}
}
