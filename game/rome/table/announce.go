package table

import (
	"capital/audio"
	"capital/game/rome/table/scoring"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
	"capital/rules/rome"
)

// How long things are announced at the designed speed, in seconds.
const (
	bannerTime = 11.0 / 6 // a round, the auctions
	pauseTime  = 5.0 / 6  // to see what was built
	bidTime    = 0.6      // until the next bid is turned over
	wonTime    = 6.0      // to see who has won
)

// announcement is something for which the match waits: everyone shall see it. A click or Confirm goes on at once. One that
// shows nothing is a pause.
type announcement struct {
	banner  view.Banner
	sound   audio.Sound
	left    motion.Tween
	auction *reveal
	scoring *scoring.Counting
	before  [rome.MaxSeats]int // what the seats had before a scoring
}

// pause is an announcement of nothing, before a scoring.
func pause() *announcement { return &announcement{left: motion.Tween{From: 1, Seconds: pauseTime}} }

// scores reports whether a scoring is seen, or the pause before it.
func (a *announcement) scores() bool { return a.scoring != nil || a.silent() }

// silent reports whether it is a pause.
func (a *announcement) silent() bool {
	return a.banner.Title == "" && a.auction == nil && a.scoring == nil
}

// Sound implements part of [table.Announcement].
func (a *announcement) Sound() (audio.Sound, bool) { return a.sound, !a.silent() }

// Sheet implements part of [table.Announcement]: points are counted over the whole table.
func (a *announcement) Sheet() table.Sheet {
	if a.scoring == nil {
		return nil
	}
	return a.scoring
}

// Update implements part of [table.Announcement].
func (a *announcement) Update(intents []input.Intent, passed float64) (changed, done bool) {
	switch {
	case a.scoring != nil:
		return a.scoring.Update(intents, passed)
	case a.auction != nil:
		return a.auction.step(intents, passed)
	}
	changed = a.left.Step(passed)
	a.banner.Left = a.left.Value()
	return changed, a.left.Done() || scene.GoesOn(intents)
}

// reveal is how the bids of an auction are turned over: one after another, the lowest first, then who has won.
type reveal struct {
	auction view.Auction // with all bids
	winner  int
	words   string
	time    float64 // seconds at the designed speed
	waits   bool    // for a person: where nothing moves it does not pass by itself
}

// all reports whether everything has been turned over.
func (r *reveal) all() bool { return r.time >= bidTime*float64(len(r.auction.Bids)+1) }

// shown is how many bids have been turned over.
func (r *reveal) shown() int { return min(int(r.time/bidTime), len(r.auction.Bids)) }

// step goes on turning over. What is left to be turned over is so at once where the person wants to go on.
func (r *reveal) step(intents []input.Intent, passed float64) (changed, done bool) {
	shown, all, end := r.shown(), r.all(), bidTime*float64(len(r.auction.Bids)+1)
	goesOn := scene.GoesOn(intents)
	if all && goesOn {
		return true, true
	}
	r.time = min(r.time+passed, end+wonTime)
	if goesOn || r.waits && passed > wonTime { // nothing moves
		r.time = max(min(r.time, end), end)
	}
	return shown != r.shown() || all != r.all(), r.time >= end+wonTime
}

// picture is what is seen of the auction now.
func (r *reveal) picture() *view.Auction {
	a := r.auction
	a.Bids, a.Winner = a.Bids[:r.shown()], -1
	if r.all() {
		a.Winner, a.Words = r.winner, r.words
	}
	return &a
}

// announcer puts announcements into words.
type announcer struct{ *viewpoint }

// banner announces something in words.
func (t announcer) banner(title, words string, sound audio.Sound) *announcement {
	return &announcement{
		banner: view.Banner{Title: title, Words: words, Seat: -1}, sound: sound, left: motion.Tween{From: 1, Seconds: bannerTime},
	}
}

// round announces that a round begins, and who is its First Player.
func (t announcer) round(round, first int) *announcement {
	words := t.art.Strings.Text
	a := t.banner(words("table.round", view.Roman(round)), wording.Said(t.art, "table.first", t.told().Names[first]), audio.Bell)
	a.banner.Seat = first
	return a
}

// auctions announces that the auctions of a round begin.
func (t announcer) auctions() *announcement {
	words, key := t.art.Strings.Text, "table.auctions.amphitheatre"
	if t.session.Table().Round() > 2 {
		key = "table.auctions.temple"
	}
	return t.banner(words("table.auctions"), words(key), audio.Bell)
}

// reveal announces how an auction ended: its events are those of the bids and the one that ends it. It is the n-th of the
// match, from 0; the table may have gone on to what comes next.
func (t announcer) reveal(events []rome.Event, n int) *announcement {
	last, goOn := events[len(events)-1], "table.goon"
	if t.picture.Layout.Close {
		goOn = "table.goon.close"
	}
	r := &reveal{
		auction: view.Auction{
			Piece: last.Piece, Round: n/rome.Auctions + 1, Number: n % rome.Auctions, Winner: -1,
			More: t.art.Strings.Text(goOn),
		},
		winner: -1, waits: t.session.People() > 0,
		words: wording.Lost(t.art, last),
	}
	if last.Kind == rome.AuctionWon {
		r.winner, r.words = last.Seat, wording.Won(t.art, t.told().Names[last.Seat], last)
	}
	for _, e := range events[:len(events)-1] {
		r.auction.Bids = append(r.auction.Bids, view.SeatBid{Seat: e.Seat, Cards: e.Bid, Sum: e.Count})
	}
	return &announcement{auction: r, sound: audio.Gavel}
}
