package pieceart

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/rome/family"
	"capital/render/shape"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// Pose is how a picture is drawn that moves: larger or smaller than it is painted, turned, seen through or in another light. It
// grows and turns around the place that it is drawn at.
type Pose struct {
	Wide, High float64 // 1: as large as it is painted
	Turn       float64 // degrees, clockwise
	Alpha      float64
	Light      theme.Colour // in which it is seen; 0 is plain daylight
}

// Posed is a pose of a size that is fully seen.
func Posed(size float64) Pose { return Pose{Wide: size, High: size, Alpha: 1} }

// pose draws what a key shows, painted once, in a pose.
func (p *Painter) pose(dst *ebiten.Image, k key, x, y float64, as Pose) {
	if k.size <= 0 || as.Alpha <= 0 {
		return
	}
	left, top, _, _ := k.box()
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Translate(-float64(left), -float64(top))
	options.GeoM.Scale(as.Wide, as.High)
	options.GeoM.Rotate(as.Turn * math.Pi / 180)
	options.GeoM.Translate(x, y)
	if as.Light != 0 {
		options.ColorScale.ScaleWithColor(as.Light)
	}
	options.ColorScale.ScaleAlpha(float32(as.Alpha))
	dst.DrawImage(p.image(k), &options)
}

// PoseHouse draws a house around the left end of its foot. Its shadow on the ground is drawn apart where it is lifted.
func (p *Painter) PoseHouse(dst *ebiten.Image, h House, x, foot, unit float64, as Pose) {
	p.pose(dst, key{what: aHouse, house: h, size: int(unit)}, x, foot, as)
}

// PosePiece draws a fountain or a monument, without a shadow, around the middle of its foot.
func (p *Painter) PosePiece(dst *ebiten.Image, piece rome.Piece, x, foot, size float64, as Pose) {
	p.pose(dst, key{what: aLiftedMonument, number: int(piece), size: int(size)}, x, foot, as)
}

// PoseSite draws a free site around the left end of its foot.
func (p *Painter) PoseSite(dst *ebiten.Image, of Ground, x, foot, unit float64, as Pose) {
	p.pose(dst, key{what: aSite, number: int(of), size: int(unit)}, x, foot, as)
}

// PoseFountain draws a fountain on a site around the left end of its foot.
func (p *Painter) PoseFountain(dst *ebiten.Image, x, foot, unit float64, as Pose) {
	p.pose(dst, key{what: aFountain, size: int(unit)}, x, foot, as)
}

// Window is where a window in the front of a house is, on a storey above the lowest: 0 the left one, 1 the right one.
func Window(storey, n int, x, foot, unit float64) widget.Rect {
	at := [...]float64{middle - 24, middle + 12}[n]
	return widget.Rect{X: x + at*unit/100, Y: foot - (storeyUp(storey)+26)*unit/100, W: 12 * unit / 100, H: 15 * unit / 100}
}

// DrawShadow draws the soft shadow of something lifted, wide and high, around a point of the ground.
func (p *Painter) DrawShadow(dst *ebiten.Image, x, y, wide, high, alpha float64) {
	const painted = 96
	p.pose(dst, key{what: aSoftShadow, size: painted}, x, y, Pose{Wide: wide / painted, High: high / painted, Alpha: alpha})
}

// DrawDust draws the dust that flies up where something wide is set down around a point of the ground; gone is how far that is
// over, 0 to 1.
func (p *Painter) DrawDust(dst *ebiten.Image, x, foot, wide, gone float64) {
	const painted, puffs = 64, 9
	out := 1 - (1-gone)*(1-gone)
	for n := range puffs {
		side := 2*float64(n)/(puffs-1) - 1
		lift := (0.05 + 0.16*math.Abs(math.Sin(float64(n)*2.3))) * out
		size := wide * (0.2 + 0.22*out + 0.06*math.Sin(float64(n)*1.7))
		p.pose(dst, key{what: aPuff, size: painted}, x+side*wide*(0.34+0.34*out), foot-wide*lift, Pose{
			Wide: size / painted, High: 0.72 * size / painted, Alpha: 0.85 * (1 - gone) * (1 - gone),
		})
	}
}

// DrawPaddle draws a seat's paddle in an auction around the middle of its board. Up is how it is seen: with the back, on which its
// family's emblem and masonry are, at -1; edgeways at 0; with the empty face at 1.
func (p *Painter) DrawPaddle(dst *ebiten.Image, seat int, up, x, y, size, alpha float64) {
	wide := math.Max(math.Abs(up), 0.04)
	p.pose(dst, key{what: aPaddle, number: seat, flag: up > 0, size: int(size)}, x, y, Pose{Wide: wide, High: 1, Alpha: alpha})
}

// PaddleHigh is how high a paddle is with its handle, and how far of that is above the middle of its board: in parts of its width.
const (
	PaddleHigh  = 1.52
	PaddleAbove = 0.5
)

// DrawGavel draws the auctioneer's gavel in a square, with the block that it strikes; fallen is how far it has come down, 0 to 1.
func (p *Painter) DrawGavel(dst *ebiten.Image, x, y, size, fallen float64) {
	p.pose(dst, key{what: aBlock, size: int(size)}, x, y, Posed(1))
	p.pose(dst, key{what: aGavel, size: int(size)}, x+0.92*size, y+0.74*size, Pose{Wide: 1, High: 1, Turn: 42 * (1 - fallen), Alpha: 1})
}

// DrawCoin draws a coin around a point, turned about its upright axis: 1 is its face, 0 its edge.
func (p *Painter) DrawCoin(dst *ebiten.Image, x, y, size, face, alpha float64) {
	p.pose(dst, key{what: aCoin, size: int(size)}, x, y, Pose{Wide: math.Max(math.Abs(face), 0.12), High: 1, Alpha: alpha})
}

// storeyUp is how high above the ground a storey begins, in units.
func storeyUp(n int) float64 { return storey * float64(n) }

func middleExtent(key) extent { return extent{-52, -52, 52, 52} }
func paddleExtent(key) extent { return extent{-54, -54, 58, 106} }
func standsExtent(key) extent { return extent{-50, -100, 50, 2} }
func gavelExtent(key) extent  { return extent{-96, -40, 12, 34} }

// paintLiftedMonument paints a fountain or a monument around the middle of its foot.
func paintLiftedMonument(c canvas.Canvas, k key) {
	c = c.Part(-50, -97, 1)
	switch rome.Piece(k.number) {
	case rome.Fountain:
		paintFountain(c.Part(5, 90, 0.92), key{})
	case rome.Amphitheatre:
		amphitheatre(c)
	default:
		temple(c)
	}
}

// paintSoftShadow paints a round shadow that fades towards its edge.
func paintSoftShadow(c canvas.Canvas, _ key) {
	const rings = 10
	for n := range rings {
		c.Circle(theme.Colour(0x2A1E1A14), 0, 0, 50*(1-float64(n)/rings))
	}
}

// paintPuff paints a cloud of dust.
func paintPuff(c canvas.Canvas, _ key) {
	for n := range 8 {
		c.Circle(theme.Colour(0xEAD9B82E), 0, 0, 50*(1-0.09*float64(n)))
	}
	c.Circle(theme.Colour(0xFFF6E060), -8, -10, 20)
}

// paintPaddle paints the board of a paddle around its middle, and the handle below: its back, or its empty face.
func paintPaddle(c canvas.Canvas, k key) {
	tones := Family(k.number)
	c.Round(theme.Shadow, -43, -43, 96, 96, 10)
	c.Round(ink, -10, 40, 20, 64, 7)
	c.Round(woodShade, -7, 44, 14, 57, 5)
	c.Rect(wood, -7, 50, 6, 46)
	c.Round(ink, -50, -50, 100, 100, 11)
	c.Round(tones.Dark, -46.5, -46.5, 93, 93, 8)
	c.Round(tones.Base, -40, -40, 80, 80, 4)
	if k.flag {
		c.Round(travertineLight, -38, -38, 76, 76, 3)
		c.Rect(travertine, -38, 30, 76, 8)
		return
	}
	const scale = 80 / (frontRight - frontLeft)
	for n := range 2 {
		wall := c.Part(-40-frontLeft*scale, 40-40*float64(n), scale)
		wall.Within(frontLeft, -40/scale, frontRight-frontLeft, 40/scale, func() { masonry(wall, k.number) })
	}
	c.Circle(ink, 0, 0, 31)
	c.Circle(travertineLight, 0, 0, 28.5)
	family.Paint(c.Part(-21, -21, 0.42), k.number, tones.Dark, travertineLight)
}

// paintBlock paints the block of marble on which a gavel falls.
func paintBlock(c canvas.Canvas, _ key) {
	c.Oval(theme.Shadow, 38, 90, 36, 9)
	c.Round(ink, 2, 74, 60, 20, 6)
	c.Round(travertineShade, 5, 77, 54, 14, 4)
	c.Rect(travertineLight, 5, 77, 54, 6)
}

// paintGavel paints a gavel that lies on its block, around the end of its handle.
func paintGavel(c canvas.Canvas, _ key) {
	c.Round(ink, -62, -17, 66, 12, 6)
	c.Round(wood, -60, -14.5, 61, 7, 3)
	c.Round(ink, -80, -34, 30, 36, 6)
	c.Rect(woodShade, -77, -31, 24, 30)
	c.Rect(wood, -77, -31, 9, 30)
	c.Rect(gold, -77, -27, 24, 5)
	c.Rect(gold, -77, -9, 24, 5)
}

// paintCoin paints a coin with a head crowned with laurel.
func paintCoin(c canvas.Canvas, _ key) {
	c.Circle(ink, 0, 0, 50)
	c.Circle(theme.CoinDark, 0, 0, 45)
	c.Circle(theme.Coin, -1.5, -1.5, 41)
	c.Circle(theme.BrassLight, 0, 0, 33)
	c.Circle(theme.Coin, 0, 0, 29)
	c.Fill(theme.CoinDark, canvas.Points([]float64{-12, 20, -8, 6, -14, -6, -8, -20, 6, -22, 14, -12, 18, 0, 12, 2, 12, 12, 4, 13, 8, 22}))
	c.Line(theme.BrassLight, 4, -12, -12, 0, -15, 12, -10)
}

// Flame paints a flame so many pixels high, and as wide, that burns from the middle of its lower edge.
func Flame(size int) *ebiten.Image {
	c := canvas.New(size, size, float64(size)/100)
	for n := range 5 {
		c.Oval(theme.Colour(0xFFB24A1E), 50, 62, 46-7*float64(n), 36-6*float64(n))
	}
	for _, tongue := range [...]struct {
		tone       theme.Colour
		wide, high float64
	}{{0xD9542BFF, 23, 82}, {0xF59A3BFF, 16, 62}, {0xFFDC7AFF, 9, 38}} {
		foot := canvas.Point{X: 50, Y: 99}
		tip := canvas.Point{X: 50 + tongue.wide*0.25, Y: 99 - tongue.high}
		l := canvas.Quadratic(foot, canvas.Point{X: 50 - 2*tongue.wide, Y: 99 - 0.3*tongue.high}, tip, 10)
		c.Fill(tongue.tone, append(l, canvas.Quadratic(tip, canvas.Point{X: 50 + 2*tongue.wide, Y: 99 - 0.3*tongue.high}, foot, 10)...))
	}
	return c.Image(nil)
}

// DrawDoves draws doves that fly up before a sky, so many seconds of those that it lasts after they set out.
func DrawDoves(dst *ebiten.Image, sky widget.Rect, unit, seconds, lasts float64) {
	pen := shape.Pen{Dst: dst, Scale: 1}
	for n := range 8 {
		way := min(max(seconds/lasts*1.25-0.03*float64(n), 0), 1)
		if way == 0 {
			continue
		}
		side := float64(n%2)*2 - 1
		size := unit * (15 + 2.5*float64(n%3))
		x := sky.X + sky.W*(0.5+side*(0.02+way*(0.14+0.045*float64(n))))
		y := sky.Y + sky.H*(0.86-way*(0.42+0.045*float64(n*5%8)))
		flap := math.Sin(18*seconds + 2*float64(n))
		pen.Polygon(theme.PaperLight, x-side*size, y+0.1*size, x+side*0.9*size, y-0.16*size, x+side*1.15*size, y, x+side*0.8*size, y+0.16*size, x-side*0.2*size, y+0.26*size)
		pen.Polygon(theme.Paper, x+side*0.4*size, y, x-side*0.35*size, y, x-side*0.3*size, y-size*flap)
	}
}
