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

// TestHeldAFieldIsSelectedIn: from where it was pressed to where the pointer is, also beside it, by letters, or by words where
// it was pressed twice.
func TestHeldAFieldIsSelectedIn(t *testing.T) {
	const slow, quick = 1.0, 0.1
	at := func(letter int) float64 { return 145 + 10*float64(letter) } // between two letters
	press := func(letter int) Act { return Act{Kind: Press, X: at(letter), Y: 80} }
	hold := func(letter int) Act { return Act{Kind: Move, X: at(letter), Y: 80, Held: true} }
	beside := func(x, y float64) Act { return Act{Kind: Move, X: x, Y: y, Held: true} }
	let := func(letter int) Act { return Act{Kind: Release, X: at(letter), Y: 80} }
	finger := func(a Act) Act { a.Touch = true; return a }
	shift := func(a Act) Act { a.Select = true; return a }
	for name, test := range map[string]struct {
		between float64 // seconds between acts
		entered bool    // the field already has the focus
		acts    []Act
		want    string
	}{
		"on":                        {slow, true, []Act{press(1), hold(2), hold(4), let(4)}, "A[nna] Maria"},
		"back":                      {slow, true, []Act{press(4), hold(2), let(2)}, "An[na] Maria"},
		"to and fro":                {slow, true, []Act{press(4), hold(9), hold(3), let(3)}, "Ann[a] Maria"},
		"nowhere":                   {slow, true, []Act{press(4), hold(7), hold(4), let(4)}, "Anna[] Maria"},
		"beyond the end":            {slow, true, []Act{press(5), beside(900, 80), let(10)}, "Anna [Maria]"},
		"above, before it begins":   {slow, true, []Act{press(5), beside(-50, -300), let(0)}, "[Anna ]Maria"},
		"below, over a button":      {slow, true, []Act{press(5), beside(at(6), 20), let(6)}, "Anna [M]aria"},
		"as it is entered":          {slow, false, []Act{press(1), hold(4), let(4)}, "A[nna] Maria"},
		"only pressed":              {slow, false, []Act{press(1), hold(1), let(1)}, "[Anna Maria]"},
		"let go":                    {slow, true, []Act{press(1), hold(3), let(3), {Kind: Move, X: at(6), Y: 80}}, "A[nn]a Maria"},
		"let go unseen":             {slow, true, []Act{press(1), hold(3), {Kind: Move, X: at(6), Y: 80}, hold(7)}, "A[nn]a Maria"},
		"abandoned":                 {slow, true, []Act{press(1), hold(3), {Kind: Abandon}, hold(7)}, "A[nn]a Maria"},
		"a button":                  {slow, true, []Act{{Kind: Press, X: 10, Y: 10}, hold(7)}, ""},
		"written over meanwhile":    {slow, true, []Act{press(4), hold(9), {Kind: Write, Rune: 'x'}, hold(0), let(0)}, "[Anna]xa"},
		"erased meanwhile":          {quick, true, []Act{press(10), let(10), press(10), {Kind: Erase}, hold(0), let(0)}, "[Anna ]"},
		"with a finger":             {slow, true, []Act{finger(press(1)), finger(hold(4)), finger(let(4))}, "A[nna] Maria"},
		"a finger that taps":        {slow, true, []Act{finger(press(1)), finger(beside(at(1)+9, 85)), finger(let(1))}, "A[]nna Maria"},
		"two presses":               {quick, true, []Act{press(1), let(1), press(1), let(1)}, "[Anna] Maria"},
		"two presses at the end":    {quick, true, []Act{press(10), let(10), press(10), let(10)}, "Anna [Maria]"},
		"two slow presses":          {slow, true, []Act{press(1), let(1), press(1), let(1)}, "A[]nna Maria"},
		"two presses far apart":     {quick, true, []Act{press(1), let(1), press(9), let(9)}, "Anna Mari[]a"},
		"two presses, held":         {quick, true, []Act{press(7), let(7), press(7), hold(3), let(3)}, "[Anna Maria]"},
		"three presses":             {quick, true, []Act{press(1), let(1), press(1), let(1), press(1), hold(3), let(3)}, "[Anna Maria]"},
		"shift":                     {slow, true, []Act{press(2), let(2), shift(press(7)), let(7)}, "An[na Ma]ria"},
		"shift, back":               {slow, true, []Act{press(7), let(7), shift(press(2)), let(2)}, "An[na Ma]ria"},
		"shift, quickly":            {quick, true, []Act{press(2), let(2), shift(press(3)), let(3)}, "An[n]a Maria"},
		"shift, held":               {slow, true, []Act{press(2), let(2), shift(press(7)), hold(2), let(2)}, "An[]na Maria"},
		"shift as it is entered":    {slow, false, []Act{shift(press(2)), let(2)}, "[Anna Maria]"},
		"shift after it was let go": {slow, true, []Act{press(2), hold(4), let(4), shift(press(9)), let(9)}, "An[na Mari]a"},
	} {
		g := row()
		w := &g.Widgets[4]
		w.Limit, w.Value = 20, "Anna Maria"
		for n := range 11 {
			w.letters = append(w.letters, at(n))
		}
		if test.entered {
			g.Focus(4)
		}
		for _, act := range test.acts {
			g.Update(nil, test.between)
			do(g, act)
			w.letters = w.letters[:len([]rune(w.Value))+1] // as it is drawn
		}
		got := ""
		if g.Writing() {
			text, from, to := g.selected()
			got = string(text[:from]) + "[" + string(text[from:to]) + "]" + string(text[to:])
		}
		if got != test.want {
			t.Errorf("%s: %s, not %s", name, got, test.want)
		}
	}
}

// TestNothingElseIsPointedAtWhileAFieldIsHeld, wherever the pointer goes.
func TestNothingElseIsPointedAtWhileAFieldIsHeld(t *testing.T) {
	g := row()
	do(g, Act{Kind: Press, X: 200, Y: 80})
	do(g, Act{Kind: Move, X: 10, Y: 10, Held: true})
	if g.State(0).Hover || !g.State(4).Pressed || !g.Selecting() {
		t.Error("the button is pointed at, or the field is not held any more")
	}
	if got := do(g, Act{Kind: Release, X: 10, Y: 10}); len(got) > 0 || g.Selecting() || !g.State(0).Hover || g.Focused() != 4 {
		t.Errorf("let go over the button: %v", got)
	}
}
