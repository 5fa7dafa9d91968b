package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/lookback"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/ending"
	narrate "capital/game/warsaw/table/narration"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// lookedAt is the table as it lay before one move of a match that is over.
type lookedAt struct {
	app      *desk
	course   *ending.Course
	move     int
	picture  *view.Table
	position view.Position // but for what is said of the move
	words    wording.Advice
}

// newLookBack looks back at a move; back is the scene to go back to.
func newLookBack(app *desk, c *ending.Course, move int, back scene.Scene) scene.Scene {
	at := &lookedAt{app: app, course: c, picture: view.NewTable(app.art)}
	return lookback.New(app.App, app.art.Strings, at, c.Reviews, move, back)
}

// Show implements part of [lookback.Table].
func (l *lookedAt) Show(move int) string {
	l.move = move
	p, known := before(&l.course.Record, move)
	p.PointerX, p.PointerY, p.Rests = l.position.PointerX, l.position.PointerY, true
	for seat, name := range p.Names {
		p.Names[seat] = scene.NameNow(l.app.App, name)
	}
	l.position = p
	l.words = wording.Advice{Art: l.app.art, Names: p.Names, Known: known}
	return l.app.art.Strings.Text("lookback.title", p.Names[p.Seat], view.Roman(p.Table.Epoch()))
}

// before is the table before a move of a record as the seat saw it that made the move,
// and what that knew. The tile there is no choice of is held.
func before(r *warsaw.Record, move int) (view.Position, warsaw.View) {
	var events []warsaw.Event
	used := usedTiles{}
	used.forget()
	played := *r
	played.Actions = played.Actions[:move:move]
	m, err := warsaw.Rules().Replay(&played, func(e warsaw.Event) {
		events = append(events, e)
		used.note(e)
	})
	if err != nil {
		panic("table: a match that was played does not replay: " + err.Error())
	}
	seat := r.Actions[move].Seat
	known := m.View(seat)
	p := view.Position{
		Table: m.Table, Seat: seat, Enlarged: -1, Used: used, Winners: winners(&m.Table, events),
		Hand: handOf(&known, m.Owes(seat) == warsaw.DecidePick), Held: view.Held{Tile: warsaw.NoTile, Slot: -1},
	}
	for seat, who := range r.Seats {
		p.Names = append(p.Names, who.Name)
		player := m.Player(seat)
		p.Purses[seat] = warsaw.Sum{Coins: player.Coins, VP: player.VP}
		p.Mermaids[seat] = float64(player.VP)
	}
	switch m.Owes(seat) {
	case warsaw.DecideUse:
		p.Held.Tile = m.Revealed(seat)
	case warsaw.DecideMilestone:
		p.Held.Tile = r.Actions[move].Action.Tile
	}
	return p, known
}

// Buttons implements part of [lookback.Table]: they lie where the table has its places for tiles.
func (l *lookedAt) Buttons() [3]widget.Rect { return l.picture.Layout.LookBack() }

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
func (l *lookedAt) Draw(dst *ebiten.Image, said *view.Hint, buttons *widget.Group) {
	p := l.position
	p.Place = l.picture.Layout.Fit(&p.Table.Player(p.Seat).District)
	p.Side.Advice, p.Side.Thinking = said.Shown(!l.app.Pace().Reduced)
	l.picture.Draw(dst, &p)
	l.picture.Painter().Draw(dst, buttons, l.picture.Layout.Screen)
	l.picture.DrawOver(dst, &p)
}
