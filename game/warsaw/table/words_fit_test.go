//go:build !js

package table

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene/overflowtest"
	"capital/game/store"
	"capital/game/testscope"
	"capital/game/warsaw/table/ending"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/text/texttest"
	"capital/rules/warsaw"
)

// watched is a program in each language that is asked for, watched from the start on.
type watched map[string]struct {
	*desk
	page *texttest.Page
}

// desk is the program that looks in a way, and what it writes.
func (w watched) desk(t *testing.T, way overflowtest.Way) (*desk, *texttest.Page) {
	t.Helper()
	in, ok := w[way.Language]
	if !ok {
		in.desk = testCapital(t, way.Settings(), store.OpenFolder(t.TempDir()))
		in.page = texttest.Watch(in.desk.Writer)
		w[way.Language] = in
	}
	way.Use(in.desk.App)
	return in.desk, in.page
}

// seenAt is something that is seen at a table.
type seenAt struct {
	name   string
	record warsaw.Record
	does   func(t *testing.T, table *screen)
}

// lateRecord is a match at a late pick.
func lateRecord(t *testing.T) warsaw.Record {
	return busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 4 && m.Owes(0) == warsaw.DecidePick })
}

// tablesSeen are what is seen at a table besides what is asked.
func tablesSeen(t *testing.T) []seenAt {
	record := lateRecord(t)
	return []seenAt{
		{"aimed", record, func(t *testing.T, table *screen) {
			l, d := &table.picture.Layout, table.large()
			wants(t, table, tap(l.Hand[1].Centre())...)
			wants(t, table, tap(middle(table.place.Space(d.Offset(d.EmptySites(nil)[0])), l.Board))...)
		}},
		{"milestone", record, func(t *testing.T, table *screen) {
			wants(t, table, tap(table.picture.Layout.Milestones[3].Centre())...)
		}},
		{"other", record, func(t *testing.T, table *screen) { wants(t, table, tap(centre(table.picture.Layout.Other(1, 4)))...) }},
		{"sheet", record, func(t *testing.T, table *screen) { wants(t, table, tap(table.picture.Layout.Side.Centre())...) }},
		{"zoomed", record, func(t *testing.T, table *screen) {
			in := input.Intent{Kind: input.Zoom, Scale: input.ZoomStep}
			wants(t, table, in, in, input.Intent{Kind: input.Choose, Number: 2}, input.Intent{Kind: input.Navigate, DY: -1})
		}},
		{"hint", record, func(t *testing.T, table *screen) {
			table.TakeAll([]input.Intent{{Kind: input.Hint}})
			awaitTable(t, table, "the hint is there", table.hand.hint.Advising)
		}},
		{"outlook", record, func(t *testing.T, table *screen) { table.Update(table.App, []input.Intent{{Kind: input.Outlook}}) }},
		{"outlook-now", record, func(t *testing.T, table *screen) {
			table.Update(table.App, []input.Intent{{Kind: input.Outlook}})
			table.Update(table.App, []input.Intent{{Kind: input.Navigate, DX: 1}, {Kind: input.Navigate, DX: 1}})
		}},
		{"warning", record, func(t *testing.T, table *screen) {
			table.hand.hold(table.handTiles()[0], 0)
			table.hand.propose()
			a := table.hand.placing(table.hand.held.target)
			table.Question.Ask(table.App, regretOfIncome(table), a, table.laidAt(a), 0)
		}},
		{"card-tile", record, func(t *testing.T, table *screen) { pointAtFirst(t, table, view.TileOf, true) }},
		{"card-used", record, func(t *testing.T, table *screen) { pointAtFirst(t, table, view.UsedBy, false) }},
		{"card-next", record, func(t *testing.T, table *screen) { pointAtFirst(t, table, view.FactOf, true) }},
		{"card-war", record, func(t *testing.T, table *screen) { pointAtFirst(t, table, view.EpochOf, table.Seat == 0) }},
		{"large", record, func(t *testing.T, table *screen) {
			for seat := range table.session.Seats() {
				table.shown.purses[seat] = warsaw.Sum{Coins: int16(88 + 40*seat), VP: int16(99 + 9*seat)}
			}
		}},
		{"refused", record, func(t *testing.T, table *screen) {
			l := &table.picture.Layout
			x, y := l.Hand[0].Centre()
			toX, toY := l.Board.X+10, l.Board.Y+10
			wants(t, table, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Move, X: toX, Y: toY}, input.Intent{Kind: input.Release, X: toX, Y: toY})
		}},
	}
}

// asking turns what a match asks into what is seen.
func (q asked) seen(t *testing.T) seenAt { return seenAt{q.name, search(t, q.seats, q.wanted), q.does} }

// TestWordsStayInTheirPlaceAtTheTable looks at everything that is seen at a table, in every language and at every size of screen
// and text, for texts that leave their place, lie over one another or are too small.
func TestWordsStayInTheirPlaceAtTheTable(t *testing.T) {
	drive.Window(t)
	w := watched{}
	all := tablesSeen(t)
	if !testscope.Thorough() {
		all = all[:1]
	} else {
		for _, q := range questions() {
			all = append(all, q.seen(t))
		}
	}
	for n, seen := range all {
		for _, way := range overflowtest.Ways(n, 1) {
			app, page := w.desk(t, way)
			table := watchedTable(t, app, seen.record)
			seen.does(t, table)
			table.Update(app.App, nil)
			way.Look(t, page, seen.name, func(dst *ebiten.Image) { table.Draw(app.App, dst) })
		}
	}
}

// TestWordsStayInTheirPlaceInAnnouncements looks at what is announced over a table.
func TestWordsStayInTheirPlaceInAnnouncements(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	record, w := lateRecord(t), watched{}
	for n, announce := range []func(announcer) *announcement{
		func(a announcer) *announcement { return a.epoch(5) },
		func(a announcer) *announcement {
			return &announcement{kind: announceWar, title: a.art.Strings.Text("table.war"), words: a.warWords([]int{2, 0, 1, 2}), tile: warsaw.NoTile, seat: -1}
		},
		func(a announcer) *announcement {
			return a.milestone(warsaw.BuildingTile(warsaw.PalaceOfCultureAndScience), 1, 12)
		},
	} {
		for _, way := range overflowtest.Ways(n, 2) {
			app, page := w.desk(t, way)
			table := watchedTable(t, app, record)
			p, told := table.Position(), announce(announcer{table.viewpoint})
			p.Banner = told.banner()
			p.Banner.Left, p.Banner.Still = 0.5, true
			way.Look(t, page, "banner-"+p.Banner.Title, func(dst *ebiten.Image) {
				table.picture.Draw(dst, &p)
				table.picture.DrawButtons(dst, table.Buttons)
				table.picture.DrawOver(dst, &p)
			})
		}
	}
}

// TestReasonsCanBeRead looks at a sum with as many reasons as there can be below words of three lines: each that is shown can be
// read, and what has no row of its own is told in the last one.
func TestReasonsCanBeRead(t *testing.T) {
	drive.Window(t)
	record, w := lateRecord(t), watched{}
	ways := []overflowtest.Way{{W: 1280, H: 720, Point: 1, Text: 100, Language: "de"}, {W: 2532, H: 1170, Point: 3, Text: 200, Language: "de"}}
	for _, way := range append(ways, overflowtest.Ways(5, 3)...) {
		app, page := w.desk(t, way)
		table := watchedTable(t, app, record)
		p := table.Position()
		words := app.art.Strings.Text
		p.Side.Prompt = words("prompt.piece")
		sum := &view.Sum{Pays: words("sum.pays", 3, 5), Net: warsaw.Sum{Coins: 12, VP: 3}}
		sum.Price = []view.Row{{Words: words("sum.price"), Number: "8"}, {Words: words("sum.covered"), Number: "−5"}}
		for n := range mostReasons {
			sum.Why = append(sum.Why, view.Row{Words: words("step.parks"), Sum: warsaw.Sum{Coins: int16(n), VP: 1}})
		}
		p.Side.Sum, p.Side.Open = sum, true
		way.Look(t, page, "reasons", func(dst *ebiten.Image) { table.picture.Draw(dst, &p) })
	}
}

// watchedTable is a table of a record at rest.
func watchedTable(t *testing.T, app *desk, record warsaw.Record) *screen {
	t.Helper()
	s, err := newMatch(record)
	if err != nil {
		t.Fatal(err)
	}
	table := newScreen(app, s)
	settle(t, table)
	return table
}

// TestWordsStayInTheirPlaceInALesson goes through the first match and looks at its steps.
func TestWordsStayInTheirPlaceInALesson(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, way := range overflowtest.Ways(3, 1) {
		table, p := beginner(t, way.W, way.H, way.Settings())
		page := way.Watch(table.App)
		p.Settle()
		p.Do(stepsByMouse(table, p), func(step int) {
			if step%3 == 0 || testscope.Everything() {
				way.Look(t, page, fmt.Sprintf("lesson-%d", step), func(dst *ebiten.Image) { table.Draw(table.App, dst) })
			}
		})
	}
}

// TestWordsStayInTheirPlaceInALookBack looks at a move that is looked back at.
func TestWordsStayInTheirPlaceInALookBack(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	r := playedMatch(t, 3)
	w := watched{}
	for _, way := range overflowtest.Ways(4, 2) {
		app, page := w.desk(t, way)
		course := ending.NewCourse(r, app.adviser.Review)
		back := newLookBack(app, course, len(r.Actions)/2, nil)
		drive.Until(t, "the move is reviewed", func() bool {
			if err := back.Update(app.App, nil); err != nil {
				t.Fatal(err)
			}
			return course.Of(len(r.Actions)/2) != nil
		})
		way.Look(t, page, "lookback", func(dst *ebiten.Image) { back.Draw(app.App, dst) })
	}
}
