package drill

import (
	"capital/assets"
	"capital/game/scene"
	"capital/game/scene/outlook"
	"capital/game/scene/results"
	"capital/game/session"
	"capital/game/table"
	"capital/game/table/plain"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// Screen is a match at its table. It is the [table.Game] that its course asks.
type Screen struct {
	*Course
	plain.Parts[recordtest.Match, recordtest.Action, recordtest.Event, Thing]
	board board
}

// New shows a session.
func New(app *scene.App, strings *assets.Strings, s *Session) *Screen {
	t := new(Screen)
	t.board = board{sitDown(app, s), strings, &t.Picture}
	words := plain.Words[recordtest.Event]{Strings: strings, Tell: t.board.tell, Announces: recordtest.Event.EndsRound}
	t.SetUp(t.board.viewer, &t.board, words)
	t.Course = t.NewCourse()
	t.Begin(t, t.NewHints(t.board.trying), func() {})
	return t
}

func (t *Screen) Play(a recordtest.Action) { t.Submit(a) }
func (t *Screen) Undo()                    { t.Session.Undo() }
func (t *Screen) Redo()                    { t.Session.Redo() }
func (t *Screen) OpenLog()                 { t.ToggleLog() }

// Hides reports that others may see what comes next; but who has swapped a card is still to bid.
func (t *Screen) Hides(uint8) bool {
	events := t.Session.Events()
	return events[len(events)-1].Kind != recordtest.CardSwapped
}

func (t *Screen) StepWords(_ []record.Move[recordtest.Action], events []recordtest.Event) string {
	return t.board.tell(events[0])
}

func (t *Screen) Position() Position {
	p, words := t.See(t.ShowLog), t.board.strings
	for seat, name := range t.Names() {
		p.Standings = append(p.Standings, words.Text("has", name, t.Session.Match().Points(seat)))
	}
	switch {
	case t.Over():
		p.Prompt = words.Text("prompt.over")
	case t.Decision() == 0:
		p.Prompt = words.Text("prompt.wait")
		if awaits, ok := t.Awaits(); ok {
			p.Prompt = awaits
		}
	default:
		p.Prompt = words.Text("prompt", t.Names()[t.Seat])
	}
	return p
}

// Outlook tells which cards are not seen yet.
func (t *Screen) Outlook() table.Sheet {
	var lines outlook.Lines
	v := t.board.known()
	for card := recordtest.Card(1); t.HandOpen() && card <= recordtest.MostValue; card++ {
		lines = append(lines, t.board.strings.Text("outlook.card", int(card), v.Unseen(card)))
	}
	return outlook.Open(t.App.Display, t.board.strings.Text("outlook.title"), lines, 0)
}

func (t *Screen) LookBack() scene.Scene { return nil }

func (t *Screen) Results() *results.Screen {
	m, played := t.Session.Match(), t.Session.Record()
	out := results.Outcome{Emblem: emblem, Seed: played.Seed, TakeBacks: session.TakeBacks(&played), Rematch: t.Rematch}
	out.Verdict = func(seat int) string { return t.board.strings.Text("verdict", m.Points(seat), m.Won(seat)) }
	for seat, who := range played.Seats {
		out.Seats = append(out.Seats, results.Seat{Seat: who, Place: m.Place(seat)})
		out.Total = append(out.Total, m.Points(seat))
	}
	out.Lines = []results.Line{{Words: t.board.strings.Text("results.points"), Points: out.Total}}
	return results.New(t.App, out)
}
