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
	t.ExpoNow(func(e expo.Event) {
		if e.Kind != expo.ExpoLine {
			return
		}
		switch f := &all[e.Seat]; e.Source {
		case expo.FromEmployment:
			f.Employment = e.Count
		case expo.FromUnemployment:
			f.Unemployment = e.Count
		case expo.FromServicesRank:
			f.Services = e.Count
		}
	})
	for seat := range t.Seats() {
		f := &all[seat]
		f.Gains = expo.ServicesGains(t.Has(seat, expo.Services))
		f.Place = 1
		for other := range t.Seats() {
			if all[other].Services > f.Services { // nobody shares a place
				f.Place++
			}
		}
	}
	return all
}
