package ai

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"
	"unsafe"

	"capital/rules/lux"
)

func TestTune(t *testing.T) {
	chance := rand.New(rand.NewPCG(7, 1))
	numbers := func(w *builderWeights) []int64 {
		return unsafe.Slice((*int64)(unsafe.Pointer(w)), int(unsafe.Sizeof(*w)/8))
	}
	best := tuned
	seed := uint64(1000)
	// margin of one with weights w against others, sum over games
	match := func(seed uint64, hero int, w *builderWeights, against Player) (float64, float64) {
		m := lux.NewMatch(4, lux.Powers{}, seed, nil)
		me := greedy{builderValue{w}}
		for !m.Over() {
			for s := range 4 {
				if m.Owes(s) == lux.NoDecision {
					continue
				}
				v := m.View(s)
				p := against
				if s == hero {
					p = me
				}
				m.Apply(s, p.Choose(&v), nil)
			}
		}
		b, won := 0, 0.0
		for s := range 4 {
			if s != hero {
				b = max(b, m.Points(s))
			}
		}
		if m.Ranking()[0].Seat == hero {
			won = 1
		}
		return float64(m.Points(hero) - b), won
	}
	start := time.Now()
	for round := 0; time.Since(start) < 6*time.Minute; round++ {
		cand := best
		n := numbers(&cand)
		for range 1 + chance.IntN(4) {
			k := chance.IntN(len(n))
			n[k] = int64(float64(n[k])*(0.6+0.8*chance.Float64())) + int64(chance.IntN(60)) - 30
		}
		var diff, sq, won float64
		games := 0
		opp := []Player{greedy{apprenticeValue{}}, greedy{builderValue{&tuned}}}
		for games < 480 {
			s := seed + uint64(games)
			hero := games % 4
			a, w1 := match(s, hero, &cand, opp[games/4%2])
			b, w2 := match(s, hero, &best, opp[games/4%2])
			d := a - b + 20*(w1-w2)
			won += w1
			diff += d
			sq += d * d
			games++
			if games == 120 && diff < 0 {
				break
			}
		}
		if games == 480 && diff > 0 && diff*diff > 2*sq {
			best = cand
			fmt.Printf("%v round %d: +%.2f won %.3f %+v\n", time.Since(start).Round(time.Second), round, diff/480, won/480, best)
		}
		seed += 480
	}
}
