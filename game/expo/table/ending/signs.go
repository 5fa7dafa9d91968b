package ending

import (
	"capital/render/canvas"
	"capital/render/expo/tinplate"
	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/expo"
)

// Of rows that nothing else has a sign for.
var (
	// ranking is a rostrum of three steps.
	ranking = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Rect(theme.Coin, 36, 22, 28, 70)
		c.Rect(plain, 6, 46, 28, 46)
		c.Rect(plain, 66, 60, 28, 32)
		c.Star(theme.PaperLight, 50, 40, 10)
	})
	// badSite is a street corner with a cross over it.
	badSite = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Rect(plain, 38, 6, 24, 88)
		c.Rect(plain, 6, 38, 88, 24)
		c.Line(theme.Bad, 13, 16, 16, 84, 84)
		c.Line(theme.Bad, 13, 84, 16, 16, 84)
	})
	// taxes are coins that go down.
	taxes = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		for n := range 3 {
			c.Oval(plain, 34, 78-16*float64(n), 28, 12)
			c.Oval(theme.Coin, 34, 74-16*float64(n), 28, 12)
		}
		c.Line(theme.Bad, 11, 80, 16, 80, 70)
		c.Poly(theme.Bad, 62, 60, 98, 60, 80, 90)
	})
	// unemployed is somebody before a closed door.
	unemployed = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Circle(plain, 36, 24, 16)
		c.Poly(plain, 12, 92, 16, 52, 28, 44, 44, 44, 56, 52, 60, 92)
		c.Line(theme.Bad, 12, 66, 60, 94, 60)
	})
	// trackEnd is an arrow that goes on where its track ends.
	trackEnd = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Line(plain, 12, 6, 50, 62, 50)
		c.Poly(plain, 56, 24, 92, 50, 56, 76)
		c.Rect(theme.Coin, 66, 8, 11, 84)
	})
)

// Sign is the sign of a row of the score sheet.
func Sign(s expo.Source) *icon.Icon {
	return [expo.Sources]*icon.Icon{
		expo.FromEmployment: tinplate.Track(expo.Employment), expo.FromUnemployment: unemployed,
		expo.FromServicesRank: ranking, expo.FromServicesSpace: tinplate.Track(expo.Services),
		expo.FromPlacing: badSite, expo.FromTaxes: taxes,
		expo.FromBuilding: tinplate.Effect(expo.Printed), expo.FromActivation: tinplate.Effect(expo.Activated), expo.FromEndEffects: tinplate.Effect(expo.AtEnd),
		expo.FromCulture: tinplate.Track(expo.Culture), expo.FromMoney: tinplate.Track(expo.Economy),
		expo.FromCubes: tinplate.Track(expo.Cubes), expo.FromProgress: tinplate.Track(expo.Progress),
		expo.FromTrackEnds: trackEnd, expo.FromRests: tinplate.Effect(expo.OfRest),
	}[s]
}
