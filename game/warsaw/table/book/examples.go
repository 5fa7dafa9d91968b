package book

import (
	"capital/rules/warsaw"
)

// example is a district and what is lit in it: what the arguments of the words count.
type example struct {
	district warsaw.District
	lit      warsaw.Quarters
	args     []any
}

// exampleOf is the example of a page with a district; not ok where it has none.
func exampleOf(topic, drawn string) (e example, ok bool) {
	if drawn == "" {
		return e, false
	}
	d, err := warsaw.ParseDistrict(drawn)
	if err != nil {
		panic(topic + ": " + err.Error()) // a part of the program
	}
	e.district = d
	e.lit, e.args = found(&d, topic)
	return e, true
}

// found is what is lit in the district of a page, and what is told of it.
func found(d *warsaw.District, topic string) (lit warsaw.Quarters, args []any) {
	if id, ok := face(topic); ok {
		return source(d, func(s warsaw.Source) bool { return s.Building == id.Tile().Building })
	}
	switch topic {
	case "area":
		lit = d.Of(warsaw.Residential).FirstArea()
		return lit, []any{lit.Count()}
	case "residential":
		lit = d.Of(warsaw.Residential)
		return lit, []any{lit.AreaCount()}
	case "park":
		return source(d, func(s warsaw.Source) bool { return s.Step == warsaw.StepParks })
	case "commercial":
		_, args = source(d, func(s warsaw.Source) bool { return s.Step == warsaw.StepCommercial })
		return d.Of(warsaw.Commercial), []any{d.Of(warsaw.Commercial).AreaCount(), args[1]}
	case "cultural":
		return source(d, func(s warsaw.Source) bool { return s.Step == warsaw.StepCultural })
	case "industrial":
		smoked := func(s warsaw.Source) bool { return s.Step == warsaw.StepIndustrial && s.VP < 0 }
		lit, args = source(d, smoked)
		_, coins := d.Printed()
		return lit, []any{args[0], coins}
	case "transport":
		_, args = source(d, func(s warsaw.Source) bool { return s.Step == warsaw.StepTransport })
		return d.Transport().Quarters(), args
	case "building":
		return (d.PublicBuildings()).Quarters(), []any{d.AreaCount()}
	case "district", "build":
		return 0, []any{d.EmptySiteCount()}
	}
	return 0, nil
}

// source is what is counted by those of a district's sources of income that are meant, how many that is, and what it brings.
func source(d *warsaw.District, meant func(warsaw.Source) bool) (lit warsaw.Quarters, args []any) {
	count, brings := 0, 0
	d.Income(func(s warsaw.Source) {
		if meant(s) {
			lit |= s.Counted
			if s.Step == warsaw.StepParks || s.Step == warsaw.StepCommercial {
				lit |= s.Earning
			}
			count, brings = count+s.Count, brings+int(s.VP+s.Coins)
		}
	})
	return lit, []any{count, brings}
}

// around is a district around a building: something of everything.
const around = `
	PP UR CC
	PR UC RC

	PI ## RR
	RI ## CP

	UU RI PP
	RC II PR

	A1 transport
	C2 transport, height 2
	A3 height 2, vp 2
	B3 coins 2, transport
	C3 transport
	B2 `

// drawing is the district of a page's example, as the rules read it; "" where it has none.
func drawing(topic string) string {
	switch topic {
	case "area":
		return "RR RC\nPP RC\n\nPR RR\nPP CC"
	case "residential", "park":
		return "RR PR\nPP PR\n\nCP RC\nRP RR"
	case "commercial":
		return "RR CC\nUR CR\n\nRC PR\nRC CC"
	case "cultural":
		return "UU UP RR\nUU RR PR\n\nA1 vp 2\nB1 vp 1"
	case "industrial":
		return "II RR\nII CR\n\nRR PI\nPR RI\n\nA1 coins 3\nB2 coins 1"
	case "transport":
		return "RR CP PP\nRP CR PR\n\nUU RR CC\nRU PC CR\n\nA1 transport\nA2 transport\nC1 transport"
	case "building":
		return "RR ## PP\nRC ## PR\n\nUU ## CC\nRU ## RC\n\nB1 arsenal\nB2 marywil"
	case "district":
		return "RR PR CC UU\nPP PR RC RU\n\n.. RI II ..\n.. RR RI .."
	case "build":
		return ".. RR\n.. PR\n\nCC UR\nRC PP"
	case "war":
		return "RR PR CC UU\nPP PR RC RU\n\n.. RI .. PP\n.. RR .. RP"
	case "collapse":
		return "RR PR CC UU\nPP PR RC RU\n\nPR ## RI CR\nPP ## RI CC\n\nUR RI CP ..\nUU RR CR ..\n\nRC II .. ..\nRR IR .. ..\n\nB2 arsenal"
	}
	return buildingDrawing(topic)
}

// buildingDrawing is the district of a building's example.
func buildingDrawing(code string) string {
	switch code {
	case "collegium-nobilium", "copernicus-science-center", "national-stadium", "golden-terraces", "wilanow", "old-town",
		"city-center", "automobile-factory", "rising-museum", "steelworks", "fountain-park", "grand-theater",
		"wilson-square", "w-z-route", "metro", "palace-of-culture", "royal-baths-park", "marywil":
		return around + code
	case "water-filters":
		return "RR UP CC\nRC UP RC\n\nUI ## PP\nRI ## CP\n\nUU RP CR\nRC IP RR\n\nB2 water-filters"
	case "skaryszewski-park":
		return "RR PP PC\nRP PR PC\n\nCC ## UU\nRC ## RR\n\nB2 skaryszewski-park"
	case "polish-telephone":
		return "RR ## RC\nRP ## PC\n\nRU ## RR\nUU ## CR\n\nB1 polish-telephone\nB2 arsenal"
	case "university-library":
		return "RR ## PP\nRC ## PR\n\n## RI UU\n## II RU\n\nB1 university-library\nA2 marywil"
	case "namiestnikowski-palace":
		return "RR ## PP\nRC ## PR\n\n## ## UU\n## ## RU\n\nB1 arsenal\nA2 old-town\nB2 namiestnikowski-palace"
	}
	return ""
}
