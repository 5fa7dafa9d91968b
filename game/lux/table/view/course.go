package view

import (
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// course is what lies along the top: the rounds, what the present one is at, and who began it.
type course struct{ region }

func (r course) draw() {
	u, in := r.U, r.l.Round
	tab := min(42*u, in.H)
	if r.l.Close {
		tab = min(27*u, in.W/5)
	}
	x := in.X
	if in.W < 200*u { // the present round alone
		r.drawRound(r.table().Round(), widget.Rect{X: x, Y: in.Y, W: tab, H: in.H})
		r.drawBrief(widget.Rect{X: x + tab + 4*u, Y: in.Y, W: in.W - tab - 4*u, H: in.H})
		return
	}
	for round := 1; round <= lux.Rounds; round++ {
		r.drawRound(round, widget.Rect{X: x, Y: in.Y, W: tab, H: in.H})
		x += tab + 4*u
	}
	room := widget.Rect{X: x + 4*u, Y: in.Y, W: in.X + in.W - x - 4*u, H: in.H}
	r.drawStage(room)
}

// drawRound draws the tab of one round: gone, being played, or to come.
func (r course) drawRound(round int, place widget.Rect) {
	u, number := r.U, pencil.Bold(18).Centred()
	x, y := place.Centre()
	switch now := r.table().Round(); {
	case round == now:
		number.Size = 22
		r.Box(place, 8*u, 3*u, PaneSolid, theme.Highlight)
	case round < now:
		number.Colour = theme.InkSoft
		r.Box(place, 8*u, 1.2*u, Pane, PaneLine)
	default:
		number.Colour = theme.InkSoft
		r.Box(place, 8*u, 1.2*u, Slot, PaneLine)
	}
	r.Say(Roman(round), x, y, number)
}

// stage is what the round is at, and the ground and the colour in which that is written: last turns stand out.
func (r course) stage() (words string, face, ink theme.Colour) {
	key := stageKey(r.table())
	if key == "last" {
		return r.words("stage." + key), theme.Ink, theme.PaperLight
	}
	return r.words("stage." + key), Pane, theme.Ink
}

// drawBrief says what the round is at, on as many lines as that needs.
func (r course) drawBrief(in widget.Rect) {
	stage, face, ink := r.stage()
	r.Box(in, 8*r.U, 1.2*r.U, face, PaneLine)
	r.SayIn(stage, in.Inset(3*r.U), pencil.Bold(15).In(ink))
}

// drawStage says what the round is at, and who began it.
func (r course) drawStage(in widget.Rect) {
	u := r.U
	stage, face, ink := r.stage()
	r.Box(in, 8*u, 1.2*u, face, PaneLine)
	_, y := in.Centre()
	x := in.X + 10*u
	if face == theme.Ink {
		r.Icons.DrawIn(r.Dst, icon.Warning, x, y-11*u, 22*u, theme.PaperLight)
		x += 28 * u
	}
	end := in.X + in.W - 8*u
	switch {
	case r.l.Close && in.W < 330*u:
	case r.table().Solo(): // ROB begins always
		end = r.drawLadder(end, y, face)
	default:
		starts := r.words("table.starts", r.p.Names[r.p.Starts])
		size := pencil.Soft(16)
		if face == theme.Ink {
			size.Colour = theme.PaperLight
		}
		wide := min(r.Width(starts, size), 0.4*in.W)
		r.SayWithin(starts, end-wide, y, wide+u, size)
		r.emblemOn(face, r.p.Starts, end-wide-28*u, y-11*u, 22*u)
		end -= wide + 36*u
	}
	l := pencil.Bold(r.l.running(19)).In(ink)
	if words, _ := r.Writer.Within(stage, end-x, r.Style(l)); words != stage { // one line has no room for all of it
		l.Size = 15
		r.Writer.DrawWrapped(r.Dst, stage, x, y, end-x, r.Style(l))
		return
	}
	r.SayWithin(stage, x, y, end-x, l)
}

// drawLadder draws how well a lone seat does against ROB, before a right end: the classes as steps, and in words. It returns
// where that begins.
func (r course) drawLadder(end, y float64, face theme.Colour) (left float64) {
	u := r.U
	class, margin := r.table().Class()
	words, l := r.art.ClassWords(class, margin), pencil.Bold(16)
	if face == theme.Ink {
		l.Colour = theme.PaperLight
	}
	wide := r.Width(words, l)
	r.Say(words, end-wide, y, l)
	const steps, step = int(lux.WorldClass), 9.0
	left = end - wide - (float64(steps)*step+10)*u
	for n := range steps {
		tone, high := PaneLine, (8+2.2*float64(n))*u
		if lux.Class(n+1) <= class {
			tone = theme.Highlight
		}
		r.Cover(widget.Rect{X: left + float64(n)*step*u, Y: y + 11*u - high, W: (step - 2) * u, H: high}, 2*u, tone)
	}
	return left - 10*u
}

// emblemOn draws a seat's emblem on a ground.
func (r course) emblemOn(face theme.Colour, seat int, x, y, size float64) {
	if face == theme.Ink && !r.table().IsRob(seat) {
		r.art.Emblem(r.Dst, seat, x, y, size, theme.PaperLight, theme.Ink)
		return
	}
	r.emblem(seat, x, y, size)
}

// stageKey is the key of what a round is at, behind a dot.
func stageKey(t *lux.Table) string {
	switch t.Phase() {
	case lux.PhaseDraft:
		return "draft"
	case lux.PhasePlay:
		if t.EndTriggeredBy() >= 0 {
			return "last"
		}
		return "play"
	case lux.PhaseResolve:
		return "resolve"
	}
	return "over"
}
