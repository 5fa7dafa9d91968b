package plain

import (
	"strconv"

	"capital/game/scene/hinting"
	"capital/game/scene/log"
	"capital/game/scene/narration"
	"capital/render/widget"
)

// Position is all that is seen of a table: a plain value. What is drawn and what is said is made of it alone.
type Position[A comparable] struct {
	Prompt    string   // what is to be done
	Standings []string // how each seat stands
	Refusal   string   // why the last thing was not to be had
	Things    []Thing  // the last over the others
	Hand      []string // what the number keys take
	Focus     string   // what keys are at
	Banner    string   // what is announced
	Advice    *hinting.Advice[A, NoReason]
	Thinking  *hinting.Thinking
	Log       *log.Log[struct{}] // where it is shown
}

// Thing is something that lies on the table.
type Thing struct {
	Words  string
	Rect   widget.Rect
	Framed bool // it is chosen, or keys are at it
}

// narrate says a position to somebody who does not see it; enter is what Enter does now, or empty.
func (f *Picture[A]) narrate(p *Position[A], enter string) narration.Speech {
	house := f.App.Strings.Text
	said := narration.Speech{
		Place: f.Strings.Text("narration.table"), Prompt: narration.Sentence(p.Prompt), Urgent: narration.Sentence(p.Refusal),
		Focus: narration.Sentence(p.Focus), State: func() []string { return p.Standings },
	}
	for n, words := range p.Hand {
		said.Hand = append(said.Hand, narration.Sentence(house("narration.seat", strconv.Itoa(n+1), words)))
	}
	switch {
	case p.Log != nil:
		said.Focus = p.Log.Spoken()
	case p.Banner != "":
		said.Prompt = narration.Sentence(p.Banner)
	case p.Thinking != nil:
		said.Prompt = p.Thinking.Title
	case p.Advice != nil:
		said.Prompt = narration.Sentence(p.Advice.Title, p.Advice.Caption)
		said.Focus = p.Advice.Spoken(f.App.Strings, func(NoReason) string { return "" })
	}
	if enter != "" {
		said.Enter = narration.Sentence(house("narration.enter", enter))
	}
	return said
}
