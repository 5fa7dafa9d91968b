package plain

import (
	"capital/audio"
	"capital/game/scene"
	"capital/game/scene/log"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
)

// Shown is the [table.Shown] of a table on which nothing moves by itself: what happens is told in lines of the log, and some of
// it is announced in a [Banner].
type Shown[M any, A comparable, E any] struct {
	table.Progress[E, *Banner, struct{}, struct{}]
	Viewer  *table.Viewer[M, A, E]
	Picture *Picture[A]
	Words   Words[E]
}

// CatchUp implements part of [table.Shown].
func (g *Shown[M, A, E]) CatchUp() {
	g.Skip(len(g.Viewer.Session.Events()))
	g.Rewrite()
}

// Rewrite implements part of [table.Shown].
func (g *Shown[M, A, E]) Rewrite() {
	g.Log = log.New[struct{}]()
	for event := range g.Seen {
		g.write(event)
	}
}

// write adds a line about an event to the log.
func (g *Shown[M, A, E]) write(event int) {
	s := g.Viewer.Session
	g.Log.Add(log.Line[struct{}]{Words: g.Words.Tell(s.Events()[event]), Seat: -1, Depth: 1, Move: s.MoveOf(event)})
}

// TakeEvents implements part of [table.Shown].
func (g *Shown[M, A, E]) TakeEvents() {
	for _, e := range g.Viewer.Session.Events()[g.Seen:] {
		g.write(g.Seen)
		g.Seen++
		if g.Words.Announces(e) {
			g.Wait(NewBanner(g.Words.Tell(e)))
		}
		g.Viewer.Stale = true
	}
}

// Step implements part of [table.Shown].
func (g *Shown[M, A, E]) Step(float64) {}

// AllShown implements part of [table.Shown].
func (g *Shown[M, A, E]) AllShown() bool {
	return len(g.Waiting) == 0 && g.Seen == len(g.Viewer.Session.Events())
}

// TakeLog implements part of [table.Shown].
func (g *Shown[M, A, E]) TakeLog(in input.Intent) bool { return g.Log.Take(g.Picture.panel(nil), in) }

// bannerTime is how many seconds at the designed speed a banner is seen.
const bannerTime = 3.0

// Banner is an [table.Announcement] in a line of words, which the table itself shows: for a while, or until the person goes on.
type Banner struct {
	Words string
	left  motion.Tween
}

// NewBanner announces words.
func NewBanner(words string) *Banner {
	return &Banner{Words: words, left: motion.Tween{From: 1, Seconds: bannerTime}}
}

// Sound implements part of [table.Announcement].
func (b *Banner) Sound() (sound audio.Sound, ok bool) { return audio.Bell, true }

// Update implements part of [table.Announcement].
func (b *Banner) Update(intents []input.Intent, seconds float64) (changed, done bool) {
	b.left.Step(seconds)
	return false, b.left.Done() || scene.GoesOn(intents)
}

// Sheet implements part of [table.Announcement]: the table shows it.
func (b *Banner) Sheet() table.Sheet { return nil }
