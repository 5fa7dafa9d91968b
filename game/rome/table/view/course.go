package view

import (
	"math"

	"capital/render/icon"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// course is what lies along the top: the rounds, and what the present one goes through.
type course struct{ region }

// stages are what a round goes through: building, the auctions, the scoring, drawing.
const stages = rome.Auctions + 3

func (r course) draw() {
	u, in := r.U, r.l.Course
	if r.l.Close {
		r.drawClose()
		return
	}
	lie, now := r.l.layCourse(r.stageNow()), r.stageNow()
	for n, place := range lie.rounds {
		r.drawRound(n+1, place)
	}
	all := r.stageSize((in.X+in.W-lie.stages[0].X)/stages - (6+stageBeside)*u)
	for stage, place := range lie.stages {
		size := all
		switch {
		case lie.brief && stage == now:
			size = stageText
		case lie.brief:
			size = 0
		}
		r.drawStage(stage, place, size)
	}
}

// courseLayout is where the rounds and the stages of the present one lie.
type courseLayout struct {
	rounds [rome.Rounds]widget.Rect
	stages [stages]widget.Rect
	brief  bool // there is room for the words of the present stage only
}

// layCourse lays out what lies along the top while a round is at a stage. Where all lies close together the other stages have no
// place, and where it is narrow no round has one.
func (l *Layout) layCourse(now int) (lie courseLayout) {
	u, in := l.U, l.Course
	tab, gap, after := 42*u, 4*u, 10*u
	if l.Close {
		tab, gap, after = 27*u, 3*u, 0
	}
	x := in.X
	if !l.Close || in.W >= (rome.Rounds*(27+3)+50)*u {
		for n := range lie.rounds {
			lie.rounds[n] = widget.Rect{X: x, Y: in.Y, W: tab, H: in.H}
			x += tab + gap
		}
	}
	x += after
	wide := in.X + in.W - x
	if l.Close {
		lie.stages[now] = widget.Rect{X: x, Y: in.Y, W: wide, H: in.H}
		return lie
	}
	lie.brief = wide < stages*140*u
	for stage := range lie.stages {
		step := wide / stages
		switch {
		case lie.brief && stage == now:
			step = stageWide * u
		case lie.brief:
			step = (wide - stageWide*u) / (stages - 1)
		}
		lie.stages[stage] = widget.Rect{X: x, Y: in.Y, W: step - 6*u, H: in.H}
		x += step
	}
	return lie
}

// courseAt is the round or the stage at a point. No cards are drawn after the last round.
func (l *Layout) courseAt(p *Position, x, y float64) Thing {
	lie := l.layCourse(stageNow(p))
	for n, place := range lie.rounds {
		if place.Contains(x, y) {
			return Thing{Kind: Round, Number: n + 1}
		}
	}
	for n, place := range lie.stages {
		if place.Contains(x, y) && (n < stages-1 || p.Table.Round() < rome.Rounds) {
			return Thing{Kind: Stage, Number: n}
		}
	}
	return Thing{}
}

// Of a stage, in logical units: the size of its words, and how much room there is beside them.
const (
	stageText   = 17.0
	stageBeside = 44.0
)

// stageSize is how large the words of all stages are that have so much room, in logical units.
func (r course) stageSize(room float64) float64 {
	size := stageText
	for stage := range stages {
		size = math.Min(size, stageText*room/r.Width(r.stageName(stage), bold(stageText)))
	}
	return size
}

// drawClose draws the rounds, and of what the present one goes through only what it is at.
func (r course) drawClose() {
	u, in := r.U, r.l.Course
	lie := r.l.layCourse(r.stageNow())
	if lie.rounds[0].W == 0 { // the present round only, above what it is at or beside it
		r.drawNow(in)
		return
	}
	for n, place := range lie.rounds {
		r.drawRound(n+1, place)
	}
	const named = 130.0 // how wide it is with its name
	room := lie.stages[r.stageNow()]
	size := 0.0
	if room.W >= named*u {
		size = stageText
	}
	r.drawStage(r.stageNow(), room, size)
}

// drawNow draws the present round and what it is at, as signs.
func (r course) drawNow(in widget.Rect) {
	u, size := r.U, 26*r.U
	r.Box(in, 6*u, 3*u, theme.PaperLight, theme.Highlight)
	number, x, y := bold(20), in.X+in.W/4, in.Y+in.H/2
	number.Align = text.Centre
	sign := widget.Rect{X: in.X + in.W*0.68 - size/2, Y: y - size/2}
	if in.W < 70*u {
		number.Size = 15
		x, y = in.X+in.W/2, in.Y+11*u
		sign = widget.Rect{X: x - size/2, Y: in.Y + in.H - size}
	}
	r.Say(Roman(r.table().Round()), x, y, number)
	r.Icons.Draw(r.Dst, r.stageSign(r.stageNow()), math.Round(sign.X), math.Round(sign.Y), size)
}

// stageWide is how wide the present stage is where the others have no words, in logical units.
const stageWide = 200.0

// drawRound draws the tab of one round: gone, being played, or to come.
func (r course) drawRound(round int, place widget.Rect) {
	u, now := r.U, r.table().Round()
	number := bold(18)
	number.Align = text.Centre
	x, y := place.Centre()
	switch {
	case round < now:
		number.Colour = theme.InkSoft
		r.Box(place, 6*u, 1.5*u, theme.Paper, theme.PaperLine)
	case round == now:
		number.Size = 22
		r.Box(place, 6*u, 3*u, theme.PaperLight, theme.Highlight)
	default:
		r.Box(place, 6*u, 1.5*u, theme.PaperDark, theme.PaperLine)
	}
	r.Say(Roman(round), x, y, number)
}

func (r course) stageNow() int { return stageNow(r.p) }

// stageNow is what the round is at: an auction as long as its bids are shown, a scoring as long as it is.
func stageNow(p *Position) int {
	t := &p.Table
	switch a := p.Auction; {
	case a != nil:
		return 1 + a.Number
	case p.Scoring:
		return stages - 2
	}
	switch t.Phase() {
	case rome.PhaseBuild:
		return 0
	case rome.PhaseBid, rome.PhasePut:
		return 1 + t.Auction()
	case rome.PhaseOver:
		return stages - 2
	}
	return stages - 1
}

// drawStage draws what a round goes through: gone, going on, or to come. Its words have a size, in logical units, or are not
// written where that is 0.
func (r course) drawStage(stage int, place widget.Rect, words float64) {
	u, now := r.U, r.stageNow()
	face, line, l := theme.Paper, theme.PaperLine, bold(words)
	thick := 1.5 * u
	switch {
	case stage < now:
		l.Colour = theme.InkSoft
	case stage == now:
		face, line, thick = theme.PaperLight, theme.Highlight, 3*u
	default:
		face = theme.PaperDark
	}
	if stage == stages-1 && r.table().Round() == rome.Rounds {
		return // no cards are drawn after the last round
	}
	r.Box(place, 6*u, thick, face, line)
	x, y, size := place.X+7*u, place.Y+place.H/2, 27*u
	if words == 0 {
		x = place.X + (place.W-size)/2
	}
	r.Icons.Draw(r.Dst, r.stageSign(stage), math.Round(x), math.Round(y-size/2), size)
	if x += size + 5*u; words > 0 {
		r.SayWithin(r.stageName(stage), x, y, place.X+place.W-x-4*u, l)
	}
}

// stageSign is what stands for a stage.
func (r course) stageSign(stage int) *icon.Icon {
	switch stage {
	case 0:
		return pieceart.Floors
	case stages - 2:
		return icon.VP
	case stages - 1:
		return pieceart.Cards
	}
	return pieceIcon(pieceOf(stage, r.table().Round()))
}

// pieceOf is what is auctioned in a stage of a round.
func pieceOf(stage, round int) rome.Piece {
	switch {
	case stage < 1 || stage > rome.Auctions:
		return rome.NoPiece
	case stage < rome.Auctions:
		return rome.Fountain
	case round <= rome.Rounds/2:
		return rome.Amphitheatre
	}
	return rome.Temple
}

// Auctioned lists what is auctioned in a round.
func Auctioned(round int) (pieces []rome.Piece) {
	for n := range rome.Auctions {
		pieces = append(pieces, pieceOf(1+n, round))
	}
	return pieces
}

func (r course) stageName(stage int) string {
	switch stage {
	case 0:
		return r.words("stage.build")
	case stages - 2:
		return r.words("stage.score")
	case stages - 1:
		return r.words("stage.draw")
	}
	return r.words("stage." + PieceKey(pieceOf(stage, r.table().Round())))
}
