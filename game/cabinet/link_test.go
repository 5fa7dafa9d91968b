//go:build !js

package cabinet

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/link"
	"capital/game/testscope"
	"capital/rules/expo"
	"capital/rules/lux"
	"capital/rules/record"
	"capital/rules/rome"
	"capital/rules/warsaw"
)

// linked is a game as links of its matches are made and opened.
type linked struct {
	of, open func(text string) (string, error)
}

func linkedBy[M, A, E any](rules *record.Rules[M, A, E]) linked {
	return linked{
		of:   func(text string) (string, error) { return link.Of(rules, text) },
		open: func(text string) (string, error) { return link.Open(rules, text) },
	}
}

// links are all games of the cabinet, in its order.
func links() []linked {
	return []linked{linkedBy(warsaw.Rules()), linkedBy(rome.Rules()), linkedBy(lux.Rules()), linkedBy(expo.Rules())}
}

// linkNames are names of seats, some of them as long and strange as names get.
var linkNames = []string{"Anna", "Żaneta", "", "Builder", "ΑΒΓ \"Δ\" \\ Ωμέγα", "Людмила Прокофьевна", "名前は二十四文字までで、これがいちばん長い名前", "a#b.c & d/e?f=g"}

// linkMatch is a match of a game by a seed: all numbers of seats, quick players of all levels, who are any persons, any names and
// options.
func linkMatch(g *lab.Game, options []record.OptionKind, seed uint64) *lab.Match {
	chance := rand.New(rand.NewPCG(seed, 7))
	var levels []string
	for range g.Least + int(seed)%(g.Most-g.Least+1) {
		level := []string{"random", "apprentice", "builder"}[chance.IntN(3)]
		if persons := termsOf(g.Name).Persons; level != "random" && chance.IntN(2) == 0 {
			level += "-" + persons[chance.IntN(len(persons))]
		}
		levels = append(levels, level)
	}
	dealt := chance.Uint64()
	if seed%3 == 0 {
		dealt = seed
	}
	m := lab.NewMatch(dealt, levels, func(string) string { return linkNames[chance.IntN(len(linkNames))] })
	m.Keep = true
	for _, kind := range options {
		value := kind.Values[chance.IntN(len(kind.Values))]
		if kind.For(len(levels)) && kind.Allows(len(levels), value) && value != kind.Values[0] {
			m.Options = append(m.Options, record.Option{Name: kind.Name, Value: value})
		}
	}
	return m
}

func optionsOf(game string) []record.OptionKind {
	return map[string][]record.OptionKind{"rome": rome.Rules().Options, "lux": lux.Rules().Options}[game]
}

// TestEveryMatchHasALink which opens as the same record, byte for byte, and is short enough to be sent.
func TestEveryMatchHasALink(t *testing.T) {
	for n, g := range simulated() {
		lengths := map[int][]int{}
		count := testscope.Count(24, 250)
		err := lab.Each(context.Background(), count, func(match int, o *lab.Outcome) (err error) {
			*o, err = g.Play(context.Background(), linkMatch(&g, optionsOf(g.Name), uint64(match+1)))
			return err
		}, func(match int, o *lab.Outcome) {
			text := strings.Replace(o.Text, "capital 1\n", "capital 1\nprogram 1.0.0\n", match%2)
			made, err := links()[n].of(text)
			if err != nil {
				t.Fatalf("%s %d: %v\n%s", g.Name, match, err, text)
			}
			opened, err := links()[n].open(made)
			if err != nil || opened != text {
				t.Fatalf("%s %d: %v, it is opened as\n%s\ninstead of\n%s", g.Name, match, err, opened, text)
			}
			if strings.Trim(made, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.") != "" {
				t.Fatalf("%s is not for addresses", made)
			}
			seats := strings.Count(text, "\nseat ")
			lengths[seats] = append(lengths[seats], len(made))
		})
		if err != nil {
			t.Fatal(err)
		}
		for seats, all := range lengths {
			slices.Sort(all)
			t.Logf("%s, %d seats, %d matches: median %d, 95 %% %d, most %d", g.Name, seats, len(all), all[len(all)/2], all[len(all)*95/100], all[len(all)-1])
			if all[len(all)/2] >= 1500 {
				t.Errorf("%s: half of the links are longer than 1,500 characters", g.Name)
			}
		}
	}
}

// refused are the reasons for which a link is not opened and for each of which there is a sentence.
var refused = []error{link.ErrNone, link.ErrGame, link.ErrLater, link.ErrEarlier, link.ErrDamaged}

// TestDamagedLinksAreRefused whatever happened to them on their way, for a reason that is told.
func TestDamagedLinksAreRefused(t *testing.T) {
	for n, g := range simulated() {
		o, err := g.Play(t.Context(), linkMatch(&g, optionsOf(g.Name), 5))
		if err != nil {
			t.Fatal(err)
		}
		made, err := links()[n].of(o.Text)
		if err != nil {
			t.Fatal(err)
		}
		chance := rand.New(rand.NewPCG(1, uint64(n)))
		for range testscope.Count(200, 1700) {
			wrong := damaged(chance, made)
			if wrong == made {
				continue
			}
			text, err := links()[n].open(wrong)
			if err == nil || text != "" {
				t.Errorf("%s is opened\n%s", wrong, text)
			}
			if !slices.ContainsFunc(refused, func(reason error) bool { return errors.Is(err, reason) }) {
				t.Errorf("%s is refused with %v, for which there are no words", wrong, err)
			}
		}
	}
}

// damaged is a link with signs changed, lost, added, swapped or cut off.
func damaged(chance *rand.Rand, made string) string {
	const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=% \n\x00ż"
	at := chance.IntN(len(made))
	sign := string(signs[chance.IntN(len(signs))])
	switch chance.IntN(7) {
	case 0:
		return made[:at] + sign + made[at+1:]
	case 1:
		return made[:at] + made[at+1:]
	case 2:
		return made[:at] + sign + made[at:]
	case 3:
		return made[:at]
	case 4:
		return made[at:]
	case 5:
		to := chance.IntN(len(made))
		wrong := []byte(made)
		wrong[at], wrong[to] = wrong[to], wrong[at]
		return string(wrong)
	}
	return made[:at] + strings.ToLower(made[at:])
}

// TestLinksOfEarlierVersionsOpen: those in testdata/links.txt were made once, and no line of them changes. Lines are added where
// a game, its rules or the form of links has another version.
func TestLinksOfEarlierVersionsOpen(t *testing.T) {
	data, err := os.ReadFile("testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for made := range strings.Lines(string(data)) {
		made = strings.TrimSpace(made)
		name, err := link.Game(made)
		if err != nil {
			t.Fatalf("%s: %v", made, err)
		}
		n := slices.Index(Names(), name)
		text, err := links()[n].open(made)
		if err != nil {
			t.Errorf("%s: %v", made, err)
		}
		seen[strings.Join(strings.Split(made, ".")[:3], ".")] = true
		if again, err := links()[n].of(text); again != made {
			t.Errorf("its match has another link now, %s, %v", again, err)
		}
	}
	for n, g := range simulated() {
		o, err := g.Play(t.Context(), linkMatch(&g, nil, 1))
		if err != nil {
			t.Fatal(err)
		}
		made, _ := links()[n].of(o.Text)
		if kind := strings.Join(strings.Split(made, ".")[:3], "."); !seen[kind] {
			t.Errorf("no link %s is kept in testdata/links.txt: add %s", kind, made)
		}
	}
}
