package table

import (
	"capital/game/scene"
	"capital/render/life"
)

// Scenery implements [scene.Living]: what moves on the table while it is quiet. After that it begins anew.
func (c *Course[M, A, E, P]) Scenery(_ *scene.App, seconds float64, on *life.Scenery) {
	if !c.quiet() {
		c.stirs = seconds
		return
	}
	scene.CoverWidgets(on, c.Buttons, 0)
	p := c.game.Position()
	c.picture.Live(&p, seconds-c.stirs, on)
}

// quiet reports whether the table is seen as the match stands and nothing asks for attention: nothing passes or is carried, nobody
// speaks, no advice is read and no lesson given.
func (c *Course[M, A, E, P]) quiet() bool {
	return c.still() && c.top() == nil && c.game.Shown().Calm() && !c.game.Hand().Carries() &&
		!c.Taught() && c.remarks.now == "" && !c.ShowLog && !c.Hints.Opened()
}
