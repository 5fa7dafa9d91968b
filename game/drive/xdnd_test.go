//go:build linux

package drive_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"net/url"
	"strings"
	"testing"

	"capital/game/drive"
)

// dragger is another program on a display, from which somebody drags files: it speaks the X protocol, and over that XDND.
type dragger struct {
	t       *testing.T
	server  net.Conn
	root    uint32
	window  uint32            // its own, which nobody sees
	unheard []message         // what has come while it waited for an answer
	named   map[string]uint32 // atoms
}

// message is what the server sends: an event, or an answer with what follows it.
type message []byte

// at is the number at a place of a message.
func (m message) at(place int) uint32 { return binary.LittleEndian.Uint32(m[place:]) }

// Kinds of messages.
const (
	failed           = 0
	answer           = 1
	selectionRequest = 30
	selectionNotify  = 31
	clientMessage    = 33
)

func (m message) kind() byte { return m[0] &^ 0x80 } // the highest bit says that another program has sent it

// newDragger is one on a display of this machine.
func newDragger(t *testing.T, display string) *dragger {
	t.Helper()
	server, err := net.Dial("unix", "/tmp/.X11-unix/X"+strings.TrimPrefix(display, ":"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Close() })
	d := &dragger{t: t, server: server, named: map[string]uint32{}}
	d.write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	head := d.read(8)
	told := message(d.read(4 * int(binary.LittleEndian.Uint16(head[6:]))))
	if head[0] != 1 {
		t.Fatalf("the display refuses: %q", told)
	}
	vendor, formats := int(binary.LittleEndian.Uint16(told[16:])), int(told[21])
	d.window, d.root = told.at(4)|1, told.at(32+(vendor+3)/4*4+8*formats)
	const inputOnly = 2
	d.ask(1, 0, d.window, d.root, uint32(0), uint16(1), uint16(1), uint16(0), uint16(inputOnly), uint32(0), uint32(0))
	return d
}

func (d *dragger) write(data []byte) {
	d.t.Helper()
	if _, err := d.server.Write(data); err != nil {
		d.t.Fatal(err)
	}
}

func (d *dragger) read(length int) []byte {
	d.t.Helper()
	data := make([]byte, length)
	if _, err := io.ReadFull(d.server, data); err != nil {
		d.t.Fatal(err)
	}
	return data
}

// ask sends a request: its number, the byte that follows, and its values, filled up to a multiple of four bytes.
func (d *dragger) ask(number, second byte, values ...any) {
	d.t.Helper()
	var rest bytes.Buffer
	for _, value := range values {
		if err := binary.Write(&rest, binary.LittleEndian, value); err != nil {
			d.t.Fatal(err)
		}
	}
	rest.Write(make([]byte, -rest.Len()&3))
	length := uint16(1 + rest.Len()/4)
	d.write(append([]byte{number, second, byte(length), byte(length >> 8)}, rest.Bytes()...))
}

// next is the next message.
func (d *dragger) next() message {
	d.t.Helper()
	m := message(d.read(32))
	switch m.kind() {
	case failed:
		d.t.Fatalf("the display complains of request %d: error %d", m[10], m[1])
	case answer:
		m = append(m, d.read(4*int(m.at(4)))...)
	}
	return m
}

// answered is the answer to what was just asked.
func (d *dragger) answered() message {
	d.t.Helper()
	for {
		m := d.next()
		if m.kind() == answer {
			return m
		}
		d.unheard = append(d.unheard, m)
	}
}

// await waits for an event.
func (d *dragger) await(is func(m message) bool) message {
	d.t.Helper()
	for {
		var m message
		if len(d.unheard) > 0 {
			m, d.unheard = d.unheard[0], d.unheard[1:]
		} else {
			m = d.next()
		}
		if is(m) {
			return m
		}
	}
}

// atom is the number of a name.
func (d *dragger) atom(name string) uint32 {
	d.t.Helper()
	if d.named[name] == 0 {
		d.ask(16, 0, uint16(len(name)), uint16(0), []byte(name))
		d.named[name] = d.answered().at(8)
	}
	return d.named[name]
}

// target is the window that takes what is dropped, once there is one.
func (d *dragger) target() (window uint32) {
	d.t.Helper()
	drive.Until(d.t, "a window takes what is dropped", func() bool {
		d.ask(15, 0, d.root)
		tree := d.answered()
		for at := 32; at < len(tree); at += 4 {
			d.ask(20, 0, tree.at(at), d.atom("XdndAware"), uint32(0), uint32(0), uint32(1))
			if d.answered().at(8) != 0 {
				window = tree.at(at)
			}
		}
		return window != 0
	})
	return window
}

// tell sends a message of XDND to a window.
func (d *dragger) tell(window uint32, what string, values ...uint32) {
	d.t.Helper()
	event := append([]uint32{clientMessage | 32<<8, window, d.atom(what), d.window}, values...)
	d.ask(25, 0, window, uint32(0), append(event, make([]uint32, 8-len(event))...))
}

// told waits for a message of XDND.
func (d *dragger) told(what string) message {
	d.t.Helper()
	name := d.atom(what)
	return d.await(func(m message) bool { return m.kind() == clientMessage && m.at(8) == name })
}

// drop drags files onto the window of a program, and lets them go there.
func (d *dragger) drop(paths ...string) {
	d.t.Helper()
	const version, place = 5 << 24, 300<<16 | 300
	list, selection, property := d.atom("text/uri-list"), d.atom("XdndSelection"), uint32(0)
	window := d.target()
	d.ask(22, 0, d.window, selection, uint32(0))
	d.tell(window, "XdndEnter", version, list)
	d.tell(window, "XdndPosition", 0, place, 0, d.atom("XdndActionCopy"))
	if d.told("XdndStatus").at(16)&1 == 0 {
		d.t.Fatal("the window refuses files")
	}
	d.tell(window, "XdndDrop")

	asked := d.await(func(m message) bool { return m.kind() == selectionRequest })
	if property = asked.at(24); asked.at(16) != selection || asked.at(20) != list {
		d.t.Fatalf("the window asks for %d as %d", asked.at(16), asked.at(20))
	}
	var said strings.Builder
	for _, path := range paths {
		fmt.Fprintf(&said, "%s\r\n", &url.URL{Scheme: "file", Path: path})
	}
	d.ask(18, 0, window, property, list, []byte{8, 0, 0, 0}, uint32(said.Len()), []byte(said.String()))
	d.ask(25, 0, window, uint32(0), []uint32{selectionNotify, 0, window, selection, list, property, 0, 0})
	d.told("XdndFinished")
}
