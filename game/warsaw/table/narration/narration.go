// Package narration puts the table of Capital into sentences for somebody who does not see it: what is to be done, the hand, what
// is held and what would come of it, and how all stand. It says what a [view.Position] shows and nothing else, so that what is
// hidden on the screen is hidden here too.
package narration

import (
	"slices"
	"strconv"

	"capital/game/scene/narration"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/rules/warsaw"
)

// Table says a position; enter is what Enter does now, or empty.
func Table(art *view.Capital, p *view.Position, enter string) narration.Speech {
	r := reader{art, p}
	side := &p.Side
	s := narration.Speech{
		Place: art.Strings.Text("narration.table"), Prompt: narration.Sentence(side.Prompt, side.Count), Hand: r.hand(),
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
	if enter != "" && p.Focus.None() { // Enter leads away from what is looked at
		s.Enter = narration.Sentence(r.house("narration.enter", enter))
	}
	return s
}

// Reason says one thing that speaks for a move, or against it.
func Reason(art *view.Capital, a view.AdviceReason) string { return reader{art: art}.reason(a) }

func (r reader) reason(a view.AdviceReason) string {
	return r.worth(a.Words, warsaw.Sum{VP: int16(a.VP)})
}

// hand says the tiles of the hand, by the numbers of their keys.
func (r reader) hand() (said []string) {
	for n, tile := range r.p.Hand.Tiles {
		said = append(said, r.house("narration.seat", strconv.Itoa(n+1), r.tile(tile, 0)))
	}
	if r.p.Hand.Backs > 0 {
		said = append(said, r.words("narration.backs", r.p.Hand.Backs))
	}
	return said
}

// focus says what keys are at: a milestone, a line of the log, advice, a choice, what is held, or what would be given up.
func (r reader) focus() string {
	side, board := &r.p.Side, &r.p.Board
	switch {
	case r.p.Focus.Kind == view.MilestoneOf:
		return r.milestone(r.p.Focus.N)
	case !r.p.Focus.None():
		title, lines := r.art.Told(r.p, r.p.Focus)
		return narration.Sentence(append([]string{title}, lines...)...)
	case side.Log != nil:
		return side.Log.Spoken()
	case side.Advice != nil:
		return side.Advice.Spoken(r.art.Display.Strings, r.reason)
	case len(side.Options) > 0:
		o := side.Options[side.Option]
		return narration.Sentence(r.house("narration.seat", strconv.Itoa(side.Option+1), narration.Sentence(o.Building, o.Does)))
	case !r.p.Held.None():
		return r.held()
	case board.Marked:
		return narration.Sentence(r.marked(board.Mark), side.Reason, r.sum())
	case board.Keeps:
		return narration.Sentence(r.lost(), r.sum())
	}
	return ""
}

// held says the tile that is held, where it would go, and what that would cost and change, or why it may not.
func (r reader) held() string {
	h, side := &r.p.Held, &r.p.Side
	switch {
	case r.p.Drops.Boxing:
		return narration.Sentence(r.art.TileName(h.Tile), r.sum())
	case !h.Aimed:
		return narration.Sentence(r.words("narration.held", r.tile(h.Tile, h.Turn)), side.Only)
	}
	return narration.Sentence(r.space(h.Target), side.Reason, r.sum(), r.words("narration.turned", r.quarters(h.Tile, h.Turn)))
}

// marked says the stack that is pointed at in a war, and whether it is chosen.
func (r reader) marked(s warsaw.Space) string {
	d := r.district()
	if i, ok := d.IndexOf(s); ok && r.p.Board.Lost.Has(i) {
		return r.words("narration.chosen", r.space(s))
	}
	return r.space(s)
}

// lost says the stacks that would be given up.
func (r reader) lost() string {
	parts := []string{r.words("table.lose")}
	for s := r.p.Board.Lost; s != 0; s &= s - 1 {
		parts = append(parts, r.space(r.district().SpaceOf(s.First())))
	}
	return narration.Sentence(parts...)
}

// sum says what is proposed costs, and what it changes.
func (r reader) sum() string {
	s := r.p.Side.Sum
	if s == nil {
		return ""
	}
	parts := []string{s.Pays}
	for _, row := range slices.Concat(s.Price, s.Once) {
		if row.Number != "" {
			parts = append(parts, row.Words+" "+row.Number)
			continue
		}
		parts = append(parts, r.worth(row.Words, row.Sum))
	}
	if s.Net == (warsaw.Sum{}) && len(s.Why) == 0 {
		return narration.Sentence(append(parts, r.words("sum.same"))...)
	}
	parts = append(parts, r.house("narration.seat", r.words("sum.next"), wording.Sum(r.art, s.Net)))
	for _, row := range s.Why {
		parts = append(parts, r.worth(row.Words, row.Sum))
	}
	return narration.Sentence(parts...)
}
