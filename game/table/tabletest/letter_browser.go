//go:build !js

package tabletest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/letter"
	"capital/game/link"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
)

// copying runs in a page before anything else: what is copied is noted.
const copying = `
	if (navigator.clipboard) navigator.clipboard.writeText = (text) => { globalThis.copied = text; return Promise.resolve(); };`

// browserPlace is where one person of a match by letter plays in a browser of their own. All that is done there is done at a place
// without a window, too, where it is seen where things lie and what is to be told.
type browserPlace[M any, A comparable, E, P any] struct {
	*place[M, A, E, P]
	page   *page
	heard  []string // in the browser
	opened bool     // a letter was, before
}

// browserPlaces are those of some people, in browsers that know nothing of each other.
func (g Game[M, A, E, P]) browserPlaces(t testing.TB, seats []record.Seat) (all []*browserPlace[M, A, E, P]) {
	t.Helper()
	data, err := json.Marshal(map[string]string{storage(drive.Settings): string(g.settings(t, 0))})
	if err != nil {
		t.Fatal(err)
	}
	url := ""
	for _, twin := range g.places(t, seats, len(seats)) {
		p := &page{drive.Open(t, drive.PageOptions{Broken: fmt.Sprintf(prepared, data) + copying, URL: url}), t}
		p.WaitRunning()
		url = p.Ask("location.href")
		twin.App.Resize(logicWidth, logicHeight)
		all = append(all, &browserPlace[M, A, E, P]{place: twin, page: p})
	}
	return all
}

// await waits until something is said in the browser since the last thing that was waited for.
func (b *browserPlace[M, A, E, P]) await(words string, intents ...input.Intent) {
	b.t.Helper()
	for _, in := range intents {
		b.page.give(in)
	}
	drive.Until(b.t, b.name+" hears "+words, func() bool {
		b.heard = append(b.heard, b.page.hears()...)
		for n, said := range b.heard {
			if strings.Contains(said, words) {
				b.heard = slices.Clone(b.heard[n:])
				return true
			}
		}
		return false
	})
}

// push goes to a button in the browser and presses it.
func (b *browserPlace[M, A, E, P]) push(words string) {
	b.t.Helper()
	for range 20 {
		if n := len(b.heard); n > 0 && strings.Contains(b.heard[n-1], words) && strings.Contains(b.heard[n-1], "button") {
			b.heard = nil
			b.page.give(input.Intent{Kind: input.Confirm})
			return
		}
		b.heard = append(b.heard, b.page.hears(input.Intent{Kind: input.Next})...)
	}
	b.t.Fatalf("%s: no button says %q, but %q", b.name, words, b.heard)
}

// opens opens a link: the first one as the address of the page, later ones where the page is open. The browser asks the same as the
// place without a window.
func (b *browserPlace[M, A, E, P]) opens(address string) {
	b.t.Helper()
	_, made, _ := strings.Cut(address, "#")
	first := !b.opened
	b.heard, b.opened = nil, true
	if first {
		b.page.Visit("about:blank")
		b.page.Visit(address)
		b.page.WaitRunning()
	} else {
		b.page.Ask(`location.hash = "` + made + `"`)
	}
	b.place.opens(made, first)
	if first {
		b.await("Who are you?")
		b.push(b.name)
	}
	b.await("A letter for " + b.name)
	b.page.settled()
	b.page.give(input.Intent{Kind: input.Confirm})
	b.page.settled()
}

// file is where a browser keeps the match.
func (b *browserPlace[M, A, E, P]) file() string {
	b.t.Helper()
	kept := strings.Fields(b.page.Ask(`Object.keys(localStorage).filter((key) => key.startsWith("` + storage("letter-") + `")).join(" ")`))
	if len(kept) != 1 {
		b.t.Fatalf("%s keeps the letters %v", b.name, kept)
	}
	return strings.TrimPrefix(kept[0], storage(""))
}

// plays makes all that its seat owes, by keys, and copies the link that is then to be sent on. The file that the place without a
// window gives on holds the same match.
func (b *browserPlace[M, A, E, P]) plays() (address string) {
	b.t.Helper()
	r := &robot[M, A, E, P]{
		match: b.match, program: b.page, device: byKeys, file: b.file(), others: &followers[M, A]{make(chan []record.Move[A], 1)},
	}
	r.others.read <- nil
	offered := func() bool {
		return slices.ContainsFunc(b.said, func(said string) bool {
			return strings.Contains(said, "Once it is sent") || strings.Contains(said, "do not know yet")
		})
	}
	drive.Until(b.t, b.name+" is to send it on", func() bool {
		r.passes()
		r.lags()
		switch {
		case offered():
			return true
		case b.covered():
		case b.screen.Shown().Announced() != nil:
			r.goesOn()
		case b.atRest() && b.Free() && b.screen.Saved() && b.Sheet == nil && !b.Waits():
			b.page.Frames(8) // there it may come a little later
			r.acts(b.game.Ways["keys"])
		}
		return false
	})
	offer := "Once it is sent"
	if b.Over() {
		offer = "do not know yet"
	}
	sent, _ := b.place.plays() // all is made: it gives the file on
	b.await(offer)
	b.await("The link is copied", input.Intent{Kind: input.Confirm})
	address = b.page.Ask("copied")
	_, made, _ := strings.Cut(address, "#")
	plain, ok := letter.OfLink(made)
	got, err := link.Open(b.game.Rules, plain)
	if want, _ := letter.OfText(sent); !ok || err != nil || movesIn(got) != movesIn(want) {
		b.t.Fatalf("%s copies %s, %v, which is\n%s\ninstead of\n%s", b.name, address, err, got, want)
	}
	return address
}

// movesIn is a record without what program wrote it.
func movesIn(text string) string {
	_, moves, _ := strings.Cut(text, "\ngame ")
	return moves
}

// ends opens the last link, if another one has sent it: there are the results, and the match lies among those that are over.
func (b *browserPlace[M, A, E, P]) ends(address string, sent bool) {
	b.t.Helper()
	if b.heard = nil; sent {
		b.page.give(input.Intent{Kind: input.Cancel})
	} else {
		_, made, _ := strings.Cut(address, "#")
		b.page.Ask(`location.hash = "` + made + `"`)
	}
	b.await("wins")
	const keys = `Object.keys(localStorage).filter((key) => key.startsWith("capital/letter-") || key.startsWith("capital/finished/"))`
	drive.Until(b.t, "the match is among those that are over", func() bool {
		b.page.pass()
		return b.page.Ask(keys+`.map((key) => key.split("/")[1].split("-")[0]).join(" ")`) == "finished"
	})
	kept := b.page.Ask(`localStorage.getItem(` + keys + `[0])`)
	if plain, _ := letter.OfLink(address[strings.Index(address, "#")+1:]); plain != "" {
		if want, err := link.Open(b.game.Rules, plain); err != nil || !strings.HasPrefix(movesIn(kept), movesIn(want)) {
			b.t.Errorf("%s keeps\n%s\nof\n%s%v", b.name, kept, want, err)
		}
	}
}

// AMatchGoesRoundByLinkInBrowsers of three people to its end, each with a browser of their own, which keeps nothing of what the
// others keep. Everybody sees the results. The first letter comes from the last turns of a match, or, where every picture is
// wanted, from its deal.
func AMatchGoesRoundByLinkInBrowsers[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	testscope.Only(t) // three browsers are slow
	drive.Beside(t)
	seats := g.seats(3, 0)
	all := g.browserPlaces(t, seats)
	begun := record.Record[A]{Seed: 7, Seats: seats}
	if !testscope.Everything() {
		begun = g.lastTurns(t, seats, len(all)+1)
	}
	begun.TakeBacks = record.TakeBacksUntilRevealed
	made, err := link.Of(g.Rules, g.written(t, begun))
	if err != nil {
		t.Fatal(err)
	}
	now, turns := all[0], 0
	address := now.page.Ask("location.href") + "#" + letter.Link(made)
	for {
		now.opens(address)
		if next := now.Session.Next(); next >= 0 { // the deal has somebody else begin
			now = all[next]
			continue
		}
		address = now.plays()
		t.Logf("letter %d, by %s, after move %d", turns+1, now.name, now.Session.Moves())
		if turns++; turns <= len(all) {
			now.page.keep(fmt.Sprintf("%s-by-link-%d", g.Rules.Name, turns))
		}
		if now.Over() {
			break
		}
		now = all[now.Session.Next()]
	}
	for _, b := range all {
		if !b.opened {
			t.Fatalf("%s has never had the link", b.name)
		}
		b.ends(address, b == now)
		b.page.keep(fmt.Sprintf("%s-by-link-end-%d", g.Rules.Name, b.seat+1))
	}
	if t.Logf("%d links", turns); turns <= len(all) {
		t.Error("nobody has had it twice")
	}
}
