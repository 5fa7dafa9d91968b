package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/pencil"
	"capital/render/widget"
	"capital/rules/rome"
)

// DrawPrefecture draws what stands in a prefecture of a table, and what it takes next and pays, as the map has it, alone in
// a place of a picture: for the rules book. u is pixels a logical unit.
func (r *Rome) DrawPrefecture(dst *ebiten.Image, open *rome.Table, p rome.Place, in widget.Rect, u float64) {
	l := Layout{U: u, MapU: u, Map: widget.Rect{W: 1e6}} // its sites are not held together by the map
	l.Prefectures[p] = in
	alone := region{
		Pencil: pencil.Pencil{Dst: dst, Writer: r.Writer, Icons: r.Icons, U: u, Own: 1},
		art:    r, l: &l, p: &Position{Table: *open, Names: make([]string, open.Seats())},
	}
	b, c := board{alone}, l.cell(p)
	b.drawPieces(p, open, c)
	if open.Free(p) > 0 {
		b.drawNext(p, open, c)
	}
	b.drawFigures(p, open, c)
}

// DrawCounted draws what stands in a prefecture of a map, its name and its fountains, as the table has it: for a screen that
// counts. u is pixels a logical unit of what is written.
func (r *Rome) DrawCounted(dst *ebiten.Image, open *rome.Table, p rome.Place, in widget.Rect, u float64) {
	l := Layout{U: u, Map: in, Zoom: 1}
	l.layMap()
	alone := region{
		Pencil: pencil.Pencil{Dst: dst, Writer: r.Writer, Icons: r.Icons, U: u, Own: 1},
		art:    r, l: &l, p: &Position{Table: *open, Names: make([]string, open.Seats())},
	}
	b, c := board{alone}, l.cell(p)
	b.drawPieces(p, open, c)
	b.drawHead(p, open, c)
}
