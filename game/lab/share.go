package lab

// Per divides a sum by n. It is 0 if n is 0.
func Per(sum, n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(sum) / float64(n)
}
