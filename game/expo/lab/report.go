package lab

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// courseReport is what was done in the course of matches: the mean of a seat, where nothing else is said.
type courseReport struct {
	Tracks       []meansReport `json:"tracks"` // where the markers are in the end
	Sources      []meansReport `json:"sources"`
	Level        float64       `json:"level"` // of the plant in the end
	WinnersLevel float64       `json:"winnersLevel"`
	Activations  float64       `json:"activations"`
	Prospered    float64       `json:"prospered"` // prosperity tiles that were built,
	Lakes        float64       `json:"lakes"`     // and turned
	JobsLost     float64       `json:"jobsLost"`  // for want of people
	Tiles        []tileReport  `json:"tiles"`
}

// meansReport is the mean of all seats, and that of winners.
type meansReport struct {
	Name    string  `json:"name"`
	All     float64 `json:"all"`
	Winners float64 `json:"winners"`
}

// tileReport is what a tile is worth: by how much more prestige those who built it ended ahead of the mean of their matches than
// those who built any tile of its era.
type tileReport struct {
	Tile   string  `json:"tile"`
	Era    int     `json:"era"` // 0 of prosperity tiles
	Colour string  `json:"colour"`
	Built  float64 `json:"built"` // a match
	Worth  float64 `json:"worth"`
}

// write prints the report as tables.
func (r *courseReport) write(out io.Writer) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, table := range [...]struct {
		name string
		rows []meansReport
	}{{"track in the end", r.Tracks}, {"prestige from", r.Sources}} {
		fmt.Fprintf(w, "\n\n%s\tall\twinners\t\n", table.name)
		for _, row := range table.rows {
			fmt.Fprintf(w, "%s\t%.1f\t%.1f\t\n", row.Name, row.All, row.Winners)
		}
	}
	w.Flush()
	fmt.Fprintf(out, "\nA seat's plant is of level %.1f in the end, a winner's of %.1f. A seat activates %.1f tiles, builds %.1f prosperity tiles,\n"+
		"makes %.1f Lakes, and loses %.1f Employment for want of people.\n", r.Level, r.WinnersLevel, r.Activations, r.Prospered, r.Lakes, r.JobsLost)
	fmt.Fprint(w, "\n\nera\ttile\tcolour\tbuilt\tworth\t\n")
	for _, t := range r.Tiles {
		fmt.Fprintf(w, "%d\t%s\t%s\t%.2f\t%+.1f\t\n", t.Era, t.Tile, t.Colour, t.Built, t.Worth)
	}
	w.Flush()
	fmt.Fprintln(out, "\nBuilt: so often a match. Worth: by how much more prestige those who built it ended ahead of the mean of their matches\n"+
		"than those who built any tile of its era; era 0 are prosperity tiles.")
}
