package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/rome/ai"
	"capital/game/rome/table/ending"
	narrate "capital/game/rome/table/narration"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/game/scene/log"
	"capital/game/scene/lookback"
	"capital/game/scene/narration"
	"capital/render/widget"
	"capital/rules/rome"
)

// lookedAt is the table as it lay at a moment of a match.
type lookedAt struct {
	app      *desk
	record   *rome.Record
	picture  *view.Table
	position view.Position // but for what is said of the move
	words    wording.Advice
	story    lookback.Log[view.LogPicture]
}

// newLookBack looks back at a move; back is the scene to go back to.
func newLookBack(app *desk, c *ending.Course, move int, back scene.Scene) scene.Scene {
	at := &lookedAt{app: app, record: &c.Record, picture: view.NewTable(app.art, len(c.Record.Seats))}
	at.story = lookback.NewLog(func() (*log.Panel[view.LogPicture], bool) { return at.picture.LogPanel(), at.picture.Layout.Close })
	return lookback.New(app.App, app.art.Strings, at, &c.Record, c.Reviews, move, back)
}

// Show implements part of [lookback.Table].
func (l *lookedAt) Show(at lookback.Moment) string {
	p, known := positionAt(l.record, at)
	p.PointerX, p.PointerY = l.position.PointerX, l.position.PointerY
	for seat, name := range p.Names {
		p.Names[seat] = scene.NameNow(l.app.App, name)
	}
	l.position = p
	l.words = wording.Advice{Art: l.app.art, Names: p.Names, Known: known}
	return l.app.art.Strings.Text("lookback.title", p.Names[at.Addressed()], view.Roman(p.Table.Round()))
}

// positionAt is the table at a moment of a match, and what the seat knew that sees it.
func positionAt(r *rome.Record, at lookback.Moment) (view.Position, rome.View) {
	m := lookback.Replay(rome.Rules(), r, at.Moves, nil)
	known := m.View(at.Seat)
	var names []string
	for _, who := range r.Seats {
		names = append(names, who.Name)
	}
	p := seenBy(&known, names, true)
	if at.Open {
		for seat := range r.Seats {
			p.Known[seat], p.Hidden[seat] = m.Hand(seat), [rome.Types]int{}
		}
	}
	return p, known
}

// Narrate implements part of [lookback.Table].
func (l *lookedAt) Narrate() narration.Speech { return narrate.Table(l.app.art, &l.position, "") }

// Story implements part of [lookback.Table].
func (l *lookedAt) Story() lookback.Story { return l.story }

// Write implements part of [lookback.Table].
func (l *lookedAt) Write() {
	l.story.Clear()
	var book logbook
	m := wording.Match{Names: l.position.Names, Seed: l.record.Seed, Secret: true}
	lookback.Tell(rome.Rules(), l.record, func(move int, e rome.Event) { book.write(l.app.art, l.story.Log, m, e, move) })
}

// Text implements part of [lookback.Table].
func (l *lookedAt) Text(r *rome.Record) string { return lookback.Text(rome.Rules(), r) }

// Buttons implements part of [lookback.Table]: they lie where a match has some of its own.
func (l *lookedAt) Buttons() [3]widget.Rect {
	return l.picture.Layout.LookBack()
}

// Menu implements part of [lookback.Table].
func (l *lookedAt) Menu() widget.Rect { return l.picture.Menu() }

// Row implements part of [lookback.Table].
func (l *lookedAt) Row(a rome.Action, beside ai.Beside) view.AdviceRow {
	return l.words.Row(a, beside)
}

// Played implements part of [lookback.Table].
func (l *lookedAt) Played(rome.Action) string { return "lookback.played" }

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
		showMove(&p, &l.words.Known, &said.Advice)
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
