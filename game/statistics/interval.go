// Package statistics has the little of statistics that the laboratory and the screens share.
package statistics

import "math"

// Interval is the 95 % interval of a share of n matches (Wilson's).
func Interval(share float64, n int) (low, high float64) {
	const z = 1.959964
	size := float64(n)
	centre := share + z*z/(2*size)
	reach := z * math.Sqrt(share*(1-share)/size+z*z/(4*size*size))
	return max(0, (centre-reach)/(1+z*z/size)), min(1, (centre+reach)/(1+z*z/size))
}
