package view

import "capital/render/widget"

// Told is what is told in words about a thing that is pointed at: for a reader who does not see the table.
func (e *Expo) Told(p *Position, thing Thing) (title string, lines []string) {
	return about{region{Brush: Brush{art: e}, p: p}}.told(thing)
}

// about explains in words what is pointed at.
type about struct{ region }

func (r about) draw(thing Thing, in widget.Rect) {}

func (r about) told(thing Thing) (title string, lines []string) { return "", nil }
