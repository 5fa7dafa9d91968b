package table

import (
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
)

// viewpoint is how the person sees the table.
type viewpoint struct {
	*viewer
	picture *view.Table
	opened  view.Thing // another seat's city, the tracks or all rivals, which lie large over the table, or Nothing
}

// told is what is told of the match in words: a person who plays alone is spoken to.
func (s *viewpoint) told() wording.Match {
	return wording.Match{Names: s.Told(s.art.Strings.Text("name.0")), Seed: s.session.Record().Seed}
}
