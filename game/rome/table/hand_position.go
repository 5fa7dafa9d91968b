package table

import (
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/rules/rome"
)

// position is what the seat in view sees, with what it holds and what that would change.
func (h *hand) position() view.Position {
	p := h.grip.seen()
	p.PointerX, p.PointerY = h.X, h.Y
	p.Lit, p.Focus, p.Chip = h.lit(), h.focus, h.chip
	if h.focus.Kind == view.Nothing && h.choice.thing.Kind != view.Nothing && !h.choice.laid && !h.held.Carried {
		p.Focus = h.choice.thing
	}
	s := h.proposed()
	p.Held = h.carried(s)
	h.showSide(&p, s)
	if h.hint.Advising() {
		known := h.known()
		showMove(&p, &known, &h.hint.Advice)
	}
	if !h.refusal.left.Done() {
		p.Refusal = view.Refusal{Words: h.refusal.words, X: h.refusal.x, Y: h.refusal.y}
	}
	return p
}

// carried is how what is carried is drawn.
func (h *hand) carried(s step) view.Held {
	held := &h.held
	if !held.Carried && held.Gliding.Done() {
		return view.Held{}
	}
	thing := held.Thing
	if thing.Kind == view.Pile { // its top card is seen
		_, top := h.session.Table().Pile(thing.Type)
		thing = view.OfCard(top)
	}
	return view.Held{Thing: thing, X: held.X, Y: held.Y, Gliding: held.Gliding.Value(), Legal: held.Carried && s.kind == whole}
}

// showSide says what is to be done, and what is proposed.
func (h *hand) showSide(p *view.Position, s step) {
	side := &p.Side
	side.Advice, side.Thinking = h.hint.Shown(!h.art.Pace().Reduced)
	side.Prompt, side.More = h.prompt(), h.more()
	if !h.Free() {
		return
	}
	known := h.known()
	sums := &sums{art: h.art, known: known, names: h.Names()}
	switch {
	case h.decision() == rome.DecideBid:
		side.Bid = &view.BidSum{Sum: h.bid.Sum(), Highest: h.bid.Highest(), Words: h.saidOfBid(), Worth: sums.worth(), Tie: sums.tie()}
	case s.kind == refuses:
		side.Reason = wording.Reason(h.art, s.refused)
	case s.kind == whole:
		side.Sum = sums.of(s.action)
		open := after(&known, s.action)
		p.After = &open
	}
}

// saidOfBid is what is said beside the sum of a bid. Where all lies close together that is what is to be done, as long as
// nothing is laid: it has no room of its own there.
func (h *hand) saidOfBid() string {
	switch {
	case h.bid != 0:
		return h.art.Strings.Text("bid.highest", h.bid.Highest())
	case h.picture.Layout.Close:
		return h.prompt()
	}
	return h.art.Strings.Text("bid.nothing")
}

// showMove shows what the move that advice is at would change, and what speaks for it.
func showMove(p *view.Position, known *rome.View, advice *view.Advice) {
	a := advice.Action()
	p.Lit, p.After = advice.Speaks().Lit, nil
	if a.Kind == rome.Bid {
		p.Hand.Bid, p.Hand.Stop = wanted(known.Hand(), a.Bid), true
		return
	}
	open := after(known, a)
	p.After = &open
}

// wanted are the cards of a hand that have the prints.
func wanted(hand, prints rome.Cards) (cards rome.Cards) {
	for card := range hand.All() {
		left := prints &^ cards.Prints()
		if left.Has(card.First()) || (cards|1<<card).Prints()&^prints == 0 {
			cards |= 1 << card
		}
	}
	return cards
}

// prompt is what the person in view is to do now, by name where several people play.
func (h *hand) prompt() string {
	words := h.art.Strings
	if h.session.People() > 1 && h.decision() != rome.NoDecision {
		return words.Text("prompt.name", h.session.Seats()[h.Seat].Name, h.asked())
	}
	return h.asked()
}

// asked is what is to be done now.
func (h *hand) asked() string {
	words, open := h.art.Strings.Text, h.session.Table()
	switch h.decision() {
	case rome.DecideBuild:
		return words(h.askedOfBuilder())
	case rome.DecideBid:
		return words("prompt.bid", h.art.PieceName(open.Piece()))
	case rome.DecidePut:
		return words("prompt.put", h.art.PieceName(open.Piece()))
	case rome.DecideDraw:
		return words("prompt.draw", open.ToDraw(h.Seat))
	}
	if open.Over() {
		return words("prompt.over")
	}
	if awaits, ok := h.Awaits(); ok {
		return awaits
	}
	if seat := h.session.Awaited(h.Seat); seat >= 0 {
		return words("prompt.wait", h.Names()[seat])
	}
	return words("prompt.wait.all")
}

// askedOfBuilder is the key of what is to be done with what is chosen.
func (h *hand) askedOfBuilder() string {
	c := &h.choice
	switch {
	case h.passes:
		return "prompt.pass"
	case c.laid:
		return "prompt.floor.second"
	case c.placed:
		return "prompt.place.house"
	case c.thing.Kind == view.Stock:
		return "prompt.floor"
	case c.thing.Kind == view.Roofs:
		return "prompt.roof"
	case c.thing.Kind == view.House && c.thing.Shape == rome.NoShape:
		return "prompt.unfinished"
	case c.thing.Kind == view.House:
		return "prompt.house"
	case c.chosen:
		return "prompt.card." + c.card.Type().String()
	}
	return "prompt.build"
}

// moreOfBuilder is the key of what else can be done with what is chosen.
func (h *hand) moreOfBuilder() string {
	switch {
	case h.passes:
		return "prompt.pass.more"
	case h.choice.laid:
		return "prompt.floor.second.more"
	case h.choice.none():
		return "prompt.build.more"
	}
	return "prompt.chosen.more"
}

// moreClose are the keys of what is said instead where all lies close together, as on a telephone: for fingers, and shorter.
var moreClose = map[string]string{
	"prompt.pass.more": "prompt.pass.close", "prompt.floor.second.more": "prompt.floor.second.close",
	"prompt.build.more": "prompt.build.close", "prompt.chosen.more": "prompt.chosen.close",
	"prompt.put.more": "prompt.put.close", "prompt.draw.more": "prompt.draw.close",
}

// more is what else can be done.
func (h *hand) more() string {
	key := h.moreKey()
	if shorter := moreClose[key]; shorter != "" && h.picture.Layout.Close {
		key = shorter
	}
	if key == "" {
		return ""
	}
	return h.art.Strings.Text(key, h.viewer.hand().Count())
}

// moreKey is the key of what else can be done, or "" where that is nothing.
func (h *hand) moreKey() string {
	switch h.decision() {
	case rome.DecideBuild:
		return h.moreOfBuilder()
	case rome.DecideBid:
		return "prompt.bid.more"
	case rome.DecidePut:
		return "prompt.put.more"
	case rome.DecideDraw:
		return "prompt.draw.more"
	}
	return ""
}
