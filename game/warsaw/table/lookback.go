package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/log"
	"capital/game/scene/lookback"
	"capital/game/scene/narration"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/ending"
	narrate "capital/game/warsaw/table/narration"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// lookedAt is the table as it lay at a moment of a match.
type lookedAt struct {
	app      *desk
	course   *ending.Course
	move     int
	picture  *view.Table
	position view.Position // but for what is said of the move
	words    wording.Advice
	story    lookback.Log[warsaw.TileID]
}

// newLookBack looks back at a move; back is the scene to go back to.
func newLookBack(app *desk, c *ending.Course, move int, back scene.Scene) scene.Scene {
	at := &lookedAt{app: app, course: c, picture: view.NewTable(app.art)}
	at.story = lookback.NewLog(func() (*log.Panel[warsaw.TileID], bool) {
		return at.picture.LogPanel(at.story.Log), at.picture.Layout.Close
	})
	return lookback.New(app.App, app.art.Strings, at, &c.Record, c.Reviews, move, back)
}

// Show implements part of [lookback.Table].
func (l *lookedAt) Show(at lookback.Moment) string {
	l.move = at.Moves
	p, known := positionAt(&l.course.Record, at)
	p.PointerX, p.PointerY, p.Rests = l.position.PointerX, l.position.PointerY, true
	for seat, name := range p.Names {
		p.Names[seat] = scene.NameNow(l.app.App, name)
	}
	l.position = p
	l.words = wording.Advice{Art: l.app.art, Names: p.Names, Known: known}
	return l.app.art.Strings.Text("lookback.title", p.Names[at.Addressed()], view.Roman(p.Table.Epoch()))
}

// positionAt is the table at a moment of a match, and what the seat knew that sees it. The tile there is no choice of is held.
func positionAt(r *warsaw.Record, at lookback.Moment) (view.Position, warsaw.View) {
	var events []warsaw.Event
	used := usedTiles{}
	used.forget()
	m := lookback.Replay(warsaw.Rules(), r, at.Moves, func(e warsaw.Event) {
		events = append(events, e)
		used.note(e)
	})
	known := m.View(at.Seat)
	p := view.Position{
		Table: m.Table, Seat: at.Seat, Enlarged: -1, Used: used, Winners: winners(&m.Table, events),
		Hand: handOf(&known, m.Owes(at.Seat) == warsaw.DecidePick), Held: view.Held{Tile: warsaw.NoTile, Slot: -1},
	}
	for seat, who := range r.Seats {
		p.Names = append(p.Names, who.Name)
		player := m.Player(seat)
		p.Purses[seat] = warsaw.Sum{Coins: player.Coins, VP: player.VP}
		p.Mermaids[seat] = float64(player.VP)
		if own := m.View(seat); at.Open {
			p.Hands[seat], _ = own.HandOf(seat, nil)
		}
	}
	switch m.Owes(at.Seat) {
	case warsaw.DecideUse:
		p.Held.Tile = m.Revealed(at.Seat)
	case warsaw.DecideMilestone:
		if at.Tells() {
			p.Held.Tile = r.Actions[at.Moves].Action.Tile
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
	r := &l.course.Record
	m := wording.Match{Names: l.position.Names, Seed: r.Seed, Secret: true}
	lookback.Tell(warsaw.Rules(), r, func(move int, e warsaw.Event) { writeLine(l.app.art, l.story.Log, m, e, move) })
}

// Text implements part of [lookback.Table].
func (l *lookedAt) Text(r *warsaw.Record) string { return lookback.Text(warsaw.Rules(), r) }

// Buttons implements part of [lookback.Table]: they lie where the table has its places for tiles.
func (l *lookedAt) Buttons() [3]widget.Rect { return l.picture.Layout.LookBack() }

// Menu implements part of [lookback.Table].
func (l *lookedAt) Menu() widget.Rect { return l.picture.Menu() }

// Row implements part of [lookback.Table].
func (l *lookedAt) Row(a warsaw.Action, beside ai.Beside) view.AdviceRow {
	return l.words.Row(a, beside)
}

// Played implements part of [lookback.Table]. A tile that was picked is judged by the best use of it, which may be another
// than was made of it.
func (l *lookedAt) Played(a warsaw.Action) string {
	if l.course.Done(l.move) != a {
		return "lookback.chosen"
	}
	return "lookback.played"
}

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
	p.Place = l.picture.Layout.Fit(&p.Table.Player(p.Seat).District)
	p.Side.Advice, p.Side.Thinking = said.Shown(!l.app.Pace().Reduced)
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
