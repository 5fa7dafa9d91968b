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
	"capital/game/scene/told"
	"capital/game/testscope"
	"capital/render/text"
	"capital/render/text/texttest"
	"capital/rules/expo"
)

// usual is how most people look at the table.
func usual() look { return looks()[0] }

// TestWhatIsSaidIsSeen changes one thing of a position after the other: each changes the picture, and nothing else does.
func TestWhatIsSaidIsSeen(t *testing.T) {
	drive.Window(t)
	l := usual()
	art := testExpo(t, l.settings)
	picture := func(p *Position) *image.RGBA { return drive.Drawn(l.w, l.h, l.drawnOn(t, art, p).draw) }
	m := played(t, 4, 1, func(m *expo.Match) bool {
		return owes(10, 0, expo.DecideBuild)(m) && m.Tourist(0).Holder == 0
	})
	base := see(m, 0)
	before := picture(&base)
	if drive.Differing(before, picture(&base)) != 0 {
		t.Error("the same looks different")
	}
	for name, change := range changes(building(base, m)) {
		p := base
		change(&p)
		if n := drive.Differing(before, picture(&p)); n < 40 {
			t.Errorf("%s: %d pixels differ", name, n)
		}
	}
}

// changes are all that a position can say.
func changes(proposed Position) map[string]func(*Position) {
	offer := proposed.Chosen[0]
	city := proposed.Table.Player(0).City()
	return map[string]func(*Position){
		"a name":               func(p *Position) { p.Names = []string{"You", "Livia", "Magnus", "Noor"} },
		"another seat's place": func(p *Position) { p.Seat = 2 },
		"who thinks":           func(p *Position) { p.Thinks[1] = true },
		"a tile chosen":        func(p *Position) { p.Chosen = []Thing{offer} },
		"a building chosen":    func(p *Position) { p.Chosen = []Thing{OfTile(0, city[0].Cell())} },
		"a crossing chosen":    func(p *Position) { p.Chosen = []Thing{OfCrossing(0, 1)} },
		"a space chosen":       func(p *Position) { p.Chosen = []Thing{OfSpace(2)} },
		"a ghost":              func(p *Position) { p.Ghost = proposed.Ghost },
		"a ghost of a crossing": func(p *Position) {
			p.Ghost = Ghost{Kind: Crossing, X: proposed.Ghost.X, Y: proposed.Ghost.Y}
		},
		"payers":           func(p *Position) { p.Payers = 31 },
		"a chain":          func(p *Position) { *p = chained(*p) },
		"something held":   func(p *Position) { p.Held = Held{Thing: offer, X: 500, Y: 300} },
		"a lit cell":       func(p *Position) { p.Lit = proposed.Lit },
		"a lit offer":      func(p *Position) { p.Lit = []Thing{offer} },
		"a lit answer":     func(p *Position) { p.Lit = []Thing{OfAnswer(RestForCube)} },
		"a lit building":   func(p *Position) { p.Lit = []Thing{OfTile(0, city[1].Cell())} },
		"a lit space":      func(p *Position) { p.Lit = []Thing{OfSpace(3)} },
		"keys":             func(p *Position) { p.Focus = OfTile(0, city[2].Cell()) },
		"keys at a cell":   func(p *Position) { p.Focus = proposed.Lit[0] },
		"what would be":    func(p *Position) { p.After = proposed.After },
		"a seat opened":    func(p *Position) { p.Open = OfPanel(1) },
		"the tracks":       func(p *Position) { p.Open = Thing{Kind: Tracks} },
		"all others":       func(p *Position) { p.Open = Thing{Kind: Rivals} },
		"a prompt":         func(p *Position) { p.Side.Prompt = "Take a building" },
		"a reason":         func(p *Position) { p.Side.Reason = "That is not to be had" },
		"more":             func(p *Position) { p.Side.More = "or another" },
		"a sum":            func(p *Position) { p.Side.Sum = proposed.Side.Sum },
		"advice":           func(p *Position) { *p = advising(*p) },
		"thought":          func(p *Position) { p.Side.Thinking = &hinting.Thinking{Title: "A hint", Lit: 1} },
		"the log":          func(p *Position) { *p = logging(*p) },
		"a tile flying":    func(p *Position) { p.Flying = []Flying{{Thing: offer, X: 500, Y: 300}} },
		"a tourist flying": func(p *Position) { p.Flying = []Flying{{Thing: OfTourist(1), X: 500, Y: 300}} },
		"a cube flying":    func(p *Position) { p.Flying = []Flying{{Thing: OfPlant(1), X: 500, Y: 300, Words: "+3"}} },
		"a flash":          func(p *Position) { p.Flashes = []Flash{{Thing: OfTrack(expo.Culture), Left: 0.7}} },
		"a refusal":        func(p *Position) { p.Refusal = Refusal{"Not there", 500, 300} },
		"a banner":         func(p *Position) { *p = bannered(*p) },
		"the pointer":      func(p *Position) { *p = pointing(*p, OfPanel(1)) },
	}
}

// drawnWords are the words of a position as they are drawn.
func drawnWords(t *testing.T, art *Expo, l look, p *Position) []string {
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

// TestFiguresOfTheTable: tracks, cubes, the coming Expo and what is to be paid are written as the rules have them.
func TestFiguresOfTheTable(t *testing.T) {
	drive.Window(t)
	l := usual()
	art := testExpo(t, l.settings)
	m := played(t, 4, 1, owes(10, 0, expo.DecideBuild))
	p := see(m, 0)
	words := drawnWords(t, art, l, &p)
	want := []string{strconv.Itoa(m.Has(0, expo.Cubes)), "Building", "Expo in 2 rounds"}
	for track := range expo.Track(expo.Tracks) {
		want = append(want, strconv.Itoa(m.Has(0, track)))
	}
	for seat, f := range Forecasts(&m.Table) {
		if seat < m.Seats() {
			want = append(want, signed(f.Employment), signed(f.Unemployment), signed(f.Services), signed(f.Prestige()), strconv.Itoa(f.Place))
		}
	}
	cubes, money, culture, progress := m.EndPrestige(0)
	want = append(want, art.Strings.Text("table.end", plus(cubes+money+culture+progress)))
	for _, one := range want {
		if !slices.Contains(words, one) {
			t.Errorf("%q is not written; that is: %q", one, words)
		}
	}
}

// TestWordsAreThere: whatever a thing tells is told in words of the table, in every language.
func TestWordsAreThere(t *testing.T) {
	for _, language := range assets.Languages() {
		art := testExpo(t, scene.Settings{Speed: 1, TextSize: 100, Language: language.Code})
		for name, p := range positions(t) {
			for _, thing := range things(&p) {
				title, lines := art.Told(&p, thing)
				if title == "" || len(lines) == 0 {
					t.Errorf("%s, %s: nothing is told of %+v", language.Code, name, thing)
				}
				for _, words := range append(lines, title) {
					if strings.Contains(words, "about.") || strings.Contains(words, "answer.") || strings.Contains(words, "{") || words == "" {
						t.Errorf("%s, %s: of %+v is told %q", language.Code, name, thing, words)
					}
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
			art := testExpo(t, way.Settings())
			page := texttest.Watch(art.Writer)
			l := look{w: way.W, h: way.H, point: way.Point}
			way.Look(t, page, "expo-"+name, func(dst *ebiten.Image) { l.drawnOn(t, art, &p).draw(dst) })
			page.Done()
		}
	}
}

// TestALessonLeavesRoomForWhatIsAsked: beside its words what is asked for and what rivals did lie in little room, and something is
// pointed at.
func TestALessonLeavesRoomForWhatIsAsked(t *testing.T) {
	drive.Window(t)
	m := played(t, 2, 1, owes(3, 0, expo.DecideProsper))
	for _, language := range assets.Languages() {
		for _, asked := range []string{"prompt.prosper", "prompt.space", "prompt.activate"} {
			way := overflowtest.Way{W: 1280, H: 720, Point: 1, Text: 100, Language: language.Code}
			art := testExpo(t, way.Settings())
			page := texttest.Watch(art.Writer)
			for _, p := range []Position{see(m, 0), pointing(see(m, 0), OfOffer(m.Row(0)[0]))} {
				p.Side.Prompt = art.Strings.Text(asked, 1)
				p.Side.Told = []told.Line{{Seat: 1, Words: art.Strings.Text("prompt.space")}, {Seat: 1, Words: art.Strings.Text("prompt.build")}}
				sight := usual().drawnOn(t, art, &p)
				sight.table.Teach(true)
				sight.table.Resize(art.Room())
				way.Look(t, page, "expo-lesson-"+asked, sight.draw)
			}
			page.Done()
		}
	}
}
