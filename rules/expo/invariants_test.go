package expo

import "testing"

// Whatever is not as it must be is found.
func TestInvariantsFindWhatIsWrong(t *testing.T) {
	inBuild := func() Match { return NewMatch(4, 1, nil) }
	late := func() Match {
		m := NewMatch(4, 2, nil)
		chance := newChance(2)
		for m.Phase() != PhaseProsper || m.Round() < 5 {
			seat := owing(&m)
			m.Apply(seat, byChance(&m, seat, chance, nil), nil)
		}
		return m
	}
	for name, change := range map[string]func(m *Match){
		"a tile twice":               func(m *Match) { m.market[0][1] = m.market[0][0] },
		"a tile gone":                func(m *Match) { remove(m.market[0][:], m.market[0][0]) },
		"a tile that is not in play": func(m *Match) { m.stacks[1][0] = firstProsperity - 1 },
		"a gap":                      func(m *Match) { m.market[0][0] = 0 },
		"a prosperity tile gone":     func(m *Match) { remove(m.open[:], m.open[0]) },
		"a market of too many": func(m *Match) {
			m.stackSizes[1]--
			insert(m.market[1][:], m.stacks[1][m.stackSizes[1]])
		},
		"no City Hall":               func(m *Match) { m.players[0].Tiles[0].Tile = Hotel },
		"a seat twice in the order":  func(m *Match) { m.order[0] = m.order[1] },
		"two on a space":             func(m *Match) { m.players[0].Space = m.players[1].Space },
		"a space that is not there":  func(m *Match) { m.players[m.order[3]].Space = 5 },
		"a space chosen":             func(m *Match) { m.players[m.order[3]].Next = 1 },
		"another order":              func(m *Match) { m.order[0], m.order[1] = m.order[1], m.order[0] },
		"a turn too many":            func(m *Match) { m.turn = 4 },
		"a round too many":           func(m *Match) { m.round = 13 },
		"a plant gone":               func(m *Match) { m.taken[6]++ },
		"a plant too good":           func(m *Match) { m.players[0].Level = 6; m.taken = [Levels + 1]uint8{0, 4, 4, 4, 4, 4, 4} },
		"a tourist away":             func(m *Match) { m.tourists[(m.leader+2)%4].Holder = uint8((m.leader + 3) % 4) },
		"a tourist nowhere":          func(m *Match) { m.tourists[0].At = MaxTiles },
		"a free tourist used":        func(m *Match) { m.tourists[0].At, m.tourists[0].Used = -1, true },
		"employment over population": func(m *Match) { m.players[0].Track[Employment] = m.players[0].Track[Population] + 1 },
		"past the end":               func(m *Match) { m.players[0].Track[Culture] = 31 },
		"prestige from nowhere":      func(m *Match) { m.players[0].Prestige++ },
		"a source of nothing":        func(m *Match) { m.players[0].Sources[FromRests]++ },
		"less than no cubes":         func(m *Match) { m.players[0].Cubes = -1 },
		"a tile too many":            func(m *Match) { m.players[0].place(Lake, Cell{0, 1}) },
		"two on a cell":              func(m *Match) { m.players[0].Tiles[1].X = 0 },
		"a city apart":               func(m *Match) { m.players[0].Tiles[1].X = 9 },
		"cubes on a Lake":            func(m *Match) { m.players[0].Tiles[0].Cubes = -1 },
		"two crossings on a corner":  func(m *Match) { m.players[0].Crossings[1] = m.players[0].Crossings[0] },
		"a crossing apart":           func(m *Match) { m.players[0].Crossings[1] = Corner{12, 12} },
	} {
		for when, begin := range map[string]func() Match{"at the start": inBuild, "late": late} {
			m := begin()
			if err := m.Invariants(); err != nil {
				t.Fatal(err)
			}
			change(&m)
			if name == "a free tourist used" && when == "late" || name == "a market of too many" && when == "late" {
				continue
			}
			if m.Invariants() == nil {
				t.Errorf("%s, %s: it is not found", name, when)
			}
		}
	}
}
