package table

import (
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/rules/lux"
)

// position is what the seat in view sees, with what it holds and what that would change.
func (h *hand) position() view.Position {
	p := h.grip.seen()
	p.PointerX, p.PointerY = h.X, h.Y
	p.Focus = h.focus
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
	return view.Held{Thing: held.Thing, X: held.X, Y: held.Y, Gliding: held.Gliding.Value(), Legal: held.Carried && (s.kind == whole || s.kind == goesOn)}
}

// showSide says what is to be done, and what is proposed.
func (h *hand) showSide(p *view.Position, s step) {
	side := &p.Side
	side.Advice, side.Thinking = h.hint.Shown(!h.art.Pace().Reduced)
	side.Prompt, side.More = h.prompt(), h.more()
	switch {
	case s.kind == refuses:
		side.Reason = wording.Reason(h.art, s.refused)
	case s.kind == whole:
		known := h.known()
		after := known.After(s.action)
		p.After = &after
		side.Sum = sums{h.art, h.names(), &known, &after}.of(s.action)
	case h.choice.inCapital() && h.decision() == lux.DecidePlay || s.kind == goesOn && s.next.inCapital():
		known, card := h.known(), h.choice.card().Card
		after := known.BeforePower(card)
		p.After = &after
		side.Sum = sums{h.art, h.names(), &known, &after}.beforePower(card)
	}
}

// prompt is what the person in view is to do now, by name where several people play.
func (h *hand) prompt() string {
	if h.session.People() > 1 && h.decision() != lux.NoDecision {
		return h.art.Strings.Text("prompt.name", h.names()[h.Seat], h.asked())
	}
	return h.asked()
}

// asked is what is to be done now.
func (h *hand) asked() string {
	words, open := h.art.Strings.Text, h.session.Table()
	switch h.decision() {
	case lux.DecideKeep:
		return words("prompt.keep", 2-len(h.kept))
	case lux.DecideLay:
		known := h.known()
		return words("prompt.lay", signed(known.Looked()))
	case lux.DecidePay:
		_, d, over := open.Asked()
		return words("prompt.pay", h.art.DistrictName(d), over)
	case lux.DecidePlay:
		return h.askedOfCard()
	}
	if open.Over() {
		return words("prompt.over")
	}
	return h.waiting()
}

// askedOfCard is what is to be done with a card.
func (h *hand) askedOfCard() string {
	words, c := h.art.Strings.Text, &h.choice
	switch {
	case c.none():
		return words("prompt.play")
	case c.count == 1:
		known := h.known()
		if card := c.card().Card; known.Impossible(card) {
			return words("prompt.card.impossible", h.art.CitizenName(card), h.art.PowerName(known.Power(card.Colour())))
		}
		return words("prompt.card", h.art.CitizenName(c.card().Card))
	}
	power := h.session.Table().Power(c.card().Card.Colour())
	key := "prompt.power." + power.String()
	if c.count == 3 {
		key += ".second"
	}
	return words(key, h.art.PowerName(power))
}

// waiting says for whom the person waits.
func (h *hand) waiting() string {
	words, open := h.art.Strings.Text, h.session.Table()
	if awaits, ok := h.Awaits(); ok {
		return awaits
	}
	if thinks := open.Turn(); open.Phase() == lux.PhasePlay && open.Owes(thinks) != lux.NoDecision {
		return words("prompt.wait", h.names()[thinks])
	}
	return words("prompt.wait.all")
}

// more is what else can be done.
func (h *hand) more() string {
	key := ""
	switch d := h.decision(); {
	case d == lux.DecideKeep && h.session.Table().Solo():
		key = "prompt.keep.alone"
	case d == lux.DecideKeep:
		key = "prompt.keep.more"
	case d == lux.DecidePlay && h.choice.none():
		key = "prompt.play.more"
	case d == lux.DecidePlay:
		key = "prompt.chosen.more"
	case d == lux.DecideLay:
		key = "prompt.lay.more"
	case d == lux.DecidePay:
		key = "prompt.pay.more"
	default:
		return ""
	}
	if h.picture.Layout.Close {
		key += ".close"
	}
	return h.art.Strings.Text(key)
}
