// Package book is Capital's rules book: its pages, and what of them is drawn or worked out by the rules. Their words are in
// the table of words "warsaw-rules". A building and a milestone have the topic that is their tile's code.
package book

import (
	"strconv"
	"strings"

	"capital/assets"
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// Open opens the rules book at a topic, or where it begins with "". back makes the scene to return to.
func Open(app *scene.App, art *view.Capital, words *assets.Strings, topic string, back func() scene.Scene) scene.Scene {
	return book.New(app, New(art, words), topic, back)
}

// Words is the name of the table of the rules book's own words.
const Words = "warsaw-rules"

// Of makes the rules book for a display. The error says which of its parts could not be read.
func Of(display *scene.Display) (*book.Book, error) {
	art, err := view.NewCapital(display)
	if err != nil {
		return nil, err
	}
	words, err := display.Words(Words)
	if err != nil {
		return nil, err
	}
	return New(art, words), nil
}

// New makes the rules book of some words.
func New(art *view.Capital, words *assets.Strings) *book.Book {
	p := pages{art, words, map[string]string{}}
	return &book.Book{Words: words, Chapters: chapters(), Sign: "R", Title: p.title, Extra: p.extra}
}

// chapters are all pages but the buildings, with the rulings that each tells, and then these.
func chapters() []book.Chapter {
	page := func(topic string, rulings ...int) book.Page { return book.Page{Topic: topic, Clauses: rulings} }
	return []book.Chapter{
		{Name: "start", Pages: []book.Page{
			page("short"), page("match", 7, 16, 19), page("setup", 1), page("coins", 27), page("vp", 19), page("names", 6),
		}},
		{Name: "areas", Pages: []book.Page{
			page("tile", 2), page("area", 3, 20), page("residential", 21), page("park", 21), page("commercial", 21),
			page("cultural", 21), page("industrial", 21), page("transport", 2, 22), page("building", 3, 5, 10, 23),
			page("district", 9), page("stack", 8, 10),
		}},
		{Name: "construction", Pages: []book.Page{
			page("draft", 7), page("build", 8, 9, 15), page("price", 7, 8), page("overbuild", 8, 12), page("discard", 7, 13),
		}},
		{Name: "war", Pages: []book.Page{page("war", 14, 15), page("collapse", 11)}},
		{Name: "milestones", Pages: append([]book.Page{
			page("milestone", 4, 16, 17), page("milestone.tie", 17), page("milestone.place", 18),
		}, faces(warsaw.Building.IsMilestone)...)},
		{Name: "income", Pages: []book.Page{page("income", 19), page("beside", 23), page("choices", 26)}},
		{Name: "end", Pages: []book.Page{page("end", 27), page("letter")}},
		{Name: "buildings", Pages: faces(warsaw.Building.IsPublic)},
	}
}

// faces are the pages of those tiles of the table that are buildings of a sort, in its order.
func faces(are func(warsaw.Building) bool) (all []book.Page) {
	for id := warsaw.TileID(0); id.Valid(); id++ {
		if b := id.Tile().Building; are(b) {
			all = append(all, book.Page{Topic: id.Tile().Code, Clauses: rulingsOf(b)})
		}
	}
	return all
}

// rulingsOf are the rulings that a building's page tells.
func rulingsOf(b warsaw.Building) []int {
	switch b {
	case warsaw.Arsenal:
		return []int{14, 15}
	case warsaw.CentralDepartmentStore, warsaw.WarsawUniversityOfTechnology:
		return []int{8}
	case warsaw.JablonowskiPalace:
		return []int{12}
	case warsaw.Prudential:
		return []int{9, 11}
	case warsaw.SigismundsColumn:
		return []int{13}
	case warsaw.Marywil, warsaw.RoyalBathsPark:
		return []int{21}
	case warsaw.WarsawViennaRailway, warsaw.OkecieAirport, warsaw.MainRailwayStation, warsaw.WarsawSchoolOfEconomics:
		return []int{26}
	case warsaw.CityCenter, warsaw.FountainPark, warsaw.SkaryszewskiPark, warsaw.OldTown, warsaw.PassengerAutomobileFactory, warsaw.PolishTelephone:
		return []int{24}
	case warsaw.PalaceOfCultureAndScience, warsaw.EuropaMarket:
		return []int{4, 25}
	}
	if b.IsMilestone() {
		return []int{4, 16, 23}
	}
	return []int{23}
}

// title is a page's title where it is said in the words of the table.
func (p pages) title(topic string) string {
	if id, ok := face(topic); ok {
		return p.art.TileName(id)
	}
	return ""
}

// extra is what a page has besides its words.
func (p pages) extra(topic string) book.Extra {
	if id, ok := face(topic); ok {
		return p.building(id)
	}
	e := p.picture(topic)
	switch topic {
	case "short":
		return p.short()
	case "setup":
		all := int(warsaw.MilestoneBack) // every tile of the table, the milestones once
		e.Args = []any{warsaw.StartingCoins, all, warsaw.EpochTiles}
		e.Face = p.tile(warsaw.StartingTile, faceSize)
	case "coins", "end":
		e.Args = []any{warsaw.CoinsPerVP}
	case "discard":
		e.Args = []any{warsaw.DiscardCoins, warsaw.ColumnCoins}
	case "park":
		e.Table = p.parks()
	}
	return e
}

// building is what the page of a building or milestone has.
func (p pages) building(id warsaw.TileID) book.Extra {
	t := id.Tile()
	e := p.picture(t.Code)
	e.Face = p.tile(id, faceSize)
	e.Lead = p.art.Strings.Text("effect." + t.Code)
	e.Under = p.rules.Text("under.building", view.Roman(t.Epoch), t.Price)
	if t.Building.IsMilestone() {
		e.Under = p.rules.Text("under.milestone", view.Roman(t.Epoch), view.Roman(t.Epoch+1))
		e.Lead = p.art.Strings.Text("award."+t.Code) + ".\n" + e.Lead
	}
	return e
}

// short is the game in a few lines, a picture beside each.
func (p pages) short() (e book.Extra) {
	var lines []string
	for n := range shortLines {
		lines = append(lines, strings.ReplaceAll(p.art.Strings.Text("howto."+strconv.Itoa(n+1)), "\n", " "))
		e.Beside = append(e.Beside, p.shortSign(n))
	}
	e.Text = strings.Join(lines, "\n")
	return e
}
