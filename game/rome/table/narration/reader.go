package narration

import (
	"capital/game/rome/table/view"
	"capital/game/scene/narration"
	"capital/render/text"
	"capital/rules/rome"
)

// reader says one position.
type reader struct {
	art *view.Rome
	p   *view.Position
}

func (r reader) words(key string, args ...any) string { return r.art.Strings.Text(key, args...) }

// house are words that all games share.
func (r reader) house(key string, args ...any) string {
	return r.art.Display.Strings.Text(key, args...)
}

// card says a card of the hand, and whether it is bid or chosen.
func (r reader) card(card rome.Card) string {
	name := r.art.CardName(card)
	switch {
	case r.p.Hand.Stop && r.p.Hand.Bid.Has(card):
		return r.words("narration.bid", name)
	case !r.p.Hand.Stop && r.p.Hand.Chosen.Has(card):
		return r.words("narration.chosen", name)
	}
	return name
}

// thing says what a thing is, and what can be told of it as it is now.
func (r reader) thing(thing view.Thing) string {
	switch thing.Kind {
	case view.Nothing:
		return ""
	case view.NewHouse:
		return r.words("narration.new-house")
	case view.Piece:
		return r.art.PieceName(r.p.Hand.Won)
	case view.Card:
		_, lines := r.art.Told(r.p, thing)
		return narration.Sentence(append([]string{r.card(thing.Card)}, lines...)...)
	}
	title, lines := r.art.Told(r.p, thing)
	return narration.Sentence(append([]string{title}, lines...)...)
}

// worth says what changes points, if it does.
func (r reader) worth(words string, points int) string {
	if points == 0 {
		return words
	}
	return r.house("narration.seat", words, r.words("narration.points", text.Signed(points), points))
}
