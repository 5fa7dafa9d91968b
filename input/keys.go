package input

import "github.com/hajimehoshi/ebiten/v2"

// key is one key that is held down.
type key struct {
	code  ebiten.Key
	fresh bool // it went down since the last look
}

func (r *Reader) readKeys(buf []Intent, now *state) []Intent {
	for _, pressed := range now.keys {
		acts := r.keySteps[pressed.code].step(pressed.fresh, now.elapsed)
		if !acts {
			continue
		}
		intent := r.keyIntent(pressed, now)
		if intent.Kind != None && (pressed.fresh || intent.Kind.mayRepeat()) {
			buf = append(buf, intent)
		}
	}
	return buf
}

// mayRepeat tells whether holding a key down does the same again and again.
func (k Kind) mayRepeat() bool { return k == Navigate || k == Pan || k == Erase }

// keyIntent tells what a key means just now, or an Intent of Kind None.
func (r *Reader) keyIntent(pressed key, now *state) Intent {
	if dx, dy := arrow(pressed.code); dx != 0 || dy != 0 {
		if now.shift && !r.textMode {
			return Intent{Kind: Pan, DX: dx, DY: dy}
		}
		return Intent{Kind: Navigate, DX: dx, DY: dy}
	}
	switch pressed.code {
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
		if now.alt {
			return Intent{Kind: FullScreen}
		}
		return Intent{Kind: Confirm}
	case ebiten.KeyEscape:
		return Intent{Kind: Cancel}
	case ebiten.KeyTab:
		if now.shift {
			return Intent{Kind: Previous}
		}
		return Intent{Kind: Next}
	case ebiten.KeyF10:
		return Intent{Kind: Menu}
	case ebiten.KeyF1:
		return r.explain()
	case ebiten.KeyF11:
		return Intent{Kind: FullScreen}
	}
	if r.textMode {
		if pressed.code == ebiten.KeyBackspace {
			return Intent{Kind: Erase}
		}
		return Intent{}
	}
	return r.commandIntent(pressed, now)
}

// arrow tells where an arrow points, or 0, 0 for any other key.
func arrow(code ebiten.Key) (dx, dy int) {
	switch code {
	case ebiten.KeyArrowLeft:
		return -1, 0
	case ebiten.KeyArrowRight:
		return 1, 0
	case ebiten.KeyArrowUp:
		return 0, -1
	case ebiten.KeyArrowDown:
		return 0, 1
	}
	return 0, 0
}

// commandIntent tells what a key means that would be typed in text mode.
func (r *Reader) commandIntent(pressed key, now *state) Intent {
	code := pressed.code
	switch {
	case code == ebiten.KeySpace:
		return Intent{Kind: Confirm}
	case code >= ebiten.KeyDigit1 && code <= ebiten.KeyDigit9:
		return Intent{Kind: Choose, Number: int(code-ebiten.KeyDigit1) + 1}
	case code >= ebiten.KeyNumpad1 && code <= ebiten.KeyNumpad9:
		return Intent{Kind: Choose, Number: int(code-ebiten.KeyNumpad1) + 1}
	case !pressed.fresh:
		// A letter acts once, and asking for its name is not free.
		return Intent{}
	case !now.control && (code == ebiten.KeyDigit0 || code == ebiten.KeyNumpad0 || code == ebiten.KeyHome):
		return Intent{Kind: Fit}
	}
	letter := now.letter(code)
	if now.control {
		return takeBackIntent(letter, now.shift)
	}
	switch letter {
	case '+':
		return r.zoomBy(1)
	case '-':
		return r.zoomBy(-1)
	case 'r':
		if now.shift {
			return Intent{Kind: Turn, Number: -1, X: r.x, Y: r.y}
		}
		return Intent{Kind: Turn, Number: 1, X: r.x, Y: r.y}
	case 'd':
		return Intent{Kind: Discard}
	case 'u':
		if now.shift {
			return Intent{Kind: Redo}
		}
		return Intent{Kind: Undo}
	case 'h':
		return Intent{Kind: Hint}
	case 'l':
		return Intent{Kind: Log}
	case 'c':
		return Intent{Kind: Outlook}
	case 'p':
		return Intent{Kind: Tell, Number: 1}
	case 't':
		return Intent{Kind: Tell, Number: 2}
	case 's':
		return Intent{Kind: Tell, Number: 3}
	}
	return Intent{}
}

// takeBackIntent tells what a letter means with Control: what it means in most programs, or an Intent of Kind None.
func takeBackIntent(letter rune, shift bool) Intent {
	switch {
	case letter == 'y', letter == 'z' && shift:
		return Intent{Kind: Redo}
	case letter == 'z':
		return Intent{Kind: Undo}
	}
	return Intent{}
}

// letterOf tells the Latin letter, in lower case, or the plus or minus that a key types with the person's own layout, whose
// name for the key is given; where that name is none of these, the one printed there on most keyboards. It is 0 for any
// other key.
func letterOf(code ebiten.Key, name string) rune {
	if len(name) == 1 {
		letter := name[0] | 0x20
		if letter >= 'a' && letter <= 'z' {
			return rune(letter)
		}
		if name == "+" || name == "-" {
			return rune(name[0])
		}
	}
	switch code {
	case ebiten.KeyEqual, ebiten.KeyNumpadAdd:
		return '+'
	case ebiten.KeyMinus, ebiten.KeyNumpadSubtract:
		return '-'
	}
	if code >= ebiten.KeyA && code <= ebiten.KeyZ {
		return 'a' + rune(code-ebiten.KeyA)
	}
	return 0
}
