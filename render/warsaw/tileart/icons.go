package tileart

import (
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// The icons of Capital, besides those that every game has.
var (
	// The kinds of quarter.
	Residential = icon.New(func(c canvas.Canvas, _ theme.Colour) { kindIcon(brush{Canvas: c}, warsaw.Residential, houseSign) })
	Commercial  = icon.New(func(c canvas.Canvas, _ theme.Colour) { kindIcon(brush{Canvas: c}, warsaw.Commercial, awningSign) })
	Industrial  = icon.New(func(c canvas.Canvas, _ theme.Colour) { kindIcon(brush{Canvas: c}, warsaw.Industrial, factorySign) })
	Cultural    = icon.New(func(c canvas.Canvas, _ theme.Colour) { kindIcon(brush{Canvas: c}, warsaw.Cultural, porticoSign) })
	Park        = icon.New(func(c canvas.Canvas, _ theme.Colour) { kindIcon(brush{Canvas: c}, warsaw.Park, treeSign) })

	// Transport is the transport sign.
	Transport = icon.New(func(c canvas.Canvas, _ theme.Colour) { transportSign(brush{Canvas: c}) })
	// PublicBuilding is a public building.
	PublicBuilding = icon.New(func(c canvas.Canvas, _ theme.Colour) { publicSign(brush{Canvas: c}) })
	// Milestone is a milestone.
	Milestone = icon.New(func(c canvas.Canvas, _ theme.Colour) { milestoneSign(brush{Canvas: c}) })
	// Stack is an overbuilt space.
	Stack = icon.New(func(c canvas.Canvas, plain theme.Colour) { stackSign(brush{Canvas: c}, plain) })
	// Overbuild is to build over a tile.
	Overbuild = icon.New(func(c canvas.Canvas, plain theme.Colour) { overbuildSign(brush{Canvas: c}, plain) })
	// War is a war.
	War = icon.New(func(c canvas.Canvas, _ theme.Colour) { warSign(brush{Canvas: c}) })
	// Area is an area of any kind.
	Area = icon.New(func(c canvas.Canvas, plain theme.Colour) { areaSign(brush{Canvas: c}, plain) })
	// EmptySpace is a space without a tile.
	EmptySpace = icon.New(func(c canvas.Canvas, plain theme.Colour) { emptySign(brush{Canvas: c}, plain) })
	// EdgeTransport is a transport sign on the district's edge.
	EdgeTransport = icon.New(func(c canvas.Canvas, plain theme.Colour) { edgeTransportSign(brush{Canvas: c}, plain) })
	// ParkTile is a tile that holds park.
	ParkTile = icon.New(func(c canvas.Canvas, plain theme.Colour) { parkTileSign(brush{Canvas: c}, plain) })
	// ParkLine is a straight run of tiles that hold park.
	ParkLine = icon.New(func(c canvas.Canvas, plain theme.Colour) { parkLineSign(brush{Canvas: c}, plain) })
	// Neighbours is the four spaces around this one.
	Neighbours = icon.New(func(c canvas.Canvas, plain theme.Colour) { neighboursSign(brush{Canvas: c}, plain) })
	// Touches is two areas side by side.
	Touches = icon.New(func(c canvas.Canvas, plain theme.Colour) { touchesSign(brush{Canvas: c}, plain) })
	// Grid is the limit of a district.
	Grid = icon.New(func(c canvas.Canvas, plain theme.Colour) { gridSign(brush{Canvas: c}, plain) })
	// PassLeft is the hand goes to the left.
	PassLeft = icon.New(func(c canvas.Canvas, plain theme.Colour) { passSign(brush{Canvas: c}, plain, -1) })
	// PassRight is the hand goes to the right.
	PassRight = icon.New(func(c canvas.Canvas, plain theme.Colour) { passSign(brush{Canvas: c}, plain, 1) })
	// Discard is to discard a tile.
	Discard = icon.New(func(c canvas.Canvas, plain theme.Colour) { discardSign(brush{Canvas: c}, plain) })
)

// kindIcons are the icons of the kinds of quarter, in their order.
var kindIcons = [warsaw.Kinds]*icon.Icon{Residential, Commercial, Industrial, Cultural, Park}

// KindIcon returns the icon of a kind of quarter.
func KindIcon(k warsaw.Kind) *icon.Icon { return kindIcons[k] }

const (
	ink       = theme.Ink
	cream     = theme.PaperLight
	paper     = theme.Paper
	transport = theme.Colour(0x0F4C5CFF) // the roundel of the transport sign
	brass     = theme.Colour(0xC08A2BFF) // milestones' frames
	brassPale = theme.BrassLight
	green     = theme.Colour(0x5E8457FF)
)

// kindIcon is a rounded square in the kind's colour with its shape on it.
func kindIcon(c brush, k warsaw.Kind, shape func(brush, theme.Tones)) {
	tones := KindTones(k)
	c.Round(tones.Dark, 3, 3, 94, 94, 22)
	c.Round(tones.Base, 9, 9, 82, 82, 17)
	shape(c, tones)
}

func houseSign(c brush, tones theme.Tones) {
	c.Rect(tones.Ink, 62, 22, 11, 26)
	c.Poly(tones.Ink, 14, 52, 50, 20, 86, 52)
	c.Rect(tones.Ink, 24, 52, 52, 28)
	c.Rect(tones.Base, 33, 58, 12, 12)
	c.Rect(tones.Base, 56, 58, 11, 22)
}

func awningSign(c brush, tones theme.Tones) {
	c.Rect(tones.Ink, 20, 50, 60, 32)
	c.Rect(tones.Light, 28, 58, 20, 24)
	c.Rect(tones.Light, 55, 58, 18, 14)
	for n := range 5 {
		x := 13 + 14.8*float64(n)
		colour := tones.Ink
		if n%2 == 1 {
			colour = cream
		}
		c.Fill(colour, canvas.Loop{{x, 46}, {22 + 11.2*float64(n), 20}, {22 + 11.2*float64(n+1), 20}, {x + 14.8, 46}})
		c.Fill(colour, c.ArcLoop(x+7.4, 46, 7.4, 9, 0, 180))
	}
}

func factorySign(c brush, tones theme.Tones) {
	c.Poly(tones.Ink, 14, 80, 14, 52, 32, 38, 32, 52, 50, 38, 50, 52, 68, 38, 68, 80)
	c.Poly(tones.Ink, 71, 80, 73, 30, 83, 30, 86, 80)
	c.Circle(tones.Ink, 76, 22, 6)
	c.Circle(tones.Ink, 67, 17, 5)
	for n := range 3 {
		c.Rect(tones.Base, 20+16*float64(n), 62, 9, 9)
	}
}

func porticoSign(c brush, tones theme.Tones) {
	c.Poly(tones.Ink, 14, 42, 50, 18, 86, 42)
	for n := range 4 {
		c.Rect(tones.Ink, 20+17.3*float64(n), 46, 8.5, 25)
	}
	c.Rect(tones.Ink, 14, 74, 72, 8)
}

func treeSign(c brush, tones theme.Tones) {
	c.Rect(tones.Ink, 45, 56, 10, 27)
	c.Circle(tones.Ink, 50, 36, 18)
	c.Circle(tones.Ink, 33, 50, 15)
	c.Circle(tones.Ink, 67, 50, 15)
	c.Rect(tones.Ink, 26, 80, 48, 5)
}

// transportSign is a roundel with the front of a tram.
func transportSign(c brush) {
	c.Circle(cream, 50, 50, 48)
	c.Circle(transport, 50, 50, 43)
	c.Line(cream, 5, 36, 17, 50, 25, 64, 17)
	c.Round(cream, 29, 26, 42, 49, 12)
	c.Round(transport, 36, 34, 28, 17, 4)
	c.Circle(transport, 39, 63, 4.5)
	c.Circle(transport, 61, 63, 4.5)
	c.Line(cream, 5, 36, 78, 32, 84)
	c.Line(cream, 5, 64, 78, 68, 84)
}

// publicSign is a building with a tower and a flag on an ink plaque.
func publicSign(c brush) {
	c.Rect(cream, 3, 3, 94, 94)
	c.Rect(ink, 7, 7, 86, 86)
	c.Poly(cream, 16, 82, 16, 54, 38, 54, 38, 40, 50, 30, 62, 40, 62, 54, 84, 54, 84, 82)
	c.Line(cream, 4, 50, 32, 50, 14)
	c.Poly(theme.Highlight, 51, 13, 70, 18, 51, 24)
	c.Arch(ink, 44, 62, 12, 20)
	for _, x := range []float64{22, 69} {
		c.Rect(ink, x, 62, 9, 10)
	}
}

// milestoneSign is a brass plaque with a flag on a stone.
func milestoneSign(c brush) {
	c.Cut(cream, 1, 1, 98, 98, 27)
	c.Cut(brass, 5, 5, 90, 90, 25)
	c.Cut(brassPale, 13, 13, 74, 74, 21)
	c.Poly(ink, 34, 80, 40, 34, 50, 22, 60, 34, 66, 80)
	c.Rect(brassPale, 44, 44, 12, 5)
	c.Rect(brassPale, 43, 55, 14, 5)
}

func stackSign(c brush, plain theme.Colour) {
	for n := range 3 {
		y := 66 - 20*float64(n)
		c.Poly(plain, 50, y-25, 95, y, 50, y+25, 5, y)
		fill := theme.PaperDark
		if n == 2 {
			fill = cream
		}
		c.Poly(fill, 50, y-18, 83, y, 50, y+18, 17, y)
	}
}

func overbuildSign(c brush, plain theme.Colour) {
	c.Poly(plain, 50, 46, 95, 71, 50, 96, 5, 71)
	c.Poly(theme.PaperDark, 50, 53, 83, 71, 50, 89, 17, 71)
	c.Rect(plain, 43, 5, 14, 40)
	c.Poly(plain, 24, 38, 76, 38, 50, 66)
}

// warSign is a falling bomb.
func warSign(c brush) {
	c.Circle(cream, 50, 50, 49)
	c.Circle(theme.Bad, 50, 50, 45)
	c.Fill(cream, append(c.ArcLoop(50, 46, 15, 22, 180, 360), c.ArcLoop(50, 46, 15, 34, 0, 180)...))
	c.Poly(cream, 32, 12, 43, 18, 57, 18, 68, 12, 66, 32, 34, 32)
	c.Line(theme.Bad, 4, 36, 38, 64, 38)
}

func areaSign(c brush, plain theme.Colour) {
	shape := canvas.Loop{{8, 8}, {92, 8}, {92, 50}, {50, 50}, {50, 92}, {8, 92}}
	c.Fill(theme.PaperDark, shape)
	c.Outline(plain, 9, shape)
	c.Line(plain, 4, 50, 8, 50, 50, 8, 50)
}

// dashes draws the broken outline of an empty space.
func dashes(c brush, colour theme.Colour, width, x, y, size float64) {
	for n := range 3 {
		a, b := size*(0.06+0.34*float64(n)), size*(0.26+0.34*float64(n))
		c.Line(colour, width, x+a, y, x+b, y)
		c.Line(colour, width, x+a, y+size, x+b, y+size)
		c.Line(colour, width, x, y+a, x, y+b)
		c.Line(colour, width, x+size, y+a, x+size, y+b)
	}
}

func emptySign(c brush, plain theme.Colour) {
	dashes(c, plain, 9, 9, 9, 82)
	c.Line(plain, 10, 50, 32, 50, 68)
	c.Line(plain, 10, 32, 50, 68, 50)
}

func edgeTransportSign(c brush, plain theme.Colour) {
	c.Line(plain, 9, 6, 95, 6, 6, 95, 6)
	transportSign(c.part(18, 18, 0.8))
}

// parkTile draws a tile of which a part is park.
func parkTile(c brush, plain theme.Colour, x, y, size float64) {
	tones := KindTones(warsaw.Park)
	c.Round(plain, x, y, size, size, size*0.14)
	c.Round(cream, x+size*0.09, y+size*0.09, size*0.82, size*0.82, size*0.08)
	c.Rect(tones.Base, x+size*0.09, y+size*0.45, size*0.82, size*0.46)
	c.Circle(tones.Dark, x+size*0.32, y+size*0.62, size*0.17)
	c.Circle(tones.Dark, x+size*0.66, y+size*0.68, size*0.15)
}

func parkTileSign(c brush, plain theme.Colour) { parkTile(c, plain, 8, 8, 84) }

func parkLineSign(c brush, plain theme.Colour) {
	for n := range 3 {
		parkTile(c, plain, 1+33*float64(n), 34, 32)
	}
	c.Line(plain, 5, 8, 80, 92, 80)
	c.Line(plain, 5, 8, 73, 8, 87)
	c.Line(plain, 5, 92, 73, 92, 87)
}

func neighboursSign(c brush, plain theme.Colour) {
	c.Rect(plain, 36, 36, 28, 28)
	for _, at := range [4]canvas.Point{{36, 4}, {36, 68}, {4, 36}, {68, 36}} {
		c.Rect(plain, at.X, at.Y, 28, 28)
		c.Rect(cream, at.X+6, at.Y+6, 16, 16)
	}
}

func touchesSign(c brush, plain theme.Colour) {
	c.Rect(plain, 46, 12, 8, 76)
	c.Poly(plain, 40, 50, 18, 33, 18, 67)
	c.Poly(plain, 60, 50, 82, 33, 82, 67)
}

func gridSign(c brush, plain theme.Colour) {
	c.Rect(plain, 4, 4, 92, 92)
	for n := range 16 {
		fill := theme.PaperDark
		if n < 4 {
			fill = theme.Highlight
		}
		c.Rect(fill, 9+21.2*float64(n%4), 9+21.2*float64(n/4), 18, 18)
	}
}

// passSign is a hand of tiles with an arrow under it.
func passSign(c brush, plain theme.Colour, way float64) {
	for n := range 3 {
		x := 18 + 22*float64(n)
		c.Round(plain, x, 8, 22, 36, 5)
		c.Round(cream, x+4, 12, 14, 28, 2)
	}
	icon.Arrow(c.Canvas, plain, 50-44*way, 72, 50+44*way)
}

func discardSign(c brush, plain theme.Colour) {
	c.Round(plain, 8, 26, 50, 66, 8)
	c.Round(theme.PaperDark, 15, 33, 36, 52, 4)
	c.Line(plain, 9, 22, 46, 44, 72)
	c.Line(plain, 9, 44, 46, 22, 72)
	icon.Coin.BadgeOn(c.Part(50, 2, 0.48), "")
}
