package ai

import (
	"testing"

	"capital/rules/expo"
)

// benchmarkChoose measures one decision of any kind, over whole matches.
func benchmarkChoose(b *testing.B, p Player) {
	var seen []expo.View
	for seed := range uint64(5) {
		play(b, 4, seed, makePlayers(b, Builder), each(func(_ *expo.Match, v *expo.View) { seen = append(seen, *v) }))
	}
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		p.Choose(&seen[n%len(seen)])
	}
}

func BenchmarkApprentice(b *testing.B) { benchmarkChoose(b, makePlayers(b, Apprentice)[0]) }
func BenchmarkBuilder(b *testing.B)    { benchmarkChoose(b, makePlayers(b, Builder)[0]) }
func BenchmarkArchitect(b *testing.B)  { benchmarkChoose(b, makePlayers(b, Architect)[0]) }

// BenchmarkPolicy is who plays in rollouts.
func BenchmarkPolicy(b *testing.B) { benchmarkChoose(b, makeMaster(b, 1).policy) }

// BenchmarkMasterStep is a master's first look at a decision and its first rollout.
func BenchmarkMasterStep(b *testing.B) {
	m := expo.NewMatch(4, 1, nil)
	v := m.View(m.Turn())
	p := makeMaster(b, 1)
	for b.Loop() {
		p.newSearch(&v).Step()
	}
}
