package ai

import (
	"cmp"
	"math"
	"slices"
	"time"

	"capital/rules/warsaw"
)

// master plays on in its mind what each of its best options may lead to, in matches
// drawn from all that it may be in, to the end of the epoch, and takes the option
// that leaves it furthest ahead.
type master struct {
	seed    uint64
	weights *Weights
	limit   Limit
}

// Limit ends a master's thinking: after so many samples or so much time, whichever
// comes first; 0 is no limit. Only without a limit of time does the same view always
// give the same action.
type Limit struct {
	Samples int
	Time    time.Duration
	// Stop is closed by whoever does not wait for the answer any more: what has been begun
	// to be played on is ended, and nothing else is begun. It may be nil.
	Stop <-chan struct{} `json:"-"`
}

// stopped reports whether nobody waits for the answer any more.
func (l *Limit) stopped() bool {
	select {
	case <-l.Stop:
		return true
	default:
		return false
	}
}

// Thinker is a player that can be watched while it thinks.
type Thinker interface {
	Player
	// Begin starts to think about a view of a seat that owes a decision. The view must
	// not change while it goes on.
	Begin(v *warsaw.View) *Thought
	// Consider starts to think about more than what it would do itself and gives no
	// option up: of a pick, the ways to use each tile of the hand; and always the action
	// also, where it is given. It can go on for ever.
	Consider(v *warsaw.View, also warsaw.Action) *Thought
}

// NewMaster makes a master that thinks as long as the limit says; samples or time must
// be limited.
func NewMaster(seed uint64, limit Limit) (Thinker, error) {
	w, err := DecodeWeights(learned)
	if err != nil {
		return nil, err
	}
	return master{seed, w, limit}, nil
}

// Choose thinks to the limit; stopped, it answers what seems best so far. In a browser it lets the game go on every few
// milliseconds.
func (p master) Choose(v *warsaw.View) warsaw.Action {
	start := time.Now()
	thought := p.Begin(v)
	thought.run(p.limit, start)
	return thought.Best()
}

// run thinks to the limit, its time counted from start, or until there is nothing more
// to find out.
func (t *Thought) run(limit Limit, start time.Time) {
	const slice = 8 * time.Millisecond
	awake := time.Now()
	for !limit.stopped() && (limit.Samples == 0 || t.samples < limit.Samples) {
		if !t.Step() || limit.Time > 0 && time.Since(start) >= limit.Time {
			return
		}
		if oneThread && time.Since(awake) >= slice {
			time.Sleep(time.Millisecond)
			awake = time.Now()
		}
	}
}

// Thought is what a master has found out about one decision so far. It belongs to
// one goroutine.
type Thought struct {
	view    *warsaw.View
	mind    architect // plays all seats in the samples
	seed    uint64
	samples int           // in which every option in question was tried
	sample  warsaw.Match  // the next one
	tried   int           // options in question that were tried in it
	lines   []line        // the options, the most promising first; those in question before the others
	open    int           // how many of them are in question
	patient bool          // it goes on with one option, too, and gives up none but as spared says
	spared  warsaw.Action // where a patient thought gives up options: never those that begin so
}

// line is one option and what the samples said of it, in victory points.
type line struct {
	action  warsaw.Action // for a pick, the use of the tile
	margins []float64     // in each sample
	sum     float64       // of whole samples
	seats   margins       // of all seats, summed
}

// margins is by how many victory points each seat is ahead of the best other one.
type margins [warsaw.MaxSeats]float64

// Begin starts to think; see [Thinker].
func (p master) Begin(v *warsaw.View) *Thought {
	t := &Thought{view: v, mind: architect{p.weights, 0}, seed: mix(p.seed, digest(v))}
	var buf [maxOptions]option
	for _, o := range NewArchitect(p.weights).(architect).options(v, buf[:0]) {
		if len(t.lines) < masterBreadth && !t.considers(commit(v, o.action)) {
			t.lines = append(t.lines, line{action: o.action})
		}
	}
	t.open = len(t.lines)
	return t
}

// Consider starts to think; see [Thinker].
func (p master) Consider(v *warsaw.View, also warsaw.Action) *Thought {
	t := &Thought{view: v, mind: architect{p.weights, 0}, seed: mix(p.seed, digest(v)), patient: true}
	if also.Kind != 0 {
		t.lines = append(t.lines, line{action: also})
	}
	options := func(actions []warsaw.Action, most int) {
		var found [masterBreadth]option
		j := t.mind.appraise(v, StageOf(v))
		for _, o := range j.rank(v, actions, found[:0:most]) {
			if o.action != also {
				t.lines = append(t.lines, line{action: o.action})
			}
		}
	}
	var buf [maxActions]warsaw.Action
	if v.Owes(v.Seat()) == warsaw.DecidePick {
		var hand [4]warsaw.TileID
		for _, tile := range v.Own().Hand(hand[:0]) {
			options(v.Uses(tile, buf[:0]), usesConsidered)
		}
	} else {
		options(v.Legal(false, buf[:0]), masterBreadth)
	}
	t.open = len(t.lines)
	return t
}

// Judgement is what a master thinks of one action.
type Judgement struct {
	Action warsaw.Action // for a pick, the use of the tile that it is picked for
	// Margin is by how many victory points the seat is expected to end ahead of the
	// best other one; less than 0, behind.
	Margin float64
}

// Judgements is what the thought has found out about every option in question, the
// best first. It is empty before the first sample is done.
func (t *Thought) Judgements() []Judgement {
	if t.samples == 0 {
		return nil
	}
	all := make([]Judgement, t.open)
	for n := range all {
		all[n] = Judgement{t.lines[n].action, t.lines[n].sum / float64(t.samples)}
	}
	slices.SortStableFunc(all, func(a, b Judgement) int { return cmp.Compare(b.Margin, a.Margin) })
	return all
}

// considers reports whether there is a line that begins with the action.
func (t *Thought) considers(a warsaw.Action) bool {
	return slices.ContainsFunc(t.lines, func(l line) bool { return commit(t.view, l.action) == a })
}

const (
	masterBreadth  = 10  // options in question
	usesConsidered = 3   // of each tile of a hand
	fewSamples     = 12  // before any option is given up
	doubt          = 2.5 // standard errors by which an option that is given up must be behind
)

// Step tries the next option in question, each in the same sample before any in
// another. It reports whether there is more to find out.
func (t *Thought) Step() bool {
	if t.open <= 1 && !t.patient {
		return false
	}
	if t.tried == 0 {
		t.sample = t.view.Sample(mix(t.seed, uint64(t.samples)))
	}
	line := &t.lines[t.tried]
	ahead := t.playOn(t.sample, line.action)
	line.margins = append(line.margins, ahead[t.view.Seat()])
	for s := range ahead {
		line.seats[s] += ahead[s]
	}
	if t.tried++; t.tried < t.open {
		return true
	}
	for n := range t.lines[:t.open] {
		t.lines[n].sum += t.lines[n].margins[t.samples]
	}
	t.tried = 0
	t.samples++
	if t.samples >= fewSamples && (!t.patient || t.spared.Kind != 0) {
		t.giveUp()
	}
	return t.open > 1 || t.patient
}

// best is the index of the best line: the highest mean, of equals the more promising.
func (t *Thought) best() int {
	best := 0
	for n := range t.lines[:t.open] {
		if t.lines[n].sum > t.lines[best].sum {
			best = n
		}
	}
	return best
}

// Best is the best action as far as is known.
func (t *Thought) Best() warsaw.Action { return commit(t.view, t.lines[t.best()].action) }

// Samples is in how many samples every option in question has been tried.
func (t *Thought) Samples() int { return t.samples }

// giveUp leaves out the options that are behind the best for certain.
func (t *Thought) giveUp() {
	best := t.lines[t.best()].margins
	kept := 0
	for n := range t.open {
		if commit(t.view, t.lines[n].action) == t.spared || !behind(best, t.lines[n].margins) {
			t.lines[kept], t.lines[n] = t.lines[n], t.lines[kept]
			kept++
		}
	}
	t.open = kept
}

// behind reports whether what the second brought in the same samples is less by more
// than chance explains.
func behind(best, second []float64) bool {
	sum, squares := 0.0, 0.0
	for n := range best {
		d := best[n] - second[n]
		sum += d
		squares += float64(d * d) // rounded here, or some machines would round once for both
	}
	n := float64(len(best))
	mean := sum / n
	variance := max(0, squares/n-float64(mean*mean)) // less than 0 only by rounding
	return mean > doubt*math.Sqrt(variance/n)
}

// playOn carries the action out in a copy of the sample, plays on to the end of the
// epoch and returns by how many victory points each seat is then ahead of the best
// other one, as far as the weights can tell.
func (t *Thought) playOn(m warsaw.Match, a warsaw.Action) margins {
	seat := t.view.Seat()
	epoch := m.Epoch() + 1
	if m.Phase() == warsaw.PhaseChoices {
		epoch++
	}
	var uses [warsaw.MaxSeats]warsaw.Action // of the tiles picked
	if m.Owes(seat) == warsaw.DecidePick {
		uses[seat] = a
	}
	m.Apply(seat, commit(t.view, a), nil)
	for !m.Over() && m.Epoch() < epoch {
		for s := range m.Seats() {
			switch owed := m.Owes(s); {
			case owed == warsaw.NoDecision:
			case owed == warsaw.DecideUse && uses[s].Kind != 0:
				m.Apply(s, uses[s], nil)
				uses[s] = warsaw.Action{}
			default:
				v := m.View(s)
				var buf [1]option
				use := t.mind.options(&v, buf[:0])[0].action
				if owed == warsaw.DecidePick {
					uses[s] = use
				}
				m.Apply(s, commit(&v, use), nil)
			}
		}
	}
	var worth [warsaw.MaxSeats]int64
	for s := range m.Seats() {
		worth[s] = t.mind.standing(&m, s)
	}
	var ahead margins
	for s := range m.Seats() {
		others := int64(math.MinInt64)
		for other, n := range worth[:m.Seats()] {
			if other != s {
				others = max(others, n)
			}
		}
		ahead[s] = float64(worth[s]-others) / 1000
	}
	return ahead
}

// standing is what a seat of a match will have at the end, in thousandths of a
// victory point; the match stands at the beginning of an epoch or at its end.
func (p architect) standing(m *warsaw.Match, seat int) int64 {
	player := m.Player(seat)
	if m.Over() {
		return 1000*int64(player.VP) + 200*int64(player.Coins)
	}
	at := warsaw.Prospect{District: player.District, Coins: int(player.Coins), VP: int(player.VP)}
	j := appraisal{beliefs: p.weights.At(m.Seats()), outlook: look(&m.Table, seat, StageAfterChoices(m.Epoch()-1))}
	return j.worth(&at)
}

// digest is a number that tells most views apart.
func digest(v *warsaw.View) uint64 {
	h := mix(uint64(v.Seat()), uint64(v.Epoch()<<16|v.Round()<<8|int(v.Phase())))
	for s := range v.Seats() {
		p := v.Player(s)
		h = mix(h, uint64(p.Coins)<<32|uint64(p.VP)<<16|uint64(p.District.Occupied()))
	}
	var hand [4]warsaw.TileID
	for _, tile := range v.Own().Hand(hand[:0]) {
		h = mix(h, uint64(tile))
	}
	return mix(h, uint64(v.Revealed(v.Seat())))
}
