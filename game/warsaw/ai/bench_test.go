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

// One sample of a master's first decision.
func BenchmarkMasterStep(b *testing.B) {
	m := warsaw.NewMatch(4, 1, nil)
	v := m.View(0)
	p := makeMaster(b, 1)
	for b.Loop() {
		p.newSearch(&v).step()
	}
}
