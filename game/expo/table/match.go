package table

import (
	"capital/game/session"
	"capital/rules/expo"
)

// match is a running match of The Capitals.
type match struct {
	*session.Session[expo.Match, expo.Action, expo.Event]
}

// Table is what lies open.
func (m match) Table() *expo.Table { return &m.Match().Table }

// View is what the seat may know now.
func (m match) View(seat int) expo.View { return m.Match().View(seat) }
