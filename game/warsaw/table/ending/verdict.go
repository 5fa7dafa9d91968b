package ending

import (
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// verdict says in words how a seat came to its place: by how many victory points it is behind the winner or ahead of the
// next, or by the coins left after a tie.
func verdict(app *view.Capital, ranking []warsaw.Rank, record *warsaw.Record, seat int) string {
	own := ranking[0].Sum
	for _, rank := range ranking {
		if rank.Seat == seat {
			own = rank.Sum
		}
	}
	first, second := ranking[0], ranking[1]
	switch {
	case own != first.Sum:
		return behind(app, own, first.Sum, record.Seats[first.Seat].Name)
	case own == second.Sum:
		return app.Strings.Text("results.shared", int(own.VP), int(own.Coins))
	}
	return ahead(app, own, second.Sum, record.Seats[second.Seat].Name)
}

// ahead says how a first place was won against the next.
func ahead(app *view.Capital, own, next warsaw.Sum, name string) string {
	if own.VP == next.VP {
		return app.Strings.Text("results.tie", int(own.VP), name, int(own.Coins), int(next.Coins))
	}
	return app.Strings.Text("results.ahead", int(own.VP), name, int(own.VP-next.VP))
}

// behind says what a seat lacks of the first place.
func behind(app *view.Capital, own, first warsaw.Sum, name string) string {
	if own.VP == first.VP {
		return app.Strings.Text("results.behind.tie", int(own.VP), name, int(own.Coins), int(first.Coins))
	}
	return app.Strings.Text("results.behind", int(own.VP), name, int(first.VP-own.VP))
}
