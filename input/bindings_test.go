package input

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// actionNamed is the place of an action.
func actionNamed(name string) int {
	return slices.IndexFunc(Actions(), func(a Action) bool { return a.Name == name })
}

// pressed is what a reader with bindings tells of a key pressed once.
func pressed(keys Bindings, code ebiten.Key, shift bool) Intent {
	var r Reader
	r.Bind(keys)
	now := state{keys: []key{{code, true}}, shift: shift, letter: func(code ebiten.Key) rune { return letterOf(code, "") }}
	got := r.read(nil, &now)
	if len(got) != 1 {
		return Intent{}
	}
	return got[0]
}

func TestKeysAreChanged(t *testing.T) {
	hint, undo := actionNamed("hint"), actionNamed("undo")
	g, other := Bindings("").With(hint, Chord{Letter: 'g'})
	if other != -1 || g != "hint=g" {
		t.Fatalf("%q, %d", g, other)
	}
	if pressed(g, ebiten.KeyG, false).Kind != Hint || pressed(g, ebiten.KeyH, false).Kind != None {
		t.Error("the old key gives hints, or the new one none")
	}
	swapped, other := g.With(undo, Chord{Letter: 'g'})
	if other != hint || pressed(swapped, ebiten.KeyG, false).Kind != Undo || pressed(swapped, ebiten.KeyU, false).Kind != Hint {
		t.Errorf("%q does not change two keys", swapped)
	}
	if back, _ := g.With(hint, Chord{Letter: 'h'}); back != "" {
		t.Errorf("as at first is %q", back)
	}
	if same, other := g.With(hint, Chord{Letter: 'g'}); same != g || other != -1 {
		t.Errorf("the same key makes %q", same)
	}
}

// TestSomeKeysAlwaysWork as long as they are given nothing else; and a key that moves pans with Shift.
func TestSomeKeysAlwaysWork(t *testing.T) {
	keys, _ := Bindings("").With(actionNamed("confirm"), Chord{Letter: 'e'})
	keys, _ = keys.With(actionNamed("up"), Chord{Letter: 'w'})
	for _, c := range []struct {
		code  ebiten.Key
		shift bool
		want  Intent
	}{
		{ebiten.KeyE, false, Intent{Kind: Confirm}}, {ebiten.KeyEnter, false, Intent{Kind: Confirm}}, {ebiten.KeySpace, false, Intent{Kind: Confirm}},
		{ebiten.KeyW, false, Intent{Kind: Navigate, DY: -1}}, {ebiten.KeyArrowUp, false, Intent{Kind: Navigate, DY: -1}},
		{ebiten.KeyW, true, Intent{Kind: Pan, DY: -1}}, {ebiten.KeyH, true, Intent{Kind: Hint}},
	} {
		if got := pressed(keys, c.code, c.shift); got != c.want {
			t.Errorf("%v, shift %v: %+v, not %+v", c.code, c.shift, got, c.want)
		}
	}
}

func TestBindingsAreCleaned(t *testing.T) {
	for kept, want := range map[Bindings]Bindings{
		"":                      "",
		"hint=g nobody=x undo":  "hint=g",
		"redo=shift+f2  hint=g": "redo=shift+f2 hint=g",
		"hint=5 log=shift":      "", // digits choose, and Shift is no key of its own
		"hint=g undo=g":         "",
	} {
		if got := Clean(kept); got != want {
			t.Errorf("%q becomes %q, not %q", kept, got, want)
		}
	}
}

// TestKeysAreCaught whatever they do else, but for those that nothing can be given to.
func TestKeysAreCaught(t *testing.T) {
	var r Reader
	r.Catch(true)
	now := state{keys: []key{{ebiten.KeyShiftLeft, true}, {ebiten.KeyU, true}, {ebiten.KeyEscape, true}}, shift: true, letter: func(code ebiten.Key) rune { return letterOf(code, "") }}
	got := r.read(nil, &now)
	want := []Intent{{Kind: Caught, Chord: Chord{Letter: 'u', Shift: true}}, {Kind: Cancel}}
	if !slices.Equal(got, want) {
		t.Errorf("caught %+v", got)
	}
	for _, a := range Actions() {
		if c, ok := ParseChord(a.usual.String()); !ok || c != a.usual {
			t.Errorf("the key of %s is written %q and read %+v", a.Name, a.usual, c)
		}
	}
}

// TestDeviceIsTheOneUsedLast and not one that only lies there.
func TestDeviceIsTheOneUsedLast(t *testing.T) {
	var r Reader
	letters := func(code ebiten.Key) rune { return letterOf(code, "") }
	held := state{letter: letters, pad: pad{buttons: [padButtons]bool{ebiten.StandardGamepadButtonRightBottom: true}}}
	for n, c := range []struct {
		now  state
		want Device
	}{
		{state{letter: letters}, Mouse}, {state{letter: letters, keys: []key{{ebiten.KeyTab, true}}}, Keyboard}, {held, Pad}, {held, Pad},
		{state{letter: letters}, Pad}, {state{letter: letters, fingers: []finger{{id: 1}}}, Finger},
		{state{letter: letters}, Finger}, {state{letter: letters, cursorX: 9}, Mouse},
	} {
		r.read(nil, &c.now)
		if r.Device() != c.want {
			t.Errorf("after step %d the device is %d, not %d", n, r.Device(), c.want)
		}
	}
	if button, second, ok := PadButton("turn-back"); !ok || second || button != ebiten.StandardGamepadButtonFrontTopLeft {
		t.Errorf("turned back by button %d, %v", button, ok)
	}
	if button, second, ok := PadButton("redo"); !ok || !second || button != ebiten.StandardGamepadButtonRightTop {
		t.Errorf("taken back again by button %d, %v", button, ok)
	}
	if _, _, ok := PadButton("tell-hand"); ok {
		t.Error("a button says again what is in the hand")
	}
}
