package table

import (
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
)

// viewpoint is how the person sees the table.
type viewpoint struct {
	*viewer
	picture *view.Table
	opened  view.Thing // another seat's panel or a power that lies large over the table, or Nothing
}

// told is what is told of the match in words: to whoever plays alone what only that person may know.
func (s *viewpoint) told() wording.Match {
	reader := -1
	if s.session.People() == 1 {
		reader = s.Seat
	}
	names := allNames(s.art, s.Told(s.art.Strings.Text("name.0")), s.session.Table())
	return wording.Match{Names: names, Seed: s.session.Record().Seed, Seat: reader, Secret: s.session.People() > 1}
}
