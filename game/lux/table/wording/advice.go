package wording

import (
	"capital/game/lux/ai"
	"capital/game/lux/table/view"
	"capital/game/scene/hinting"
	"capital/render/text"
	"capital/rules/lux"
)

// Does says what is done in a move, to the seat that makes it.
func Does(art *view.Lux, names []string, known *lux.View, a lux.Action) string {
	text := art.Strings.Text
	switch a.Kind {
	case lux.Keep:
		return text("hint.move.keep", art.CitizenName(a.Card), art.CitizenName(a.Other))
	case lux.PlayHome:
		return text("hint.move.home", art.CitizenName(a.Card))
	case lux.LayModifier:
		return text("hint.move.lay", art.DistrictName(lux.District(a.To)))
	case lux.Pay:
		return text("hint.move.pay")
	case lux.Refuse:
		return text("hint.move.refuse")
	}
	return capital(art, names, known, a)
}

// capital says what a play to the capital does. Its words may want, in this order: the card, the power, the first and the last
// district, whose home base it is, the other citizen.
func capital(art *view.Lux, names []string, known *lux.View, a lux.Action) string {
	power := known.Power(a.Card.Colour())
	key := "hint.move." + power.String()
	switch {
	case known.Impossible(a.Card):
		key = "hint.move.impossible"
	case power == lux.Infiltrator && a.Seat != lux.AtCapital:
		key += ".home"
	case power == lux.Outsider && a.From == lux.FromHand:
		key += ".hand"
	}
	who := ""
	if a.Fields&lux.FieldSeat != 0 && a.Seat >= 0 {
		who = names[a.Seat]
	}
	from, to, other := "", "", ""
	if a.Fields&lux.FieldFrom != 0 && a.From >= 0 {
		from = art.DistrictName(lux.District(a.From))
	}
	if a.Fields&lux.FieldTo != 0 {
		to = art.DistrictName(lux.District(a.To))
	}
	if a.Fields&lux.FieldOther != 0 {
		other = art.CitizenName(a.Other)
	}
	return art.Strings.Text(key, art.CitizenName(a.Card), art.PowerName(power), from, to, who, other)
}

// Advice puts what computer players think of a seat's moves into words.
type Advice struct {
	Art   *view.Lux
	Names []string
	Known lux.View // of that seat
}

// Hint puts the best moves into words; without any it is advice that is still thought about.
func (w *Advice) Hint(told []ai.Idea) view.Advice {
	return hinting.Say(w.Art.Strings, told, func(idea ai.Idea) view.AdviceRow { return w.Row(idea.Action, idea.Beside) })
}

// Row puts one move into words, and what it has over another or lacks.
func (w *Advice) Row(a lux.Action, beside ai.Beside) view.AdviceRow {
	row := view.AdviceRow{Action: a, Does: Does(w.Art, w.Names, &w.Known, a)}
	if beside == (ai.Beside{}) {
		return row
	}
	for _, r := range ai.Reasons(beside) {
		reason := view.AdviceReason{Words: w.Why(r), Points: r.Points, Against: r.Against()}
		switch r.Why {
		case ai.WhyHome, ai.WhyKeeps, ai.WhyLoses:
			reason.Lit = []view.Thing{view.OfHome(w.Known.Seat(), r.District)}
		case ai.WhyBonus:
			reason.Lit = []view.Thing{view.OfCapital(r.District)}
		}
		row.Reasons = append(row.Reasons, reason)
	}
	row.Brief = row.Reasons[0].Words
	if n := row.Reasons[0].Points; n != 0 {
		row.Brief += " " + text.Signed(n)
	}
	return row
}

// Why says what a reason says. Its words may want, in this order: what it counts, the district.
func (w *Advice) Why(r ai.Reason) string {
	return w.Art.Strings.Text("hint.why."+r.Why.Key(), r.Count, w.Art.DistrictName(r.District))
}
