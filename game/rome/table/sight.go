package table

import (
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/scene"
)

// sight is how the person sees the table.
type sight struct {
	*sitting
	art     *view.Rome
	picture *view.Table
	x, y    float64    // the pointer
	opened  view.Thing // another seat's panel that lies large over the map, or Nothing
	chip    view.Chip  // what of a prefecture keys or a finger ask about, or none
	changed bool       // the picture is no longer what was drawn last
}

// clickSlop is how far a pointer that is down may go and still click, in logical units.
const clickSlop = 8

// resize lays the table out for a room, and reports whether it had to.
func (s *sight) resize(room scene.Room) bool {
	if !s.picture.Resize(room) {
		return false
	}
	s.changed = true
	return true
}

// told is what is told of the match in words: a person who plays alone is spoken to, whatever the name.
func (s *sight) told() wording.Match {
	m := wording.Match{Names: s.names(), Seed: s.session.Record().Seed, Secret: s.session.People() > 1}
	if s.session.People() == 1 {
		m.Names[s.session.NextPerson(0, func(int) bool { return true })] = s.art.Strings.Text("name.0")
	}
	return m
}
