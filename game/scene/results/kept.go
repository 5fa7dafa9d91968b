package results

import (
	"slices"

	"capital/game/course"
	"capital/game/scene"
	"capital/game/search"
	"capital/rules/record"
)

// KeepReviews takes in what was kept of the reviews of a match, and has what is found out of it from now on be kept with it: once
// all is known, and whenever it is left. So it is with a match that is over and lies among the person's files.
func KeepReviews[M any, A comparable, E any](app *scene.App, g *course.Game[M, A, E], r *record.Record[A], reviews *Reviews[search.Review[A]]) {
	kept, ok := app.KeptCourse()
	if !ok {
		return
	}
	mark, over := g.Mark(r)
	if !over {
		return
	}
	load := func() []*search.Review[A] { return g.Read(kept.Load(), mark, len(r.Actions)) }
	reviews.Keep(load(), func(found []*search.Review[A]) {
		all := slices.Clone(found)
		for move, known := range load() { // which another screen may have found out meanwhile
			if all[move] == nil {
				all[move] = known
			}
		}
		kept.Save(g.Text(r, mark, all))
	})
}
