// Package narration puts the table of Capital Lux 2 into sentences for somebody who does not see it: what is to be done, the
// hand, what keys are at and what would come of it, and how all stand. It says what a [view.Position] shows and nothing else, so
// that what is hidden on the screen is hidden here too.
package narration

import (
	"slices"
	"strconv"
	"strings"

	"capital/game/lux/table/view"
	"capital/game/scene/narration"
	"capital/render/text"
	"capital/rules/lux"
)

// Table says a position; enter is what Enter does now, or empty.
func Table(art *view.Lux, p *view.Position, enter string) narration.Speech {
	r := reader{art, p}
	side := &p.Side
	s := narration.Speech{
		Place: art.Strings.Text("narration.table"), Prompt: narration.Sentence(side.Prompt), Hand: r.hand(),
		Focus: r.focus(), State: r.state, Urgent: narration.Sentence(p.Refusal.Words),
	}
	switch {
	case p.Banner.Title != "":
		s.Prompt = narration.Sentence(p.Banner.Title, p.Banner.Words)
	case side.Thinking != nil:
		s.Prompt = side.Thinking.Title
	case side.Advice != nil:
		s.Prompt = narration.Sentence(side.Advice.Title, side.Advice.Caption)
	}
	if enter != "" {
		s.Enter = narration.Sentence(r.house("narration.enter", enter))
	}
	return s
}

// Reason says one thing that speaks for a move, or against it.
func Reason(art *view.Lux, a view.AdviceReason) string {
	if a.Points == 0 {
		return a.Words
	}
	return art.Display.Strings.Text("narration.seat", a.Words, art.Strings.Text("narration.points", text.Signed(a.Points), a.Points))
}

// reader says one position.
type reader struct {
	art *view.Lux
	p   *view.Position
}

func (r reader) words(key string, args ...any) string { return r.art.Strings.Text(key, args...) }

// house are words that all games share.
func (r reader) house(key string, args ...any) string {
	return r.art.Display.Strings.Text(key, args...)
}

// hand says the cards of the hand, by the numbers of their keys, and how many lie face down.
func (r reader) hand() (said []string) {
	copies := map[lux.Citizen]int{}
	for n, card := range r.p.Hand.Cards {
		thing := view.OfCard(card, copies[card])
		copies[card]++
		said = append(said, narration.Sentence(r.house("narration.seat", strconv.Itoa(n+1), r.card(thing))))
	}
	if r.p.Hand.Backs > 0 {
		said = append(said, narration.Sentence(r.words("narration.backs", r.p.Hand.Backs)))
	}
	return said
}

// card says a card of the hand, and whether it is chosen.
func (r reader) card(thing view.Thing) string {
	name := r.art.CitizenName(thing.Card)
	if slices.Contains(r.p.Hand.Chosen, thing) {
		return r.words("narration.chosen", name)
	}
	return name
}

// focus says what keys are at, with what would come of choosing it, or why that is not to be had.
func (r reader) focus() string {
	side := &r.p.Side
	switch {
	case side.Log != nil:
		return side.Log.Spoken()
	case side.Advice != nil:
		return side.Advice.Spoken(r.art.Display.Strings, func(a view.AdviceReason) string { return Reason(r.art, a) })
	}
	return narration.Sentence(r.thing(r.p.Focus), side.Reason, r.sum())
}

// sum says what is proposed changes.
func (r reader) sum() string {
	s := r.p.Side.Sum
	if s == nil {
		return ""
	}
	said := []string{s.Title}
	for _, row := range s.Rows {
		words := row.Words
		if row.Seat >= 0 {
			words = r.house("narration.seat", r.p.Names[row.Seat], words)
		}
		said = append(said, strings.TrimSpace(words+" "+row.Number))
	}
	return narration.Sentence(said...)
}

// thing says what a thing is, and what can be told of it as it is now.
func (r reader) thing(thing view.Thing) string {
	switch thing.Kind {
	case view.Nothing:
		return ""
	case view.Card:
		return r.card(thing)
	}
	title, lines := r.art.Told(r.p, thing)
	return narration.Sentence(append([]string{title}, lines...)...)
}

// state says how all stand: the round, the districts of the capital, every home base, hands and gold, and against ROB its cards.
func (r reader) state() []string {
	t := &r.p.Table
	said := []string{narration.Sentence(r.words("table.round", view.Roman(t.Round())), r.words("narration.starts", r.p.Names[r.p.Starts]))}
	for d := range lux.District(lux.Districts) {
		said = append(said, r.thing(view.OfCapital(d)))
	}
	for seat := range r.p.Names {
		said = append(said, r.thing(view.OfPanel(seat)))
		for d := range lux.District(lux.HomeDistricts) {
			if len(t.Home(seat, d)) > 0 {
				said = append(said, r.thing(view.OfHome(seat, d)))
			}
		}
	}
	if t.Solo() {
		said = append(said, r.thing(view.Thing{Kind: view.RobCards}), r.thing(view.Thing{Kind: view.RobStored}))
	}
	return said
}
