package table

import (
	"capital/game/session"
	"capital/rules/rome"
)

// match is a running match of Capitol.
type match struct {
	*session.Session[rome.Match, rome.Action, rome.Event]
}

// Table is what lies open.
func (m match) Table() *rome.Table { return &m.Match().Table }

// View is what the seat may know now.
func (m match) View(seat int) rome.View { return m.Match().View(seat) }
