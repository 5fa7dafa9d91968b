package scene

import (
	"image/color"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/assets"
	"capital/audio"
	"capital/game/store"
	"capital/game/think"
	"capital/input"
	"capital/render/icon"
	"capital/render/motion"
	"capital/render/shape"
	"capital/render/street"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// The logical screen, by which everything is measured: see [App.Unit].
const (
	logicalLong  = 1280
	logicalShort = 720
)

// Times in seconds.
const (
	fadeTime   = 0.15 // one half of a change of screens
	noticeTime = 5    // how long a notice is shown
	checkEvery = 1    // how often the disk and the sound card are asked for complaints
)

// longestTick is how much time passes at most from one tick to the next: a program that
// was asleep goes on where it was.
const longestTick = time.Second

// App is the running program: it reads the devices, shows one scene at a time and
// draws only when something changed. It implements [ebiten.Game].
type App struct {
	Strings  *assets.Strings
	Writer   *text.Writer
	Icons    *icon.Painter
	Store    *store.Store
	Thinkers *think.Pool // think where no frame waits; nil where all is thought in goroutines
	// RandomSeed makes the seed of a match that was given none.
	RandomSeed func() uint64
	// CanQuit says whether the program can be quit. A page can't.
	CanQuit bool
	// Clock tells how much time has passed since it was last asked. All that moves or
	// fades goes by it: where frames are slow there are fewer of them, and no more time.
	Clock func() time.Duration

	settings Settings
	sounds   *audio.Player
	city     street.City
	reader   input.Reader
	intents  []input.Intent
	games    []*game // of the cabinet
	game     *game   // that the title shows
	signLit  bool    // the sign has flickered on
	playing  Match   // the match at the table, or nil

	scene, next   Scene
	fade          motion.Tween // 0: the scene is seen, 1: the night hides it
	width, height float64
	picture       *ebiten.Image // the scene as last drawn, without what lies over it
	stale         bool          // the scene looks different from the picture
	redraw        bool          // the screen looks different from what was drawn last
	quitting      bool
	focused       bool
	elapsed       float64 // seconds since the last tick
	unchecked     float64 // seconds since complaints were last asked for
	unseen        bool    // the scene has not been drawn since it came
	painted       bool    // it has since the last tick, for the first time
	notice        string
	noticeLeft    motion.Tween
	soundTold     bool
	trouble       string // with the settings, until the title has said it
	settingsStay  bool   // they can't be read nor moved away, and must not be written over
}

// NewApp makes the program with its first scene to be set by [App.Show]. The error
// says which of its parts could not be read.
func NewApp(settings Settings, files *store.Store, sounds *audio.Player) (*App, error) {
	words, err := assets.LoadStrings("en", "house")
	if err != nil {
		return nil, err
	}
	writer, err := text.New()
	if err != nil {
		return nil, err
	}
	icons := icon.NewPainter(writer)
	app := &App{
		Strings: words, Writer: writer, Icons: icons, Store: files, Thinkers: think.WebWorkers(),
		CanQuit: runtime.GOOS != "js", Clock: newClock(), settings: settings.valid(), sounds: sounds,
	}
	app.sounds.SetVolume(float64(app.settings.Sound) / 100)
	return app, nil
}

// Browser reports whether the program runs in a browser.
func (a *App) Browser() bool { return runtime.GOOS == "js" }

// Size returns the screen's width and height in pixels.
func (a *App) Size() (width, height float64) { return a.width, a.height }

// Unit returns how many pixels a logical unit has: the logical screen is 1280×720,
// or 720×1280 where the screen is higher than wide.
func (a *App) Unit() float64 {
	if a.height > a.width {
		return min(a.width/logicalShort, a.height/logicalLong)
	}
	return min(a.width/logicalLong, a.height/logicalShort)
}

// TextScale returns the person's own text size as a factor, but no more than most.
func (a *App) TextScale(most float64) float64 {
	return min(float64(a.settings.TextSize)/100, most)
}

// Pace returns how fast things shall move.
func (a *App) Pace() motion.Pace { return a.settings.Pace() }

// Elapsed returns how many seconds have passed since the last tick.
func (a *App) Elapsed() float64 { return a.elapsed }

// Move returns how far travelling things advance in this tick, in seconds at the
// designed speed.
func (a *App) Move() float64 { return a.Pace().Move(a.elapsed) }

// Fade returns how far things that change in place advance in this tick, in seconds at
// the designed speed.
func (a *App) Fade() float64 { return a.Pace().Fade(a.elapsed) }

// Settings returns the person's settings.
func (a *App) Settings() Settings { return a.settings }

// SetSettings changes the settings at once and keeps them.
func (a *App) SetSettings(settings Settings) {
	a.settings = settings.valid()
	a.sounds.SetVolume(float64(a.settings.Sound) / 100)
	if a.settings.FullScreen != ebiten.IsFullscreen() {
		ebiten.SetFullscreen(a.settings.FullScreen)
	}
	a.stale = true
	a.keepSettings()
}

// SeedKnown reports whether a seed is no secret: it was typed in for the last match
// that was set up. Who can see any other seed can look up what a running match deals.
func (a *App) SeedKnown(seed uint64) bool {
	return a.game.config.SeedTyped && a.game.config.Seed == seed
}

// Play plays a sound.
func (a *App) Play(sound audio.Sound) { a.sounds.Play(sound) }

// SetTextMode says whether typed runes are wanted.
func (a *App) SetTextMode(on bool) { a.reader.SetTextMode(on) }

// Show changes to another scene, through a short fade.
func (a *App) Show(scene Scene) {
	a.SetTextMode(false)
	if a.scene == nil {
		a.enter(scene)
		return
	}
	a.next = scene
	a.fade = motion.Tween{From: a.fade.Value(), To: 1, Seconds: fadeTime}
}

// Shown returns the scene that is shown.
func (a *App) Shown() Scene { return a.scene }

// enter begins a scene out of the dark.
func (a *App) enter(scene Scene) {
	a.scene, a.next = scene, nil
	a.fade = motion.Tween{From: 1, Seconds: fadeTime, Ease: motion.Out}
	a.stale, a.unseen = true, true
}

// ShowAtOnce changes to another scene with no picture between.
func (a *App) ShowAtOnce(scene Scene) {
	a.SetTextMode(false)
	a.scene, a.next = scene, nil
	a.fade = motion.Tween{}
	a.stale, a.unseen = true, true
}

// Say shows a notice at the bottom of the screen for a while.
func (a *App) Say(words string) {
	a.notice = words
	a.noticeLeft = motion.Tween{From: 1, Delay: noticeTime, Seconds: 1.0 / 3}
	a.redraw = true
}

// EndMatch waits until the last move of the match at the table is saved.
func (a *App) EndMatch() {
	if a.playing == nil {
		return
	}
	// A failure is told as a complaint of the store.
	_ = a.playing.Close()
	a.playing = nil
}

// Quit ends the program after this tick.
func (a *App) Quit() { a.quitting = true }

// Update implements [ebiten.Game].
func (a *App) Update() error {
	a.Pass(a.takeTime())
	a.intents = a.reader.Poll(a.intents[:0], a.elapsed)
	a.takeFullScreen()
	a.stepFade()
	if a.noticeLeft.Step(a.elapsed) && a.noticeLeft.Value() < 1 {
		a.redraw = true
	}
	if a.next == nil {
		if err := a.scene.Update(a, a.intents); err != nil {
			return err
		}
	}
	a.stale = a.scene.Changed() || a.stale
	if focused := ebiten.IsFocused(); focused != a.focused {
		a.focused, a.redraw = focused, true
	}
	if a.unchecked += a.elapsed; a.unchecked >= checkEvery {
		a.unchecked = 0
		a.passOnComplaints()
	}
	if a.quitting {
		return ebiten.Termination
	}
	return nil
}

// Pass says how many seconds have passed since the last tick.
func (a *App) Pass(seconds float64) { a.elapsed = seconds }

// takeTime returns how many seconds have passed since the last tick. What it took to
// paint a scene for the first time counts as one tick: until then nobody saw it.
func (a *App) takeTime() float64 {
	elapsed := min(a.Clock(), longestTick)
	if a.painted {
		a.painted, elapsed = false, min(elapsed, time.Second/60)
	}
	return elapsed.Seconds()
}

// stepFade moves the fade on and changes the scene in its dark middle.
func (a *App) stepFade() {
	if a.fade.Step(a.Fade()) {
		a.redraw = true
	}
	if a.next != nil && a.fade.Done() {
		a.enter(a.next)
	}
}

// takeFullScreen obeys the key for full screen, which works everywhere.
func (a *App) takeFullScreen() {
	for _, in := range a.intents {
		if in.Kind == input.FullScreen {
			settings := a.settings
			settings.FullScreen = !ebiten.IsFullscreen()
			a.SetSettings(settings)
		}
	}
}

// passOnComplaints says once that nothing can be kept, and once that nothing can be heard.
func (a *App) passOnComplaints() {
	if err := a.Store.Complaint(); err != nil {
		a.Say(a.Strings.Text("notice.store", err.Error()))
	}
	if err := a.sounds.Err(); err != nil && !a.soundTold {
		a.soundTold = true
		a.Say(a.Strings.Text("notice.sound"))
	}
}

// Draw implements [ebiten.Game]. The screen stays from frame to frame, so that
// nothing is drawn where nothing changed; and while only a fade or a notice moves
// over it, the scene is not drawn again either.
func (a *App) Draw(screen *ebiten.Image) {
	if !a.redraw && !a.stale {
		return
	}
	if a.stale {
		a.drawPicture(screen.Bounds().Dx(), screen.Bounds().Dy())
	}
	a.redraw, a.stale = false, false
	screen.DrawImage(a.picture, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	if a.noticeLeft.Value() > 0 {
		a.drawNotice(screen, a.noticeLeft.Value())
	}
	if dark := a.fade.Value(); dark > 0 {
		Fill(screen, theme.NightDeep.Fade(dark))
	}
}

// drawPicture draws the scene on an image of the screen's size.
func (a *App) drawPicture(width, height int) {
	if a.picture != nil && (a.picture.Bounds().Dx() != width || a.picture.Bounds().Dy() != height) {
		a.picture.Deallocate()
		a.picture = nil
	}
	if a.picture == nil {
		a.picture = ebiten.NewImage(width, height)
	}
	a.scene.Draw(a, a.picture)
	a.painted, a.unseen = a.painted || a.unseen, false
}

// drawNotice draws the notice, strength 0 to 1.
func (a *App) drawNotice(dst *ebiten.Image, strength float64) {
	u := a.Unit()
	st := text.Style{Size: theme.TextBody * u, Colour: theme.Moonlight.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	width, height := a.Writer.MeasureWrapped(a.notice, a.width-96*u, st)
	box := widget.Rect{X: a.width/2 - width/2 - 20*u, Y: a.height - height - 52*u, W: width + 40*u, H: height + 24*u}
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(box.X, box.Y, box.W, box.H, 8*u, theme.NightDeep.Fade(0.94*strength))
	pen.RoundBoxLine(box.X, box.Y, box.W, box.H, 8*u, 1.5*u, theme.NightLine.Fade(strength))
	a.Writer.DrawWrapped(dst, a.notice, a.width/2, box.Y+box.H/2, a.width-96*u, st)
}

// LayoutF implements [ebiten.LayoutFer]: the screen has the window's real pixels.
func (a *App) LayoutF(outsideWidth, outsideHeight float64) (width, height float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	width, height = max(outsideWidth*scale, 1), max(outsideHeight*scale, 1)
	a.Resize(width, height)
	return width, height
}

// Resize says how large the screen is, in pixels.
func (a *App) Resize(width, height float64) {
	if width != a.width || height != a.height {
		a.width, a.height = width, height
		a.stale = true
	}
}

// Layout implements [ebiten.Game]; LayoutF is what is used.
func (a *App) Layout(outsideWidth, outsideHeight int) (width, height int) {
	w, h := a.LayoutF(float64(outsideWidth), float64(outsideHeight))
	return int(w), int(h)
}

// Painter returns what draws widgets at a factor of the unit.
func (a *App) Painter(look widget.Look, factor float64) widget.Painter {
	return widget.Painter{Writer: a.Writer, Look: look, Scale: a.Unit() * factor}
}

// Screen returns the whole screen as a rectangle.
func (a *App) Screen() widget.Rect { return widget.Rect{W: a.width, H: a.height} }

// Fill covers a whole image.
func Fill(dst *ebiten.Image, colour color.Color) {
	bounds := dst.Bounds()
	vector.FillRect(dst, 0, 0, float32(bounds.Dx()), float32(bounds.Dy()), colour, false)
}
