package table

import (
	"strings"

	"capital/audio"
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
	robTime    = 2.5 // what ROB's card says
	endTime    = 4.0 // a district of the end of a round
)

// announcement is something for which the match waits: everyone shall see it. A click or Confirm goes on at once.
type announcement struct {
	banner view.Banner
	sound  audio.Sound
	left   motion.Tween
	table  *lux.Table   // as it was then, where the match has gone on; or nil
	lit    []view.Thing // what it speaks of
}

// Sound implements part of [table.Announcement].
func (a *announcement) Sound() (audio.Sound, bool) { return a.sound, true }

// Sheet implements part of [table.Announcement]: the table shows it.
func (a *announcement) Sheet() table.Sheet { return nil }

// Update implements part of [table.Announcement].
func (a *announcement) Update(intents []input.Intent, passed float64) (changed, done bool) {
	changed = a.left.Step(passed)
	a.banner.Left = a.left.Value()
	return changed, a.left.Done() || scene.GoesOn(intents)
}

// announcer puts announcements into words.
type announcer struct{ *sight }

// banner announces something in words, for some seconds.
func (t announcer) banner(title, words string, sound audio.Sound, seconds float64) *announcement {
	return &announcement{
		banner: view.Banner{Title: title, Words: words, Seat: -1}, sound: sound, left: motion.Tween{From: 1, Seconds: seconds},
	}
}

// round announces that a round begins, and who begins it.
func (t announcer) round(round, starter int) *announcement {
	words := wording.Said(t.art, "table.begins", t.told().Names[starter])
	a := t.banner(t.art.Strings.Text("table.round", view.Roman(round)), words, audio.Bell, bannerTime)
	a.banner.Seat = starter
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

// end announces the end of a round, as its events go from one on: what lay in hands goes home and modifiers are turned, then
// what is lost district by district, then the bonuses.
func (t announcer) end(events []lux.Event, from int) (all []*announcement) {
	tables := t.tables(events, from)
	told := t.told()
	for n := from; n < len(events); {
		last := n
		for last+1 < len(events) && together(events[n], events[last+1]) {
			last++
		}
		var said []string
		var lit []view.Thing
		for _, e := range events[n : last+1] {
			if words := t.saidOf(told, e); words != "" {
				said = append(said, words)
			}
			lit = append(lit, litBy(e)...)
		}
		if len(said) > 0 {
			a := t.banner(t.title(events[n]), strings.Join(said, " "), sounds(events[n:last+1]), endTime)
			a.table, a.lit = &tables[last-from], lit
			all = append(all, a)
		}
		n = last + 1
	}
	return all
}

// saidOf says what an event of the end of a round tells, in a sentence.
func (t announcer) saidOf(told wording.Match, e lux.Event) string {
	words := wording.Log(t.art, told, e).Words
	if words != "" && !strings.HasSuffix(words, ".") {
		words += "."
	}
	return words
}

// stage is a part of the end of a round: what is announced together is of one stage and district.
func stage(e lux.Event) (stage int, d int8) {
	switch e.Kind {
	case lux.LaidDown:
		return 0, 0
	case lux.ModifierTurned:
		return 1, 0
	case lux.Saved, lux.Lost, lux.RebelsRemoved:
		return 2, e.To
	case lux.GoldPaid:
		if e.Why == lux.WhyMerchant {
			return 2, e.To
		}
		if e.Why == lux.WhyGuards {
			return 4, 0
		}
	}
	return 3, e.To
}

func together(one, other lux.Event) bool {
	stage1, d1 := stage(one)
	stage2, d2 := stage(other)
	return stage1 == stage2 && d1 == d2
}

// title is what an announcement of the end of a round is called.
func (t announcer) title(e lux.Event) string {
	words := t.art.Strings.Text
	switch at, d := stage(e); at {
	case 0:
		return words("table.end.home")
	case 1:
		return words("table.end.modifiers")
	case 2:
		return words("table.end.limit", t.art.DistrictName(lux.District(d)))
	case 3:
		return words("table.end.bonus", t.art.DistrictName(lux.District(d)))
	}
	return words("table.end.guards")
}

// litBy is what an event of the end of a round speaks of.
func litBy(e lux.Event) []view.Thing {
	switch e.Kind {
	case lux.LaidDown, lux.Saved, lux.Lost, lux.RebelsRemoved:
		return []view.Thing{view.OfHome(e.Seat, lux.District(e.To))}
	case lux.BonusTaken:
		return []view.Thing{view.OfHome(e.Seat, lux.District(e.To)), view.OfCapital(lux.District(e.To))}
	case lux.BonusTied, lux.ModifierTurned:
		return []view.Thing{view.OfCapital(lux.District(e.To))}
	case lux.GoldPaid:
		return []view.Thing{{Kind: view.Purse, Seat: e.Seat}}
	}
	return nil
}

// sounds is how some events of the end of a round sound.
func sounds(events []lux.Event) audio.Sound {
	for _, e := range events {
		switch e.Kind {
		case lux.Lost:
			return audio.Gavel
		case lux.BonusTaken, lux.GoldPaid:
			return audio.Coins
		}
	}
	return audio.Paper
}

// tables are the tables as they lay right after each of some last events of the match, from one on. The match is played again
// for it.
func (t announcer) tables(events []lux.Event, from int) []lux.Table {
	tables := make([]lux.Table, len(events)-from)
	played, n := t.session.Record(), 0
	var m lux.Match
	tell := func(lux.Event) {
		if n >= from && n < len(events) {
			tables[n-from] = m.Table
		}
		n++
	}
	m = lux.Rules().New(&played, tell)
	for _, a := range played.Actions {
		m.Apply(a.Seat, a.Action, tell)
	}
	return tables
}
