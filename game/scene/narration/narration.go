// Package narration is what the screens say to somebody who does not see them. A screen tells all of it in a [Speech]; a [Teller]
// finds out what of that is new and has to be said.
package narration

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Speech is what a screen says just now, in whole sentences. What is left empty is not said.
type Speech struct {
	Place  string   // which screen it is
	News   []string // what has happened, the newest last
	Aside  string   // a word that somebody at the table says; it is not said again
	Prompt string   // what is to be done
	Hand   []string // what can be done it with: a thing each, in the order of the number keys
	Focus  string   // what keys are at: what it is, what it does, and why it may not be had
	Enter  string   // what Enter does now
	Urgent string   // what must not wait: why something was refused

	// State says how all stand; nil where there is no such thing. It is asked only when somebody wants to hear it.
	State func() []string
}

// Part is what somebody wants to hear again.
type Part int

// The parts that can be asked for, by the number of their intents.
const (
	Prompt Part = iota + 1 // what is to be done, with what keys are at
	Hand
	State
)

// Told is words that are to be said.
type Told struct {
	Words  string
	Urgent bool // at once, whatever is being said
}

// latest is how many of the things that happened before somebody came to a screen are said there.
const latest = 3

// Teller follows the screens and finds out what is to be said. The zero Teller has heard nothing.
type Teller struct {
	heard  Speech
	screen any      // that said it
	source any      // the screen that told the news
	news   []string // of them
}

// Hear takes what a screen says, and appends to buf what of it is new. Of a screen that came again all is new; but where a
// table is that one was at a moment ago is known.
func (t *Teller) Hear(buf []Told, screen any, s Speech) []Told {
	was := t.heard
	if screen != t.screen {
		was = Speech{}
		if len(s.News) > 0 && screen == t.source {
			was.Place = s.Place
		}
	}
	if s.Urgent != was.Urgent {
		buf = say(buf, Told{s.Urgent, true})
	}
	for _, words := range t.happened(screen, s.News) {
		buf = say(buf, Told{Words: words})
	}
	if s.Aside != was.Aside {
		buf = say(buf, Told{Words: s.Aside})
	}
	if s.Place != was.Place {
		buf = say(buf, Told{Words: s.Place})
	}
	if s.Prompt != was.Prompt {
		buf = say(buf, Told{Words: s.Prompt})
	}
	buf = all(buf, newOf(s.Hand, was.Hand))
	if s.Focus != was.Focus || s.Enter != was.Enter {
		buf = say(say(buf, Told{Words: s.Focus}), Told{Words: s.Enter})
	}
	t.heard, t.screen = s, screen
	return buf
}

// newOf is what is to be said of a hand: all of it, or where few of its things have changed only these.
func newOf(hand, was []string) (changed []string) {
	if len(hand) != len(was) {
		return hand
	}
	for n := range hand {
		if hand[n] != was[n] {
			changed = append(changed, hand[n])
		}
	}
	if len(changed) > len(hand)/2 {
		return hand
	}
	return changed
}

// Again appends a part of what was heard last to buf.
func (t *Teller) Again(buf []Told, part Part) []Told {
	s := &t.heard
	switch part {
	case Hand:
		return all(buf, s.Hand)
	case State:
		if s.State == nil {
			return buf
		}
		return all(buf, s.State())
	}
	if s.Prompt == "" {
		buf = say(buf, Told{Words: s.Place})
	}
	return all(buf, []string{s.Prompt, s.Focus, s.Enter})
}

// happened is what has happened since the news were heard last. A screen without news, a curtain or a menu, lets them wait.
func (t *Teller) happened(screen any, news []string) []string {
	if len(news) == 0 {
		return nil
	}
	known := 0
	for known < len(news) && known < len(t.news) && news[known] == t.news[known] {
		known++
	}
	if screen != t.source {
		known = max(len(news)-latest, 0)
	}
	t.source, t.news = screen, append(t.news[:0], news...)
	return news[known:]
}

// say appends words, if they are any.
func say(buf []Told, told Told) []Told {
	if told.Words = strings.TrimSpace(told.Words); told.Words == "" {
		return buf
	}
	return append(buf, told)
}

// all appends words one after the other.
func all(buf []Told, words []string) []Told {
	for _, one := range words {
		buf = say(buf, Told{Words: one})
	}
	return buf
}

// Sentence makes sentences of parts that are not empty: each begins with a capital, and ends with a full stop if it has no
// end of its own.
func Sentence(parts ...string) string {
	var out strings.Builder
	for _, part := range parts {
		part = strings.TrimSpace(strings.ReplaceAll(part, "\n", " "))
		if part == "" {
			continue
		}
		if out.Len() > 0 {
			out.WriteByte(' ')
		}
		first, size := utf8.DecodeRuneInString(part)
		out.WriteRune(unicode.ToUpper(first))
		out.WriteString(part[size:])
		if !strings.ContainsAny(part[len(part)-1:], ".!?:") && !strings.HasSuffix(part, "…") {
			out.WriteByte('.')
		}
	}
	return out.String()
}
