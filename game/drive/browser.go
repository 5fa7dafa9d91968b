//go:build !js

package drive

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"capital/game/web"
)

// browsers are the names that Chromium goes by.
var browsers = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"}

// Page is the game in a real browser, without a window; the processor draws it. Unlike a [Guest] it runs by the clock.
// Positions are pixels of the page. Any failure ends the test or benchmark.
type Page struct {
	t      testing.TB
	ctx    context.Context
	url    string
	silent bool // it was waited for an answer in vain

	mutex    sync.Mutex
	failures []string // what the page complained of
}

// PageWidth and PageHeight are the size of a page for which no other is wanted: without a graphics card a browser draws slowly.
const PageWidth, PageHeight = 640, 400

// PageOptions say how a page is opened. The zero value is of that size.
type PageOptions struct {
	// Width and Height are the size of the page, in pixels.
	Width, Height int
	// ReducedMotion says that the person's system asks for less motion.
	ReducedMotion bool
	// Compressed says that the files travel as they do to people elsewhere, and not as they are.
	Compressed bool
	// URL is the address of the page, if somebody else serves it.
	URL string
	// Broken is JavaScript that takes something away from the browser. It runs before anything of the page does.
	Broken string
}

// Site returns the browser version as people elsewhere get it, built and compressed once for all tests of a package.
func Site(t testing.TB) *web.Site { return must(t, compressedSite) }

func must(t testing.TB, built func() (*web.Site, error)) *web.Site {
	t.Helper()
	site, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return site
}

// plainSite is for tests of the game: compressing takes longer than starting it.
var plainSite = sync.OnceValues(buildSite)

var compressedSite = sync.OnceValues(func() (*web.Site, error) {
	site, err := buildSite()
	if err != nil {
		return nil, err
	}
	return site, site.Compress(context.Background())
})

func buildSite() (*web.Site, error) { return web.Build(context.Background(), ".", true) }

// Open builds the browser version, or takes the ZIP file that CAPITAL_ZIP names, serves it on this machine and opens it in
// Chromium. It does not wait until the game runs: see WaitRunning. The page must not have complained of anything when the test
// ends.
func Open(t testing.TB, options PageOptions) *Page {
	t.Helper()
	program := ""
	for _, name := range browsers {
		if path, err := exec.LookPath(name); err == nil {
			program = path
			break
		}
	}
	if program == "" {
		lack(t, "no Chromium on the PATH")
	}
	if options.Width == 0 {
		options.Width, options.Height = PageWidth, PageHeight
	}
	p := &Page{t: t, url: options.URL}
	shipped := os.Getenv(zipVariable)
	switch {
	case p.url != "":
	case shipped != "":
		p.url = serveZip(t, shipped)
	case options.Compressed:
		p.serve(Site(t))
	default:
		p.serve(must(t, plainSite))
	}
	p.launch(program, options)
	t.Cleanup(func() {
		for _, failure := range p.Failures() {
			t.Errorf("the page complained: %s", failure)
		}
		if t.Failed() && p.ctx.Err() == nil && !p.silent {
			p.Screenshot("failed-" + fileName(t))
		}
	})
	return p
}

// serve serves the site until the test ends.
func (p *Page) serve(site *web.Site) {
	p.t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	server, err := web.Listen(ctx, "127.0.0.1:0")
	if err != nil {
		stop()
		p.t.Fatal(err)
	}
	p.url = server.URL()
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(ctx, site) }()
	p.t.Cleanup(func() {
		stop()
		<-ended
	})
}

// launch starts the browser with the page.
func (p *Page) launch(program string, options PageOptions) {
	p.t.Helper()
	flags := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.NoSandbox,
		chromedp.WindowSize(options.Width, options.Height),
		chromedp.UserDataDir(p.t.TempDir()),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-component-update", true),
	)
	ctx, stop := chromedp.NewExecAllocator(context.Background(), flags...)
	p.t.Cleanup(stop)
	p.ctx, stop = chromedp.NewContext(ctx)
	p.t.Cleanup(stop)
	// The first use starts the browser, which then lives as long as this context.
	if err := chromedp.Listen(p.ctx, p.listen); err != nil {
		p.t.Fatal(err)
	}

	motion := "no-preference"
	if options.ReducedMotion {
		motion = "reduce"
	}
	p.do(chromedp.EmulateViewport(int64(options.Width), int64(options.Height)))
	p.do(func(ctx context.Context, target *chromedp.Target) (none chromedp.Void, err error) {
		features := []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: motion}}
		if _, err = cdp.Call(ctx, target, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features}); err != nil {
			return none, err
		}
		// Without a window there is nobody to give the focus to the page.
		focus := emulation.SetFocusEmulationEnabledParams{Enabled: true}
		if _, err = cdp.Call(ctx, target, emulation.SetFocusEmulationEnabled, focus); err != nil {
			return none, err
		}
		_, err = cdp.Call(ctx, target, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: options.Broken})
		return none, err
	})
	p.do(chromedp.Navigate(p.url))
}

// listen remembers what goes wrong in the page.
func (p *Page) listen(event any) {
	failure := ""
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		failure = e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			failure += " " + e.ExceptionDetails.Exception.Description
		}
	case *runtime.EventConsoleAPICalled:
		if e.Type != runtime.ConsoleAPICalledTypeError {
			return
		}
		for _, argument := range e.Args {
			failure += fmt.Sprintf("%s %s ", argument.Value, argument.Description)
		}
	case *log.EventEntryAdded: // the browser itself complains, of a breach of the page's policy for one
		if e.Entry.Level != log.EntryLevelError || e.Entry.Source == log.EntrySourceNetwork {
			return
		}
		failure = e.Entry.Text
	default:
		return
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.failures = append(p.failures, failure)
}

// Failures returns what the page complained of since it was opened or asked last.
func (p *Page) Failures() []string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	failures := p.failures
	p.failures = nil
	return failures
}

// do runs actions in the page.
func (p *Page) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, stop := context.WithDeadline(p.ctx, vainly(p.t))
	defer stop()
	p.answers(chromedp.Do(ctx, actions...))
}

// answers ends the test if the browser said an error, or nothing at all.
func (p *Page) answers(err error) {
	p.t.Helper()
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		p.silent = true
		p.t.Fatalf(never, "the browser answers")
	case err != nil:
		p.t.Fatal(err, p.Failures())
	}
}

// ask runs an action in the page and returns what it tells.
func ask[T any](p *Page, action chromedp.Action[T]) T {
	p.t.Helper()
	ctx, stop := context.WithDeadline(p.ctx, vainly(p.t))
	defer stop()
	told, err := chromedp.Run(ctx, action)
	p.answers(err)
	return told
}

// Ask evaluates JavaScript in the page and returns the text that it gives.
func (p *Page) Ask(script string) string {
	p.t.Helper()
	return ask(p, chromedp.Evaluate[string](script))
}

// Await evaluates JavaScript in the page, waits for the promise that it gives, and returns the text that comes of it.
func (p *Page) Await(script string) string {
	p.t.Helper()
	return ask(p, chromedp.Evaluate[string](script, chromedp.EvalAwaitPromise))
}

// State tells how far the page is: "loading", "running", "failed" or "ended".
func (p *Page) State() string {
	p.t.Helper()
	return p.Ask("document.body.dataset.state")
}

// WaitState waits until the page has come to a state. The test ends if the page fails instead.
func (p *Page) WaitState(state string) {
	p.t.Helper()
	Until(p.t, "the page is "+state, func() bool {
		now := p.State()
		if now == "failed" && state != now {
			p.t.Fatalf("the page failed: %q", p.Failures())
		}
		return now == state
	})
}

// WaitRunning waits until the game runs and the curtain before it has gone.
func (p *Page) WaitRunning() {
	p.t.Helper()
	p.WaitState("running")
	Until(p.t, "the curtain has gone", func() bool {
		return p.Ask(`getComputedStyle(document.getElementById("curtain")).opacity`) == "0"
	})
}

// Frames waits until the page has drawn so many frames, however slowly it does.
func (p *Page) Frames(n int) {
	p.t.Helper()
	script := fmt.Sprintf(`new Promise((done) => {
		let left = %d;
		const frame = () => { left-- > 0 ? requestAnimationFrame(frame) : done(""); };
		frame();
	})`, n)
	p.Await(script)
}

// Settle lets the page draw until it looks the same after many frames, and returns the picture.
func (p *Page) Settle() *image.RGBA {
	p.t.Helper()
	last := p.Look()
	Until(p.t, "the page looks the same after many frames", func() bool {
		p.Frames(settleTicks)
		before := last
		last = p.Look()
		return Differing(before, last) == 0
	})
	return last
}

// Visit leaves the page for another one. Told the page's own address, that of [Open], it comes back.
func (p *Page) Visit(url string) {
	p.t.Helper()
	p.do(chromedp.Navigate(url))
}

// Reload loads the page again.
func (p *Page) Reload() {
	p.t.Helper()
	p.do(chromedp.Reload())
}

// Resize gives the page another size.
func (p *Page) Resize(width, height int) {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(int64(width), int64(height)))
}

// seen is how many frames the page draws after each action, so that the game has seen it: a press may come in the middle
// of one.
const seen = 3

// Move moves the mouse.
func (p *Page) Move(x, y float64) {
	p.t.Helper()
	p.mouse(input.DispatchMouseEventTypeMouseMoved, x, y, chromedp.ButtonNone)
}

// Press presses the left button somewhere.
func (p *Page) Press(x, y float64) {
	p.t.Helper()
	p.mouse(input.DispatchMouseEventTypeMousePressed, x, y, chromedp.ButtonLeft)
}

// Release lets the left button go somewhere.
func (p *Page) Release(x, y float64) {
	p.t.Helper()
	p.mouse(input.DispatchMouseEventTypeMouseReleased, x, y, chromedp.ButtonLeft)
}

// mouse sends what the mouse did, and gives the game the time to see it.
func (p *Page) mouse(what input.DispatchMouseEventType, x, y float64, button chromedp.MouseOption) {
	p.t.Helper()
	p.do(chromedp.MouseEvent(what, x, y, button, chromedp.ClickCount(1)))
	p.Frames(seen)
}

// Click clicks somewhere.
func (p *Page) Click(x, y float64) {
	p.t.Helper()
	p.Move(x, y)
	p.Press(x, y)
	p.Release(x, y)
}

// RightClick clicks with the right button somewhere.
func (p *Page) RightClick(x, y float64) {
	p.t.Helper()
	p.mouse(input.DispatchMouseEventTypeMousePressed, x, y, chromedp.ButtonRight)
	p.mouse(input.DispatchMouseEventTypeMouseReleased, x, y, chromedp.ButtonRight)
}

// Drag presses at one place and lets go at another, with moves between.
func (p *Page) Drag(x0, y0, x1, y1 float64) {
	p.t.Helper()
	p.Move(x0, y0)
	p.Press(x0, y0)
	for i := 1.0; i <= dragSteps; i++ {
		p.Move(x0+(x1-x0)*i/dragSteps, y0+(y1-y0)*i/dragSteps)
	}
	p.Release(x1, y1)
}

// Drop drops files and folders from outside the page somewhere on it.
func (p *Page) Drop(x, y float64, paths ...string) {
	p.t.Helper()
	const copies = 1
	held := &input.DragData{Items: []*input.DragDataItem{}, Files: paths, DragOperationsMask: copies}
	for _, what := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop} {
		p.do(func(ctx context.Context, target *chromedp.Target) (none chromedp.Void, err error) {
			_, err = cdp.Call(ctx, target, input.DispatchDragEvent, input.DispatchDragEventParams{Type: what, X: x, Y: y, Data: held})
			return none, err
		})
	}
	p.Frames(seen)
}

// Tap taps with a finger.
func (p *Page) Tap(x, y float64) {
	p.t.Helper()
	p.touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
	p.touch(input.DispatchTouchEventTypeTouchEnd)
}

// touch sends what the fingers did, and gives the game the time to see it.
func (p *Page) touch(what input.DispatchTouchEventType, points ...*input.TouchPoint) {
	p.t.Helper()
	if points == nil {
		points = []*input.TouchPoint{}
	}
	p.do(func(ctx context.Context, target *chromedp.Target) (none chromedp.Void, err error) {
		_, err = cdp.Call(ctx, target, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: what, TouchPoints: points})
		return none, err
	})
	p.Frames(seen)
}

// Key presses a key, given as chromedp names it: a letter, or a constant of its package kb.
func (p *Page) Key(key string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(key))
	p.Frames(seen)
}

// Look returns the picture of the page.
func (p *Page) Look() *image.RGBA {
	p.t.Helper()
	decoded, err := png.Decode(bytes.NewReader(ask(p, chromedp.CaptureScreenshot())))
	if err != nil {
		p.t.Fatal(err)
	}
	picture := image.NewRGBA(decoded.Bounds())
	draw.Draw(picture, picture.Bounds(), decoded, decoded.Bounds().Min, draw.Src)
	return picture
}

// Screenshot keeps the picture of the page as artefacts/NAME.png and returns it.
func (p *Page) Screenshot(name string) *image.RGBA {
	p.t.Helper()
	picture := p.Look()
	Keep(p.t, name, picture)
	return picture
}
