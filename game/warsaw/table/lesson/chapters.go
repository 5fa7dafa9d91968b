package lesson

import (
	_ "embed"
	"strconv"

	"capital/game/scene/lesson"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Chapter is a lesson that begins in the middle of a match, in words of its own: each of its parts is a step.
type Chapter struct {
	lesson.Chapter
	parts []lesson.Part[*Seen]
}

// Steps are those of the chapter, by what is done in it, and the moves that each takes: a tile that is picked and used, or one decision
// of another kind.
func (c *Chapter) Steps(play *lesson.Play[warsaw.Action]) (steps []Step, moves [][]warsaw.Action) {
	return lesson.StepsOf(&c.Chapter, c.parts, play, func(left []warsaw.Action) Step {
		moves := 1
		if left[0].Kind == warsaw.Pick {
			moves = 2
		}
		asked := left[moves-1]
		return Step{Moves: moves, Right: isRight(asked), Miss: missedOf(asked), Lit: litFor(asked)}
	})
}

// isRight reports whether a move is the one that is wanted, or one that comes to the same.
func isRight(wanted warsaw.Action) func(*Seen, warsaw.Action) bool {
	return func(s *Seen, a warsaw.Action) bool {
		if wanted.Kind == warsaw.Build || wanted.Kind == warsaw.Overbuild {
			return a.Kind == wanted.Kind && a.Tile == wanted.Tile && a.Space == wanted.Space && lieAlike(a, wanted)
		}
		return a == wanted
	}
}

// lieAlike reports whether a tile lies the same in two moves.
func lieAlike(a, b warsaw.Action) bool {
	t := a.Tile.Tile()
	return !t.Ordinary() || t.Turned(int(a.Turn)) == t.Turned(int(b.Turn))
}

// missedOf tells what another move is that is not the one that is wanted.
func missedOf(wanted warsaw.Action) func(*Seen, warsaw.Action) string {
	return func(_ *Seen, a warsaw.Action) string {
		switch {
		case wanted.Kind == warsaw.Lose:
			return "chapter.lose"
		case wanted.Kind == warsaw.PlaceMilestone:
			return "chapter.place"
		case wanted.Tile != a.Tile:
			return "chapter.tile"
		case wanted.Kind == warsaw.Discard:
			return "chapter.discard"
		case a.Kind == warsaw.Pick || a.Kind == warsaw.Discard:
			return "chapter.use"
		case a.Space != wanted.Space:
			return "chapter.space"
		case a.Kind == warsaw.Build || a.Kind == warsaw.Overbuild:
			return "chapter.turn." + strconv.Itoa(turnsBetween(a, wanted))
		}
		return "chapter.choice"
	}
}

// turnsBetween is how many quarter turns clockwise a tile is to be turned from how it lies in one move to how it does in another.
func turnsBetween(a, wanted warsaw.Action) int {
	for n := 1; n < 4; n++ {
		if turned := (a.Turn + uint8(n)) % 4; lieAlike(warsaw.Action{Tile: a.Tile, Turn: turned}, wanted) {
			return n
		}
	}
	return 0
}

// litFor lights what a move takes and where it goes.
func litFor(wanted warsaw.Action) func(*Seen, []widget.Rect) []widget.Rect {
	return func(s *Seen, lit []widget.Rect) []widget.Rect {
		switch wanted.Kind {
		case warsaw.Build, warsaw.Overbuild, warsaw.Discard:
			if s.Held != wanted.Tile {
				lit = append(lit, s.handTile(wanted.Tile))
			}
			if wanted.Kind == warsaw.Discard {
				return append(lit, s.Layout.Discard)
			}
			return append(lit, s.space(wanted.Space))
		case warsaw.Lose:
			return append(lit, s.spaces(s.district().GivenUp(wanted))...)
		case warsaw.PlaceMilestone:
			return append(lit, s.space(wanted.Space))
		}
		return lit
	}
}

// spaces are where some spaces of the district lie.
func (s *Seen) spaces(of warsaw.Spaces) (places []widget.Rect) {
	for ; of != 0; of &= of - 1 {
		places = append(places, s.space(s.district().SpaceOf(of.First())))
	}
	return places
}

// building lights where a building or a milestone of the person's district lies.
func building(b warsaw.Building) func(*Seen, []widget.Rect) []widget.Rect {
	tile := warsaw.BuildingTile(b)
	return func(s *Seen, lit []widget.Rect) []widget.Rect {
		d := s.district()
		for all := d.Occupied(); all != 0; all &= all - 1 {
			if at, _ := d.TileAt(all.First()); at == tile {
				lit = append(lit, s.space(d.SpaceOf(all.First())))
			}
		}
		return lit
	}
}

// trams lights the tiles of the person's district with the sign of transport.
func trams(s *Seen, lit []widget.Rect) []widget.Rect {
	return append(lit, s.spaces(s.district().Transport())...)
}

// own lights the person's panel.
func own(s *Seen, lit []widget.Rect) []widget.Rect { return append(lit, s.Layout.Own) }

// The records of the chapters.
var (
	//go:embed chapters/trams.txt
	tramRecord string
	//go:embed chapters/war.txt
	warRecord string
	//go:embed chapters/buildings.txt
	buildingRecord string
	//go:embed chapters/last.txt
	lastRecord string
)

// Chapters are those that follow the first match, in order.
func Chapters() []Chapter {
	read, does := lesson.Read[*Seen], lesson.Does[*Seen]
	return []Chapter{
		{lesson.Chapter{Name: "trams", Record: tramRecord}, []lesson.Part[*Seen]{
			read("group", "transport", trams),
			does("over", "transport"),
			read("two", "transport", trams),
			does("baths", "park"),
			does("shops", "commercial"),
			does("factory", "industrial"),
			does("theatre", "milestone.place"),
			read("smoke", "industrial", building(warsaw.GrandTheater)),
			read("end", "income", own),
		}},
		{lesson.Chapter{Name: "war", Record: warRecord}, []lesson.Part[*Seen]{
			read("comes", "war", nil),
			read("arsenal", "arsenal", building(warsaw.Arsenal)),
			does("plan", "build"),
			does("coins", "discard"),
			does("corner", "build"),
			does("school", "school-of-economics"),
			does("lose", "war"),
			does("palace", "milestone.place"),
			does("split", "choices"),
			read("end", "income", own),
		}},
		{lesson.Chapter{Name: "buildings", Record: buildingRecord}, []lesson.Part[*Seen]{
			read("parks", "park", own),
			read("telephone", "building", building(warsaw.PolishTelephone)),
			does("town", "old-town"),
			does("culture", "cultural"),
			does("discard", "discard"),
			does("center", "city-center"),
			does("metro", "metro"),
			read("end", "income", own),
		}},
		{lesson.Chapter{Name: "last", Record: lastRecord}, []lesson.Part[*Seen]{
			read("coins", "end", own),
			does("factory", "automobile-factory"),
			does("shops", "commercial"),
			does("park", "fountain-park"),
			read("tram", "transport", trams),
			does("groups", "transport"),
			read("end", "end", own),
		}},
	}
}
