//go:build !js

package input

import (
	"errors"
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// desk is a desktop with a clipboard that programs share. Whoever reads or writes it has to wait until the test lets them.
type desk struct {
	reads  chan answer
	writes chan string
	wrote  chan error
}

// shared is a reader in a field on such a desktop.
func shared() (*Reader, desk) {
	d := desk{make(chan answer), make(chan string), make(chan error)}
	r := new(Reader)
	r.clipboard.system = system{
		read:  func() (string, error) { got := <-d.reads; return got.text, got.err },
		write: func(text string) error { d.writes <- text; return <-d.wrote },
	}
	r.SetTextMode(true)
	return r, d
}

// poll lets a tick pass and tells what is written in it.
func poll(r *Reader, elapsed float64, now state) (written string) {
	now.elapsed, now.pasted = elapsed, r.clipboard.come(elapsed)
	now.letter = func(code ebiten.Key) rune { return letterOf(code, "") }
	for _, in := range r.read(nil, &now) {
		if in.Kind == Text {
			written += string(in.Rune)
		}
	}
	return written
}

// until polls until something is told.
func until(r *Reader) (told string) {
	for told == "" {
		runtime.Gosched()
		told = poll(r, 0, state{})
	}
	return told
}

// settled polls until nothing is on its way any more between the reader and the system.
func settled(r *Reader) (told string) {
	for r.clipboard.asked != nil || r.clipboard.written != nil {
		runtime.Gosched()
		told += poll(r, 0, state{})
	}
	return told
}

// pasting is the tick in which the key is pressed that pastes.
func pasting() state {
	s := pressing(ebiten.KeyV)
	s.control = true
	return s
}

// TestWhatOtherProgramsCopiedIsPasted once it has come, and no tick waits for it.
func TestWhatOtherProgramsCopiedIsPasted(t *testing.T) {
	r, d := shared()
	for range 2 {
		if got := poll(r, tick, pasting()) + poll(r, tick, state{}); got != "" {
			t.Fatalf("before it has come %q is pasted", got)
		}
		d.reads <- answer{text: "Ż\xffó"}
		if got := until(r); got != "Żó" {
			t.Errorf("%q is pasted", got)
		}
	}
	if got := poll(r, 9, state{}); got != "" {
		t.Errorf("later %q is pasted once more", got)
	}
}

// TestWhatIsCopiedReachesOtherPrograms one after the other, the last one at the end; until then it is pasted here at once.
func TestWhatIsCopiedReachesOtherPrograms(t *testing.T) {
	r, d := shared()
	r.Keep("Anna")
	r.Keep("Bea")
	r.Keep("Celina")
	if got := poll(r, tick, pasting()); got != "Celina" {
		t.Errorf("while it is on its way %q is pasted", got)
	}
	if first := <-d.writes; first != "Anna" {
		t.Errorf("first %q is written", first)
	}
	d.wrote <- nil
	for r.clipboard.sent == "Anna" {
		runtime.Gosched()
		poll(r, 0, state{})
	}
	if last := <-d.writes; last != "Celina" {
		t.Errorf("last %q is written", last)
	}
	d.wrote <- nil
	if got := settled(r) + poll(r, tick, pasting()); got != "" {
		t.Errorf("the system is not asked: %q is pasted", got)
	}
	d.reads <- answer{text: "from elsewhere"}
	if got := until(r); got != "from elsewhere" {
		t.Errorf("%q is pasted", got)
	}
}

// TestWithoutASystemItsOwnIsPasted where there is no clipboard, where it fails, and where it does not answer.
func TestWithoutASystemItsOwnIsPasted(t *testing.T) {
	var none Reader
	none.SetTextMode(true)
	none.Keep("Anna")
	if got := poll(&none, tick, pasting()); got != "Anna" {
		t.Errorf("where there is none %q is pasted", got)
	}

	r, d := shared()
	r.Keep("Anna")
	<-d.writes
	d.wrote <- errors.New("no display")
	if got := settled(r) + poll(r, tick, pasting()); got != "Anna" {
		t.Errorf("where it could not be written %q is pasted", got)
	}

	r, d = shared()
	r.clipboard.text = "Anna"
	poll(r, tick, pasting())
	d.reads <- answer{text: "half", err: errors.New("no display")}
	if got := until(r); got != "Anna" {
		t.Errorf("where it could not be read %q is pasted", got)
	}
	poll(r, tick, pasting())
	if got := poll(r, patience/2, state{}); got != "" {
		t.Errorf("at once %q is pasted", got)
	}
	if got := poll(r, patience/2, state{}); got != "Anna" {
		t.Errorf("after a while %q is pasted", got)
	}
	d.reads <- answer{text: "too late"}
	if got := settled(r); got != "" {
		t.Errorf("at last %q is pasted", got)
	}
}

// TestWhatComesTooLateIsNotPasted: the person has left the field, or may have.
func TestWhatComesTooLateIsNotPasted(t *testing.T) {
	for name, left := range map[string]func(r *Reader){
		"the field is left": func(r *Reader) { r.SetTextMode(false); r.SetTextMode(true) },
		"Tab":               func(r *Reader) { poll(r, tick, pressing(ebiten.KeyTab)) },
		"Enter":             func(r *Reader) { poll(r, tick, pressing(ebiten.KeyEnter)) },
		"a press":           func(r *Reader) { poll(r, tick, state{leftDown: true}) },
		"a finger":          func(r *Reader) { poll(r, tick, touching(finger{1, 2, 3})) },
		"the pad":           func(r *Reader) { poll(r, tick, state{pad: pad{dy: 1}}) },
	} {
		r, d := shared()
		poll(r, tick, pasting())
		left(r)
		d.reads <- answer{text: "Anna"}
		if got := settled(r); got != "" {
			t.Errorf("after %s %q is pasted", name, got)
		}
	}
	r, d := shared()
	poll(r, tick, pasting())
	poll(r, tick, state{cursorX: 5, runes: []rune("x")})
	d.reads <- answer{text: "Anna"}
	if got := settled(r); got != "Anna" {
		t.Errorf("after typing on, with the mouse moved, %q is pasted", got)
	}
}

// TestWhatIsPastedComesFirst: a press of the same tick leads elsewhere only then.
func TestWhatIsPastedComesFirst(t *testing.T) {
	var r Reader
	r.SetTextMode(true)
	now := pressing(ebiten.KeyTab)
	now.pasted, now.runes, now.leftDown = "A", []rune("b"), true
	if got := script(&r, now); got != "text:A move@0,0 press@0,0 next text:b" {
		t.Error(got)
	}
}

// TestNoMoreIsPastedThanAFrameHasTimeFor, however much was copied.
func TestNoMoreIsPastedThanAFrameHasTimeFor(t *testing.T) {
	var r Reader
	r.SetTextMode(true)
	if got := len(r.read(nil, &state{pasted: strings.Repeat("ó", 1e6)})); got != longestPasted {
		t.Errorf("%d runes are pasted", got)
	}
}

// TestMacOSIsToldTheEncoding where nothing else says it.
func TestMacOSIsToldTheEncoding(t *testing.T) {
	for _, test := range []struct {
		name, value string
		want        bool
	}{{"", "", false}, {"LANG", "", false}, {"LANG", "pl_PL.UTF-8", true}, {"LC_CTYPE", "UTF-8", true}, {"LC_ALL", "C", true}} {
		if got := encoded(func(name string) string {
			if name == test.name {
				return test.value
			}
			return ""
		}); got != test.want {
			t.Errorf("%s=%s: %v", test.name, test.value, got)
		}
	}
}

// TestWhatIsPastedWhereNobodyWritesIsToldWhole and once, however long it takes to come; it is not typed.
func TestWhatIsPastedWhereNobodyWritesIsToldWhole(t *testing.T) {
	r, d := shared()
	r.SetTextMode(false)
	long := strings.Repeat("letter ", 500)
	if got := poll(r, tick, pasting()); got != "" || r.Pasted() != "" {
		t.Fatal("it is pasted before it has come")
	}
	r.SetTextMode(false) // as a screen does in each tick
	d.reads <- answer{text: long}
	if got := settled(r); got != "" {
		t.Errorf("%q is typed", got)
	}
	if got := r.Pasted(); got != long || r.Pasted() != "" {
		t.Errorf("pasted is %.20q, of %d letters", got, len(got))
	}
	r.Catch(true)
	poll(r, tick, pasting())
	if r.clipboard.waits {
		t.Error("a key that is caught pastes")
	}
}
