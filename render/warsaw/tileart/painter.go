package tileart

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// Bounds of the caches, in bytes of pixels.
const (
	faceBytes     = 48 << 20
	districtBytes = 64 << 20
	markBytes     = 64 << 20
)

// Painter draws tiles, districts and marks, each once a size. Like the images it
// makes it belongs to the goroutine that draws.
type Painter struct {
	Least     int // pixels below which the names of buildings are not written on their tiles: 0 for any
	Names     Names
	writer    *text.Writer
	faces     canvas.Cache[faceKey]
	districts canvas.Cache[districtKey]
	marks     canvas.Cache[markKey]
	icons     *icon.Painter
}

// Names says what buildings are called on their tiles, and in which language that is now.
type Names struct {
	Of       func(*warsaw.Tile) string
	Language func() string
}

// lettering is how names are written in a picture.
type lettering struct {
	least    int // pixels below which they are not
	language string
}

func (p *Painter) lettering() lettering { return lettering{p.Least, p.Names.Language()} }

// NewPainter makes a painter that writes with writer and has icons drawn by icons. Buildings are called as in the rules.
func NewPainter(writer *text.Writer, icons *icon.Painter) *Painter {
	return &Painter{
		Names:     Names{func(t *warsaw.Tile) string { return t.Name }, func() string { return "" }},
		writer:    writer,
		faces:     canvas.NewCache[faceKey](faceBytes),
		districts: canvas.NewCache[districtKey](districtBytes),
		marks:     canvas.NewCache[markKey](markBytes),
		icons:     icons,
	}
}

// GiveBack gives back images that are not used any more: see [canvas.Cache.GiveBack].
func (p *Painter) GiveBack() {
	p.faces.GiveBack()
	p.districts.GiveBack()
	p.marks.GiveBack()
}

// drawAt draws an image with its upper left corner at x, y.
func drawAt(dst, src *ebiten.Image, x, y, alpha float64) {
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(x, y)
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(src, &options)
}

// Look is what is to be seen of a district: the tiles on top, and how many tiles
// lie in each space (counted as in [warsaw.District.TileAt]), 0 or 1 where nothing
// is overbuilt.
type Look struct {
	District warsaw.District
	Heights  [16]uint8
	Apart    bool // every stack lies by itself, its price on it: stacks are the question
}

type districtKey struct {
	look  Look
	size  int
	signs bool // these alone
	lettering
}

// Margin is how far a district's image reaches beyond its tiles on every side, in
// pixels, for its shadow.
func Margin(size int) int { return size/12 + 2 }

// District returns the image of a district whose tiles are size pixels wide and
// high. Its tiles begin [Margin] pixels from the left and the top. The image is
// cached: use it in this frame and ask again in the next.
func (p *Painter) District(look Look, size int) *ebiten.Image {
	return p.district(districtKey{look: look, size: size, lettering: p.lettering()})
}

func (p *Painter) district(key districtKey) *ebiten.Image {
	if found := p.districts.Get(key); found != nil {
		return found
	}
	if key.signs {
		return p.districts.Put(key, signsSheet(key).Image(p.writer))
	}
	return p.districts.Put(key, districtSheet(key, p.Names.Of).Image(p.writer))
}

// DrawDistrict draws a district with the upper left corner of its bounding
// rectangle at x, y; both should be whole numbers, or it is blurred.
func (p *Painter) DrawDistrict(dst *ebiten.Image, look Look, x, y float64, size int) {
	margin := float64(Margin(size))
	drawAt(dst, p.District(look, size), x-margin, y-margin, 1)
}

// DrawSigns draws the signs of a district alone, where [Painter.DrawDistrict] has
// them: over marks that lie between the two.
func (p *Painter) DrawSigns(dst *ebiten.Image, look Look, x, y float64, size int) {
	margin := float64(Margin(size))
	drawAt(dst, p.district(districtKey{look: look, size: size, signs: true}), x-margin, y-margin, 1)
}

// emptySheet is a sheet for a district: its origin is where the tiles begin.
func emptySheet(d *warsaw.District, size int) brush {
	width, height := d.Size()
	margin := Margin(size)
	c := newBrush(max(width, 1)*size+2*margin, max(height, 1)*size+2*margin, float64(size)/tileUnits)
	return brush{Canvas: c.Moved(float64(margin), float64(margin))}
}

// districtSheet draws a district, its buildings called by name.
func districtSheet(key districtKey, name func(*warsaw.Tile) string) brush {
	look, d := key.look, &key.look.District
	c := emptySheet(d, key.size)
	c.least, c.called = float64(key.least), name
	if look.Apart {
		stacks(c, &look)
		return c
	}
	tiles(c, d)
	districtSigns(c, &look)
	return c
}

// Lives lists what lives in a district whose tiles are size pixels wide and lie side by side, from where they begin.
func (p *Painter) Lives(d *warsaw.District, size int) []canvas.Mark {
	return canvas.Marks(float64(size)/tileUnits, func(c canvas.Canvas) { tiles(brush{c, float64(p.Least), p.Names.Of}, d) })
}

// tiles draws the tiles of a district side by side, without their signs.
func tiles(c brush, d *warsaw.District) {
	all := d.Occupied().Quarters()
	c.part(2.2, 3.2, 1).Fill(theme.Shadow, insetLoops(c, all, 0, 7)...)
	c.Fill(theme.PaperLine, insetLoops(c, all, 0, 7)...)
	c.Fill(theme.Road, insetLoops(c, all, 1, 6)...)
	areas(c, d, all)
	for s := d.PublicBuildings() | d.Milestones(); s != 0; s &= s - 1 {
		i := s.First()
		tile, _ := d.TileAt(i)
		x, y := corners(i)
		c.part(x, y, 1).buildingFace(tile)
	}
	joints(c, d)
}

// signsSheet draws a district's signs alone.
func signsSheet(key districtKey) brush {
	c := emptySheet(&key.look.District, key.size)
	districtSigns(c, &key.look)
	return c
}

// districtSigns draws what is printed on the tiles of a district, and how many lie in
// a space. What has been paid for bears its price only where that is the question.
func districtSigns(c brush, look *Look) {
	for s := look.District.Occupied(); s != 0; s &= s - 1 {
		i := s.First()
		tile := onTop(&look.District, i)
		top := topBrush(c, look, i)
		if height := look.Height(i); height > 1 {
			stackMark(top, height)
		}
		if look.Apart {
			price(top, tile)
		}
		signs(top, tile)
	}
}

// onTop is the visible tile of the space with index i. One that was drawn by hand, for an example, has no more than its signs.
func onTop(d *warsaw.District, i int) *warsaw.Tile {
	if tile, _ := d.TileAt(i); tile != warsaw.NoTile {
		return tile.Tile()
	}
	vp, coins, transport := d.SignsAt(i)
	return &warsaw.Tile{VP: vp, Coins: coins, Transport: transport}
}

// Height is how many tiles lie in a space that is not empty.
func (l *Look) Height(i int) int {
	if !l.District.Stacked().Has(i) {
		return 1
	}
	return max(int(l.Heights[i]), 2)
}

// With returns how the district looks once a tile is placed.
func (l *Look) With(a warsaw.Action) Look {
	after := Look{District: l.District, Apart: l.Apart}
	after.District.Place(a.Tile, a.Space, int(a.Turn))
	for s := l.District.Occupied(); s != 0; s &= s - 1 {
		space := l.District.SpaceOf(s.First())
		i, _ := after.District.IndexOf(space)
		after.Heights[i] = uint8(l.Height(s.First()))
		if space == a.Space {
			after.Heights[i]++
		}
	}
	return after
}

// corners is the upper left corner of the space with index i, in units.
func corners(i int) (x, y float64) { return float64(i&3) * tileUnits, float64(i>>2) * tileUnits }

// areas draws every area of the five kinds within some quarters.
func areas(c brush, d *warsaw.District, within warsaw.Quarters) {
	for k := range warsaw.Kind(warsaw.Kinds) {
		for rest := d.Of(k) & within; rest != 0; {
			q := rest.FirstArea()
			rest &^= q
			areaPaint(c, k, q, plots(d, q))
		}
	}
}

// plots lists the quarters of one area in reading order.
func plots(d *warsaw.District, q warsaw.Quarters) []plot {
	var list []plot
	for y := range 8 {
		for x := range 8 {
			if !q.Has(x, y) {
				continue
			}
			p := plot{x: float64(x) * quarterUnits, y: float64(y) * quarterUnits, first: len(list) == 0}
			for side, s := range sideStep {
				p.joined[side] = hasAt(q, x+s.dx, y+s.dy)
			}
			p.corner = p.joined[east] && p.joined[south] && hasAt(q, x+1, y+1)
			space := y>>1<<2 | x>>1
			tile, _ := d.TileAt(space)
			at := d.SpaceOf(space)
			p.seed = scramble(uint32(tile)<<16 | uint32(uint8(at.X))<<8 | uint32(uint8(at.Y))<<2 | uint32(y&1)<<1 | uint32(x&1))
			list = append(list, p)
		}
	}
	return list
}

// joints marks where tiles meet: short lines from every corner along the edges that two
// of them share.
func joints(c brush, d *warsaw.District) {
	const arm = 5.0
	all := d.Occupied().Quarters()
	width, height := d.Size()
	for y := 0; y <= height; y++ {
		for x := 0; x <= width; x++ {
			px, py := float64(x)*tileUnits, float64(y)*tileUnits
			for _, way := range sideStep {
				if meets(all, x, y, way) {
					c.Line(ink.Fade(0.55), 0.9, px, py, px+arm*float64(way.dx), py+arm*float64(way.dy))
				}
			}
		}
	}
}

// meets reports whether the line that leaves a corner of spaces in a direction runs
// between two tiles.
func meets(all warsaw.Quarters, x, y int, way step) bool {
	qx, qy := 2*x+min(way.dx, 0), 2*y+min(way.dy, 0)
	return hasAt(all, qx, qy) && hasAt(all, qx-abs(way.dy), qy-abs(way.dx))
}

type faceKey struct {
	tile  warsaw.TileID // or a card back: NoTile
	turn  int           // or the epoch of a card back
	size  int
	plain bool
	lettering
}

// Face returns the image of one tile, size×size pixels, turned by quarter turns
// clockwise; its signs, and the picture of a building, stay upright. The image is
// cached: use it in this frame and ask again in the next.
func (p *Painter) Face(tile warsaw.TileID, turn, size int) *ebiten.Image {
	return p.face(tile, turn, size, false)
}

func (p *Painter) face(tile warsaw.TileID, turn, size int, plain bool) *ebiten.Image {
	key := faceKey{tile, sameTurn(tile, turn), size, plain, p.lettering()}
	if found := p.faces.Get(key); found != nil {
		return found
	}
	return p.faces.Put(key, faceSheet(key, p.Names.Of).Image(p.writer))
}

// sameTurn returns the first turn that looks the same.
func sameTurn(tile warsaw.TileID, turn int) int { return turn & 3 % tile.Tile().Turns() }

// faceSheet draws one tile, a building called by name, without its signs where it is plain.
func faceSheet(key faceKey, name func(*warsaw.Tile) string) brush {
	c := newBrush(key.size, key.size, float64(key.size)/tileUnits)
	c.least, c.called = float64(key.least), name
	tile := key.tile.Tile()
	if !tile.Ordinary() {
		c.buildingFace(key.tile)
	} else {
		var d warsaw.District
		d.Place(key.tile, warsaw.Space{}, key.turn)
		c.Round(theme.PaperLine, 0, 0, 100, 100, 7)
		c.Round(theme.Road, 1, 1, 98, 98, 6)
		areas(c, &d, d.Occupied().Quarters())
	}
	if !key.plain {
		price(c, tile)
		signs(c, tile)
	}
	return c
}

// DrawFace draws one tile with its upper left corner at x, y.
func (p *Painter) DrawFace(dst *ebiten.Image, tile warsaw.TileID, turn int, x, y float64, size int) {
	drawAt(dst, p.Face(tile, turn, size), x, y, 1)
}

// DrawTurning draws a tile on its way from one turn to another: turned by angle
// radians clockwise from turn around its middle, its signs upright.
func (p *Painter) DrawTurning(dst *ebiten.Image, tile warsaw.TileID, turn int, angle, x, y float64, size int) {
	half := float64(size) / 2
	plain := p.face(tile, turn, size, true)
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Translate(-half, -half)
	if tile.Tile().Ordinary() {
		options.GeoM.Rotate(angle)
	}
	options.GeoM.Translate(x+half, y+half)
	dst.DrawImage(plain, &options)
	drawAt(dst, p.signsOf(tile, size), x, y, 1)
}

// signsOf returns the image of a tile's signs alone.
func (p *Painter) signsOf(tile warsaw.TileID, size int) *ebiten.Image {
	key := markKey{what: markSigns, tile: tile, size: size}
	if found := p.marks.Get(key); found != nil {
		return found
	}
	c := newBrush(size, size, float64(size)/tileUnits)
	price(c, tile.Tile())
	signs(c, tile.Tile())
	return p.marks.Put(key, c.Image(p.writer))
}

// Back returns the image of the back of an epoch's tiles, 1 to 6, or of a starting
// tile (0).
func (p *Painter) Back(epoch, size int) *ebiten.Image {
	key := faceKey{tile: warsaw.NoTile, turn: epoch, size: size}
	if found := p.faces.Get(key); found != nil {
		return found
	}
	c := newBrush(size, size, float64(size)/tileUnits)
	back(c, epoch)
	return p.faces.Put(key, c.Image(p.writer))
}
