package table

import (
	"slices"

	"capital/game/rome/table/view"
	"capital/input"
	"capital/render/rome/city"
)

// signs are how a person asks what the signs and numbers of a prefecture mean: the keys that turn things elsewhere go from one
// to the next, and a right click or a finger held on one has it say so.
type signs struct{ *table }

// take does what a person wants with them, and reports whether the intent is done with.
func (s signs) take(in input.Intent) bool {
	asked := s.chip.Kind != view.NoChip
	switch {
	case in.Kind == input.Turn && in.Right:
		p := s.position()
		if c := s.picture.ChipAt(&p, in.X, in.Y); c.Kind != view.NoChip && c != s.chip { // once more: the rules book
			s.ask(c)
			return true
		}
	case in.Kind == input.Turn && in.DY == 0 && in.Number != 0:
		s.turn(in.Number)
		return true
	case in.Kind == input.Move, in.Kind == input.Release, in.Kind == input.Abandon, in.Kind == input.Explain:
	case asked:
		s.ask(view.Chip{})
		return in.Kind == input.Cancel
	}
	return false
}

// ask has a chip say what it is, or none.
func (s signs) ask(c view.Chip) { s.chip, s.changed = c, true }

// turn goes on to the next chip, or way -1 to the one before: of the prefecture that the keys are at, else of all.
func (s signs) turn(way int) {
	p := s.position()
	var all []view.Chip
	for _, place := range city.NorthToSouth() {
		if p.Focus.Kind != view.Prefecture || p.Focus.Place == place {
			all = append(all, s.picture.Chips(&p, place)...)
		}
	}
	if len(all) == 0 {
		return
	}
	n := slices.Index(all, s.chip)
	switch {
	case n >= 0:
		n = (n + way + len(all)) % len(all)
	case way < 0:
		n = len(all) - 1
	default:
		n = 0
	}
	s.ask(all[n])
}
