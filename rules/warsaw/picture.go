package warsaw

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"capital/rules/record"
)

// A district as a small text picture: two lines of two letters a tile, tiles apart
// by a space, rows of tiles apart by an empty line. R is residential, C commercial,
// I industrial, U cultural, P park, .. no tile and ## a building. Below it, one
// note a line says what the letters can't, for the tile in column A to D and row 1
// to 4:
//
//	RR RC ..
//	RP PC ..
//
//	CC ## II
//	CR ## IP
//
//	B2 arsenal
//	A1 transport
//	C2 coins 2, transport, height 3
//
// A note is a building's code or any of "transport", "vp N", "coins N" and "height
// N" (tiles in the stack; 1 where nothing is said, and no more than 1 or 2 is told
// apart), each once. What follows a # that stands alone is passed over. Empty rows and
// columns at the edges are left out, and no line has more than a thousand bytes.
// [District.Picture] writes the same form, so that what it writes reads back as the
// same looks and the same income.

// ParseDistrict reads a text picture. Its ordinary tiles are drawn by hand: none of
// the tile table, with no price. The district need not keep to the limit of 3×4
// but must be connected. An error is a *[record.LineError].
func ParseDistrict(picture string) (District, error) {
	p := pictureReader{district: emptyDistrict()}
	for n, line := range strings.Split(picture, "\n") {
		if err := record.CheckLine(line); err != nil {
			return District{}, &record.LineError{Line: n + 1, What: err.Error()}
		}
		words := strings.Fields(line)
		if i := slices.Index(words, "#"); i >= 0 {
			words = words[:i]
		}
		if len(words) > 0 {
			if err := p.line(words); err != nil {
				return District{}, &record.LineError{Line: n + 1, What: err.Error()}
			}
		}
	}
	if err := p.end(); err != nil {
		return District{}, &record.LineError{Line: strings.Count(picture, "\n") + 1, What: err.Error()}
	}
	return p.district, nil
}

type pictureReader struct {
	district  District
	rows      int    // lines of quarters read
	columns   int    // tiles in a row
	buildings Spaces // spaces drawn as ##
	notes     bool
	said      [16][]string // of each tile, the first words of what its notes say
}

func (p *pictureReader) line(words []string) error {
	halfDrawn := p.rows%2 == 1 || p.rows == 0 // no note can come now
	if !p.notes && (halfDrawn || strings.Trim(words[0], "RCIUP.#") == "") {
		return p.quarters(words)
	}
	p.notes = true
	return p.note(words)
}

// quarters reads one line of quarters: half a row of tiles.
func (p *pictureReader) quarters(words []string) error {
	if len(words) > 4 || p.rows == 8 {
		return fmt.Errorf("a district has at most 4 columns and 4 rows of tiles")
	}
	if p.rows > 0 && len(words) != p.columns {
		return fmt.Errorf("expected %d tiles, found %d", p.columns, len(words))
	}
	p.columns = len(words)
	for x, word := range words {
		if len(word) != 2 {
			return fmt.Errorf("%s is not two quarters", record.Quoted(word))
		}
		i := p.rows/2*4 + x
		empty, building := word == "..", word == "##"
		if !empty && !building && strings.Trim(word, "RCIUP") != "" {
			return fmt.Errorf("%s: expected two of R, C, I, U and P", record.Quoted(word))
		}
		if p.rows%2 == 1 && (p.district.occupied.Has(i) == empty || p.buildings.Has(i) != building) {
			return fmt.Errorf("%s does not go with the line above it", record.Quoted(word))
		}
		switch {
		case building:
			p.buildings |= 1 << i
			p.district.occupied |= 1 << i
		case !empty:
			p.district.occupied |= 1 << i
			for half := range 2 {
				k := strings.IndexByte("RCIUP", word[half])
				p.district.kinds[k] |= QuarterAt(2*x+half, p.rows)
			}
		}
	}
	p.rows++
	return nil
}

// note reads what one line says of one tile.
func (p *pictureReader) note(words []string) error {
	d := &p.district
	at := words[0]
	if len(at) != 2 || at[0] < 'A' || at[0] > 'D' || at[1] < '1' || at[1] > '4' {
		return fmt.Errorf("%s is no tile: expected A1 to D4", record.Quoted(at))
	}
	i := int(at[1]-'1')*4 + int(at[0]-'A')
	if !d.occupied.Has(i) {
		return fmt.Errorf("no tile at %s", at)
	}
	for _, said := range strings.Split(strings.Join(words[1:], " "), ",") {
		words := strings.Fields(said)
		if err := p.sign(i, words); err != nil {
			return err
		}
		if slices.Contains(p.said[i], words[0]) {
			return fmt.Errorf("%q is said of %s twice", words[0], at)
		}
		p.said[i] = append(p.said[i], words[0])
	}
	return nil
}

func (p *pictureReader) sign(i int, words []string) error {
	d := &p.district
	switch {
	case len(words) == 1 && words[0] == "transport":
		if p.buildings.Has(i) {
			return fmt.Errorf("a building has no transport sign")
		}
		d.transport |= 1 << i
		return nil
	case len(words) == 1:
		return p.building(i, words[0])
	case len(words) != 2:
		return fmt.Errorf("expected a building, or transport, vp N, coins N or height N")
	}
	n, err := strconv.ParseUint(words[1], 10, 8)
	if err != nil {
		return fmt.Errorf("%s is no number from 0 to 255", record.Quoted(words[1]))
	}
	switch {
	case words[0] == "vp" && !p.buildings.Has(i):
		d.tops[i].vp = uint8(n)
		d.printed.VP += int16(n)
	case words[0] == "coins" && !p.buildings.Has(i):
		d.tops[i].coins = uint8(n)
		d.printed.Coins += int16(n)
	case words[0] == "height" && n > 0:
		if n > 1 {
			d.stacked |= 1 << i
		}
	default:
		return fmt.Errorf("%s can't be said of this tile", record.Quoted(strings.Join(words, " ")))
	}
	return nil
}

func (p *pictureReader) building(i int, code string) error {
	d := &p.district
	id, ok := TileByCode(code)
	if !ok || tiles[id].Building == NoBuilding {
		return fmt.Errorf("%s is no building", record.Quoted(code))
	}
	b := tiles[id].Building
	if !p.buildings.Has(i) || d.tops[i].tile != NoTile {
		return fmt.Errorf("%s is not drawn as one building (##)", code)
	}
	if d.Has(b) {
		return fmt.Errorf("%s stands there twice", code)
	}
	d.tops[i].tile, d.tops[i].price = id, uint8(id.Tile().Price)
	d.visible |= 1 << b
	if b.IsMilestone() {
		d.milestone |= 1 << i
	} else {
		d.public |= 1 << i
	}
	return nil
}

func (p *pictureReader) end() error {
	d := &p.district
	switch {
	case p.rows == 0:
		return fmt.Errorf("no district is drawn")
	case p.rows%2 == 1:
		return fmt.Errorf("the last row of tiles lacks its lower half")
	case d.public|d.milestone != p.buildings:
		return fmt.Errorf("a building drawn as ## has no note that names it")
	case !d.occupied.Connected():
		return fmt.Errorf("the district is not connected")
	case d.occupied == 0:
		return fmt.Errorf("the district has no tile")
	}
	settle(d)
	d.origin = Space{}
	return nil
}

// Picture writes the district as a text picture.
func (d *District) Picture() string {
	var b, notes strings.Builder
	for y := range 2 * int(d.height) {
		if y > 0 && y%2 == 0 {
			b.WriteByte('\n')
		}
		for x := range 2 * int(d.width) {
			if x > 0 && x%2 == 0 {
				b.WriteByte(' ')
			}
			b.WriteByte(letter(d, x, y))
		}
		b.WriteByte('\n')
	}
	for s := d.occupied; s != 0; s &= s - 1 {
		i := s.First()
		if note := noteOf(d, i); note != "" {
			fmt.Fprintf(&notes, "%s %s\n", spaceName(i), note)
		}
	}
	if notes.Len() > 0 {
		b.WriteByte('\n')
	}
	return b.String() + notes.String()
}

// spaceName is the name of the space with index i as a person reads it: A1 is the
// upper left corner of the district.
func spaceName(i int) string { return string([]byte{'A' + byte(i&3), '1' + byte(i>>2)}) }

// NameOf is the name of space s as a person reads it, counted from the district's
// upper left corner: column A to D, row 1 to 4. Outside of it the name is "–".
func (d *District) NameOf(s Space) string {
	if i, ok := d.IndexOf(s); ok {
		return spaceName(i)
	}
	return "–"
}

// letter is how the quarter in column x and row y is drawn.
func letter(d *District, x, y int) byte {
	for k := range Kind(Kinds) {
		if d.kinds[k].Has(x, y) {
			return k.Letter()
		}
	}
	if d.occupied.Has(y/2*4 + x/2) {
		return '#'
	}
	return '.'
}

func noteOf(d *District, i int) string {
	var said []string
	if (d.public | d.milestone).Has(i) {
		said = append(said, tiles[d.tops[i].tile].Code)
	}
	if d.transport.Has(i) {
		said = append(said, "transport")
	}
	if n := d.tops[i].vp; n > 0 {
		said = append(said, fmt.Sprintf("vp %d", n))
	}
	if n := d.tops[i].coins; n > 0 {
		said = append(said, fmt.Sprintf("coins %d", n))
	}
	if d.stacked.Has(i) {
		said = append(said, "height 2")
	}
	return strings.Join(said, ", ")
}
