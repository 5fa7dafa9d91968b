package ai

import (
	"math"
	"slices"
	"time"

	"capital/rules/warsaw"
)

// architect values a district by weights that were learned from matches. It looks at
// each use of each tile it may pick, for the most promising at what the tile after it
// could add, and at what the tiles it hands on are worth to whoever gets them.
type architect struct {
	weights *Weights
	breadth int // how many uses are looked at with the tile after
}

// architectBreadth is enough for the best use to be among those looked at.
const architectBreadth = 8

// NewArchitect makes an architect with weights of its own.
func NewArchitect(w *Weights) Player { return architect{w, architectBreadth} }

// NewHastyArchitect makes one that does not look at the tile after: for learning,
// where many matches matter more than good ones.
func NewHastyArchitect(w *Weights) Player { return architect{w, 0} }

// Choose takes the action with the highest value.
func (p architect) Choose(v *warsaw.View) warsaw.Action {
	var buf [maxOptions]option
	return commit(v, p.options(v, buf[:0])[0].action)
}

// option is what a seat may do and its value in thousandths of a victory point. For
// a pick it is a use of the tile.
type option struct {
	action warsaw.Action
	value  int64
}

// maxOptions is how many options are kept, the best ones.
const maxOptions = 16

// commit is the action that begins an option: where a pick is owed, the pick of its tile.
func commit(v *warsaw.View, a warsaw.Action) warsaw.Action {
	if v.Owes(v.Seat()) == warsaw.DecidePick {
		return warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}
	}
	return a
}

// options appends the best options to found, which has room for some, the best first.
func (p architect) options(v *warsaw.View, found []option) []option {
	j := p.appraise(v, StageOf(v))
	var buf [maxActions]warsaw.Action
	if v.Owes(v.Seat()) != warsaw.DecidePick {
		found = j.rank(v, v.Legal(false, buf[:0]), found)
	} else {
		var hand [4]warsaw.TileID
		for _, tile := range v.Own().Hand(hand[:0]) {
			found = j.rank(v, v.Uses(tile, buf[:0]), found)
		}
	}
	if p.breadth > 0 && j.outlook.stage%stagesOfEpoch < beforeIncome-1 {
		p.lookFurther(v, found[:min(p.breadth, len(found))])
	}
	if p.breadth > 0 && v.Owes(v.Seat()) == warsaw.DecidePick {
		p.deny(v, found)
	}
	return found
}

// deny takes from each option its share of what the best of the tiles that it hands on
// is worth to the next seat, and sorts them.
func (p architect) deny(v *warsaw.View, options []option) {
	var hand [4]warsaw.TileID
	tiles := v.Own().Hand(hand[:0])
	beliefs := p.weights.At(v.Seats())
	if len(tiles) < 2 || beliefs.Denial == 0 {
		return
	}
	next := v.PassesTo(v.Seat())
	there := *v // with the next seat's district and purse as one's own
	*there.Player(v.Seat()) = *v.Player(next)
	j := appraisal{beliefs: beliefs, outlook: look(&v.Table, next, StageOf(v))}
	var worth [4]int64
	for n, tile := range tiles {
		worth[n] = bestUse(&there, tile, func(a warsaw.Action) int64 {
			then := after(&there, a)
			return j.worth(&then)
		})
	}
	for n := range options {
		best := int64(math.MinInt64)
		for i, tile := range tiles {
			if tile != options[n].action.Tile {
				best = max(best, worth[i])
			}
		}
		options[n].value -= best * int64(beliefs.Denial) / 100
	}
	for n := range options {
		insert(options[:n:n+1], options[n])
	}
}

// insert puts an option among those found, the best first and of equals the earlier;
// what there is no room for is dropped.
func insert(found []option, o option) []option {
	n := len(found)
	if n < cap(found) {
		found = append(found, o)
	} else if n--; found[n].value >= o.value {
		return found
	}
	for ; n > 0 && found[n-1].value < o.value; n-- {
		found[n] = found[n-1]
	}
	found[n] = o
	return found
}

// lookFurther values the options by the best use of the next tile and sorts them.
func (p architect) lookFurther(v *warsaw.View, options []option) {
	var buf [warsaw.EpochTiles]warsaw.TileID
	coming, kept := comingHand(v, buf[:0])
	if len(coming) == 0 {
		return
	}
	then := *v
	j := p.appraise(v, StageOf(v)+1)
	for n := range options {
		at := after(v, options[n].action)
		*then.Player(v.Seat()) = warsaw.Player{District: at.District, Coins: int16(at.Coins), VP: int16(at.VP)}
		options[n].value = j.expect(&then, coming, kept)
		if oneThread {
			time.Sleep(time.Millisecond)
		}
	}
	for n := range options {
		insert(options[:n:n+1], options[n])
	}
}

// comingHand appends the tiles of which the seat's next hand will be drawn to buf.
// It returns as well how many it will hold.
func comingHand(v *warsaw.View, buf []warsaw.TileID) (tiles []warsaw.TileID, kept int) {
	from := v.Seat() + v.Seats() - 1
	if !v.PassesLeft() {
		from = v.Seat() + 1
	}
	kept = 3 - v.Round()
	if hand, known := v.HandOf(from%v.Seats(), buf); known {
		return hand, kept
	}
	hidden := v.Hidden()
	for _, tile := range warsaw.EpochStack(v.Epoch()) {
		if hidden.Has(tile) {
			buf = append(buf, tile)
		}
	}
	return buf, kept
}

// appraisal values the prospects of one decision.
type appraisal struct {
	beliefs *Beliefs
	outlook outlook
	seen    Features
}

func (p architect) appraise(v *warsaw.View, stage int) appraisal {
	return appraisal{beliefs: p.weights.At(v.Seats()), outlook: look(&v.Table, v.Seat(), stage)}
}

// rank inserts the actions among the options found.
func (a *appraisal) rank(v *warsaw.View, actions []warsaw.Action, found []option) []option {
	for _, action := range actions {
		then := after(v, action)
		found = insert(found, option{action, a.worth(&then)})
	}
	return found
}

// expect is the value of the best use of the best of so many tiles drawn from those.
func (a *appraisal) expect(v *warsaw.View, tiles []warsaw.TileID, drawn int) int64 {
	var buf [warsaw.EpochTiles]int64
	values := buf[:0]
	for _, tile := range tiles {
		values = append(values, bestUse(v, tile, func(action warsaw.Action) int64 {
			then := after(v, action)
			return a.worth(&then)
		}))
	}
	slices.Sort(values)
	slices.Reverse(values)
	// The nth best is the best drawn where it is drawn and none before it is: a share
	// in millionths of what is left, whole numbers being the same on every machine.
	total, left := int64(0), int64(1_000_000)
	for n, value := range values {
		among := len(values) - n
		share := left * int64(min(drawn, among)) / int64(among)
		total += share * value
		left -= share
	}
	return total / 1_000_000
}

// StageOf is the stage at which the seat will be once it has decided what it owes.
func StageOf(v *warsaw.View) int {
	stage := (v.Epoch() - 1) * stagesOfEpoch
	switch v.Phase() {
	case warsaw.PhasePick, warsaw.PhaseUse, warsaw.PhaseCollapseAfterBuild:
		return stage + v.Round()
	case warsaw.PhaseChoices:
		return stage + afterChoices
	}
	return stage + beforeIncome
}

// StageBeforeIncome is the stage before the epoch's income, when the war and the
// milestone are done.
func StageBeforeIncome(epoch int) int { return (epoch-1)*stagesOfEpoch + beforeIncome }

// StageAfterChoices is the stage after the choices that follow the epoch's income.
func StageAfterChoices(epoch int) int { return (epoch-1)*stagesOfEpoch + afterChoices }

// worth is the value of a prospect in thousandths of a victory point.
func (a *appraisal) worth(p *warsaw.Prospect) int64 {
	total := 1000 * int64(p.VP)
	if a.outlook.stage == Stages { // nothing is left but to count coins
		return total + 200*int64(p.Coins)
	}
	a.outlook.see(p, &a.seen)
	return total + a.beliefs.value(a.outlook.stage, &a.seen)
}

// Foresee returns what the architect would see after an action other than a pick,
// and the victory points its seat would then hold.
func Foresee(v *warsaw.View, a warsaw.Action) (f Features, vp int) {
	p := after(v, a)
	o := look(&v.Table, v.Seat(), StageOf(v))
	o.see(&p, &f)
	return f, p.VP
}

// Observe returns what the architect sees in a seat's district as it lies, at a stage.
func Observe(t *warsaw.Table, seat, stage int) Features {
	var f Features
	player := t.Player(seat)
	p := warsaw.Prospect{District: player.District, Coins: int(player.Coins), VP: int(player.VP)}
	o := look(t, seat, stage)
	o.see(&p, &f)
	return f
}
