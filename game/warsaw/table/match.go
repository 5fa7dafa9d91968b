package table

import (
	"capital/game/session"
	"capital/rules/warsaw"
)

// match is a running match of Capital.
type match struct {
	*session.Session[warsaw.Match, warsaw.Action, warsaw.Event]
}

// Table is what lies open.
func (m match) Table() *warsaw.Table { return &m.Match().Table }

// View is what the seat may know now.
func (m match) View(seat int) warsaw.View { return m.Match().View(seat) }

// Follow plays a person's legal action that belongs to the one before.
func (m match) Follow(seat int, a warsaw.Action) { _ = m.Session.Follow(seat, a) }
