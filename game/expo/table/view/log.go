package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/log"
	"capital/render/lux/enamel"
	"capital/render/widget"
	"capital/rules/expo"
)

// logArt draws what is The Capitals's own in a log.
type logArt struct{ region }

// DrawEmblem implements [log.Art].
func (a logArt) DrawEmblem(dst *ebiten.Image, seat int, x, y, size float64) {
	a.Dst = dst
	if seat < len(a.p.Names) {
		a.emblem(seat, x, y, size)
	}
}

// PictureWidth implements [log.Art].
func (a logArt) PictureWidth(thing Thing, high float64) float64 {
	if thing.Kind == Sign || thing.Kind == Capital || thing.Kind == Home {
		return high
	}
	return high / ratio
}

// DrawPicture implements [log.Art].
func (a logArt) DrawPicture(dst *ebiten.Image, thing Thing, x, y, high float64) {
	a.Dst = dst
	switch thing.Kind {
	case Sign:
		a.Sign(enamel.Power(a.table().Power(min(thing.District, lux.Green))), x, y, high)
	case Capital, Home:
		a.Sign(enamel.Crest(thing.District), x, y, high)
	case Deck:
		a.art.Pieces.DrawBack(dst, x, y, high/ratio, 1)
	default:
		a.Card(thing.Card, widget.Rect{X: x, Y: y, W: high / ratio, H: high})
	}
}

// logPanel is the place for the log.
func (r region) logPanel() *log.Panel[Thing] {
	edge := 10 * r.U
	if r.l.Close {
		edge = 6 * r.U
	}
	return &log.Panel[Thing]{Pencil: r.Pencil, Art: logArt{r}, Title: r.words("table.log"), In: r.l.Sheet.Inset(edge)}
}
