package night

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/rules/warsaw"
)

// mesh is the quarters of one district as triangles. Its lists are kept from frame to frame.
type mesh struct {
	strength Lights // of the quarters of the district that has been laid
	shines   bool
	risen    [16]float32 // how far each space's building has risen, 0 to 1
	x, y     float64
	size     float64
	vertices []ebiten.Vertex
	indices  []uint16
	plain    ebiten.DrawTrianglesOptions
	added    ebiten.DrawTrianglesOptions
	shaded   ebiten.DrawTrianglesShaderOptions
}

// lay takes on what shines in a district: nothing where there is no tile.
func (m *mesh) lay(d *warsaw.District, lights *Lights, night float32) {
	m.shines = false
	built := d.PublicBuildings() | d.Milestones()
	all := d.Occupied().Quarters()
	m.risen = [16]float32{}
	for i := range m.strength {
		m.strength[i] = 0
		if all>>i&1 == 0 || lights[i] <= 0 {
			continue
		}
		m.shines = true
		m.strength[i] = min(lights[i], 1) * night
		if space := i>>4<<2 | i&7>>1; built.Has(space) {
			m.risen[space] = max(m.risen[space], m.strength[i])
		}
	}
}

// place says where the district lies, in pixels.
func (m *mesh) place(x, y, size float64) { m.x, m.y, m.size = x, y, size }

// rise is how far a lit building is lifted off the table, as a part of its size.
const rise = 0.045

// cells lists the lit quarters, and each lit building as one risen card with its shadow, of a picture whose tiles begin
// margin pixels from its corner.
func (m *mesh) cells(margin float64) {
	m.vertices, m.indices = m.vertices[:0], m.indices[:0]
	half := m.size / 2
	for i, strength := range m.strength {
		if strength == 0 || m.risen[i>>4<<2|i&7>>1] > 0 {
			continue
		}
		x, y := float64(i&7)*half, float64(i>>3)*half
		m.quad(m.x+x, m.y+y, half, half, margin+x, margin+y, half, half, [3]float32{1, 1, 1}, strength)
	}
	for space, strength := range m.risen {
		if strength > 0 {
			m.card(float64(space&3)*m.size, float64(space>>2)*m.size, margin, strength)
		}
	}
}

// card lists a lit building that rises: its shadow, soft by being laid three times, and its picture, a little larger.
func (m *mesh) card(x, y, margin float64, strength float32) {
	lift := rise * m.size * float64(strength)
	left, top, side := m.x+x-lift/2, m.y+y-lift, m.size+lift
	for n := range 3 {
		d := lift * (0.2 + 0.5*float64(n))
		m.quad(left+d*0.6, top+lift*0.6+d, side, side, margin+x+m.size*0.5, margin+y+m.size*0.02, 1, 1, [3]float32{0, 0, 0}, 0.22*strength)
	}
	m.quad(left, top, side, side, margin+x, margin+y, m.size, m.size, [3]float32{1, 1, 1}, strength)
}

// quad lists a rectangle that shows a part of a picture, its colours multiplied by tint and its opacity by strength.
func (m *mesh) quad(x, y, w, h, fromX, fromY, fromW, fromH float64, tint [3]float32, strength float32) {
	first := uint16(len(m.vertices))
	for n := range 4 {
		right, down := float64(n&1), float64(n>>1)
		m.vertices = append(m.vertices, ebiten.Vertex{
			DstX: float32(x + right*w), DstY: float32(y + down*h),
			SrcX: float32(fromX + right*fromW), SrcY: float32(fromY + down*fromH),
			ColorR: tint[0], ColorG: tint[1], ColorB: tint[2], ColorA: strength,
		})
	}
	m.indices = append(m.indices, first, first+1, first+2, first+1, first+3, first+2)
}

// fieldSide is how many points the field of light has on a side: the corners of the quarters and one more all round.
const fieldSide = 11

// field lists a net over the district and half a tile around it whose corners are as bright as the quarters that meet
// there; tile is how many pixels a tile of the glow's picture has.
func (m *mesh) field(tile float64) {
	m.vertices, m.indices = m.vertices[:0], m.indices[:0]
	half, small := m.size/2, tile/2
	for j := range fieldSide {
		for i := range fieldSide {
			x, y := float64(i-1), float64(j-1)
			strength := m.corner(i-1, j-1)
			m.vertices = append(m.vertices, ebiten.Vertex{
				DstX: float32(m.x + x*half), DstY: float32(m.y + y*half),
				SrcX: float32((x + 1) * small), SrcY: float32((y + 1) * small),
				ColorR: 1, ColorG: 1, ColorB: 1, ColorA: strength,
			})
		}
	}
	for j := range fieldSide - 1 {
		for i := range fieldSide - 1 {
			a := uint16(j*fieldSide + i)
			if m.vertices[a].ColorA+m.vertices[a+1].ColorA+m.vertices[a+fieldSide].ColorA+m.vertices[a+fieldSide+1].ColorA == 0 {
				continue
			}
			m.indices = append(m.indices, a, a+1, a+fieldSide, a+1, a+fieldSide+1, a+fieldSide)
		}
	}
}

// corner is how bright the light is where the quarters left of and above x, y meet those right of and below it.
func (m *mesh) corner(x, y int) float32 {
	brightest, sum := float32(0), float32(0)
	for _, q := range [4][2]int{{x - 1, y - 1}, {x, y - 1}, {x - 1, y}, {x, y}} {
		if q[0] >= 0 && q[0] < 8 && q[1] >= 0 && q[1] < 8 {
			s := m.strength[8*q[1]+q[0]]
			brightest, sum = max(brightest, s), sum+s
		}
	}
	return (brightest + sum/4) / 2
}
