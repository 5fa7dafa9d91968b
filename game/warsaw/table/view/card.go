package view

import (
	"math"
	"slices"

	"capital/render/text"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// card says what a thing is, beside that thing and above all else. What is asked stays where it is asked.
type card struct {
	region
	thing Thing
}

// telling is what is said of a thing.
type telling struct {
	title string
	lines []string
	tile  warsaw.TileID // shown beside the words, or NoTile
	turn  int
	marks []tileart.Mark // before the title
}

// Told is what is told in words about a thing that keys are at, but for a milestone.
func (c *Capital) Told(p *Position, thing Thing) (title string, lines []string) {
	told := card{region{drawing: drawing{Capital: c}, p: p}, thing}.told()
	return told.title, told.lines
}

// told is what is said of the thing.
func (c card) told() telling {
	words, seat := c.Strings.Text, c.thing.Seat
	told := telling{tile: warsaw.NoTile}
	switch c.thing.Kind {
	case EpochOf:
		told.title, told.lines = words("table.epoch", Roman(c.thing.N)), c.ofEpoch()
	case WarAfter:
		told.title, told.marks = words("table.war"), []tileart.Mark{{Icon: tileart.War}}
		told.lines = []string{words("tip.war", Roman(c.thing.N), warTakes(c.thing.N), c.TileName(warsaw.BuildingTile(warsaw.Arsenal))), words("prompt.losses.more")}
	case Track:
		told.title = words("tip.track")
		for seat, name := range c.p.Names {
			told.lines = append(told.lines, words("tip.of", name, int(c.p.Purses[seat].VP)))
		}
	case SeatOf:
		told.title, told.lines = c.p.Names[seat], c.ofSeat()
	case PointsOf:
		told.title, told.lines = c.p.Names[seat], []string{words("tip.vp", int(c.p.Purses[seat].VP))}
	case CoinsOf:
		told.title, told.lines = c.p.Names[seat], []string{words("tip.coins", int(c.p.Purses[seat].Coins))}
	case FactOf:
		told = c.ofFact()
	case UsedBy:
		told = c.ofUsed()
	case TileOf:
		told = c.ofTile()
	case HandTile:
		told.tile = c.p.Hand.Tiles[c.thing.N]
		told.title, told.lines = c.TileName(told.tile), c.ofPrice(told.tile, "outlook.price")
		if c.p.Held.Tile == told.tile {
			told.turn = c.p.Held.Turn
		}
	case HandBack:
		told.title, told.lines = words("tip.back", Roman(c.p.Table.Epoch())), []string{words("tip.back.hand")}
	case FaceDownDrop:
		told.title, told.lines = oneLine(words("table.facedown")), []string{words("tip.facedown")}
	case DiscardDrop:
		told.title, told.lines = words("table.confirm.discard"), []string{words("tip.discard", c.p.Table.DiscardValue(c.p.Seat))}
	case LossSlot:
		told.title, told.lines = words(band{c.region}.lossWords()), []string{words("tip.loss")}
	case NetOf:
		told.title, told.lines = words("sum.next"), []string{words("tip.net")}
	case TagOf:
		told = c.ofTag()
	}
	return told
}

// warTakes is how many stacks the war after an epoch takes from everyone.
func warTakes(epoch int) int { return epoch - 2 }

// oneLine is words that stand on several lines elsewhere.
func oneLine(words string) string {
	var line []rune
	for _, r := range words {
		if r == '\n' {
			r = ' '
		}
		line = append(line, r)
	}
	return string(line)
}

// ofEpoch says of an epoch whether it is over, and what ends it.
func (c card) ofEpoch() (lines []string) {
	words, n, now := c.Strings.Text, c.thing.N, c.p.Table.Epoch()
	switch {
	case n < now:
		return []string{words("table.epoch." + string(rune('0'+n))), words("tip.epoch.over")}
	case n == now:
		lines = []string{words("tip.epoch.now", min(c.p.Table.Round()+1, HandSize), HandSize)}
	default:
		lines = []string{words("tip.epoch.later")}
	}
	lines = slices.Insert(lines, 0, words("table.epoch."+string(rune('0'+n))))
	if n == 3 || n == 4 {
		lines = append(lines, words("tip.epoch.war"))
	}
	if n <= warsaw.MilestoneCount {
		return append(lines, words("tip.epoch.ends", c.TileName(milestone{c.region, n - 1}.face())))
	}
	return append(lines, words("outlook.end.match"))
}

// ofSeat says of a seat what it has, and how to see more of it.
func (c card) ofSeat() []string {
	words, has := c.Strings.Text, &c.p.Purses[c.thing.Seat]
	lines := []string{words("tip.vp", int(has.VP)), words("tip.coins", int(has.Coins))}
	if c.thing.Seat != c.p.Seat && c.thing.Seat != c.p.Enlarged {
		lines = append(lines, words("tip.seat"))
	}
	return lines
}

// ofFact says one thing that is to be known of a seat.
func (c card) ofFact() telling {
	words, f := c.Strings.Text, c.facts(c.thing.Seat)[c.thing.N]
	said := words(f.key, f.number)
	if f.change {
		said = words(f.key, text.Signed(f.number))
	}
	told := telling{title: c.p.Names[c.thing.Seat], lines: []string{said}, marks: f.marks, tile: warsaw.NoTile}
	if f.award.Valid() {
		told.lines = append(told.lines, words("tip.award", c.TileName(f.award), words("award."+f.award.Tile().Code)))
	} else if f.more != "" {
		told.lines = append(told.lines, oneLine(words(f.more)))
	}
	return told
}

// ofUsed says of a seat which tile it used last, or what it is doing.
func (c card) ofUsed() telling {
	words, open, seat := c.Strings.Text, &c.p.Table, c.thing.Seat
	told := telling{title: c.p.Names[seat], tile: warsaw.NoTile}
	if open.Owes(seat) != warsaw.NoDecision {
		told.lines = append(told.lines, words("tip.deciding"))
	}
	switch {
	case open.Revealed(seat) != warsaw.NoTile:
		told.tile = open.Revealed(seat)
		told.lines = append(told.lines, words("tip.shown", c.TileName(told.tile)))
	case open.Phase() == warsaw.PhasePick && open.Owes(seat) == warsaw.NoDecision:
		told.lines = append(told.lines, words("tip.chosen"))
	case c.p.Used[seat] != warsaw.NoTile:
		told.tile = c.p.Used[seat]
		told.lines = append(told.lines, words("tip.used", c.TileName(told.tile)))
	}
	if told.tile != warsaw.NoTile {
		told.lines = append(told.lines, c.TileLines(told.tile.Tile())...)
	}
	return told
}

// ofTile says of a tile in a district what it is, and of which area the quarter is that is pointed at.
func (c card) ofTile() telling {
	d := &c.p.Table.Player(c.thing.Seat).District
	i, _ := d.IndexOf(c.thing.Space)
	tile, turn := d.TileAt(i)
	told := telling{title: c.TileName(tile), tile: tile, turn: turn}
	var area warsaw.Quarters
	var kind warsaw.Kind
	pointed := false
	if c.p.Focus.None() && c.p.Board.Apart == 0 { // else stacks are the question
		area, kind, pointed = c.areaOn(c.thing, c.p.PointerX, c.p.PointerY)
	}
	if pointed {
		told.title, told.lines = c.Strings.Text("kind."+kind.String()), c.ofArea(d, area, kind)
		told.tile, told.marks = warsaw.NoTile, []tileart.Mark{{Icon: tileart.KindIcon(kind)}}
		told.lines = append(told.lines, c.Strings.Text("tip.tile", c.TileName(tile)))
	}
	told.lines = append(told.lines, c.ofPrice(tile, "tip.price")...)
	look := c.look(c.thing.Seat)
	if height := look.Height(i); height > 1 {
		told.lines = append(told.lines, c.Strings.Text("tip.stack", height))
	}
	return told
}

// ofPrice says what a tile does and what is printed as its price, in words of a key;
// milestones and starting tiles have none.
func (c card) ofPrice(tile warsaw.TileID, key string) []string {
	face := tile.Tile()
	lines := c.TileLines(face)
	switch {
	case face.Building.IsMilestone():
		return lines
	case face.Epoch == 0:
		return append(lines, c.Strings.Text("tip.start"))
	}
	return append(lines, c.Strings.Text(key, face.Price))
}

// ofArea says how large an area is, and what it touches.
func (c card) ofArea(d *warsaw.District, area warsaw.Quarters, kind warsaw.Kind) []string {
	words := c.Strings.Text
	lines := []string{words("area.size", area.Count())}
	if kind == warsaw.Park || kind == warsaw.Commercial || kind == warsaw.Industrial {
		lines = append(lines, words("area.homes", d.Of(warsaw.Residential).AreasTouching(area)))
	}
	if kind == warsaw.Residential && area.Touching(d.Of(warsaw.Industrial)) != 0 {
		lines = append(lines, words("area.industry"))
	}
	return lines
}

// ofTag says what stands beside a move of some advice.
func (c card) ofTag() telling {
	row := &c.p.Side.Advice.Rows[c.thing.N]
	told := telling{title: row.Does, lines: []string{c.Strings.Text("tip.tag")}, tile: warsaw.NoTile}
	if row.Best {
		told.lines = []string{c.Strings.Text("tip.tag.best")}
	}
	return told
}

// areaOn is the area of one kind at a point of a tile in a district.
func (r region) areaOn(tile Thing, x, y float64) (area warsaw.Quarters, kind warsaw.Kind, ok bool) {
	d, place := &r.p.Table.Player(tile.Seat).District, r.whereIs(tile)
	i, inside := d.IndexOf(tile.Space)
	if !inside || !place.Contains(x, y) {
		return 0, 0, false
	}
	at := r.p.Place
	if tile.Seat != r.p.boardSeat() {
		at = Place{X: place.X - float64(i&3)*place.W, Y: place.Y - float64(i>>2)*place.W, Tile: place.W}
	}
	column, row := int(math.Floor((x-at.X)/at.Tile*2)), int(math.Floor((y-at.Y)/at.Tile*2))
	if column < 0 || column > 7 || row < 0 || row > 7 {
		return 0, 0, false
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		if d.Of(k).Has(column, row) {
			return d.Of(k).Area(warsaw.QuarterAt(column, row)), k, true
		}
	}
	return 0, 0, false
}
