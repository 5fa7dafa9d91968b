package ending

import (
	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// verdict says in words how a seat came to its place: by how many points it is behind the winner or ahead of the next, or by
// what decided between equal points (C22).
func verdict(app *view.Rome, ranking []rome.Rank, record *rome.Record, seat int) string {
	own := ranking[0]
	for _, rank := range ranking {
		if rank.Seat == seat {
			own = rank
		}
	}
	first, second := ranking[0], ranking[1]
	switch {
	case own.Place != 1:
		return against(app, "behind", own, first, record.Seats[first.Seat].Name)
	case second.Place == 1:
		return app.Strings.Text("results.shared", own.Score, own.Firsts, own.OnBoard)
	}
	return against(app, "ahead", own, second, record.Seats[second.Seat].Name)
}

// against says how a seat stands to another with a name, in words whose keys begin alike.
func against(app *view.Rome, key string, own, other rome.Rank, name string) string {
	key = "results." + key
	switch {
	case own.Score != other.Score:
		return app.Strings.Text(key, own.Score, name, max(own.Score-other.Score, other.Score-own.Score))
	case own.Firsts != other.Firsts:
		return app.Strings.Text(key+".firsts", own.Score, name, own.Firsts, other.Firsts)
	}
	return app.Strings.Text(key+".floors", own.Score, name, own.OnBoard, other.OnBoard)
}
