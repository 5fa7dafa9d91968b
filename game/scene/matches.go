package scene

import (
	"context"
	"errors"
	"io/fs"
	"slices"

	"capital/game/about"
	"capital/game/background"
	"capital/game/matches"
	"capital/game/scene/localisation"
	"capital/game/store"
	"capital/input"
	"capital/render/widget"
)

// matchesScreen lists the matches of all games, running and finished.
type matchesScreen struct {
	WidgetScene
	back    func() Scene
	index   *matches.Index[told]
	listing background.Question[listed]
	stale   bool // what is being listed has changed meanwhile
	shared  bool // a match was, which may lie elsewhere then
	tidied  bool // what a killed program left of letters is where it belongs
	left    int  // how many matches are still to be read

	all   []matchRow // the newest first
	shown []int      // those of them that are wanted, by place
	first int        // the first of these that is seen, by place

	which   which
	game    int         // 0 for all, else the game's place in the cabinet and one
	deleted *matchRow   // what was deleted last, until it is brought back
	drag    matchesDrag // of the rows, by a pointer
	plan    matchesPlan
	signs   signs
	cities  matchPictures
}

// listed is what came of listing the matches.
type listed struct {
	all  []matches.Match[told]
	left int
}

// newMatches makes the screen; back makes the scene to return to.
func newMatches(app *App, back func() Scene) *matchesScreen {
	s := &matchesScreen{back: back, left: 1}
	c := &app.cabinet
	var names []string
	byFile := map[string]*game{}
	for _, g := range c.games {
		g.names.LearnAll(g.Name)
		names, byFile[g.File] = append(names, g.File), g
	}
	s.index = matches.New(app.Store, about.Release, names, func(path, text string) (told, bool, error) {
		g := byFile[path]
		if g == nil {
			g = c.named(gameOf(text))
		}
		if g == nil {
			return told{}, false, errors.New("it is of no game that is here")
		}
		saved, err := g.Check(text)
		if saved.Over {
			saved.At = "" // which is in words
		}
		_, letter := store.LetterOf(path)
		if _, here := hereIn(text, saved.Seats); letter && err == nil && !here {
			err = errors.New("it does not tell which seat is played here")
		}
		return told{g.Name, saved, letterIn(text)}, !saved.Over, err
	})
	s.Widgets = widget.NewGroup([]widget.Widget{
		matchesWhich:     {Kind: widget.Cycler},
		matchesGame:      {Kind: widget.Cycler, Hidden: len(c.games) < 2},
		matchesSearch:    {Kind: widget.Field, Limit: nameLimit},
		matchesBringBack: {Hidden: true},
		matchesMyPlay:    {Hidden: app.MyPlay == nil},
		matchesBack:      {},
	}...)
	s.list(app)
	return s
}

// again makes the screen as it was left.
func (s *matchesScreen) again(app *App) func() Scene {
	return func() Scene {
		again := newMatches(app, s.back)
		again.which, again.game, again.first, again.all = s.which, s.game, s.first, s.all
		again.Widgets.Widgets[matchesSearch].Value = s.Widgets.Widgets[matchesSearch].Value
		return again
	}
}

// readAtOnce is how many matches are read until those that are known are shown.
const readAtOnce = 100

// list begins to list the matches off the frame loop.
func (s *matchesScreen) list(app *App) {
	language, first := app.Language(), !s.tidied
	s.stale, s.tidied = false, true
	s.listing.Ask(func(ctx context.Context) (listed, error) {
		if first {
			app.lettersOver() // which moves what a killed program left
		}
		all, left, err := s.index.List(ctx, language, readAtOnce)
		return listed{all, left}, err
	})
}

// takeListed takes in what was listed, and goes on until all is.
func (s *matchesScreen) takeListed(app *App) {
	now, err, ok := s.listing.Take()
	switch {
	case !ok:
		return
	case err != nil:
		s.left = 0
		app.Say(app.Strings.Text("matches.failed", brief(err)))
		return
	case s.stale:
		s.list(app)
		return
	}
	s.left = now.left
	s.all = s.all[:0]
	for _, m := range now.all {
		s.all = append(s.all, newMatchRow(app, m))
	}
	slices.SortStableFunc(s.all, func(a, b matchRow) int { return a.compare(&b) })
	s.choose(app)
	if now.left > 0 {
		s.list(app)
	}
}

// choose finds which matches are wanted.
func (s *matchesScreen) choose(app *App) {
	words := localisation.Folded(s.Widgets.Widgets[matchesSearch].Value)
	s.shown = s.shown[:0]
	for n := range s.all {
		if s.wants(app, &s.all[n], words) {
			s.shown = append(s.shown, n)
		}
	}
	s.scroll(app, 0)
}

// wants reports whether a match is wanted.
func (s *matchesScreen) wants(app *App, m *matchRow, words []string) bool {
	if s.game > 0 && m.game != app.cabinet.games[s.game-1] {
		return false
	}
	return m.is(s.which) && m.has(words)
}

// scroll moves the rows by so many, as far as there are any.
func (s *matchesScreen) scroll(app *App, by int) (moved bool) {
	before := s.first
	s.first = max(min(s.first+by, len(s.shown)-s.plan.rows), 0)
	s.label(app)
	return s.first != before
}

// row is the match of a row that is seen, or nil.
func (s *matchesScreen) row(n int) *matchRow {
	if n += s.first; n < len(s.shown) {
		return &s.all[s.shown[n]]
	}
	return nil
}

// Update implements [Scene].
func (s *matchesScreen) Update(app *App, intents []input.Intent) error {
	s.takeListed(app)
	if s.shared {
		s.shared = false
		s.changed(app)
	}
	s.paintCities(app)
	intents = s.scrolled(app, intents)
	for _, event := range s.Take(app, intents, func() { s.lay(app) }) {
		s.act(app, event)
		if app.stage.next != nil || app.Shown() != Scene(s) {
			return nil
		}
	}
	if Cancelled(intents) {
		if search := &s.Widgets.Widgets[matchesSearch]; search.Value != "" {
			search.Value = ""
			s.choose(app)
			return nil
		}
		s.leave(app, s.back())
	}
	return nil
}

// leave goes to another screen.
func (s *matchesScreen) leave(app *App, to Scene) {
	s.close()
	app.Show(to)
}

// close ends what is going on.
func (s *matchesScreen) close() {
	s.listing.Drop()
	s.signs.forget()
	s.cities.leave()
}

// act does what a widget is for.
func (s *matchesScreen) act(app *App, event widget.Event) {
	switch event.Index {
	case matchesWhich:
		s.which = (s.which + whiches + which(event.Step)) % whiches
		s.first = 0
		s.choose(app)
	case matchesGame:
		many := len(app.cabinet.games) + 1
		s.game = (s.game + many + event.Step) % many
		s.first = 0
		s.choose(app)
	case matchesSearch:
		s.first = 0
		s.choose(app)
	case matchesBringBack:
		s.bringBack(app, s.deleted)
	case matchesMyPlay:
		s.leave(app, app.MyPlay(app, s.again(app)))
	case matchesBack:
		s.leave(app, s.back())
	default:
		n := event.Index - matchesRows
		s.actOn(app, s.row(n/rowWidgets), n%rowWidgets)
	}
}

// actOn does what a part of a match's row is for.
func (s *matchesScreen) actOn(app *App, m *matchRow, part int) {
	switch {
	case m == nil:
	case part == rowDelete:
		s.delete(app, m)
	case part == rowShare && !m.Told.Over:
		if text, ok := s.text(app, m); ok {
			app.askLookBack(m.game, lookedAt{text: text}, s.again(app))
		}
	case part == rowShare:
		if text, ok := s.text(app, m); ok {
			s.shared = m.letter()
			Share(app, m.sharedText(text))
		}
	case m.Shelf() == store.Deleted:
		s.bringBack(app, m)
	case m.Told.Over && !m.letter():
		s.lookBack(app, m)
	default:
		s.goOn(app, m)
	}
}

// text is what the record of a match says. Where it can't be read, that is said.
func (s *matchesScreen) text(app *App, m *matchRow) (string, bool) {
	data, err := app.Store.LoadMatch(m.Path)
	if err != nil {
		s.failed(app, err)
	}
	return string(data), err == nil
}

// failed says why something could not be done, and lists the matches anew.
func (s *matchesScreen) failed(app *App, err error) {
	app.sayUnmoved(err)
	s.changed(app)
}

// sayUnmoved says why a match could not be moved.
func (a *App) sayUnmoved(err error) {
	words := a.Strings.Text("matches.failed", brief(err))
	switch {
	case errors.Is(err, store.ErrFull):
		words = a.Strings.Text("matches.full")
	case errors.Is(err, fs.ErrExist):
		words = a.Strings.Text("matches.there")
	}
	a.Say(words)
}

// changed has the matches listed anew.
func (s *matchesScreen) changed(app *App) {
	if s.stale = s.listing.Busy(); !s.stale {
		s.list(app)
	}
}

// mayMove reports whether this window may move matches; else it says why not.
func (s *matchesScreen) mayMove(app *App) bool {
	has := app.Store.Claim()
	if !has {
		app.Say(app.Strings.Text("toast.elsewhere"))
	}
	return has
}

// lookBack looks back at a match, from which one comes back here.
func (s *matchesScreen) lookBack(app *App, m *matchRow) {
	if text, ok := s.text(app, m); ok {
		s.close()
		app.lookBack(m.game, lookedAt{text: text, lies: m.Path, when: m.when}, s.again(app))
	}
}

// goOn goes on with a match. The one of its game that is played now is put beside.
func (s *matchesScreen) goOn(app *App, m *matchRow) {
	if !s.mayMove(app) {
		return
	}
	g := m.game
	if m.letter() {
		if s.close(); !app.goOnByLetter(g, m.Told.Saved, s.again(app)) {
			s.changed(app)
		}
		return
	}
	if app.goOnWith(g, m.Path) {
		s.close()
	} else {
		s.changed(app)
	}
}

// takeUp makes a match on a shelf the one that is played. Killed in the midst of it, both lie beside.
func (s *savedMatch) takeUp(path string) error {
	if path == s.file {
		return nil
	}
	if s.clear(); s.locked {
		if s.reason == nil {
			return fs.ErrExist
		}
		return s.reason
	}
	return s.files.TakeUp(path, s.file)
}

// delete takes a match away, and offers it back.
func (s *matchesScreen) delete(app *App, m *matchRow) {
	if !s.mayMove(app) {
		return
	}
	as := store.BareName(m.Path)
	if m.Shelf() == "" && !m.letter() { // among others it needs a name of its own
		as = m.game.saved.nameOf(m.Told.Seed, besideForm)
	}
	path, err := app.Store.DeleteMatch(m.Path, as, app.Now())
	if err != nil {
		s.failed(app, err)
		return
	}
	m.Path = path
	gone := *m
	s.deleted, s.stale = &gone, s.listing.Busy()
	s.choose(app)
}

// bringBack takes a match back that was deleted.
func (s *matchesScreen) bringBack(app *App, m *matchRow) {
	if !s.mayMove(app) {
		return
	}
	path, err := m.bringBack(app.Store)
	if err != nil {
		s.failed(app, err)
		return
	}
	if n := slices.IndexFunc(s.all, func(other matchRow) bool { return other.Path == m.Path }); n >= 0 {
		if s.deleted != nil && s.deleted.Path == m.Path {
			s.deleted = nil
		}
		s.all[n].Path = path
	}
	s.stale = s.listing.Busy()
	s.choose(app)
}

// paintCities has the first row painted that is seen and has no picture yet, once all matches are listed.
func (s *matchesScreen) paintCities(app *App) {
	p := &s.cities
	if p.take() {
		s.Stale = true
	}
	if p.painting.Busy() || s.listing.Busy() || s.plan.rows == 0 {
		return
	}
	for n := range s.plan.rows {
		m := s.row(n)
		if m == nil || m.Err != "" || m.game == nil || m.game.Picture == nil {
			continue
		}
		if key := keyOf(m, s.plan.signRect(n)); p.find(key) == nil {
			p.ask(app, m.game, key)
			return
		}
	}
}
