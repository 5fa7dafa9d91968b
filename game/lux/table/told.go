package table

import (
	"slices"

	"capital/game/lux/table/wording"
	"capital/render/pencil"
	"capital/rules/lux"
)

// toldOfOthers is what other seats have done in this round since the seat in view did something, each seat's last move, the newest last: it
// stays told until that seat acts again.
func (g *shown) toldOfOthers() (all []pencil.Told) {
	events, power := g.session.Events()[:g.Seen], ""
	for n := len(events) - 1; n >= 0; n-- {
		e := events[n]
		switch {
		case e.Kind == lux.RoundBegan, e.Kind == lux.Played && e.Seat == g.Seat:
			slices.Reverse(all)
			return all
		case e.Kind == lux.PowerUsed, e.Kind == lux.PowerImpossible:
			power = wording.Log(g.art, g.told(), e).Words
		case e.Kind == lux.Played:
			if !slices.ContainsFunc(all, func(t pencil.Told) bool { return t.Seat == e.Seat }) {
				words := wording.Log(g.art, g.told(), e).Words
				if power != "" {
					words += ". " + power
				}
				all = append(all, pencil.Told{Seat: e.Seat, Words: words})
			}
			power = ""
		}
	}
	slices.Reverse(all)
	return all
}
