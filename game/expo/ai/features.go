package ai

import "capital/rules/expo"

// The features of a seat: small whole numbers, so that a sum of weights is the same on every machine. Where more of something is
// worth less and less, it is spread over several steps.
const (
	atOne      = 0                               // always 10, for its weight has to reach far
	atTracks   = atOne + 1                       // the tracks
	atJobs     = atTracks + expo.Tracks          // what Employment brings in an Expo, and Population beyond it in steps
	atServices = atJobs + 1 + len(surplusSteps)  // Services beyond each band
	atRanks    = atServices + len(servicesSteps) // seats ahead in Services, and by how much others lead, close and far
	atProgress = atRanks + 3                     // the plant: its levels, what lacks to the next and its cubes, Progress beyond the last
	atMoney    = atProgress + expo.Levels + 3    // $ up to some sums
	atCulture  = atMoney + len(moneySteps)       // ahead of the best other one, tourists that come so, leader, lowest
	atCubes    = atCulture + 4                   // cubes up to some sums
	atPlan     = atCubes + 1 + len(cubeSteps)    // what can be activated before the coming Expo, and the cubes left then
	atActive   = atPlan + things + 1             // tiles that can be activated, and the worths of the best in tenths
	atEnd      = atActive + 1 + bestActive       // what effects before the end and at the end would bring, and how many there are
	atWrenches = atEnd + 3                       // free cells beside wrenches, and effects that observe
	atRoom     = atWrenches + 2                  // cells free at the crossings, and colours that can be built there
	atSpace    = atRoom + 2                      // the space of the initiative
	atProsper  = atSpace + expo.MaxSpaces        // a prosperity tile is owed; open ones that the seat qualifies for, most or least of a track
	atColours  = atProsper + 3                   // tiles of each colour
	features   = atColours + int(expo.Colours)   //
)

// The steps: each feature is how much there is beyond one, up to the next.
var (
	surplusSteps  = [...]int{0, 3, 9}
	servicesSteps = [...]int{2, 6, 11, 16, 21}
	moneySteps    = [...]int{3, 8, 16}
	cubeSteps     = [...]int{2, 5, 10}
)

// Features is what the architect sees of one seat: its value function is a sum of them, each times its weight, and what a network
// makes of them.
type Features [features]int16

// set sets a feature.
func (f *Features) set(at, n int) { f[at] = int16(n) }

// look fills in what is seen of a seat.
func (f *Features) look(t *expo.Table, seat int) {
	*f = Features{atOne: 10}
	p := t.Player(seat)
	for what, n := range p.Track {
		f.set(atTracks+what, int(n))
	}
	f.lookJobs(p)
	f.lookServices(t, seat)
	f.lookPlant(t, p)
	for n, step := range moneySteps {
		f.set(atMoney+n, min(int(p.Track[expo.Economy]), step))
	}
	held := f.lookCulture(t, seat)
	f.lookActivations(t, seat, held)
	f.lookCity(t, seat)
	f.lookOrder(t, seat)
}

// lookJobs fills in what Employment brings, and what lacks it.
func (f *Features) lookJobs(p *expo.Player) {
	jobs := int(p.Track[expo.Employment])
	surplus := int(p.Track[expo.Population]) - jobs
	f.set(atJobs, expo.EmploymentPrestige(jobs))
	for n, step := range surplusSteps {
		f.set(atJobs+1+n, max(0, surplus-step))
	}
}

// lookServices fills in the Services and the rank by them.
func (f *Features) lookServices(t *expo.Table, seat int) {
	own := t.Has(seat, expo.Services)
	for n, step := range servicesSteps {
		f.set(atServices+n, max(0, own-step))
	}
	ahead, near, far := 0, 0, 0
	for other := range t.Seats() {
		if other == seat {
			continue
		}
		if isAhead(t, other, seat, expo.Services) {
			ahead++
		}
		by := t.Has(other, expo.Services) - own
		near += max(-2, min(2, by))
		far += max(-7, min(7, by))
	}
	f.set(atRanks, ahead)
	f.set(atRanks+1, near)
	f.set(atRanks+2, far)
}

// isAhead reports whether a seat is ahead of another by a track, then by $ and by the initiative.
func isAhead(t *expo.Table, seat, other int, by expo.Track) bool {
	for _, what := range [...]expo.Track{by, expo.Economy} {
		if a, b := t.Has(seat, what), t.Has(other, what); a != b {
			return a > b
		}
	}
	return t.OrderOf(seat) < t.OrderOf(other)
}

// lookPlant fills in the plant and the cubes.
func (f *Features) lookPlant(t *expo.Table, p *expo.Player) {
	level, progress, cubes := int(p.Level), int(p.Track[expo.Progress]), int(p.Cubes)
	f.set(atProgress+level-1, 10)
	if level < expo.Levels {
		f.set(atProgress+expo.Levels, expo.PlantDot(level+1)-progress)
		f.set(atProgress+expo.Levels+1, expo.PlantCubes(level+1, t.Taken(level+1)))
	}
	f.set(atProgress+expo.Levels+2, max(0, progress-expo.PlantDot(expo.Levels)))
	f.set(atCubes, cubes)
	for n, step := range cubeSteps {
		f.set(atCubes+1+n, min(cubes, step))
	}
}

// lookCulture fills in how the seat stands in Culture, and returns how many tourists it holds, or will if Culture stays.
func (f *Features) lookCulture(t *expo.Table, seat int) (held int) {
	leader, lowest := 0, 0
	for other := 1; other < t.Seats(); other++ {
		if isAhead(t, other, leader, expo.Culture) {
			leader = other
		}
		if !isAhead(t, other, lowest, expo.Culture) {
			lowest = other
		}
	}
	best, below := 0, expo.Attraction(t.Has(leader, expo.Culture))
	for other := range t.Seats() {
		culture := t.Has(other, expo.Culture)
		if other != seat {
			best = max(best, culture)
		}
		away := other != leader && (other == lowest || culture < below)
		if seat == leader && away || seat == other && !away {
			held++
		}
	}
	f.set(atCulture, max(-8, min(8, t.Has(seat, expo.Culture)-best)))
	f.set(atCulture+1, held)
	if seat == leader {
		f.set(atCulture+2, 1)
	}
	if seat == lowest {
		f.set(atCulture+3, 1)
	}
	if t.Phase() == expo.PhaseActivate { // they stand until the next Tourism
		held = 0
		for owner := range t.Seats() {
			if int(t.Tourist(owner).Holder) == seat {
				held++
			}
		}
	}
	return held
}

// lookActivations fills in what the seat can activate.
func (f *Features) lookActivations(t *expo.Table, seat, held int) {
	var s activations
	s.read(t, seat)
	turns := turnsOf(t.Round(), momentOf(t, seat))
	gains, left := s.plan(t.Has(seat, expo.Cubes)+held*turns, t.Limit(seat)*turns)
	for what, n := range gains {
		f.set(atPlan+what, n)
	}
	f.set(atPlan+things, left)
	f.set(atActive, s.count)
	for n, worth := range s.best() {
		f.set(atActive+1+n, worth/100)
	}
}

// lookCity fills in the effects of the city that are to come, its colours and the room at its crossings.
func (f *Features) lookCity(t *expo.Table, seat int) {
	p := t.Player(seat)
	var before, after expo.Gains
	city, wrenches := p.City(), 0
	for at := range city {
		id := city[at].Tile
		if c := id.Colour(); c != expo.NoColour {
			f[atColours+int(c)]++
		}
		if e := id.Effect(expo.BeforeEnd); e != nil {
			amountsOf(t, seat, at, e, &before)
			f[atEnd+2]++
		}
		if e := id.Effect(expo.AtEnd); e != nil {
			amountsOf(t, seat, at, e, &after)
			f[atEnd+2]++
		}
		if id.Effect(expo.Observing) != nil {
			f[atWrenches+1]++
		}
		if id.Effect(expo.Wrench) != nil {
			wrenches |= 1 << at
		}
	}
	for _, n := range before {
		f[atEnd] += int16(n)
	}
	f.set(atEnd+1, after[expo.Prestige])
	f.lookRoom(p, wrenches)
}

// lookRoom fills in the cells that are free at the crossings, and what can be built there.
func (f *Features) lookRoom(p *expo.Player, wrenches int) {
	var cells [8]expo.Cell
	room := freeAtCrossings(p, cells[:0])
	colours := 0
	for _, c := range room {
		for n := range p.City() {
			if p.Tiles[n].Touches(c) {
				if colour := p.Tiles[n].Tile.Colour(); colour != expo.NoColour {
					colours |= 1 << colour
				}
				if wrenches>>n&1 != 0 {
					f[atWrenches]++
				}
			}
		}
	}
	f.set(atRoom, len(room))
	for c := range expo.Colours {
		if len(room) > 0 && (f[atColours+c] == 0 || colours>>c&1 != 0) {
			f[atRoom+1]++
		}
	}
}

// freeAtCrossings appends the empty cells that touch a crossing, each once.
func freeAtCrossings(p *expo.Player, cells []expo.Cell) []expo.Cell {
	for which, corner := range p.Crossings {
		for n := range int8(4) {
			c := expo.Cell{X: corner.X - n%2, Y: corner.Y - n/2}
			if which == 1 && near(c, p.Crossings[0]) || p.At(c) >= 0 {
				continue
			}
			cells = append(cells, c)
		}
	}
	return cells
}

// near reports whether a cell touches a corner.
func near(c expo.Cell, corner expo.Corner) bool {
	return (c.X == corner.X || c.X == corner.X-1) && (c.Y == corner.Y || c.Y == corner.Y-1)
}

// lookOrder fills in the initiative and the prosperity to come.
func (f *Features) lookOrder(t *expo.Table, seat int) {
	p := t.Player(seat)
	space := int(p.Space)
	if p.Next != 0 {
		space = int(p.Next)
	}
	f.set(atSpace+space-1, 1)
	if owesProsperity(t, seat) {
		f.set(atProsper, 1)
	}
	for _, id := range t.Open() {
		if t.Qualifies(seat, id) {
			f[atProsper+1]++
		}
	}
	for what := range expo.Track(things - 1) {
		most, least, own := true, true, t.Has(seat, what)
		for other := range t.Seats() {
			if n := t.Has(other, what); other != seat {
				most, least = most && n < own, least && n > own
			}
		}
		if most || least && what != expo.Cubes {
			f[atProsper+2]++
		}
	}
}
