package ai

// Key is the name of what a reason says, as in tables of texts.
func (w Why) Key() string {
	if w == 0 || w >= whys {
		return "unknown"
	}
	return [...]string{
		WhyAlone: "alone", WhyLeads: "leads", WhyTaller: "taller", WhyShares: "shares", WhyWidens: "widens",
		WhySecond: "second", WhyOusts: "ousts", WhyNears: "nears", WhyLowers: "lowers", WhyFull: "full", WhySafe: "safe",
		WhyThreat: "threat", WhyOnlyThere: "only-there", WhyLastColour: "last-colour", WhySets: "sets",
		WhyForces: "forces", WhyOpens: "opens", WhyShuts: "shuts", WhyUseless: "useless", WhyRises: "rises",
		WhyAhead: "ahead", WhyNowhere: "nowhere", WhyRoofs: "roofs", WhyStock: "stock", WhyReady: "ready",
		WhyPermit: "permit", WhySpends: "spends", WhyWaits: "waits", WhyNoUse: "no-use", WhySpare: "spare", WhySaves: "saves",
		WhyHolds: "holds", WhyLater: "later", WhyCosts: "costs", WhyNumber: "number", WhySure: "sure",
		WhyCheapest: "cheapest", WhyOutbids: "outbids", WhyLikely: "likely", WhyRisk: "risk", WhyWorth: "worth",
		WhyDraws: "draws", WhyDenies: "denies", WhyKeeps: "keeps", WhyGives: "gives", WhyLittle: "little", WhyNoGain: "no-gain", WhyForgoes: "forgoes",
		WhySavesFor: "saves-for", WhyTooPoor: "too-poor", WhyLastBid: "last-bid", WhyNoRival: "no-rival", WhyPays: "pays",
		WhyFeeds: "feeds", WhyBringsIn: "brings-in", WhyShareCards: "share-cards", WhyNobodyElse: "nobody-else",
		WhyLeaves: "leaves", WhyNothing: "nothing", WhyFinishes: "finishes", WhyHeld: "held", WhyCarries: "carries",
		WhyFirstCard: "first-card", WhyTakes: "takes",
	}[w]
}

// Against reports whether the reason speaks against the move rather than for it.
func (w Why) Against() bool {
	switch w {
	case WhyThreat, WhyUseless, WhyRoofs, WhyPermit, WhyNowhere, WhySpends, WhyCosts, WhyRisk, WhyGives, WhyForgoes, WhyFeeds, WhyShareCards, WhyNothing:
		return true
	}
	return false
}

// SpeaksOfSeat reports whether a reason's Seat counts.
func (w Why) SpeaksOfSeat() bool {
	switch w {
	case WhyLeads, WhyTaller, WhyShares, WhyWidens, WhySecond, WhyOusts, WhyNears, WhyLowers, WhyThreat, WhyShuts,
		WhyCheapest, WhyOutbids, WhyRisk, WhyDenies, WhyTooPoor, WhyFeeds, WhyShareCards, WhyTakes:
		return true
	}
	return false
}
