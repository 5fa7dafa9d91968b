package lab

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"capital/game/lab"
	"capital/game/terminal"
	"capital/rules/warsaw"
)

// districtScore is what one district would earn in an income phase.
type districtScore struct {
	Sources  []sourceRow  `json:"sources"`
	Coins    int          `json:"coins"`
	VP       int          `json:"vp"`
	Measures []measureRow `json:"measures"`
}

// sourceRow is one source of income.
type sourceRow struct {
	Step     string   `json:"step"`
	Building string   `json:"building"` // that brings it, or empty
	Count    int      `json:"count"`    // things counted: areas touched, signs, groups
	Coins    int      `json:"coins"`
	VP       int      `json:"vp"`
	Tiles    []string `json:"tiles"` // that earn it, A1 to D4
}

// measureRow is what a milestone's condition compares.
type measureRow struct {
	Milestone string `json:"milestone"`
	Measure   int    `json:"measure"`
}

var stepNames = [warsaw.Steps]string{"parks", "commercial", "cultural", "industrial", "transport", "buildings"}

// Score reads a district as a text picture and prints what it earns.
func Score(args []string, in io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("score", "[flags] FILE", "Reads a district as a text picture (- is standard input) and prints its income, source by source,\n"+
		"and what the milestones compare. Two lines of two letters a tile, tiles apart by a space: R residential,\n"+
		"C commercial, I industrial, U cultural, P park, .. no tile, ## a building. Below, a note a line:\n\n"+
		"  RR RC ..\n  RP PC ..\n\n  CC ## II\n  CR ## IP\n\n  B2 arsenal\n  A1 transport\n  C2 coins 2, transport, height 3\n", out, errOut)
	asJSON := c.Bool("json", false, "print it as JSON")
	if code, goOn := c.Parse(args, 1, 1); !goOn {
		return code
	}
	text, err := lab.ReadText(c.Arg(0), in)
	if err != nil {
		return c.Bad("%v", err)
	}
	district, err := warsaw.ParseDistrict(text)
	if err != nil {
		return c.Bad("%s", lab.AtLine(c.Arg(0), err))
	}
	score := scoreOf(&district)
	return c.Print(*asJSON, score, score.write)
}

func scoreOf(d *warsaw.District) districtScore {
	score := districtScore{Sources: []sourceRow{}}
	in := d.Income(func(src warsaw.Source) {
		row := sourceRow{Step: stepNames[src.Step], Count: src.Count, Coins: int(src.Coins), VP: int(src.VP), Tiles: []string{}}
		if src.Building != warsaw.NoBuilding {
			row.Building = warsaw.BuildingTile(src.Building).Tile().Name
		}
		for s := src.Earning.Spaces(); s != 0; s &= s - 1 {
			row.Tiles = append(row.Tiles, d.NameOf(d.SpaceOf(s.First())))
		}
		score.Sources = append(score.Sources, row)
	})
	total := in.Total()
	score.Coins, score.VP = int(total.Coins), int(total.VP)
	for face := warsaw.MilestoneTile; int(face) < faces; face++ {
		score.Measures = append(score.Measures, measureRow{face.Tile().Name, d.Measure(face)})
	}
	return score
}

func (s *districtScore) write(out io.Writer) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "source\tcount\tcoins\tVP\t  tiles\n")
	for _, row := range s.Sources {
		name := row.Step
		if row.Building != "" {
			name = row.Building
		}
		fmt.Fprintf(w, "%s\t%d\t%+d\t%+d\t  %s\n", name, row.Count, row.Coins, row.VP, strings.Join(row.Tiles, " "))
	}
	fmt.Fprintf(w, "total\t\t%+d\t%+d\t\n\n\nmilestone\tmeasure\t\n", s.Coins, s.VP)
	for _, row := range s.Measures {
		fmt.Fprintf(w, "%s\t%d\t\n", row.Milestone, row.Measure)
	}
	w.Flush()
}
