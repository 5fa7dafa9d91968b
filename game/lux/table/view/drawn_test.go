//go:build !js

package view

import (
	"image"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/overflowtest"
	"capital/game/testscope"
	"capital/render/text"
	"capital/render/text/texttest"
	"capital/rules/lux"
)

// usual is how most people look at the table.
func usual() look { return looks()[0] }

// TestWhatIsSaidIsSeen changes one thing of a position after the other: each changes the picture, and nothing else does.
func TestWhatIsSaidIsSeen(t *testing.T) {
	drive.Window(t)
	l := usual()
	art := testLux(t, l.settings)
	picture := func(p *Position) *image.RGBA { return drive.Drawn(l.w, l.h, l.drawnOn(t, art, p).draw) }
	m := played(t, 3, "AACB", 4, plays(2, 0, 6))
	v := m.View(0)
	base := see(&v)
	before := picture(&base)
	if drive.Differing(before, picture(&base)) != 0 {
		t.Error("the same looks different")
	}
	for name, change := range changes(proposing(base, m)) {
		p := base
		change(&p)
		if n := drive.Differing(before, picture(&p)); n < 40 {
			t.Errorf("%s: %d pixels differ", name, n)
		}
	}
}

// changes are all that a position can say.
func changes(proposed Position) map[string]func(*Position) {
	return map[string]func(*Position){
		"a name":               func(p *Position) { p.Names = []string{"You", "Livia", "Magnus"} },
		"a known card":         func(p *Position) { p.Known[2] = with(0, lux.CitizenOf(lux.Blue, 6)) },
		"a range":              func(p *Position) { p.Limits[lux.Pink][1] += 9 },
		"who thinks":           func(p *Position) { p.Thinks[1] = true },
		"who began":            func(p *Position) { p.Starts = 2 },
		"a card that is gone":  func(p *Position) { p.Hand.Cards = p.Hand.Cards[1:] },
		"backs":                func(p *Position) { p.Hand.Backs = 2 },
		"a card chosen":        func(p *Position) { p.Hand.Chosen = []Thing{OfCard(p.Hand.Cards[0], 0)} },
		"a draft":              func(p *Position) { p.Hand.Draft = true },
		"a modifier looked at": func(p *Position) { p.Hand.Looked = -4 },
		"an impossible power":  func(p *Position) { p.Hand.Idle = with(0, p.Hand.Cards[0]) },
		"something held":       func(p *Position) { p.Held = Held{Thing: OfCard(p.Hand.Cards[0], 0), X: 500, Y: 300} },
		"a lit district":       func(p *Position) { p.Lit = []Thing{OfCapital(lux.Blue)} },
		"a lit answer":         func(p *Position) { p.Lit = []Thing{{Kind: Answer}} },
		"keys":                 func(p *Position) { p.Focus = OfHome(1, lux.Green) },
		"keys at a card":       func(p *Position) { p.Focus = OfCard(p.Hand.Cards[1], 0) },
		"what would be":        func(p *Position) { p.After = proposed.After },
		"a seat opened":        func(p *Position) { p.Open = OfPanel(1) },
		"a power opened":       func(p *Position) { p.Open = Thing{Kind: Sign, District: lux.Pink} },
		"a prompt":             func(p *Position) { p.Side.Prompt = "Play a card" },
		"a reason":             func(p *Position) { p.Side.Reason = "That is not to be had" },
		"more":                 func(p *Position) { p.Side.More = "or another" },
		"a sum":                func(p *Position) { p.Side.Sum = proposed.Side.Sum },
		"advice":               func(p *Position) { *p = advising(*p) },
		"thought":              func(p *Position) { p.Side.Thinking = &hinting.Thinking{Title: "A hint", Lit: 1} },
		"the log":              func(p *Position) { *p = logging(*p) },
		"something flying":     func(p *Position) { p.Flying = []Flying{{Thing: Thing{Kind: Deck}, X: 500, Y: 300}} },
		"gold flying":          func(p *Position) { p.Flying = []Flying{{Thing: Thing{Kind: Purse}, X: 500, Y: 300}} },
		"a flash":              func(p *Position) { p.Flashes = []Flash{{Thing: OfCapital(lux.Blue), Left: 0.7}} },
		"a refusal":            func(p *Position) { p.Refusal = Refusal{"Not there", 500, 300} },
		"a banner":             func(p *Position) { *p = bannered(*p) },
		"a round that begins":  func(p *Position) { *p = beginning(*p) },
		"the pointer":          func(p *Position) { *p = pointing(*p, OfHome(1, lux.Blue)) },
	}
}

// TestModifiersAreSeenByWhoKnowsThem: the value of a modifier is drawn where a position says it, and only there.
func TestModifiersAreSeenByWhoKnowsThem(t *testing.T) {
	m := played(t, 2, "AAAA", 5, func(m *lux.Match) bool {
		return len(m.Laid()) > 0 && m.Laid()[0].Seat == 1 && m.Phase() == lux.PhasePlay
	})
	own, other := m.View(1), m.View(0)
	if p := see(&own); p.tokensOfCapital(m.Laid()[0].To)[0].number == 0 {
		t.Error("whoever laid it does not see its value")
	}
	if p := see(&other); p.tokensOfCapital(m.Laid()[0].To)[0].number != 0 {
		t.Error("another sees its value")
	}
}

// drawnWords are the words of a position as they are drawn.
func drawnWords(t *testing.T, art *Lux, l look, p *Position) []string {
	var words []string
	sight := l.drawnOn(t, art, p)
	art.Writer.Watch = func(w text.Written) func() {
		words = append(words, w.Words)
		return func() {}
	}
	drive.Drawn(l.w, l.h, sight.draw)
	art.Writer.Watch = nil
	return words
}

// TestFiguresOfTheTable: limits, totals, gold with its worth, points and last turns are written as the rules have them.
func TestFiguresOfTheTable(t *testing.T) {
	drive.Window(t)
	l := usual()
	art := testLux(t, l.settings)
	m := played(t, 3, "AAAA", 2, func(m *lux.Match) bool {
		return m.EndTriggeredBy() >= 0 && m.Owes(0) == lux.DecidePlay && m.Gold(0) > 1 && len(m.Laid()) > 0
	})
	v := m.View(0)
	p := see(&v)
	words := drawnWords(t, art, l, &p)
	want := []string{"Last turns", "no cards", "Agent", "= " + strconv.Itoa(2*m.Gold(0))}
	for d := range lux.District(lux.Districts) {
		low, high := v.LimitRange(d)
		want = append(want, limitWords([2]int{low, high}), strconv.Itoa(m.HomeTotal(0, d)), " / "+limitWords(p.Limits[d]))
	}
	if m.EndTriggeredBy() > 0 {
		want[1] = "ended the round"
	}
	for _, one := range want {
		if !slices.Contains(words, one) {
			t.Errorf("%q is not written; that is: %q", one, words)
		}
	}
}

// TestTheLadderIsSeen: how well a lone seat does against ROB stands above the table.
func TestTheLadderIsSeen(t *testing.T) {
	drive.Window(t)
	l := usual()
	art := testLux(t, l.settings)
	m := played(t, 1, "AAAA", 2, plays(2, 0, 4))
	v := m.View(0)
	p := see(&v)
	if want := art.ClassWords(m.Class()); !slices.Contains(drawnWords(t, art, l, &p), want) {
		t.Errorf("%q is not written", want)
	}
}

// The citizen at stake is the highest, of equals the one laid last.
func TestWhatIsAtStake(t *testing.T) {
	m := played(t, 4, "BDBD", 3, plays(2, 0, 5))
	for d := range lux.District(lux.Districts) {
		v := m.View(0)
		p := see(&v)
		cards, n := m.Capital(d), capital{region{p: &p}}.atStake(d)
		for other, c := range cards {
			if c.Value() > cards[n].Value() || c.Value() == cards[n].Value() && other > n {
				t.Errorf("%v: of %v the one at stake is %d, not %d", d, cards, n, other)
			}
		}
	}
}

// TestWordsAreThere: whatever a thing tells is told in words of the table, in every language.
func TestWordsAreThere(t *testing.T) {
	for _, language := range assets.Languages() {
		art := testLux(t, scene.Settings{Speed: 1, TextSize: 100, Language: language.Code})
		for name, p := range positions(t) {
			for _, thing := range things(&p) {
				title, lines := art.Told(&p, thing)
				if title == "" || len(lines) == 0 {
					t.Errorf("%s, %s: nothing is told of %+v", language.Code, name, thing)
				}
				for _, words := range append(lines, title) {
					if strings.Contains(words, "about.") || strings.Contains(words, "power.") || strings.Contains(words, "{") || strings.Contains(words, "rank.") || words == "" {
						t.Errorf("%s, %s: of %+v is told %q", language.Code, name, thing, words)
					}
				}
			}
		}
		for power := lux.Agent; power <= lux.Dualist; power++ {
			for _, words := range []string{art.PowerName(power), art.PowerLine(power), art.PowerBrief(power)} {
				if strings.Contains(words, "power.") {
					t.Errorf("%s: %v has no words: %q", language.Code, power, words)
				}
			}
		}
	}
}

// TestWordsStayInTheirPlace looks at the table in every language, on screens and in text of all sizes, for words that leave
// their place, lie over one another or are too small.
func TestWordsStayInTheirPlace(t *testing.T) {
	drive.Window(t)
	all := positions(t)
	for n, name := range slices.Sorted(maps.Keys(all)) {
		if !testscope.Thorough() && n%6 != 1 {
			continue
		}
		p := all[name]
		for _, way := range overflowtest.Ways(n, 1) {
			art := testLux(t, way.Settings())
			page := texttest.Watch(art.Writer)
			l := look{w: way.W, h: way.H, point: way.Point}
			way.Look(t, page, "lux-"+name, func(dst *ebiten.Image) { l.drawnOn(t, art, &p).draw(dst) })
			page.Done()
		}
	}
}
