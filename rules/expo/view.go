package expo

import "capital/rules/random"

// View is what one seat may know of a match: all but the order of the stacks, of which it knows what is in them. It is a plain
// value.
type View struct {
	Table
	seat   int
	unseen [Eras + 1]Tiles // what is in each stack, by era; 0 of prosperity tiles
}

// View returns what the seat may know.
func (m *Match) View(seat int) View {
	v := View{Table: m.Table, seat: seat}
	for era := range v.unseen {
		for _, id := range m.inStack(era) {
			v.unseen[era] = v.unseen[era].With(id)
		}
	}
	return v
}

// inStack are the tiles of a stack, the top last.
func (m *Match) inStack(era int) []TileID {
	if era == 0 {
		return m.prosperity[:m.stackSizes[0]]
	}
	return m.stacks[era][:m.stackSizes[era]]
}

// Seat is the seat whose view it is.
func (v *View) Seat() int { return v.seat }

// Unseen are the buildings in the stack of an era, 1 to 3; for 0 the prosperity tiles in theirs.
func (v *View) Unseen(era int) Tiles { return v.unseen[era] }

// Check returns why the action is not legal, or the zero Reason.
func (v *View) Check(a Action) Reason { return v.Table.Check(v.seat, a) }

// Legal appends what the seat may do now.
func (v *View) Legal(buf []Action) []Action { return v.Table.Legal(v.seat, buf) }

// Sample makes a match that may be the one the seat is in: all that the view knows is as it is, and the stacks are shuffled with
// the seed.
func (v *View) Sample(seed uint64) Match {
	m := Match{Table: v.Table}
	source := random.Source(seed)
	for era := 1; era <= Eras; era++ {
		m.stack(era, v.unseen[era], &source)
	}
	m.stackProsperity(v.unseen[0], &source)
	return m
}
