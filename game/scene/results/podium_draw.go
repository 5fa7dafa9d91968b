package results

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// draw draws the podium as it is now.
func (p *podium) draw(dst *ebiten.Image) {
	p.prepare()
	dst.DrawImage(p.ground, nil)
	if p.app.Settings().Contrast {
		scene.Fill(dst, theme.NightDeep.Fade(0.5))
	}
	crowned := p.passed - p.crowned()
	if !p.quiet() && crowned >= 0 {
		p.celebration()(dst, widget.Rect{W: p.lies.w, H: p.lies.ground}, p.lies.u, crowned, podiumTime-p.crowned())
	}
	p.drawWork(dst)
	for rank := len(p.order) - 1; rank >= 0; rank-- {
		p.drawStep(dst, rank)
	}
	p.drawBand(dst)
	p.drawHead(dst)
	p.drawWord(dst)
	painter := widget.Painter{Writer: p.app.Writer, Icons: p.app.Icons, Look: p.look(), Scale: p.lies.k}
	painter.Draw(dst, p.button, p.app.Screen())
}

// celebration is what flies.
func (p *podium) celebration() Celebration {
	if p.of.Celebrate == nil {
		p.of.Celebrate = Fireworks(theme.NeonPink, theme.NeonAmber, theme.NeonBlue)
	}
	return p.of.Celebrate
}

// prepare paints what stays, where the window has another size than it was painted for.
func (p *podium) prepare() {
	if p.ground != nil && p.painted == p.lies {
		return
	}
	p.forget()
	l := p.lies
	p.painted = l
	c := canvas.New(int(l.w), int(l.h), l.u)
	if p.of.Paint != nil {
		p.of.Paint(c, l.w/l.u, l.h/l.u, l.ground/l.u)
	} else {
		paintSky(c, l.w/l.u, l.h/l.u, p.outcome.Art.Sky)
	}
	p.ground = c.Image(p.app.Writer)
	for n := range p.steps {
		rank := min(n, len(p.order)-1)
		step := l.steps[rank]
		c := canvas.New(int(step.W), int(l.steps[0].H), l.u)
		if p.of.Step != nil {
			p.of.Step(c, step.W/l.u, l.steps[0].H/l.u, n == 0)
		} else {
			paintStep(c, step.W/l.u, l.steps[0].H/l.u)
		}
		p.steps[n] = c.Image(p.app.Writer)
	}
	p.prepareWork()
}

// prepareWork draws the winner's work on a picture of its own.
func (p *podium) prepareWork() {
	room, seat := p.lies.work, p.order[0]
	if room.W <= 0 {
		return
	}
	p.work = canvas.Screen(math.Ceil(room.W), math.Ceil(room.H))
	if p.of.Board != 0 {
		pen(p.work).RoundBox(0, 0, room.W, room.H, 14*p.lies.u, p.of.Board)
	}
	inset := 18 * p.lies.u
	if p.of.Winner != nil {
		p.of.Winner(p.work, seat, widget.Rect{X: inset, Y: inset, W: room.W - 2*inset, H: room.H - 2*inset})
		return
	}
	size := p.outcome.Positions.Sizes[seat]
	unit := int(math.Min((room.W-2*inset)/(float64(size.Width)+shadow), (room.H-2*inset)/(float64(size.Height)+shadow)))
	if unit <= 0 {
		return
	}
	x, y := (room.W-float64(size.Width*unit))/2, (room.H-float64(size.Height*unit))/2
	p.outcome.Positions.Draw(p.work, seat, math.Round(x), math.Round(y), unit)
}

// drawWork draws the winner's work, which grows into its place.
func (p *podium) drawWork(dst *ebiten.Image) {
	share := motion.Out(math.Min(math.Max((p.passed-p.crowned()+riseTime)/workTime, 0), 1))
	if p.work == nil || share == 0 {
		return
	}
	room, size := p.lies.work, 0.9+0.1*share
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(-room.W/2, -room.H/2)
	options.GeoM.Scale(size, size)
	options.GeoM.Translate(math.Round(room.X+room.W/2), math.Round(room.Y+room.H/2))
	options.ColorScale.ScaleAlpha(float32(share))
	options.Filter = ebiten.FilterLinear
	dst.DrawImage(p.work, &options)
}

// drawStep draws the step of a rank with who stands on it, as far as it has risen.
func (p *podium) drawStep(dst *ebiten.Image, rank int) {
	risen, step, seat := p.risen(rank), p.lies.steps[rank], p.order[rank]
	if risen == 0 {
		return
	}
	top := p.lies.ground - step.H*risen
	picture := p.steps[1]
	if p.outcome.Seats[seat].Place == 1 {
		picture = p.steps[0]
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(step.X), math.Round(top))
	dst.DrawImage(picture, &options)
	x, size := step.X+step.W/2, math.Floor(p.lies.emblem)
	if p.outcome.Seats[seat].Place > 1 {
		size = math.Floor(size * 0.84)
	}
	body, mark := p.colours(seat).Light, theme.PaperLight
	if p.of.Day {
		body = p.colours(seat).Base
	}
	if size > 0 && p.outcome.Emblem != nil {
		p.outcome.Emblem(dst, seat, math.Round(x-size/2), math.Round(top-size-3*p.lies.u), size, body, mark)
	}
	if risen < 0.6 {
		return
	}
	ink := p.of.Ink
	if ink == 0 {
		ink = theme.Moonlight
	}
	p.write(dst, p.place(seat), x, top+27*p.lies.k, step.W-8*p.lies.u, 20, text.Bold, ink, text.Centre)
	p.write(dst, strconv.Itoa(p.outcome.Total[seat]), x, top+61*p.lies.k, step.W-8*p.lies.u, podiumPoints, text.Black, ink, text.Centre)
}

// drawBand draws the ground with the names of all.
func (p *podium) drawBand(dst *ebiten.Image) {
	l := p.lies
	band := theme.NightDeep
	if p.of.Band != 0 {
		band = p.of.Band
	}
	pen(dst).Box(0, math.Round(l.ground), l.w, l.h-math.Round(l.ground), band)
	for rank, seat := range p.order {
		if p.risen(rank) < 0.6 {
			continue
		}
		name, colour := p.outcome.Seats[seat].Name, p.colours(seat).Light
		if !l.listed {
			step := l.steps[rank]
			p.write(dst, name, step.X+step.W/2, l.names.Y+l.names.H/2, step.W-8*l.u, podiumName, text.Bold, colour, text.Centre)
			continue
		}
		at := l.names
		lines := int(l.names.H / (podiumLine * l.k))
		if columns := (len(p.order) + lines - 1) / lines; columns > 1 {
			at.W /= float64(columns)
			at.X += at.W * float64(rank/lines)
		}
		said := p.place(seat) + "  " + name
		p.write(dst, said, at.X+at.W/2, at.Y+(float64(rank%lines)+0.5)*podiumLine*l.k+5*l.k, at.W-8*l.u, podiumName, text.Bold, colour, text.Centre)
	}
}

// headSize is how large the headline is, in units of its text, and leastNeon how many pixels the script needs.
const (
	headSize  = 54.0
	leastNeon = 40.0
)

// drawHead writes how the match came out, once the first step stands.
func (p *podium) drawHead(dst *ebiten.Image) {
	if p.passed < p.crowned() {
		return
	}
	l, x := p.lies, p.lies.w/2
	colour, soft := theme.Moonlight, theme.Moonlight
	if p.of.Day {
		colour, soft = theme.Ink, theme.Ink
	}
	if !p.quiet() {
		if p.of.Glow != 0 {
			colour = p.of.Glow
		} else if !p.of.Day {
			colour = theme.NeonAmber
		}
	}
	face := p.of.Face
	if face == text.Regular || face == text.Neon && headSize*l.k < leastNeon {
		face = text.Black
	}
	p.write(dst, p.page.headline(), x, l.head.Y+34*l.k, l.head.W, headSize, face, colour, text.Centre)
	st := text.Style{Face: text.Bold, Size: 21 * l.k, Colour: soft, Align: text.Centre}
	if verdict := p.outcome.Verdict(p.addressed()); p.fits(verdict, st) {
		p.app.Writer.DrawWrapped(dst, verdict, x, l.head.Y+66*l.k, l.reason(), st)
	}
}

// fits reports whether there is room for words below the headline.
func (p *podium) fits(words string, st text.Style) bool {
	wide, high := p.app.Writer.MeasureWrapped(words, p.lies.reason(), st)
	return wide <= p.lies.reason() && high <= p.lies.head.H-64*p.lies.k
}

// write writes words within a width; size is in units of text.
func (p *podium) write(dst *ebiten.Image, words string, x, y, width, size float64, face text.Face, colour theme.Colour, align text.Align) {
	st := text.Style{Face: face, Size: size * p.lies.k, Colour: colour, Align: align, VAlign: text.Middle}
	words, st = p.app.Writer.Within(words, width, st)
	p.app.Writer.Draw(dst, words, x, y, st)
}

// paintSky paints a sky of colours from the top down.
func paintSky(c canvas.Canvas, width, height float64, sky []theme.Colour) {
	if len(sky) == 0 {
		sky = []theme.Colour{theme.NightDeep, theme.Night, theme.NightHigh, theme.NightGlow}
	}
	const bands = 24
	for n := range bands {
		at := float64(n) / (bands - 1) * float64(len(sky)-1)
		low := min(int(at), max(len(sky)-2, 0))
		tone := sky[low]
		if low+1 < len(sky) {
			tone = tone.Mix(sky[low+1], at-float64(low))
		}
		c.Rect(tone, 0, height*float64(n)/bands, width, height*(1-float64(n)/bands)) // over those above, so that no seam is seen
	}
}

// paintStep paints a step of the night.
func paintStep(c canvas.Canvas, width, height float64) {
	c.Rect(theme.NightRaised, 3, 0, width-6, height)
	c.Rect(theme.NightLine, 3, 0, width-6, 7)
}
