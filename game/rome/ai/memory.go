package ai

import "capital/rules/rome"

// memory keeps what a value function found out about boards, and about what seats have beside them. In the samples of one decision
// the same boards come again and again, and from one position that is judged to the next hardly anything changes. It belongs to one
// decision of one match, and to one goroutine.
type memory[B, S any] struct {
	boards map[boardKey]*board[B]
	alike  map[alikeKey]int // the numbers of boards on which houses are of the same use
	key    boardKey         // of the board found last
	last   *board[B]
	met    int                                  // boards, those forgotten too
	seats  [rome.MaxSeats][2][besides]beside[S] // seen by others, and by the seat itself
}

// boardKey is all that the worth of a board follows from: what stands there, and when it is judged.
type boardKey struct {
	prefectures [rome.Places]rome.Prefecture
	stage       uint8
	bonus       bool // the cards of amphitheatres are being drawn
}

// board is what was found out about one.
type board[B any] struct {
	fits   fits
	number int // from 1 on; what seats have is worth the same beside all boards that have or had the same
	found  B
}

// alikeKey is what boards have in common on which houses are of the same use.
type alikeKey struct {
	fits  fits
	stage uint8
}

// besideKey is all that the worth of what a seat has beside a board follows from.
type besideKey struct {
	player rome.Player
	hand   rome.Cards // 0 where another sees it
	board  int        // its number
}

// beside is what was found out about what a seat has beside a board.
type beside[S any] struct {
	key   besideKey
	found S
}

const (
	mostBoards = 5_000 // that are remembered: some two megabytes; few decisions come to as many
	besides    = 16    // for so many of a seat there is room, each board having its place
)

// board is what is remembered of the board of a position. What is new is to be filled in. Where only the use of houses matters for
// what seats have, and not what stands there, boards are alike by that.
func (m *memory[B, S]) board(p *position, byUse bool) (b *board[B], isNew bool) {
	stage, bonus := uint8(p.stage), p.Phase() == rome.PhaseBonus
	if m.last != nil && m.key.stage == stage && m.key.bonus == bonus && m.key.prefectures == *p.Prefectures() {
		return m.last, false
	}
	m.key = boardKey{*p.Prefectures(), stage, bonus}
	if m.last = m.boards[m.key]; m.last != nil {
		return m.last, false
	}
	if m.boards == nil || len(m.boards) >= mostBoards {
		m.boards, m.alike = make(map[boardKey]*board[B]), make(map[alikeKey]int)
	}
	m.met++
	m.last = &board[B]{fits: newFits(&p.Table), number: m.met}
	if byUse {
		m.last.number = m.firstAlike(alikeKey{m.last.fits, stage})
	}
	m.boards[m.key] = m.last
	return m.last, true
}

// firstAlike is the number of the first board of the kind, which may be the one just met.
func (m *memory[B, S]) firstAlike(key alikeKey) int {
	if _, ok := m.alike[key]; !ok {
		m.alike[key] = m.met
	}
	return m.alike[key]
}

// seat is what is remembered of what a seat has beside a board. What is new is to be filled in.
func (m *memory[B, S]) seat(p *position, seat, board int) (found *S, isNew bool) {
	key, seen := besideKey{player: *p.Player(seat), board: board}, 0
	if seat == p.seat {
		key.hand, seen = p.hand, 1
	}
	b := &m.seats[seat][seen][board%besides]
	isNew = b.key != key
	b.key = key
	return &b.found, isNew
}
