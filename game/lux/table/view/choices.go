package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/lux"
)

// Choices are the powers as they are chosen in the set-up: one a colour, or all of one letter.
func (l *Lux) Choices() *scene.Choices {
	choices := &scene.Choices{Line: l.choiceLine, Draw: l.drawChoice}
	sets := []scene.ChoiceSet{{Name: "chance"}}
	for letter := range len(letters) {
		sets = append(sets, scene.ChoiceSet{Name: string(letters[letter] + 'a' - 'A')})
	}
	for colour := range lux.District(lux.Districts) {
		choices.Options = append(choices.Options, colour.String())
		sets[0].Values = append(sets[0].Values, lux.ByChance)
		for letter := range len(letters) {
			set := &sets[letter+1]
			set.Values = append(set.Values, lux.PowerOf(colour, letter).String())
		}
	}
	choices.Sets = sets
	return choices
}

// letters are those of the powers of a colour.
const letters = "ABCD"

// chosen is what a value of a colour's option stands for; no power where chance decides.
func chosen(option, value string) (colour lux.District, power lux.Power) {
	for power := lux.Agent; power <= lux.Dualist; power++ {
		if power.String() == value {
			return power.Colour(), power
		}
	}
	for colour := range lux.District(lux.Districts) {
		if colour.String() == option {
			return colour, lux.NoPower
		}
	}
	return lux.OutsiderDistrict, lux.NoPower
}

func (l *Lux) choiceLine(option, value string) string {
	if _, power := chosen(option, value); power != lux.NoPower {
		return l.PowerLine(power)
	}
	return l.Strings.Text("choices.chance")
}

// drawChoice draws the sign of a power on a pane of its family's glass, with its letter; or the family's crest for chance.
func (l *Lux) drawChoice(dst *ebiten.Image, option, value string, x, y, size float64) {
	colour, power := chosen(option, value)
	tones := enamel.Family(colour)
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(x, y, size, size, size*0.09, tones.Base)
	pen.RoundBox(x+size*0.035, y+size*0.035, size*0.93, size*0.93, size*0.07, tones.Light)
	sign, part := (*icon.Icon)(nil), 0.62
	if sign = enamel.Crest(colour); power != lux.NoPower {
		sign = enamel.Power(power)
	}
	l.Icons.DrawIn(dst, sign, x+size*(1-part)/2, y+size*(1-part)/2, size*part, theme.Ink)
	if power == lux.NoPower {
		return
	}
	corner := size * 0.22
	pen.RoundBox(x, y, corner, corner, size*0.07, tones.Dark)
	l.Writer.Print(dst, letters[power.Letter():][:1], x+corner/2, y+corner/2, text.Style{Face: text.Black, Size: corner * 0.78, Colour: tones.Ink, Align: text.Centre, VAlign: text.Middle})
}
