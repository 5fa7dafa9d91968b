package table

import (
	"capital/audio"
	"capital/game/expo/table/fair"
	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/game/expo/table/wording"
	"capital/game/scene"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
	"capital/rules/expo"
)

// How long things are announced at the designed speed, in seconds.
const (
	bannerTime = 8.0 / 6
	eraTime    = 14.0 / 6
	pauseTime  = 5.0 / 6 // to see what was done last
)

// announcement is something for which the match waits: everyone shall see it. A click or Confirm goes on at once. One that shows
// nothing is a pause.
type announcement struct {
	banner view.Banner
	sound  audio.Sound
	left   motion.Tween
	table  *expo.Table // as it was then, where the match has gone on; or nil

	counting *fair.Counting // of an Expo, or nil
}

// Sound implements part of [table.Announcement].
func (a *announcement) Sound() (audio.Sound, bool) { return a.sound, a.banner.Title != "" }

// Sheet implements part of [table.Announcement]: an Expo is counted over the whole table.
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

// round announces that a round begins: with which era, whether an Expo ends it, or who begins. An era begins with a poster of its
// time, any other round quietly.
func (t announcer) round(round int) *announcement {
	words, era := t.art.Strings, expo.EraOf(round)
	if begins := round == 1 || era != expo.EraOf(round-1); !begins {
		return t.quiet(words.Text("table.round", round), t.ofRound(round), -1)
	}
	a := t.banner(words.Text("table.round", round), t.ofRound(round), audio.Bell, eraTime)
	a.banner.Era = era
	return a
}

// quiet announces something of a seat, or of none, without a stir.
func (t announcer) quiet(title, words string, seat int) *announcement {
	a := t.banner(title, words, audio.Paper, bannerTime)
	a.banner.Seat, a.banner.Quiet = seat, true
	return a
}

// leads announces who has come to lead in Culture.
func (t announcer) leads(seat int) *announcement {
	name := t.told().Names[seat]
	return t.quiet(wording.Said(t.art, "table.leads", name), t.art.Strings.Text("table.leads.words"), seat)
}

// ofRound says what is to be known of a round.
func (t announcer) ofRound(round int) string {
	words, era := t.art.Strings, expo.EraOf(round)
	said := wording.Said(t.art, "table.begins", t.told().Names[t.session.Table().Order(0)])
	switch {
	case round == expo.Rounds:
		said = words.Text("table.round.end")
	case round%(expo.Rounds/expo.Eras) == 0:
		said = words.Text("table.round.expo")
	case round > 1 && era != expo.EraOf(round-1):
		said = words.Text("table.round.era", naming.Era(words, era))
	}
	return said
}

// pause announces nothing: it is seen what was done last, before an Expo is counted.
func (t announcer) pause(seen expo.Table) *announcement {
	return &announcement{left: motion.Tween{From: 1, Seconds: pauseTime}, table: &seen}
}

// counting counts an Expo.
func (t announcer) counting(f fair.Fair) *announcement {
	counting := fair.New(t.art, t, f)
	counting.Watched = t.session.People() == 0
	return &announcement{counting: counting}
}

// SeatNames implements part of [fair.Teller].
func (t announcer) SeatNames() []string { return t.Names() }

// Play implements part of [fair.Teller].
func (t announcer) Play(s audio.Sound) { t.App.Play(s) }

// tableAt is the table as it lay when one of the events of the match happened. The match is played again for it.
func (t announcer) tableAt(event int) (at expo.Table) {
	played, n := t.session.Record(), 0
	var m expo.Match
	tell := func(expo.Event) {
		if n == event {
			at = m.Table
		}
		n++
	}
	m = expo.Rules().New(&played, tell)
	for _, a := range played.Actions {
		m.Apply(a.Seat, a.Action, tell)
	}
	return at
}
