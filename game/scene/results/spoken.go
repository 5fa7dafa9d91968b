package results

import (
	"strconv"
	"strings"

	"capital/game/scene"
	"capital/game/scene/narration"
)

// Spoken implements [scene.Speaker]: how the match ended, and, when it is asked for, the whole sheet seat by seat.
func (s *Screen) Spoken(app *scene.App) narration.Speech {
	if s.podium.shown {
		return s.spokenPodium()
	}
	said := narration.Speech{
		Place: narration.Sentence(s.verdict.headline, s.spokenReason()), Prompt: s.spokenOrder(),
		Focus: scene.SpokenWidgets(app.Strings, s.Widgets, s.spokenWidget), State: s.spokenSheets,
	}
	if s.seen == chartsSeen {
		said.Prompt = s.charts.spoken()
	}
	return said
}

// spokenReason says how it came to that, with what is said of a ladder.
func (s *Screen) spokenReason() string {
	reason := s.outcome.Verdict(s.addressed())
	if s.outcome.Ladder == nil {
		return s.noted(reason)
	}
	return s.noted(narration.Sentence(reason, ladder{&s.page}.words()))
}

// spokenSheets says the whole sheet.
func (s *Screen) spokenSheets() (said []string) {
	for _, seat := range s.order {
		said = append(said, s.spokenSheet(seat))
	}
	return said
}

// spokenOrder says the seats in the order of their places, with their points.
func (s *Screen) spokenOrder() string {
	var all []string
	for _, seat := range s.order {
		all = append(all, s.spokenSeat(seat))
	}
	return narration.Sentence(strings.Join(all, "; "))
}

// spokenSeat says a seat's place, name and points.
func (s *Screen) spokenSeat(seat int) string {
	who, words := s.outcome.Seats[seat], s.app.Strings
	return words.Text("narration.seat", s.place(seat)+" "+who.Name, words.Text("narration.line", s.total(), s.outcome.Total[seat]))
}

// spokenSheet says where a seat's points came from, and what decides ties.
func (s *Screen) spokenSheet(seat int) string {
	parts := []string{s.spokenSeat(seat)}
	for _, line := range append(append([]Line(nil), s.outcome.Lines...), s.outcome.Ties...) {
		parts = append(parts, s.app.Strings.Text("narration.line", line.Words, line.Points[seat]))
	}
	return narration.Sentence(parts...)
}

// spokenWidget is what a widget is called that nothing is written on.
func (s *Screen) spokenWidget(index int) string {
	switch {
	case index == signWidget:
		return s.app.Strings.Text("narration.shown", s.outcome.Seats[s.detail.seat].Name)
	case index >= columnWidget && index < columnWidget+len(s.order):
		return s.spokenSeat(s.order[index-columnWidget])
	case index == plotWidget:
		return s.app.Strings.Text("course.title")
	case index == turnWidget:
		return s.sheet.turned()
	case index == gridWidget:
		return s.charts.of().Words
	case index >= tabWidget:
		return s.outcome.Charts.Of[index-tabWidget].Words
	case index >= slipWidget:
		return s.app.Strings.Text("narration.slip", strconv.Itoa(index-slipWidget+1))
	}
	return ""
}

// spokenPodium is what is said of it: how the match ended, and all in the order of their places.
func (s *Screen) spokenPodium() narration.Speech {
	return narration.Speech{
		Place: narration.Sentence(s.verdict.headline, s.spokenReason()), Prompt: s.spokenOrder(),
		Enter: s.app.Strings.Text("menu.go-on"), Aside: s.podium.word(),
	}
}
