package expo

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"

	"capital/game/testscope"
)

// slowTile is a tile in a city.
type slowTile struct {
	code, colour, text string
	x, y, cubes        int
}

// slowSeat is a seat: its tracks and the rest by their letters, q and V too.
type slowSeat struct {
	has       map[string]int
	sources   map[Source]int
	level     int
	space     int
	city      []*slowTile
	crossings [2][2]int
}

// slowTourist is where a tourist is.
type slowTourist struct {
	holder int
	on     *slowTile
	used   bool
}

// duty is what a seat has to do next.
type duty struct {
	seat int
	what string
}

// slowGame is the game as the clauses tell it and nothing else: the settled texts of tiles, plain lists, one thing after the other,
// and a list of who has to do what.
type slowGame struct {
	texts     map[string]pinned
	seats     []*slowSeat
	order     []int
	chosen    map[int]int
	round     int
	activated int
	leader    int
	tourists  []*slowTourist
	taken     map[int]int
	decks     [4][]string // the next one last; 0 prosperity
	rows      [3][]string
	open      []string
	todo      []duty
	over      bool
}

func slowTexts(t *testing.T) map[string]pinned {
	all := map[string]pinned{}
	for _, p := range settledTiles(t) {
		all[p.code] = p
	}
	for line := range strings.SplitSeq(settledProsperity, "\n") {
		fields := strings.SplitN(line, " ", 3)
		all[fields[0]] = pinned{code: fields[0], colour: fields[1], text: fields[2]}
	}
	return all
}

// newSlow begins where a match begins: its order and its stacks are taken as they are.
func newSlow(texts map[string]pinned, m *Match) *slowGame {
	s := &slowGame{texts: texts, round: 1, leader: -1, taken: map[int]int{}, chosen: map[int]int{}}
	n := m.Seats()
	for range n {
		seat := &slowSeat{has: map[string]int{"P": 4, "E": 3, "S": 2, "G": 0, "C": 2, "q": 4, "V": 0}, sources: map[Source]int{}, level: 1, crossings: [2][2]int{{1, 0}, {1, 1}}}
		seat.city = []*slowTile{s.tile("city-hall", 0, 0), s.tile("hotel", 1, 0)}
		s.seats = append(s.seats, seat)
	}
	for place := range n {
		seat := m.Order(place)
		s.order = append(s.order, seat)
		s.seats[seat].space = place + 1
		if n == 2 && place == 1 {
			s.seats[seat].space = 3
		}
		s.seats[seat].has["$"] = [][]int{2: {11, 9}, 3: {12, 11, 8}, 4: {10, 13, 10, 10}, 5: {10, 13, 10, 10, 10}}[n][place]
		s.seats[seat].has["$"] -= []int{0, 3, 2, 1, 0, 0}[s.seats[seat].space]
	}
	for owner := range n {
		s.tourists = append(s.tourists, &slowTourist{holder: owner})
	}
	for era := range 4 {
		for _, id := range m.inStack(era) {
			s.decks[era] = append(s.decks[era], id.String())
		}
	}
	for _, id := range m.Row(0) {
		s.rows[0] = append(s.rows[0], id.String())
	}
	for _, id := range m.Open() {
		s.open = append(s.open, id.String())
	}
	s.allDo("build", s.order)
	return s
}

func (s *slowGame) allDo(what string, seats []int) {
	for _, seat := range seats {
		s.todo = append(s.todo, duty{seat, what})
	}
}

func (s *slowGame) tile(code string, x, y int) *slowTile {
	p := s.texts[code]
	return &slowTile{code: code, colour: p.colour, text: p.text, x: x, y: y}
}

func beside(a *slowTile, x, y int) bool {
	near := func(d int) bool { return d == -1 || d == 0 || d == 1 }
	return near(a.x-x) && near(a.y-y) && !(a.x == x && a.y == y)
}

// signColour is the colour of a sign, "Hou".
func signColour(sign string) string {
	return map[string]string{"Hou": "housing", "Ind": "industrial", "Com": "commercial", "Ser": "service", "Cul": "cultural", "Civ": "civic", "Lei": "leisure"}[sign]
}

// part is the effect of a text that begins with a sign, its words behind the sign; "" is what is printed.
func part(text, sign string) (words []string, ok bool) {
	for p := range strings.SplitSeq(text, "; ") {
		fields := strings.Fields(p)
		first := fields[0]
		if first[0] == 'a' {
			first = "a"
		}
		effect := slices.Contains([]string{"a", "w", "o", "!", "b", "x"}, first)
		if sign == "" && !effect {
			return fields, true
		}
		if effect && first == sign {
			return fields[1:], true
		}
	}
	return nil, false
}

// worth counts the gains of an effect.
func (s *slowGame) worth(seat *slowSeat, at *slowTile, gains []string) map[string]int {
	sum := map[string]int{}
	for _, gain := range gains {
		flat, per, counted := strings.Cut(gain, "/")
		n, _ := strconv.Atoi(flat[1:])
		times := 1
		switch {
		case !counted:
		case per[0] == '@':
			times = 0
			for _, other := range seat.city {
				if other != at && other.colour == signColour(per[1:]) {
					times++
				}
			}
		case per[0] == '3' || per[0] == '4':
			times = seat.has[per[1:]] / int(per[0]-'0')
		default:
			times = 0
			for _, other := range seat.city {
				if beside(other, at.x, at.y) && other.colour == signColour(per) {
					times++
				}
			}
		}
		sum[flat[:1]] += n * times
	}
	return sum
}

// earn adds prestige of a source.
func (seat *slowSeat) earn(from Source, n int) {
	seat.has["V"] += n
	seat.sources[from] += n
}

// gain gives a seat what an effect counts; ended has the tracks past whose end this cause has earned something.
func (s *slowGame) gain(seat *slowSeat, sum map[string]int, from Source, ended map[string]bool) {
	for _, track := range []string{"P", "E", "S", "G", "$", "C"} {
		end := map[string]int{"P": 30, "E": 30, "S": 30, "G": 25, "$": 40, "C": 30}[track]
		seat.has[track] += sum[track]
		if seat.has[track] < 0 {
			seat.has[track] = 0
		}
		if track == "E" && seat.has["E"] > seat.has["P"] && seat.has["P"] < 30 {
			seat.has["E"] = seat.has["P"]
		}
		if seat.has[track] > end {
			seat.has[track] = end
			if track != "$" && !ended[track] {
				ended[track] = true
				seat.earn(FromTrackEnds, 1)
			}
		}
		for level, dot := range []int{2: 3, 3: 7, 4: 11, 5: 15, 6: 19} {
			if level >= 2 && seat.has["G"] >= dot && seat.level < level {
				cubes := []int{2: 55443, 3: 65544, 4: 66554, 5: 77665, 6: 88776}[level]
				seat.has["q"] += int(strconv.Itoa(cubes)[s.taken[level]] - '0')
				s.taken[level]++
				seat.level = level
			}
		}
	}
	seat.has["q"] += sum["q"]
	seat.earn(from, sum["V"])
}

func (s *slowGame) pay(seat *slowSeat, price int) {
	if price > seat.has["$"] {
		for seat.has["$"]-price < 1 {
			seat.has["$"] += 3
			seat.earn(FromTaxes, -1)
		}
	}
	seat.has["$"] -= price
}

// set sets a tile.
func (s *slowGame) set(seat *slowSeat, built *slowTile) {
	lake := built.code == "lake"
	corner := false
	for _, c := range seat.crossings {
		corner = corner || (built.x == c[0] || built.x == c[0]-1) && (built.y == c[1] || built.y == c[1]-1)
	}
	same, touching := false, false
	for _, other := range seat.city {
		same = same || other.colour == built.colour
		touching = touching || other.colour == built.colour && beside(other, built.x, built.y)
	}
	if !corner && !lake {
		seat.earn(FromPlacing, -2)
	}
	if same && !touching && !lake {
		seat.earn(FromPlacing, -2)
	}
	older := seat.city
	seat.city = append(slices.Clone(older), built)
	ended := map[string]bool{}
	for _, sign := range []string{"", "!", "w"} {
		if gains, ok := part(built.text, sign); ok {
			s.gain(seat, s.worth(seat, built, gains), FromBuilding, ended)
		}
	}
	for _, other := range older {
		gains, ok := part(other.text, "w")
		if !ok || !beside(other, built.x, built.y) {
			continue
		}
		for _, gain := range gains {
			flat, per, _ := strings.Cut(gain, "/")
			if n, _ := strconv.Atoi(flat[1:]); signColour(per) == built.colour {
				s.gain(seat, map[string]int{flat[:1]: n}, FromBuilding, ended)
			}
		}
	}
}

// fullCrossing is the first crossing with four tiles, or -1.
func (seat *slowSeat) fullCrossing() int {
	for which, c := range seat.crossings {
		if seat.around(c[0], c[1]) == 4 {
			return which
		}
	}
	return -1
}

func (seat *slowSeat) around(x, y int) (n int) {
	for _, tile := range seat.city {
		if (tile.x == x || tile.x == x-1) && (tile.y == y || tile.y == y-1) {
			n++
		}
	}
	return n
}

func (seat *slowSeat) on(x, y int) *slowTile {
	for _, tile := range seat.city {
		if tile.x == x && tile.y == y {
			return tile
		}
	}
	return nil
}

// cost is what activating a tile costs, or 0 for one that can't be.
func (s *slowGame) cost(tile *slowTile) int {
	if _, ok := part(tile.text, "a"); !ok {
		return 0
	}
	printed := int(tile.text[strings.Index("; "+tile.text, "; a")+1] - '0')
	cost := 1 + tile.cubes + printed
	for _, tourist := range s.tourists {
		if tourist.on == tile {
			cost++
		}
	}
	return cost
}

// by ranks the seats by a track, ties by $ and the initiative.
func (s *slowGame) by(track string) []int {
	ranked := slices.Clone(s.order)
	sort.SliceStable(ranked, func(i, j int) bool {
		a, b := s.seats[ranked[i]].has, s.seats[ranked[j]].has
		if a[track] != b[track] {
			return a[track] > b[track]
		}
		return a["$"] > b["$"]
	})
	return ranked
}

func (s *slowGame) tourism() {
	ranked := s.by("C")
	leader, lowest := ranked[0], ranked[len(ranked)-1]
	s.leader = leader
	c := s.seats[leader].has["C"]
	for owner, tourist := range s.tourists {
		own := s.seats[owner].has["C"]
		to := owner
		if owner == lowest || c >= 9 && own < 6 || c >= 14 && own < 10 || c >= 24 && own < 24 {
			to = leader
		}
		if to != tourist.holder {
			tourist.holder, tourist.on = to, nil
		}
		tourist.used = false
	}
}

func (s *slowGame) fill(era int) {
	count := 0
	for _, row := range s.rows {
		for _, code := range row {
			if s.texts[code].era == era {
				count++
			}
		}
	}
	for ; count < len(s.seats)+2; count++ {
		deck := s.decks[era]
		s.rows[0] = append(s.rows[0], deck[len(deck)-1])
		s.decks[era] = deck[:len(deck)-1]
	}
}

func (s *slowGame) expo() {
	for _, seat := range s.seats {
		seat.earn(FromEmployment, []int{-3, -3, -2, -2, -1, 0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 9, 10, 11, 11, 12, 13, 13, 14, 14, 15, 15, 16}[seat.has["E"]])
		seat.earn(FromUnemployment, -min(3, seat.has["P"]-seat.has["E"]))
	}
	ranked := s.by("S")
	for _, n := range s.order {
		seat, gains := s.seats[n], ""
		switch services := seat.has["S"]; {
		case services <= 2:
			gains = "V-1"
		case services <= 6:
		case services <= 11:
			gains = "G+1"
		case services <= 16:
			gains = "G+1 $+2"
		case services <= 21:
			gains = "G+2 $+2"
		case services <= 26:
			gains = "G+2 C+1 q+1"
		default:
			gains = "G+2 C+2 V+1"
		}
		s.gain(seat, s.worth(seat, nil, strings.Fields(gains)), FromServicesSpace, map[string]bool{})
		seat.earn(FromServicesRank, -2*slices.Index(ranked, n))
	}
	for _, seat := range s.seats {
		for _, tile := range seat.city {
			tile.cubes = 0
		}
	}
}

func (s *slowGame) effects(sign string) {
	for _, n := range s.order {
		seat := s.seats[n]
		for _, tile := range seat.city {
			if gains, ok := part(tile.text, sign); ok {
				s.gain(seat, s.worth(seat, tile, gains), FromEndEffects, map[string]bool{})
			}
		}
	}
}

// end ends the match.
func (s *slowGame) end() {
	s.effects("b")
	s.expo()
	for _, n := range s.order {
		s.pay(s.seats[n], []int{0, 3, 2, 1, 0, 0}[s.seats[n].space])
	}
	s.effects("x")
	for _, seat := range s.seats {
		seat.earn(FromCubes, seat.has["q"]/4)
		seat.earn(FromMoney, seat.has["$"]/4)
		seat.earn(FromCulture, seat.has["C"]/2)
		if seat.has["G"] > 19 {
			seat.earn(FromProgress, seat.has["G"]-19)
		}
		seat.has["q"] %= 4
		seat.has["$"] %= 4
	}
	s.over = true
}

// nextThing finds what comes when all have done what they had to do in one part of a round.
func (s *slowGame) nextThing(done string) {
	switch done {
	case "space":
		sort.SliceStable(s.order, func(i, j int) bool { return s.chosen[s.order[i]] < s.chosen[s.order[j]] })
		for n, space := range s.chosen {
			s.seats[n].space = space
		}
		s.chosen = map[int]int{}
		s.allDo("build", s.order)
	case "build":
		s.tourism()
		s.allDo("activate", s.order)
	case "activate":
		if s.round == 12 {
			s.end()
			return
		}
		s.rows[0], s.rows[1], s.rows[2] = nil, s.rows[0], s.rows[1]
		s.fill([]int{1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3}[s.round+1])
		if slices.Contains([]int{3, 5, 7, 9, 11}, s.round) {
			last := slices.Clone(s.order)
			slices.Reverse(last)
			s.allDo("prosper", last)
			return
		}
		s.newRound()
	case "prosper":
		if s.round != 11 {
			for range s.seats {
				deck := s.decks[0]
				s.open = append(s.open, deck[len(deck)-1])
				s.decks[0] = deck[:len(deck)-1]
			}
		}
		s.newRound()
	}
}

func (s *slowGame) newRound() {
	if s.round == 4 || s.round == 8 {
		s.expo()
	}
	s.round++
	s.allDo("space", s.order)
}

// done has the first duty done.
func (s *slowGame) done() {
	what := s.todo[0].what
	s.todo = s.todo[1:]
	if len(s.todo) == 0 {
		s.nextThing(what)
	}
}

// afterTile goes on after a tile or a crossing: a full crossing first.
func (s *slowGame) afterTile(seat *slowSeat) {
	if seat.fullCrossing() >= 0 {
		return
	}
	s.done()
}

// times is the multiplier of the space a seat has.
func (s *slowGame) times(seat *slowSeat) int {
	if seat.space == 5 && s.round == 2 {
		return 1
	}
	return []int{0, 4, 3, 2, 1, 0}[seat.space]
}

// apply does what an action says, which is legal.
func (s *slowGame) apply(a Action) {
	seat := s.seats[s.todo[0].seat]
	x, y := int(a.X), int(a.Y)
	switch a.Kind {
	case TakeSpace:
		s.pay(seat, []int{0, 3, 2, 1, 0, 0}[a.Space]*s.times(seat))
		s.chosen[s.todo[0].seat] = int(a.Space)
		s.done()
	case Build:
		for row, price := range []int{0, 2, 4} {
			if at := slices.Index(s.rows[row], a.Tile.String()); at >= 0 {
				s.rows[row] = slices.Delete(slices.Clone(s.rows[row]), at, at+1)
				s.pay(seat, price)
			}
		}
		s.set(seat, s.tile(a.Tile.String(), x, y))
		s.afterTile(seat)
	case Prosper, MakeLake:
		at := slices.Index(s.open, a.Tile.String())
		s.open = slices.Delete(s.open, at, at+1)
		code := a.Tile.String()
		if a.Kind == MakeLake {
			code = "lake"
		}
		s.set(seat, s.tile(code, x, y))
		s.afterTile(seat)
	case MoveCrossing:
		seat.crossings[a.Which] = [2]int{x, y}
		s.afterTile(seat)
	case Activate:
		s.activate(seat, seat.on(x, y), a.Tourists)
	case Stop, RestPrestige, RestCube:
		if a.Kind == RestCube {
			seat.has["q"]++
		}
		if a.Kind == RestPrestige {
			seat.earn(FromRests, 1)
		}
		s.activated = 0
		s.done()
	}
}

func (s *slowGame) activate(seat *slowSeat, tile *slowTile, payers Tourists) {
	cubes := s.cost(tile)
	for owner, tourist := range s.tourists {
		if payers.Has(owner) {
			cubes--
			tourist.on, tourist.used = tile, true
		}
	}
	seat.has["q"] -= cubes
	tile.cubes += cubes
	ended := map[string]bool{}
	gains, _ := part(tile.text, "a")
	s.gain(seat, s.worth(seat, tile, gains), FromActivation, ended)
	for _, other := range seat.city {
		gains, ok := part(other.text, "o")
		if ok && beside(other, tile.x, tile.y) && (gains[0] == "any" || signColour(gains[0]) == tile.colour) {
			s.gain(seat, s.worth(seat, other, gains[1:]), FromActivation, ended)
		}
	}
	s.activated++
	n := s.todo[0].seat
	limit := []int{0, 1, 2, 2, 3, 3, 4}[seat.level]
	if s.leader == n {
		limit++
	}
	more := false
	for _, tile := range seat.city {
		for some := range Tourists(1 << len(s.seats)) {
			more = more || s.canPay(n, tile, some)
		}
	}
	if s.activated >= limit || !more {
		s.activated = 0
		s.done()
	}
}

// canPay reports whether a seat can activate a tile with exactly some tourists, and cubes.
func (s *slowGame) canPay(n int, tile *slowTile, payers Tourists) bool {
	cubes := s.cost(tile)
	if cubes == 0 {
		return false
	}
	for owner := range 8 {
		if !payers.Has(owner) {
			continue
		}
		if owner >= len(s.seats) || s.tourists[owner].holder != n || s.tourists[owner].used || s.tourists[owner].on == tile {
			return false
		}
		cubes--
	}
	return cubes >= 0 && cubes <= s.seats[n].has["q"]
}

// allows reports whether an action is legal for the seat that has to do something.
func (s *slowGame) allows(a Action) bool {
	n, what := s.todo[0].seat, s.todo[0].what
	seat := s.seats[n]
	x, y := int(a.X), int(a.Y)
	full := seat.fullCrossing()
	canStand := seat.on(x, y) == nil && slices.ContainsFunc(seat.city, func(tile *slowTile) bool { return beside(tile, x, y) })
	switch a.Kind {
	case TakeSpace:
		most := 4
		if len(s.seats) == 5 {
			most = 5
		}
		for _, space := range s.chosen {
			if space == int(a.Space) {
				return false
			}
		}
		return what == "space" && a.Space >= 1 && int(a.Space) <= most
	case Build:
		return what == "build" && full < 0 && canStand && slices.Contains(slices.Concat(s.rows[:]...), a.Tile.String())
	case MoveCrossing:
		n := seat.around(x, y)
		return (what == "build" || what == "prosper") && full == int(a.Which) && n >= 1 && n <= 3 && seat.crossings[0] != [2]int{x, y} && seat.crossings[1] != [2]int{x, y}
	case Activate:
		tile := seat.on(x, y)
		return what == "activate" && tile != nil && s.canPay(n, tile, a.Tourists)
	case Stop:
		return what == "activate" && s.activated > 0
	case RestPrestige, RestCube:
		return what == "activate" && s.activated == 0
	case Prosper:
		return what == "prosper" && full < 0 && canStand && slices.Contains(s.open, a.Tile.String()) && s.meets(n, a.Tile.String())
	case MakeLake:
		return what == "prosper" && full < 0 && canStand && slices.Contains(s.open, a.Tile.String())
	}
	return false
}

// meets reports whether a seat meets what the code of a prosperity tile says.
func (s *slowGame) meets(n int, code string) bool {
	letters := map[string]string{"population": "P", "employment": "E", "services": "S", "progress": "G", "economy": "$", "culture": "C", "cubes": "q"}
	words := strings.Split(code, "-")
	if level, err := strconv.Atoi(words[1]); err == nil {
		return s.seats[n].has[letters[words[0]]] >= level
	}
	count := func(seat *slowSeat) (count int) {
		if len(words) == 2 {
			return seat.has[letters[words[1]]]
		}
		for _, tile := range seat.city {
			if tile.colour == words[1] {
				count++
			}
		}
		return count
	}
	for other, seat := range s.seats {
		own, theirs := count(s.seats[n]), count(seat)
		if other != n && (words[0] == "most" && own <= theirs || words[0] == "least" && own >= theirs) {
			return false
		}
	}
	return true
}

// differs says where a match is not as the slow game has it.
func (s *slowGame) differs(m *Match) string {
	if s.over != m.Over() || s.round != m.Round() {
		return fmt.Sprintf("round %d, over %v", s.round, s.over)
	}
	for n, seat := range s.seats {
		p := m.Player(n)
		for what := range Track(things) {
			if got := m.Has(n, what); got != seat.has[string(trackTable[what].letter)] {
				return fmt.Sprintf("seat %d has %d of %v, not %d", n, got, what, seat.has[string(trackTable[what].letter)])
			}
		}
		for from := range Source(Sources) {
			if int(p.Sources[from]) != seat.sources[from] {
				return fmt.Sprintf("seat %d has %d from %v, not %d", n, p.Sources[from], from, seat.sources[from])
			}
		}
		if int(p.Level) != seat.level || int(p.Space) != seat.space || len(p.City()) != len(seat.city) {
			return fmt.Sprintf("seat %d is on level %d and space %d", n, seat.level, seat.space)
		}
		for at, tile := range seat.city {
			if got := p.City()[at]; got.Tile.String() != tile.code || int(got.X) != tile.x || int(got.Y) != tile.y || int(got.Cubes) != tile.cubes {
				return fmt.Sprintf("seat %d has %+v, not %+v", n, got, *tile)
			}
		}
		for which, c := range seat.crossings {
			if got := p.Crossings[which]; int(got.X) != c[0] || int(got.Y) != c[1] {
				return fmt.Sprintf("seat %d has a crossing on %v", n, c)
			}
		}
		if m.Order(n) != s.order[n] {
			return fmt.Sprintf("the order is %v", s.order)
		}
		tourist := s.tourists[n]
		var on *slowTile
		if at := m.tourists[n].At; at >= 0 {
			on = s.seats[tourist.holder].city[at]
		}
		if int(m.tourists[n].Holder) != tourist.holder || m.tourists[n].Used != tourist.used || on != tourist.on {
			return fmt.Sprintf("tourist %d is with %d", n, tourist.holder)
		}
	}
	if len(s.todo) > 0 && m.Turn() != s.todo[0].seat {
		return fmt.Sprintf("it is the turn of %d", s.todo[0].seat)
	}
	for row := range s.rows {
		if !alikeCodes(m.Row(row), s.rows[row]) {
			return fmt.Sprintf("row %d has %v", row, s.rows[row])
		}
	}
	if !alikeCodes(m.Open(), s.open) {
		return fmt.Sprintf("%v lie open", s.open)
	}
	return ""
}

func alikeCodes(ids []TileID, codes []string) bool {
	var got []string
	for _, id := range ids {
		got = append(got, id.String())
	}
	want := slices.Clone(codes)
	slices.Sort(got)
	slices.Sort(want)
	return slices.Equal(got, want)
}

// everyAction gives every action that a city within some cells could see, legal or not.
func everyAction(m *Match, each func(a Action)) {
	for space := range uint8(7) {
		each(Action{Kind: TakeSpace, Space: space})
	}
	for _, kind := range []ActionKind{Stop, RestPrestige, RestCube} {
		each(Action{Kind: kind})
	}
	tiles := []TileID{CityHall, firstBuilding, 50, 79, firstProsperity, 100, Lake}
	for row := range Rows {
		tiles = append(tiles, m.Row(row)...)
	}
	tiles = append(tiles, m.Open()...)
	slices.Sort(tiles)
	tiles = slices.Compact(tiles)
	for x := int8(-7); x <= 8; x++ {
		for y := int8(-7); y <= 7; y++ {
			for _, id := range tiles {
				for _, kind := range []ActionKind{Build, Prosper, MakeLake} {
					each(Action{Kind: kind, Tile: id, X: x, Y: y})
				}
			}
			for which := range uint8(2) {
				each(Action{Kind: MoveCrossing, Which: which, X: x, Y: y})
			}
			for some := range Tourists(1 << MaxSeats) {
				each(Action{Kind: Activate, X: x, Y: y, Tourists: some})
			}
		}
	}
}

// inside reports whether an action names no cell that everyAction leaves out.
func inside(a Action) bool { return a.X >= -7 && a.X <= 8 && a.Y >= -7 && a.Y <= 7 }

// Matches are played by the clauses alone, and agree after every action. Now and then all that could be done is tried: it is legal
// where the clauses say so, listed once, and taken; nothing else is.
func TestTheSlowGameAgrees(t *testing.T) {
	texts := slowTexts(t)
	tried := 0
	for seed := range uint64(testscope.Count(60, 2000)) {
		m := anyMatch(seed)
		s := newSlow(texts, &m)
		chance := newChance(seed)
		if seed%3 == 2 {
			grow(&m, s, chance.IntN)
		}
		step := 0
		last := Action{}
		var buf [512]Action
		for {
			if what := s.differs(&m); what != "" {
				t.Fatalf("seed %d, round %d, after %v: %s", seed, m.Round(), last, what)
			}
			if m.Over() {
				break
			}
			seat := owing(&m)
			if step++; step%79 == int(seed%79) {
				tried += tryAll(t, &m, s, seat)
			}
			last = byChance(&m, seat, chance, buf[:])
			if !s.allows(last) {
				t.Fatalf("seed %d: the clauses do not allow %v", seed, last)
			}
			s.apply(last)
			if r := m.Apply(seat, last, nil); !r.OK() {
				t.Fatal(r)
			}
		}
		checkPlaces(t, &m)
	}
	if tried < 2000 {
		t.Errorf("only %d legal actions were tried", tried)
	}
}

// grow has cities begin near the ends of the tracks, so that these are passed.
func grow(m *Match, s *slowGame, below func(n int) int) {
	for n, seat := range s.seats {
		p := m.Player(n)
		set := func(what Track, to int) {
			p.Track[what] = uint8(to)
			seat.has[string(trackTable[what].letter)] = to
		}
		set(Population, 22+below(9))
		set(Employment, 20+below(int(p.Track[Population])-19))
		set(Services, 12+below(19))
		set(Economy, 25+below(16))
		set(Culture, 5+below(22))
	}
}

// tryAll tries all that could be done, and returns how much was legal.
func tryAll(t *testing.T, m *Match, s *slowGame, seat int) (count int) {
	t.Helper()
	listed := map[Action]bool{}
	legal := m.Legal(seat, nil)
	for _, a := range legal {
		if listed[a] {
			t.Fatalf("%v is listed twice", a)
		}
		listed[a] = true
		if !inside(a) {
			count++
		}
	}
	v := m.View(seat)
	if !slices.Equal(v.Legal(nil), legal) {
		t.Fatal("the view lists other actions")
	}
	everyAction(m, func(a Action) {
		r := m.Check(seat, a)
		if r.OK() != listed[a] || r.OK() != s.allows(a) || v.Check(a) != r {
			t.Fatalf("%+v: %v, listed %v, by the clauses %v", a, r.String(), listed[a], s.allows(a))
		}
		if r.OK() {
			count++
		}
	})
	if count != len(listed) {
		t.Fatalf("%d actions are listed, %d legal", len(listed), count)
	}
	return count
}

// checkPlaces checks the places of a match that is over: by prestige, cubes, $ and the initiative.
func checkPlaces(t *testing.T, m *Match) {
	t.Helper()
	value := func(seat int) int {
		return ((m.Has(seat, Prestige)+1000)*4+m.Has(seat, Cubes))*4*10 + m.Has(seat, Economy)*10 + 9 - int(m.Player(seat).Space)
	}
	for seat := range m.Seats() {
		place := 1
		for other := range m.Seats() {
			if value(other) > value(seat) {
				place++
			}
		}
		if m.Place(seat) != place || m.Has(seat, Cubes) > 3 || m.Has(seat, Economy) > 3 {
			t.Errorf("seat %d is at place %d, not %d", seat, m.Place(seat), place)
		}
	}
}
