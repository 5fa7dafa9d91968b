package tinplate

import (
	"strconv"

	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/expo"
)

// Effect is the icon of a kind of effect: a hammer, an exclamation mark, a wrench, a bolt, a bell, an hourglass and a chequered
// flag; of an Expo a globe, of a rest a cup.
func Effect(kind expo.EffectKind) *icon.Icon { return effects[min(int(kind), len(effects)-1)] }

var effects = [...]*icon.Icon{
	expo.Printed: icon.New(hammer), expo.Immediate: icon.New(exclamation), expo.Wrench: icon.New(wrench),
	expo.Activated: icon.New(func(c canvas.Canvas, plain theme.Colour) { bolt(c, plain) }), expo.Observing: icon.New(bell),
	expo.BeforeEnd: icon.New(hourglass), expo.AtEnd: icon.New(finish), expo.OfExpo: icon.New(globe), expo.OfRest: icon.New(cup),
}

// Activation is the icon of an activation with so many printed cubes, 0 to 2.
func Activation(cubes int) *icon.Icon { return activations[min(cubes, len(activations)-1)] }

var activations = func() (all [3]*icon.Icon) {
	for n := range all {
		all[n] = icon.New(func(c canvas.Canvas, plain theme.Colour) {
			bolt(c.Part(-8*float64(min(n, 1)), 0, 1), plain)
			for at := range n {
				cube(c.Part(56, 56-44*float64(at), 0.44))
			}
		})
	}
	return all
}()

// Need is the icon of what a prosperity tile requires: the highest bar, the lowest bar, most tiles, or a level.
func Need(kind expo.NeedKind) *icon.Icon { return needs[min(int(kind), len(needs)-1)] }

var needs = [...]*icon.Icon{
	expo.NoNeed:    icon.New(func(c canvas.Canvas, plain theme.Colour) { c.Line(plain, 9, 20, 50, 80, 50) }),
	expo.NeedMost:  icon.New(func(c canvas.Canvas, plain theme.Colour) { bars(c, plain, 1) }),
	expo.NeedLeast: icon.New(func(c canvas.Canvas, plain theme.Colour) { bars(c, plain, -1) }),
	expo.NeedTiles: icon.New(func(c canvas.Canvas, plain theme.Colour) { bars(c, plain, 1) }),
	expo.NeedLevel: icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Line(plain, 13, 24, 16, 76, 40, 24, 64)
		c.Line(plain, 13, 24, 84, 76, 84)
	}),
}

// InCity is the icon of what is counted in the whole city: a wall with towers, in which a sign stands.
func InCity(c expo.Colour) *icon.Icon { return inCity[min(int(c), len(inCity)-1)] }

var inCity = func() (all [expo.Colours]*icon.Icon) {
	for n := range all {
		all[n] = icon.New(func(c canvas.Canvas, _ theme.Colour) {
			sticker(c, key, cream, canvas.Data("M6 94 V18 H22 V30 H42 V18 H58 V30 H78 V18 H94 V94 Z")...)
			signOn(c.Part(22, 36, 0.56), expo.Colour(n))
		})
	}
	return all
}()

// Part is one of the icons of an effect, with words on it. A part that is Counted stands behind a stroke: what is before it is
// gained once for each of these.
type Part struct {
	Icon    *icon.Icon
	Words   string
	Counted bool
}

// Parts are the icons of an effect, in their order: the sign of its kind, which printed gains have not, and what it gains.
func Parts(e *expo.Effect) (parts []Part) {
	switch e.Kind {
	case expo.Printed:
	case expo.Activated:
		parts = append(parts, Part{Icon: Activation(int(e.Cubes))})
	case expo.Observing:
		parts = append(parts, Part{Icon: Effect(e.Kind)}, Part{Icon: Sign(e.Colour)})
	default:
		parts = append(parts, Part{Icon: Effect(e.Kind)})
	}
	for n := range e.Amounts {
		parts = append(parts, gain(&e.Amounts[n])...)
	}
	return parts
}

// gain are the icons of an amount.
func gain(a *expo.Amount) []Part {
	parts := []Part{{Icon: Track(a.What), Words: number(int(a.N))}}
	switch a.Per {
	case expo.PerNeighbour:
		parts = append(parts, Part{Icon: Sign(a.Colour), Counted: true})
	case expo.PerInCity:
		parts = append(parts, Part{Icon: InCity(a.Colour), Counted: true})
	case expo.PerOfTrack:
		parts = append(parts, Part{Icon: Track(a.Of), Words: strconv.Itoa(int(a.Each)), Counted: true})
	}
	return parts
}

// number is an amount as it is written on an icon.
func number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Requires are the icons of what a prosperity tile requires.
func Requires(n expo.Need) []Part {
	switch n.Kind {
	case expo.NeedMost, expo.NeedLeast:
		return []Part{{Icon: Need(n.Kind)}, {Icon: Track(n.What)}}
	case expo.NeedTiles:
		return []Part{{Icon: Need(n.Kind)}, {Icon: Sign(n.Colour)}}
	case expo.NeedLevel:
		return []Part{{Icon: Track(n.What)}, {Icon: Need(n.Kind), Words: ""}, {Words: strconv.Itoa(int(n.Least))}}
	}
	return nil
}

func hammer(c canvas.Canvas, plain theme.Colour) {
	c.Line(plain, 14, 20, 90, 58, 40)
	c.Fill(plain, canvas.Data("M34 22 C52 4 74 10 94 34 L80 50 L68 40 L58 52 L38 34 Z")...)
}

func exclamation(c canvas.Canvas, plain theme.Colour) {
	c.Fill(plain, canvas.Data("M36 6 H64 L58 62 H42 Z")...)
	c.Circle(plain, 50, 82, 13)
}

func wrench(c canvas.Canvas, plain theme.Colour) {
	c.Line(plain, 19, 20, 82, 62, 38)
	c.Fill(plain, append(append(c.ArcLoop(68, 32, 28, 28, -10, 280), canvas.Point{X: 68, Y: 24}), canvas.Point{X: 78, Y: 34}))
}

func bolt(c canvas.Canvas, plain theme.Colour) {
	outline := canvas.Points([]float64{58, 4, 20, 56, 46, 56, 34, 97, 80, 40, 54, 40, 70, 4})
	c.Outline(plain, 9, outline)
	c.Fill(theme.NeonAmber, outline)
}

func bell(c canvas.Canvas, plain theme.Colour) {
	c.Fill(plain, canvas.Data("M50 8 C72 8 76 28 76 48 C76 62 84 68 92 74 V80 H8 V74 C16 68 24 62 24 48 C24 28 28 8 50 8 Z")...)
	c.Circle(plain, 50, 86, 11)
	c.Arc(theme.NeonAmber, 7, 50, 46, 14, 24, 190, 250)
}

func hourglass(c canvas.Canvas, plain theme.Colour) {
	c.Rect(plain, 14, 4, 72, 12)
	c.Rect(plain, 14, 84, 72, 12)
	c.Fill(plain, canvas.Data("M20 14 H80 C80 36 60 42 58 50 C60 58 80 64 80 86 H20 C20 64 40 58 42 50 C40 42 20 36 20 14 Z")...)
	c.Fill(theme.NeonAmber, canvas.Data("M30 84 C32 72 44 66 50 62 C56 66 68 72 70 84 Z M36 26 H64 C60 34 54 38 50 42 C46 38 40 34 36 26 Z")...)
}

func finish(c canvas.Canvas, plain theme.Colour) {
	c.Line(plain, 10, 16, 8, 16, 96)
	c.Rect(plain, 16, 8, 78, 54)
	for n := range 12 {
		if x, y := n%4, n/4; (x+y)%2 == 0 {
			c.Rect(white, 22+17*float64(x), 13+15*float64(y), 17, 15)
		}
	}
}

func globe(c canvas.Canvas, plain theme.Colour) {
	c.Circle(plain, 50, 42, 40)
	c.Circle(water, 50, 42, 32)
	c.Arc(white, 6, 50, 42, 14, 32, 0, 360)
	c.Line(white, 6, 18, 42, 82, 42)
	c.Rect(plain, 24, 88, 52, 10)
	c.Rect(plain, 45, 78, 10, 14)
}

func cup(c canvas.Canvas, plain theme.Colour) {
	c.Ring(plain, 9, 74, 54, 14)
	c.Fill(plain, canvas.Data("M14 36 H76 C76 66 66 80 56 80 H34 C24 80 14 66 14 36 Z")...)
	c.Line(plain, 9, 12, 92, 78, 92)
	c.Curve(plain, 7, 34, 8, 26, 16, 34, 26)
	c.Curve(plain, 7, 54, 8, 46, 16, 54, 26)
}

// bars are three bars, of which the highest or the lowest is meant.
func bars(c canvas.Canvas, plain theme.Colour, way float64) {
	high := [3]float64{44, 84, 60}
	if way < 0 {
		high = [3]float64{86, 26, 64}
	}
	for n, h := range high {
		tone := plain
		if n == 1 {
			tone = theme.Highlight
		}
		c.Rect(tone, 8+29*float64(n), 96-h, 25, h)
	}
}
