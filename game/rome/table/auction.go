package table

import (
	"math"

	"capital/audio"
	"capital/game/rome/table/sound"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/input"
	"capital/render/motion"
)

// How an auction passes at the designed speed, in seconds.
const (
	laidTime   = 0.3  // to see the paddles, face down
	turnTime   = 0.26 // for one to be turned over
	nextTime   = 0.34 // from one to the next
	holdTime   = 0.26 // before the winner's
	strikeTime = 0.1  // for the gavel to fall
	paidTime   = 0.6  // for the coins to be paid
	wonTime    = 1.05 // to see who has won
)

// reveal is how the paddles of an auction are turned over: one after another, the winner's last, and then the gavel falls.
type reveal struct {
	auction view.Auction // with all bids
	winner  int
	words   string
	play    func(audio.Sound)
	time    float64 // seconds at the designed speed
	waits   bool    // for a person: where nothing moves it does not pass by itself
}

// turns is when the n-th paddle begins to turn.
func (r *reveal) turns(n int) float64 {
	at := laidTime + nextTime*float64(n)
	if n == len(r.auction.Bids)-1 {
		at += holdTime
	}
	return at
}

// struck is when the gavel has fallen: from then on it is told who has won.
func (r *reveal) struck() float64 { return r.turns(len(r.auction.Bids)-1) + turnTime + strikeTime }

// step goes on turning paddles over. What is left to be turned over is so at once where the person wants to go on.
func (r *reveal) step(intents []input.Intent, passed float64) (changed, done bool) {
	struck, goesOn, before := r.struck(), scene.GoesOn(intents), r.time
	if before >= struck && goesOn {
		return true, true
	}
	r.time = min(before+passed, struck+wonTime)
	switch {
	case math.IsInf(passed, 1) && r.waits: // nothing moves
		r.time = struck
	case goesOn:
		r.time = max(r.time, struck)
	}
	r.sound(before)
	return r.time != before && before < struck+paidTime, r.time >= struck+wonTime
}

// sound plays what is heard between a time and now: what is skipped is not heard.
func (r *reveal) sound(before float64) {
	if at := r.struck() - 0.5*strikeTime; before < at && r.time >= at {
		r.play(sound.Gavel)
		r.play(audio.Coins)
		r.play(sound.Cheer)
		return
	}
	for n := range r.auction.Bids {
		if at := r.turns(n); before < at && r.time >= at {
			r.play(sound.Paddle)
		}
	}
}

// picture is what is seen of the auction now.
func (r *reveal) picture() *view.Auction {
	a, struck := r.auction, r.struck()
	for n := range a.Bids {
		a.Turned += part(r.time, r.turns(n), turnTime)
	}
	a.Struck, a.Paid = part(r.time, struck-strikeTime, strikeTime), part(r.time, struck, paidTime)
	if a.Winner = -1; r.time >= struck {
		a.Winner, a.Words = r.winner, r.words
	}
	return &a
}

// part is how much of what began at a time and takes so long is over, 0 to 1.
func part(now, began, takes float64) float64 {
	return min(max((now-began+motion.Instant)/takes, 0), 1)
}
