//go:build !js

package input

import (
	"cmp"
	"os"
	"runtime"
	"strings"

	desktop "github.com/atotto/clipboard"
)

// clipboard is the system's, where it is shared, and what was copied or cut last. What reaches the system's runs other programs
// on many desktops (xclip, wl-copy, pbcopy), which may be slow or get stuck: they are waited for beside the frames, and whatever
// does not come is what was copied here.
type clipboard struct {
	text    string
	system  system
	sent    string      // the text that is on its way to the system, or was last
	written chan error  // how that went; nil while none is on its way
	lacks   bool        // the system does not have the text
	asked   chan answer // what the system has; nil while it was not asked
	waits   bool        // that is to be pasted
	waited  float64     // seconds that it is waited for
}

// system is how one reaches the clipboard that all programs share. The zero value does not.
type system struct {
	read  func() (string, error)
	write func(text string) error
}

// answer is what the system has, or why that can't be told.
type answer struct {
	text string
	err  error
}

// patience is how long what is pasted is waited for, in seconds: whoever saw nothing come for so long expects no more.
const patience = 1.0

// share has the system's clipboard used, where there is a way to it.
func (c *clipboard) share() {
	if desktop.Unsupported {
		return
	}
	if runtime.GOOS == "darwin" && !encoded(os.Getenv) {
		os.Setenv("LC_CTYPE", "UTF-8")
	}
	c.system = system{desktop.ReadAll, desktop.WriteAll}
}

// shared reports whether there is such a way, and it is used.
func (c *clipboard) shared() bool { return c.system.write != nil }

// encoded reports whether an environment says how texts are encoded. That of a program that was opened in macOS's Finder does
// not, and pbcopy then takes UTF-8 for something else.
func encoded(getenv func(name string) string) bool {
	return cmp.Or(getenv("LC_ALL"), getenv("LC_CTYPE"), getenv("LANG")) != ""
}

// keep keeps what was copied or cut.
func (c *clipboard) keep(text string) {
	c.text = text
	if c.system.write == nil {
		return
	}
	c.lacks = true
	if c.written == nil {
		c.send()
	}
}

// send sends the text to the system.
func (c *clipboard) send() {
	text, write, written := c.text, c.system.write, make(chan error, 1)
	c.sent, c.written = text, written
	go func() { written <- write(text) }()
}

// paste returns what is to be pasted, where that is known; else it comes later.
func (c *clipboard) paste() string {
	if c.system.read == nil || c.lacks {
		return c.text
	}
	c.waits, c.waited = true, 0
	if c.asked == nil {
		read, asked := c.system.read, make(chan answer, 1)
		c.asked = asked
		go func() {
			text, err := read()
			asked <- answer{strings.ToValidUTF8(text, ""), err}
		}()
	}
	return ""
}

// forget says that what is still to come is not to be pasted any more.
func (c *clipboard) forget() { c.waits = false }

// come lets time pass and returns what has come to be pasted.
func (c *clipboard) come(elapsed float64) string {
	select {
	case err := <-c.written:
		c.written, c.lacks = nil, err != nil
		if c.text != c.sent { // copied meanwhile
			c.lacks = true
			c.send()
		}
	default:
	}
	came := answer{text: c.text}
	select {
	case told := <-c.asked:
		c.asked = nil
		if told.err == nil {
			came = told
		}
	default:
		if c.waited += elapsed; c.waited < patience {
			return ""
		}
	}
	if !c.waits {
		return ""
	}
	c.waits = false
	return came.text
}
