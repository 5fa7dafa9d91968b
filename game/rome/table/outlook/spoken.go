package outlook

import (
	"strings"

	"capital/game/rome/table/view"
	"capital/game/scene/narration"
	"capital/rules/rome"
)

// Spoken implements [outlook.Content].
func (c *content) Spoken() []string {
	words := c.art.Strings
	said := []string{narration.Sentence(words.Text("outlook.unseen", c.known.Unseen.Count()), c.named(c.known.Unseen))}
	for n := range c.known.Rivals {
		r := &c.known.Rivals[n]
		count := r.Cards.Count()
		for _, hidden := range r.Hidden {
			count += hidden
		}
		holds := words.Text("outlook.rival", c.names[r.Seat], count)
		if r.Most >= 0 {
			holds = words.Text("outlook.rival.bids", c.names[r.Seat], count, r.Most)
		}
		said = append(said, narration.Sentence(holds, c.named(r.Cards)))
	}
	for of := range rome.Type(rome.Types) {
		pile := words.Text("about.pile."+of.String(), c.known.Piles[of].Size)
		if c.known.Piles[of].Size > 0 {
			pile = narration.Sentence(pile, words.Text("about.pile.top", c.art.CardName(c.known.Piles[of].Top)))
		}
		said = append(said, pile)
	}
	return append(said, words.Text("about.stock", c.known.Stock))
}

// named lists what cards are called.
func (c *content) named(cards rome.Cards) string {
	var names []string
	for _, card := range view.SortHand(cards) {
		names = append(names, c.art.CardName(card))
	}
	return strings.Join(names, ", ")
}
