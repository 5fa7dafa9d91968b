package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/session"
	"capital/game/warsaw/table/view"
	"capital/input"
)

// Update implements [scene.Scene].
func (t *table) Update(app *scene.App, intents []input.Intent) error {
	t.picture.Taught = !t.teaching.guide.Over()
	if t.resize(app.Room()) {
		t.picture.Layout.PlaceButtons(t.buttons)
		t.reword()
	}
	if asked, ok := scene.Asked(intents); ok && t.outlook.sheet == nil && !t.warned.question.Asked() {
		if asked.Touch { // what the finger took up goes back
			t.takeOne(input.Intent{Kind: input.Abandon, X: asked.X, Y: asked.Y, Touch: true})
		}
		explainer{t}.take(asked)
		return nil
	}
	t.step(app.Elapsed())
	t.passButtons(app.Elapsed())
	t.pointed.step(app.Elapsed())
	intents, leaves := t.teaching.update(&t.above, intents, still(t))
	if leaves {
		t.leave()
		return nil
	}
	if t.outlook.sheet != nil {
		t.outlook.step(intents)
	} else if len(t.shown.waiting) > 0 {
		t.shown.announce(intents)
	} else {
		if t.session.People() > 0 || len(t.shown.flashes) == 0 { // a match to watch goes step by step
			t.session.Think()
		}
		t.plans.carryOut(t.session)
		t.shown.takeEvents()
		t.turnTo()
		t.later.Step(t.session.Saved(), takingBack{t}.undoNow)
		if t.warned.question.Asked() {
			if do := t.warned.answer(intents); do.Kind != 0 {
				t.carryOut(do)
			}
		} else {
			t.take(intents)
		}
	}
	t.step(0)
	t.shown.prepareNight()
	endIfOver(t)
	t.changed = t.hints.Step(t.canHint(), app.Elapsed(), !t.art.Pace().Reduced) || t.changed
	t.readyButtons()
	return nil
}

// step lets seconds pass for everything that moves. What is begun in a tick has its
// whole time before it; only where nothing shall move it is over in no time.
func (t *table) step(seconds float64) {
	pace := t.app.Pace()
	t.hand.step(pace.Move(seconds))
	handStacks{t.hand}.step(pace.Move(seconds))
	lens{t.sight}.follow()
	t.stepPlace(pace.Move(seconds), t.goal(t.hand.aimedSpace()))
	t.changed = t.hand.refusal.left.Step(seconds) || t.changed
	t.shown.step(seconds)
}

// still reports whether the table is seen as it is: nothing is announced over it.
func still(t *table) bool {
	return t.outlook.sheet == nil && len(t.shown.waiting) == 0 && !t.session.Table().Over()
}

// reword puts into words anew what is kept in words: they may be in another language now.
func (t *table) reword() {
	session.Rename(t.session.Session, func(now string) string { return scene.NameNow(t.app.App, now) })
	view.LabelButtons(t.app.Capital, t.buttons)
	t.shown.rewrite()
	t.hints.Reword()
}

// Changed implements [scene.Scene].
func (t *table) Changed() bool {
	changed := t.changed
	t.changed = false
	return changed
}

// Draw implements [scene.Scene].
func (t *table) Draw(_ *scene.App, dst *ebiten.Image) {
	if t.outlook.sheet != nil { // it takes what a person wants before anything that is announced
		t.outlook.sheet.Draw(dst)
		return
	}
	if t.shown.drawIncome(dst) {
		return
	}
	p := t.position()
	t.picture.Draw(dst, &p)
	t.picture.DrawButtons(dst, t.buttons)
	t.teaching.guide.Draw(dst)
	t.picture.DrawOver(dst, &p)
	t.warned.question.Draw(dst)
	t.shown.dawn.Draw(dst)
}

// drawBare draws the table without its districts, and nothing over it.
func (t *table) drawBare(dst *ebiten.Image) {
	p := t.position()
	p.Bare = true
	t.picture.Draw(dst, &p)
	t.picture.DrawButtons(dst, t.buttons)
}

// endIfOver shows the results once the match is over and all of it has been seen.
func endIfOver(t *table) {
	if t.session.Table().Over() && t.shown.allShown() {
		t.end()
	}
}
