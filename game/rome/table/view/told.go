package view

import "strings"

// Told is what is told in words about a thing that is pointed at: for a reader who does not see the table.
func (r *Rome) Told(p *Position, thing Thing) (title string, lines []string) {
	return about{region{art: r, p: p}}.told(thing)
}

// ToldChip is what a chip says of itself.
func (r *Rome) ToldChip(p *Position, c Chip) string {
	return strings.Join(about{region{art: r, p: p}}.toldChip(c), " ")
}
