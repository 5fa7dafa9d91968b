package wording

import (
	"capital/game/lux/table/view"
	"capital/render/text"
	"capital/rules/lux"
)

// Match is what the log tells of a match beside its events.
type Match struct {
	Names  []string // of the seats, ROB's too; that of a seat that is spoken to is the word for "you"
	Seed   uint64   // told when it is over: until then the deal could be looked up with it
	Seat   int      // who reads it, or -1 where several may
	Secret bool     // what has no event yet is not for all who may see the screen
}

// Log says in a line what an event of a match tells; without words where that is nothing.
func Log(art *view.Lux, m Match, e lux.Event) view.LogLine {
	line := view.LogLine{Words: words(art, m, e), Seat: e.Seat, Depth: 1}
	switch e.Kind {
	case lux.RoundBegan:
		line.Seat, line.Depth = -1, 0
	case lux.Reshuffled, lux.BonusTied, lux.Ended, lux.RowFilled, lux.ModifierTurned:
		line.Seat = -1
	case lux.PowerUsed, lux.PowerImpossible, lux.Drew, lux.Discarded, lux.Stolen, lux.GoldPaid, lux.RobReserve:
		line.Depth = 2
	}
	switch e.Kind {
	case lux.Played, lux.LaidDown, lux.BonusTaken, lux.BonusTied, lux.Discarded, lux.RowFilled:
		line.Pictures = []view.Thing{view.OfCard(e.Card, 0)}
	}
	return line
}

// words are the words of an event in the log, if it has any.
func words(art *view.Lux, m Match, e lux.Event) string {
	name := name(m, e.Seat)
	switch e.Kind {
	case lux.RoundBegan:
		return Said(art, "log.round", name, view.Roman(e.Count))
	case lux.Reshuffled:
		return art.Strings.Text("log.reshuffled", e.Count)
	case lux.Kept:
		if hidden(m, e) {
			return Said(art, "log.kept", name)
		}
		return Said(art, "log.kept.cards", name, art.CitizenName(e.Card), art.CitizenName(e.Other))
	case lux.Played:
		return played(art, name, e)
	case lux.PowerUsed:
		return used(art, m, e)
	case lux.PowerImpossible:
		return art.Strings.Text("log.impossible", art.PowerName(e.Power))
	case lux.EndTriggered:
		return Said(art, "log.last-turn", name)
	case lux.LaidDown:
		return Said(art, "log.laid-down", name, art.CitizenName(e.Card))
	case lux.RobTurned:
		return robTurned(art, e)
	case lux.RobReserve:
		return art.Strings.Text("log.rob.reserve", art.CitizenName(e.Card))
	case lux.Ended:
		return art.Strings.Text("log.seed", m.Seed)
	}
	if said := cards(art, m, e); said != "" {
		return said
	}
	return Resolved(art, m, e)
}

// hidden reports whether the reader does not know what is secret of an event.
func hidden(m Match, e lux.Event) bool {
	return e.Secret && m.Seat != e.Seat && (e.Kind != lux.Stolen || m.Seat != e.Rival)
}

// why names what gold is for, as the keys of words do.
func why(w lux.Why) string {
	return [...]string{lux.WhyNothing: "nothing", lux.WhyMerchant: "merchant", lux.WhyTie: "tie", lux.WhyFollower: "follower", lux.WhyAristocrat: "aristocrat", lux.WhyGuards: "guards"}[w]
}

func name(m Match, seat int) string {
	if seat < 0 || seat >= len(m.Names) {
		return ""
	}
	return m.Names[seat]
}

// robTurned says what a ROB card makes ROB do, and why, as it is told before.
func robTurned(art *view.Lux, e lux.Event) string {
	said := art.RobSays(e.Rob.Instruction(), e.Play)
	if e.Rob.Red() {
		return art.Strings.Text("log.rob.red", said, e.Count)
	}
	return said
}

// played says where somebody has put a card.
func played(art *view.Lux, name string, e lux.Event) string {
	if e.At == lux.AtCapital {
		return Said(art, "log.capital", name, art.CitizenName(e.Card))
	}
	return Said(art, "log.home", name, art.CitizenName(e.Card))
}

// used says what a power did. Its words may want, in this order: the name, the power, the first and the last district, whose
// home base it is, the citizen.
func used(art *view.Lux, m Match, e lux.Event) string {
	key := "log.used." + e.Power.String()
	if e.Power == lux.Infiltrator && e.At != lux.AtCapital {
		key += ".home"
	}
	if e.Power == lux.Outsider && e.From == lux.FromHand {
		key += ".hand"
	}
	return Said(art, key, name(m, e.Seat), art.PowerName(e.Power), district(art, e.From), district(art, e.To), name(m, int(e.At)), art.CitizenName(e.Card))
}

func district(art *view.Lux, d int8) string {
	if d < 0 {
		return ""
	}
	return art.DistrictName(lux.District(d))
}

// cards are the words of an event of cards.
func cards(art *view.Lux, m Match, e lux.Event) string {
	name := name(m, e.Seat)
	switch e.Kind {
	case lux.Discarded:
		if e.From == lux.FromHand {
			return art.Strings.Text("log.discarded.hand", art.CitizenName(e.Card))
		}
		return Said(art, "log.discarded", nameOf(m, e.At), art.CitizenName(e.Card), district(art, e.From))
	case lux.Drew:
		if hidden(m, e) {
			return Said(art, "log.drew", name)
		}
		return Said(art, "log.drew.card", name, art.CitizenName(e.Card))
	case lux.Stolen:
		if hidden(m, e) {
			return Said(art, "log.stolen", name, nameOf(m, int8(e.Rival)))
		}
		return Said(art, "log.stolen.card", name, nameOf(m, int8(e.Rival)), art.CitizenName(e.Card))
	case lux.RowFilled:
		return art.Strings.Text("log.row", art.CitizenName(e.Card))
	case lux.ModifierLaid:
		return Said(art, "log.modifier", name, district(art, e.To))
	}
	return ""
}

func nameOf(m Match, seat int8) string { return name(m, int(seat)) }

// Resolved says what an event of the end of a round tells, or nothing.
func Resolved(art *view.Lux, m Match, e lux.Event) string {
	who := name(m, e.Seat)
	switch e.Kind {
	case lux.ModifierTurned:
		return art.Strings.Text("log.turned", text.Signed(e.Count), district(art, e.To))
	case lux.Saved:
		return Said(art, "log.saved."+why(e.Why), who, district(art, e.To), e.Total, e.Limit, e.Count)
	case lux.Lost:
		return Said(art, "log.lost", who, district(art, e.To), e.Total, e.Limit, e.Count)
	case lux.RebelsRemoved:
		return Said(art, "log.rebels", who, district(art, e.To), e.Total, e.Limit)
	case lux.BonusTaken:
		return Said(art, "log.bonus", who, art.CitizenName(e.Card))
	case lux.BonusTied:
		return art.Strings.Text("log.tied", district(art, e.To), art.CitizenName(e.Card), e.Count)
	case lux.GoldPaid:
		if e.Count < 0 {
			return "" // what it was paid for is told
		}
		return Said(art, "log.gold."+why(e.Why), who, e.Count, district(art, e.To))
	}
	return ""
}
