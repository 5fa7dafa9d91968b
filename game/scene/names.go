package scene

import "capital/rules/record"

// NameNow is a seat's name in the language of now. A name that a person gave stays as it is.
func NameNow(a *App, name string) string {
	if a.cabinet.open == nil {
		return name
	}
	return a.cabinet.open.names.Now(name)
}

// SeatsNow are seats with their names in the language of now.
func SeatsNow(a *App, seats []record.Seat) []record.Seat {
	var now []record.Seat
	for _, who := range seats {
		who.Name = NameNow(a, who.Name)
		now = append(now, who)
	}
	return now
}
