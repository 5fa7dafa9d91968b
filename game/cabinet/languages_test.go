//go:build !js

package cabinet

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/drive"
	expoai "capital/game/expo/ai"
	"capital/game/link"
	luxai "capital/game/lux/ai"
	romeai "capital/game/rome/ai"
	"capital/game/scene"
	"capital/game/testscope"
	warsawai "capital/game/warsaw/ai"
	"capital/input"
	"capital/render/street"
	"capital/render/text"
	"capital/render/text/texttest"
	"capital/render/widget"
	"capital/rules/expo"
	"capital/rules/lux"
	"capital/rules/record"
	"capital/rules/rome"
	"capital/rules/warsaw"
)

// least is how small a text may be, in logical units at the usual size of text.
const least = 14

// onScreen looks at a screen as it is drawn and complains of texts that are not where they belong.
func onScreen(t *testing.T, app *scene.App, name string) {
	t.Helper()
	for _, fault := range faultsOn(app) {
		t.Errorf("%s: %s", name, fault)
	}
}

// faultsOn are what is wrong with the words on the screen.
func faultsOn(app *scene.App) []string {
	w, h := app.Size()
	screen := ebiten.NewImage(int(w), int(h))
	defer screen.Deallocate()
	page := texttest.Watch(app.Writer)
	defer page.Done()
	small := least * app.Unit() * min(app.TextScale(1), 1)
	faults := page.Look(screen, small*0.99, func(dst *ebiten.Image) { app.Shown().Draw(app, dst) })
	for _, w := range app.Shown().(interface{ Group() *widget.Group }).Group().Widgets {
		if !w.Hidden {
			faults = append(faults, page.Cut(screen, w.Rect.X, w.Rect.Y, w.Rect.W, w.Rect.H)...)
		}
	}
	return faults
}

// bareBackdrop is one of which nothing is painted: only the words on it are looked at.
type bareBackdrop struct{ scene.Backdrop }

func (bareBackdrop) Prepare(*text.Writer, street.Plan)             {}
func (bareBackdrop) Draw(*ebiten.Image, float64)                   {}
func (bareBackdrop) PaintSign(*text.Writer, *ebiten.Image, string) {}
func (bareBackdrop) Forget()                                       {}

// bare takes what is painted behind a game's screens away.
func bare(g *scene.Game) {
	if g.Backdrop == nil {
		g.Backdrop = new(street.City)
	}
	g.Backdrop = bareBackdrop{g.Backdrop}
}

// lookAround goes to every screen that all games share and looks at it.
func lookAround(t *testing.T, app *scene.App, at string) {
	t.Helper()
	words := app.Strings.Text
	look := func(name string) { onScreen(t, app, fmt.Sprintf("words-%s-%s", name, at)) }
	press(t, app, words("title.settings"))
	for _, tab := range []string{"settings.sight", "settings.moving", "settings.hearing", "settings.words"} {
		press(t, app, words(tab))
		look(tab)
	}
	for _, page := range []string{"settings.warnings.open", "settings.keys.open"} {
		press(t, app, words("settings.help"))
		look("settings.help")
		press(t, app, words(page))
		look(page)
		press(t, app, words("button.back"))
	}
	press(t, app, words("button.back"))
	for n, e := range entries() {
		press(t, app, words("title.games"))
		look("shelf")
		take(t, app, n)
		look(e.name + "-title")
		app.ShowTitle()
		settle(t, app)
		look(e.name + "-title-again") // without the offer of the first match
		press(t, app, words("title.learn"))
		look(e.name + "-learn")
		press(t, app, words("title.rules"))
		look(e.name + "-rules")
		app.ShowTitle()
		settle(t, app)
		press(t, app, words("daily.button"))
		look(e.name + "-day")
		press(t, app, words("button.back"))
		app.OpenMatch(challengeOf(e.name))
		settle(t, app)
		look(e.name + "-challenge")
		app.ShowTitle()
		settle(t, app)
		press(t, app, words("title.play"))
		look(e.name + "-set-up")
		press(t, app, words("setup.remove"))
		look(e.name + "-set-up-for-fewer") // some options are for few seats only
		press(t, app, words("button.back"))
	}
	app.ShowAtOnce(scene.NewCurtain(app, 4, "Wielisława Żó", nil))
	settle(t, app)
	look("curtain")
}

// challengeOf is a challenge of a game that says much.
func challengeOf(game string) string {
	terms := termsOf(game)
	c := link.Challenge{Seed: 1<<64 - 1, Players: []string{"person"}, TakeBacks: record.TakeBacksUntilRevealed}
	for n, level := range []string{"architect", "master", "apprentice"} {
		c.Players = append(c.Players, record.Seat{Player: level, Persona: terms.Persons[n]}.Kind())
	}
	for _, kind := range terms.Options {
		if kind.For(len(c.Players)) {
			c.Options = append(c.Options, record.Option{Name: kind.Name, Value: kind.Values[len(kind.Values)-1]})
		}
	}
	c.From, c.Played, c.Points = "Wielisława Żó", true, 1234
	code, err := terms.Code(c)
	if err != nil {
		panic(err)
	}
	return code
}

// termsOf are what a game leaves open in a challenge.
func termsOf(game string) *link.Terms {
	return map[string]*link.Terms{
		"warsaw": termsBy(warsaw.Rules(), warsawai.Personas()), "rome": termsBy(rome.Rules(), romeai.Personas()),
		"lux": termsBy(lux.Rules(), luxai.Personas()), "expo": termsBy(expo.Rules(), expoai.Personas()),
	}[game]
}

func termsBy[M, A, E any](r *record.Rules[M, A, E], persons []string) *link.Terms {
	return &link.Terms{Game: r.Name, Version: r.Version, Least: r.Least, Most: r.Most, Options: r.Options, Persons: persons}
}

// TestWordsStayInTheirPlace looks at the screens that all games share in every language, at several sizes of screen and text,
// for texts that leave the screen or their room, that lie over one another or that are too small.
func TestWordsStayInTheirPlace(t *testing.T) {
	drive.Window(t)
	sizes := [][2]float64{{1280, 720}, {960, 600}, {810, 1080}, {390, 844}, {844, 390}}
	languages := assets.Languages()
	languages = languages[:testscope.Count(2, len(languages))]
	for n, size := range sizes[:testscope.Count(1, len(sizes))] {
		percents := []int{100, 200, 75} // at the usual size; at the others what is widest is enough
		if n > 0 {
			percents = percents[1:2]
		}
		app := opened(t, size[0], size[1], bare)
		for k, language := range languages {
			if n > 0 && k != n%len(languages) && !testscope.Everything() {
				continue
			}
			for l, percent := range percents[:testscope.Count(1, len(percents))] {
				if l > 0 && k != l && !testscope.Everything() {
					continue
				}
				settings := app.Settings()
				settings.Language, settings.TextSize, settings.Speed = language.Code, percent, 0
				app.SetSettings(settings)
				app.ShowTitle()
				settle(t, app)
				if app.Language() != language.Code {
					t.Fatalf("the language is %s, not %s", app.Language(), language.Code)
				}
				at := fmt.Sprintf("%s-%.0f-%d", language.Code, size[0], percent)
				t.Run(at, func(t *testing.T) { lookAround(t, app, at) })
			}
		}
	}
}

// onlyIn lists the texts of a game in one language that it has not in another.
func onlyIn(t *testing.T, game, code, other string) map[string]bool {
	t.Helper()
	texts := map[string]bool{}
	for _, code := range []string{code, other} {
		words, err := assets.StringsText(code, game)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(words) {
			key, text, found := strings.Cut(strings.TrimSpace(line), " = ")
			if found && !strings.HasPrefix(key, "name.") { // a seat's name stays in its match
				texts[text] = code != other
			}
		}
	}
	return texts
}

// among lists which of the texts that are true are among those written.
func among(texts map[string]bool, written []string) []string {
	var found []string
	for _, words := range written {
		if texts[words] {
			found = append(found, words)
		}
	}
	return found
}

// written is everything that is written on a screen when it is drawn anew.
func written(app *scene.App) []string {
	w, h := app.Size()
	screen := ebiten.NewImage(int(w), int(h))
	defer screen.Deallocate()
	page := texttest.Watch(app.Writer)
	defer page.Done()
	app.Shown().Draw(app, screen)
	return page.All()
}

// TestLanguageChangesWhilePlaying changes the language while the tables of all games are played at: what was written in one
// is in the other at once.
func TestLanguageChangesWhilePlaying(t *testing.T) {
	drive.Window(t)
	for n, e := range entries()[:testscope.Count(1, len(entries()))] {
		app := opened(t, 1280, 720, bare)
		speak := func(code string) {
			settings := app.Settings()
			settings.Language, settings.Speed = code, 0
			app.SetSettings(settings)
			settle(t, app)
		}
		speak("pl")
		press(t, app, app.Strings.Text("title.games"))
		take(t, app, n)
		press(t, app, app.Strings.Text("title.play"))
		press(t, app, app.Strings.Text("setup.start"))
		for range 3 { // what is announced passes
			app.Shown().Update(app, []input.Intent{{Kind: input.Confirm}})
			settle(t, app)
		}
		inPolish := written(app)
		speak("de")
		inGerman := written(app)
		polish, german := onlyIn(t, e.name, "pl", "de"), onlyIn(t, e.name, "de", "pl")
		for what, found := range map[string]bool{
			"says nothing in Polish before":  len(among(polish, inPolish)) < 2,
			"says in German before":          len(among(german, inPolish)) > 0,
			"says nothing in German then":    len(among(german, inGerman)) < 2,
			"still says something in Polish": len(among(polish, inGerman)) > 0,
		} {
			if found {
				t.Errorf("%s %s: Polish %q, German %q", e.name, what, inPolish, inGerman)
			}
		}
		app.EndMatch()
	}
}
