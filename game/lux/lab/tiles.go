package lab

import (
	"fmt"
	"io"
	"text/tabwriter"

	"capital/game/terminal"
	"capital/rules/lux"
)

// pieces is what the game is played with.
type pieces struct {
	Powers   []powerRow   `json:"powers"`
	Citizens []citizenRow `json:"citizens"`
}

// powerRow is one power.
type powerRow struct {
	Power  string `json:"power"`
	Colour string `json:"colour"`
	Letter string `json:"letter"` // of the set to which it belongs
	Alone  bool   `json:"alone"`  // whether it can be in play against ROB
}

// citizenRow is all copies of one citizen.
type citizenRow struct {
	Code   string `json:"code"`
	Colour string `json:"colour"`
	Value  int    `json:"value"`
	Count  int    `json:"count"`
}

// Tiles prints the powers and the citizens.
func Tiles(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("tiles", "[flags]", "Prints the powers, by colour and set, and the citizens.", out, errOut)
	asJSON := c.Bool("json", false, "print it as JSON")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	all := listPieces()
	return c.Print(*asJSON, all, all.write)
}

func listPieces() *pieces {
	all := new(pieces)
	for p := lux.Agent; p <= lux.PowerCount; p++ {
		all.Powers = append(all.Powers, powerRow{p.String(), p.Colour().String(), string(rune('A' + p.Letter())), p.Alone()})
	}
	for c := range lux.Citizen(lux.CitizenKinds) {
		all.Citizens = append(all.Citizens, citizenRow{c.String(), c.Colour().String(), c.Value(), lux.Copies})
	}
	return all
}

func (p *pieces) write(out io.Writer) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprint(w, "power\tcolour\tset\tagainst ROB\n")
	for _, row := range p.Powers {
		alone := "yes"
		if !row.Alone {
			alone = "no"
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", row.Power, row.Colour, row.Letter, alone)
	}
	fmt.Fprint(w, "\ncitizen\tcolour\tvalue\tcount\n")
	for _, row := range p.Citizens {
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\n", row.Code, row.Colour, row.Value, row.Count)
	}
	w.Flush()
}
