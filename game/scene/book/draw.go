package book

import (
	"cmp"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// drawing draws a book that is being read.
type drawing struct{ *reading }

// draw draws the whole screen.
func (s drawing) draw(dst *ebiten.Image) {
	s.resize()
	dst.Fill(theme.Paper)
	if s.pageShown() {
		s.drawPage(dst)
	}
	s.drawSide(dst)
	if s.listShown() {
		s.drawList(dst)
	}
	w := s.buttons.Widgets
	w[buttonContents].Main = s.listShown() && s.query == "" && s.shows == contents
	w[buttonIndex].Main = s.listShown() && s.query == "" && s.shows == terms
	w[buttonBack].Main = false
	p := widget.Painter{Writer: s.app.Writer, Icons: s.app.Icons, Look: widget.Paper(), Scale: s.layout.v}
	p.Draw(dst, s.buttons, s.app.Screen())
	if s.letters != nil {
		p.DrawWidgets(dst, s.letters)
	}
}

// part is a part of an image, beyond which nothing is drawn.
func part(dst *ebiten.Image, r widget.Rect) *ebiten.Image {
	return dst.SubImage(image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H))).(*ebiten.Image)
}

func (s drawing) drawPage(dst *ebiten.Image) {
	x, y := s.pageAt()
	s.sheet.draw(part(dst, s.layout.page), s.app.Writer, x, y, s.link)
	s.drawBar(dst, &s.page)
}

// drawBar shows how much of something is seen.
func (s drawing) drawBar(dst *ebiten.Image, of *scroll) {
	if bar, ok := of.bar(7 * s.layout.v); ok {
		shape.Pen{Dst: dst, Scale: 1}.RoundBox(bar.X, bar.Y, bar.W, bar.H, bar.W/2, theme.InkSoft.Fade(0.6))
	}
}

// drawSide draws what lies around the list: its ground and the book's name.
func (s drawing) drawSide(dst *ebiten.Image) {
	pen, side := shape.Pen{Dst: dst, Scale: 1}, s.layout.side
	pen.Box(side.X, side.Y, side.W, side.H, theme.PaperDark)
	if s.layout.single {
		pen.Box(0, side.H-2*s.layout.v, side.W, 2*s.layout.v, theme.PaperLine)
	} else {
		pen.Box(side.W-2*s.layout.v, 0, 2*s.layout.v, side.H, theme.PaperLine)
	}
	st := s.layout.titleStyle()
	st.Colour = theme.Ink
	s.app.Writer.Draw(dst, s.app.Strings.Text(cmp.Or(s.book.Name, "book.title")), s.layout.title.X, s.layout.title.Y+s.layout.title.H/2, st)
}

// drawList draws the list of pages.
func (s drawing) drawList(dst *ebiten.Image) {
	l := &s.list
	in := part(dst, l.place)
	open := l.entryOf(s.topic)
	for n := range l.entries {
		if at := l.where(n); at.Y+at.H > l.place.Y && at.Y < l.place.Y+l.place.H {
			s.drawEntry(in, n, at, n == open)
		}
	}
	if len(l.entries) == 0 {
		st := text.Style{Size: entrySize * l.u, Colour: theme.InkSoft}
		s.app.Writer.DrawWrapped(in, s.app.Strings.Text("book.nothing"), l.place.X+14*l.u, l.place.Y+10*l.u, l.place.W-28*l.u, st)
	}
	s.drawBar(dst, &l.scroll)
}

// drawEntry draws a line of the list; that of the page that is open is marked.
func (s drawing) drawEntry(dst *ebiten.Image, n int, at widget.Rect, open bool) {
	l, e := &s.list, &s.list.entries[n]
	pen, st := shape.Pen{Dst: dst, Scale: 1}, l.style(e)
	switch {
	case open:
		pen.RoundBox(at.X, at.Y+1, at.W-12*l.u, at.H-2, 6*l.u, theme.PaperLight)
		pen.Box(at.X+4*l.u, at.Y+5*l.u, 4*l.u, at.H-10*l.u, theme.Highlight)
		st.Face = text.Bold
	case n == s.pointed:
		pen.RoundBox(at.X, at.Y+1, at.W-12*l.u, at.H-2, 6*l.u, theme.PaperLight.Fade(0.6))
	}
	s.app.Writer.DrawWrapped(dst, e.words, at.X+l.inset(e), at.Y+at.H/2, l.room(e), st)
}
