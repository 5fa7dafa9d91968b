//go:build !js

package scene

import (
	"slices"
	"strings"
	"testing"

	"capital/game/session"
	"capital/input"
	"capital/rules/record"
)

// seatsOf are seats of players, who bear names of their own.
func seatsOf(players ...string) (seats []record.Seat) {
	for n, player := range players {
		seats = append(seats, record.Seat{Player: player, Name: string(rune('A'+n)) + "-name"})
	}
	return seats
}

// TestWhoPlaysOnIsOffered as it was in the record, but for the seat that is taken over and the only person's.
func TestWhoPlaysOnIsOffered(t *testing.T) {
	app := quickApp(t)
	g := app.cabinet.open
	level, usual := g.Levels[0], g.usualLevel()
	for _, test := range []struct {
		was   []record.Seat
		seat  int
		want  []string
		names string
	}{
		{seatsOf(session.Person, level, level), 0, []string{session.Person, level, level}, "ABC"},
		{seatsOf(session.Person, level, level), 2, []string{usual, level, session.Person}, "CBA"},
		{seatsOf(level, level, level), 1, []string{level, session.Person, level}, "ABC"},
		{seatsOf(session.Person, session.Person, level), 1, []string{session.Person, session.Person, level}, "ABC"},
		{seatsOf(session.Person, session.Person, level), 2, []string{session.Person, session.Person, session.Person}, "ABC"},
	} {
		now := takenOver(g, test.was, test.seat)
		var players []string
		names := ""
		for _, who := range now {
			players = append(players, who.Player)
			names += who.Name[:1]
		}
		if !slices.Equal(players, test.want) || names != test.names {
			t.Errorf("%v at %d: %v called %s", test.was, test.seat, players, names)
		}
	}
}

// TestWhoPlaysOnIsChosen for each seat, that which is taken over included; cancelling leads a page back, and then away.
func TestWhoPlaysOnIsChosen(t *testing.T) {
	app := quickApp(t)
	show(t, app, newTitle(app))
	g, was := app.cabinet.open, seatsOf(session.Person, "", "")
	was[1].Player, was[2].Player = g.Levels[0], g.Levels[0]
	var got []record.Seat
	text := func(seats []record.Seat) string { got = slices.Clone(seats); return "" }
	app.AskTakeOver(was, text)
	whole(t, app, input.Intent{Kind: input.Confirm})
	if m := menuOn(t, app); m.page.title != app.Strings.Text("takeover.who") || m.Widgets.Focused() != len(was) {
		t.Fatalf("%q is asked, and %d is in focus", m.page.title, m.Widgets.Focused())
	}
	whole(t, app, input.Intent{Kind: input.Cancel})
	if m := menuOn(t, app); m.page.title != app.Strings.Text("takeover.title") {
		t.Fatalf("cancelling leads back to %q", m.page.title)
	}
	whole(t, app, input.Intent{Kind: input.Confirm})
	m := menuOn(t, app)
	m.Widgets.Focus(0)
	whole(t, app, input.Intent{Kind: input.Navigate, DX: 1})
	if said := m.Spoken(app).Focus; !strings.Contains(said, app.Strings.Text("narration.seat.player", 1)) || !strings.Contains(said, g.playerName(app.Strings, g.Levels[0])) {
		t.Errorf("it says %q after turning", said)
	}
	m.Widgets.Focus(1)
	whole(t, app, input.Intent{Kind: input.Navigate, DX: -1})
	m.Widgets.Focus(len(was))
	whole(t, app, input.Intent{Kind: input.Confirm})
	if len(got) != 3 || got[0].Player != g.Levels[0] || got[1].Player != session.Person || got[2].Player != g.Levels[0] {
		t.Errorf("who plays on: %+v", got)
	}
	if was[0].Player != session.Person {
		t.Error("the match that was looked at has other seats now")
	}
}
