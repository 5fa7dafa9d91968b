//go:build !js

package tabletest

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/letter"
	"capital/game/play"
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/game/scene/results"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
)

// place is where one person of a match by letter plays: a program with a store of its own.
type place[M any, A comparable, E, P any] struct {
	*match[M, A, E, P] // at the table, once there is one
	Program[M, A, E, P]
	t    testing.TB
	game Game[M, A, E, P]
	name string
	seat int
	said []string
	read int // so many lines of the log were looked at: what they tell may be said of other things by now
}

// places are those of so many people.
func (g Game[M, A, E, P]) places(t testing.TB, seats []record.Seat, people int) (all []*place[M, A, E, P]) {
	for seat := range people {
		p := &place[M, A, E, P]{Program: g.Open(t, still()), t: t, game: g, name: seats[seat].Name, seat: seat}
		p.App.Listen(func(told narration.Told) { p.said = append(p.said, told.Words) })
		p.App.ShowTitle()
		p.tick()
		t.Cleanup(p.App.End)
		all = append(all, p)
	}
	return all
}

// tick lets time pass in which the person does something: enough to be told what came of it.
func (p *place[M, A, E, P]) tick(kinds ...input.Kind) {
	p.t.Helper()
	var intents []input.Intent
	for _, kind := range kinds {
		intents = append(intents, input.Intent{Kind: kind})
	}
	if err := scene.Tick(p.App, 0.25, intents...); err != nil {
		p.t.Fatal(err)
	}
}

// await lets time pass until something was said since the last thing that was waited for.
func (p *place[M, A, E, P]) await(words string) (said string) {
	p.t.Helper()
	drive.Until(p.t, words, func() bool {
		for n, said := range p.said {
			if strings.Contains(said, words) {
				p.said = slices.Clone(p.said[n:])
				return true
			}
		}
		p.tick()
		return false
	})
	return p.said[0]
}

// push goes to a button and presses it.
func (p *place[M, A, E, P]) push(words string) {
	p.t.Helper()
	for range 20 {
		if last := p.said[max(len(p.said)-1, 0):]; len(last) == 1 && strings.Contains(last[0], words) && strings.Contains(last[0], "button") {
			p.said = nil
			p.tick(input.Confirm)
			return
		}
		p.tick(input.Next)
		p.tick()
	}
	p.t.Fatalf("%s: no button says %q, but %q", p.name, words, p.said)
}

// opens opens a letter: at first it says who it is, and then lifts the cover.
func (p *place[M, A, E, P]) opens(letter string, first bool) {
	p.t.Helper()
	p.said = nil
	p.App.OpenMatch(letter)
	if first {
		p.await("Who are you?")
		p.push(p.name)
	}
	if over := strings.Contains(letter, "\nresult "); !over {
		if cover := p.await("A letter for"); !strings.Contains(cover, p.name) {
			p.t.Fatalf("%s is shown %q", p.name, cover)
		}
		p.tick(input.Confirm)
	}
	p.sits()
}

// sits waits for the table.
func (p *place[M, A, E, P]) sits() {
	p.t.Helper()
	drive.Until(p.t, "there is a table", func() bool {
		p.tick()
		s, ok := p.App.Shown().(Screen[A, E, P])
		if ok && (p.match == nil || p.screen != s) {
			p.match = &match[M, A, E, P]{p.game.Course(s), p.t, p.game, p.App, p.Game.Words, s}
		}
		_, over := p.App.Shown().(*results.Screen)
		return ok || over
	})
}

// discreet checks that the table is seen from the person's own seat, and tells and shows nothing that is hidden from it.
func (p *place[M, A, E, P]) discreet() (kept int) {
	p.t.Helper()
	if p.Seat != p.seat {
		p.t.Fatalf("%s in seat %d sees the table from seat %d", p.name, p.seat, p.Seat)
	}
	if p.game.Honest != nil {
		p.game.Honest(p.t, p.screen)
	}
	if p.game.Secrets == nil {
		return 0
	}
	own, log := p.game.Secrets(p.screen, p.seat), p.screen.Shown().Told()
	said := strings.TrimPrefix(p.match.told(), strings.Join(log[:min(p.read, len(log))], "\n"))
	p.read = len(log)
	for seat := range p.Session.Seats() {
		for _, secret := range p.game.Secrets(p.screen, seat) {
			if seat == p.seat || slices.Contains(own, secret) {
				continue
			}
			if kept++; strings.Contains(said, secret) {
				p.t.Fatalf("%q of seat %d is told to %s: %q", secret, seat, p.name, said)
			}
		}
	}
	return kept
}

var keptAs = regexp.MustCompile(`Kept as (\S+) in (.+)$`)

// plays makes all that its seat owes, and saves the letter that is then to be sent on.
func (p *place[M, A, E, P]) plays() (sent string, kept int) {
	p.t.Helper()
	offered := func() bool {
		return slices.ContainsFunc(p.said, func(said string) bool {
			return strings.Contains(said, "Once it is sent") || strings.Contains(said, "do not know yet")
		})
	}
	drive.Until(p.t, "it is to be sent on", func() bool {
		p.tick()
		if offered() {
			return true
		}
		if p.App.Shown() != scene.Scene(p.screen) {
			return false
		}
		kept += p.discreet()
		if p.screen.Shown().Announced() != nil {
			p.tick(input.Confirm)
		} else if p.atRest() && p.Free() && p.screen.Saved() && p.Sheet == nil && !p.Waits() {
			p.screen.Hand().Forget()
			p.Do(p.choose())
		}
		return false
	})
	p.said = nil
	p.tick(input.Confirm)
	found := keptAs.FindStringSubmatch(p.await("Kept as "))
	data, err := os.ReadFile(filepath.Join(found[2], found[1]))
	if err != nil {
		p.t.Fatal(err)
	}
	if _, can := p.Session.CanUndo(); can {
		p.t.Fatalf("%s may take back what is sent", p.name)
	}
	return string(data), kept
}

// AMatchGoesRoundByLetter among people with a store each, beside a computer player and without, to its end; tried thoroughly, some
// matches do. At each place the table is that of one seat, and tells and shows nothing hidden. A letter that comes again, however
// old, takes nothing away. In the end everybody sees the results.
func AMatchGoesRoundByLetter[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	people := min(3, g.Rules.Most)
	for computers := range min(1, g.Rules.Most-people) + 1 {
		for n := range testscope.Count(1, 5) {
			t.Run(fmt.Sprintf("%d computers, %d", computers, n), func(t *testing.T) { g.goesRound(t, people, computers, uint64(7+n)) })
		}
	}
}

// goesRound sends a match by letter round to its end.
func (g Game[M, A, E, P]) goesRound(t *testing.T, people, computers int, seed uint64) {
	seats := g.seats(people, computers)
	all := g.places(t, seats, people)
	now := all[0]
	now.App.Begin(scene.Config{Seed: seed, Seats: seats, ByLetter: true})
	now.sits()
	first, secrets := "", 0
	opened := map[int]bool{0: true}
	for turn := 0; ; turn++ {
		sent, kept := now.plays()
		if secrets += kept; first == "" {
			first = sent
		}
		was, ok := letter.OfText(sent)
		if !ok {
			t.Fatalf("what is sent is no letter:\n%s", sent)
		}
		if now.Over() {
			for _, p := range all {
				p.ends(sent, was)
			}
			break
		}
		if turn%5 == 4 { // the first letter comes again, and who has just played is where it was
			now.opens(first, false)
			if got := now.text(); got != was {
				t.Fatalf("the first letter has made of\n%s\nthis\n%s", was, got)
			}
		}
		next := now.Session.Next()
		if now = all[next]; next < 0 {
			t.Fatal("the letter goes to nobody")
		}
		now.opens(sent, !opened[next])
		opened[next] = true
	}
	if g.Secrets != nil && secrets == 0 || len(opened) < people {
		t.Errorf("%d secrets are kept by %d people", secrets, len(opened))
	}
}

// ends opens the last letter: there are the results, and the next letter is the same.
func (p *place[M, A, E, P]) ends(sent, was string) {
	p.t.Helper()
	if p.match != nil && p.Over() {
		p.tick(input.Cancel)
	} else {
		p.opens(sent, false)
	}
	drive.Until(p.t, "there are results", func() bool { p.tick(); _, over := p.App.Shown().(*results.Screen); return over })
	over := p.App.Shown().(*results.Screen)
	if shared, _ := letter.OfText(over.Shared()); shared != was {
		p.t.Errorf("%s shares\n%s\nof\n%s", p.name, shared, was)
	}
	letters, err := p.App.Store.Letters()
	finished, failed := p.App.Store.Finished()
	if err != nil || failed != nil || len(letters) > 0 || len(finished) != 1 {
		p.t.Errorf("%s has the letters %v and of those that are over %v, %v, %v", p.name, letters, finished, err, failed)
	}
	if h, err := p.App.ReadHistory(p.t.Context()); err != nil || len(h.Matches) != 1 || !slices.Contains(h.Matches[0].Rivals, play.People) {
		p.t.Errorf("of %s are counted %+v, %v", p.name, h.Matches, err)
	}
}

// LettersThatPartAreAskedAbout: of two that begin alike the person says which one counts, and the seat stays. One that is damaged is
// said, and one of a later form. What is kept and can't be read is set aside.
func LettersThatPartAreAskedAbout[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	seats := g.seats(2, 0)
	all := g.places(t, seats, 2)
	all[0].App.Begin(scene.Config{Seed: 7, Seats: seats, ByLetter: true})
	all[0].sits()
	sent, _ := all[0].plays()
	for all[0].Session.Next() != 1 {
		t.Fatal("the letter does not go to the second seat")
	}
	b := all[1]
	b.opens(sent, true)
	if seats := b.Session.People(); seats != 1 || b.Session.IsPerson(0) {
		t.Error("the other seat can be played, too")
	}
	other := g.parted(t, sent)
	mine, _ := b.plays()
	kept, _ := letter.OfText(mine)
	for _, way := range []struct{ choose, want string }{{"The one kept here", kept}, {"The one that came", other}, {"The one kept here", other}} {
		came := letter.Text(other)
		if way.want == other && way.choose == "The one kept here" {
			came = mine
		}
		b.said = nil
		b.App.OpenMatch(came)
		b.await("Two letters differ")
		b.push(way.choose)
		b.await("A letter for " + b.name)
		b.tick(input.Confirm)
		b.sits()
		if got := b.text(); got != way.want {
			t.Errorf("%s is\n%s\ninstead of\n%s", way.choose, got, way.want)
		}
	}
	b.App.EndMatch()
	for given, said := range map[string]string{
		letter.Link("1." + g.Rules.Name + ".9999.AA"):          "later version",
		"t2.1." + g.Rules.Name + ".1.AA":                       "later version",
		"# by letter 2\n" + kept:                               "later version",
		letter.Link("1." + g.Rules.Name + ".x.AA"):             "no match in this link",
		strings.Replace(mine, "seat 2", "seat 9", 1):           "can't be opened",
		letter.Text(kept[:strings.LastIndex(kept, " ")] + "x"): "can't be opened",
	} {
		b.said = nil
		b.App.OpenMatch(given)
		b.await(said)
	}
	files, err := b.App.Store.List()
	if err != nil {
		t.Fatal(err)
	}
	file := files[slices.IndexFunc(files, func(name string) bool { return strings.HasPrefix(name, "letter-") })]
	if err := b.App.Store.Save(file, []byte("capital 1\nof no use\n")); err != nil {
		t.Fatal(err)
	}
	b.App.ShowTitle()
	b.opens(mine, true)
	if got := b.text(); got != kept {
		t.Errorf("after damage there is\n%s", got)
	}
	if aside, err := b.App.Store.Load(strings.Replace(file, ".txt", ".kept-1.txt", 1)); err != nil || !strings.Contains(string(aside), "of no use") {
		t.Errorf("set aside is %q, %v", aside, err)
	}
}

// parted is the record of a letter, gone on with otherwise than a person would.
func (g Game[M, A, E, P]) parted(t testing.TB, sent string) string {
	t.Helper()
	text, _ := letter.OfText(sent)
	r, m, err := g.Rules.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	usual := g.Choose(&m, 1)
	for _, a := range g.Rules.Legal(&m, 1) {
		if g.Rules.Format(a) != g.Rules.Format(usual) && g.Rules.Apply(&m, 1, a, nil) == nil {
			r.Actions = append(r.Actions, record.Move[A]{Seat: 1, Action: a})
			return g.Rules.Text(&r, &m)
		}
	}
	t.Fatal("there is but one move")
	return ""
}
