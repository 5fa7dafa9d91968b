package view

import (
	"capital/game/scene/log"
	"capital/rules/warsaw"
)

// LogPanel is where and with what a log is shown, for whoever takes in what a person does with it.
func (t *Table) LogPanel(l *Log) *log.Panel[warsaw.TileID] {
	return t.drawing(nil).logPanel(&t.Layout, &Side{Log: l})
}
