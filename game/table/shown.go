package table

import (
	"capital/game/scene"
	"capital/game/scene/log"
	"capital/input"
	"capital/render/motion"
)

// Shown is how far a match has been shown: a game's own part turns what happens into motion, sound and lines of the log. What
// it shares with all games is in [Progress].
type Shown interface {
	// Heard is how many events have been taken as shown, or are being shown.
	Heard() int
	// CatchUp takes everything that has happened as shown already.
	CatchUp()
	// Rewrite writes the log anew: in another language, or from the start.
	Rewrite()
	// TakeEvents shows what has happened since the last tick.
	TakeEvents()
	// Step lets seconds pass for all that moves by itself.
	Step(seconds float64)
	// Land ends all that is on its way from one place of the table to another.
	Land()
	// OnItsWay reports whether something is: no computer player is asked meanwhile, and nobody has another turn.
	OnItsWay() bool
	// Calm reports whether nothing passes by itself.
	Calm() bool
	// AllShown reports whether all that has happened has been seen.
	AllShown() bool
	// Announced is what the match waits for, or nil.
	Announced() Announcement
	// Announce plays it, with what the person did.
	Announce(app *scene.App, intents []input.Intent) (changed bool)
	// Told are the lines of the log, the newest last.
	Told() []string
	// TakeLog takes what a person does with the log that is shown, and reports whether that is done with.
	TakeLog(in input.Intent) bool
	// ResetLog shows the newest end of the log again.
	ResetLog()
}

// Progress is what the [Shown] of all games share. E is the game's event, N what it announces, F what passes by itself on its
// table, L the pictures of its log.
type Progress[E any, N Announcement, F, L any] struct {
	Seen    int        // events already shown
	Waiting []N        // what the match waits for, the first being shown
	Flashes []Flash[F] // what passes by itself
	Log     *log.Log[L]

	begun bool // the first of what waits has begun
}

// Flash is something that passes by itself.
type Flash[F any] struct {
	Of   F
	Left motion.Tween // 1 to 0
}

// Shows reports whether it has begun to pass.
func (f *Flash[F]) Shows() bool { return f.Left.Value() < 1 }

// Wait has the match wait for something, once all before it has been seen.
func (p *Progress[E, N, F, L]) Wait(n N) { p.Waiting = append(p.Waiting, n) }

// Flash shows something that passes by itself in so many seconds at the designed speed.
func (p *Progress[E, N, F, L]) Flash(of F, seconds float64) {
	p.Flashes = append(p.Flashes, Flash[F]{Of: of, Left: motion.Tween{From: 1, Seconds: seconds}})
}

// FlashAfter shows something that passes by itself, but only after some seconds.
func (p *Progress[E, N, F, L]) FlashAfter(of F, delay, seconds float64) {
	p.Flashes = append(p.Flashes, Flash[F]{Of: of, Left: motion.Tween{From: 1, Delay: delay, Seconds: seconds}})
}

// StepFlashes lets seconds pass for what flashes, and reports whether it looks different.
func (p *Progress[E, N, F, L]) StepFlashes(seconds float64) (changed bool) {
	kept := p.Flashes[:0]
	for _, f := range p.Flashes {
		changed = f.Left.Step(seconds) || changed
		if !f.Left.Done() {
			kept = append(kept, f)
		}
	}
	p.Flashes = kept
	return changed
}

// Skip takes so many events as shown, with nothing on its way or waiting.
func (p *Progress[E, N, F, L]) Skip(events int) {
	p.Seen, p.begun = events, false
	p.Waiting, p.Flashes = p.Waiting[:0], p.Flashes[:0]
}

// Announced implements part of [Shown].
func (p *Progress[E, N, F, L]) Announced() Announcement {
	if len(p.Waiting) == 0 {
		return nil
	}
	return p.Waiting[0]
}

// Begun reports whether the n-th of what waits has begun.
func (p *Progress[E, N, F, L]) Begun(n int) bool { return n == 0 && p.begun }

// Announce implements part of [Shown]. What begins has its whole time before it, but is over where nothing shall be shown.
func (p *Progress[E, N, F, L]) Announce(app *scene.App, intents []input.Intent) (changed bool) {
	_, changed = p.Pass(app, intents)
	return changed
}

// Pass plays the first of what waits, and reports whether that is over and whether anything looks different.
func (p *Progress[E, N, F, L]) Pass(app *scene.App, intents []input.Intent) (over, changed bool) {
	first, seconds := p.Waiting[0], app.Fade()
	if !p.begun {
		p.begun, changed = true, true
		seconds = app.Pace().Fade(0)
		if sound, ok := first.Sound(); ok {
			app.Play(sound)
		}
	}
	looks, over := first.Update(intents, seconds)
	if over {
		p.Waiting, p.begun = p.Waiting[1:], false
	}
	return over, changed || looks || over
}

// Heard implements part of [Shown].
func (p *Progress[E, N, F, L]) Heard() int { return p.Seen }

// Land implements part of [Shown] for a table on which nothing is ever on its way.
func (p *Progress[E, N, F, L]) Land() {}

// OnItsWay implements part of [Shown] for a table on which nothing ever is.
func (p *Progress[E, N, F, L]) OnItsWay() bool { return false }

// Calm implements part of [Shown].
func (p *Progress[E, N, F, L]) Calm() bool { return len(p.Flashes) == 0 }

// Told implements part of [Shown].
func (p *Progress[E, N, F, L]) Told() []string { return p.Log.Told() }

// ResetLog implements part of [Shown].
func (p *Progress[E, N, F, L]) ResetLog() { p.Log.Reset() }
