package lab

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// courseReport is what was done in the course of matches: all is the mean of a seat, ROB's counted, where nothing else is said.
type courseReport struct {
	Rounds []roundReport    `json:"rounds"`
	Powers []powerReport    `json:"powers"`
	Lost   []districtReport `json:"lost"`
	Rob    *robReport       `json:"rob,omitempty"`
}

// roundReport is what was done in one round.
type roundReport struct {
	Round    int     `json:"round"`
	Home     float64 `json:"home"`    // citizens played home
	Capital  float64 `json:"capital"` // and to the capital
	Laid     float64 `json:"laid"`    // and laid down when the round ends
	Lost     float64 `json:"lost"`    // home districts
	Saved    float64 `json:"saved"`
	Bonus    float64 `json:"bonus"` // points of bonus citizens
	Tied     float64 `json:"tied"`  // districts a match in which the highest totals were tied
	Gold     float64 `json:"gold"`
	EnderWon float64 `json:"enderWon"`           // matches won by who triggered the end of the round
	RobEnded float64 `json:"robEnded,omitempty"` // of those against ROB: how often it did
}

// powerReport is how often a power was used in the matches in which it was in play.
type powerReport struct {
	Power      string  `json:"power"`
	Matches    int     `json:"matches"`
	Used       float64 `json:"used"`             // a match
	Impossible float64 `json:"impossible"`       // a match
	Margin     float64 `json:"margin,omitempty"` // points ahead of ROB
}

// districtReport is how often a home district was lost.
type districtReport struct {
	District string  `json:"district"`
	Lost     float64 `json:"lost"` // a match and seat
}

// robReport is how matches against ROB ended.
type robReport struct {
	Margin  float64       `json:"margin"` // points ahead of ROB
	Classes []classReport `json:"classes"`
}

// classReport is how often a class was reached.
type classReport struct {
	Class string  `json:"class"`
	Share float64 `json:"share"`
}

// write prints the report as tables.
func (r *courseReport) write(out io.Writer) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "\n\nround\thome\tcapital\tlaid down\tlost\tsaved\tbonus\ttied\tgold\tender won\t\n")
	for _, n := range r.Rounds {
		fmt.Fprintf(w, "%d\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%.1f %%\t\n", n.Round, n.Home, n.Capital, n.Laid, n.Lost, n.Saved, n.Bonus,
			n.Tied, n.Gold, 100*n.EnderWon)
	}
	fmt.Fprint(w, "\n\npower\tmatches\tused\timpossible\t\n")
	for _, p := range r.Powers {
		fmt.Fprintf(w, "%s\t%d\t%.2f\t%.2f\t\n", p.Power, p.Matches, p.Used, p.Impossible)
	}
	fmt.Fprint(w, "\n\ndistrict\tlost\t\n")
	for _, d := range r.Lost {
		fmt.Fprintf(w, "%s\t%.2f\t\n", d.District, d.Lost)
	}
	w.Flush()
	fmt.Fprintln(out, "\nBy round all is the mean of a seat, ties of a match. Powers are used so often a match, by all seats together.")
	if r.Rob != nil {
		r.Rob.write(out, r)
	}
}

func (r *robReport) write(out io.Writer, course *courseReport) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "\n\nagainst ROB\tshare\t\n")
	for _, c := range r.Classes {
		fmt.Fprintf(w, "%s\t%.1f %%\t\n", c.Class, 100*c.Share)
	}
	fmt.Fprint(w, "\n\npower\tpoints ahead\t\n")
	for _, p := range course.Powers {
		fmt.Fprintf(w, "%s\t%+.1f\t\n", p.Power, p.Margin)
	}
	w.Flush()
	ended := 0.0
	for _, n := range course.Rounds {
		ended += n.RobEnded / float64(len(course.Rounds))
	}
	fmt.Fprintf(out, "\n%+.1f points ahead of ROB, which ends %.1f %% of the rounds.\n", r.Margin, 100*ended)
}
