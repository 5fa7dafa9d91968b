package lab

import (
	"fmt"
	"io"
	"text/tabwriter"

	"capital/rules/rome"
)

// courseReport is what was done in the course of matches. Shares are from 0 to 1; all else is the mean of a match, all seats
// together.
type courseReport struct {
	Rounds      []roundReport      `json:"rounds"`
	Pieces      []pieceReport      `json:"pieces"`
	Prices      []priceReport      `json:"prices"`
	Prefectures []prefectureReport `json:"prefectures"`
	Board       float64            `json:"floorsOnBoard"`
	Houses      float64            `json:"housesOnBoard"`
	Stock       float64            `json:"floorsLeft"` // in the stock
}

// roundReport is what was done in one round.
type roundReport struct {
	Round       int     `json:"round"`
	Points      float64 `json:"points"`
	Roofs       float64 `json:"roofs"` // cards that built, by their type
	Floors      float64 `json:"floors"`
	Permits     float64 `json:"permits"`
	Idle        float64 `json:"idle"`        // cards that were discarded
	Spent       float64 `json:"spent"`       // cards that paid for a piece
	FirstOutWon float64 `json:"firstOutWon"` // matches won by those who passed first in the round
	LastOutWon  float64 `json:"lastOutWon"`
}

// pieceReport is what was paid for a piece in one round, and the points by which it put the winner further ahead by the
// architect's value function: its worth.
type pieceReport struct {
	Round int     `json:"round"`
	Piece string  `json:"piece"`
	Sold  float64 `json:"sold"`
	Price float64 `json:"price"`
	Worth float64 `json:"worth"`
}

// priceReport is how closely the price of a piece goes with its worth within rounds, from -1 to 1, the last auction left out.
type priceReport struct {
	Piece       string  `json:"piece"`
	Correlation float64 `json:"correlation"`
}

// prefectureReport is what became of one prefecture.
type prefectureReport struct {
	Prefecture    string  `json:"prefecture"`
	Points        float64 `json:"points"`
	Houses        float64 `json:"houses"`
	Floors        float64 `json:"floors"`
	Fountains     float64 `json:"fountains"` // placed
	Amphitheatres float64 `json:"amphitheatres"`
	Temples       float64 `json:"temples"`
	First         float64 `json:"foughtFirst"` // of matches in which two seats met anywhere
	Empty         float64 `json:"empty"`       // matches in which no house stands there
}

var pieceNames = [...]string{rome.Fountain: "fountain", rome.Amphitheatre: "amphitheatre", rome.Temple: "temple"}

// write prints the report as tables.
func (r *courseReport) write(out io.Writer) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "\n\nround\tpoints\troofs\tfloors\tpermits\tidle\tspent\tfirst to pass won\tlast to pass won\t\n")
	for _, n := range r.Rounds {
		fmt.Fprintf(w, "%d\t%.1f\t%.1f\t%.1f\t%.1f\t%.1f\t%.1f\t%.1f %%\t%.1f %%\t\n", n.Round, n.Points, n.Roofs, n.Floors, n.Permits, n.Idle, n.Spent,
			100*n.FirstOutWon, 100*n.LastOutWon)
	}
	fmt.Fprint(w, "\n\nround\tpiece\tsold\tprice\tworth\t\n")
	for _, p := range r.Pieces {
		fmt.Fprintf(w, "%d\t%s\t%.1f %%\t%.2f\t%.2f\t\n", p.Round, p.Piece, 100*p.Sold, p.Price, p.Worth)
	}
	fmt.Fprint(w, "\n\nprefecture\tpoints\thouses\tfloors\tfountains\tamphitheatres\ttemples\tfought first\tempty\t\n")
	for _, p := range r.Prefectures {
		fmt.Fprintf(w, "%s\t%.1f\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%.1f %%\t%.1f %%\t\n", p.Prefecture, p.Points, p.Houses, p.Floors, p.Fountains,
			p.Amphitheatres, p.Temples, 100*p.First, 100*p.Empty)
	}
	w.Flush()
	fmt.Fprintf(out, "\n%.1f floors in %.1f houses on the board, %.1f left in the stock. All is the mean of a match, all seats together.\n"+
		"Worth is by how many points it puts the winner further ahead of the others until the end, by the architect's value\n"+
		"function, whatever is paid. Fought first: where two seats first met.\n", r.Board, r.Houses, r.Stock)
}
