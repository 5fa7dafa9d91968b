package ai

// Key is the name of what a reason says, as in tables of texts.
func (w Why) Key() string {
	if w == 0 || w >= whys {
		return "unknown"
	}
	return [...]string{
		WhyAlone: "alone", WhyLeads: "leads", WhyTaller: "taller", WhyShares: "shares", WhyWidens: "widens",
		WhySecond: "second", WhyOusts: "ousts", WhyNears: "nears", WhyLowers: "lowers", WhyFull: "full", WhySafe: "safe",
		WhyThreat: "threat", WhyOnlyThere: "only-there", WhySets: "sets", WhyForces: "forces", WhyOpens: "opens",
		WhyShuts: "shuts", WhyUseless: "useless", WhyRises: "rises", WhyAhead: "ahead", WhyRoofs: "roofs", WhyStock: "stock",
		WhyReady: "ready", WhyPermit: "permit", WhyNowhere: "nowhere", WhySpends: "spends", WhyCosts: "costs",
		WhyWaits: "waits", WhyNoUse: "no-use", WhySaves: "saves", WhyHolds: "holds", WhyAnswers: "answers", WhySure: "sure",
		WhyOutbids: "outbids", WhyLikely: "likely", WhyCheapest: "cheapest", WhyWorth: "worth", WhyDraws: "draws",
		WhyDenies: "denies", WhyKeeps: "keeps", WhyKeepsAll: "keeps-all", WhyDear: "dear", WhySavesFor: "saves-for",
		WhyTooPoor: "too-poor", WhyEndOfMatch: "end-of-match", WhyPays: "pays", WhyFeeds: "feeds", WhyLeaves: "leaves",
		WhyCrowds: "crowds", WhyBringsIn: "brings-in", WhyFinishes: "finishes", WhyBuilds: "builds", WhyCarries: "carries",
		WhyFirstCard: "first-card", WhyNumber: "number", WhyTakes: "takes",
	}[w]
}

// Against reports whether the reason speaks against the move rather than for it.
func (w Why) Against() bool {
	switch w {
	case WhyThreat, WhyUseless, WhyRoofs, WhyPermit, WhyNowhere, WhySpends, WhyCosts, WhyAnswers, WhyTooPoor, WhyFeeds:
		return true
	}
	return false
}
