package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/expo/ai"
	"capital/game/expo/table/ending"
	narrate "capital/game/expo/table/narration"
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/game/scene"
	"capital/game/scene/log"
	"capital/game/scene/lookback"
	"capital/game/scene/narration"
	"capital/render/widget"
	"capital/rules/expo"
)

// lookedAt is the table as it lay at a moment of a match.
type lookedAt struct {
	app      *desk
	record   *expo.Record
	picture  *view.Table
	position view.Position // but for what is said of the move
	words    wording.Advice
	story    lookback.Log[view.Thing]
}

// newLookBack looks back at a move; back is the scene to go back to.
func newLookBack(app *desk, c *ending.Course, move int, back scene.Scene) scene.Scene {
	at := &lookedAt{app: app, record: &c.Record, picture: view.NewTable(app.art, startOf(&c.Record))}
	at.story = lookback.NewLog(func() (*log.Panel[view.Thing], bool) { return at.picture.LogPanel(), at.picture.Layout.Close })
	return lookback.New(app.App, app.art.Strings, at, &c.Record, c.Reviews, move, back)
}

// startOf is the table of a match as it is set up.
func startOf(r *expo.Record) *expo.Table {
	m := expo.Rules().New(r, nil)
	return &m.Table
}

// Show implements part of [lookback.Table].
func (l *lookedAt) Show(at lookback.Moment) string {
	p, known := l.positionAt(at)
	p.PointerX, p.PointerY = l.position.PointerX, l.position.PointerY
	for seat, name := range p.Names {
		p.Names[seat] = scene.NameNow(l.app.App, name)
	}
	l.position = p
	l.words = wording.Advice{Art: l.app.art, Known: known}
	return l.app.art.Strings.Text("lookback.title", p.Names[at.Addressed()], p.Table.Round())
}

// positionAt is the table at a moment, and what the seat knew that sees it.
func (l *lookedAt) positionAt(at lookback.Moment) (view.Position, expo.View) {
	m := lookback.Replay(expo.Rules(), l.record, at.Moves, nil)
	known := m.View(at.Seat)
	var names []string
	for _, who := range l.record.Seats {
		names = append(names, who.Name)
	}
	return seenBy(&m.Table, names, at.Seat), known
}

// Narrate implements part of [lookback.Table].
func (l *lookedAt) Narrate() narration.Speech { return narrate.Table(l.app.art, &l.position, "") }

// Story implements part of [lookback.Table].
func (l *lookedAt) Story() lookback.Story { return l.story }

// Write implements part of [lookback.Table].
func (l *lookedAt) Write() {
	l.story.Clear()
	m := wording.Match{Names: l.position.Names, Seed: l.record.Seed}
	lookback.Tell(expo.Rules(), l.record, func(move int, e expo.Event) { writeLine(l.app.art, l.story.Log, m, e, move) })
}

// Text implements part of [lookback.Table].
func (l *lookedAt) Text(r *expo.Record) string { return lookback.Text(expo.Rules(), r) }

// Buttons implements part of [lookback.Table]: they lie where a match has some of its own.
func (l *lookedAt) Buttons() [3]widget.Rect {
	return l.picture.Layout.LookBack()
}

// Menu implements part of [lookback.Table].
func (l *lookedAt) Menu() widget.Rect { return l.picture.Menu() }

// Row implements part of [lookback.Table].
func (l *lookedAt) Row(a expo.Action, beside ai.Beside) view.AdviceRow {
	return l.words.Row(a, beside)
}

// Played implements part of [lookback.Table].
func (l *lookedAt) Played(expo.Action) string { return "lookback.played" }

// Say implements part of [lookback.Table].
func (l *lookedAt) Say(r view.AdviceReason) string { return narrate.Reason(l.app.art, r) }

// Point implements part of [lookback.Table].
func (l *lookedAt) Point(x, y float64) { l.position.PointerX, l.position.PointerY = x, y }

// Resize implements part of [lookback.Table].
func (l *lookedAt) Resize(room scene.Room) bool { return l.picture.Resize(room) }

// AdviceAt implements part of [lookback.Table].
func (l *lookedAt) AdviceAt(a *view.Advice, x, y float64) (row, reason int, ok bool) {
	return l.picture.AdviceAt(a, x, y)
}

// Draw implements part of [lookback.Table].
func (l *lookedAt) Draw(dst *ebiten.Image, said *view.Hint, story bool, buttons func(p widget.Painter)) {
	p := l.position
	p.Side.Advice, p.Side.Thinking = said.Shown(!l.app.Pace().Reduced)
	if said.Advising() {
		showMove(l.app.art, &p, &l.words.Known, &said.Advice)
	}
	if !said.Open {
		p.Side.Prompt = narration.Sentence(said.Advice.Title, said.Advice.Caption)
	}
	if story {
		p.Side = view.Side{Log: l.story.Log}
	}
	l.picture.Draw(dst, &p)
	buttons(l.picture.Painter())
	l.picture.DrawOver(dst, &p)
}
