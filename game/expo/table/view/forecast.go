package view

import "capital/rules/expo"

// Forecast is what an Expo would bring a seat if it came now.
type Forecast struct {
	Employment   int        // prestige for Employment
	Unemployment int        // prestige for those without, 0 or less
	Place        int        // by Services, from 1
	Services     int        // prestige for that place, 0 or less
	Gains        expo.Gains // of the space of Services
}

// Prestige is all the prestige that it would bring.
func (f *Forecast) Prestige() int {
	return f.Employment + f.Unemployment + f.Services + f.Gains[expo.Prestige]
}

// Forecasts are those of all seats, as the table stands.
func Forecasts(t *expo.Table) (all [expo.MaxSeats]Forecast) {
	for seat := range t.Seats() {
		f := &all[seat]
		f.Employment = expo.EmploymentPrestige(t.Has(seat, expo.Employment))
		f.Unemployment = -min(t.Has(seat, expo.Population)-t.Has(seat, expo.Employment), mostUnemployment)
		f.Gains = expo.ServicesGains(t.Has(seat, expo.Services))
		f.Place = 1
		for other := range t.Seats() {
			if aheadInServices(t, other, seat) {
				f.Place++
			}
		}
		f.Services = -rankPrestige * (f.Place - 1)
	}
	return all
}

// What an Expo takes at most for those without employment, and for every seat that has more of Services (E25).
const (
	mostUnemployment = 3
	rankPrestige     = 2
)

// aheadInServices reports whether a seat comes before another by Services, then by Economy, then by the initiative (E25).
func aheadInServices(t *expo.Table, seat, other int) bool {
	for _, track := range [...]expo.Track{expo.Services, expo.Economy} {
		if a, b := t.Has(seat, track), t.Has(other, track); a != b {
			return a > b
		}
	}
	return t.OrderOf(seat) < t.OrderOf(other)
}
