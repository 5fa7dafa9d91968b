package scene

import "capital/rules/record"
import "capital/game/session"

func takeBacks(seats []record.Seat, agreed record.TakeBacks) record.TakeBacks {
	n := 0
	for _, s := range seats {
		if s.Player == session.Person {
			n++
		}
	}
	if n > 1 {
		return record.TakeBacksUntilRevealed
	}
	return agreed
}
