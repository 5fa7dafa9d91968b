package table

import (
	"slices"

	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/rules/warsaw"
)

// show puts what is before the person and in the hand into the picture.
func (h *hand) show(p *view.Position) {
	known := h.known()
	p.Held = h.heldView()
	p.Hand = handOf(&known, h.HandOpen())
	h.showBoard(&p.Board)
	h.showSide(&p.Side)
	if !h.refusal.left.Done() {
		p.Refusal = view.Refusal{Words: wording.Reason(h.art, h.refusal.reason), X: h.refusal.x, Y: h.refusal.y}
	}
	d := h.decision()
	p.Drops = view.Drops{Shown: tilesAreUsed(h.session.Table()), FaceDown: d == warsaw.DecidePick, Discard: d == warsaw.DecidePick || d == warsaw.DecideUse, Boxing: h.boxing()}
}

// tilesAreUsed reports whether tiles of the hand are being picked and used, so that there are places for them.
func tilesAreUsed(open *warsaw.Table) bool { return open.Phase() <= warsaw.PhaseUse }

// handOf is a seat's hand as it is drawn: its tiles where they may be seen, else as many backs as lie there.
func handOf(known *warsaw.View, seen bool) (hand view.Hand) {
	switch {
	case seen:
		hand.Tiles = known.Own().Hand(nil)
	case known.Phase() <= warsaw.PhaseCollapseAfterBuild:
		hand.Backs = view.HandSize - known.Round() - 1
	}
	return hand
}

// heldView is how the held tile is drawn.
func (h *hand) heldView() view.Held {
	held := &h.held
	return view.Held{
		Tile: held.tile, Slot: held.slot, Turn: held.turn, Turning: held.turning.Value(),
		Carried: held.carried, X: held.x, Y: held.y, Gliding: held.gliding.Value(),
		Aimed: held.aimed, Target: held.target, Legal: !held.none() && held.aimed && h.check().OK(),
	}
}

// showBoard says what can be done on the board.
func (h *hand) showBoard(b *view.Board) {
	if h.enlarged < 0 {
		b.Apart = h.apart()
	}
	switch h.decision() {
	case warsaw.DecidePick, warsaw.DecideUse, warsaw.DecideMilestone:
		if h.held.none() || h.hint.Open {
			return
		}
		known := h.known()
		for _, s := range h.district().EmptySites(nil) {
			if h.checkAt(&known, s).OK() {
				b.Sites = append(b.Sites, s)
			}
		}
		b.Ghost = h.held.aimed
	case warsaw.DecideLosses:
		b.Lost, b.Counted = h.marks.givenUp(), true
		b.Marked, b.Mark = h.held.none() && h.held.aimed, h.held.target
	case warsaw.DecideWindow, warsaw.DecidePiece:
		b.Lost, b.Keeps = h.marks.givenUp(), true
	}
}

// showSide says what is to be done, and what is proposed.
func (h *hand) showSide(s *view.Side) {
	s.Advice, s.Thinking = h.hint.Shown(!h.art.Pace().Reduced)
	s.Prompt, s.More = h.prompt(), h.more()
	held := &h.held
	if h.enlarged < 0 {
		h.showProposal(s)
	}
	if !held.none() && (s.About || h.enlarged >= 0) && h.onlyDiscard() {
		s.Only = h.art.Strings.Text("prompt.only.discard", held.tile.Tile().Price, int(h.session.Table().Player(h.Seat).Coins))
	}
}

// showProposal shows what is proposed: what it costs and changes, or why it is not allowed.
func (h *hand) showProposal(s *view.Side) {
	held := &h.held
	switch d := h.decision(); {
	case d == warsaw.DecideChoices:
		known := h.known()
		for _, a := range h.options() {
			s.Options = append(s.Options, wording.Option(h.art, &known, a))
		}
		s.Option = h.marks.option
	case d == warsaw.DecideLosses:
		h.showLosses(s)
	case d == warsaw.DecideWindow || d == warsaw.DecidePiece:
		if legal := h.legal(); len(legal) > 0 {
			s.Sum = h.sums().of(legal[h.marks.window%len(legal)])
		}
	case held.boxed:
		s.Sum = h.sums().of(h.discarding())
	case !held.none() && held.aimed:
		h.showPlacing(s)
	default:
		s.About = !held.none()
	}
}

// showPlacing shows what it costs and changes to let the held tile go where it is held, or why that is not allowed.
func (h *hand) showPlacing(s *view.Side) {
	if reason := h.check(); !reason.OK() {
		s.Reason, s.About = wording.Reason(h.art, reason), true
		return
	}
	s.Sum = h.sums().of(h.placing(h.held.target))
}

// showLosses counts the stacks chosen to be lost. What their loss changes is told once there are as many as the war
// takes, the one pointed at among them, and only if they may be lost.
func (h *hand) showLosses(s *view.Side) {
	words, takes := h.art.Strings, h.session.Table().WarLosses(h.Seat)
	chosen := h.marks.stacks.Count()
	switch {
	case chosen == takes:
		s.Count = words.Text("losses.chosen", chosen, takes)
	case chosen > 0:
		s.Count = words.Text("losses.more", chosen, takes, takes-chosen)
	default:
		s.Count = words.Text("losses.none", takes)
	}
	lost := h.proposedLosses(takes)
	known := h.known()
	if lost == 0 {
		return
	}
	a := loseAll(h.district(), lost)
	switch reason := known.Check(a); {
	case lost.Count() == takes && reason.OK():
		s.Sum = h.sums().of(a)
	case lost.Count() == takes:
		s.Reason = wording.Reason(h.art, reason)
		if chosen == takes {
			s.Count = words.Text("losses.other", chosen, takes)
		}
	case !h.canLose(lost):
		s.Reason = words.Text("losses.never")
	}
	if s.Reason != "" {
		s.More = "" // it says the same
	}
}

// proposedLosses are the stacks chosen, with the one pointed at as long as there are fewer than the war takes.
func (h *hand) proposedLosses(takes int) warsaw.Spaces {
	lost := h.marks.stacks
	if lost.Count() >= takes {
		return lost
	}
	at, ok := h.held.target, h.held.aimed
	if !ok {
		at, ok = h.spaceAt(h.X, h.Y)
	}
	if i, inside := h.district().IndexOf(at); ok && inside {
		lost |= 1 << i & h.district().Occupied()
	}
	return lost
}

// canLose reports whether some stacks may be lost, together with others.
func (h *hand) canLose(lost warsaw.Spaces) bool {
	d := h.district()
	return slices.ContainsFunc(h.legal(), func(a warsaw.Action) bool { return lost&^d.GivenUp(a) == 0 })
}

// sums work out what the active seat's proposals cost and change.
func (h *hand) sums() *sums { return &sums{art: h.art, known: h.known()} }

// prompt is what the active person is to do now, by name where several people play.
func (h *hand) prompt() string {
	words := h.art.Strings
	asked := h.asked()
	if h.session.People() > 1 && h.decision() != warsaw.NoDecision {
		return words.Text("prompt.name", h.session.Seats()[h.Seat].Name, asked)
	}
	return asked
}

// asked is what is to be done now.
func (h *hand) asked() string {
	words, open := h.art.Strings, h.session.Table()
	switch h.decision() {
	case warsaw.DecidePick, warsaw.DecideUse:
		return h.askedOfTile()
	case warsaw.DecideWindow:
		return words.Text("prompt.window")
	case warsaw.DecidePiece:
		return words.Text("prompt.piece")
	case warsaw.DecideLosses:
		return words.Text("prompt.losses", open.WarLosses(h.Seat))
	case warsaw.DecideMilestone:
		return words.Text("prompt.milestone")
	case warsaw.DecideChoices:
		return words.Text(h.choicesKey())
	}
	if open.Over() {
		return words.Text("prompt.over")
	}
	return h.waits()
}

// waits says for whom the match waits.
func (h *hand) waits() string {
	if awaits, ok := h.Awaits(); ok {
		return awaits
	}
	if seat := h.session.Awaited(h.Seat); seat >= 0 {
		return h.art.Strings.Text("prompt.wait", h.Names()[seat])
	}
	return h.art.Strings.Text("prompt.wait.all")
}

// askedOfTile is what is to be done with a tile of the hand: what is proposed, else what can be.
func (h *hand) askedOfTile() string {
	words, held := h.art.Strings, &h.held
	switch pick := h.decision() == warsaw.DecidePick; {
	case pick && held.none():
		return words.Text("prompt.pick")
	case held.boxed:
		return words.Text("prompt.discard")
	case !held.none() && held.aimed && h.check().OK():
		a := h.placing(held.target)
		if a.Kind == warsaw.Build {
			return words.Text("prompt.build")
		}
		i, _ := h.district().IndexOf(a.Space)
		covered, _ := h.district().TileAt(i)
		return words.Text("prompt.overbuild", h.art.TileName(covered))
	case pick:
		return words.Text("prompt.place")
	}
	return words.Text("prompt.use")
}

// choicesKey is the key of what is asked after income: to exchange, to split, or either.
func (h *hand) choicesKey() string {
	exchanges, splits := false, false
	for _, a := range h.options() {
		exchanges = exchanges || a.Kind == warsaw.SellCoins || a.Kind == warsaw.SellVP
		splits = splits || a.Kind == warsaw.Split
	}
	switch {
	case exchanges && splits:
		return "prompt.choices.both"
	case splits:
		return "prompt.choices.split"
	}
	return "prompt.choices"
}

// more is what else can be done.
func (h *hand) more() string {
	switch h.decision() {
	case warsaw.DecidePick:
		return h.art.Strings.Text("prompt.pick.more")
	case warsaw.DecideUse:
		return h.art.Strings.Text("prompt.use.more")
	case warsaw.DecideLosses:
		return h.art.Strings.Text("prompt.losses.more")
	}
	return ""
}
