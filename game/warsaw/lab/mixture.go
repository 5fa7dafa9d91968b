package lab

import (
	"math"
	"math/rand/v2"
	"slices"

	"gonum.org/v1/gonum/floats"

	"capital/rules/warsaw"
)

// mixture is where one seat's victory points came from: shares of what the sources
// brought, those below 0 left out.
type mixture [len(mixed)]float64

// mixed lists the sources that a mixture is made of.
var mixed = [...]source{fromParks, fromCulture, fromTransport, fromBuildings, fromMilestones}

func newMixture(seat *seatResult) mixture {
	var m mixture
	for n, from := range mixed {
		for e := 1; e <= warsaw.Epochs; e++ {
			m[n] += float64(seat.bySource[e][from])
		}
		m[n] = max(0, m[n])
	}
	total := max(1, floats.Sum(m[:]))
	for n := range m {
		m[n] /= total
	}
	return m
}

// distance is the straight one: the root of the sum of squares.
func (m *mixture) distance(o *mixture) float64 { return floats.Distance(m[:], o[:], 2) }

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
	sums := make([]float64, len(all)) // of the squares up to each
	for n := range all {
		_, sums[n] = nearest(&all[n], found)
		sums[n] *= sums[n]
	}
	floats.CumSum(sums, sums)
	at := chance.Float64() * sums[len(sums)-1]
	n, exact := slices.BinarySearch(sums, at)
	if exact {
		n++
	}
	return min(n, len(all)-1)
}

// settle moves each centre to the mean of the mixtures nearest to it.
func settle(all []mixture, found []cluster) {
	sums := make([]cluster, len(found))
	for n := range all {
		c, d := nearest(&all[n], found)
		sums[c].size++
		sums[c].radius += d
		floats.Add(sums[c].centre[:], all[n][:])
	}
	for c := range found {
		if sums[c].size == 0 {
			found[c].size = 0
			continue
		}
		size := float64(sums[c].size)
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
