package ai

import (
	"testing"

	"capital/rules/rome"
)

// benchmarkChoose measures one decision of any kind, over whole matches.
func benchmarkChoose(b *testing.B, level string) {
	var seen []rome.View
	for seed := range uint64(5) {
		play(b, 4, seed, makePlayers(b, Builder), each(func(_ *rome.Match, v *rome.View) { seen = append(seen, *v) }))
	}
	p := makePlayers(b, level)[0]
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		p.Choose(&seen[n%len(seen)])
	}
}

func BenchmarkApprentice(b *testing.B) { benchmarkChoose(b, Apprentice) }
func BenchmarkBuilder(b *testing.B)    { benchmarkChoose(b, Builder) }
func BenchmarkArchitect(b *testing.B)  { benchmarkChoose(b, Architect) }

// BenchmarkMasterStep is a master's first look at a decision and its first sample.
func BenchmarkMasterStep(b *testing.B) {
	m := rome.NewMatch(4, 1, nil)
	v := m.View(m.FirstPlayer())
	p := makeMaster(b, 1)
	for b.Loop() {
		p.newSearch(&v).Step()
	}
}

// BenchmarkMasterSearch is a master's search for a decision of any kind, of sixteen samples.
func BenchmarkMasterSearch(b *testing.B) {
	var seen []rome.View
	for seed := range uint64(3) {
		play(b, 2+int(seed), seed, makePlayers(b, Builder), each(func(_ *rome.Match, v *rome.View) { seen = append(seen, *v) }))
	}
	p := makeMaster(b, 1)
	for n := 0; b.Loop(); n++ {
		s := p.newSearch(&seen[n*37%len(seen)])
		s.Run(Limit{Samples: 16})
	}
}
