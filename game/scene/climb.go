package scene

import "capital/game/session"

// Climb is what may come after a match of a rung of a ladder.
type Climb struct {
	Done  bool   // the task
	Again func() // plays the rung once more
	Next  func() // shows the next rung, or the ladder where there is none
	Last  bool   // there is no next one
}

// ClimbOf is what may come after a match of the game that the title shows which has ended, by its record's text; nil where that
// was of no rung.
func (a *App) ClimbOf(text string) *Climb {
	g := a.cabinet.open
	found, err := g.Check(text)
	if err != nil || session.TakenOverAfter(text) > 0 {
		return nil
	}
	at := g.rungOf(found)
	if at < 0 {
		return nil
	}
	result, ok := g.Goals.Judge(text, 0)
	if !ok {
		return nil
	}
	climb := &Climb{Done: g.Rungs[at].Task.Done(result), Last: at+1 == len(g.Rungs)}
	climb.Again = func() { a.Begin(g.named(rungConfig(&g.Rungs[at]))) }
	list := func() Scene { return newLadder(a, titleOf(a)) }
	climb.Next = func() {
		if climb.Last {
			a.Show(list())
			return
		}
		a.Show(newRung(a, at+1, list))
	}
	return climb
}
