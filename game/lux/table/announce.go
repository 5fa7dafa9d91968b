package table

import (
	"capital/audio"
	"capital/game/lux/table/resolve"
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/game/scene"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
	"capital/rules/lux"
)

// How long things are announced at the designed speed, in seconds.
const (
	bannerTime = 11.0 / 6
	roundTime  = 13.0 / 6
	robTime    = 2.5     // what ROB's card says
	pauseTime  = 5.0 / 6 // to see what was played last
)

// announcement is something for which the match waits: everyone shall see it. A click or Confirm goes on at once. One that shows
// nothing is a pause.
type announcement struct {
	banner view.Banner
	sound  audio.Sound
	left   motion.Tween
	table  *lux.Table // as it was then, where the match has gone on; or nil

	counting *resolve.Counting // of the end of a round, or nil
}

// Sound implements part of [table.Announcement].
func (a *announcement) Sound() (audio.Sound, bool) { return a.sound, a.banner.Title != "" }

// Sheet implements part of [table.Announcement]: the end of a round is counted over the whole table.
func (a *announcement) Sheet() table.Sheet {
	if a.counting == nil {
		return nil
	}
	return a.counting
}

// Update implements part of [table.Announcement].
func (a *announcement) Update(intents []input.Intent, passed float64) (changed, done bool) {
	if a.counting != nil {
		return a.counting.Update(intents, passed)
	}
	changed = a.left.Step(passed)
	a.banner.Left = a.left.Value()
	return changed, a.left.Done() || scene.GoesOn(intents)
}

// announcer puts announcements into words.
type announcer struct{ *viewpoint }

// banner announces something in words, for some seconds.
func (t announcer) banner(title, words string, sound audio.Sound, seconds float64) *announcement {
	return &announcement{
		banner: view.Banner{Title: title, Words: words, Seat: -1}, sound: sound, left: motion.Tween{From: 1, Seconds: seconds},
	}
}

// round announces that a round begins, and who begins it.
func (t announcer) round(round, starter int) *announcement {
	words := wording.Said(t.art, "table.begins", t.told().Names[starter])
	a := t.banner(t.art.Strings.Text("table.round", view.Roman(round)), words, audio.Bell, roundTime)
	a.banner.Seat, a.banner.Round = starter, round
	return a
}

// lastTurn announces that each other seat has one last turn.
func (t announcer) lastTurn(seat int) *announcement {
	words := wording.Said(t.art, "table.last-turn.words", t.told().Names[seat])
	a := t.banner(t.art.Strings.Text("table.last-turn"), words, audio.Bell, bannerTime)
	a.banner.Seat = seat
	return a
}

// rob announces what ROB's card says.
func (t announcer) rob(e lux.Event) *announcement {
	line := wording.Log(t.art, t.told(), e)
	a := t.banner(t.art.Strings.Text("name.rob"), line.Words, audio.Paper, robTime)
	a.banner.Seat = 1
	return a
}

// pause announces nothing: it is seen what was played last, before the end of a round is counted.
func (t announcer) pause(seen lux.Table) *announcement {
	return &announcement{left: motion.Tween{From: 1, Seconds: pauseTime}, table: &seen}
}

// counting counts the end of a round.
func (t announcer) counting(end resolve.End) *announcement {
	counting := resolve.New(t.art, t, end)
	counting.Watched = t.session.People() == 0
	return &announcement{counting: counting}
}

// SeatNames implements part of [resolve.Teller].
func (t announcer) SeatNames() []string { return t.names() }

// Match implements part of [resolve.Teller].
func (t announcer) Match() wording.Match { return t.told() }

// Play implements part of [resolve.Teller].
func (t announcer) Play(s audio.Sound) { t.App.Play(s) }

// end is the end of a round, as far as it came with the last of the events, of which so many were counted before.
func (t announcer) end(events []lux.Event, counted int) resolve.End {
	from := resolve.Begins(events, len(events))
	end := resolve.End{Events: events[from:], Told: max(counted-from, 0), Payer: -1}
	for n := from; n < len(events); n++ {
		if events[n].Kind == lux.LimitsChecked {
			end.Open = t.tableAt(n)
			end.Round = end.Open.Round()
		}
	}
	if now := t.session.Table(); now.Phase() == lux.PhaseResolve {
		end.Payer, _, _ = now.Asked()
		end.Waits = t.session.IsComputer(end.Payer)
	}
	return end
}

// tableAt is the table as it lay when one of the events of the match happened. The match is played again for it.
func (t announcer) tableAt(event int) (at lux.Table) {
	played, n := t.session.Record(), 0
	var m lux.Match
	tell := func(lux.Event) {
		if n == event {
			at = m.Table
		}
		n++
	}
	m = lux.Rules().New(&played, tell)
	for _, a := range played.Actions {
		m.Apply(a.Seat, a.Action, tell)
	}
	return at
}
