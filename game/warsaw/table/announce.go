package table

import (
	"slices"
	"strings"

	"capital/audio"
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/game/table"
	"capital/game/warsaw/table/income"
	"capital/game/warsaw/table/sound"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/input"
	"capital/render/motion"
	"capital/rules/warsaw"
)

// How long things are announced at the designed speed, in seconds.
const (
	bannerTime     = 2.0     // an epoch
	longBannerTime = 2.5     // a milestone
	warTime        = 0.65    // searchlights before a war
	tollTime       = 1.3     // what it has taken
	pauseTime      = 5.0 / 6 // to see what was built
	warPauseTime   = 0.4     // the same before a war
)

// announcementKind is what is announced.
type announcementKind int

const (
	announcePause     announcementKind = iota // nothing: time to see what was built
	announceEpoch                             // an epoch begins
	announceWar                               // a war begins
	announceToll                              // what a war has taken, once all of it has fallen
	announceMilestone                         // a milestone is won, or nobody's
	announceIncome                            // the income phase, counted
)

// announcement is something for which the match waits: everyone shall see it. A click
// or Confirm goes on at once.
type announcement struct {
	kind   announcementKind
	epoch  int // that begins, or 0
	title  string
	words  string
	tile   warsaw.TileID
	seat   int
	left   motion.Tween
	still  bool // nothing swings in it
	sound  audio.Sound
	income *income.Counting
	before [warsaw.MaxSeats]warsaw.Sum // what the seats had before an income phase
}

// pause is an announcement of nothing.
func pause(seconds float64) *announcement {
	return &announcement{kind: announcePause, left: motion.Tween{From: 1, Seconds: seconds}}
}

// Sound implements part of [table.Announcement]: a pause is silent, and so is the end of a war.
func (a *announcement) Sound() (audio.Sound, bool) {
	return a.sound, a.kind != announcePause && a.kind != announceToll
}

// Update implements part of [table.Announcement].
func (a *announcement) Update(intents []input.Intent, seconds float64) (changed, done bool) {
	if a.income != nil {
		return a.income.Update(intents, seconds)
	}
	changed = a.left.Step(seconds)
	return changed, a.left.Done() || scene.GoesOn(intents)
}

// Sheet implements part of [table.Announcement]: income is counted over the whole table.
func (a *announcement) Sheet() table.Sheet {
	if a.income == nil {
		return nil
	}
	return a.income
}

// banner is what is drawn of it, nothing for a pause and for income, which draws itself.
func (a *announcement) banner() view.Banner {
	if a.kind == announcePause || a.income != nil {
		return view.Banner{}
	}
	return view.Banner{Title: a.title, Words: a.words, War: a.kind == announceWar || a.kind == announceToll, Epoch: a.epoch, Tile: a.tile, Seat: a.seat, Still: a.still, Left: a.left.Value()}
}

// announcer puts announcements into words.
type announcer struct{ *viewpoint }

func (t announcer) epoch(epoch int) *announcement {
	words := t.art.Strings
	return &announcement{
		kind: announceEpoch, epoch: epoch, still: t.art.Pace().Still(), title: words.Text("table.epoch", view.Roman(epoch)), words: words.Text("table.epoch." + string(rune('0'+epoch))),
		tile: warsaw.NoTile, seat: -1, sound: audio.Bell, left: motion.Tween{From: 1, Seconds: bannerTime},
	}
}

// war announces a war: searchlights, without a word of what it will take.
func (t announcer) war() *announcement {
	return &announcement{
		kind: announceWar, title: t.art.Strings.Text("table.war"),
		tile: warsaw.NoTile, seat: -1, still: t.art.Pace().Still(), sound: sound.Siren, left: motion.Tween{From: 1, Seconds: warTime},
	}
}

// toll tells what the last war of the events has taken, and who had the Arsenal.
func (t announcer) toll(events []warsaw.Event) *announcement {
	takes := make([]int, len(t.session.Seats()))
	for n := len(events) - 1; n >= 0 && events[n].Kind != warsaw.WarBegan; n-- {
		if events[n].Kind == warsaw.StackLost {
			takes[events[n].Seat]++
		}
	}
	words := t.warWords(takes)
	for seat, name := range t.Names() {
		if t.session.Table().Player(seat).District.Has(warsaw.Arsenal) {
			words = narration.Sentence(words, t.art.Strings.Text("table.war.arsenal", name))
		}
	}
	return &announcement{
		kind: announceToll, title: t.art.Strings.Text("table.war"), words: words,
		tile: warsaw.NoTile, seat: -1, still: t.art.Pace().Still(), left: motion.Tween{From: 1, Seconds: tollTime},
	}
}

// milestone announces who has won a milestone with what it counts, or with seat -1 that nobody has.
func (t announcer) milestone(tile warsaw.TileID, seat, count int) *announcement {
	words := t.art.Strings.Text
	a := &announcement{
		kind: announceMilestone, title: t.art.TileName(tile),
		tile: tile, seat: seat, still: t.art.Pace().Still(), sound: audio.Chime, left: motion.Tween{From: 1, Seconds: longBannerTime},
	}
	if seat < 0 {
		a.words = words(t.unclaimedKey(tile))
	} else {
		a.words = wording.Said(t.art, "table.milestone.won", t.told().Names[seat], words("measure."+tile.Tile().Code, count))
	}
	return a
}

// unclaimedKey says why nobody receives a milestone.
func (t announcer) unclaimedKey(face warsaw.TileID) string {
	for seat := range t.session.Seats() {
		if t.session.Table().Qualifies(seat, face) {
			return "table.milestone.tie"
		}
	}
	return "table.milestone.none"
}

// warWords says what a war takes: of all alike, or of each seat.
func (t announcer) warWords(takes []int) string {
	words := t.art.Strings
	switch {
	case slices.Max(takes) == 0:
		return words.Text("table.war.none")
	case slices.Min(takes) == slices.Max(takes):
		return words.Text("table.war.all", takes[0])
	}
	var each []string
	for seat, name := range t.Names() {
		each = append(each, words.Text("table.war.seat", name, takes[seat]))
	}
	return words.Text("table.war.each", strings.Join(each, ", "))
}
