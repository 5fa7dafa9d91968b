package view

import "capital/rules/expo"

// Thing is something on the table that can be pointed at, held or aimed at. The zero Thing is nothing. Fields that its kind
// does not use are zero.
type Thing struct {
	Kind  ThingKind
	Seat  int         // Tile, Crossing, Panel, Plant, Tourist, Marker
	Tile  expo.TileID // Offer, Open, Turned
	X, Y  int8        // Tile, Cell, Corner
	Which int         // Space: from 1; Crossing: 0 or 1; Answer: see there; Stack: the era, 1 to 3, or 0
	Track expo.Track  // Track, Marker
}

// ThingKind is what a thing is.
type ThingKind uint8

// The kinds of thing, with the fields of Thing that each uses.
const (
	Nothing    ThingKind = iota
	Tile                 // Seat, X, Y: a building in a city
	Cell                 // X, Y: a free one of the city that is shown, where a tile may come
	Corner               // X, Y: one of the city that is shown, where a crossing may come
	Crossing             // Seat, Which
	Offer                // Tile: of the market
	Open                 // Tile: of prosperity, which lies open
	Turned               // Tile: the Lake on the back of a prosperity tile that lies open
	Space                // Which: of the initiative
	Track                // Track: with the markers of all seats
	Marker               // Seat, Track: where a seat stands
	Panel                // Seat: its name, prestige, city in small
	Plant                // Seat: its plant, the cubes on it, and how many tiles it may activate
	Tourist              // Seat: its tourist, wherever it stands
	Answer               // Which: RestForPrestige, RestForCube, NoMore
	Round                // the rounds, the eras and the Expos
	Fair                 // what the coming Expo would bring every seat
	Stack                // Which: what is left of an era's buildings; 0 for prosperity
	Market               // the whole market
	Order                // the whole initiative
	Prosperity           // all prosperity tiles
	Tracks               // all tracks
	Rivals               // the panels of all others
)

// What is answered where tiles are to be activated.
const (
	RestForPrestige = iota
	RestForCube
	NoMore
	answers
)

// OfTile is a building in a city.
func OfTile(seat int, c expo.Cell) Thing { return Thing{Kind: Tile, Seat: seat, X: c.X, Y: c.Y} }

// OfCell is a free cell.
func OfCell(c expo.Cell) Thing { return Thing{Kind: Cell, X: c.X, Y: c.Y} }

// OfCorner is a corner where a crossing may come.
func OfCorner(c expo.Corner) Thing { return Thing{Kind: Corner, X: c.X, Y: c.Y} }

// OfCrossing is a seat's crossing.
func OfCrossing(seat, which int) Thing { return Thing{Kind: Crossing, Seat: seat, Which: which} }

// OfOffer is a tile of the market.
func OfOffer(id expo.TileID) Thing { return Thing{Kind: Offer, Tile: id} }

// OfOpen is a prosperity tile that lies open.
func OfOpen(id expo.TileID) Thing { return Thing{Kind: Open, Tile: id} }

// OfTurned is the Lake on the back of a prosperity tile.
func OfTurned(id expo.TileID) Thing { return Thing{Kind: Turned, Tile: id} }

// OfSpace is a space of the initiative, from 1.
func OfSpace(space int) Thing { return Thing{Kind: Space, Which: space} }

// OfTrack is a track.
func OfTrack(t expo.Track) Thing { return Thing{Kind: Track, Track: t} }

// OfMarker is where a seat stands on a track.
func OfMarker(seat int, t expo.Track) Thing { return Thing{Kind: Marker, Seat: seat, Track: t} }

// OfPanel is a seat's panel.
func OfPanel(seat int) Thing { return Thing{Kind: Panel, Seat: seat} }

// OfPlant is a seat's plant.
func OfPlant(seat int) Thing { return Thing{Kind: Plant, Seat: seat} }

// OfTourist is a seat's tourist.
func OfTourist(seat int) Thing { return Thing{Kind: Tourist, Seat: seat} }

// OfAnswer is an answer where tiles are to be activated.
func OfAnswer(which int) Thing { return Thing{Kind: Answer, Which: which} }

// Cell is the cell of a Tile or Cell.
func (t Thing) Cell() expo.Cell { return expo.Cell{X: t.X, Y: t.Y} }

// Corner is the corner of a Corner.
func (t Thing) Corner() expo.Corner { return expo.Corner{X: t.X, Y: t.Y} }
