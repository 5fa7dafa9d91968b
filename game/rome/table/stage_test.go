//go:build !js

package table

import (
	house "capital/game/table"

	"context"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/rome/ai"
	"capital/game/rome/table/ending"
	first "capital/game/rome/table/lesson"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/rome"
)

// stage is where situations are shown: matches that were played, to be cut off anywhere.
type stage struct {
	t     *testing.T
	d     *desk
	four  rome.Record // one person and three computer players
	three rome.Record // two people and a computer player
}

// newStages are those of every language.
func newStages(t *testing.T) map[string]*stage {
	four, three, hints := played(t, seats(1, 3, ai.Builder), 7, 1<<20), played(t, seats(2, 1, ai.Builder), 7, 1<<20), map[int]ai.Trials{}
	stages := map[string]*stage{}
	for _, language := range assets.Languages() {
		d := testRome(t, scene.Settings{Speed: 1, TextSize: 100, Language: language.Code})
		d.adviser = &quickAdviser{Players: d.players, hints: hints}
		stages[language.Code] = &stage{t, d, four, three}
	}
	return stages
}

// quickAdviser tries moves in few samples, and every position once; a review it makes up.
type quickAdviser struct {
	*ai.Players
	hints map[int]ai.Trials
}

func (q *quickAdviser) Hint(ctx context.Context, r *rome.Record, m *rome.Match, seat, _, _ int) (ai.Trials, error) {
	if found := q.hints[len(r.Actions)]; found != nil {
		return found, nil
	}
	found, err := q.Players.Hint(ctx, r, m, seat, 0, 2)
	q.hints[len(r.Actions)] = found
	return found, err
}

func (q *quickAdviser) Review(_ context.Context, r *rome.Record, move, _ int) (ai.Review, error) {
	review := ai.Review{Seat: r.Actions[move].Seat, Sure: true}
	review.Played.Action, review.Played.Margin = r.Actions[move].Action, -3.4
	review.Best.Action = r.Actions[max(move-len(r.Seats), 0)].Action
	return review, nil
}

// named are seats with the names that they have in the language of now.
func (s *stage) named(all []record.Seat) []record.Seat {
	all = slices.Clone(all)
	for n := range all {
		all[n].Name = s.d.art.Strings.Text([]string{"name.0", "name.1", "name.2", "name.3"}[n])
	}
	return all
}

// cut is a record as far as something holds.
func (s *stage) cut(r rome.Record, holds func(*rome.Match) bool) rome.Record {
	r.Seats = s.named(r.Seats)
	m := rome.NewMatch(len(r.Seats), r.Seed, nil)
	for n, move := range r.Actions {
		if holds(&m) {
			r.Actions = r.Actions[:n:n]
			return r
		}
		m.Apply(move.Seat, move.Action, nil)
	}
	s.t.Fatal("that never happens")
	return r
}

// at is the table at which the person first owes a decision in a round.
func (s *stage) at(decision rome.Decision, round int) *screen {
	return tableOf(s.t, s.d, s.cut(s.four, owes(0, decision, round)))
}

// situation is something that the table shows, and what draws it.
type situation struct {
	name string
	show func(*stage) func(*ebiten.Image)
}

// of is a situation at a table where the person owes a decision in a round, once something has been done there.
func of(name string, decision rome.Decision, round int, done func(*stage, *screen)) situation {
	return situation{name, func(s *stage) func(*ebiten.Image) {
		table := s.at(decision, round)
		if done != nil {
			done(s, table)
		}
		return drawn(table)
	}}
}

// drawn draws a table.
func drawn(t *screen) func(*ebiten.Image) {
	t.UpdateButtons()
	return func(dst *ebiten.Image) { t.Draw(t.App, dst) }
}

// situations are all kinds of what the table shows.
func situations() []situation {
	return slices.Concat(decisions(), opened(), announced(), warnings(), toldOf(), tips(), lessons())
}

// decisions are those that a person makes.
func decisions() []situation {
	return []situation{
		of("build", rome.DecideBuild, 3, nil),
		of("start", rome.DecideBuild, 1, nil),
		of("bid-nothing", rome.DecideBid, 1, nil),
		of("put", rome.DecidePut, 2, nil),
		of("draw", rome.DecideDraw, 3, nil),
		of("bid", rome.DecideBid, 2, func(_ *stage, t *screen) {
			for _, card := range view.SortHand(t.viewer.hand())[:3] {
				t.hand.push(card, true)
			}
		}),
		of("held", rome.DecideBuild, 2, func(_ *stage, t *screen) { carrying(t) }),
		of("roofs", rome.DecideBuild, 2, func(_ *stage, t *screen) { t.hand.choose(view.OfRoofs(rome.Round)) }),
		of("floor", rome.DecideBuild, 2, func(_ *stage, t *screen) {
			t.hand.choose(view.Thing{Kind: view.Stock})
			t.hand.choose(view.Thing{Kind: view.NewHouse})
		}),
		of("pass", rome.DecideBuild, 2, func(_ *stage, t *screen) { t.hand.pass() }),
		of("refused", rome.DecideBuild, 4, func(_ *stage, t *screen) {
			t.X, t.Y = t.picture.Layout.Map.Centre()
			t.hand.refuse(wording.Refused{Reason: rome.Reason{Key: rome.ReasonThreeAlike}, Place: rome.CampusMartius, Shape: rome.Round})
		}),
		{"hidden", func(s *stage) func(*ebiten.Image) {
			return drawn(tableOf(s.t, s.d, s.cut(s.three, owes(0, rome.DecideBid, 2))))
		}},
	}
}

// opened are what a person asks for.
func opened() []situation {
	advice := func(s *stage, t *screen) { advised(s.t, t) }
	return []situation{
		of("log", rome.DecideDraw, 3, func(_ *stage, t *screen) { t.ToggleLog() }),
		of("thinking", rome.DecideBuild, 2, func(_ *stage, t *screen) {
			t.Hints.Step(true, 0, false)
			t.AskHint()
		}),
		of("hint", rome.DecideBuild, 2, advice), of("hint-bid", rome.DecideBid, 2, advice),
		of("hint-put", rome.DecidePut, 2, advice), of("hint-draw", rome.DecideDraw, 2, advice),
		of("near", rome.DecideBuild, 4, func(_ *stage, t *screen) { t.picture.ZoomTo(rome.CampusMartius) }),
		of("panel", rome.DecideBid, 4, func(_ *stage, t *screen) { t.hand.zoom.tap(view.Thing{Kind: view.Panel, Seat: 2}) }),
		of("sheets", rome.DecideBuild, 3, func(_ *stage, t *screen) { t.openRounds() }),
		of("outlook", rome.DecideBuild, 3, func(_ *stage, t *screen) { t.OpenOutlook() }),
		of("outlook-2", rome.DecideBid, 3, func(_ *stage, t *screen) {
			t.OpenOutlook()
			t.Sheet.Update([]input.Intent{{Kind: input.Next}}, 0)
		}),
		of("outlook-3", rome.DecideBuild, 1, func(_ *stage, t *screen) {
			t.OpenOutlook()
			t.Sheet.Update([]input.Intent{{Kind: input.Previous}}, 0)
		}),
		{"lookback", func(s *stage) func(*ebiten.Image) {
			r := s.four
			r.Seats = s.named(r.Seats)
			course := ending.NewCourse(r, s.d.adviser.Review)
			back := newLookBack(s.d, course, len(r.Actions)/2, nil)
			for course.Of(len(r.Actions)/2) == nil {
				back.Update(s.d.App, nil)
			}
			back.Update(s.d.App, nil)
			return func(dst *ebiten.Image) { back.Draw(s.d.App, dst) }
		}},
	}
}

// announced are what the match waits for, and the counting of a round as it is looked at.
func announced() []situation {
	counted := func(place int) func(*stage, *screen) {
		return func(_ *stage, t *screen) {
			counting := announcing(t, rome.PrefectureScored).shown.Waiting[0].scoring
			counting.Update([]input.Intent{{Kind: input.Confirm}}, 0)
			for range place + 1 {
				counting.Update([]input.Intent{{Kind: input.Navigate, DY: 1}}, 0)
			}
		}
	}
	all := []situation{
		of("round", rome.DecideBuild, 2, func(_ *stage, t *screen) { announcing(t, rome.RoundBegan) }),
		of("auctions", rome.DecideBid, 3, func(_ *stage, t *screen) { announcing(t, rome.AuctionBegan) }),
		of("reveal", rome.DecidePut, 2, func(_ *stage, t *screen) { announcing(t, rome.BidShown) }),
		of("revealed", rome.DecidePut, 2, func(_ *stage, t *screen) {
			announcing(t, rome.BidShown).shown.Announce(t.App, []input.Intent{{Kind: input.Confirm}})
		}),
		of("counting", rome.DecideDraw, 2, func(_ *stage, t *screen) { announcing(t, rome.PrefectureScored) }),
		of("counted", rome.DecideDraw, 2, counted(-1)),
	}
	for place := range rome.Places {
		all = append(all, of("counted-"+rome.Place(place).String(), rome.DecideDraw, 3, counted(place)))
	}
	return all
}

// warnings are those of every kind.
func warnings() (all []situation) {
	permit := rome.Action{Kind: rome.Play, Card: permitCard(), Place: rome.CampusMartius}
	for _, one := range []struct {
		name   string
		regret ai.Regret
		action rome.Action
	}{
		{"pass", ai.Regret{Kind: ai.RegretPass, Place: rome.TiberIsland, House: ai.House{Height: 3}, Points: 4}, rome.Action{Kind: rome.Pass}},
		{"bid", ai.Regret{Kind: ai.RegretBid, Count: 23, Sum: 24}, rome.Action{Kind: rome.Bid}},
		{"house", ai.Regret{Kind: ai.RegretHouse, House: ai.House{Height: 3, Shape: rome.Triangular}}, permit},
		{"unfinished", ai.Regret{Kind: ai.RegretHouse, House: ai.House{Height: 3, Shape: rome.NoShape}}, permit},
		{"roof", ai.Regret{Kind: ai.RegretRoof, House: ai.House{Height: 2, Shape: rome.Triangular}}, rome.Action{Kind: rome.Play}},
		{"overtop", ai.Regret{Kind: ai.RegretOvertop, Place: rome.CampusMartius, House: ai.House{Height: 4}}, permit},
		{"late-floors", ai.Regret{Kind: ai.RegretLate, House: ai.House{Height: 2, Shape: rome.NoShape}}, rome.Action{Kind: rome.Play}},
		{"late-roof", ai.Regret{Kind: ai.RegretLate, House: ai.House{Height: 2, Shape: rome.Round}}, rome.Action{Kind: rome.Play}},
	} {
		all = append(all, of("warning-"+one.name, rome.DecideBuild, 3, func(s *stage, t *screen) {
			t.Question.Ask(s.d.App, wording.Regret(s.d.art, one.regret), one.action, t.regretPlace(one.regret, one.action), t.picture.Layout.Hand.Y)
		}))
	}
	return all
}

// permitCard is a card that carries a house.
func permitCard() (card rome.Card) {
	for card.Type() != rome.Permit {
		card++
	}
	return card
}

// toldOf are what is told of things that are pointed at.
func toldOf() (all []situation) {
	for _, one := range []struct {
		name  string
		thing view.Thing
	}{
		{"esquiline", view.OfPlace(rome.Esquiline)}, {"island", view.OfPlace(rome.TiberIsland)}, {"capitoline", view.OfPlace(rome.Capitoline)},
		{"pile", view.OfPile(rome.Permit)}, {"discards", view.OfDiscards(rome.Floor)}, {"roofs", view.OfRoofs(rome.Triangular)},
		{"round", view.Thing{Kind: view.Round, Number: 2}}, {"stage", view.Thing{Kind: view.Stage, Number: 4}},
		{"stock", view.Thing{Kind: view.Stock}}, {"panel", view.Thing{Kind: view.Panel, Seat: 1}},
	} {
		all = append(all, of("told-"+one.name, rome.DecideBuild, 3, func(_ *stage, t *screen) { pointAt(t, one.thing) }))
	}
	return append(all,
		of("told-sign", rome.DecideBuild, 4, func(_ *stage, t *screen) {
			p := t.Position()
			t.X, t.Y = t.picture.WhereChip(&p, view.Chip{Kind: view.ChipFountains, Place: rome.Palatine}).Centre()
		}),
		of("asked-sign", rome.DecideBuild, 4, func(_ *stage, t *screen) {
			for range 7 {
				t.TakeOne(input.Intent{Kind: input.Turn, Number: -1})
			}
		}),
		of("told-bid", rome.DecideBid, 2, func(_ *stage, t *screen) { pointAt(t, view.OfPlace(rome.Esquiline)) }),
		of("told-card", rome.DecideBuild, 2, func(_ *stage, t *screen) { pointAt(t, view.OfCard(view.SortHand(t.viewer.hand())[0])) }),
		of("told-permit", rome.DecideBuild, 4, func(_ *stage, t *screen) {
			cards := view.SortHand(t.viewer.hand())
			pointAt(t, view.OfCard(cards[len(cards)-1]))
		}),
		of("told-house", rome.DecideBuild, 3, func(_ *stage, t *screen) { pointAt(t, built(nil, t.session.Table(), 0)[0]) }),
	)
}

// pointAt has the pointer rest on a thing.
func pointAt(t *screen, thing view.Thing) {
	p := t.Position()
	in := t.picture.Where(&p, thing)
	t.X, t.Y = in.X+in.W/2, in.Y+in.H-2
}

// tips are what buttons say that the pointer rests on.
func tips() (all []situation) {
	for name, button := range map[string]int{"undo": house.ButtonUndo, "log": house.ButtonLog, "hint": house.ButtonHint, "rules": house.ButtonRules, "rounds": view.ButtonRounds, "outlook": house.ButtonOutlook} {
		all = append(all, of("tip-"+name, rome.DecideBuild, 3, func(_ *stage, t *screen) {
			x, y := t.Buttons.Widgets[button].Rect.Centre()
			t.Buttons.Update([]widget.Act{{Kind: widget.Move, X: x, Y: y}}, 0)
			t.Buttons.Update(nil, 5)
		}))
	}
	slices.SortFunc(all, func(a, b situation) int { return len(a.name) - len(b.name) })
	return all
}

// lessons are the steps of the first match.
func lessons() (all []situation) {
	for n := range first.Steps() {
		all = append(all, situation{"lesson-" + view.Roman(1) + string(rune('a'+n)), func(s *stage) func(*ebiten.Image) { return drawn(s.lesson(n)) }})
	}
	return all
}

// lesson is the table of the first match with the words of one of its steps.
func (s *stage) lesson(step int) *screen {
	described := s.d.firstMatch()
	m, err := described.Start(described.Config, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	t := m.(*screen)
	s.t.Cleanup(func() { t.Close() })
	t.teaching.Guide = lesson.New(s.d.App, s.d.art.Strings, first.Steps()[step:], func() scene.Scene { return t })
	t.shown.Waiting = nil
	for range 2 {
		t.Update(s.d.App, nil)
	}
	return t
}
