package scene

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/input"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// curtain hides the table between two people at one screen, until the next one
// says that they are there.
type curtain struct {
	WidgetScene
	seat  int
	name  string
	next  func() Scene
	scale float64
	hand  string // the key of what is said above the name
	below func(app *App) string
}

// leastCurtain is how many pixels a unit of its words has at least, so that they can be
// read on a small screen.
const leastCurtain = 0.95

// NewCurtain makes the curtain before a seat's turn. next makes the scene behind it. Show it with [App.ShowAtOnce], so that
// nothing of the old screen is seen any more.
func NewCurtain(app *App, seat int, name string, next func() Scene) Scene {
	c := &curtain{seat: seat, name: name, next: next, hand: "curtain.hand"}
	c.below = func(app *App) string { return app.Strings.Text("curtain.others") }
	c.Widgets = widget.NewGroup(widget.Widget{Main: true})
	return c
}

// Update implements [Scene].
func (c *curtain) Update(app *App, intents []input.Intent) error {
	for range c.Take(app, intents, func() { c.lay(app) }) {
		app.Show(c.next())
	}
	return nil
}

func (c *curtain) lay(app *App) {
	u := app.Unit()
	width, height := app.Size()
	c.name = NameNow(app, c.name)
	c.scale = max(app.TextScale(min(1.8, (width/u-80)/400)), leastCurtain/u)
	wide, tall := 400*u*c.scale, 84*u*c.scale
	c.Widgets.Widgets[0].Rect = widget.Rect{X: width/2 - wide/2, Y: height - tall - 56*u, W: wide, H: tall}
	c.Widgets.Widgets[0].Label = app.Strings.Text("curtain.ready", c.name)
}

// Draw implements [Scene].
func (c *curtain) Draw(app *App, dst *ebiten.Image) {
	u := app.Unit()
	width, _ := app.Size()
	colours := app.SeatColours(c.seat)
	ground := colours.Dark.Mix(theme.NightDeep, 0.45)
	Fill(dst, ground)
	button := c.Widgets.Widgets[0].Rect
	words := 150 * u * c.scale
	room := button.Y - words
	size := min(room*0.76, width*0.6)
	x, y := width/2, room/2+8*u
	drawRaysAt(dst, app.Screen(), x, y, 24, colours.Dark.Fade(0.75))
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.Circle(x, y, size*0.62, ground)
	pen.Circle(x, y, size*0.60, colours.Base.Mix(colours.Dark, 0.35))
	app.cabinet.open.Emblem(dst, c.seat, x-size*0.44, y-size*0.45, size*0.88, theme.PaperLight, colours.Dark)
	c.drawWords(app, dst, x, button.Y-words, c.scale*u)
	app.Painter(widget.Night(), c.scale).Draw(dst, c.Widgets, app.Screen())
}

// drawWords writes whose turn it is, from y downwards.
func (c *curtain) drawWords(app *App, dst *ebiten.Image, x, y, k float64) {
	width, _ := app.Size()
	st := text.Style{Size: 22 * k, Colour: theme.Moonlight, Align: text.Centre, VAlign: text.Middle}
	app.Writer.Draw(dst, app.Strings.Text(c.hand), x, y+28*k, st)
	name := text.Style{Face: text.Black, Size: 52 * k, Colour: app.SeatColours(c.seat).Light, Align: text.Centre, VAlign: text.Middle}
	called, name := app.Writer.Within(c.name, width*0.9, name)
	app.Writer.Draw(dst, called, x, y+72*k, name)
	st.Size, st.Colour = 17*k, theme.Moonlight.Fade(0.75)
	below, st := app.Writer.Within(c.below(app), width*0.94, st)
	app.Writer.Draw(dst, below, x, y+118*k, st)
}

// drawRays draws rays, as on a poster, from the middle of a rectangle to its edges.
func drawRays(dst *ebiten.Image, r widget.Rect, count int, colour theme.Colour) {
	x, y := r.Centre()
	drawRaysAt(dst, r, x, y, count, colour)
}

// drawRaysAt draws rays from a point to the edges of a rectangle.
func drawRaysAt(dst *ebiten.Image, r widget.Rect, x, y float64, count int, colour theme.Colour) {
	part := dst.SubImage(image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H))).(*ebiten.Image)
	reach := math.Hypot(r.W, r.H)
	var path vector.Path
	for i := range count {
		from := (float64(i) - 0.25) * 2 * math.Pi / float64(count)
		to := from + math.Pi/float64(count)
		path.MoveTo(float32(x), float32(y))
		path.LineTo(float32(x+reach*math.Cos(from)), float32(y+reach*math.Sin(from)))
		path.LineTo(float32(x+reach*math.Cos(to)), float32(y+reach*math.Sin(to)))
		path.Close()
	}
	shape.Pen{Dst: part, Scale: 1}.Fill(&path, colour)
}
