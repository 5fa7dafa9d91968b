//go:build !js

package enamel

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/lux"
)

func TestMain(m *testing.M) { drive.Main(m) }

// pane is about the colour of what cards lie on.
const pane theme.Colour = 0xF3EEF7FF

// TestPiecesAreDrawn keeps pictures to look at: all pieces in the sizes in which the table shows them.
func TestPiecesAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	p := NewPainter(writer)
	for _, width := range []float64{30, 40, 64, 100, 160} {
		drive.Keep(t, fmt.Sprintf("lux-cards-%.0f", width), drive.Drawn(width*6.6, width*6.4, func(dst *ebiten.Image) { drawCards(p, dst, width) }))
	}
	drive.Keep(t, "lux-things", drive.Drawn(1100, 700, func(dst *ebiten.Image) { drawThings(p, icon.NewPainter(writer), dst) }))
}

// drawCards draws every citizen, and a back.
func drawCards(p *Painter, dst *ebiten.Image, width float64) {
	dst.Fill(pane)
	for c := range lux.Citizen(lux.CitizenKinds) {
		p.DrawCard(dst, c, width*(0.2+1.08*float64(c%5)), width*(0.2+1.55*float64(c/5)), width, 1)
		p.DrawChip(dst, c, width*(5.65+0.4*float64(c%2)), width*(0.2+1.55*float64(c/5)+0.42*float64(c%5/2)), width*0.38, 1)
	}
	p.DrawBack(dst, width*5.6, width*(0.2+1.55*3+0.9), width*0.5, 1)
}

// drawThings draws tokens, ROB's cards and the icons.
func drawThings(p *Painter, icons *icon.Painter, dst *ebiten.Image) {
	dst.Fill(pane)
	y := 10.0
	for _, size := range []float64{20, 28, 56} {
		x := 10.0
		next := func() float64 { x += size * 1.12; return x - size*1.12 }
		for token := range Tokens {
			p.DrawToken(dst, token, next(), y, size, 1)
		}
		for _, value := range []int{0, 5, -3} {
			p.DrawModifier(dst, value, next(), y, size, 1)
		}
		for seat := range lux.MaxSeats {
			p.DrawFollower(dst, seat, next(), y, size, 1)
		}
		for d := range lux.District(lux.Districts) {
			p.DrawTile(dst, d, next(), y, size, 1)
		}
		y += size * 1.2
	}
	for n, card := range []lux.RobCard{1, 2, 3, 5, 6, 7} {
		p.DrawRob(dst, card, 10+80*float64(n), y, 70, 1)
	}
	p.DrawRobBack(dst, 500, y, 70, 1)
	y += 110
	for _, size := range []float64{18, 28, 56} {
		for n, sign := range allIcons() {
			icons.DrawIn(dst, sign, 10+float64(n)*size*1.15, y, size, theme.Ink)
			if size*1.15*float64(n+2) > 1100 {
				break
			}
		}
		y += size + 10
	}
	for power := lux.Agent; power <= lux.Dualist; power++ {
		icons.DrawIn(dst, Power(power), 10+66*float64(power-1), y, 60, theme.Ink)
	}
}

func allIcons() (all []*icon.Icon) {
	for d := range lux.District(lux.HomeDistricts) {
		all = append(all, Crest(d))
	}
	for power := lux.NoPower; power <= lux.Dualist; power++ {
		all = append(all, Power(power))
	}
	return append(all, Rob, BestFit, Roomiest, Tightest, Red)
}
