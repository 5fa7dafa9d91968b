package lab

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"slices"

	"capital/rules/record"
)

// slipFrom is how many victory points a slip loses at least.
const slipFrom = 1.0

// Analyst is how the moves of a game's records are reviewed. M, A and E are its match, action and event.
type Analyst[M, A, E any] struct {
	Rules   *record.Rules[M, A, E]
	Stage   string // what a part of a match is called: "epoch"
	Stages  int    // how many a match has
	StageOf func(m *M) int
	Aside   string // what else a reader of the margins has to know, and the white space after it
	// Review says how good the first of the moves was. All of them follow the match. It draws so many samples.
	Review func(ctx context.Context, m *M, moves []record.Move[A], seed uint64, samples int) (Review, error)
}

// Review is how good one move was. A margin is how many victory points a seat is expected to be ahead of the best other
// seat at the end.
type Review struct {
	Played, Best             string // as in a record
	PlayedMargin, BestMargin float64
	Sure                     bool      // whether the best is better by more than chance explains
	Margins                  []float64 // of each seat, before the move
	Why                      any       // what speaks for the best move: a list, written as JSON
}

// Reviewed is a record whose moves can be reviewed.
type Reviewed struct {
	stage, aside string
	stages       int
	seats        []record.Seat
	movers       []int // the seat of each move
	end          *Outcome
	review       func(ctx context.Context, move int, seed uint64, samples int) (MoveAnalysis, error)
}

// Read reads a record whose moves are to be reviewed. An error is a *[record.LineError].
func (a *Analyst[M, A, E]) Read(text string) (*Reviewed, error) {
	r, end, err := a.Rules.Read(text)
	if err != nil {
		return nil, err
	}
	reviewed := &Reviewed{stage: a.Stage, aside: a.Aside, stages: a.Stages, seats: r.Seats}
	before := make([]M, len(r.Actions)) // the match before each move
	m := a.Rules.New(&r, nil)
	for n, move := range r.Actions {
		before[n] = m
		a.Rules.Apply(&m, move.Seat, move.Action, nil) // checked when the record was read
		reviewed.movers = append(reviewed.movers, move.Seat)
	}
	if a.Rules.Over(&end) {
		reviewed.end = &Outcome{Points: make([]int, len(r.Seats))}
		for seat := range r.Seats {
			reviewed.end.Points[seat] = a.Rules.Result(&end, seat)[0]
		}
	}
	reviewed.review = func(ctx context.Context, n int, seed uint64, samples int) (MoveAnalysis, error) {
		found, err := a.Review(ctx, &before[n], r.Actions[n:], seed, samples)
		return MoveAnalysis{
			Move: n + 1, Seat: r.Actions[n].Seat + 1, stage: a.Stage, Stage: a.StageOf(&before[n]),
			Played: found.Played, PlayedMargin: found.PlayedMargin, Best: found.Best, BestMargin: found.BestMargin,
			Loss: found.BestMargin - found.PlayedMargin, Margins: found.Margins, Why: found.Why,
			Slip: found.Sure && found.BestMargin-found.PlayedMargin >= slipFrom,
		}, err
	}
	return reviewed, nil
}

// Analysis is the review of all moves of one record.
type Analysis struct {
	Samples int            `json:"samples"`
	Moves   []MoveAnalysis `json:"moves"`
	Seats   []SeatAnalysis `json:"seats"`

	record *Reviewed
}

// MoveAnalysis is one decision. A margin is how many victory points a seat is expected to be ahead of the best other seat
// at the end.
type MoveAnalysis struct {
	Move         int       `json:"move"`  // counted from 1
	Seat         int       `json:"seat"`  // counted from 1
	Stage        int       `json:"stage"` // by the name that the game has for it
	Played       string    `json:"played"`
	PlayedMargin float64   `json:"playedMargin"`
	Best         string    `json:"best"`
	BestMargin   float64   `json:"bestMargin"`
	Loss         float64   `json:"loss"`
	Slip         bool      `json:"slip"`
	Margins      []float64 `json:"margins"` // of each seat, before the move
	Why          any       `json:"why"`     // what speaks for the best move

	stage string
}

// MarshalJSON calls the stage by the name that the game has for it.
func (m MoveAnalysis) MarshalJSON() ([]byte, error) {
	type plain MoveAnalysis
	data, err := json.Marshal(plain(m))
	return bytes.Replace(data, []byte(`"stage":`), []byte(`"`+m.stage+`":`), 1), err
}

// SeatAnalysis sums up the decisions of one seat.
type SeatAnalysis struct {
	Seat      int       `json:"seat"` // counted from 1
	Name      string    `json:"name"`
	Decisions int       `json:"decisions"`
	MeanLoss  float64   `json:"meanLoss"`
	Slips     []int     `json:"slips"`         // moves, the largest loss first
	Margins   []float64 `json:"margins"`       // expected when each stage began, as far as the record goes
	End       *int      `json:"end,omitempty"` // the margin it came to, once the match is over
}

// Analyse reviews all moves, or those of one seat, until the context ends. only is that seat, from 0, or less than 0 for
// all.
func (r *Reviewed) Analyse(ctx context.Context, only int, seed uint64, samples int) (*Analysis, error) {
	var moves []int
	for n, seat := range r.movers {
		if only < 0 || seat == only {
			moves = append(moves, n)
		}
	}
	all := Analysis{Samples: samples, Moves: make([]MoveAnalysis, len(moves)), Seats: []SeatAnalysis{}, record: r}
	err := OnAllCores(ctx, len(moves), func(i int) (err error) {
		all.Moves[i], err = r.review(ctx, moves[i], seed, samples)
		return err
	})
	if err != nil {
		return nil, err
	}
	for seat := range r.seats {
		if only < 0 || seat == only {
			all.Seats = append(all.Seats, all.sumUp(seat))
		}
	}
	return &all, nil
}

// sumUp sums up the decisions of a seat.
func (a *Analysis) sumUp(seat int) SeatAnalysis {
	s := SeatAnalysis{Seat: seat + 1, Name: a.record.seats[seat].Name, Slips: []int{}, Margins: []float64{}}
	var slips []MoveAnalysis
	for _, move := range a.Moves {
		if move.Stage > len(s.Margins) {
			s.Margins = append(s.Margins, move.Margins[seat])
		}
		if move.Seat != seat+1 {
			continue
		}
		s.Decisions++
		s.MeanLoss += move.Loss
		if move.Slip {
			slips = append(slips, move)
		}
	}
	s.MeanLoss /= float64(max(1, s.Decisions))
	slices.SortStableFunc(slips, func(a, b MoveAnalysis) int { return cmp.Compare(b.Loss, a.Loss) })
	for _, slip := range slips {
		s.Slips = append(s.Slips, slip.Move)
	}
	if a.record.end != nil {
		margin := a.record.end.Margin(seat)
		s.End = &margin
	}
	return s
}
