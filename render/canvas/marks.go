package canvas

// Alive is what lives at a place of a picture while nothing happens.
type Alive uint8

// What lives.
const (
	Smoke  Alive = iota // rises from there
	Water               // lies there
	People              // stroll there
)

// Mark is a place of a picture where something lives, and how large that is, in pixels.
type Mark struct {
	Of         Alive
	X, Y, Size float64
}

// Lives says that something lives at a place of what is painted, so large. It paints nothing.
func (c Canvas) Lives(of Alive, x, y, size float64) {
	at := pixel(c, Point{x, y})
	c.marks = append(c.marks, Mark{of, at.X, at.Y, size * c.scale})
}

// Marks lists what lives in a picture whose unit is scale pixels. Nothing is kept of the picture.
func Marks(scale float64, paint func(c Canvas)) []Mark {
	c := New(1, 1, scale)
	paint(c)
	return c.marks
}
