package wording

import (
	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/render/text"
	"capital/rules/expo"
)

// Match is what the log tells of a match beside its events.
type Match struct {
	Names []string // of the seats; that of a seat that is spoken to is the word for "you"
	Seed  uint64   // told when it is over: until then the order of the stacks could be looked up with it
}

// Log says in a line what an event of a match tells; without words where that is nothing.
func Log(art *view.Expo, m Match, e expo.Event) view.LogLine {
	line := view.LogLine{Words: words(art, m, e), Seat: e.Seat, Depth: 1}
	switch e.Kind {
	case expo.RoundBegan, expo.ExpoBegan:
		line.Seat, line.Depth = -1, 0
	case expo.OrderSet, expo.TileAged, expo.TileCame, expo.ProsperityOpened, expo.MatchEnded:
		line.Seat = -1
	case expo.Taxed, expo.Penalised, expo.PlantTaken:
		line.Depth = 2
	case expo.Gained:
		if e.Effect != expo.OfExpo {
			line.Depth = 2
		}
	}
	if e.Kind == expo.TileCame { // all that come after one move are one line
		line.Item = naming.Tile(art.Strings, e.Tile)
	}
	if thing := picture(e); thing.Kind != view.Nothing {
		line.Pictures = []view.Thing{thing}
	}
	return line
}

// picture is what an event shows.
func picture(e expo.Event) view.Thing {
	switch e.Kind {
	case expo.TileBuilt, expo.TileActivated, expo.EndEffect, expo.TileAged, expo.TileCame:
		return view.OfOffer(e.Tile)
	case expo.TileProspered, expo.ProsperityOpened:
		return view.OfOpen(e.Tile)
	case expo.LakeMade:
		return view.OfTurned(e.Tile)
	case expo.PlantTaken:
		return view.OfPlant(e.Seat)
	case expo.TouristMoved:
		return view.OfTourist(e.Seat)
	}
	return view.Thing{}
}

// words are the words of an event in the log, if it has any.
func words(art *view.Expo, m Match, e expo.Event) string {
	name := m.name(e.Seat)
	switch e.Kind {
	case expo.RoundBegan:
		return roundBegan(art, e.Count)
	case expo.SpaceTaken:
		return priced(art, "log.space", "log.space.free", name, e.Price, e.Count)
	case expo.CrossingMoved:
		return Said(art, "log.crossing", name)
	case expo.TileActivated:
		return activated(art, name, e)
	case expo.Stopped:
		return Said(art, "log.stopped", name)
	case expo.Rested:
		return Said(art, "log.rested", name)
	case expo.Led:
		return Said(art, "log.led", name, m.name(e.Other))
	case expo.TouristMoved:
		return touristMoved(art, m, e)
	case expo.MatchEnded:
		return art.Strings.Text("log.seed", m.Seed)
	}
	if said := tile(art, name, e); said != "" {
		return said
	}
	if said := followed(art, name, e); said != "" {
		return said
	}
	return counted(art, name, e)
}

func (m *Match) name(seat int) string {
	if seat < 0 || seat >= len(m.Names) {
		return ""
	}
	return m.Names[seat]
}

// roundBegan says which round begins, and with which era.
func roundBegan(art *view.Expo, round int) string {
	if era := expo.EraOf(round); era != expo.EraOf(max(1, round-1)) {
		return art.Strings.Text("log.round.era", round, naming.Era(art.Strings, era))
	}
	return art.Strings.Text("log.round", round)
}

// priced says what somebody did for a price, or for none. Its words may want, in this order: the name, what it is, the price.
func priced(art *view.Expo, key, free, name string, price int, what any) string {
	if price == 0 {
		return Said(art, free, name, what)
	}
	return Said(art, key, name, what, price)
}

// activated says how an activation was paid.
func activated(art *view.Expo, name string, e expo.Event) string {
	key, payers := "log.activated", e.Tourists.Count()
	switch {
	case payers == 0:
		key = "log.activated.cubes"
	case e.Price == 0:
		key = "log.activated.tourists"
	}
	return Said(art, key, name, naming.Tile(art.Strings, e.Tile), e.Price, payers)
}

// touristMoved says who holds whose tourist now.
func touristMoved(art *view.Expo, m Match, e expo.Event) string {
	owner, holder := m.name(e.Seat), m.name(e.Other)
	switch {
	case e.Seat == e.Other:
		return Said(art, "log.tourist.home", owner)
	case spokenTo(art, owner):
		return art.Strings.Text("log.tourist.yours", holder)
	}
	return Said(art, "log.tourist", holder, owner)
}

// tile are the words of an event of a tile that is set, or lies open.
func tile(art *view.Expo, name string, e expo.Event) string {
	what := naming.Tile(art.Strings, e.Tile)
	switch e.Kind {
	case expo.TileBuilt:
		return priced(art, "log.built", "log.built.free", name, e.Price, what)
	case expo.TileProspered:
		return Said(art, "log.prospered", name, what)
	case expo.LakeMade:
		return Said(art, "log.lake", name, what)
	case expo.TileAged:
		return art.Strings.Text("log.aged", what)
	case expo.TileCame:
		return art.Strings.Text("log.came", what)
	case expo.ProsperityOpened:
		return art.Strings.Text("log.opened", what)
	case expo.EndEffect:
		return Said(art, "log.end-effect", name, what)
	}
	return ""
}

// followed are the words of an event that follows from another one.
func followed(art *view.Expo, name string, e expo.Event) string {
	words := art.Strings
	switch e.Kind {
	case expo.Taxed:
		return words.Text("log.taxed", e.Count*taxLot, e.Count)
	case expo.Penalised:
		if e.Colour {
			return words.Text("log.penalised.colour", text.Signed(e.Count))
		}
		return words.Text("log.penalised.crossing", text.Signed(e.Count))
	case expo.PlantTaken:
		return words.Text("log.plant", naming.Plant(words, e.Level), e.Count)
	case expo.Gained:
		return gained(art, name, e)
	}
	return ""
}

// taxLot is what one prestige brings in $.
const taxLot = 3

// gained says what of an effect comes, and what of it is lost. An Expo is of all seats: there it is said who gains.
func gained(art *view.Expo, name string, e expo.Event) string {
	words, lost := naming.Gain(art.Strings, e.Track, e.Count), "log.gained.lost"
	if e.People {
		lost = "log.gained.people"
	}
	switch {
	case e.Count == 0 && e.Lost == 0:
		return ""
	case e.Count == 0 && e.People:
		words = art.Strings.Text("log.gained.none.people", naming.Track(art.Strings, e.Track), e.Lost)
	case e.Count == 0:
		words = art.Strings.Text("log.gained.none", naming.Track(art.Strings, e.Track), e.Lost)
	case e.Track == expo.Prestige && e.Source == expo.FromTrackEnds:
		words = art.Strings.Text("log.gained.end", words)
	case e.Lost > 0:
		words = art.Strings.Text(lost, words, e.Lost)
	}
	switch e.Effect {
	case expo.Wrench, expo.Observing:
		return art.Strings.Text("log.gained.by", words, naming.Tile(art.Strings, e.Tile))
	case expo.OfExpo:
		return art.Strings.Text("log.gained.expo", name, words)
	}
	return words
}

// counted are the words of an event of an Expo, or of the end. What counts nothing is not told.
func counted(art *view.Expo, name string, e expo.Event) string {
	switch {
	case e.Kind == expo.ExpoBegan && e.Count == expo.Eras:
		return art.Strings.Text("log.expo.last")
	case e.Kind == expo.ExpoBegan:
		return art.Strings.Text("log.expo", naming.Roman(e.Count))
	case e.Kind == expo.LastPayment:
		if e.Price == 0 {
			return ""
		}
		return Said(art, "log.paid", name, e.Price)
	case e.Count == 0:
		return ""
	case e.Kind == expo.ExpoLine || e.Kind == expo.Converted:
		return art.Strings.Text("log.line", name, naming.Source(art.Strings, e.Source), text.Signed(e.Count))
	case e.Kind == expo.CubesCleared:
		return art.Strings.Text("log.cleared", name, e.Count)
	}
	return ""
}
