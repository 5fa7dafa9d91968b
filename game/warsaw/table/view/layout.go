package view

import (
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Layout is where everything on the table lies, in pixels, for one room. It follows from that alone.
type Layout struct {
	U          float64 // pixels a logical unit
	Text       float64 // how much larger running text is than in units: 1 but for very large text
	Close      bool    // there is little room: what is said in many words lies on a sheet that opens
	Screen     widget.Rect
	Epochs     [warsaw.Epochs]widget.Rect
	Wars       [2]widget.Rect // between III and IV, and IV and V
	Milestones [warsaw.MilestoneCount]widget.Rect
	Menu       widget.Rect
	Outlook    widget.Rect // what may still come
	Track      widget.Rect // empty where there is no room for it
	Others     widget.Rect // the other seats' districts
	Words      widget.Rect // of a lesson, where there is one
	Board      widget.Rect // the active district
	Side       widget.Rect // what the move would change, and what is pointed at
	Sheet      widget.Rect // what opens over the side and the hand, where they are close
	Own        widget.Rect // the active seat's purse
	Hand       [4]widget.Rect
	TurnLeft   widget.Rect
	TurnRight  widget.Rect
	FaceDown   widget.Rect // drop a tile here to commit the pick alone
	Discard    widget.Rect // drop a tile here to discard it
	Undo       widget.Rect
	Redo       widget.Rect
	Log        widget.Rect
	Hint       widget.Rect
	Confirm    widget.Rect
}
