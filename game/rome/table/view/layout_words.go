package view

import "capital/game/scene/lesson"

// makeRoom makes room for the words of a lesson.
func (l *Layout) makeRoom() {
	l.Words = lesson.Room(&l.Others, &l.Window, l.U)
	l.Map = l.Window
	l.layMap()
}
