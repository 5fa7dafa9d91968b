package drill

import (
	"slices"
	"strconv"
	"strings"

	"capital/assets"
	"capital/game/scene"
	"capital/game/table"
	"capital/game/table/plain"
	"capital/render/widget"
	"capital/rules/record/recordtest"
)

// Thing is what can be pointed at: the n-th card of the hand, from 1, or what a card is put on.
type Thing int

// The prize, to bid a card, and the deck, to swap it.
const Prize, Deck Thing = -1, -2

// board is what lies on the table before the person in view, and what that may do with it. It is a [plain.Board].
type board struct {
	*viewer
	strings *assets.Strings
	picture *plain.Picture[recordtest.Action]
}

// sitDown lets the first person sit down. All is decided unseen by the others.
func sitDown(app *scene.App, s *Session) *viewer {
	return table.NewViewer(app, s, table.Rules[recordtest.Match]{
		Owes:   func(m *recordtest.Match, seat int) uint8 { return m.Decision(seat) },
		Secret: func(*recordtest.Match, int) bool { return true },
		Over:   func(m *recordtest.Match) bool { return m.Over() },
	})
}

// known is what the person in view may know.
func (b *board) known() recordtest.View { return b.Session.Match().View(b.Seat) }

// cards are those of the hand in view, none where it must not be seen.
func (b *board) cards() []recordtest.Card {
	if !b.HandOpen() {
		return nil
	}
	v := b.known()
	return v.Hand()
}

func (b *board) Things() (cards []Thing) {
	for n := range b.cards() {
		cards = append(cards, Thing(n+1))
	}
	return cards
}

func (b *board) Targets() []Thing { return []Thing{Prize, Deck} }

func (b *board) Where(thing Thing) widget.Rect {
	if thing < 0 {
		return b.picture.Cell(0, 2, int(Prize-thing), 2)
	}
	return b.picture.Cell(1, 2, int(thing)-1, len(b.cards()))
}

func (b *board) Face(thing Thing) string {
	switch thing {
	case Prize:
		return b.strings.Text("prize", b.Session.Match().Prize())
	case Deck:
		return b.strings.Text("deck")
	}
	return strconv.Itoa(int(b.cards()[thing-1]))
}

func (b *board) Move(card, target Thing) recordtest.Action {
	a := recordtest.Action{Kind: recordtest.Bid, Card: b.cards()[card-1]}
	if target == Deck {
		a.Kind = recordtest.Swap
	}
	return a
}

func (b *board) Parts(a recordtest.Action) (card, target Thing) {
	target = Prize
	if a.Kind == recordtest.Swap {
		target = Deck
	}
	return Thing(slices.Index(b.cards(), a.Card) + 1), target
}

func (b *board) Does(a recordtest.Action) string {
	kind, _, _ := strings.Cut(a.String(), " ")
	return b.strings.Text("move."+kind, int(a.Card))
}

func (b *board) Why(reason error) string { return b.strings.Text("why." + reason.Error()) }

// trying is what hints are given about: see [plain.Hints].
func (b *board) trying() (moves []recordtest.Action, sample func(a recordtest.Action, number int) int) {
	v := b.known()
	return v.Legal(), v.Sample
}

// tell says what happened.
func (b *board) tell(e recordtest.Event) string {
	key, name := strings.Fields("began sealed swapped bid won lost ended")[e.Kind-1], ""
	if e.Seat < 0 {
		key = "deck"
	} else {
		name = b.Names()[e.Seat]
	}
	return b.strings.Text("event."+key, name, int(e.Card), e.Points)
}
