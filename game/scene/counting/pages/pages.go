// Package pages is a counting that goes page by page. On each page every seat stands in a column or a row; a tab leads to each page
// once all is counted, and pointing at a seat tells how it stands. The last page is a sheet that adds all up.
//
// A game's counting embeds [Pages] and is its [Content].
package pages

import (
	"capital/game/scene"
	"capital/game/scene/counting"
	"capital/input"
	"capital/render/widget"
)

// The buttons beside the first.
const (
	ButtonBack = counting.ButtonOn + 1 + iota
	ButtonNext
)

// Nobody is in place of a seat where none is pointed at.
const Nobody = -1

// Content is what a game's counting has of its own.
type Content interface {
	// Seats are those that can be pointed at on a page, in the order in which they stand there.
	Seats(page int) []int
	// Place is where the n-th of them stands.
	Place(page, n int) widget.Rect
	// Ended is called when all has been counted: by the clock or, where it was skipped, at once.
	Ended(atOnce bool)
	// Forget gives pictures back that were painted for another room.
	Forget()
}

// Pages is how far a counting has come, and which page of it is looked at.
type Pages struct {
	counting.Course
	Layout Layout
	Ends   []int // the beat behind the last of each page
	Page   int   // that is looked at once all is counted
	Seat   int   // that is pointed at, or [Nobody]

	content Content
}

// Open lets the pages begin with the first. They stay where they are from now on.
func (p *Pages) Open(app *scene.Display, content Content) {
	p.Course = counting.New(app, p, widget.Widget{Hidden: true}, widget.Widget{Hidden: true})
	p.content, p.Seat = content, Nobody
}

// Seen is the page that is seen now: of what is counted, and once all is the one that is looked at.
func (p *Pages) Seen() int {
	if p.Settled() {
		return p.Page
	}
	for n, end := range p.Ends {
		if p.Beat < end {
			return n
		}
	}
	return len(p.Ends) - 1
}

// Counted implements part of [counting.Content]: all pages can be turned.
func (p *Pages) Counted(atOnce bool) {
	p.Page, p.Seat = len(p.Ends)-1, Nobody
	p.content.Ended(atOnce)
	p.ready()
}

// ready says which pages the buttons lead to.
func (p *Pages) ready() {
	back, next := &p.Buttons.Widgets[ButtonBack], &p.Buttons.Widgets[ButtonNext]
	back.Hidden = !p.Settled() || len(p.Ends) < 2
	next.Hidden = back.Hidden
	back.Disabled, next.Disabled = p.Page == 0, p.Page == len(p.Ends)-1
}

// Push implements part of [counting.Content].
func (p *Pages) Push(button int) {
	if button == ButtonBack {
		p.Turn(p.Page - 1)
	} else {
		p.Turn(p.Page + 1)
	}
}

// Turn turns to a page, and reports whether it is another.
func (p *Pages) Turn(page int) bool {
	page = min(max(page, 0), len(p.Ends)-1)
	if page == p.Page {
		return false
	}
	p.Page, p.Seat = page, Nobody
	p.ready()
	return true
}

// Look implements part of [counting.Content].
func (p *Pages) Look(in input.Intent) (changed bool) {
	if in.Kind == input.Navigate {
		return p.Turn(p.Page+in.DX) || p.step(in.DY)
	}
	if in.Kind == input.Press {
		for n := range p.Ends {
			if p.Layout.Tab(n, len(p.Ends)).Contains(in.X, in.Y) {
				return p.Turn(n)
			}
		}
	}
	return p.Point(p.seatAt(in.X, in.Y))
}

// step points at the next seat.
func (p *Pages) step(dy int) bool {
	seats := p.content.Seats(p.Page)
	if dy == 0 || len(seats) == 0 {
		return false
	}
	at := 0
	for n, seat := range seats {
		if seat == p.Seat {
			at = min(max(n+dy, 0), len(seats)-1)
		}
	}
	return p.Point(seats[at])
}

// Point points at a seat and reports whether it is another.
func (p *Pages) Point(seat int) bool {
	changed := seat != p.Seat
	p.Seat = seat
	return changed
}

// seatAt is the seat whose column or row lies at a place on the screen, or [Nobody].
func (p *Pages) seatAt(x, y float64) int {
	for n, seat := range p.content.Seats(p.Page) {
		if p.content.Place(p.Page, n).Contains(x, y) {
			return seat
		}
	}
	return Nobody
}

// Lay implements part of [counting.Content].
func (p *Pages) Lay(room scene.Room) {
	p.Layout = Lay(room)
	w := p.Buttons.Widgets
	w[counting.ButtonOn].Rect, w[ButtonBack].Rect, w[ButtonNext].Rect = p.Layout.Button, p.Layout.Back, p.Layout.Next
	p.content.Forget()
}

// Menu is where the button lies that opens the menu.
func (p *Pages) Menu() (scene.Way, widget.Rect) { return scene.WayOwn, p.Layout.menu }
