package ending

import (
	"cmp"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/rome/table/view"
	"capital/game/scene/results"
	"capital/render/canvas"
	"capital/render/rome/forum"
	"capital/render/rome/hours"
	"capital/render/rome/pieceart"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// podium is what is seen before the sheet: steps of travertine before Rome at dusk, the winner's houses, rose petals, torches.
func podium(art *view.Rome, table *rome.Table) results.Podium {
	pages := porphyry()
	return results.Podium{
		Paint: paintDusk, Step: paintStep, Ink: theme.Ink, Glow: 0xFFDFA0FF, Face: text.Black, Band: 0x2E1A26FF, Pages: &pages,
		Winner:    func(dst *ebiten.Image, seat int, room widget.Rect) { drawHouses(art, table, dst, seat, room) },
		Celebrate: celebration(), Knock: audio.Stone,
	}
}

// porphyry is how the pages look: dark red stone with edges of travertine, in late light.
func porphyry() widget.Look {
	return widget.Look{
		Face: 0x5A3440FF, FaceHover: 0x74454FFF, FacePressed: 0x3A2029FF,
		Border: 0xA67C5CFF, BorderHover: 0xE8C89AFF,
		Text: theme.Moonlight, Soft: 0xD3BDB4FF,
		Main: 0xEBCB96FF, MainHover: 0xF7E2BBFF, MainPressed: 0xC9A66EFF, MainText: 0x2E1A26FF,
		Field: 0x24131CFF, Ring: 0xFFF1D2FF,
		Panel: 0x38202CF4, PanelBorder: 0x8A624CFF,
	}
}

// torches are where the torches stand, from the left, and how high they are: beside the winner's houses, or higher than the steps
// where these take the whole width.
func torches(width, ground float64) (x [2]float64, high float64) {
	if width > ground {
		return [...]float64{0.032 * width, 0.448 * width}, 150
	}
	return [...]float64{0.045 * width, 0.955 * width}, 0.44 * ground
}

// paintDusk paints Rome at dusk behind the steps, with torches.
func paintDusk(c canvas.Canvas, width, height, ground float64) {
	c.Rect(0x2E1A26FF, 0, 0, width, height)
	hours.Paint(c, hours.Hours, width, ground)
	places, high := torches(width, ground)
	for _, x := range places {
		top := ground - high
		c.Rect(0x241620FF, x-4, top, 8, high)
		c.Poly(0x6B4A3AFF, x-13, top-16, x+13, top-16, x+6, top+12, x-6, top+12)
		c.Rect(theme.Coin, x-14, top-18, 28, 4)
	}
}

// paintStep paints the front of a step: blocks of travertine, and a wreath on the first.
func paintStep(c canvas.Canvas, width, height float64, first bool) {
	mason := forum.NewMason(c)
	mason.Slab(3, 8, width-6, height-8)
	mason.Ledge(0, width, 0, 12)
	if size := math.Min(0.56*width, height-112); first && size > 30 {
		pieceart.PaintWreath(c.Part((width-size)/2, 98, size/100))
		c.Write(view.Roman(1), width/2, 98+size/2, 0.5*size, theme.Ink, text.Black)
	}
}

// celebration are rose petals, doves and the flames of the torches.
func celebration() results.Celebration {
	petals := results.Confetti(0xD9486EFF, 0xF29AA8FF, 0xFBD9D4FF, 0xB5233FFF, 0xF6E7D8FF)
	var lit flames
	return func(dst *ebiten.Image, sky widget.Rect, unit, seconds, lasts float64) {
		seconds = math.Min(seconds, lasts)
		lit.draw(dst, sky, unit, seconds)
		pieceart.DrawDoves(dst, sky, unit, seconds, lasts)
		petals(dst, sky, unit, seconds, lasts)
	}
}

// flames burn on the torches.
type flames struct {
	image   *ebiten.Image
	options ebiten.DrawImageOptions
}

// flameSize is how many pixels high a flame is painted.
const flameSize = 96

func (f *flames) draw(dst *ebiten.Image, sky widget.Rect, unit, seconds float64) {
	if f.image == nil {
		f.image = pieceart.Flame(flameSize)
	}
	places, high := torches(sky.W/unit, sky.H/unit)
	for n, x := range places {
		flicker := 1 + 0.09*math.Sin(13*seconds+2*float64(n)) + 0.05*math.Sin(29*seconds+float64(n))
		f.options.GeoM.Reset()
		f.options.GeoM.Translate(-flameSize/2, -flameSize)
		f.options.GeoM.Skew(0.08*math.Sin(9*seconds+float64(n)), 0)
		f.options.GeoM.Scale(0.9*unit, flicker*unit)
		f.options.GeoM.Translate(sky.X+x*unit, sky.Y+sky.H-(high+14)*unit)
		f.options.Filter = ebiten.FilterLinear
		dst.DrawImage(f.image, &f.options)
	}
}

// drawHouses draws all houses that a seat has on the board: the tallest behind and in the middle, the others in front of them.
func drawHouses(art *view.Rome, table *rome.Table, dst *ebiten.Image, seat int, room widget.Rect) {
	var houses []pieceart.House
	for p := range rome.Place(rome.Places) {
		at := table.Prefecture(p)
		for n := range at.Used {
			if site := at.Built[n]; site.Height > 0 && int(site.Seat) == seat {
				houses = append(houses, pieceart.House{Seat: seat, Height: int(site.Height), Roof: at.Shape})
			}
		}
	}
	if len(houses) == 0 {
		return
	}
	slices.SortStableFunc(houses, func(a, b pieceart.House) int { return cmp.Compare(b.Height, a.Height) })
	const rowUp, apart, most, ledge = 0.62, 0.86, 120.0, 12.0 // parts of a house's width, and units
	stone := math.Round(ledge * art.Unit())
	room.H -= stone
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.Box(room.X, room.Y+room.H, room.W, stone, theme.Colour(0xF3D5A4FF))
	pen.Box(room.X, room.Y+room.H+0.6*stone, room.W, 0.4*stone, theme.Colour(0xC58F66FF))
	rows := min((len(houses)+4)/5, 3)
	inRow := (len(houses) + rows - 1) / rows
	unit := math.Floor(math.Min(room.W/(apart*float64(inRow)+0.6), most*art.Unit()))
	for ; unit > 8; unit-- {
		if _, high := pieceart.HouseSize(houses[0].Height, unit); high+rowUp*unit*float64(rows-1) <= room.H {
			break
		}
	}
	for row := range rows {
		of := houses[min(row*inRow, len(houses)):min((row+1)*inRow, len(houses))]
		foot := room.Y + room.H - rowUp*unit*float64(rows-1-row)
		left := room.X + (room.W-apart*unit*float64(len(of)-1)-unit)/2 + 0.25*unit*float64(row%2)
		for n, house := range mountain(of) {
			art.Pieces.DrawHouse(dst, house, math.Round(left+apart*unit*float64(n)), math.Round(foot), unit, 1)
		}
	}
}

// mountain orders houses, the tallest first, so that these are in the middle.
func mountain(houses []pieceart.House) []pieceart.House {
	ordered := make([]pieceart.House, 0, len(houses))
	for n, house := range houses {
		if n%2 == 0 {
			ordered = append(ordered, house)
		} else {
			ordered = slices.Insert(ordered, 0, house)
		}
	}
	return ordered
}
