package scene

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/game/session"
	"capital/game/warsaw/ai"
	"capital/input"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/warsaw"
)

const (
	nameLimit = 14 // of the 24 that a name may have: more would be too small to read beside a district
	seedLimit = 19 // digits that always fit in 64 bits
	fewest    = 2  // seats of a match
)

// The widgets of one seat's card, and those below the cards.
const (
	cardName = iota
	cardPlayer
	cardRemove
	cardWidgets
	setupAdd = iota - 1 + (warsaw.MaxSeats-1)*cardWidgets
	setupTakeBacks
	setupBack
	setupSeed
	setupStart
	setupWidgets
)

// players are the kinds of player a seat can have, in the order they are offered.
func players() []string { return append([]string{session.Person}, ai.Levels()...) }

// setup is where a match is set up: who sits at the table.
type setup struct {
	streetScreen
	seats     []record.Seat
	takeBacks record.TakeBacks // as chosen for one person against computer players
	cards     [warsaw.MaxSeats]widget.Rect
	scale     float64
}

// newSetup offers the match that was last set up, or else one person against two
// computer players.
func newSetup(app *App) *setup {
	words := app.Strings
	s := &setup{seats: slices.Clone(app.config.Seats), takeBacks: app.config.TakeBacks}
	if len(s.seats) == 0 {
		for seat, player := range []string{session.Person, ai.Builder, ai.Builder} {
			s.seats = append(s.seats, record.Seat{Player: player, Name: defaultName(app, seat)})
		}
	}
	w := make([]widget.Widget, setupWidgets)
	for seat := range warsaw.MaxSeats {
		card := w[seat*cardWidgets:]
		card[cardName] = widget.Widget{Kind: widget.Field, Limit: nameLimit, Hint: defaultName(app, seat)}
		card[cardPlayer] = widget.Widget{Kind: widget.Cycler}
		card[cardRemove] = widget.Widget{Quiet: true, Label: words.Text("setup.remove")}
	}
	w[setupAdd] = widget.Widget{Quiet: true, Label: words.Text("setup.add")}
	w[setupTakeBacks] = widget.Widget{Kind: widget.Cycler}
	w[setupBack] = widget.Widget{Label: words.Text("button.back")}
	w[setupSeed] = widget.Widget{Kind: widget.Field, Limit: seedLimit, Digits: true, Hint: words.Text("setup.seed.empty"), Tip: words.Text("setup.seed.line")}
	w[setupStart] = widget.Widget{Label: words.Text("setup.start"), Main: true}
	s.widgets = widget.NewGroup(w...)
	s.show(app)
	return s
}

// defaultName is a seat's name as long as nobody gave it another.
func defaultName(app *App, seat int) string {
	return app.Strings.Text("setup.name." + strconv.Itoa(seat))
}

// show brings the widgets up to date with the seats.
func (s *setup) show(app *App) {
	w := s.widgets.Widgets
	for seat := range warsaw.MaxSeats {
		card := w[seat*cardWidgets:]
		taken := seat < len(s.seats)
		card[cardName].Hidden = !taken
		card[cardPlayer].Hidden = !taken
		card[cardRemove].Hidden = !taken || len(s.seats) == fewest
		if taken {
			card[cardName].Value = s.seats[seat].Name
			card[cardPlayer].Value = app.Strings.Text("setup." + s.seats[seat].Player)
		}
	}
	agreed := session.TakeBacks(&warsaw.Record{Seats: s.seats, TakeBacks: s.takeBacks})
	w[setupTakeBacks].Value = takeBacksWords(app.Strings, "setup.takebacks", agreed)
	w[setupTakeBacks].Hidden = s.people() == 0
	w[setupTakeBacks].Disabled = s.people() > 1
	w[setupTakeBacks].Tip = app.Strings.Text("setup.takebacks.line")
	w[setupAdd].Hidden = len(s.seats) == warsaw.MaxSeats
	if len(s.seats) < warsaw.MaxSeats {
		w[setupAdd].Rect = s.cards[len(s.seats)]
	}
	s.changed = true
}

// Update implements [Scene].
func (s *setup) Update(app *App, intents []input.Intent) error {
	for _, event := range s.update(app, intents, func() { s.lay(app) }) {
		s.take(app, event)
	}
	if cancelled(intents) {
		app.Show(newTitle(app))
	}
	return nil
}

// take carries out what was done with a widget.
func (s *setup) take(app *App, event widget.Event) {
	switch event.Index {
	case setupAdd:
		seat := len(s.seats)
		s.seats = append(s.seats, record.Seat{Player: ai.Builder, Name: s.freeName(app)})
		s.widgets.Focus(seat*cardWidgets + cardPlayer)
		app.Play(audio.Knock)
	case setupTakeBacks:
		s.takeBacks = record.TakeBacksUntilRevealed - s.takeBacks
		app.Play(audio.Knock)
	case setupBack:
		app.Show(newTitle(app))
	case setupSeed:
	case setupStart:
		s.start(app)
	default:
		s.takeCard(app, event.Index/cardWidgets, event)
	}
	s.show(app)
}

// takeCard carries out what was done with a widget of one seat's card.
func (s *setup) takeCard(app *App, seat int, event widget.Event) {
	switch event.Index % cardWidgets {
	case cardName:
		s.seats[seat].Name = s.widgets.Widgets[event.Index].Value
	case cardPlayer:
		kinds := players()
		now := slices.Index(kinds, s.seats[seat].Player)
		s.seats[seat].Player = kinds[(now+event.Step+len(kinds))%len(kinds)]
		app.Play(audio.Knock)
	case cardRemove:
		s.seats = slices.Delete(s.seats, seat, seat+1)
		app.Play(audio.Paper)
	}
}

// people is how many of the seats a person takes.
func (s *setup) people() int {
	n := 0
	for _, who := range s.seats {
		if who.Player == session.Person {
			n++
		}
	}
	return n
}

// takeBacksWords says what may be taken back, in words whose keys begin alike.
func takeBacksWords(words *assets.Strings, key string, agreed record.TakeBacks) string {
	if agreed == record.TakeBacksUntilRevealed {
		return words.Text(key + ".until-revealed")
	}
	return words.Text(key + ".free")
}

// freeName is the first default name that no seat bears.
func (s *setup) freeName(app *App) string {
	for seat := range warsaw.MaxSeats {
		name := defaultName(app, seat)
		if !slices.ContainsFunc(s.seats, func(who record.Seat) bool { return who.Name == name }) {
			return name
		}
	}
	return ""
}

// start begins the match, or says why that cannot be.
func (s *setup) start(app *App) {
	config := Config{Seats: slices.Clone(s.seats), TakeBacks: s.takeBacks}
	for seat := range config.Seats {
		name := strings.TrimSpace(config.Seats[seat].Name)
		if name == "" {
			name = defaultName(app, seat)
		}
		config.Seats[seat].Name = name
	}
	seed, err := strconv.ParseUint(s.widgets.Widgets[setupSeed].Value, 10, 64)
	config.Seed, config.SeedTyped = seed, err == nil
	if err != nil { // nothing is written there
		config.Seed = app.RandomSeed()
	}
	app.config = config
	scene, err := app.Matches.Start(app, config)
	if err != nil {
		app.Say(app.Strings.Text("notice.match", err.Error()))
		return
	}
	app.Show(scene)
}

// Measures in logical units.
const (
	cardWidth  = 270
	cardHeight = 404
	cardGap    = 20

	takeBacksWidth = 275
)

// lay lays out four cards in a row, or two by two where the screen is higher than wide.
func (s *setup) lay(app *App) {
	u := app.Unit()
	width, height := app.Size()
	columns, rows := warsaw.MaxSeats, 1
	if height > width {
		columns, rows = 2, 2
	}
	const foot, head = 118.0, 92.0
	wide := float64(columns)*(cardWidth+cardGap) - cardGap
	tall := float64(rows)*(cardHeight+cardGap) - cardGap
	s.scale = min((width/u-80)/wide, (height/u-head-foot)/tall, max(app.TextScale(1.3), 1.15))
	k := u * s.scale
	left := width/2 - wide*k/2
	top := head*u + (height-(head+foot)*u-tall*k)/2
	for seat := range s.cards {
		column, row := float64(seat%columns), float64(seat/columns)
		s.cards[seat] = widget.Rect{X: left + column*(cardWidth+cardGap)*k, Y: top + row*(cardHeight+cardGap)*k, W: cardWidth * k, H: cardHeight * k}
		s.layCard(seat, k)
	}
	small := min(k, u*1.15)
	s.widgets.Widgets[setupTakeBacks].Rect = widget.Rect{
		X: left + wide*k - takeBacksWidth*small, Y: s.headY(u) - 25*small, W: takeBacksWidth * small, H: 50 * small,
	}
	s.layFoot(left, left+wide*k, height-86*u, small)
	s.show(app)
}

// headY is the middle of what stands above the cards.
func (s *setup) headY(u float64) float64 { return max(s.cards[0].Y-44*u, 30*u) }

func (s *setup) layCard(seat int, k float64) {
	r := s.cards[seat]
	w := s.widgets.Widgets[seat*cardWidgets:]
	w[cardName].Rect = widget.Rect{X: r.X + 18*k, Y: r.Y + 196*k, W: r.W - 36*k, H: 52 * k}
	w[cardPlayer].Rect = widget.Rect{X: r.X + 18*k, Y: r.Y + 258*k, W: r.W - 36*k, H: 52 * k}
	w[cardRemove].Rect = widget.Rect{X: r.X + 40*k, Y: r.Y + r.H - 52*k, W: r.W - 80*k, H: 40 * k}
}

// layFoot lays out what lies below the cards, from left to right and y downwards.
func (s *setup) layFoot(left, right, y, k float64) {
	const back, seed, start, label = 150, 190, 220, 70
	k = min(k, (right-left)/(back+label+seed+start+40))
	w := s.widgets.Widgets
	tall := 60 * k
	free := right - left - (back+start+seed+label)*k
	w[setupBack].Rect = widget.Rect{X: left, Y: y, W: back * k, H: tall}
	w[setupSeed].Rect = widget.Rect{X: left + (back+label)*k + free/2, Y: y + 3*k, W: seed * k, H: tall - 6*k}
	w[setupStart].Rect = widget.Rect{X: right - start*k, Y: y, W: start * k, H: tall}
}

// Draw implements [Scene].
func (s *setup) Draw(app *App, dst *ebiten.Image) {
	drawStreetBehind(app, dst)
	u := app.Unit()
	p := app.painter(widget.Night(), s.scale)
	heading(app, dst, app.Strings.Text("setup.title"), s.cards[0].X, s.headY(u), u)
	if w := s.widgets.Widgets[setupTakeBacks]; !w.Hidden {
		app.Writer.Draw(dst, app.Strings.Text("setup.takebacks"), w.Rect.X-16*u, w.Rect.Y+w.Rect.H/2, text.Style{
			Size: theme.TextButton * u, Colour: theme.MoonSoft, Align: text.Right, VAlign: text.Middle,
		})
	}
	for seat := range s.cards {
		if seat < len(s.seats) {
			s.drawCard(app, dst, seat, p)
		} else {
			drawEmptySeat(dst, seat, s.cards[seat], p.Scale, seat == len(s.seats))
		}
	}
	seed := s.widgets.Widgets[setupSeed].Rect
	app.Writer.Draw(dst, app.Strings.Text("setup.seed"), seed.X-16*u, seed.Y+seed.H/2, text.Style{
		Size: theme.TextButton * u, Colour: theme.MoonSoft, Align: text.Right, VAlign: text.Middle,
	})
	p.Draw(dst, s.widgets, app.screen())
}

// drawCard draws one taken seat: its colour, its mermaid and who plays it.
func (s *setup) drawCard(app *App, dst *ebiten.Image, seat int, p widget.Painter) {
	r, k := s.cards[seat], p.Scale
	colours := theme.Seat(seat)
	p.Panel(dst, r)
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(r.X+8*k, r.Y+8*k, r.W-16*k, 176*k, 8*k, colours.Dark)
	drawRays(dst, widget.Rect{X: r.X + 8*k, Y: r.Y + 8*k, W: r.W - 16*k, H: 176 * k}, 16, colours.Base.Fade(0.28))
	theme.DrawMermaid(dst, seat, r.X+r.W/2-76*k, r.Y+20*k, 152*k, colours.Light, colours.Dark)
	app.Writer.DrawWrapped(dst, app.Strings.Text("setup."+s.seats[seat].Player+".line"), r.X+r.W/2, r.Y+332*k, r.W-36*k, text.Style{
		Size: 16 * k, Colour: theme.MoonSoft, Align: text.Centre, VAlign: text.Middle,
	})
}

// drawEmptySeat draws a seat nobody has taken; the next one to be taken stands out.
func drawEmptySeat(dst *ebiten.Image, seat int, r widget.Rect, k float64, next bool) {
	line, mermaid := theme.NightLine.Fade(0.35), theme.Night.Mix(theme.NightLine, 0.22)
	if next {
		line, mermaid = theme.NightLine, theme.Night.Mix(theme.NightLine, 0.6)
	}
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(r.X, r.Y, r.W, r.H, 12*k, theme.Night.Fade(0.8))
	pen.RoundBoxLine(r.X, r.Y, r.W, r.H, 12*k, 1.5*k, line)
	theme.DrawMermaid(dst, seat, r.X+r.W/2-76*k, r.Y+20*k, 152*k, mermaid, theme.Night)
	if next {
		pen.RoundBox(r.X+r.W/2-2.5*k, r.Y+244*k, 5*k, 36*k, 2*k, theme.Moonlight)
		pen.RoundBox(r.X+r.W/2-18*k, r.Y+259.5*k, 36*k, 5*k, 2*k, theme.Moonlight)
	}
}
