package ai

import "capital/rules/warsaw"

// apprentice takes what brings most in the very next income phase and likes to
// build. It values a coin at two fifths of a victory point when coins would buy what
// pays for many epochs, sees neither milestones nor wars coming and saves for nothing.
type apprentice struct{}

// Choose looks at each action by itself.
func (p apprentice) Choose(v *warsaw.View) warsaw.Action {
	start := v.Now()
	base := p.gain(v, &start)
	value := func(a warsaw.Action) int64 { return p.value(v, a, base) }
	if v.Owes(v.Seat()) == warsaw.DecidePick {
		return best(v, func(a warsaw.Action) int64 { return bestUse(v, a.Tile, value) })
	}
	return best(v, value)
}

// coinValue is the value of a coin in each epoch, in tenths of a victory point.
var coinValue = [warsaw.Epochs + 1]int64{1: 4, 2: 4, 3: 3, 4: 3, 5: 2, 6: 2}

// value is the value of an action in tenths of a victory point; base is that of
// the income the seat has now.
func (p apprentice) value(v *warsaw.View, a warsaw.Action, base int64) int64 {
	coin := coinValue[v.Epoch()]
	before, then := v.Now(), after(v, a)
	more := p.gain(v, &then) - base
	kept := 10*int64(then.VP-before.VP) + coin*int64(then.Coins-before.Coins)
	switch a.Kind {
	case warsaw.Discard:
		return 0
	case warsaw.Build:
		if more >= 0 {
			more += int64(warsaw.Epochs-v.Epoch()) * 4 // a fuller district is its own joy
		}
		return 3*more + kept/4
	case warsaw.Overbuild:
		return 3*more + kept/4 - 5
	}
	return 3*more + kept
}

// gain is what the next income phase would bring, in tenths of a victory point.
func (p apprentice) gain(v *warsaw.View, at *warsaw.Prospect) int64 {
	in := at.District.Income(nil)
	sum := in.Total()
	return 10*int64(sum.VP) + coinValue[v.Epoch()]*int64(sum.Coins)
}
