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

// ranking draws how the seats stand in a prefecture: who has how many floors, who is first and second and what decides, and
// what each would score.
type ranking struct {
	region
	list   []standing
	places []widget.Rect
	brief  bool    // there is no room for the points, which stand above as well
	narrow float64 // how much smaller than usual all is
}

// layRanking lays out how the seats stand at a table, beside each other in a place.
func (r region) layRanking(p rome.Place, t *rome.Table, in widget.Rect) ranking {
	const tight = 0.86 // smaller than this it is not to be read
	k := ranking{region: r, list: standings(t, p)}
	if k.narrow = k.fit(in.W); k.narrow < tight {
		k.brief = true
		k.narrow = k.fit(in.W)
	}
	x := in.X
	for _, s := range k.list {
		w := k.width(s) * k.narrow
		k.places = append(k.places, widget.Rect{X: x, Y: in.Y, W: w, H: in.H})
		x += w + standingGap*r.U*k.narrow
	}
	return k
}

// standingGap is how far the standings of two seats lie apart, in logical units.
const standingGap = 4.0

// fit is how much smaller than usual all must be to fit into a width.
func (k ranking) fit(width float64) float64 {
	gap := standingGap * k.U
	wide := -gap
	for _, s := range k.list {
		wide += k.width(s) + gap
	}
	return math.Min(1, width/math.Max(wide, 1))
}

// words are how many floors a seat has, and what stands for what decides between seats that have as many.
func (k ranking) words(s standing) string {
	floors := strconv.Itoa(s.floors)
	switch {
	case s.Why == rome.WhyTaller:
		return floors + "↑"
	case s.Why == rome.WhyShared && !k.brief:
		return floors + "="
	}
	return floors
}

// width is how wide it is to tell how a seat stands.
func (k ranking) width(s standing) float64 {
	w := 32*k.U + k.Width(k.words(s), bold(18))
	if s.Points > 0 && !k.brief {
		w += 25 * k.U
	}
	return w
}

func (k ranking) draw() {
	for n, s := range k.list {
		k.drawStanding(s, k.places[n])
	}
}

// drawStanding tells how a seat stands: the first is filled, the second framed.
func (k ranking) drawStanding(s standing, in widget.Rect) {
	u, y := k.U*k.narrow, in.Y+in.H/2
	tones := pieceart.Family(s.seat)
	switch s.Rank {
	case 1:
		k.Box(in, 5*u, 2*u, tones.Light.Mix(theme.PaperLight, 0.45), tones.Dark)
	case 2:
		k.Outline(in, 5*u, 1.5*u, tones.Dark)
	}
	k.emblem(s.seat, in.X+3*u, y-11*u, 22*u)
	k.Say(k.words(s), in.X+28*u, y, bold(18*k.narrow))
	if s.Points > 0 && !k.brief {
		badge := 25 * u
		k.Icons.Badge(k.Dst, icon.VP, strconv.Itoa(s.Points), in.X+in.W-badge-u, y-badge/2, badge)
	}
}
