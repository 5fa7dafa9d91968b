package lab

import (
	"fmt"
	"io"
	"text/tabwriter"

	"capital/game/terminal"
	"capital/rules/warsaw"
)

// tileRow is one face of the tile table, as it is printed.
type tileRow struct {
	Code      string `json:"code"`
	Epoch     int    `json:"epoch"` // 0 for a starting tile; of a milestone the one it ends
	Price     int    `json:"price"`
	Quarters  string `json:"quarters"` // R, C, I, U, P: upper row, lower row; empty for a building
	Transport bool   `json:"transport"`
	VP        int    `json:"vp"`
	Coins     int    `json:"coins"`
	Name      string `json:"name"`
	Milestone bool   `json:"milestone"`
}

// Tiles prints the tile table.
func Tiles(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("tiles", "[flags]", "Prints the tile table. Quarters are R residential, C commercial, I industrial, U cultural, P park,\n"+
		"the upper two before the lower two; signs are T transport, printed victory points and printed coins.", out, errOut)
	asJSON := c.Bool("json", false, "print it as JSON")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	rows := make([]tileRow, faces)
	for id := range rows {
		rows[id] = rowOf(warsaw.TileID(id).Tile())
	}
	return c.Print(*asJSON, rows, func(out io.Writer) { writeTiles(out, rows) })
}

func writeTiles(out io.Writer, rows []tileRow) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprint(w, "code\tepoch\tprice\tquarters\tsigns\tname\n")
	for _, row := range rows {
		fmt.Fprintf(w, "%s\t%s\t%d\t%s\t%s\t%s\n", row.Code, epochName(row), row.Price, pairs(row.Quarters), signsOf(row), row.Name)
	}
	w.Flush()
}

func rowOf(t *warsaw.Tile) tileRow {
	row := tileRow{Code: t.Code, Epoch: t.Epoch, Price: t.Price, Transport: t.Transport, VP: t.VP, Coins: t.Coins,
		Name: t.Name, Milestone: t.Building.IsMilestone()}
	if t.Ordinary() {
		for _, k := range t.Quarters {
			row.Quarters += string(k.Letter())
		}
	}
	return row
}

// epochName is the epoch, "after" before it where the tile is a milestone.
func epochName(row tileRow) string {
	switch {
	case row.Milestone:
		return fmt.Sprintf("after %d", row.Epoch)
	case row.Epoch == 0:
		return "start"
	}
	return fmt.Sprint(row.Epoch)
}

// pairs puts a space between the upper and the lower quarters.
func pairs(quarters string) string {
	if quarters == "" {
		return "building"
	}
	return quarters[:2] + " " + quarters[2:]
}

func signsOf(row tileRow) string {
	signs := ""
	if row.Transport {
		signs += "T "
	}
	if row.VP > 0 {
		signs += fmt.Sprintf("%d VP ", row.VP)
	}
	if row.Coins > 0 {
		signs += coins(row.Coins) + " "
	}
	if signs == "" {
		return "–"
	}
	return signs[:len(signs)-1]
}

// coins is a number of coins in words.
func coins(n int) string {
	if n == 1 {
		return "1 coin"
	}
	return fmt.Sprintf("%d coins", n)
}
