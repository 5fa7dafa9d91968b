package lab

import (
	"fmt"
	"io"
	"text/tabwriter"

	"capital/game/terminal"
	"capital/rules/rome"
)

// pieces is the board and the cards, as they are printed.
type pieces struct {
	Prefectures []prefectureRow `json:"prefectures"`
	Cards       []cardRow       `json:"cards"`
}

// prefectureRow is one prefecture.
type prefectureRow struct {
	Code      string `json:"code"`
	Colour    string `json:"colour"` // of the permits that open it
	Sites     int    `json:"sites"`
	Fountains int    `json:"fountains"` // printed
}

// cardRow is all cards of one print.
type cardRow struct {
	Code   string `json:"code"`
	Type   string `json:"type"`
	Number int    `json:"number"`
	Count  int    `json:"count"`
}

// Tiles prints the board and the cards.
func Tiles(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("tiles", "[flags]", "Prints the board and the cards: prefectures with the colour of their permits, their sites and printed\n"+
		"fountains; cards with what they count in an auction, and how many there are of each.", out, errOut)
	asJSON := c.Bool("json", false, "print it as JSON")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	all := listPieces()
	return c.Print(*asJSON, all, all.write)
}

func listPieces() *pieces {
	all := new(pieces)
	for p := range rome.Place(rome.Places) {
		all.Prefectures = append(all.Prefectures, prefectureRow{p.String(), p.Colour().String(), p.Sites(), p.Printed()})
	}
	for c := range rome.Card(rome.CardCount) {
		if c == c.First() {
			all.Cards = append(all.Cards, cardRow{Code: c.String(), Type: c.Type().String(), Number: c.Number()})
		}
		all.Cards[len(all.Cards)-1].Count++
	}
	return all
}

func (p *pieces) write(out io.Writer) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprint(w, "prefecture\tcolour\tsites\tfountains\n")
	for _, row := range p.Prefectures {
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\n", row.Code, row.Colour, row.Sites, row.Fountains)
	}
	fmt.Fprint(w, "\ncard\ttype\tnumber\tcount\n")
	for _, row := range p.Cards {
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\n", row.Code, row.Type, row.Number, row.Count)
	}
	w.Flush()
}
