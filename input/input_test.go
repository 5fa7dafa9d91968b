package input

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// tick is how long a tick lasts where a test says nothing else, in seconds.
const tick = 1.0 / 60

// script runs a reader through states, one a tick, and tells the intents as words, ticks parted by " | ".
func script(r *Reader, ticks ...state) string { return slowScript(r, tick, ticks...) }

// slowScript is script on a machine whose ticks last so many seconds.
func slowScript(r *Reader, length float64, ticks ...state) string {
	var told []string
	for i := range ticks {
		ticks[i].elapsed = length
		ticks[i].letter = func(code ebiten.Key) rune { return letterOf(code, "") }
		var words []string
		for _, intent := range r.read(nil, &ticks[i]) {
			words = append(words, intent.words())
		}
		told = append(told, strings.Join(words, " "))
	}
	return strings.Join(told, " | ")
}

func (i Intent) words() string {
	at := fmt.Sprintf("@%v,%v", i.X, i.Y)
	switch i.Kind {
	case Move:
		return "move" + at
	case Press:
		return "press" + at
	case Release:
		return "release" + at
	case Abandon:
		return "abandon"
	case Turn:
		return fmt.Sprintf("turn%+d", i.Number)
	case Navigate:
		return fmt.Sprintf("go(%d,%d)", i.DX, i.DY)
	case Choose:
		return fmt.Sprint("choose", i.Number)
	case Zoom:
		if i.PanX != 0 || i.PanY != 0 {
			at += fmt.Sprintf("%+g%+g", i.PanX, i.PanY)
		}
		return fmt.Sprintf("zoom%.2f%s", i.Scale, at)
	case Pan:
		return fmt.Sprintf("pan(%d,%d)", i.DX, i.DY)
	case Text:
		return "text:" + string(i.Rune)
	case Explain:
		return "explain" + at
	}
	names := map[Kind]string{Next: "next", Previous: "previous", Confirm: "confirm", Cancel: "cancel", Discard: "discard",
		Undo: "undo", Redo: "redo", Hint: "hint", Log: "log", Menu: "menu", Erase: "erase", FullScreen: "full", Fit: "fit",
		Outlook: "outlook", Hold: "hold"}
	return names[i.Kind]
}

func touching(all ...finger) state { return state{fingers: all} }

func pressing(codes ...ebiten.Key) state {
	var s state
	for _, code := range codes {
		s.keys = append(s.keys, key{code, true})
	}
	return s
}

func TestMouse(t *testing.T) {
	var r Reader
	got := script(&r,
		state{cursorX: 5, cursorY: 6},
		state{cursorX: 5, cursorY: 6, leftDown: true},
		state{cursorX: 9, cursorY: 6},
		state{cursorX: 9, cursorY: 6, leftUp: true},
		state{cursorX: 9, cursorY: 6, leftDown: true, leftUp: true},
		state{cursorX: 9, cursorY: 6, rightDown: true},
		state{cursorX: 9, cursorY: 6},
	)
	want := "move@5,6 | move@5,6 press@5,6 | move@9,6 | release@9,6 | move@9,6 press@9,6 release@9,6 | turn+1 | "
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestWheelTurnsOnceANotch(t *testing.T) {
	var r Reader
	script(&r, make([]state, 5)...)
	down, up, still := state{wheel: -1}, state{wheel: 120}, state{}
	got := script(&r, down, still, still, still, up, still, still, still, down)
	if want := "turn+1 |  |  |  | turn-1 |  |  |  | turn+1"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	stream := make([]state, 60)
	for i := range stream {
		stream[i].wheel = -3
	}
	script(&r, make([]state, 5)...)
	if n := strings.Count(script(&r, stream...), "turn"); n != 4 {
		t.Errorf("a second of steady scrolling turned %d times, want 4", n)
	}
	slowScript(&r, 1.0/15, make([]state, 5)...)
	if n := strings.Count(slowScript(&r, 1.0/15, stream[:15]...), "turn"); n != 4 {
		t.Errorf("on a slow machine a second of steady scrolling turned %d times, want 4", n)
	}
}

func TestWheelWithControlZooms(t *testing.T) {
	var r Reader
	script(&r, make([]state, 5)...)
	in, out := state{wheel: 1, control: true}, state{wheel: -1, control: true}
	if got := script(&r, in, state{}, state{}, state{}, out); got != "zoom1.30@0,0 |  |  |  | zoom0.77@0,0" {
		t.Error(got)
	}
}

func TestFingers(t *testing.T) {
	one := func(x float64) finger { return finger{1, x, 50} }
	two := func(x float64) finger { return finger{2, x, 50} }
	tests := []struct {
		name  string
		ticks []state
		want  string
	}{
		{"tap", []state{touching(one(10)), touching()}, "press@10,50 | release@10,50"},
		{"drag", []state{touching(one(10)), touching(one(30)), touching(one(40)), touching()},
			"press@10,50 | move@30,50 | move@40,50 | release@40,50"},
		{"second finger's tap turns what the first holds",
			[]state{touching(one(10)), touching(one(10), two(90)), touching(one(12)), touching(one(12), two(90)), touching(one(12)), touching()},
			"press@10,50 |  | move@12,50 turn+1 |  | turn+1 | release@12,50"},
		{"pinch", []state{touching(one(100)), touching(one(100), two(200)), touching(one(50), two(250)), touching(one(50), two(150)), touching(one(50)), touching(one(60)), touching(), touching(one(1))},
			"press@100,50 |  | move@50,50 abandon zoom2.00@150,50 | zoom0.50@100,50-50+0 |  |  |  | press@1,50"},
		{"a pinch whose first finger is lifted first", []state{touching(one(100), two(200)), touching(one(100), two(200)), touching(one(100), two(300)), touching(two(300)), touching(two(310)), touching()},
			"press@100,50 |  | abandon zoom2.00@200,50+50+0 |  |  | "},
		{"two fingers that go together move", []state{touching(one(100), two(200)), touching(one(100), two(200)), touching(one(140), two(240)), touching(one(135), two(235)), touching()},
			"press@100,50 |  | move@140,50 abandon zoom1.00@190,50+40+0 | zoom1.00@185,50-5+0 | "},
		{"a tap of the second finger while the first drags turns", []state{touching(one(100)), touching(one(100), two(200)), touching(one(120), two(202)), touching(one(122))},
			"press@100,50 |  | move@120,50 | move@122,50 turn+1"},
		{"first lifted under a waiting second", []state{touching(one(100)), touching(one(100), two(200)), touching(two(200)), touching()},
			"press@100,50 |  | release@100,50 | "},
	}
	for _, test := range tests {
		var r Reader
		if got := script(&r, test.ticks...); got != test.want {
			t.Errorf("%s:\ngot  %s\nwant %s", test.name, got, test.want)
		}
	}
}

func TestSlowSecondFingerIsNoTap(t *testing.T) {
	var r Reader
	ticks := []state{touching(finger{1, 0, 0})}
	for range 21 {
		ticks = append(ticks, touching(finger{1, 0, 0}, finger{2, 80, 0}))
	}
	ticks = append(ticks, touching(finger{1, 0, 0}))
	if got := script(&r, ticks...); strings.Contains(got, "turn") {
		t.Error("a finger resting on the glass turned the tile:", got)
	}
	r = Reader{}
	down, both := touching(finger{1, 0, 0}), touching(finger{1, 0, 0}, finger{2, 80, 0})
	if got := slowScript(&r, 0.25, down, both, both, both, down); strings.Contains(got, "turn") {
		t.Error("on a slow machine a finger resting on the glass for half a second turned the tile:", got)
	}
}

func TestPointer(t *testing.T) {
	var r Reader
	script(&r, touching(finger{3, 40, 41}))
	if x, y, down, touch := r.Pointer(); x != 40 || y != 41 || !down || !touch {
		t.Error("finger down:", x, y, down, touch)
	}
	script(&r, touching())
	if x, y, down, touch := r.Pointer(); x != 40 || y != 41 || down || !touch {
		t.Error("finger up:", x, y, down, touch)
	}
	script(&r, state{cursorX: 7, cursorY: 8})
	if x, y, down, touch := r.Pointer(); x != 7 || y != 8 || down || touch {
		t.Error("mouse:", x, y, down, touch)
	}
}

func TestKeys(t *testing.T) {
	with := func(s state, change func(*state)) state { change(&s); return s }
	shift := func(s *state) { s.shift = true }
	control := func(s *state) { s.control = true }
	alt := func(s *state) { s.alt = true }
	tests := []struct {
		tick state
		want string
	}{
		{pressing(ebiten.KeyArrowLeft), "go(-1,0)"},
		{pressing(ebiten.KeyArrowDown), "go(0,1)"},
		{pressing(ebiten.KeyEnter), "confirm"},
		{pressing(ebiten.KeySpace), "confirm"},
		{with(pressing(ebiten.KeyEnter), alt), "full"},
		{pressing(ebiten.KeyF11), "full"},
		{pressing(ebiten.KeyEscape), "cancel"},
		{pressing(ebiten.KeyR), "turn+1"},
		{with(pressing(ebiten.KeyR), shift), "turn-1"},
		{pressing(ebiten.KeyDigit1), "choose1"},
		{pressing(ebiten.KeyNumpad4), "choose4"},
		{pressing(ebiten.KeyTab), "next"},
		{with(pressing(ebiten.KeyTab), shift), "previous"},
		{pressing(ebiten.KeyD), "discard"},
		{pressing(ebiten.KeyU), "undo"},
		{with(pressing(ebiten.KeyZ), control), "undo"},
		{with(with(pressing(ebiten.KeyZ), control), shift), "redo"},
		{with(pressing(ebiten.KeyY), control), "redo"},
		{with(pressing(ebiten.KeyU), shift), "redo"},
		{pressing(ebiten.KeyF10), "menu"},
		{with(pressing(ebiten.KeyR), control), ""}, // the browser's own
		{pressing(ebiten.KeyZ), ""},
		{pressing(ebiten.KeyH), "hint"},
		{pressing(ebiten.KeyL), "log"},
		{pressing(ebiten.KeyBackspace), ""},
		{pressing(ebiten.KeyEqual), "zoom1.30@0,0"},
		{pressing(ebiten.KeyNumpadSubtract), "zoom0.77@0,0"},
		{with(pressing(ebiten.KeyMinus), control), ""}, // the browser's own
		{pressing(ebiten.KeyDigit0), "fit"},
		{pressing(ebiten.KeyHome), "fit"},
		{with(pressing(ebiten.KeyDigit0), control), ""},
		{with(pressing(ebiten.KeyArrowUp), shift), "pan(0,-1)"},
	}
	for _, test := range tests {
		var r Reader
		if got := script(&r, test.tick); got != test.want {
			t.Errorf("keys %v: got %q, want %q", test.tick.keys, got, test.want)
		}
	}
}

func TestLetterFollowsTheLayout(t *testing.T) {
	tests := []struct {
		code ebiten.Key
		name string
		want rune
	}{
		{ebiten.KeyZ, "", 'z'},
		{ebiten.KeyY, "z", 'z'}, // QWERTZ
		{ebiten.KeyW, "Z", 'z'}, // AZERTY
		{ebiten.KeyR, "к", 'r'}, // Cyrillic: as printed on most
		{ebiten.KeySemicolon, "o", 'o'},
		{ebiten.KeyF5, "", 0},
		{ebiten.KeyComma, ",", ','},
		{ebiten.KeyTab, "", 0},
		{ebiten.KeyBracketRight, "+", '+'}, // QWERTZ
		{ebiten.KeyEqual, "", '+'},
		{ebiten.KeySlash, "-", '-'},
	}
	for _, test := range tests {
		if got := letterOf(test.code, test.name); got != test.want {
			t.Errorf("key %v named %q is %q, want %q", test.code, test.name, got, test.want)
		}
	}
}

func TestTextModeTypesLetters(t *testing.T) {
	var r Reader
	typing := pressing(ebiten.KeyD, ebiten.KeySpace)
	typing.runes = []rune("d ")
	if got := script(&r, typing); got != "discard confirm" {
		t.Error("commands:", got)
	}
	r.SetTextMode(true)
	if got := script(&r, typing, pressing(ebiten.KeyBackspace), pressing(ebiten.KeyEnter)); got != "text:d text:  | erase | confirm" {
		t.Error("text mode:", got)
	}
}

func TestOnlySomeKeysRepeat(t *testing.T) {
	held := func(code ebiten.Key) string {
		var r Reader
		return script(&r, holding60(func(first bool) state { return state{keys: []key{{code, first}}} })...)
	}
	if n := strings.Count(held(ebiten.KeyArrowUp), "go"); n != 7 {
		t.Errorf("an arrow held for a second acted %d times, not 7", n)
	}
	for _, code := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeyR, ebiten.KeyD, ebiten.KeyU, ebiten.KeyDigit2} {
		if n := len(strings.Fields(strings.ReplaceAll(held(code), "|", ""))); n != 1 {
			t.Errorf("%v held for a second acted %d times, want once", code, n)
		}
	}
}

// holding60 is sixty ticks of something held down.
func holding60(is func(first bool) state) []state {
	ticks := make([]state, 60)
	for n := range ticks {
		ticks[n] = is(n == 0)
	}
	return ticks
}

// TestRepeatsTakeTheirTime holds an arrow and a stick on machines of different speed:
// equally long, they act equally often.
func TestRepeatsTakeTheirTime(t *testing.T) {
	for name, is := range map[string]func(first bool) state{
		"arrow": func(first bool) state { return state{keys: []key{{ebiten.KeyArrowUp, first}}} },
		"stick": func(bool) state { return state{pad: pad{dy: -1}} },
	} {
		for _, rate := range []int{15, 30, 60, 240} {
			var r Reader
			ticks := make([]state, rate)
			for n := range ticks {
				ticks[n] = is(n == 0)
			}
			if n := strings.Count(slowScript(&r, 1/float64(rate), ticks...), "go"); n < 6 || n > 7 {
				t.Errorf("%s: at %d ticks a second it acts %d times in the first, not 7", name, rate, n)
			}
		}
		var r Reader
		if got := slowScript(&r, 0.25, is(true), is(false), is(false), is(false), is(false)); got != "go(0,-1) |  | go(0,-1) | go(0,-1) | go(0,-1)" {
			t.Errorf("%s: with ticks of a quarter of a second: %s", name, got)
		}
		r = Reader{}
		slowScript(&r, tick, is(true))
		slowScript(&r, 1, is(false)) // the program stood still
		if n := strings.Count(slowScript(&r, tick, is(false), is(false), is(false), is(false), is(false)), "go"); n > 1 {
			t.Errorf("%s: after a halt it acts %d times at once", name, n)
		}
	}
}

func TestPad(t *testing.T) {
	button := func(b ebiten.StandardGamepadButton) state {
		var s state
		s.pad.buttons[b] = true
		return s
	}
	var r Reader
	got := script(&r,
		button(ebiten.StandardGamepadButtonRightBottom), button(ebiten.StandardGamepadButtonRightBottom), state{},
		button(ebiten.StandardGamepadButtonRightRight), button(ebiten.StandardGamepadButtonFrontTopLeft),
		button(ebiten.StandardGamepadButtonFrontTopRight), button(ebiten.StandardGamepadButtonRightLeft),
		button(ebiten.StandardGamepadButtonRightTop), button(ebiten.StandardGamepadButtonCenterRight),
		button(ebiten.StandardGamepadButtonCenterLeft), button(ebiten.StandardGamepadButtonLeftStick))
	if want := "confirm |  |  | cancel | turn-1 | turn+1 | discard | undo | menu |  | log hint"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// TestPadButtonsHaveASecondMeaning while another is held, which then means nothing by itself.
func TestPadButtonsHaveASecondMeaning(t *testing.T) {
	held := func(also ...ebiten.StandardGamepadButton) (s state) {
		s.pad.buttons[PadSecond] = true
		for _, b := range also {
			s.pad.buttons[b] = true
		}
		return s
	}
	const undo, discard = ebiten.StandardGamepadButtonRightTop, ebiten.StandardGamepadButtonRightLeft
	var r Reader
	got := script(&r, held(), held(undo), held(undo), held(), held(discard), state{}, held(), state{}, held(undo), held(), state{})
	if want := " | redo |  |  | outlook |  |  | log | redo |  | "; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// TestPadHolds tells once that the button that confirms is still held.
func TestPadHolds(t *testing.T) {
	pressed := state{elapsed: 1.0 / 60}
	pressed.pad.buttons[ebiten.StandardGamepadButtonRightBottom] = true
	ticks := make([]state, 60)
	for n := range ticks {
		ticks[n] = pressed
	}
	var r Reader
	if got := strings.Split(script(&r, append(ticks, state{}, pressed)...), " | "); got[0] != "confirm" || got[35] != "hold" || strings.Count(strings.Join(got, ""), "hold") != 1 {
		t.Errorf("a button held for a second tells %q", got)
	}
}

func TestStickRepeats(t *testing.T) {
	lean := func(dx, dy int) state { return state{pad: pad{dx: dx, dy: dy}} }
	var r Reader
	if got := script(&r, lean(1, 0), lean(1, 0), lean(0, 1), lean(0, 0), lean(0, 1)); got != "go(1,0) |  | go(0,1) |  | go(0,1)" {
		t.Error(got)
	}
	r = Reader{}
	if n := strings.Count(script(&r, holding60(func(bool) state { return lean(-1, 0) })...), "go"); n != 7 {
		t.Errorf("a stick held for a second acted %d times, not 7", n)
	}
}

func TestRightStickZooms(t *testing.T) {
	var r Reader
	if got := script(&r, state{pad: pad{zoom: 1}}, state{pad: pad{zoom: 1}}, state{}, state{pad: pad{zoom: -1}}); got != "zoom1.30@0,0 |  |  | zoom0.77@0,0" {
		t.Error(got)
	}
}

// TestRulesAreAskedFor by a key, by what it types on any keyboard, by the pad and by a finger that rests, which asks once.
func TestRulesAreAskedFor(t *testing.T) {
	var r Reader
	asks := state{runes: []rune("?"), cursorX: 4, cursorY: 5}
	var padded state
	padded.pad.buttons[ebiten.StandardGamepadButtonRightStick] = true
	if got := script(&r, asks, pressing(ebiten.KeyF1), padded); got != "move@4,5 explain@4,5 | move@0,0 explain@0,0 | explain@-1,-1" {
		t.Error(got)
	}
	r.SetTextMode(true)
	if got := script(&r, state{runes: []rune("?")}); got != "text:?" {
		t.Error("while writing:", got)
	}
	rest := func(moved float64) string {
		r, ticks := Reader{}, make([]state, 90)
		for n := range ticks {
			ticks[n] = touching(finger{1, moved * float64(n), 50})
		}
		return script(&r, ticks...)
	}
	if got := rest(0); strings.Count(got, "explain@0,50") != 1 || strings.Contains(got, "abandon") {
		t.Error("a finger that rests:", got)
	}
	if got := rest(1); strings.Contains(got, "explain") {
		t.Error("a finger that goes asks, too:", got)
	}
	tap := touching(finger{1, 4, 50})

	if got := slowScript(&Reader{}, 2, tap, tap, state{}); strings.Contains(got, "explain") {
		t.Error("a short tap on a slow machine asks:", got)
	}
	r = Reader{}
	right := r.read(nil, &state{rightDown: true})
	if len(right) != 1 || !right[0].Right {
		t.Errorf("the right button: %+v", right)
	}
}

func TestDirection(t *testing.T) {
	tests := []struct {
		x, y   float64
		dx, dy int
	}{{0, 0, 0, 0}, {0.4, -0.4, 0, 0}, {0.6, 0.1, 1, 0}, {-0.9, 0.7, -1, 0}, {0.5, -0.8, 0, -1}, {0, 1, 0, 1}}
	for _, test := range tests {
		if dx, dy := direction(test.x, test.y); dx != test.dx || dy != test.dy {
			t.Errorf("%v,%v leans %d,%d; want %d,%d", test.x, test.y, dx, dy, test.dx, test.dy)
		}
	}
}

func TestReadingAllocatesNothing(t *testing.T) {
	var r Reader
	busy := pressing(ebiten.KeyR, ebiten.KeyArrowUp)
	busy.letter = func(code ebiten.Key) rune { return letterOf(code, "") }
	busy.fingers = []finger{{1, 2, 3}, {2, 90, 3}}
	busy.wheel = 1
	buf := make([]Intent, 0, 64)
	if n := testing.AllocsPerRun(100, func() {
		busy.cursorX++
		buf = r.read(buf[:0], &busy)
	}); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

// TestEditingInAField: keys with Control and Shift mean what they mean in most programs, and nothing of it outside a field.
func TestEditingInAField(t *testing.T) {
	of := func(code ebiten.Key, control, shift bool) (intents []Intent) {
		var r Reader
		r.Keep("Żó")
		r.SetTextMode(true)
		now := pressing(code)
		now.control, now.shift, now.letter = control, shift, func(code ebiten.Key) rune { return letterOf(code, "") }
		return r.read(nil, &now)
	}
	var r Reader
	if got := r.read(nil, &state{pasted: "Ż"}); got != nil {
		t.Errorf("pasted where nobody writes: %+v", got)
	}
	r.SetTextMode(true)
	for name, test := range map[string]struct{ got, want []Intent }{
		"system": {r.read(nil, &state{pasted: "Żó"}), []Intent{{Kind: Text, Rune: 'Ż'}, {Kind: Text, Rune: 'ó'}}},
		"all":    {of(ebiten.KeyA, true, false), []Intent{{Kind: SelectAll}}},
		"copied": {of(ebiten.KeyC, true, false), []Intent{{Kind: Copy}}},
		"cut":    {of(ebiten.KeyX, true, false), []Intent{{Kind: Cut}}},
		"pasted": {of(ebiten.KeyV, true, false), []Intent{{Kind: Text, Rune: 'Ż'}, {Kind: Text, Rune: 'ó'}}},
		"typed":  {of(ebiten.KeyV, false, false), nil}, // its rune comes by itself
		"moved":  {of(ebiten.KeyArrowLeft, false, false), []Intent{{Kind: Navigate, DX: -1}}},
		"taken":  {of(ebiten.KeyArrowLeft, false, true), []Intent{{Kind: Navigate, DX: -1, Select: true}}},
		"word":   {of(ebiten.KeyArrowRight, true, true), []Intent{{Kind: Navigate, DX: 1, Select: true, Word: true}}},
		"home":   {of(ebiten.KeyHome, false, false), []Intent{{Kind: Ends, DX: -1}}},
		"end":    {of(ebiten.KeyEnd, false, true), []Intent{{Kind: Ends, DX: 1, Select: true}}},
		"after":  {of(ebiten.KeyDelete, false, false), []Intent{{Kind: Erase, DX: 1}}},
		"before": {of(ebiten.KeyBackspace, true, false), []Intent{{Kind: Erase, Word: true}}},
	} {
		if !slices.Equal(test.got, test.want) {
			t.Errorf("%s: %+v", name, test.got)
		}
	}
}
