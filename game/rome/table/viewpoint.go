package table

import (
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
)

// viewpoint is how the person sees the table.
type viewpoint struct {
	*viewer
	art     *view.Rome
	picture *view.Table
	opened  view.Thing // another seat's panel that lies large over the map, or Nothing
	chip    view.Chip  // what of a prefecture keys or a finger ask about, or none
}

// told is what is told of the match in words.
func (s *viewpoint) told() wording.Match {
	return wording.Match{Names: s.Told(s.art.Strings.Text("name.0")), Seed: s.session.Record().Seed, Secret: s.session.People() > 1}
}
