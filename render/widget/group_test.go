package widget

import (
	"math"
	"testing"
)

// row is three buttons side by side, a cycler and a field below them.
func row() *Group {
	return NewGroup(
		Widget{Rect: Rect{0, 0, 100, 40}},
		Widget{Rect: Rect{120, 0, 100, 40}, Main: true},
		Widget{Rect: Rect{240, 0, 100, 40}, Disabled: true},
		Widget{Kind: Cycler, Rect: Rect{0, 60, 120, 40}},
		Widget{Kind: Field, Rect: Rect{140, 60, 120, 40}, Limit: 3},
	)
}

func do(g *Group, acts ...Act) []Event {
	events, _ := g.Update(acts, 1.0/60)
	return events
}

func TestMouse(t *testing.T) {
	g := row()
	press := Act{Kind: Press, X: 10, Y: 10}
	if got := do(g, press, Act{Kind: Release, X: 12, Y: 12}); len(got) != 1 || got[0].Index != 0 {
		t.Errorf("a click gives %v", got)
	}
	if got := do(g, press, Act{Kind: Release, X: 130, Y: 12}); len(got) != 0 {
		t.Errorf("letting go elsewhere gives %v", got)
	}
	if got := do(g, press, Act{Kind: Abandon}, Act{Kind: Release, X: 12, Y: 12}); len(got) != 0 {
		t.Errorf("an abandoned press gives %v", got)
	}
	if got := do(g, Act{Kind: Press, X: 250, Y: 10}, Act{Kind: Release, X: 250, Y: 10}); len(got) != 0 {
		t.Errorf("a disabled button gives %v", got)
	}
	for x, want := range map[float64]int{10: -1, 60: 1, 110: 1} {
		got := do(g, Act{Kind: Press, X: x, Y: 70}, Act{Kind: Release, X: x, Y: 70})
		if len(got) != 1 || got[0] != (Event{Index: 3, Step: want}) {
			t.Errorf("a cycler pressed at %g gives %v", x, got)
		}
	}
}

func TestKeys(t *testing.T) {
	g := row()
	if g.Focused() != 1 {
		t.Fatalf("focus begins at %d", g.Focused())
	}
	left := Act{Kind: Navigate, DX: -1}
	right := Act{Kind: Navigate, DX: 1}
	down := Act{Kind: Navigate, DY: 1}
	next := Act{Kind: Next}
	for i, step := range []struct {
		in   Act
		want int
	}{{left, 0}, {left, 0}, {right, 1}, {right, 1}, {down, 4}, {left, 3}, {next, 4}, {next, 0}, {Act{Kind: Previous}, 4}} {
		do(g, step.in)
		if g.Focused() != step.want {
			t.Errorf("step %d: focus at %d, want %d", i, g.Focused(), step.want)
		}
	}
	g.Focus(3)
	if got := do(g, left); len(got) != 1 || got[0] != (Event{Index: 3, Step: -1}) {
		t.Errorf("left on a cycler gives %v", got)
	}
	g.Focus(0)
	if got := do(g, Act{Kind: Confirm}); len(got) != 1 || got[0].Index != 0 {
		t.Errorf("confirm gives %v", got)
	}
}

func TestWriting(t *testing.T) {
	g := row()
	do(g, Act{Kind: Write, Rune: 'x'})
	g.Focus(4)
	if !g.Writing() {
		t.Fatal("a field in focus wants no text")
	}
	for _, r := range "Żółw" {
		do(g, Act{Kind: Write, Rune: r})
	}
	if g.Widgets[4].Value != "Żół" {
		t.Errorf("the field holds %q", g.Widgets[4].Value)
	}
	do(g, Act{Kind: Erase})
	if g.Widgets[4].Value != "Żó" {
		t.Errorf("after erasing the field holds %q", g.Widgets[4].Value)
	}
}

func TestHiddenLosesFocus(t *testing.T) {
	g := row()
	g.Widgets[1].Hidden = true
	do(g)
	if g.Focused() != nobody {
		t.Errorf("a hidden widget has the focus")
	}
}

func TestAtRestNothingChangesOrAllocates(t *testing.T) {
	g := row()
	if n := testing.AllocsPerRun(100, func() {
		if _, changed := g.Update(nil, 1.0/60); changed {
			t.Fatal("a group at rest changes")
		}
	}); n != 0 {
		t.Errorf("a tick allocates %g times", n)
	}
}

// TestTipAndCaretTakeTheirTime lets the same time pass in few long ticks and in many
// short ones.
func TestTipAndCaretTakeTheirTime(t *testing.T) {
	for _, tick := range []float64{0.25, 1.0 / 15, 1.0 / 60, 1.0 / 240} {
		changes := func(g *Group, seconds float64) (n int) {
			for range int(math.Round(seconds / tick)) {
				if _, changed := g.Update(nil, tick); changed {
					n++
				}
			}
			return n
		}
		g := row()
		g.Widgets[0].Tip = "what it does"
		g.Update([]Act{{Kind: Move, X: 10, Y: 10}}, tick)
		if early, due := changes(g, 0.5-tick), changes(g, tick*1.5); early != 0 || due != 1 {
			t.Errorf("with ticks of %.3f s a tip is shown %d times before its half second, %d times after", tick, early, due)
		}
		g.Focus(4)
		if n := changes(g, 3); n != 6 {
			t.Errorf("with ticks of %.3f s the caret changes %d times in three seconds, not 6", tick, n)
		}
	}
}

// TestAFieldIsEditedAsElsewhere: its text is selected when it is entered, and arrows move in it before they leave it.
func TestAFieldIsEditedAsElsewhere(t *testing.T) {
	left, right := Act{Kind: Navigate, DX: -1}, Act{Kind: Navigate, DX: 1}
	selects := func(a Act) Act { a.Select = true; return a }
	write := func(s string) (acts []Act) {
		for _, r := range s {
			acts = append(acts, Act{Kind: Write, Rune: r})
		}
		return acts
	}
	press := []Act{{Kind: Press, X: 200, Y: 80}, {Kind: Release, X: 200, Y: 80}}
	for name, test := range map[string]struct {
		acts         []Act
		want, copied string
	}{
		"what is there is written over": {write("Żó"), "Żó", ""},
		"or erased at once":             {[]Act{{Kind: Erase}}, "", ""},
		"behind it":                     {append([]Act{right}, write("d")...), "Youd", ""},
		"before it":                     {append([]Act{left}, write("d")...), "dYou", ""},
		"between":                       {append([]Act{right, left}, write("d")...), "Yodu", ""},
		"a part of it":                  {append([]Act{left, right, selects(right), selects(right)}, write("a")...), "Ya", ""},
		"all again":                     {append([]Act{left, {Kind: SelectAll}}, write("a")...), "a", ""},
		"copied":                        {[]Act{right, selects(left), {Kind: Copy}}, "You", "u"},
		"cut":                           {[]Act{left, selects(right), selects(right), {Kind: Cut}}, "u", "Yo"},
		"nothing cut":                   {[]Act{left, {Kind: Cut}}, "You", ""},
		"pressed once more":             {append(press, write("d")...), "Youd", ""},
		"pressed twice":                 {append(press, write("d")...), "d", ""},
		"the rune after":                {[]Act{left, {Kind: Erase, DX: 1}}, "ou", ""},
		"at the end":                    {append([]Act{left, {Kind: Ends, DX: 1}}, write("d")...), "Youd", ""},
		"at the beginning":              {append([]Act{{Kind: Ends, DX: -1}}, write("d")...), "dYou", ""},
		"up to the end":                 {append([]Act{left, right, selects(Act{Kind: Ends, DX: 1})}, write("d")...), "Yd", ""},
	} {
		g := row()
		g.Widgets[4].Value, g.Widgets[4].Limit = "You", 4
		do(g, press...)
		if name != "pressed twice" {
			g.Update(nil, 1)
		}
		do(g, test.acts...)
		if got, copied := g.Widgets[4].Value, g.Copied(); got != test.want || copied != test.copied || g.Focused() != 4 {
			t.Errorf("%s: the field holds %q, and %q is copied", name, got, copied)
		}
		if g.Copied() != "" {
			t.Errorf("%s: it is copied twice", name)
		}
	}
	words := func(a Act) Act { a.Word = true; return a }
	for name, test := range map[string]struct {
		acts []Act
		want string
	}{
		"a word back":            {append([]Act{right, words(left)}, write("x")...), "Anna  xMaria"},
		"two words back":         {append([]Act{right, words(left), words(left)}, write("x")...), "xAnna  Maria"},
		"a word on":              {append([]Act{left, words(right)}, write("x")...), "Annax  Maria"},
		"a word taken":           {append([]Act{left, selects(words(right))}, write("x")...), "x  Maria"},
		"a word erased":          {[]Act{right, words(Act{Kind: Erase})}, "Anna  "},
		"a word erased after it": {[]Act{left, words(Act{Kind: Erase, DX: 1})}, "  Maria"},
	} {
		g := row()
		g.Widgets[4].Value, g.Widgets[4].Limit = "Anna  Maria", 20
		do(g, press...)
		do(g, test.acts...)
		if got := g.Widgets[4].Value; got != test.want {
			t.Errorf("%s: the field holds %q", name, got)
		}
	}
	g := row()
	g.Widgets[4].Value = "You"
	g.Focus(4)
	if do(g, left, left); g.Focused() != 3 {
		t.Errorf("the arrow never leaves the field, the focus is at %d", g.Focused())
	}
}

// TestAPressSetsTheCaret before the letter whose middle lies beyond it, as the field was drawn.
func TestAPressSetsTheCaret(t *testing.T) {
	for at, want := range map[float64]string{191: "xYou", 199: "xYou", 201: "Yxou", 212: "Yoxu", 230: "Youx"} {
		g := row()
		g.Widgets[4].Limit, g.Widgets[4].Value, g.Widgets[4].letters = 4, "You", []float64{194, 206, 214, 222}
		press := []Act{{Kind: Press, X: at, Y: 80}, {Kind: Release, X: at, Y: 80}}
		do(g, press...)
		g.Update(nil, 1)
		do(g, append(press, Act{Kind: Write, Rune: 'x'})...)
		if got := g.Widgets[4].Value; got != want {
			t.Errorf("pressed at %g the field holds %q, not %q", at, got, want)
		}
	}
}
