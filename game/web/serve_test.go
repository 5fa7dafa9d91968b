//go:build !js

package web

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// hurried are limits that a test need not wait for long.
var hurried = limits{request: 50 * time.Millisecond, progress: 50 * time.Millisecond, idle: 50 * time.Millisecond, connections: 4}

// unlimited are limits that no test comes to.
var unlimited = limits{request: time.Hour, progress: time.Hour, idle: time.Hour, connections: 4}

// serving serves a site until the test ends, and returns where.
func serving(t *testing.T, address string, site *Site, l limits) *Server {
	t.Helper()
	server, err := Listen(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	server.limits = l
	ended := make(chan error, 1)
	ctx, stop := context.WithCancel(context.Background())
	go func() { ended <- server.Serve(ctx, site) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	return server
}

// connect opens a connection and writes what is said.
func connect(t *testing.T, s *Server, said string) net.Conn {
	t.Helper()
	connection, err := net.Dial("tcp", s.listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { connection.Close() })
	if _, err := io.WriteString(connection, said); err != nil {
		t.Fatal(err)
	}
	return connection
}

// ask sends a request with a Host of its own and returns the answer.
func ask(t *testing.T, s *Server, host, request string, headers ...string) *http.Response {
	t.Helper()
	connection := connect(t, s, request+" HTTP/1.1\r\nConnection: close\r\nHost: "+host+"\r\n"+strings.Join(append(headers, ""), "\r\n")+"\r\n")
	answer, err := http.ReadResponse(bufio.NewReader(connection), nil)
	if err != nil {
		t.Fatalf("%s of %s: %v", request, host, err)
	}
	return answer
}

func TestServeEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	server, err := Listen(ctx, "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(ctx, testSite(t)) }()
	answer, err := http.Get(server.URL())
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != 200 {
		t.Error(answer.Status)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

func TestBadAndBusyAddresses(t *testing.T) {
	if _, err := Listen(t.Context(), "no such address"); err == nil {
		t.Error("a bad address was taken")
	}
	first, err := Listen(t.Context(), "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	if _, err := Listen(t.Context(), first.listener.Addr().String()); err == nil {
		t.Error("a busy port was taken")
	}
}

func TestWhoElseCanConnectIsKnown(t *testing.T) {
	for address, local := range map[string]bool{"127.0.0.1:0": true, "localhost:0": true, "0.0.0.0:0": false, ":0": false} {
		server, err := Listen(t.Context(), address)
		if err != nil {
			t.Fatal(err)
		}
		defer server.Close()
		if server.Local() != local {
			t.Errorf("at %s, only this machine can connect: %v", address, !local)
		}
	}
}

func TestEveryAnswerIsProtected(t *testing.T) {
	server := serving(t, "127.0.0.1:0", testSite(t), unlimited)
	here := server.listener.Addr().String()
	version := ask(t, server, here, "GET /").Header.Get("ETag")
	for _, c := range []struct {
		host, request, header string
		code                  int
	}{
		{here, "GET /", "", 200},
		{here, "HEAD /capital.wasm", "", 200},
		{here, "GET /", "If-None-Match: " + version, 304},
		{here, "GET /none", "", 404},
		{here, "POST /", "", 405},
		{"elsewhere.example", "GET /", "", 421},
	} {
		var headers []string
		if c.header != "" {
			headers = append(headers, c.header)
		}
		answer := ask(t, server, c.host, c.request, headers...)
		if answer.StatusCode != c.code {
			t.Errorf("%s of %s: %s", c.request, c.host, answer.Status)
		}
		h := answer.Header
		rules := h.Get("Content-Security-Policy")
		for _, rule := range []string{"default-src 'none'", "'wasm-unsafe-eval'", "worker-src 'self'", "frame-ancestors 'none'"} {
			if !strings.Contains(rules, rule) {
				t.Errorf("%d: the policy %q lacks %s", c.code, rules, rule)
			}
		}
		if strings.Contains(rules, "unsafe-inline") || strings.Contains(rules, "'unsafe-eval'") {
			t.Errorf("%d: the policy is %q", c.code, rules)
		}
		for name, want := range map[string]string{"Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff",
			"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin"} {
			if h.Get(name) != want {
				t.Errorf("%d: %s is %q", c.code, name, h.Get(name))
			}
		}
	}
}

func TestOnlyItsOwnNamesAreAnswered(t *testing.T) {
	for address, names := range map[string]map[string]bool{
		"127.0.0.1:0": {"127.0.0.1": true, "127.0.0.1:80": true, "localhost:8080": true, "LOCALHOST.": true, "[::1]:8080": true,
			"evil.example": false, "evil.example:8080": false, "localhost.evil.example": false, "127.0.0.1.evil.example": false,
			"192.168.0.7:8080": false, "0.0.0.0:8080": false, "": false, "[::1": false},
		"localhost:0": {"localhost": true, "127.0.0.1:1": true, "evil.example": false},
		"0.0.0.0:0":   {"localhost": true, "127.0.0.1:1": true, "evil.example": false, "192.0.2.1": false},
	} {
		server := serving(t, address, testSite(t), unlimited)
		for host, right := range names {
			answer := ask(t, server, host, "GET /style.css")
			if (answer.StatusCode == 200) != right {
				t.Errorf("at %s, %q is answered %s", address, host, answer.Status)
			}
			if answer.StatusCode != 200 && answer.StatusCode != http.StatusMisdirectedRequest && answer.StatusCode != http.StatusBadRequest {
				t.Errorf("at %s, %q is answered %s", address, host, answer.Status)
			}
		}
	}
	// What a server that was given a name is called, where the machine itself has another one.
	elsewhere := &net.TCPAddr{IP: net.IPv4(192, 0, 2, 1), Port: 80}
	if got := hostsOf("Play.Example", elsewhere); len(got) != 1 || got[0] != "play.example" {
		t.Error(got)
	}
}

// Who says nothing, says it slowly, or goes on to say nothing, is dropped. The test waits for that, however long it takes.
func TestWhoSaysNothingIsDropped(t *testing.T) {
	server := serving(t, "127.0.0.1:0", testSite(t), hurried)
	here := server.listener.Addr().String()
	for what, said := range map[string]string{
		"nothing":       "",
		"half a header": "GET / HTTP/1.1\r\nHost: " + here + "\r\nX-",
		"half a body":   "POST / HTTP/1.1\r\nHost: " + here + "\r\nContent-Length: 100\r\n\r\nhalf",
		"one request":   "GET /style.css HTTP/1.1\r\nHost: " + here + "\r\n\r\n",
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			// Reading ends when the server ends the connection.
			if _, err := io.Copy(io.Discard, connect(t, server, said)); err != nil && !strings.Contains(err.Error(), "reset") {
				t.Error(err)
			}
		})
	}
}

func TestALongHeaderIsRefused(t *testing.T) {
	server := serving(t, "127.0.0.1:0", testSite(t), unlimited)
	connection, err := net.Dial("tcp", server.listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	go io.WriteString(connection, "GET / HTTP/1.1\r\nX: "+strings.Repeat("x", 1<<20)) // no end: it may be cut off
	answer, err := http.ReadResponse(bufio.NewReader(connection), nil)
	if err == nil && answer.StatusCode != http.StatusRequestHeaderFieldsTooLarge {
		t.Error(answer.Status)
	}
}

// Who takes nothing of an answer that no connection holds at once is dropped: what it says then goes nowhere.
func TestWhoTakesNothingIsDropped(t *testing.T) {
	site := &Site{files: map[string]file{Program: {plain: make([]byte, 64<<20)}}}
	server := serving(t, "127.0.0.1:0", site, hurried)
	connection := connect(t, server, "GET /"+Program+" HTTP/1.1\r\nHost: "+server.listener.Addr().String()+"\r\n\r\n")
	for {
		if _, err := io.WriteString(connection, "x"); err != nil {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// taker takes answers and notes until when each piece may be written.
type taker struct {
	http.ResponseWriter
	pieces    [][]byte
	deadlines []time.Time
}

func (w *taker) Write(data []byte) (int, error) {
	w.pieces = append(w.pieces, data)
	return len(data), nil
}

func (w *taker) SetWriteDeadline(deadline time.Time) error {
	w.deadlines = append(w.deadlines, deadline)
	return nil
}

// Who is slow but goes on is served to the end: every piece has its own time.
func TestEveryPieceHasItsTime(t *testing.T) {
	var w taker
	whole := bytes.Repeat([]byte("0123456789"), pieceSize)
	before := time.Now()
	if n, err := (inPieces{&w, time.Hour}).Write(whole); n != len(whole) || err != nil {
		t.Fatal(n, err)
	}
	if len(w.pieces) != 10 || len(w.deadlines) != 10 || !bytes.Equal(bytes.Join(w.pieces, nil), whole) {
		t.Errorf("%d pieces with %d deadlines", len(w.pieces), len(w.deadlines))
	}
	for n, deadline := range w.deadlines {
		if deadline.Before(before.Add(time.Hour)) || n > 0 && deadline.Before(w.deadlines[n-1]) {
			t.Errorf("piece %d has until %v", n, deadline)
		}
	}
}

func TestOnlySoManyAtOnce(t *testing.T) {
	server := serving(t, "127.0.0.1:0", testSite(t), unlimited)
	var held []net.Conn
	for range unlimited.connections {
		held = append(held, connect(t, server, ""))
	}
	if n, err := io.Copy(io.Discard, connect(t, server, "")); n != 0 || err != nil && !strings.Contains(err.Error(), "reset") {
		t.Errorf("one too many got %d bytes, %v", n, err)
	}
	held[0].Close()
	for { // once the server has seen that, there is room again
		connection := connect(t, server, "")
		io.WriteString(connection, "GET / HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n\r\n") // may be closed by now
		if answer, err := http.ReadResponse(bufio.NewReader(connection), nil); err == nil && answer.StatusCode == 200 {
			return
		}
		connection.Close()
	}
}
