package income

import (
	"strconv"

	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// stepChoices comes after the six steps of an income phase: the stations and the
// School of Economics.
const stepChoices = warsaw.Step(warsaw.Steps)

// rowPart is one source of an [accountRow]: one area of shops, one tile with a
// sign, one building.
type rowPart struct {
	warsaw.Sum
	count            int
	earning, counted warsaw.Quarters
	things           []warsaw.Quarters // the areas or spaces that were counted, where it was these
}

// accountRow is one line of a seat's account of one income phase: sources of one
// sort in one step. The rows of a seat add up to what its coins and victory points
// changed by.
type accountRow struct {
	warsaw.Sum
	step  warsaw.Step
	icon  *icon.Icon
	tile  warsaw.TileID // the building the row speaks of, or NoTile
	key   string        // of its words
	parts []rowPart
}

// accountRows turns the events of one income phase into the rows of one seat, in
// the order of the steps.
func accountRows(seat int, district *warsaw.District, events []warsaw.Event) []accountRow {
	var rows []accountRow
	for step := range stepChoices + 1 {
		first := len(rows)
		for _, e := range events {
			if e.Seat == seat {
				rows = addIncome(rows, first, step, district, e)
			}
		}
	}
	return rows
}

// addIncome adds what an event brought in a step. The rows of the step are those
// from first on.
func addIncome(rows []accountRow, first int, step warsaw.Step, district *warsaw.District, e warsaw.Event) []accountRow {
	switch {
	case e.Kind == warsaw.IncomeSource && e.Source.Step == step:
		return addSource(rows, first, e.Source)
	case e.Kind == warsaw.IncomeStep && e.Source.Step == step:
		return addFloor(rows, first, e)
	case (e.Kind == warsaw.Exchanged || e.Kind == warsaw.SchoolSplit) && step == stepChoices:
		key := "income.exchange"
		if e.Kind == warsaw.SchoolSplit {
			key = "income.split"
		}
		part := rowPart{Sum: e.Sum, count: 1, earning: tileQuarters(district, e.Tile)}
		return append(rows, accountRow{
			Sum: e.Sum, step: step, icon: tileart.PublicBuilding, tile: e.Tile, key: key, parts: []rowPart{part},
		})
	}
	return rows
}

// addSource adds a source to the row of its sort, which it may be the first of.
func addSource(rows []accountRow, first int, source warsaw.Source) []accountRow {
	row := rowOf(source)
	part := rowPart{Sum: source.Sum, count: source.Count, earning: source.Earning, counted: source.Counted}
	if row.key == "income.smoke" {
		part.earning &^= part.counted // the industry alone, not where it touches homes
	}
	part.things = countable(part.counted, part.count)
	for i := first; i < len(rows); i++ {
		if rows[i].key == row.key {
			rows[i].add(part)
			return rows
		}
	}
	row.add(part)
	return append(rows, row)
}

func (r *accountRow) add(part rowPart) {
	r.Coins += part.Coins
	r.VP += part.VP
	r.parts = append(r.parts, part)
}

// rowOf is the row of a source's sort, still empty.
func rowOf(source warsaw.Source) accountRow {
	row := accountRow{step: source.Step, tile: warsaw.BuildingTile(source.Building)}
	switch source.Step {
	case warsaw.StepParks:
		row.icon, row.key = tileart.Park, "income.park"
		if source.Building != warsaw.NoBuilding {
			row.key = "income.park.baths"
		}
	case warsaw.StepCommercial:
		row.icon, row.key = tileart.Commercial, "income.shops"
		if source.Building != warsaw.NoBuilding {
			row.key = "income.shops.marywil"
		}
	case warsaw.StepCultural:
		row.icon, row.key = tileart.Cultural, "income.culture"
	case warsaw.StepIndustrial:
		row.icon, row.key = tileart.Industrial, "income.industry"
		if source.VP < 0 {
			row.icon, row.key = tileart.Residential, "income.smoke"
		}
	case warsaw.StepTransport:
		row.icon, row.key = tileart.Transport, "income.trams"
	case warsaw.StepBuildings:
		row.icon, row.key = tileart.PublicBuilding, "income."+row.tile.Tile().Code
		if source.Building.IsMilestone() {
			row.icon = tileart.Milestone
		}
		if source.VP < 0 {
			row.key = "income.tribute"
		}
	}
	return row
}

// addFloor adds what victory points below 0 becoming 0 gave back in a step.
func addFloor(rows []accountRow, first int, step warsaw.Event) []accountRow {
	given := step.VP
	for _, row := range rows[first:] {
		given -= row.VP
	}
	if given == 0 {
		return rows
	}
	row := accountRow{step: step.Source.Step, icon: icon.VP, tile: warsaw.NoTile, key: "income.floor"}
	row.add(rowPart{Sum: warsaw.Sum{VP: given}})
	return append(rows, row)
}

// tileQuarters returns the quarters that a tile covers where it is visible.
func tileQuarters(district *warsaw.District, tile warsaw.TileID) warsaw.Quarters {
	for s := district.Occupied(); s != 0; s &= s - 1 {
		i := s.First()
		if found, _ := district.TileAt(i); found == tile {
			return warsaw.Spaces(1 << i).Quarters()
		}
	}
	return 0
}

// fitRows puts rows of one step together until there are no more than most, if
// that can be done: the last two of the step that has the most rows, again and again.
func fitRows(rows []accountRow, most int) []accountRow {
	for len(rows) > most {
		last, many := 0, 1
		for i, count := 0, 0; i < len(rows); i++ {
			count++
			if i == 0 || rows[i].step != rows[i-1].step {
				count = 1
			}
			if count >= many {
				last, many = i, count
			}
		}
		if many == 1 {
			return rows
		}
		rows = mergeRows(rows, last-1)
	}
	return rows
}

// mergeRows makes one row of row i and the next.
func mergeRows(rows []accountRow, i int) []accountRow {
	a, b := rows[i], rows[i+1]
	merged := accountRow{
		Sum:   warsaw.Sum{Coins: a.Coins + b.Coins, VP: a.VP + b.VP},
		step:  a.step,
		icon:  a.icon,
		tile:  warsaw.NoTile,
		key:   "income.more",
		parts: append(append([]rowPart(nil), a.parts...), b.parts...),
	}
	return append(append(append([]accountRow(nil), rows[:i]...), merged), rows[i+2:]...)
}

// words says what the row is about in a few words; brief says it in fewer.
func (r *accountRow) words(app *view.Capital, brief bool) string {
	key := r.key
	if brief && app.Strings.Has(key+".brief") {
		key += ".brief"
	}
	name := ""
	if r.tile.Valid() {
		name = app.TileName(r.tile)
	}
	return app.Strings.Text(key, r.counted(), r.addition(), name)
}

// counted is how many things the row counted; of rows put together, how many
// sources they have.
func (r *accountRow) counted() int {
	if r.key == "income.more" || r.key == "income.culture" || r.key == "income.industry" {
		return len(r.parts)
	}
	n := 0
	for _, part := range r.parts {
		n += part.count
	}
	return n
}

// addition writes the parts' amounts as a sum: "3+2+2".
func (r *accountRow) addition() string {
	var text []byte
	for i, part := range r.parts {
		if i > 0 {
			text = append(text, '+')
		}
		text = strconv.AppendInt(text, int64(part.Coins+part.VP), 10)
	}
	return string(text)
}

// lit returns the quarters that earn and those that are counted in the parts from
// first to one before last.
func (r *accountRow) lit(first, last int) (earning, counted warsaw.Quarters) {
	for i := range r.parts[first:last] {
		earning |= r.parts[first+i].earning
		counted |= r.parts[first+i].counted
	}
	return earning, counted
}

// quarters returns the quarters that earn or are counted in the parts from first to one
// before last.
func (r *accountRow) quarters(first, last int) warsaw.Quarters {
	earning, counted := r.lit(first, last)
	return earning | counted
}

// countable splits counted quarters into so many things that were counted: areas or
// spaces; none where they are neither.
func countable(q warsaw.Quarters, count int) []warsaw.Quarters {
	var things []warsaw.Quarters
	switch {
	case q.AreaCount() == count:
		for q != 0 {
			area := q.FirstArea()
			things = append(things, area)
			q &^= area
		}
	case q.Spaces().Count() == count && q.Spaces().Quarters() == q:
		for s := q.Spaces(); s != 0; s &= s - 1 {
			things = append(things, warsaw.Spaces(1<<s.First()).Quarters())
		}
	}
	return things
}
