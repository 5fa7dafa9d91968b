// Package narration puts the table of Capitol into sentences for somebody who does not see it: what is to be done, the hand, what
// keys are at and what would come of it, and how all stand. It says what a [view.Position] shows and nothing else, so that
// what is hidden on the screen is hidden here too.
package narration

import (
	"slices"
	"strconv"

	"capital/game/rome/table/view"
	"capital/game/scene/narration"
)

// Table says a position; enter is what Enter does now, or empty.
func Table(art *view.Rome, p *view.Position, enter string) narration.Speech {
	r := reader{art, p}
	side := &p.Side
	s := narration.Speech{
		Place: art.Strings.Text("narration.table"), Prompt: narration.Sentence(side.Prompt), Hand: r.hand(),
		Focus: r.focus(), State: r.state, Urgent: narration.Sentence(p.Refusal.Words),
	}
	switch {
	case p.Auction != nil:
		s.Prompt, enter = r.auction(p.Auction), r.house("counting.go-on")
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
func Reason(art *view.Rome, a view.AdviceReason) string { return reader{art: art}.reason(a) }

func (r reader) reason(a view.AdviceReason) string { return r.worth(a.Words, a.Points) }

// hand says the cards of the hand, by the numbers of their keys, and how many lie face down.
func (r reader) hand() (said []string) {
	for n, card := range r.p.Hand.Cards {
		said = append(said, narration.Sentence(r.house("narration.seat", strconv.Itoa(n+1), r.card(card))))
	}
	backs := 0
	for _, count := range r.p.Hand.Backs {
		backs += count
	}
	if backs > 0 {
		said = append(said, narration.Sentence(r.words("narration.backs", backs)))
	}
	return said
}

// focus says what keys are at, with what would come of choosing it, or why that is not to be had.
func (r reader) focus() string {
	side := &r.p.Side
	switch {
	case side.Log != nil:
		return side.Log.Spoken()
	case side.Advice != nil:
		return side.Advice.Spoken(r.art.Display.Strings, r.reason)
	}
	if c := r.p.Chip; c.Kind != view.NoChip {
		return narration.Sentence(r.art.PlaceName(c.Place), r.art.ToldChip(r.p, c))
	}
	return narration.Sentence(r.thing(r.p.Focus), side.Reason, r.sum(), r.bid())
}

// sum says what is proposed changes.
func (r reader) sum() string {
	s := r.p.Side.Sum
	if s == nil {
		return ""
	}
	return narration.Sentence(append([]string{s.Title}, r.rows(s.Rows)...)...)
}

// rows says the lines of a sum.
func (r reader) rows(rows []view.Row) (said []string) {
	for _, row := range rows {
		words := r.worth(row.Words, row.Points)
		if row.Number != "" {
			words += " " + row.Number
		}
		said = append(said, words)
	}
	return said
}

// bid says what the cards above the Stop come to, what the piece is worth, and what the others could bid.
func (r reader) bid() string {
	b := r.p.Side.Bid
	if b == nil {
		return ""
	}
	laid := r.words("bid.nothing")
	if b.Sum > 0 {
		laid = r.house("narration.line", r.words("bid.highest", b.Highest), b.Sum)
	}
	said := slices.Concat([]string{laid}, r.rows(b.Worth))
	for seat, name := range r.p.Names {
		if seat != r.p.Seat {
			said = append(said, r.house("narration.line", r.words("bid.most", name), r.p.Most[seat]))
		}
	}
	return narration.Sentence(said...)
}

// auction says the bids that have been revealed, and who has won.
func (r reader) auction(a *view.Auction) string {
	said := []string{r.words("auction.title", r.art.PieceName(a.Piece))}
	for _, bid := range a.Revealed() {
		words := r.words("auction.nothing")
		if bid.Cards != 0 {
			words = strconv.Itoa(bid.Sum)
		}
		said = append(said, r.house("narration.seat", r.p.Names[bid.Seat], words))
	}
	return narration.Sentence(append(said, a.Words)...)
}
