package lab

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"capital/game/terminal"
	"capital/rules/expo"
)

// tileRow is one tile.
type tileRow struct {
	Code    string   `json:"code"`
	Era     int      `json:"era"`   // 0 of starting and prosperity tiles
	Seats   int      `json:"seats"` // with how many seats it is in play at least
	Colour  string   `json:"colour"`
	Needs   string   `json:"needs,omitempty"` // of prosperity tiles
	Effects []string `json:"effects"`
}

// Tiles prints the tiles.
func Tiles(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("tiles", "[flags]", "Prints the tiles: the starting ones, the buildings of three eras and the prosperity tiles, with their colours,\n"+
		"with how many seats they are in play, and what they do.", out, errOut)
	asJSON := c.Bool("json", false, "print it as JSON")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	all := listTiles()
	return c.Print(*asJSON, all, func(out io.Writer) { writeTiles(out, all) })
}

func listTiles() (all []tileRow) {
	for id := range expo.TileID(expo.TileCount) {
		t := id.Tile()
		row := tileRow{Code: t.Code, Era: id.Era(), Seats: int(t.Seats), Colour: t.Colour.String(), Needs: needWords(&t.Need)}
		for n := range t.Effects {
			row.Effects = append(row.Effects, effectWords(&t.Effects[n]))
		}
		all = append(all, row)
	}
	return all
}

// needWords are what a prosperity tile requires.
func needWords(n *expo.Need) string {
	switch n.Kind {
	case expo.NeedMost:
		return fmt.Sprintf("most %v", n.What)
	case expo.NeedLeast:
		return fmt.Sprintf("least %v", n.What)
	case expo.NeedTiles:
		return fmt.Sprintf("most %v tiles", n.Colour)
	case expo.NeedLevel:
		return fmt.Sprintf("%v %d or more", n.What, n.Least)
	}
	return ""
}

// effectWords are what an effect does.
func effectWords(e *expo.Effect) string {
	var gains []string
	for n := range e.Amounts {
		gains = append(gains, amountWords(&e.Amounts[n]))
	}
	when := [...]string{
		expo.Printed: "", expo.Immediate: "at once ", expo.Wrench: "now and with every new neighbour ", expo.BeforeEnd: "before the last Expo ",
		expo.AtEnd: "at the end ", expo.Activated: fmt.Sprintf("activated from %d ", 1+e.Cubes), expo.Observing: fmt.Sprintf("when a neighbour is activated (%v) ", e.Colour),
	}[e.Kind]
	return when + strings.Join(gains, ", ")
}

// amountWords are what a part of an effect gains.
func amountWords(a *expo.Amount) string {
	text := fmt.Sprintf("%v %+d", a.What, a.N)
	switch a.Per {
	case expo.PerNeighbour:
		text += fmt.Sprintf(" for each %v neighbour", a.Colour)
	case expo.PerInCity:
		text += fmt.Sprintf(" for each other %v tile", a.Colour)
	case expo.PerOfTrack:
		text += fmt.Sprintf(" for every %d %v", a.Each, a.Of)
	}
	return text
}

func writeTiles(out io.Writer, all []tileRow) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprint(w, "tile\tera\tseats\tcolour\tneeds\teffects\n")
	for _, row := range all {
		fmt.Fprintf(w, "%s\t%d\t%d\t%s\t%s\t%s\n", row.Code, row.Era, row.Seats, row.Colour, row.Needs, strings.Join(row.Effects, "; "))
	}
	w.Flush()
}
