package income

import (
	"capital/render/widget"
)

// sheet is what is seen of the counting with all that is written on it.
type sheet struct {
	picture
	buttons *widget.Group
	ground  ground
	neon    neon
}
