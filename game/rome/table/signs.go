package table

import (
	"slices"

	"capital/game/rome/table/view"
	"capital/input"
	"capital/render/rome/city"
)

// Signs are how a person asks what the signs and numbers of a prefecture mean: the keys that turn things elsewhere go from one
// to the next, and a right click or a finger held on one has it say so.
// takeSign does what a person wants with the signs of a prefecture, and reports whether the intent is done with.
func (t *screen) takeSign(in input.Intent) bool {
	asked := t.chip.Kind != view.NoChip
	switch {
	case in.Kind == input.Turn && in.Right:
		p := t.Position()
		if c := t.picture.ChipAt(&p, in.X, in.Y); c.Kind != view.NoChip && c != t.chip { // once more: the rules book
			t.askSign(c)
			return true
		}
	case in.Kind == input.Turn && in.DY == 0 && in.Number != 0:
		t.turnSign(in.Number)
		return true
	case in.Kind == input.Move, in.Kind == input.Release, in.Kind == input.Abandon, in.Kind == input.Explain:
	case asked:
		t.askSign(view.Chip{})
		return in.Kind == input.Cancel
	}
	return false
}

// askSign has a chip say what it is, or none.
func (t *screen) askSign(c view.Chip) { t.chip, t.Stale = c, true }

// turnSign goes on to the next chip, or way -1 to the one before: of the prefecture that the keys are at, else of all.
func (t *screen) turnSign(way int) {
	p := t.Position()
	var all []view.Chip
	for _, place := range city.NorthToSouth() {
		if p.Focus.Kind != view.Prefecture || p.Focus.Place == place {
			all = append(all, t.picture.Chips(&p, place)...)
		}
	}
	if len(all) == 0 {
		return
	}
	n := slices.Index(all, t.chip)
	switch {
	case n >= 0:
		n = (n + way + len(all)) % len(all)
	case way < 0:
		n = len(all) - 1
	default:
		n = 0
	}
	t.askSign(all[n])
}
