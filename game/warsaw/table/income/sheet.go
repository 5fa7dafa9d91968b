package income

// sheet is what is seen of the counting with all that is written on it.
type sheet struct {
	picture
	ground ground
	neon   neon
}
