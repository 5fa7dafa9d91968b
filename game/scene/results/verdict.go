package results

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// verdict is the part of the screen that tells whoever sits there how it came out.
type verdict struct {
	*page
	headline string
	reason   string // in a sentence, how it came to that
	about    string // the seed, and what might be taken back
}

// addressed is the seat to which the screen speaks: the only person's, or else the winner's, the first of several.
func (p *page) addressed() int {
	if p.people() != 1 {
		return p.order[0]
	}
	return slices.IndexFunc(p.outcome.Seats, Seat.person)
}

// posterFirst is the poster that is shown first: that of the first person's seat, or else of the winner's, or the one of all.
func (p *page) posterFirst() int {
	if posters := p.outcome.Posters; posters != nil && len(posters.Names) == 1 {
		return 0
	}
	if seat := slices.IndexFunc(p.outcome.Seats, Seat.person); seat >= 0 {
		return seat
	}
	return p.order[0]
}

// headline says in few words how it came out: to the only person their own place, to others who won.
func (p *page) headline() string {
	words, winners := p.app.Strings, p.winners()
	seat := p.addressed()
	place := p.outcome.Seats[seat].Place
	switch alone := p.people() == 1; {
	case alone && place > 1:
		return words.Text("results.own." + strconv.Itoa(place))
	case alone && len(winners) > 1:
		return words.Text("results.victory.shared")
	case alone:
		return words.Text("results.victory")
	}
	return p.won()
}

// won says who won.
func (p *page) won() string {
	winners := p.winners()
	if len(winners) == 1 {
		return p.app.Strings.Text("results.wins", p.outcome.Seats[winners[0]].Name)
	}
	return p.app.Strings.Text("results.win", p.named(winners))
}

// about is the seed and, where a person played, what might be taken back.
func (p *page) about() string {
	words := p.app.Strings
	said := words.Text("results.seed", p.outcome.Seed)
	if p.people() > 0 {
		said += " · " + scene.TakeBacksText(words, "results.takebacks", p.outcome.TakeBacks)
	}
	return said
}

// people is how many people played.
func (p *page) people() (count int) {
	for _, seat := range p.outcome.Seats {
		if seat.person() {
			count++
		}
	}
	return count
}

// named is a list of the names of seats, at least one.
func (p *page) named(seats []int) string {
	var names []string
	for _, seat := range seats {
		names = append(names, p.outcome.Seats[seat].Name)
	}
	last := len(names) - 1
	if last == 0 {
		return names[0]
	}
	return p.app.Strings.Text("results.and", strings.Join(names[:last], ", "), names[last])
}

// draw draws the verdict: the emblem of whom it speaks of beside its words, or above them where it is narrow.
func (v *verdict) draw(dst *ebiten.Image) {
	place := v.layout.verdict
	if place.H > place.W/2 && (!v.layout.large() || place.H > place.W*0.75) {
		v.drawBelow(dst, place)
		return
	}
	size := math.Floor(math.Min(place.H*0.9, place.W*0.3))
	v.emblems.draw(dst, v.addressed(), place.X, place.Y+place.H*0.05, size)
	beside := size + 14*v.layout.u
	v.drawWords(dst, widget.Rect{X: place.X + beside, Y: place.Y, W: place.W - beside, H: place.H}, text.Left)
}

// told is how it came to that, with what is said of a ladder where that is not seen.
func (v *verdict) told() string {
	reason := v.outcome.Verdict(v.addressed())
	if up := (ladder{v.page}); v.outcome.Ladder != nil && !up.says() {
		return reason + ". " + up.words()
	}
	return reason
}

// drawBelow draws the words below the emblem: as high as it or, where they are large, higher.
func (v *verdict) drawBelow(dst *ebiten.Image, place widget.Rect) {
	share := 0.52
	if v.layout.large() {
		share = 0.22
	}
	size := math.Floor(math.Min(place.H*(share-0.04), place.W*0.8))
	high := place.H * share
	v.emblems.draw(dst, v.addressed(), place.X+(place.W-size)/2, place.Y+(high-size)/2, size)
	v.drawWords(dst, widget.Rect{X: place.X, Y: place.Y + high, W: place.W, H: place.H - high}, text.Centre)
}

// drawWords writes what the verdict says within a place.
func (v *verdict) drawWords(dst *ebiten.Image, place widget.Rect, align text.Align) {
	k, x := v.layout.k(), place.X
	if align == text.Centre {
		x, _ = place.Centre()
	}
	colour := theme.Moonlight
	if v.outcome.Seats[v.addressed()].Place == 1 {
		colour = theme.NeonAmber
	}
	v.say(dst, v.headline, x, place.Y+22*k, place.W, 38, text.Black, colour, align)
	top, bottom := place.Y+46*k, place.Y+place.H-12*k
	if v.aboutFits(place, bottom-12*k-top) {
		bottom -= v.sayAbout(dst, x, bottom, place.W, align)
	} else {
		bottom = place.Y + place.H + 12*k
	}
	v.sayWrapped(dst, v.reason, widget.Rect{X: x, Y: top, W: place.W, H: bottom - 12*k - top}, 20, align)
}

// aboutFits reports whether what matters least has room below the reason, which has so much height with it.
func (v *verdict) aboutFits(place widget.Rect, high float64) bool {
	least := text.Style{Size: v.app.Writer.Least}
	_, reason := v.app.Writer.MeasureWrapped(v.reason, place.W, least)
	_, about := v.app.Writer.MeasureWrapped(v.about, place.W, text.Style{Size: 15 * v.layout.k()})
	return reason+about-v.app.Writer.LineHeight(text.Style{Size: 15 * v.layout.k()}) <= high
}

// sayAbout writes the seed and what might be taken back about a height: in one line or, where they would be small there, in
// two. It returns how much higher than one these are.
func (v *verdict) sayAbout(dst *ebiten.Image, x, y, width float64, align text.Align) (higher float64) {
	const size, small = 15, 0.95
	st := text.Style{Size: size * v.layout.k(), Colour: theme.MoonSoft, Align: align, VAlign: text.Middle}
	if wide, _ := v.app.Writer.Measure(v.about, st); wide*small <= width {
		v.say(dst, v.about, x, y, width, size, text.Regular, theme.MoonSoft, align)
		return 0
	}
	_, high := v.app.Writer.MeasureWrapped(v.about, width, st)
	higher = high - v.app.Writer.LineHeight(st)
	v.app.Writer.DrawWrapped(dst, v.about, x, y-higher/2, width, st)
	return higher
}
