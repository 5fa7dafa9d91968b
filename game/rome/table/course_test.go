//go:build !js

package table

import (
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/rome/table/ending"
	"capital/game/rome/table/view"
	"capital/game/scene/lookback"
	house "capital/game/table"
	"capital/rules/rome"
)

// turnOf is a table at which seat 0 owes a decision.
func turnOf(t testing.TB, d *desk, decision rome.Decision, round int) *screen {
	t.Helper()
	return tableOf(t, d, until(t, seats(1, 2, ai.Builder), 21, owes(0, decision, round)))
}

// TestPassingIsAskedTwice where something could still be built, and done at once where nothing can.
func TestPassingIsAskedTwice(t *testing.T) {
	table := turnOf(t, quickApp(t), rome.DecideBuild, 1)
	moves := table.session.Moves()
	table.PushButton(view.ButtonPass)
	if !table.hand.passes || table.session.Moves() != moves {
		t.Fatal("it is not asked")
	}
	table.PushButton(house.ButtonConfirm)
	if table.session.Moves() != moves+1 || !table.session.Table().Player(0).Passed {
		t.Error("the seat has not passed")
	}
	useless := func(m *rome.Match) bool {
		v := m.View(0)
		return m.Owes(0) == rome.DecideBuild && !chooser{&v}.leads(choice{})
	}
	table = tableOf(t, quickApp(t), until(t, seats(1, 2, ai.Builder), 1, useless))
	moves = table.session.Moves()
	if table.PushButton(view.ButtonPass); table.session.Moves() != moves+1 {
		t.Error("it is asked though nothing can be built")
	}
}

// TestAnIllegalDropGoesBack and says why.
func TestAnIllegalDropGoesBack(t *testing.T) {
	table := turnOf(t, usualApp(t), rome.DecideBuild, 2)
	r := &robot{t: t, screen: table}
	k, seat := table.hand.chooser(), table.Seat
	for _, thing := range built(nil, table.session.Table(), seat) {
		if thing.Kind != view.House || thing.Shape == rome.NoShape {
			continue
		}
		for place := range rome.Place(rome.Places) {
			if k.with(choice{thing: thing}, view.OfPlace(place)).kind != refuses {
				continue
			}
			moves := table.session.Moves()
			r.dragTo(thing, view.OfPlace(place), false)
			if table.session.Moves() != moves || table.hand.refusal.words == "" || table.hand.held.Gliding.Done() || !table.hand.choice.none() {
				t.Fatalf("moves %d, refusal %q, held %+v", table.session.Moves()-moves, table.hand.refusal.words, table.hand.held)
			}
			drive.Until(t, "the house is back", func() bool { r.update(); return table.hand.held.Thing.Kind == view.Nothing })
			return
		}
	}
	t.Fatal("every house fits everywhere")
}

// TestEveryAdviceCanBeTaken of all that a seat may do: what the large button then does is what was advised.
func TestEveryAdviceCanBeTaken(t *testing.T) {
	d := quickApp(t)
	r := until(t, seats(1, 2, ai.Builder), 21, func(m *rome.Match) bool {
		hand := m.Hand(0)
		return m.Owes(0) == rome.DecideBuild && m.Player(0).Unfinished != [rome.Tallest + 1]uint8{} &&
			hand.Of(rome.Floor) != 0 && hand.Of(rome.Roof) != 0 && hand.Of(rome.Permit) != 0
	})
	first := tableOf(t, d, r).known()
	for _, a := range first.Legal(nil) {
		table := tableOf(t, d, r)
		table.hand.hint.Open, table.hand.hint.Ready = true, true
		table.hand.hint.Advice = view.Advice{Rows: []view.AdviceRow{{Action: a}}}
		table.PushButton(house.ButtonConfirm)
		if made := table.session.Record().Actions[len(r.Actions):]; len(made) == 0 || made[0].Action != a {
			t.Errorf("%v was advised; %v", a, made)
		}
	}
}

// TestALookBackShowsWhatTheSeatSaw before every move of a match, and tells of one what was played and what would have been
// better.
func TestALookBackShowsWhatTheSeatSaw(t *testing.T) {
	r := played(t, seats(2, 0, ""), 9, 1<<20)
	m := rome.NewMatch(len(r.Seats), r.Seed, nil)
	for n, move := range r.Actions {
		p, known := positionAt(&r, lookback.Moment{Moves: n, Mover: move.Seat, Seat: move.Seat})
		own := m.View(move.Seat)
		if p.Table != m.Table || p.Seat != move.Seat || known != own || len(p.Hand.Cards) != own.Hand().Count() {
			t.Fatalf("move %d: the table is another", n+1)
		}
		if other := 1 - move.Seat; p.Known[other] != own.KnownOf(other) {
			t.Fatalf("move %d: the other hand shows %v", n+1, p.Known[other])
		}
		m.Apply(move.Seat, move.Action, nil)
	}
	d := quickApp(t)
	course := ending.NewCourse(r, d.adviser.Review)
	looked, move := &lookedAt{app: d, record: &r, picture: view.NewTable(d.art, len(r.Seats))}, len(r.Actions)/2
	looked.Show(lookback.Moment{Moves: move, Mover: r.Actions[move].Seat, Seat: r.Actions[move].Seat})
	course.Want(move)
	drive.Until(t, "the move is reviewed", func() bool { course.Step(); return course.Of(move) != nil })
	if row := looked.Row(course.Of(move).Played.Action, course.Of(move).Beside); row.Action != r.Actions[move].Action || row.Does == "" {
		t.Errorf("told is %+v", row)
	}
}

// TestAMatchToWatchGoesOnFromAScoring by itself, once its points were to be seen for a while; that of a person waits.
func TestAMatchToWatchGoesOnFromAScoring(t *testing.T) {
	for _, people := range []int{0, 1} {
		table := tableOf(t, usualApp(t), until(t, seats(people, 2-people, ai.Builder), 21, owes(0, rome.DecideDraw, 1)))
		announcing(table, rome.PrefectureScored)
		waits := func() bool { return len(table.shown.Waiting) > 0 && table.shown.Waiting[0].scoring != nil }
		scoring := table.shown.Waiting[0].scoring
		seconds := 0
		for ; waits() && !scoring.Settled() && seconds < 60; seconds++ {
			table.shown.Waiting[0].Update(nil, 1)
		}
		settled := scoring.Settled()
		for n := 0; waits() && n < 20; n++ {
			table.desk.Pass(1)
			table.shown.Announce(table.App, nil)
		}
		if !settled || waits() != (people > 0) {
			t.Errorf("with %d people it was counted: %v, and waits: %v", people, settled, waits())
		}
	}
}
