//go:build !js

package drive

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Main runs the tests of a package with a hidden window of their own. [Start] shows its guests there. Call it from
// TestMain; it does not return. If there can be no window, the tests run without one, and Start says so.
func Main(m *testing.M) { os.Exit(runMain(m)) }

func runMain(m *testing.M) int {
	allowBeside()
	folder, err := os.MkdirTemp("", "drive")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(folder)
	os.Setenv(folderVariable, folder)
	// Where the processor draws, it does so in the thread that asks for it. Each program with as many threads as there are
	// cores would wait for all of them at every frame, and there are several programs beside each other.
	os.Setenv("LP_NUM_THREADS", "0")

	stop, err := startDisplay()
	if err != nil {
		os.Setenv(lackVariable, err.Error())
		return m.Run()
	}
	defer stop()
	nextFrame, frameBegan = make(chan struct{}), make(chan struct{})
	h := &host{tests: m, ended: make(chan int)}
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGame(h); err != nil {
		fmt.Fprintln(os.Stderr, "the window of the tests:", err)
		return 1
	}
	return h.code
}

// Through the environment Main tells Start the folder for things that live as long as the tests, and why there is no
// window, if there is none.
const (
	folderVariable = "CAPITAL_DRIVE_FOLDER"
	lackVariable   = "CAPITAL_DRIVE_LACKS"
)

// Window skips a test if Main could open no window, and gives the reason. Nothing can be drawn then.
func Window(t testing.TB) {
	t.Helper()
	if reason := os.Getenv(lackVariable); reason != "" {
		lack(t, "no window: %s", reason)
	}
	t.Cleanup(EndFrame)
}

// EndFrame ends a frame of the hidden window. All that was drawn until then is painted, and images that nobody draws any
// more give back their memory. The collector does not see how large they are, and the engine lets go of them only between
// two frames. A test that draws much without keeping a picture calls it now and then. Without a window it does nothing.
func EndFrame() {
	runtime.GC()
	if nextFrame != nil {
		nextFrame <- struct{}{}
		<-frameBegan
	}
}

// nextFrame takes what waits for the hidden window to end its frame, and frameBegan tells that the next has begun. Between
// the two nothing may be read from a picture: the engine would take it for work to do before its next update, and wait for
// a frame that never ends. Both are nil where there is no window.
var nextFrame, frameBegan chan struct{}

// host is the game that the hidden window shows. The tests run beside it, and a frame lasts until one of them asks for the
// next: what they draw is drawn at once, as in an update.
type host struct {
	tests *testing.M
	began bool
	ended chan int
	code  int
}

func (h *host) Update() error {
	if h.began {
		frameBegan <- struct{}{}
	} else {
		h.began = true
		go func() { h.ended <- h.tests.Run() }()
	}
	select {
	case h.code = <-h.ended:
		return ebiten.Termination
	case <-nextFrame:
		return nil
	}
}

func (*host) Draw(*ebiten.Image) {}

func (*host) Layout(int, int) (int, int) { return 16, 16 }

// startDisplay starts a display that nobody sees, where the platform needs one. The display goes away with stop.
func startDisplay() (stop func(), err error) {
	if runtime.GOOS != "linux" {
		return func() {}, nil
	}
	if _, err := exec.LookPath("Xvfb"); err != nil {
		if os.Getenv("DISPLAY") != "" {
			return func() {}, nil
		}
		return nil, fmt.Errorf("there is neither Xvfb nor a display")
	}
	return startXvfb()
}

func startXvfb() (stop func(), err error) {
	read, write, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer read.Close()
	// The server picks a free number itself and writes it into the pipe once it is ready. Even if the tests are killed, it
	// goes when their window does.
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "3840x2160x24", "-nolisten", "tcp", "-terminate")
	server.ExtraFiles = []*os.File{write}
	if err := server.Start(); err != nil {
		write.Close()
		return nil, err
	}
	write.Close()
	stop = func() {
		server.Process.Signal(syscall.SIGTERM) // so that it takes its lock and its socket away
		server.Wait()
	}
	number, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		stop()
		return nil, fmt.Errorf("starting Xvfb: %w", err)
	}
	os.Setenv("DISPLAY", ":"+strings.TrimSpace(number))
	os.Unsetenv("WAYLAND_DISPLAY")
	return stop, nil
}

// built remembers the programs that were built, by their packages.
var built sync.Map

// buildGuest builds a package as a guest, once, and returns the path of the program.
func buildGuest(t *testing.T, pkg string) string {
	t.Helper()
	made, _ := built.LoadOrStore(pkg, sync.OnceValues(func() (string, error) {
		root, err := root()
		if err != nil {
			return "", err
		}
		name := strings.Trim(strings.NewReplacer("/", "-", ".", "").Replace(pkg), "-")
		path := filepath.Join(os.Getenv(folderVariable), "guest-"+name)
		if runtime.GOOS == "windows" {
			path += ".exe"
		}
		build := guestBuild(pkg, path)
		build.Dir = root
		if out, err := build.CombinedOutput(); err != nil {
			return "", fmt.Errorf("building %s: %w\n%s", pkg, err, out)
		}
		return path, nil
	}))
	path, err := made.(func() (string, error))()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// guestBuild builds a package as a guest at a path. What go run builds is linked once for all tests, for it stays in the
// cache of the go tool: from there it is copied.
func guestBuild(pkg, path string) *exec.Cmd {
	flags := []string{"-buildvcs=false", "-ldflags=-s -w", "-tags", "ebitenginevmguest"}
	if runtime.GOOS == "windows" { // nothing there copies
		return exec.Command("go", slices.Concat([]string{"build", "-o", path}, flags, []string{pkg})...)
	}
	return exec.Command("go", slices.Concat([]string{"run", "-exec", "cp"}, flags, []string{pkg, path})...)
}
