//go:build linux

package drive_test

import (
	"bufio"
	"context"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"capital/game/drive"
	"capital/game/web"
)

// How long the game takes to its first screen, and how much memory, beside an empty window or page of the same engine: the
// two take turns, so that what else the machine does weighs on both.
//
//	go test -run '^$' -bench FirstScreen -benchtime 5x ./game/drive
//
// Processors may be slow or busy: only what is told as a ratio means something elsewhere.

// subjects are what is measured, by their packages: what is compared with comes first.
var subjects = []string{"./game/drive/testdata/empty", "."}

// BenchmarkFirstScreenOfTheWindow starts both programs on a display of their own until they show something bright, and rest.
func BenchmarkFirstScreenOfTheWindow(b *testing.B) {
	d := newDisplay(b)
	programs := []string{built(b, subjects[0]), built(b, subjects[1])}
	var times, memory, work [2][]float64
	for b.Loop() {
		for n, program := range programs {
			found := d.start(b, program)
			times[n] = append(times[n], found.milliseconds)
			memory[n] = append(memory[n], found.megabytes)
			work[n] = append(work[n], found.work)
		}
	}
	report(b, "ms", times)
	report(b, "MB", memory)
	report(b, "work-ms/s", work)
}

// BenchmarkFirstScreenOfThePage opens both in new browsers, from the first byte asked for.
func BenchmarkFirstScreenOfThePage(b *testing.B) {
	sites := []*web.Site{emptySite(b), drive.Site(b)}
	p := drive.Open(b, drive.PageOptions{URL: "about:blank", Broken: watchFrames})
	var times, bytes [2][]float64
	for b.Loop() {
		for n, site := range sites {
			times[n] = append(times[n], firstScreen(b, p, site))
			bytes[n] = append(bytes[n], float64(site.WireSize(web.Program, web.Brotli))/1e6)
		}
	}
	report(b, "ms", times)
	report(b, "MB-on-wire", bytes)
}

// report tells the median of both, and of the ratios of those that came one after the other.
func report(b *testing.B, unit string, of [2][]float64) {
	ratios := make([]float64, len(of[0]))
	for n := range ratios {
		ratios[n] = of[1][n] / of[0][n]
	}
	b.ReportMetric(median(of[0]), "empty-"+unit)
	b.ReportMetric(median(of[1]), "game-"+unit)
	b.ReportMetric(median(ratios), "times-the-empty-"+unit)
	b.ReportMetric(0, "ns/op")
}

func median(of []float64) float64 {
	slices.Sort(of)
	return of[len(of)/2]
}

// built builds a program as it is run, and returns its path.
func built(b testing.TB, pkg string) string {
	b.Helper()
	path := filepath.Join(b.TempDir(), "program")
	build := exec.Command("go", "build", "-buildvcs=false", "-o", path, pkg)
	build.Dir = drive.Root(b)
	if out, err := build.CombinedOutput(); err != nil {
		b.Fatalf("building %s: %v\n%s", pkg, err, out)
	}
	return path
}

// display is a screen that nobody sees, whose pixels lie in a file.
type display struct {
	name   string
	pixels []byte // four bytes each
}

// The size of the screen, and of the window that fills it.
const screenWide, screenHigh = 1280, 720

func newDisplay(b testing.TB) *display {
	b.Helper()
	if _, err := exec.LookPath("Xvfb"); err != nil {
		b.Skip("no Xvfb on the PATH")
	}
	read, write, err := os.Pipe()
	if err != nil {
		b.Fatal(err)
	}
	defer read.Close()
	folder := b.TempDir()
	server := exec.Command("Xvfb", "-displayfd", "3", "-fbdir", folder, "-screen", "0", fmt.Sprintf("%dx%dx24", screenWide, screenHigh), "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{write}
	if err := server.Start(); err != nil {
		b.Fatal(err)
	}
	write.Close()
	b.Cleanup(func() {
		server.Process.Signal(syscall.SIGTERM)
		server.Wait()
	})
	number, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		b.Fatal(err)
	}
	return &display{":" + strings.TrimSpace(number), mapped(b, filepath.Join(folder, "Xvfb_screen0"))}
}

// mapped is the picture in a file of the X window dump format, as it changes.
func mapped(b testing.TB, path string) []byte {
	b.Helper()
	file, err := os.Open(path)
	if err != nil {
		b.Fatal(err)
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		b.Fatal(err)
	}
	data, err := syscall.Mmap(int(file.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { syscall.Munmap(data) })
	const colours, bytesOfAColour = 19, 12 // which number of the header tells how many follow it
	header := binary.BigEndian.Uint32(data) + bytesOfAColour*binary.BigEndian.Uint32(data[4*colours:])
	return data[header:]
}

// bright tells how many of a thousand pixels shine.
func (d *display) bright() int {
	const step = 3
	n := 0
	for at := 0; at < 4*screenWide*screenHigh; at += 4 * step {
		if p := d.pixels[at : at+3]; max(p[0], p[1], p[2]) > 0xC0 {
			n++
		}
	}
	return n * step * 1000 / (screenWide * screenHigh)
}

// rests waits until what is seen has been the same for so long.
func (d *display) rests(b testing.TB, so time.Duration) {
	b.Helper()
	var last uint32
	since := time.Now()
	drive.Until(b, "the screen stays as it is", func() bool {
		if now := crc32.ChecksumIEEE(d.pixels); now != last {
			last, since = now, time.Now()
		}
		return time.Since(since) > so
	})
}

// started is what is measured of a program.
type started struct {
	milliseconds float64 // until something is seen
	megabytes    float64 // at rest
	work         float64 // at rest: milliseconds of a processor's time in a second
}

// start runs a program until it rests.
func (d *display) start(b *testing.B, program string) (found started) {
	b.Helper()
	drive.Until(b, "the screen is black again", func() bool { return d.bright() == 0 })
	home := b.TempDir()
	still := filepath.Join(home, "capital") // what lives would never rest
	if err := os.MkdirAll(still, 0o755); err != nil {
		b.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(still, "settings.json"), []byte(`{"Speed":1,"TextSize":100,"Sound":70,"StillScenery":true}`), 0o644); err != nil {
		b.Fatal(err)
	}
	command := exec.Command(program)
	command.Env = append(os.Environ(), "DISPLAY="+d.name, "WAYLAND_DISPLAY=", "HOME="+home, "XDG_DATA_HOME="+home, "LC_ALL=C")
	began := time.Now()
	if err := command.Start(); err != nil {
		b.Fatal(err)
	}
	defer command.Wait()
	defer command.Process.Kill()
	const seen = 10 // of a thousand pixels
	drive.Until(b, "something is seen", func() bool { return d.bright() >= seen })
	found.milliseconds = time.Since(began).Seconds() * 1000
	d.rests(b, time.Second) // the sign is lit
	before, from := worked(b, command.Process.Pid), time.Now()
	time.Sleep(2 * time.Second) // so long is measured
	found.work = (worked(b, command.Process.Pid) - before) / time.Since(from).Seconds()
	found.megabytes = resident(b, command.Process.Pid)
	return found
}

// worked is how many milliseconds of a processor's time a process has taken.
func worked(b *testing.B, process int) float64 {
	b.Helper()
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", process))
	if err != nil {
		b.Fatal(err)
	}
	_, after, _ := strings.Cut(string(stat), ") ")
	const user, system, tick = 11, 12, 10 // the numbers after its name, and milliseconds of each of their units
	sum := 0.0
	for _, n := range []int{user, system} {
		ticks, err := strconv.ParseFloat(strings.Fields(after)[n], 64)
		if err != nil {
			b.Fatal(err)
		}
		sum += ticks * tick
	}
	return sum
}

// resident is how much memory a process has, in megabytes.
func resident(b *testing.B, process int) float64 {
	b.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", process))
	if err != nil {
		b.Fatal(err)
	}
	_, after, _ := strings.Cut(string(status), "VmRSS:")
	kilobytes, err := strconv.ParseFloat(strings.Fields(after)[0], 64)
	if err != nil {
		b.Fatal(err)
	}
	return kilobytes / 1000
}

// emptySite is the page of the empty program: the same page around another program, which is built in the same way.
func emptySite(b *testing.B) *web.Site {
	b.Helper()
	site, err := web.Build(context.Background(), subjects[0], true)
	if err != nil {
		b.Fatal(err)
	}
	if err := site.Compress(context.Background()); err != nil {
		b.Fatal(err)
	}
	return site
}

// watchFrames is run before the page: shone and shown become the times, in milliseconds, at which something shone on the
// canvas, and at which nothing hid it any more.
const watchFrames = `
	globalThis.shone = globalThis.shown = 0;
	const next = globalThis.requestAnimationFrame;
	const shines = (canvas) => {
		const gl = canvas.getContext("webgl2"), wide = gl.drawingBufferWidth, row = new Uint8Array(4 * wide);
		let bright = 0, all = 0;
		for (let y = 0; y < gl.drawingBufferHeight; y += 7, all += wide) {
			gl.readPixels(0, y, wide, 1, gl.RGBA, gl.UNSIGNED_BYTE, row);
			for (let at = 0; at < row.length; at += 4) bright += Math.max(row[at], row[at + 1], row[at + 2]) > 0xC0;
		}
		return bright > all / 100;
	};
	globalThis.requestAnimationFrame = (callback) => next((now) => {
		callback(now);
		const canvas = document.querySelector("canvas");
		if (!shone && canvas && shines(canvas)) shone = performance.now();
		if (!shown && document.body.dataset.state === "running") shown = performance.now();
	});`

// firstScreen tells how many milliseconds a page takes until the program is seen. Each time it has another address, so that
// the browser has kept nothing of it.
func firstScreen(b *testing.B, p *drive.Page, site *web.Site) (milliseconds float64) {
	b.Helper()
	ctx, stop := context.WithCancel(context.Background())
	server, err := web.Listen(ctx, "127.0.0.1:0")
	if err != nil {
		b.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(ctx, site) }()
	p.Visit(server.URL())
	drive.Until(b, "the first screen is seen", func() bool { return p.Ask("String(shone > 0 && shown > 0)") == "true" })
	milliseconds, err = strconv.ParseFloat(p.Ask("String(Math.max(shone, shown))"), 64)
	if err != nil {
		b.Fatal(err)
	}
	p.Visit("about:blank")
	stop()
	<-ended
	return milliseconds
}
