package table

import (
	"capital/game/expo/ai"
	"capital/rules/expo"
)

// chain is the best chain of activations that begins with the advised one, as it was found out last.
type chain struct {
	critic ai.Critic
	of     chooserOf
	first  expo.Action
	cells  []expo.Cell
}

// from are the buildings of the best chain that begins with an activation, in their order; none where it is no activation.
func (c *chain) from(s *viewpoint, a expo.Action) []expo.Cell {
	if of := (chooserOf{s.Seat, len(s.session.Events())}); c.of != of || c.first != a {
		known := s.known()
		c.of, c.first, c.cells = of, a, nil
		for _, next := range c.critic.Chain(&known, a) {
			c.cells = append(c.cells, next.Cell())
		}
	}
	return c.cells
}
