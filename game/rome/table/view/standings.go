package view

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"capital/render/icon"
	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// standing is how a seat stands in a prefecture.
type standing struct {
	seat, floors int
	rome.Standing
}

// standings lists who has floors in a prefecture, the first before the second before all others.
func standings(t *rome.Table, p rome.Place) (list []standing) {
	all, floors := t.Standings(p), t.Prefecture(p).Floors
	for seat := range t.Seats() {
		if floors[seat] > 0 {
			list = append(list, standing{seat, int(floors[seat]), all[seat]})
		}
	}
	slices.SortStableFunc(list, func(a, b standing) int {
		return cmp.Or(cmp.Compare(b.floors, a.floors), cmp.Compare(behind(a.Rank), behind(b.Rank)))
	})
	return list
}

// behind orders ranks: none comes last.
func behind(rank int) int {
	if rank == 0 {
		return 3
	}
	return rank
}

// Pays is what a prefecture pays the first and the second (C14).
func Pays(t *rome.Table, p rome.Place) (first, second int) {
	fountains := t.AllFountains(p)
	first, second = 2+fountains, fountains
	if t.Prefecture(p).Monument == rome.Temple {
		first, second = 2*first, 2*second
	}
	return first, second
}

// ranking draws how the seats stand in a prefecture: who has how many floors, who is first and second and what decides, and
// what each would score. They stand on kerbstones, in a second row where one is too short; where nobody stands these say
// what the first and the second would score.
type ranking struct {
	region
	list   []standing
	places []widget.Rect
	kerbs  [2]widget.Rect // the second one is empty where all lies in the first
	pays   [2]int

	stones
}

// stones are the measures of kerbstones, in pixels: a seat's emblem, its points, and what lies between.
type stones struct{ emblemSize, badge, gap float64 }

// Of how a seat stands, in logical units: its emblem, its points, and what lies between; and so where all lies close together
// and where families that meet have no room otherwise.
const (
	kerbEmblem = 18.0
	kerbClose  = 14.0
	kerbTight  = 12.0
	kerbPoints = 25.0
	tightPoint = 22.0
	kerbGap    = 2.0
)

// stones are those that are tried one after the other.
func (r region) stones() []stones {
	u, usual := r.U, kerbEmblem
	if r.l.Close {
		usual = kerbClose
	}
	return []stones{{usual * u, kerbPoints * u, kerbGap * u}, {kerbTight * u, tightPoint * u, kerbGap / 2 * u}}
}

// layRanking lays out how the seats stand at a table, beside each other in a place.
func (r region) layRanking(p rome.Place, t *rome.Table, in widget.Rect) ranking {
	const between = 0.0185 // of the map's width, over the border: half of what lies between two prefectures
	more := 4 * r.U
	if r.l.Close {
		more = between * r.l.Map.W
	}
	in.X, in.W = in.X-more, in.W+2*more
	k := ranking{region: r, list: standings(t, p)}
	k.pays[0], k.pays[1] = Pays(t, p)
	for _, k.stones = range r.stones() {
		if k.lay(in) {
			break
		}
	}
	if k.kerbs[1].W > 0 {
		k.stayOnMap(p)
	}
	if len(k.list) == 0 {
		k.kerbs[0].W = 2*k.badge + 5*k.gap
	}
	return k
}

// lay lays the stones out in one row or two, and reports whether they have room.
func (k *ranking) lay(in widget.Rect) (fits bool) {
	x, row := in.X, 0
	k.places = k.places[:0]
	k.kerbs = [2]widget.Rect{{X: in.X, Y: in.Y, H: in.H}}
	for _, s := range k.list {
		w := k.width(s)
		if x+w > in.X+in.W && row == 0 && x > in.X {
			x, row = in.X, 1
			k.kerbs[1] = widget.Rect{X: in.X, Y: in.Y + in.H - kerbOver*k.U, H: in.H}
		}
		k.places = append(k.places, widget.Rect{X: x, Y: k.kerbs[row].Y, W: w, H: in.H})
		x += w
		k.kerbs[row].W = x - in.X
	}
	return math.Max(k.kerbs[0].W, k.kerbs[1].W) <= in.W
}

// stayOnMap moves both rows up where the second one would leave the map, or lie over the name of the prefecture before it.
func (k *ranking) stayOnMap(p rome.Place) {
	in, m := k.l.Prefectures[p], k.l.Map
	bottom := math.Max(math.Min(m.Y+m.H, in.Y+in.H+betweenRooms*m.H-4*k.U), in.Y+in.H)
	over := math.Max(k.kerbs[1].Y+k.kerbs[1].H-bottom, 0)
	for n := range k.kerbs {
		k.kerbs[n].Y -= over
	}
	for n := range k.places {
		k.places[n].Y -= over
	}
}

// words are how many floors a seat has, and what stands for what decides between seats that have as many.
func (k ranking) words(s standing) string {
	floors := strconv.Itoa(s.floors)
	switch s.Why {
	case rome.WhyTaller:
		return floors + "↑"
	case rome.WhyShared:
		return floors + "="
	}
	return floors
}

// width is how wide it is to tell how a seat stands.
func (k ranking) width(s standing) float64 {
	w := k.emblemSize + 3*k.gap + k.Width(k.words(s), bold(16))
	if s.Points > 0 {
		w += k.badge + k.U
	}
	return w
}

func (k ranking) draw() {
	for _, kerb := range k.kerbs {
		if kerb.W > 0 {
			k.Box(kerb, 4*k.U, 1.2*k.U, theme.PaperLight.Fade(0.93), theme.InkSoft.Fade(0.7))
		}
	}
	for n, s := range k.list {
		k.drawStanding(s, k.places[n])
	}
	if len(k.list) == 0 {
		for n, points := range k.pays {
			at := k.pay(n)
			k.Icons.Badge(k.Dst, icon.VP, strconv.Itoa(points), at.X, at.Y, at.W)
		}
	}
}

// parts are where it is told how many floors the n-th has, what decides between equal ones, and what it would score; what is
// not told is empty.
func (k ranking) parts(n int) (floors, tie, points widget.Rect) {
	s, in := k.list[n], k.places[n]
	end := in.X + in.W
	if s.Points > 0 {
		points = widget.Rect{X: end - k.badge - k.gap, Y: in.Y, W: k.badge + k.gap, H: in.H}
		end = points.X
	}
	if words := k.words(s); words != strconv.Itoa(s.floors) {
		from := in.X + k.emblemSize + 2*k.gap + k.Width(strconv.Itoa(s.floors), bold(16))
		tie = widget.Rect{X: from, Y: in.Y, W: end - from, H: in.H}
		end = from
	}
	return widget.Rect{X: in.X, Y: in.Y, W: end - in.X, H: in.H}, tie, points
}

// pay is where it is said, of a prefecture where nobody stands, what the first or the second would score.
func (k ranking) pay(n int) widget.Rect {
	kerb := k.kerbs[0]
	return widget.Rect{X: kerb.X + 1.5*k.gap + float64(n)*(k.badge+2*k.gap), Y: kerb.Y + (kerb.H-k.badge)/2, W: k.badge, H: k.badge}
}

// drawStanding tells how a seat stands: the stone of the first has the tone of its houses, that of the second a line.
func (k ranking) drawStanding(s standing, in widget.Rect) {
	u, y := k.U, in.Y+in.H/2
	tones := pieceart.Family(s.seat)
	stone := in.Inset(1.5 * u)
	switch s.Rank {
	case 1:
		k.Cover(stone, 3*u, tones.Light.Mix(theme.PaperLight, 0.35))
	case 2:
		k.Fill(widget.Rect{X: stone.X + 2*u, Y: stone.Y + stone.H - 2.5*u, W: stone.W - 4*u, H: 2.5 * u}, tones.Base)
	}
	x := in.X + k.gap
	k.emblem(s.seat, x, y-k.emblemSize/2, k.emblemSize)
	k.Say(k.words(s), x+k.emblemSize+k.gap, y, bold(16))
	if s.Points > 0 {
		k.Icons.Badge(k.Dst, icon.VP, strconv.Itoa(s.Points), in.X+in.W-k.badge-k.gap, y-k.badge/2, k.badge)
	}
}
