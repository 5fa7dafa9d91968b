package table

import (
	"strconv"

	"capital/game/warsaw/table/view"
	"capital/render/text"
	"capital/rules/warsaw"
)

// handPicture tells what of a hand is seen, and what is said of it.
type handPicture struct{ *hand }

// show puts what is before the person and in the hand into the picture.
func (h handPicture) show(p *view.Position) {
	known := h.known()
	p.Held = h.held()
	p.Hand = handOf(&known, h.handOpen())
	h.showBoard(&p.Board)
	h.showSide(&p.Side)
	if !h.refusal.left.Done() {
		p.Refusal = view.Refusal{Words: reasonText(h.art, h.refusal.reason), X: h.refusal.x, Y: h.refusal.y}
	}
	d := h.decision()
	p.Drops = view.Drops{Shown: true, FaceDown: d == warsaw.DecidePick, Discard: d == warsaw.DecidePick || d == warsaw.DecideUse, Boxing: h.boxing()}
}

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

// held is how the held tile is drawn.
func (h handPicture) held() view.Held {
	held := &h.hand.held
	return view.Held{
		Tile: held.tile, Slot: held.slot, Turn: held.turn, Turning: held.turning.Value(),
		Carried: held.carried, X: held.x, Y: held.y, Gliding: held.gliding.Value(),
		Aimed: held.aimed, Target: held.target, Legal: !held.none() && held.aimed && h.check().OK(),
	}
}

// showBoard says what can be done on the board.
func (h handPicture) showBoard(b *view.Board) {
	if h.enlarged < 0 {
		b.Apart = handStacks(h).apart()
	}
	switch h.decision() {
	case warsaw.DecidePick, warsaw.DecideUse, warsaw.DecideMilestone:
		if h.hand.held.none() || h.hint.open {
			return
		}
		known := h.known()
		for _, s := range h.district().EmptySites(nil) {
			if h.checkAt(&known, s).OK() {
				b.Sites = append(b.Sites, s)
			}
		}
		b.Ghost = h.hand.held.aimed
	case warsaw.DecideLosses:
		b.Lost, b.Counted = h.marks.givenUp(), true
		b.Marked, b.Mark = h.hand.held.none() && h.hand.held.aimed, h.hand.held.target
	case warsaw.DecideWindow, warsaw.DecidePiece:
		b.Lost, b.Keeps = h.marks.givenUp(), true
	}
}

// showSide says what is to be done, and what is proposed.
func (h handPicture) showSide(s *view.Side) {
	h.hint.show(s, !h.art.Pace().Reduced)
	s.Prompt, s.More = h.prompt(), h.more()
	switch {
	case h.enlarged >= 0:
	case h.decision() == warsaw.DecideChoices:
		known := h.known()
		for _, a := range h.options() {
			s.Options = append(s.Options, optionText(h.art, &known, a))
		}
		s.Option = h.marks.option
	case h.marks.givenUp() != 0:
		after := *h.district()
		after.Remove(h.marks.givenUp())
		s.Sum = &view.Sum{Change: h.incomeRows(nil, after)}
	case !h.hand.held.none() && h.hand.held.aimed:
		s.Sum = h.sum()
	case !h.hand.held.none():
		s.About = true
	}
	if !h.hand.held.none() && (s.About || h.enlarged >= 0) && h.onlyDiscard() {
		s.Only = h.art.Strings.Text("prompt.only.discard", h.hand.held.tile.Tile().Price, int(h.session.Table().Player(h.seat).Coins))
	}
}

// sum is the price of letting the held tile go where it is held, how it came about,
// and what it changes.
func (h handPicture) sum() *view.Sum {
	sum := &view.Sum{Placing: true}
	known, a := h.known(), h.placing(h.hand.held.target)
	if reason := h.checkAt(&known, h.hand.held.target); !reason.OK() {
		sum.Reason = reasonText(h.art, reason)
		if sum.Barred = reason.Key != warsaw.ReasonTooExpensive; sum.Barred {
			return sum
		}
	}
	sum.Price = h.priceRows(a)
	now, then := known.Now(), known.After(a)
	if then.VP != now.VP {
		sum.Change = append(sum.Change, view.Row{Words: h.art.Strings.Text("sum.palace"), Sum: warsaw.Sum{VP: int16(then.VP - now.VP)}})
	}
	sum.Change = h.incomeRows(sum.Change, then.District)
	return sum
}

// priceRows lists how a price came about.
func (h handPicture) priceRows(a warsaw.Action) []view.Row {
	words, open := h.art.Strings, h.session.Table()
	if a.Kind == warsaw.PlaceMilestone {
		return nil
	}
	price := open.PriceParts(h.seat, a.Tile)
	if a.Kind == warsaw.Overbuild {
		i, _ := h.district().IndexOf(a.Space)
		price = open.OverbuildPriceParts(h.seat, a.Tile, i)
	}
	rows := []view.Row{{Words: words.Text("sum.price"), Number: strconv.Itoa(price.Printed)}}
	for _, part := range [...]struct {
		key string
		off int
	}{{"sum.covered", price.Covered}, {"sum.store", price.Store}, {"sum.college", price.Technology}} {
		if part.off > 0 {
			rows = append(rows, view.Row{Words: words.Text(part.key), Number: text.Signed(-part.off)})
		}
	}
	return append(rows, view.Row{Words: words.Text("sum.pays"), Number: strconv.Itoa(price.Coins()), Strong: true},
		view.Row{Words: words.Text("sum.have", int(open.Player(h.seat).Coins))})
}

// incomeRows adds by how much each step of this epoch's income would change if the
// active seat's district became another.
func (h handPicture) incomeRows(rows []view.Row, after warsaw.District) []view.Row {
	was, will := h.district().Income(nil), after.Income(nil)
	for step := range will {
		change := warsaw.Sum{Coins: will[step].Coins - was[step].Coins, VP: will[step].VP - was[step].VP}
		if change != (warsaw.Sum{}) {
			rows = append(rows, view.Row{Words: h.art.Strings.Text("step." + view.StepKey(warsaw.Step(step))), Sum: change})
		}
	}
	return rows
}

// prompt is what the active person is to do now.
func (h handPicture) prompt() string {
	words := h.art.Strings
	name := h.session.Seats()[h.seat].Name
	switch h.decision() {
	case warsaw.DecidePick:
		if h.hand.held.none() {
			return words.Text("prompt.pick")
		}
		return words.Text("prompt.place")
	case warsaw.DecideUse:
		if h.session.People() > 1 {
			return words.Text("prompt.use.name", name)
		}
		return words.Text("prompt.use")
	case warsaw.DecideWindow:
		return words.Text("prompt.window", name)
	case warsaw.DecidePiece:
		return words.Text("prompt.piece", name)
	case warsaw.DecideLosses:
		return words.Text("prompt.losses", name, h.session.Table().WarLosses(h.seat))
	case warsaw.DecideMilestone:
		return words.Text("prompt.milestone", name)
	case warsaw.DecideChoices:
		return words.Text("prompt.choices", name)
	}
	if h.session.Table().Over() {
		return words.Text("prompt.over")
	}
	return words.Text("prompt.wait")
}

// more is what else can be done.
func (h handPicture) more() string {
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
