package ai

import (
	"math"

	"capital/rules/warsaw"
)

// architect has a value function whose weights were learned from matches. It looks at each
// use of each tile it may pick, for the most promising at what the tile after it could add,
// and at the value that the tiles it hands on have for whoever gets them.
type architect struct {
	weights *Weights
	breadth int    // how many uses are looked at with the tile after
	yield   func() // called after each of them; see [Limit]
	uses    *uses  // remembers the best use of tiles, in the rollouts of one search; nil remembers none
}

// architectBreadth is enough for the best use to be among those looked at.
const architectBreadth = 8

// NewArchitect makes an architect with weights of its own.
func NewArchitect(w *Weights) Player { return architect{weights: w, breadth: architectBreadth} }

// NewHastyArchitect makes one that does not look at the tile after: for learning,
// where many matches matter more than good ones.
func NewHastyArchitect(w *Weights) Player { return architect{weights: w} }

// hasty is one that does not look at the tile after.
func (p architect) hasty() architect {
	p.breadth = 0
	return p
}

// within heeds nothing but who shares its thread: it is done before it could be stopped.
func (p architect) within(limit Limit) Player {
	p.yield = limit.Yield
	return p
}

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

// options appends the best options to found, which has room for some, the best first.
func (p architect) options(v *warsaw.View, found []option) []option {
	value := newArchitectValue(p.weights, &v.Table, v.Seat(), StageOf(v))
	var buf [maxActions]warsaw.Action
	picks := v.Owes(v.Seat()) == warsaw.DecidePick
	if !picks {
		found = value.rank(v, v.Legal(false, buf[:0]), found)
	} else {
		var hand [4]warsaw.TileID
		for _, tile := range v.Own().Hand(hand[:0]) {
			found = value.rank(v, v.Uses(tile, buf[:0]), found)
		}
	}
	if p.breadth > 0 && mayLookFurther(v) {
		p.lookFurther(v, found[:min(p.breadth, len(found))])
	}
	if p.breadth > 0 && picks {
		p.deny(v, found)
	}
	return found
}

// bestPick is the use of a tile to pick it for, where of each tile of the hand only the best use is considered: for rollouts.
func (p architect) bestPick(v *warsaw.View) warsaw.Action {
	value := newArchitectValue(p.weights, &v.Table, v.Seat(), StageOf(v))
	var hand [4]warsaw.TileID
	var room [4]option
	found := room[:0]
	for _, tile := range v.Own().Hand(hand[:0]) {
		found = append(found, p.bestUse(&value, v, tile))
	}
	if p.breadth > 0 && len(found) > 1 {
		if mayLookFurther(v) {
			p.lookFurther(v, found)
		}
		p.deny(v, found)
	}
	sortOptions(found)
	return found[0].action
}

// bestUse is the best use of a tile, the first of equals.
func (p architect) bestUse(value *architectValue, v *warsaw.View, tile warsaw.TileID) option {
	if p.uses != nil {
		return p.uses.find(value, v, tile)
	}
	return value.bestUse(v, tile)
}

// mayLookFurther reports whether another tile is picked before the next income phase.
func mayLookFurther(v *warsaw.View) bool { return StageOf(v)%stagesOfEpoch < beforeIncome-1 }

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

// sortOptions sorts options by their values, the best first.
func sortOptions(options []option) {
	for n := range options {
		insert(options[:n:n+1], options[n])
	}
}

// lookFurther values the options by the best use of the next tile and sorts them.
func (p architect) lookFurther(v *warsaw.View, options []option) {
	var buf [warsaw.EpochTiles]warsaw.TileID
	coming, kept := comingHand(v, buf[:0])
	if len(coming) == 0 {
		return
	}
	then := *v
	value := newArchitectValue(p.weights, &v.Table, v.Seat(), StageOf(v)+1)
	for n := range options {
		at := after(v, options[n].action)
		*then.Player(v.Seat()) = warsaw.Player{District: at.District, Coins: int16(at.Coins), VP: int16(at.VP)}
		var buf [warsaw.EpochTiles]int64
		values := buf[:0]
		for _, tile := range coming {
			values = append(values, p.bestUse(&value, &then, tile).value)
		}
		options[n].value = expect(values, kept)
		if p.yield != nil {
			p.yield()
		}
	}
	sortOptions(options)
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

// deny takes from each option its share of the value that the best of the tiles it hands on
// has for the next seat, and sorts them.
func (p architect) deny(v *warsaw.View, options []option) {
	var hand [4]warsaw.TileID
	tiles := v.Own().Hand(hand[:0])
	denial := int64(p.weights.At(v.Seats()).Denial)
	if len(tiles) < 2 || denial == 0 {
		return
	}
	next := v.PassesTo(v.Seat())
	there := *v // with the next seat's district and purse as one's own
	*there.Player(v.Seat()) = *v.Player(next)
	value := newArchitectValue(p.weights, &v.Table, next, StageOf(v))
	var values [4]int64
	for n, tile := range tiles {
		values[n] = p.bestUse(&value, &there, tile).value
	}
	for n := range options {
		best := int64(math.MinInt64)
		for i, tile := range tiles {
			if tile != options[n].action.Tile {
				best = max(best, values[i])
			}
		}
		options[n].value -= best * denial / 100
	}
	sortOptions(options)
}
