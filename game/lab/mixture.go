package lab

import (
	"math"
	"math/rand/v2"

	"capital/rules/warsaw"
)

// mixture is where one seat's victory points came from: shares of what the sources
// brought, those below 0 left out.
type mixture [len(mixed)]float64

// mixed lists the sources that a mixture is made of.
var mixed = [...]source{fromParks, fromCulture, fromTransport, fromBuildings, fromMilestones}

func newMixture(seat *seatResult) mixture {
	var m mixture
	total := 0.0
	for n, from := range mixed {
		for e := 1; e <= warsaw.Epochs; e++ {
			m[n] += float64(seat.bySource[e][from])
		}
		m[n] = max(0, m[n])
		total += m[n]
	}
	for n := range m {
		m[n] /= max(1, total)
	}
	return m
}

// distance is the straight one: the root of the sum of squares.
func (m *mixture) distance(o *mixture) float64 {
	sum := 0.0
	for n := range m {
		sum += (m[n] - o[n]) * (m[n] - o[n])
	}
	return math.Sqrt(sum)
}

// cluster is one sort of mixture: those nearer to its centre than to any other.
type cluster struct {
	centre mixture
	size   int
	radius float64 // mean distance from the centre
}

// clusters sorts mixtures into k sorts by k-means; the same mixtures are always
// sorted the same way. The first centre is the mean, each next one drawn from the
// mixtures, the more likely the further it lies from those before (k-means++).
func clusters(all []mixture, k int) []cluster {
	chance := rand.New(rand.NewPCG(1, uint64(k)))
	found := make([]cluster, 1, k)
	for n := range all {
		for i, x := range all[n] {
			found[0].centre[i] += x / float64(len(all))
		}
	}
	for len(found) < k {
		found = append(found, cluster{centre: all[distant(all, found, chance)]})
	}
	const passes = 60 // it has long settled by then
	for range passes {
		settle(all, found)
	}
	return found
}

// distant draws a mixture, each as likely as the square of its distance from the
// nearest centre.
func distant(all []mixture, found []cluster, chance *rand.Rand) int {
	squares := make([]float64, len(all))
	total := 0.0
	for n := range all {
		_, d := nearest(&all[n], found)
		squares[n] = d * d
		total += squares[n]
	}
	at := chance.Float64() * total
	for n, square := range squares {
		if at -= square; at < 0 {
			return n
		}
	}
	return len(all) - 1
}

// settle moves each centre to the mean of the mixtures nearest to it.
func settle(all []mixture, found []cluster) {
	sums := make([]cluster, len(found))
	for n := range all {
		c, d := nearest(&all[n], found)
		sums[c].size++
		sums[c].radius += d
		for i, x := range all[n] {
			sums[c].centre[i] += x
		}
	}
	for c := range found {
		size := float64(sums[c].size)
		if size == 0 {
			found[c].size = 0
			continue
		}
		for i := range sums[c].centre {
			sums[c].centre[i] /= size
		}
		sums[c].radius /= size
		found[c] = sums[c]
	}
}

// nearest is the cluster whose centre is nearest, and how far it is.
func nearest(m *mixture, found []cluster) (index int, distance float64) {
	distance = math.Inf(1)
	for c := range found {
		if d := m.distance(&found[c].centre); d < distance {
			index, distance = c, d
		}
	}
	return index, distance
}

// apart is how far the two nearest centres lie from each other.
func apart(found []cluster) float64 {
	least := math.Inf(1)
	for c := range found {
		for o := range c {
			least = min(least, found[c].centre.distance(&found[o].centre))
		}
	}
	return least
}
