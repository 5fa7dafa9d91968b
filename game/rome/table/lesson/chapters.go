package lesson

import (
	_ "embed"

	"capital/game/rome/table/view"
	"capital/game/scene/lesson"
	"capital/render/widget"
	"capital/rules/rome"
)

// Chapter is a lesson that begins in the middle of a match, in words of its own: each of its parts is a step.
type Chapter struct {
	lesson.Chapter
	parts []lesson.Part[*Seen]
}

// Steps are those of the chapter, by what is done in it, and the moves that each takes.
func (c *Chapter) Steps(play *lesson.Play[rome.Action]) (steps []Step, moves [][]rome.Action) {
	return lesson.StepsOf(&c.Chapter, c.parts, play, func(left []rome.Action) Step { return deciding(left[0]) })
}

// deciding is a step in which one decision is taken.
func deciding(wanted rome.Action) Step {
	return Step{
		Moves: 1,
		Right: func(_ *Seen, a rome.Action) bool { return a == wanted },
		Miss: func(_ *Seen, a rome.Action) string {
			switch {
			case a.Kind != wanted.Kind || a.Card.Type() != wanted.Card.Type():
				return "other"
			case a.Kind == rome.Bid:
				return "chapter.bid"
			case a.Place != wanted.Place:
				return "chapter.place"
			case a.A != wanted.A || a.Shape != wanted.Shape:
				return "chapter.house"
			}
			return "chapter.card"
		},
		Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
			switch wanted.Kind {
			case rome.Bid:
				return litBid(s, lit, wanted.Bid)
			case rome.Put:
				return things(view.OfPlace(wanted.Place))(s, lit)
			case rome.Pass:
				return litPass(s, lit)
			}
			return litPlay(s, lit, wanted)
		},
	}
}

// litPlay lights what a card is played for: a house and where it goes, or a roof and its house.
func litPlay(s *Seen, lit []widget.Rect, wanted rome.Action) []widget.Rect {
	if carries(wanted) {
		return things(view.OfHouse(0, int(wanted.A), wanted.Shape), view.OfPlace(wanted.Place))(s, lit)
	}
	return things(view.OfRoofs(wanted.Shape), view.OfHouse(0, int(wanted.A), rome.NoShape))(s, lit)
}

// litBid lights the cards that are to be pushed up, or down again, or what confirms the bid. Of cards with the same print any will
// do.
func litBid(s *Seen, lit []widget.Rect, wanted rome.Cards) []widget.Rect {
	if s.Bid.Prints() == wanted {
		return append(lit, s.Layout.Confirm)
	}
	beyond := func(card rome.Card, bid rome.Cards) bool { // it holds more of the card's print than are wanted
		for more := range (bid.Prints() &^ wanted).All() {
			if more.First() == card.First() {
				return true
			}
		}
		return false
	}
	for card := range (s.Known.Hand() | s.Bid).All() {
		if bid := s.Bid | 1<<card; beyond(card, bid) == s.Bid.Has(card) {
			lit = append(lit, s.Where(view.OfCard(card)))
		}
	}
	return lit
}

// own lights what the person has built, others the panel of the other seat.
func own(s *Seen, lit []widget.Rect) []widget.Rect    { return append(lit, s.Layout.Own) }
func others(s *Seen, lit []widget.Rect) []widget.Rect { return append(lit, s.Layout.Others) }

//go:embed chapters/temple.txt
var templeRecord string

// Chapters are those that follow the first match, in order.
func Chapters() []Chapter {
	read, does := lesson.Read[*Seen], lesson.Does[*Seen]
	return []Chapter{
		{lesson.Chapter{Name: "temple", Record: templeRecord}, []lesson.Part[*Seen]{
			read("behind", "scoring", own),
			does("tie", "tie"),
			read("taller", "tie", things(view.OfPlace(rome.Esquiline), view.OfPlace(rome.CampusMartius))),
			does("pass", "pass"),
			read("known", "known", others),
			does("fountain", "bid"),
			does("spring", "fountain"),
			does("save", "auction"),
			does("temple", "temple"),
			does("safe", "put"),
			read("end", "scoring", own),
		}},
	}
}
