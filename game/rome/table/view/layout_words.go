package view

import "capital/game/scene/lesson"

// wordsOnMap is the part of the map over which the words of a lesson lie where all lies close together: the lesson takes place
// in the north.
const wordsOnMap = 0.62

// makeRoom makes room for the words of a lesson.
func (l *Layout) makeRoom() {
	if l.Close {
		l.Words = l.Window
		l.Words.Y += (1 - wordsOnMap) * l.Window.H
		l.Words.H = wordsOnMap * l.Window.H
		return
	}
	l.Words = lesson.Room(&l.Others, &l.Window, l.U*l.Text)
	l.Map = l.Window
	l.layMap()
}
