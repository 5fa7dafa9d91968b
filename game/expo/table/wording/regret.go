package wording

import (
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/game/scene/warning"
	"capital/rules/expo"
)

// Warnings lists the kinds of warning, as the settings name them.
func Warnings() []string {
	return []string{"taxes", "placing", "jobs", "end", "payers", "stop", "lake"}
}

// WarningName is the kind of warning to which something regretted belongs.
func WarningName(kind ai.RegretKind) string { return Warnings()[kind-ai.RegretTaxes] }

// Regret says in words what would be regretted. These may want, in this order: how much there is to regret, and the track.
func Regret(art *view.Expo, r ai.Regret) warning.Warning {
	name, track := WarningName(r.Kind), ""
	if r.Kind == ai.RegretEnd {
		track = naming.Track(art.Strings, r.Track)
	}
	return warning.Warning{Name: name, Words: art.Strings.Text("regret."+name, r.Count, track)}
}

// RegretThing is what a warning speaks of: where it points at the table.
func RegretThing(seat int, r ai.Regret) view.Thing {
	switch r.Kind {
	case ai.RegretTaxes:
		return view.OfTrack(expo.Economy)
	case ai.RegretJobs:
		return view.OfTrack(expo.Population)
	case ai.RegretEnd:
		return view.OfTrack(r.Track)
	}
	return view.OfPlant(seat)
}
