package scene

import (
	"slices"
	"strconv"
	"strings"

	"capital/assets"
	"capital/audio"
	"capital/game/scene/narration"
	"capital/game/scene/seatnames"
	"capital/game/session"
	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/record"
)

const (
	nameLimit = ProfileNameLimit // of the 24 that a name may have: more would be too small to read beside a district
	seedLimit = 19               // digits that always fit in 64 bits
)

// The widgets of one seat's card.
const (
	cardName = iota
	cardPlayer
	cardPerson // who the computer player is
	cardRemove
	cardWidgets
)

// The widgets around the cards, in the order after the cards': those of the game's options follow.
const (
	setupAdd = iota
	setupTakeBacks
	setupBack
	setupSeed
	setupChallenge // where there is room; the menu has it too
	setupStart
	setupPlace
	setupWidgets
)

// setup is where a match of a game is set up: who sits at the table, and what the match has.
type setup struct {
	WidgetScene
	game      *game
	back      func() Scene
	seats     []record.Seat
	chance    uint64           // by which computer players are the persons that they are
	takeBacks record.TakeBacks // as chosen for one person against computer players
	byLetter  bool             // the people play at different places
	options   []int            // the place of each option's value among its values
	cards     []widget.Rect    // one for every seat that there may be
	rows      int              // of the options
	plan      seatPlan         // of the cards
	side      float64          // pixels a unit of what stands around them
}

// newSetup offers the match that was last set up, or else the usual one of the game; back makes the scene to return to.
func newSetup(app *App, back func() Scene) *setup {
	g := app.cabinet.open
	s := &setup{game: g, back: back, chance: app.RandomSeed(), seats: slices.Clone(g.config.Seats), takeBacks: g.config.TakeBacks, byLetter: g.config.ByLetter, cards: make([]widget.Rect, g.Most)}
	if len(s.seats) == 0 {
		for _, player := range g.Usual {
			s.seats = append(s.seats, record.Seat{Player: player, Name: g.names.Free(s.seats)})
		}
	}
	s.rename()
	g.cast(s.seats, s.chance)
	if s.seats[0].Player == session.Person && s.seats[0].Name == g.names.Default(s.seats, 0) {
		s.seats[0].Name = app.ownName(s.seats[0].Name)
	}
	last := recordOf[struct{}](g.config)
	for _, kind := range g.Options {
		value := kind.Offered
		if chosen := len(last.Seats); chosen > 0 && kind.For(chosen) {
			value = max(slices.Index(kind.Values, last.Option(kind.Name)), 0)
		}
		s.options = append(s.options, value)
	}
	s.Widgets = widget.NewGroup(s.makeWidgets()...)
	s.show(app)
	return s
}

func (s *setup) makeWidgets() []widget.Widget {
	var w []widget.Widget
	for range s.game.Most {
		w = append(w,
			widget.Widget{Kind: widget.Field, Limit: nameLimit},
			widget.Widget{Kind: widget.Cycler},
			widget.Widget{Kind: widget.Cycler, Bare: true},
			widget.Widget{Quiet: true})
	}
	w = append(w, []widget.Widget{
		setupAdd:       {Quiet: true},
		setupTakeBacks: {Kind: widget.Cycler},
		setupSeed:      {Kind: widget.Field, Limit: seedLimit, Digits: true},
		setupStart:     {Main: true},
		setupPlace:     {Kind: widget.Cycler},
	}...)
	for n := range s.game.Options {
		kind := widget.Cycler
		if s.game.asCards(n) {
			kind = widget.Button
		}
		w = append(w, widget.Widget{Kind: kind})
	}
	return w
}

// label writes the words of those widgets that say the same for any seats.
func (s *setup) label(app *App) {
	words, w := app.Strings, s.around()
	for seat := range s.game.Most {
		s.card(seat)[cardName].Hint = s.game.names.Default(s.seats, seat)
		s.card(seat)[cardRemove].Label = words.Text("setup.remove")
	}
	w[setupAdd].Label = words.Text("setup.add")
	w[setupTakeBacks].Tip = words.Text("setup.takebacks.line")
	w[setupPlace].Tip = words.Text("letter.setup.line")
	w[setupBack].Label = words.Text("button.back")
	w[setupSeed].Hint, w[setupSeed].Tip = words.Text("setup.seed.empty"), words.Text("setup.seed.line")
	w[setupChallenge].Label = words.Text("challenge.button")
	w[setupStart].Label = words.Text("setup.start")
}

// card returns the widgets of a seat's card.
func (s *setup) card(seat int) []widget.Widget {
	return s.Widgets.Widgets[seat*cardWidgets:][:cardWidgets]
}

// around returns the widgets around the cards.
func (s *setup) around() []widget.Widget { return s.Widgets.Widgets[s.game.Most*cardWidgets:] }

// rename gives seats that bear a default name of another language that of the language of now.
func (s *setup) rename() {
	for n := range s.seats {
		s.seats[n].Name = s.game.names.Now(s.seats[n].Name)
	}
	s.game.names.Learn()
}

// show brings the widgets up to date with the seats and the options.
func (s *setup) show(app *App) {
	for seat := range s.game.Most {
		card := s.card(seat)
		taken := seat < len(s.seats)
		card[cardName].Hidden = !taken
		card[cardPlayer].Hidden = !taken
		card[cardPerson].Hidden = !taken || !s.game.isSomebody(s.seats[seat])
		card[cardRemove].Hidden = !taken || len(s.seats) == s.game.Least
		if taken {
			card[cardName].Value = s.seats[seat].Name
			card[cardPlayer].Value = s.game.playerName(app.Strings, s.seats[seat].Player)
			card[cardPlayer].Tip = ""
		}
		if !card[cardPerson].Hidden {
			card[cardPlayer].Tip = s.game.playerLine(app.Strings, s.seats[seat].Player)
			card[cardPerson].Value = narration.Sentence(s.game.personName(s.seats[seat].Persona), s.game.personLine(s.seats[seat]))
		}
	}
	w := s.around()
	agreed := session.TakeBacks(&record.Record[struct{}]{Seats: s.seats, TakeBacks: s.takeBacks})
	w[setupTakeBacks].Value = TakeBacksText(app.Strings, "setup.takebacks", agreed)
	w[setupTakeBacks].Hidden = seatnames.People(s.seats) != 1
	w[setupPlace].Hidden = seatnames.People(s.seats) < 2
	w[setupPlace].Value = app.Strings.Text("letter.setup.screen")
	if s.byLetter {
		w[setupPlace].Value = app.Strings.Text("letter.setup.letter")
	}
	w[setupAdd].Hidden = len(s.seats) == s.game.Most
	if len(s.seats) < s.game.Most {
		w[setupAdd].Rect = s.cards[len(s.seats)]
	}
	for n, kind := range s.game.Options {
		option := &w[setupWidgets+n]
		if !kind.Allows(len(s.seats), kind.Values[s.options[n]]) { // the first always can be had
			s.options[n] = 0
		}
		option.Value = s.valueName(n)
		if s.game.asCards(n) {
			option.Label = option.Value
		}
		option.Tip = s.game.Words.Text("option." + kind.Name + ".line")
		option.Hidden = !kind.For(len(s.seats))
	}
	s.Stale = true
}

// TakeBacksText says what may be taken back, in words whose keys begin alike.
func TakeBacksText(words *assets.Strings, key string, agreed record.TakeBacks) string {
	if agreed == record.TakeBacksUntilRevealed {
		return words.Text(key + ".until-revealed")
	}
	return words.Text(key + ".free")
}

// Update implements [Scene].
func (s *setup) Update(app *App, intents []input.Intent) error {
	for _, event := range s.Take(app, intents, func() { s.lay(app) }) {
		s.take(app, event)
	}
	if Cancelled(intents) {
		app.Show(s.back())
	}
	return nil
}

// take carries out what was done with a widget.
func (s *setup) take(app *App, event widget.Event) {
	around := event.Index - s.game.Most*cardWidgets
	switch {
	case around < 0:
		s.takeCard(app, event.Index/cardWidgets, event)
	case around == setupAdd:
		seat := len(s.seats)
		s.seats = append(s.seats, record.Seat{Player: s.game.Usual[len(s.game.Usual)-1], Name: s.game.names.Free(s.seats)})
		s.game.cast(s.seats, s.chance)
		s.Widgets.Focus(seat*cardWidgets + cardPlayer)
		app.Play(audio.Knock)
		s.lay(app)
	case around == setupTakeBacks:
		s.takeBacks = record.TakeBacksUntilRevealed - s.takeBacks
		app.Play(audio.Knock)
	case around == setupPlace:
		s.byLetter = !s.byLetter
		app.Play(audio.Knock)
	case around == setupBack:
		app.Show(s.back())
	case around == setupChallenge:
		code, err := s.challenge(app)
		over(app, func(m *menu) page { return m.challenge(app, code, err) })
	case around == setupStart:
		s.start(app)
	case around >= setupWidgets:
		if option := around - setupWidgets; s.game.asCards(option) {
			app.Show(newChoosing(app, s.game, len(s.seats), s.options, option, func() {
				s.show(app)
				app.Show(s)
			}))
		} else {
			s.takeOption(app, option, event.Step)
		}
	}
	s.show(app)
}

// trouble says how a seat's name will differ from what was written once others see it, or nothing.
func (s *setup) trouble(app *App, seat int) string {
	name := s.seats[seat].Name
	switch {
	case name == "":
		return ""
	case !seatnames.Seen(name):
		return app.Strings.Text("setup.name.unseen", s.game.names.Default(s.seats, seat))
	case !app.Writer.Writes(name):
		return app.Strings.Text("setup.name.boxes")
	}
	return ""
}

// takeOption goes to another value of an option.
func (s *setup) takeOption(app *App, n, step int) {
	kind := s.game.Options[n]
	many := len(kind.Values)
	for s.options[n] = (s.options[n] + step + many) % many; !kind.Allows(len(s.seats), kind.Values[s.options[n]]); {
		s.options[n] = (s.options[n] + step + many) % many
	}
	app.Play(audio.Knock)
}

// takeCard carries out what was done with a widget of one seat's card.
func (s *setup) takeCard(app *App, seat int, event widget.Event) {
	switch event.Index % cardWidgets {
	case cardName:
		s.seats[seat].Name = s.Widgets.Widgets[event.Index].Value
	case cardPlayer:
		kinds := s.game.kinds()
		now := slices.Index(kinds, s.seats[seat].Player)
		s.seats[seat].Player = kinds[(now+event.Step+len(kinds))%len(kinds)]
		s.game.cast(s.seats, s.chance)
		app.Play(audio.Knock)
	case cardPerson:
		s.game.nextPerson(s.seats, seat, event.Step)
		app.Play(audio.Paper)
	case cardRemove:
		s.seats = slices.Delete(s.seats, seat, seat+1)
		s.game.cast(s.seats, s.chance)
		app.Play(audio.Paper)
		s.lay(app) // which options there are depends on how many sit there
	}
}

// start begins the match, or says why that cannot be.
func (s *setup) start(app *App) { app.AskBegin(s.config(app)) }

// config is the match that is set up.
func (s *setup) config(app *App) Config {
	config := Config{Seats: slices.Clone(s.seats), TakeBacks: s.takeBacks, ByLetter: s.byLetter && seatnames.People(s.seats) > 1}
	for seat := range config.Seats {
		name := strings.TrimSpace(config.Seats[seat].Name)
		if !seatnames.Seen(name) {
			name = s.game.names.Default(s.seats, seat)
		}
		config.Seats[seat].Name = name
	}
	for n, kind := range s.game.Options {
		if s.options[n] > 0 && kind.For(len(s.seats)) && kind.Allows(len(s.seats), kind.Values[s.options[n]]) {
			config.Options = append(config.Options, record.Option{Name: kind.Name, Value: kind.Values[s.options[n]]})
		}
	}
	seed, err := strconv.ParseUint(s.around()[setupSeed].Value, 10, 64)
	config.Seed, config.SeedTyped = seed, err == nil
	if err != nil { // nothing is written there
		config.Seed = app.RandomSeed()
	}
	return config
}

// challenge is that of the match which is set up. Its seed is written into the field, so that who sends it can play it too.
func (s *setup) challenge(app *App) (code string, err error) {
	config := s.config(app)
	seed := &s.around()[setupSeed]
	if !config.SeedTyped {
		config.Seed %= 1e18 // as long as there is room for
		seed.Value = strconv.FormatUint(config.Seed, 10)
		s.Stale = true
	}
	first := slices.IndexFunc(config.Seats, func(who record.Seat) bool { return who.Player == session.Person })
	if first < 0 {
		return "", errNobody
	}
	return s.game.sent(config, config.Seats[first].Name, nil)
}

// Measures in logical units.
const (
	takeBacksWidth = 275
	optionWidth    = 460 // with its name
	optionGap      = 40
	optionRow      = 64 // height of the row of options
)

// lay lays the cards out, as large as the text size asks for and the screen allows, and the rest around them.
func (s *setup) lay(app *App) {
	s.rename()
	s.label(app)
	u := app.Unit()
	width, height := app.Size()
	s.side = u
	if !app.upright() {
		s.side = u * max(app.TextScale(1.25), 1)
	}
	s.rows = 1
	if app.upright() {
		s.rows = max((len(s.game.Options)+1)/2, 1)
	}
	foot, head := 118.0, 48*u+s.above()
	s.plan = planSeats(s.game.Most, app.upright(), width/u-besideSeats(s.game.Most), (height-head)/u-foot, app.TextScale(2))
	k := u * s.plan.Scale
	wide, tall := s.plan.Size(s.game.Most)
	left := width/2 - wide*k/2
	top := head + (height-head-foot*u-tall*k)/2
	for seat := range s.cards {
		column, row := float64(seat%s.plan.Columns), float64(seat/s.plan.Columns)
		s.cards[seat] = widget.Rect{X: left + column*(s.plan.Wide+seatGap)*k, Y: top + row*(s.plan.High+seatGap)*k, W: s.plan.Wide * k, H: s.plan.High * k}
		s.layCard(seat, k)
	}
	small := min(k, s.side*1.15)
	s.layBeside(app, left, left+wide*k, small)
	s.layOptions(app, left, left+wide*k, s.cards[0].Y-float64(s.rows)*optionRow*u)
	name, _ := app.Writer.Measure(app.Strings.Text("setup.seed"), nameStyle(s.side))
	s.layFoot(left, left+wide*k, height-max(86*u, 60*small+17*u), small, name+2*nameGap*u)
	s.show(app)
}

// besideSeats is how much room is left on both sides of the cards of so many seats, in logical units: five in a row need most of
// the screen for their words.
func besideSeats(seats int) float64 {
	if seats > 4 {
		return 32
	}
	return 80
}

// beside are the widgets beside the heading, of which one is seen: of one person the take-backs, of several where they play. They
// are called by the words of a key.
func beside() map[int]string {
	return map[int]string{setupTakeBacks: "setup.takebacks", setupPlace: "letter.setup"}
}

// layBeside lays what stands beside the heading out, as wide as that and its own name leave room for: up to where
// the cards end, or the button of the menu begins.
func (s *setup) layBeside(app *App, left, right, k float64) {
	u, high := app.Unit(), 50*k
	top := s.headY(u) - high/2
	if menu := app.Corner(); top < menu.Y+menu.H {
		right = min(right, menu.X-12*u)
	}
	heading, _ := app.Writer.Measure(app.Strings.Text("setup.title"), headingStyle(s.side))
	for n, words := range beside() {
		name, _ := app.Writer.Measure(app.Strings.Text(words), nameStyle(s.side))
		wide := min(takeBacksWidth*k, right-left-heading-name-2*nameGap*u)
		s.around()[n].Rect = widget.Rect{X: right - wide, Y: top, W: wide, H: high}
	}
}

// above is how far the middle of what stands above the cards and the options lies over the cards.
func (s *setup) above() float64 {
	above := 44 * s.side
	if s.hasOptions() {
		above += float64(s.rows) * optionRow * s.side
	}
	return above
}

// hasOptions reports whether a match of so many seats has options.
func (s *setup) hasOptions() bool {
	return slices.ContainsFunc(s.game.Options, func(kind record.OptionKind) bool { return kind.For(len(s.seats)) })
}

// headY is the middle of what stands above the cards and the options.
func (s *setup) headY(u float64) float64 { return max(s.cards[0].Y-s.above(), 30*u) }

// layOptions lays the options out side by side, on an upright screen two a row, each with room for its name before it.
func (s *setup) layOptions(app *App, left, right, y float64) {
	options := s.around()[setupWidgets:]
	columns := (len(options) + s.rows - 1) / s.rows
	u, gaps := app.Unit(), float64(columns-1)
	wide := min((right-left-gaps*optionGap*u)/(gaps+1), optionWidth*u)
	for n := range options {
		name, _ := app.Writer.Measure(s.optionName(n), nameStyle(s.side))
		name += nameGap * u
		column, row := float64(n%columns), float64(n/columns)
		options[n].Rect = widget.Rect{X: left + column*(wide+optionGap*u) + name, Y: y + row*optionRow*u, W: wide - name, H: 48 * u}
	}
}

// valueName is what the value that an option has is called.
func (s *setup) valueName(n int) string {
	kind := s.game.Options[n]
	return s.game.Words.Text("option." + kind.Name + "." + kind.Values[s.options[n]])
}

// optionName is what an option is called.
func (s *setup) optionName(n int) string {
	return s.game.Words.Text("option." + s.game.Options[n].Name)
}

// layCard lays out what is on a seat's card.
func (s *setup) layCard(seat int, k float64) {
	r, w := s.cards[seat], s.card(seat)
	w[cardName].Rect = withinCard(r, s.plan.Name, k)
	w[cardPlayer].Rect = withinCard(r, s.plan.Player, k)
	w[cardPerson].Rect = withinCard(r, s.plan.Field, k)
	w[cardRemove].Rect = withinCard(r, s.plan.Remove, k)
}

// layFoot lays out what lies below the cards, from left to right and y downwards; name is the room for that of the seed.
func (s *setup) layFoot(left, right, y, k, name float64) {
	const back, seed, challenge, start, gap = 150, 190, 190, 220, 20
	k = min(k, (right-left-name)/(back+seed+start+24))
	w := s.around()
	tall := 60 * k
	free := right - left - name - (back+start+seed)*k
	w[setupChallenge].Hidden = free < (challenge+3*gap)*k
	if !w[setupChallenge].Hidden {
		free -= (challenge + gap) * k
	}
	w[setupBack].Rect = widget.Rect{X: left, Y: y, W: back * k, H: tall}
	w[setupSeed].Rect = widget.Rect{X: left + back*k + name + free/2, Y: y + 3*k, W: seed * k, H: tall - 6*k}
	w[setupStart].Rect = widget.Rect{X: right - start*k, Y: y, W: start * k, H: tall}
	w[setupChallenge].Rect = widget.Rect{X: right - (start+gap+challenge)*k, Y: y, W: challenge * k, H: tall}
}

// nameGap is how far what a widget is called lies from it, in logical units.
const nameGap = 16

func nameStyle(u float64) text.Style {
	return text.Style{Size: theme.TextButton * u, Colour: theme.MoonSoft, Align: text.Right, VAlign: text.Middle}
}
