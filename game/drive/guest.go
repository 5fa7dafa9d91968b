//go:build !js

package drive

import (
	"bytes"
	"cmp"
	"errors"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// Options say how a guest is started. The zero value is the game at 1280×720 for a person who never played.
type Options struct {
	// Width and Height are the size of its window, in pixels.
	Width, Height int
	// Args are its arguments.
	Args []string
	// Home is the folder for its files; empty is a new folder. A guest with the home of an earlier one finds what that one
	// saved.
	Home string
	// Locale is the language of the system, like "pl_PL.UTF-8". Empty means none, and the program speaks English.
	Locale string
	// Package is the package to run, as the go tool names it from the top of the repository. Empty is the game.
	Package string
}

// Guest is the program at work. Time passes in it only in [Guest.Tick]: the next tick sees what was pressed or moved.
// Positions are pixels of its window. Any failure of the program ends the test.
type Guest struct {
	// Home is where the program keeps its files.
	Home string

	t       *testing.T
	session *vmhost.GuestSession
	screen  *ebiten.Image
	process *exec.Cmd
	ended   chan struct{} // closed when the process has ended
	result  error         // how, once it has
	errors  *lockedBuffer
	sounds  []*vmhost.GuestAudioStream
	closed  bool
}

// Start starts the program and waits until it has drawn. It is closed when the test ends, and must not have failed by then.
func Start(t *testing.T, options Options) *Guest {
	t.Helper()
	if os.Getenv(folderVariable) == "" {
		t.Fatal("drive.Start needs a TestMain that calls drive.Main")
	}
	Window(t)
	if options.Width == 0 {
		options.Width, options.Height = 1280, 720
	}
	if options.Package == "" {
		options.Package = "."
	}
	if options.Home == "" {
		options.Home = Home(t)
	}
	g := &Guest{t: t, Home: options.Home, errors: &lockedBuffer{}}
	g.launch(buildGuest(t, options.Package), options)
	t.Cleanup(g.end)
	g.Resize(options.Width, options.Height)
	g.Tick(1)
	return g
}

// launch starts the process and opens the session with it.
func (g *Guest) launch(path string, options Options) {
	g.t.Helper()
	folder, err := os.MkdirTemp("", "vm") // short: the length of a socket's name is limited
	if err != nil {
		g.t.Fatal(err)
	}
	defer os.RemoveAll(folder)
	listener, err := net.Listen("unix", filepath.Join(folder, "s"))
	if err != nil {
		g.t.Fatal(err)
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		g.t.Fatal(err)
	}
	g.process = exec.Command(path, options.Args...)
	g.process.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint,
		"HOME="+g.Home, "XDG_DATA_HOME="+filepath.Join(g.Home, "data"), "DISPLAY=", "WAYLAND_DISPLAY=", "LC_ALL="+cmp.Or(options.Locale, "C"))
	g.process.Stdout = g.errors
	g.process.Stderr = g.errors
	if err := g.process.Start(); err != nil {
		g.t.Fatal(err)
	}
	g.ended = make(chan struct{})
	go func() {
		g.result = g.process.Wait()
		close(g.ended)
		listener.Close() // it won't call any more
	}()
	listener.(*net.UnixListener).SetDeadline(giveUp(g.t))
	connection, err := listener.Accept()
	if err == nil {
		g.session, err = vmhost.NewGuestSession(connection, &vmhost.NewGuestSessionOptions{
			IdleTimeout:   timeLeft(g.t),
			OnAudioStream: func(stream *vmhost.GuestAudioStream) { g.sounds = append(g.sounds, stream) },
		})
	}
	if err != nil {
		g.process.Process.Kill()
		<-g.ended
		g.t.Fatalf("the program did not come up: %v\n%s", err, g.errors)
	}
}

// Resize gives the window another size.
func (g *Guest) Resize(width, height int) {
	g.t.Helper()
	if g.screen != nil {
		g.screen.Deallocate()
	}
	g.screen = ebiten.NewImage(width, height)
	if err := g.session.SetOutsideScreen(g.screen); err != nil {
		g.t.Fatal(err)
	}
}

// Tick lets n ticks pass, as fast as the program can. Sixty of them are a second for the program. Once the program has been
// left, as a person leaves it, nothing happens any more; Look and WaitEnd tell that.
func (g *Guest) Tick(n int) {
	g.t.Helper()
	if g.left() {
		return
	}
	g.session.AdvanceTicks(n)
	if !g.session.WaitTicks() && !g.left() {
		g.t.Fatalf("the program ended badly: %v\n%s", g.session.Err(), g.errors)
	}
}

// left tells whether the program has ended by itself and without an error.
func (g *Guest) left() bool { return errors.Is(g.session.Err(), ebiten.Termination) }

// settleTicks is how long a picture must stay the same to be at rest: longer than the pauses of anything that moves.
const settleTicks = 40

// Settle lets ticks pass until the picture stays the same, and returns it.
func (g *Guest) Settle() *image.RGBA {
	g.t.Helper()
	last := g.Look()
	Until(g.t, "the picture stays the same", func() bool {
		g.Tick(settleTicks)
		before := last
		last = g.Look()
		return Differing(before, last) == 0
	})
	return last
}

// Look draws a frame and returns it.
func (g *Guest) Look() *image.RGBA {
	g.t.Helper()
	g.session.AdvanceFrame()
	if !g.session.WaitFrame() || !g.session.CompositeFrame() {
		g.t.Fatalf("no frame came: %v\n%s", g.session.Err(), g.errors)
	}
	picture := image.NewRGBA(g.screen.Bounds())
	g.screen.ReadPixels(picture.Pix)
	return picture
}

// Screenshot draws a frame, keeps it as artefacts/NAME.png and returns it.
func (g *Guest) Screenshot(name string) *image.RGBA {
	g.t.Helper()
	picture := g.Look()
	Keep(g.t, name, picture)
	return picture
}

// Move moves the mouse and lets a tick pass.
func (g *Guest) Move(x, y float64) {
	g.t.Helper()
	g.session.MoveCursor(x, y)
	g.Tick(1)
}

// Press presses the left button where the mouse is and lets a tick pass.
func (g *Guest) Press() {
	g.t.Helper()
	g.session.PressMouseButton(ebiten.MouseButtonLeft)
	g.Tick(1)
}

// Release lets the left button go and lets a tick pass.
func (g *Guest) Release() {
	g.t.Helper()
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.Tick(1)
}

// Click clicks somewhere.
func (g *Guest) Click(x, y float64) {
	g.t.Helper()
	g.Move(x, y)
	g.Press()
	g.Release()
}

// RightClick clicks with the right button where the mouse is.
func (g *Guest) RightClick() {
	g.t.Helper()
	g.session.PressMouseButton(ebiten.MouseButtonRight)
	g.Tick(1)
	g.session.ReleaseMouseButton(ebiten.MouseButtonRight)
	g.Tick(1)
}

// dragSteps is in how many moves a drag is made.
const dragSteps = 6

// Drag presses at one place and lets go at another, with moves between.
func (g *Guest) Drag(x0, y0, x1, y1 float64) {
	g.t.Helper()
	g.Move(x0, y0)
	g.Press()
	for i := 1.0; i <= dragSteps; i++ {
		g.Move(x0+(x1-x0)*i/dragSteps, y0+(y1-y0)*i/dragSteps)
	}
	g.Release()
}

// Wheel turns the wheel by notches, up being positive, and lets it rest.
func (g *Guest) Wheel(notches float64) {
	g.t.Helper()
	g.session.ScrollWheel(0, notches)
	g.Tick(1)
	g.session.ScrollWheel(0, 0)
	g.Tick(5)
}

// Key presses a key and lets it go, while the others given are held.
func (g *Guest) Key(key ebiten.Key, held ...ebiten.Key) {
	g.t.Helper()
	for _, other := range held {
		g.session.PressKey(other)
	}
	g.session.PressKey(key)
	g.Tick(1)
	g.session.ReleaseKey(key)
	for _, other := range held {
		g.session.ReleaseKey(other)
	}
	g.Tick(1)
}

// Type types text, a rune a tick.
func (g *Guest) Type(text string) {
	g.t.Helper()
	for _, typed := range text {
		g.session.TypeRune(typed)
		g.Tick(1)
	}
}

// TouchDown puts a finger on the glass and lets a tick pass.
func (g *Guest) TouchDown(finger int, x, y float64) {
	g.t.Helper()
	g.session.PressTouch(ebiten.TouchID(finger), x, y)
	g.Tick(1)
}

// TouchMove moves a finger and lets a tick pass.
func (g *Guest) TouchMove(finger int, x, y float64) {
	g.t.Helper()
	g.session.MoveTouch(ebiten.TouchID(finger), x, y)
	g.Tick(1)
}

// TouchUp lifts a finger and lets a tick pass.
func (g *Guest) TouchUp(finger int) {
	g.t.Helper()
	g.session.ReleaseTouch(ebiten.TouchID(finger))
	g.Tick(1)
}

// Tap taps with one finger.
func (g *Guest) Tap(x, y float64) {
	g.t.Helper()
	g.TouchDown(0, x, y)
	g.TouchUp(0)
}

// Pad presses a button of a gamepad, with others held, and lets it go.
func (g *Guest) Pad(button ebiten.StandardGamepadButton, held ...ebiten.StandardGamepadButton) {
	g.t.Helper()
	g.padDown(held...)
	g.padDown(append(held, button)...)
	g.padDown()
}

// padDown lets a tick pass in which these buttons of a gamepad are down, and no others.
func (g *Guest) padDown(down ...ebiten.StandardGamepadButton) {
	g.t.Helper()
	buttons := map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{}
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		buttons[b] = vmhost.GamepadStandardButtonState{}
	}
	for _, b := range down {
		buttons[b] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	}
	g.session.UpdateGamepads([]vmhost.GamepadState{{Name: "pad", StandardButtons: buttons}})
	g.Tick(1)
}

// Sounds tells how many sounds the program has begun so far.
func (g *Guest) Sounds() int { return len(g.sounds) }

// WaitEnd lets time pass until the program ends by itself, and checks that it does so without an error.
func (g *Guest) WaitEnd() {
	g.t.Helper()
	Until(g.t, "the program ends", func() bool {
		g.Tick(1)
		return g.left()
	})
	g.Close()
}

// Output returns what the program has written to its standard streams so far.
func (g *Guest) Output() string { return g.errors.String() }

// end closes the program when the test ends. What it showed when the test failed is kept.
func (g *Guest) end() {
	g.t.Helper()
	if g.t.Failed() && !g.closed && g.session.Err() == nil {
		g.Screenshot("failed-" + fileName(g.t))
	}
	g.Close()
}

// Kill kills the program whatever it is doing, as the system would.
func (g *Guest) Kill() {
	g.t.Helper()
	g.closed = true
	if err := g.process.Process.Kill(); err != nil {
		g.t.Fatal(err)
	}
	<-g.ended
	g.session.Close() // tells no more than that nobody is there
	if g.screen != nil {
		g.screen.Deallocate()
	}
}

// Close closes the program's window and waits until it has ended. Closing twice does nothing.
func (g *Guest) Close() {
	g.t.Helper()
	if g.closed {
		return
	}
	g.closed = true
	if err := g.session.Close(); err != nil {
		g.t.Errorf("closing the window: %v", err)
	}
	if g.screen != nil {
		g.screen.Deallocate()
	}
	kill := time.AfterFunc(timeLeft(g.t), func() { g.process.Process.Kill() })
	defer kill.Stop()
	<-g.ended
	if g.result != nil {
		g.t.Errorf("the program ended with %v\n%s", g.result, g.errors)
	}
	if written := g.errors.String(); strings.Contains(written, "panic:") {
		g.t.Errorf("the program panicked:\n%s", written)
	}
}

// lockedBuffer is a buffer that a process writes to while a test reads it.
type lockedBuffer struct {
	mutex  sync.Mutex
	buffer bytes.Buffer
}

func (b *lockedBuffer) Write(data []byte) (int, error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return b.buffer.Write(data)
}

func (b *lockedBuffer) String() string {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return b.buffer.String()
}
