package book

import (
	"slices"
	"strings"
	"testing"

	"capital/assets"
	"capital/audio"
	"capital/game/scene"
	"capital/game/scene/localisation"
	"capital/game/scene/narration"
	"capital/game/store"
	"capital/input"
	"capital/render/widget"
)

const words = `
chapter.first = First
chapter.second = Second
start = Where it begins
start.text = Go to [[city]], or to [[wall|the wall]].
city = Śródmieście
city.text = The middle of the town.\n- It has {0} squares.
city.also = centre, downtown
wall = The wall
wall.text = It is around Śródmieście.
`

// newBook makes a book of three pages.
func newBook(t *testing.T) *Book {
	t.Helper()
	table, err := assets.ParseStrings("words", words)
	if err != nil {
		t.Fatal(err)
	}
	return &Book{
		Words: table, Sign: "X",
		Chapters: []Chapter{
			{"first", []Page{{"start", []int{1}}, {"city", []int{2, 3}}}},
			{"second", []Page{{"wall", nil}}},
		},
		Extra: func(topic string) Extra { return Extra{Args: []any{7}} },
	}
}

// newScreen opens it; leaving it leads to nothing.
func newScreen(t *testing.T, topic string) (*scene.App, *Screen) {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	s := New(app, newBook(t), topic, func() scene.Scene { return nil })
	s.Update(app, nil)
	return app, s
}

// do does things with a screen, and reports whether it was left.
func do(app *scene.App, s *Screen, intents ...input.Intent) (left bool) {
	s.back = func() scene.Scene { left = true; return s }
	s.Update(app, intents)
	return left
}

// typed is what typing letters does.
func typed(letters string) (intents []input.Intent) {
	for _, r := range letters {
		intents = append(intents, input.Intent{Kind: input.Text, Rune: r})
	}
	return intents
}

func TestWordsAreFoundWithoutAccents(t *testing.T) {
	pages := searchable(newBook(t))
	for query, want := range map[string][]string{
		"srod": {"city", "start", "wall"}, "ŚRÓD": {"city", "start", "wall"}, "wall": {"wall", "start"}, "town mid": {"city"}, "down": {"city"}, "7": {"city"},
		"x3": {"city"}, "town wall": nil, "": nil, "rodmiescie": nil,
	} {
		if got := find(pages, query); !slices.Equal(got, want) {
			t.Errorf("%q finds %v, not %v", query, got, want)
		}
	}
	if got := localisation.Fold("Żółć Straße"); got != "zolc strasse" {
		t.Error("folded to", got)
	}
}

func TestABookComplains(t *testing.T) {
	b := newBook(t)
	if all := b.Complaints(3); all != nil {
		t.Fatal(all)
	}
	b.Chapters[1] = Chapter{"third", []Page{{"start", nil}, {"gate", nil}}}
	want := []string{
		"chapter third has no title", `start: the link to "wall" leads nowhere`, "start is there twice",
		`start: the link to "wall" leads nowhere`, "gate has no title", "gate has no text", "X4 is on no page",
	}
	if got := b.Complaints(4); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestSearchingOpensWhatIsFound(t *testing.T) {
	app, s := newScreen(t, "start")
	do(app, s, typed("sr")...)
	if s.Topic() != "city" || len(s.list.entries) != 3 {
		t.Fatalf("%s of %v", s.Topic(), s.list.entries)
	}
	do(app, s, input.Intent{Kind: input.Navigate, DY: 1}, input.Intent{Kind: input.Navigate, DY: 1})
	if s.Topic() != "wall" {
		t.Error("down leads to", s.Topic())
	}
	do(app, s, input.Intent{Kind: input.Erase}, input.Intent{Kind: input.Erase})
	if s.query != "" || len(s.list.entries) != 5 {
		t.Errorf("%q of %v", s.query, s.list.entries)
	}
	do(app, s, typed("xyz")...)
	if len(s.list.entries) != 0 {
		t.Error("something is found")
	}
	if do(app, s, input.Intent{Kind: input.Cancel}) || s.query != "" {
		t.Error("the first Escape does not only end the search")
	}
	if !do(app, s, input.Intent{Kind: input.Cancel}) {
		t.Error("the second Escape does not lead back")
	}
}

func TestLinksLeadToPagesAndBack(t *testing.T) {
	app, s := newScreen(t, "start")
	at := s.sheet.links[1].place
	left, top := s.pageAt()
	x, y := at.Centre()
	do(app, s, input.Intent{Kind: input.Press, X: left + x, Y: top + y}, input.Intent{Kind: input.Release, X: left + x, Y: top + y})
	if s.Topic() != "wall" {
		t.Fatal("a click on the second link leads to", s.Topic())
	}
	do(app, s, input.Intent{Kind: input.Erase})
	if s.Topic() != "start" {
		t.Error("back leads to", s.Topic())
	}
	do(app, s, input.Intent{Kind: input.Next}, input.Intent{Kind: input.Confirm})
	if s.Topic() != "city" {
		t.Error("the first link leads by keys to", s.Topic())
	}
	do(app, s, input.Intent{Kind: input.Navigate, DX: 1})
	if s.Topic() != "wall" {
		t.Error("the next page is", s.Topic())
	}
	if !do(app, s, input.Intent{Kind: input.Explain}) {
		t.Error("the key that opened the book does not close it")
	}
}

func TestTheIndexHasEveryName(t *testing.T) {
	app, s := newScreen(t, "")
	x, y := s.buttons.Widgets[buttonIndex].Rect.Centre()
	do(app, s, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Release, X: x, Y: y})
	var all []string
	for _, e := range s.list.entries {
		all = append(all, e.words)
	}
	want := []string{"C", "centre · Śródmieście", "D", "downtown · Śródmieście", "S", "Śródmieście", "T", "The wall", "W", "Where it begins"}
	if !slices.Equal(all, want) {
		t.Errorf("%q", all)
	}
}

func TestNothingOfALineIsTooWide(t *testing.T) {
	app, s := newScreen(t, "start")
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {640, 400}, {2560, 1440}} {
		app.Resize(size[0], size[1])
		s.Update(app, nil)
		for _, p := range s.sheet.pieces {
			if w, _ := app.Writer.Measure(p.words, p.style); p.x < 0 || p.x+w > s.sheet.width+1 {
				t.Errorf("at %v %q ends at %g of %g", size, p.words, p.x+w, s.sheet.width)
			}
		}
	}
}

// TestAFingerFindsLetters where it taps the field, and they give their room back.
func TestAFingerFindsLetters(t *testing.T) {
	app, s := newScreen(t, "start")
	app.Resize(390, 844)
	do(app, s)
	tap := func(w widget.Widget) {
		x, y := w.Rect.Centre()
		do(app, s, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true}, input.Intent{Kind: input.Release, X: x, Y: y, Touch: true})
	}
	room := s.layout.page.H
	tap(s.buttons.Widgets[fieldSearch])
	for _, letter := range "town" {
		tap(s.letters.Widgets[letter-'a'])
	}
	if s.query != "town" || s.Topic() != "city" || s.layout.page.H >= room {
		t.Fatalf("%q leads to %s in %g of %g", s.query, s.Topic(), s.layout.page.H, room)
	}
	at := s.list.where(0)
	x, y := at.Centre()
	do(app, s, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true}, input.Intent{Kind: input.Release, X: x, Y: y, Touch: true})
	if s.listed || s.layout.page.H != room {
		t.Error("a tap on what was found does not show its page alone")
	}
}

// TestAGamepadFindsLetters with a button, goes from one to the next, and back to what was found.
func TestAGamepadFindsLetters(t *testing.T) {
	app, s := newScreen(t, "start")
	right, confirm := input.Intent{Kind: input.Navigate, DX: 1}, input.Intent{Kind: input.Confirm}
	do(app, s, input.Intent{Kind: input.Discard}, right, right, confirm, input.Intent{Kind: input.Discard}, confirm)
	if s.query != "c" {
		t.Fatalf("%q is searched", s.query)
	}
	found := s.Topic()
	do(app, s, input.Intent{Kind: input.Cancel})
	if s.letters != nil || s.query != "c" || s.Topic() != found {
		t.Errorf("without letters %q leads to %s", s.query, s.Topic())
	}
	do(app, s, input.Intent{Kind: input.Cancel})
	if s.query != "" {
		t.Errorf("%q is still searched", s.query)
	}
}

// TestLettersAreHeardUntilTheFieldIsWritten into, by who goes by ear; whoever does not searches with them at once.
func TestLettersAreHeardUntilTheFieldIsWritten(t *testing.T) {
	app, s := newScreen(t, "start")
	if !s.types() {
		t.Fatal("what is typed is not searched")
	}
	app.ShowAtOnce(s)
	var said []string
	app.Listen(func(told narration.Told) { said = append(said, told.Words) })
	press := func(in input.Intent) string {
		said = said[:0]
		for range 2 {
			if err := scene.Tick(app, 1, in); err != nil {
				t.Fatal(err)
			}
			in = input.Intent{}
		}
		return strings.Join(said, " ")
	}
	press(input.Intent{})
	if heard := press(input.Intent{Kind: input.Tell, Number: int(narration.Prompt)}); !strings.Contains(heard, "Where it begins") || s.types() {
		t.Errorf("asked for once more it says %q", heard)
	}
	if heard := press(input.Intent{Kind: input.Discard}); !strings.Contains(heard, "Search") || !s.types() {
		t.Errorf("at the field it says %q", heard)
	}
	for _, in := range typed("the") {
		press(in)
	}
	if s.query != "the" || !s.types() || s.topic != "wall" {
		t.Errorf("%q is searched, and %s found", s.query, s.topic)
	}
	if press(input.Intent{Kind: input.Cancel}); s.query != "" || s.types() {
		t.Error("the search does not end")
	}
	press(input.Intent{Kind: input.Discard})
	if press(input.Intent{Kind: input.Move}); !s.types() || s.byEar {
		t.Error("with a mouse it is as before")
	}
}

func TestABookAtRestAllocatesNothing(t *testing.T) {
	app, s := newScreen(t, "start")
	s.Changed()
	if n := testing.AllocsPerRun(50, func() { s.Update(app, nil) }); n != 0 || s.Changed() {
		t.Errorf("%v allocations a tick", n)
	}
}

// TestTheFieldIsEditedAsElsewhere while one writes in it; at its ends arrows turn pages, as they do where nobody writes.
func TestTheFieldIsEditedAsElsewhere(t *testing.T) {
	left, right := input.Intent{Kind: input.Navigate, DX: -1}, input.Intent{Kind: input.Navigate, DX: 1}
	app, s := newScreen(t, "start")
	do(app, s, typed("wl")...)
	do(app, s, left)
	do(app, s, typed("al")...)
	if s.query != "wall" || s.Topic() != "wall" {
		t.Fatalf("%q is searched, and %s found", s.query, s.Topic())
	}
	do(app, s, input.Intent{Kind: input.Ends, DX: -1}, left)
	if s.Topic() != "city" {
		t.Errorf("before the text the arrow leads to %s", s.Topic())
	}
	do(app, s, input.Intent{Kind: input.Erase, DX: 1}, input.Intent{Kind: input.Navigate, DX: 1, Select: true})
	do(app, s, input.Intent{Kind: input.Cut})
	if s.query != "ll" {
		t.Errorf("%q is left of it", s.query)
	}
	do(app, s, input.Intent{Kind: input.Next}, input.Intent{Kind: input.SelectAll})
	if do(app, s, typed("to")...); s.query != "to" || !s.buttons.Writing() {
		t.Errorf("over all of it %q is written", s.query)
	}
	do(app, s, left, input.Intent{Kind: input.Confirm}, input.Intent{Kind: input.Copy})
	if s.buttons.Writing() {
		t.Error("Enter does not end the writing")
	}
	if do(app, s, typed("wn")...); s.query != "town" {
		t.Errorf("later %q is searched", s.query)
	}
	if do(app, s, input.Intent{Kind: input.Cancel}, right); s.query != "" || s.Topic() != "wall" {
		t.Errorf("with %q the arrow leads to %s", s.query, s.Topic())
	}
}

// TestSelectingInTheFieldMovesNothingElse, and lights nothing, wherever the pointer goes.
func TestSelectingInTheFieldMovesNothingElse(t *testing.T) {
	for _, size := range [][2]float64{{1280, 420}, {390, 844}} {
		for _, touch := range []bool{false, true} {
			app, s := newScreen(t, "start")
			app.Resize(size[0], size[1])
			do(app, s, typed("t")...)
			s.list.height, s.page.height = 5000, 5000 // as in a long book
			x, y := s.layout.field.Centre()
			do(app, s, input.Intent{Kind: input.Press, X: x, Y: y, Touch: touch})
			for _, to := range [][2]float64{{s.list.where(0).X + 30, s.list.where(0).Y + 10}, {size[0] - 10, size[1] - 5}} {
				do(app, s, input.Intent{Kind: input.Move, X: to[0], Y: to[1], Held: true, Touch: touch})
				if s.list.at != 0 || s.page.at != 0 || s.pointed != -1 || s.link != -1 || !s.buttons.Selecting() {
					t.Errorf("at %v the list is at %g, the page at %g; lit are %d and %d", to, s.list.at, s.page.at, s.pointed, s.link)
				}
			}
			before := s.Topic()
			do(app, s, input.Intent{Kind: input.Release, X: size[0] - 10, Y: size[1] - 5, Touch: touch})
			if s.buttons.Selecting() || !s.buttons.Writing() || s.Topic() != before || touch != (s.letters != nil) {
				t.Errorf("let go, the field is held (%v), is not written in (%v), or leads to %s", s.buttons.Selecting(), !s.buttons.Writing(), s.Topic())
			}
		}
	}
}

// TestLettersWriteOverWhatIsSelected by a finger in the field.
func TestLettersWriteOverWhatIsSelected(t *testing.T) {
	app, s := newScreen(t, "start")
	app.Resize(390, 844)
	do(app, s, typed("town")...)
	do(app, s, input.Intent{Kind: input.Next})
	tap := func(w widget.Widget) {
		x, y := w.Rect.Centre()
		do(app, s, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true}, input.Intent{Kind: input.Release, X: x, Y: y, Touch: true})
	}
	tap(s.buttons.Widgets[fieldSearch])
	for _, letter := range "wa" {
		tap(s.letters.Widgets[letter-'a'])
	}
	if s.query != "wa" || !s.buttons.Writing() {
		t.Errorf("%q is searched", s.query)
	}
	tap(s.letters.Widgets[len(letters)])
	if s.query != "w" {
		t.Errorf("a letter taken back, %q is searched", s.query)
	}
}
