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
		if now.control && pressed.fresh && !r.catching && now.letter(pressed.code) == 'v' {
			buf = r.paste(buf, r.clipboard.paste())
		}
		if intent.Kind != None && (pressed.fresh || intent.Kind.mayRepeat()) {
			buf = append(buf, intent)
		}
	}
	return buf
}

// paste takes in what is pasted: as if it were typed where somebody writes, else for [Reader.Pasted].
func (r *Reader) paste(buf []Intent, text string) []Intent {
	if r.textMode {
		return texts(buf, text)
	}
	r.pasted += text
	return buf
}

// longestPasted is how much of what is pasted is taken, in runes: more than any field holds, and no more than a frame has time for.
const longestPasted = 1000

// texts are a text as if it were typed.
func texts(buf []Intent, text string) []Intent {
	most := len(buf) + longestPasted
	for _, typed := range text {
		if len(buf) == most {
			break
		}
		buf = append(buf, Intent{Kind: Text, Rune: typed})
	}
	return buf
}

// mayRepeat tells whether holding a key down does the same again and again.
func (k Kind) mayRepeat() bool { return k == Navigate || k == Pan || k == Erase }

// keyIntent tells what a key means just now, or an Intent of Kind None.
func (r *Reader) keyIntent(pressed key, now *state) Intent {
	code := pressed.code
	switch {
	case r.textMode && writing(code, now) != (Intent{}):
		return writing(code, now)
	case r.textMode && now.control && types(code):
		return Intent{Kind: editing(now.letter(code))}
	case r.textMode && types(code):
		return Intent{}
	case r.catching && code != ebiten.KeyEscape:
		return caught(chordOf(code, now))
	case now.alt && (code == ebiten.KeyEnter || code == ebiten.KeyNumpadEnter):
		return Intent{Kind: FullScreen}
	case digit(code) > 0:
		return Intent{Kind: Choose, Number: digit(code)}
	case now.control && types(code) && pressed.fresh:
		return takeBackIntent(now.letter(code), now.shift)
	case now.control && types(code):
		return Intent{}
	}
	intent := r.boundIntent(chordOf(code, now))
	intent.Word = r.textMode && now.control && intent.Kind == Navigate
	return intent
}

// writing tells what a key does in a field whatever it was given to do, or an Intent of Kind None.
func writing(code ebiten.Key, now *state) Intent {
	switch code {
	case ebiten.KeyBackspace:
		return Intent{Kind: Erase, Word: now.control}
	case ebiten.KeyDelete:
		return Intent{Kind: Erase, DX: 1, Word: now.control}
	case ebiten.KeyHome:
		return Intent{Kind: Ends, DX: -1, Select: now.shift}
	case ebiten.KeyEnd:
		return Intent{Kind: Ends, DX: 1, Select: now.shift}
	}
	return Intent{}
}

// caught tells which key was pressed that may be given something to do.
func caught(chord Chord) Intent {
	if chord == (Chord{Shift: chord.Shift}) {
		return Intent{}
	}
	return Intent{Kind: Caught, Chord: chord}
}

// boundIntent tells what a key was given to do. With Shift it does what it does without, where it was given nothing else; and
// what goes somewhere moves what is zoomed in on.
func (r *Reader) boundIntent(chord Chord) Intent {
	intent, ok := r.bound[chord]
	if plain := (Chord{Letter: chord.Letter, Code: chord.Code}); !ok && chord.Shift {
		intent = r.bound[plain]
		if intent.Kind == Navigate && r.textMode {
			intent.Select = true
		} else if intent.Kind == Navigate {
			intent.Kind = Pan
		}
	}
	switch intent.Kind {
	case Turn, Zoom, Explain:
		intent.X, intent.Y = r.x, r.y
	}
	return intent
}

// editing tells what a letter means with Control in a field, as in most programs.
func editing(letter rune) Kind {
	return map[rune]Kind{'a': SelectAll, 'c': Copy, 'x': Cut}[letter]
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
