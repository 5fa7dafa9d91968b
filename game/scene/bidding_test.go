//go:build !js

package scene

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/game/players/playerstest"
	"capital/game/session"
	"capital/game/store"
	"capital/input"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/record/recordtest"
)

// The game of these tests: three-card bidding for one to five, with a table at which a person bids a card by its number.
// No line outside tests knows it.

const biddingWords = `
game.name = Bidding
game.line = Three cards, three prizes
level.guesser = Guesser
level.guesser.line = Computer, bids anything
level.planner = Planner
level.planner.line = Computer, high cards for high prizes
name.0 = Ala
name.1 = Bo
name.2 = Celina
name.3 = Dorota
name.4 = Emil
option.prizes = Prizes
option.prizes.line = How many points a prize brings.
option.prizes.plain = Plain
option.prizes.doubled = Doubled
option.ties = Ties
option.ties.line = What becomes of a prize that nobody wins.
option.ties.lost = Lost
option.ties.kept = Added to the next
`

type biddingSession = session.Session[recordtest.Match, recordtest.Action, recordtest.Event]

// bidding describes the game to an app under a name, its match kept in NAME.txt. Its computer players can be some persons.
func bidding(app *App, name string, persons ...string) (Game, error) {
	all := strings.Replace(biddingWords, "= Bidding", "= "+strings.ToUpper(name[:1])+name[1:], 1)
	for _, person := range persons {
		all += fmt.Sprintf("person.%s = %s\nperson.%[1]s.line = Bids.\n", person, strings.ToUpper(person))
	}
	words, err := assets.ParseStrings(name, all)
	if err != nil {
		return Game{}, err
	}
	bidders := playerstest.Bidding(app.Thinkers)
	bidders.Personas = persons
	g := GameOf(recordtest.Rules(), bidders, func(m *recordtest.Match) string { return fmt.Sprintf("Prize %d", m.Round()+1) }, func(s *biddingSession) Match {
		return &biddingTable{app: app, session: s, shownTo: -1}
	})
	g.Name, g.File, g.Words = name, name+".txt", words
	g.Levels = []string{recordtest.Guesser, recordtest.Planner}
	g.Usual = []string{session.Person, recordtest.Planner, recordtest.Guesser}
	g.Persons = Persons{Names: persons, Draw: func(*ebiten.Image, string, float64, float64, float64) {}}
	g.Minutes = 5
	g.Emblem = func(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
		pen := shape.Pen{Dst: dst, Scale: 1}
		pen.RoundBox(x+size*0.2, y, size*0.6, size, size*0.06, body)
		for n := range seat + 1 {
			pen.Circle(x+size*0.5, y+size*(0.14+0.18*float64(n)), size*0.06, mark)
		}
	}
	return g, nil
}

// biddingTable is the screen of a match: a number bids a card, discarding swaps the first, and undo takes back.
type biddingTable struct {
	app     *App
	session *biddingSession
	shownTo int // whose hand is seen; of several people each says first that they are there
	refused error
}

// turn is the person whose turn it is, or -1: of several that owe a bid the first.
func (b *biddingTable) turn() int {
	for seat := range b.session.Seats() {
		if b.session.IsPerson(seat) && b.session.Match().Owes(seat) {
			return seat
		}
	}
	return -1
}

func (b *biddingTable) Update(app *App, intents []input.Intent) error {
	b.session.Think()
	for _, in := range intents {
		switch in.Kind {
		case input.Choose:
			b.play(recordtest.Bid, in.Number-1)
		case input.Discard:
			b.play(recordtest.Swap, 0)
		case input.Undo:
			b.session.Undo()
		case input.Cancel:
			b.leave()
			return nil
		}
	}
	if seat := b.turn(); seat >= 0 && seat != b.shownTo {
		if b.session.People() == 1 {
			b.shownTo = seat
			return nil
		}
		app.ShowAtOnce(NewCurtain(app, seat, b.session.Seats()[seat].Name, func() Scene {
			b.shownTo = seat
			return b
		}))
	}
	return nil
}

// play does something with a card of the hand that is shown.
func (b *biddingTable) play(kind recordtest.ActionKind, n int) {
	v := b.session.Match().View(b.shownTo)
	if hand := v.Hand(); n < len(hand) {
		b.refused = b.session.Submit(b.shownTo, recordtest.Action{Kind: kind, Card: hand[n]})
	}
}

func (*biddingTable) Changed() bool { return true }

func (b *biddingTable) Draw(app *App, dst *ebiten.Image) {
	Fill(dst, theme.Night)
	m, u := b.session.Match(), app.Unit()
	st := text.Style{Size: 30 * u, Colour: theme.Moonlight}
	app.Writer.Draw(dst, fmt.Sprint("Round ", m.Round()+1, ": ", m.Prize()), 40*u, 60*u, st)
	for seat, who := range b.session.Seats() {
		app.Writer.Draw(dst, fmt.Sprint(who.Name, " (", app.PlayerName(who.Player), "): ", m.Points(seat)), 40*u, (120+50*float64(seat))*u, st)
	}
	if b.shownTo >= 0 {
		v := m.View(b.shownTo)
		app.Writer.Draw(dst, fmt.Sprint(v.Hand()), 40*u, 600*u, st)
	}
}

// leave goes to the title.
func (b *biddingTable) leave() {
	b.app.EndMatch()
	b.app.ShowTitle()
}

// Menu implements [MatchWithMenu].
func (b *biddingTable) Menu() MatchMenu {
	played := b.session.Record()
	menu := MatchMenu{Again: Rematch(&played, played.Seed), Leave: b.leave, TakeBack: func(steps int) {
		for range steps {
			b.session.Undo()
		}
	}}
	if _, ok := b.session.CanRedo(); ok {
		menu.TakeAgain = func() { b.session.Redo() }
	}
	for _, step := range b.session.Past() {
		menu.Past = append(menu.Past, fmt.Sprint("bid of move ", step.From+1))
	}
	return menu
}

func (b *biddingTable) Saved() bool { return b.session.Saved() }

func (b *biddingTable) Close() error { return b.session.Close() }

// record is the match so far as it is saved.
func (b *biddingTable) record() string {
	r := b.session.Record()
	return recordtest.Rules().Text(&r, b.session.Match())
}

// biddingApp is an app with games of that kind, without a screen or sound.
func biddingApp(t *testing.T, files *store.Store, names ...string) *App {
	t.Helper()
	var games []func(*App) (Game, error)
	for _, name := range names {
		games = append(games, func(app *App) (Game, error) { return bidding(app, name) })
	}
	return gamesApp(t, files, games...)
}

// gamesApp is an app with some games and files.
func gamesApp(t *testing.T, files *store.Store, games ...func(*App) (Game, error)) *App {
	t.Helper()
	app, err := open(Options{}, files, new(audio.Player), games...)
	if err != nil {
		t.Fatal(err)
	}
	app.sounds.SetVolumes(audio.Volumes{})
	app.RandomSeed = func() uint64 { return 42 }
	app.Resize(1280, 720)
	app.Pass(tick)
	t.Cleanup(app.End)
	return app
}

// filesApp is one with one game, whose files lie in a folder. Two with one folder are two windows.
func filesApp(t *testing.T, folder string) *App {
	t.Helper()
	return biddingApp(t, store.OpenFolder(folder), "bidding")
}

// quickApp is one with no files yet.
func quickApp(t *testing.T) *App {
	t.Helper()
	return filesApp(t, t.TempDir())
}

const (
	matchFile = "bidding.txt"
	keptFile  = "bidding.kept-1.txt"
)

// tick is how many seconds pass with each Update that a test calls.
const tick = 1.0 / 60
