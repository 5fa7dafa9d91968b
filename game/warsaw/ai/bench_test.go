package ai

import (
	"testing"

	"capital/rules/warsaw"
)

// views collects views of seats that owe a decision, from builders' games.
func views(b *testing.B) []warsaw.View {
	var seen []warsaw.View
	for seed := range uint64(20) {
		play(b, 4, seed, makePlayers(b, Builder), each(func(_ *warsaw.Match, v *warsaw.View) { seen = append(seen, *v) }))
	}
	return seen
}

// One decision of any kind, over whole games.
func benchmarkChoose(b *testing.B, level string) {
	seen := views(b)
	p := makePlayers(b, level)[0]
	b.ReportAllocs()
	b.ResetTimer()
	n := 0
	for b.Loop() {
		p.Choose(&seen[n%len(seen)])
		n++
	}
}

func BenchmarkApprentice(b *testing.B) { benchmarkChoose(b, Apprentice) }
func BenchmarkBuilder(b *testing.B)    { benchmarkChoose(b, Builder) }
func BenchmarkArchitect(b *testing.B)  { benchmarkChoose(b, Architect) }
func BenchmarkRandom(b *testing.B)     { benchmarkChoose(b, Random) }

// One master's first look at a decision and its first rollout.
func BenchmarkMasterStep(b *testing.B) {
	m := warsaw.NewMatch(4, 1, nil)
	v := m.View(0)
	p := makeMaster(b, 1)
	for b.Loop() {
		p.newSearch(&v).Step()
	}
}

// One rollout of a master, in searches over a whole game.
func BenchmarkMasterRollout(b *testing.B) {
	seen := views(b)
	p := makeMaster(b, 1)
	var searches []*masterSearch
	for n := 0; n < len(seen); n += 40 {
		searches = append(searches, p.newBroadSearch(&seen[n], warsaw.Action{}))
	}
	b.ResetTimer()
	for n := 0; b.Loop(); n++ {
		searches[n%len(searches)].Step()
	}
}

// Making a player whose weights have to be read.
func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		New(Master, 1)
	}
}

// One value of a prospect, which is what an architect and a master spend most time on.
func BenchmarkArchitectValue(b *testing.B) {
	seen := views(b)
	weights, err := learnedWeights()
	if err != nil {
		b.Fatal(err)
	}
	var values []architectValue
	var at []warsaw.Prospect
	for n := range seen {
		values = append(values, newArchitectValue(weights, &seen[n].Table, seen[n].Seat(), StageOf(&seen[n])))
		at = append(at, seen[n].Now())
	}
	b.ResetTimer()
	for n := 0; b.Loop(); n++ {
		values[n%len(values)].of(&at[n%len(values)])
	}
}
