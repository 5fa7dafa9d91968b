package table

import (
	"capital/game/session"
	"capital/rules/lux"
)

// match is a running match of Capital Lux 2.
type match struct {
	*session.Session[lux.Match, lux.Action, lux.Event]
}

// Table is what lies open.
func (m match) Table() *lux.Table { return &m.Match().Table }

// View is what the seat may know now.
func (m match) View(seat int) lux.View { return m.Match().View(seat) }
