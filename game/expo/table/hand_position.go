package table

import (
	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/game/expo/table/wording"
	"capital/rules/expo"
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
		showMove(h.art, &p, &known, &h.hint.Advice)
		p.Chain = h.chain.from(h.viewpoint, h.hint.Advice.Action())
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
	return view.Held{Thing: held.Thing, X: held.X, Y: held.Y, Gliding: held.Gliding.Value(), Legal: held.Carried && s.kind == whole}
}

// showSide says what is to be done, and what is proposed.
func (h *hand) showSide(p *view.Position, s step) {
	side := &p.Side
	side.Advice, side.Thinking = h.hint.Shown(!h.art.Pace().Reduced)
	side.Prompt, side.More = h.prompt(), h.more()
	known := h.known()
	switch {
	case s.kind == refuses:
		side.Reason = wording.Reason(h.art, s.refused)
	case s.kind == whole:
		showAction(h.art, p, &known, s.action)
	case s.kind == goesOn && s.next.active():
		showAction(h.art, p, &known, activating(&s.next))
	}
}

// prompt is what the person in view is to do now, by name where several people play.
func (h *hand) prompt() string {
	if h.session.People() > 1 && h.decision() != expo.NoDecision {
		return h.art.Strings.Text("prompt.name", h.Names()[h.Seat], h.asked())
	}
	return h.asked()
}

// asked is what is to be done now.
func (h *hand) asked() string {
	words, open := h.art.Strings, h.session.Table()
	tile, places := h.choice.places()
	switch d := h.decision(); {
	case d == expo.DecideSpace:
		return words.Text("prompt.space")
	case d == expo.DecideCrossing:
		return words.Text("prompt.crossing")
	case places:
		return words.Text("prompt.cell", naming.Tile(words, tile))
	case d == expo.DecideBuild:
		return words.Text("prompt.build")
	case d == expo.DecideProsper:
		return words.Text("prompt.prosper")
	case d == expo.DecideActivate && h.choice.active():
		return words.Text("prompt.pay", h.chosenName(), h.cost())
	case d == expo.DecideActivate && open.Done() > 0:
		return words.Text("prompt.activate.again", open.Limit(h.Seat)-open.Done())
	case d == expo.DecideActivate:
		return words.Text("prompt.activate", open.Limit(h.Seat))
	case open.Over():
		return words.Text("prompt.over")
	}
	return h.waiting()
}

// chosenName is what the building is called that is to be activated, and cost what that costs.
func (h *hand) chosenName() string {
	p := h.session.Table().Player(h.Seat)
	return naming.Tile(h.art.Strings, p.Tiles[p.At(h.choice.thing.Cell())].Tile)
}

func (h *hand) cost() int {
	t := h.session.Table()
	cost, _ := t.Cost(h.Seat, t.Player(h.Seat).At(h.choice.thing.Cell()))
	return cost
}

// waiting says for whom the person waits.
func (h *hand) waiting() string {
	if awaits, ok := h.Awaits(); ok {
		return awaits
	}
	return h.art.Strings.Text("prompt.wait", h.Names()[h.session.Table().Turn()])
}

// more is what else can be done.
func (h *hand) more() string {
	key := ""
	_, places := h.choice.places()
	switch d := h.decision(); {
	case d == expo.NoDecision:
		return ""
	case places:
		key = "prompt.cell.more"
	case h.choice.active():
		key = "prompt.pay.more"
	default:
		key = map[expo.Decision]string{
			expo.DecideSpace: "prompt.space.more", expo.DecideBuild: "prompt.build.more", expo.DecideCrossing: "prompt.crossing.more",
			expo.DecideActivate: "prompt.activate.more", expo.DecideProsper: "prompt.prosper.more",
		}[d]
	}
	if h.picture.Layout.Close {
		key += ".close"
	}
	return h.art.Strings.Text(key)
}
