package table

import (
	"capital/audio"
	"capital/game/rome/table/scoring"
	"capital/game/rome/table/sound"
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
	bannerTime  = 11.0 / 6 // the auctions
	openingTime = 2.2      // a round
	pauseTime   = 5.0 / 6  // to see what was built
	lineTime    = 1.4      // what is said in one line
)

// announcement is something for which the match waits: everyone shall see it. A click or Confirm goes on at once. One that
// shows nothing is a pause.
type announcement struct {
	banner  view.Banner
	lost    bool // that nobody bid: what is lost next is said in the same line
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
	a.banner.Seat, a.banner.Round, a.left.Seconds = first, round, openingTime
	return a
}

// auctions announces that the auctions of a round begin.
func (t announcer) auctions() *announcement {
	words, key := t.art.Strings.Text, "table.auctions.amphitheatre"
	if t.session.Table().Round() > 2 {
		key = "table.auctions.temple"
	}
	a := t.banner(words("table.auctions"), words(key), audio.Bell)
	a.banner.Pieces = view.Auctioned(t.session.Table().Round())
	return a
}

// reveal announces how an auction was won: its events are those of the bids and the one that ends it. It is the n-th of the
// match, from 0; the table may have gone on to what comes next.
func (t announcer) reveal(events []rome.Event, n int) *announcement {
	won, goOn := events[len(events)-1], "table.goon"
	if t.picture.Layout.Close {
		goOn = "table.goon.close"
	}
	r := &reveal{
		auction: view.Auction{Piece: won.Piece, Round: n/rome.Auctions + 1, Number: n % rome.Auctions, More: t.art.Strings.Text(goOn)},
		winner:  won.Seat, words: wording.Won(t.art, t.told().Names[won.Seat], won),
		play: t.App.Play, waits: t.session.People() > 0,
	}
	last := view.SeatBid{}
	for _, e := range events[:len(events)-1] {
		bid := view.SeatBid{Seat: e.Seat, Cards: e.Bid, Sum: e.Count}
		if e.Seat == won.Seat { // it may be equal to others
			last = bid
			continue
		}
		r.auction.Bids = append(r.auction.Bids, bid)
	}
	r.auction.Bids = append(r.auction.Bids, last)
	return &announcement{auction: r, sound: audio.Paper}
}

// lost announces in one line that nobody bid for some pieces of a round, one after another.
func (t announcer) lost(pieces []rome.Piece) *announcement {
	a := t.banner(wording.LostAll(t.art, pieces), "", sound.Gavel)
	a.lost, a.banner.Line, a.left.Seconds = true, true, lineTime
	a.banner.Pieces = pieces
	return a
}
