//go:build !js

package web

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"time"
)

// limits bounds what the server takes from its visitors.
type limits struct {
	request     time.Duration // for a request to come whole
	progress    time.Duration // for the next piece of an answer to be taken
	idle        time.Duration // between requests
	connections int64         // at once
}

// generous is enough for people, on slow telephones too. A browser that takes less than a piece of an answer in half a
// minute has gone. It opens six connections at most.
var generous = limits{request: 10 * time.Second, progress: 30 * time.Second, idle: time.Minute, connections: 256}

// mostHeader is how many bytes the header of a request may have.
const mostHeader = 16 << 10

// Server serves a site where it listens.
type Server struct {
	listener net.Listener
	hosts    []string // by which it may be called; in small letters, without a port
	limits   limits
}

// Listen begins to listen at an address like "127.0.0.1:8080". Port 0 takes any free one. Browsers that connect wait until
// [Server.Serve] is called.
func Listen(ctx context.Context, address string) (*Server, error) {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return nil, err
	}
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", address)
	if err != nil {
		return nil, err
	}
	return &Server{listener, hostsOf(host, listener.Addr()), generous}, nil
}

// hostsOf lists the names by which a browser may call a server that listens at a host. A page from elsewhere may have its
// own name point here; it must not read what is served. Addresses in numbers need no list: see answersTo.
func hostsOf(host string, at net.Addr) []string {
	hosts := []string{strings.ToLower(host)}
	ip := addressOf(at)
	if ip.IsUnspecified() {
		if name, err := os.Hostname(); err == nil {
			hosts = append(hosts, strings.ToLower(name))
		}
	}
	if ip.IsUnspecified() || ip.IsLoopback() {
		hosts = append(hosts, "localhost", "127.0.0.1", "::1")
	}
	return slices.DeleteFunc(hosts, func(name string) bool { return name == "" })
}

// addressOf is the IP address of one end of a connection.
func addressOf(end net.Addr) netip.Addr {
	if tcp, ok := end.(*net.TCPAddr); ok {
		return tcp.AddrPort().Addr().Unmap().WithZone("")
	}
	return netip.Addr{}
}

// answersTo reports whether a request names this server: by one of its names, or by the address to which it came. Any
// port is right, for a tunnel may begin at another one.
func (s *Server) answersTo(r *http.Request) bool {
	host := r.Host
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	if bare, found := strings.CutPrefix(host, "["); found && strings.HasSuffix(bare, "]") {
		host = bare[:len(bare)-1]
	}
	host = strings.ToLower(strings.TrimSuffix(host, "."))
	if slices.Contains(s.hosts, host) {
		return true
	}
	here, _ := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Unmap() == addressOf(here)
}

// Local reports whether only browsers on this machine can connect.
func (s *Server) Local() bool { return addressOf(s.listener.Addr()).IsLoopback() }

// URL is where a browser on this machine finds the site.
func (s *Server) URL() string {
	host, port, _ := net.SplitHostPort(s.listener.Addr().String()) // it listens at an address of this form
	if addressOf(s.listener.Addr()).IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port) + "/"
}

// Serve serves a site until the context ends.
func (s *Server) Serve(ctx context.Context, site *Site) error {
	var open atomic.Int64
	server := &http.Server{
		Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			protect(w.Header())
			if !s.answersTo(r) {
				http.Error(w, "the game is not served under this name", http.StatusMisdirectedRequest)
				return
			}
			site.ServeHTTP(inPieces{w, s.limits.progress}, r)
		}),
		ReadHeaderTimeout: s.limits.request,
		ReadTimeout:       s.limits.request,
		WriteTimeout:      s.limits.progress,
		IdleTimeout:       s.limits.idle,
		MaxHeaderBytes:    mostHeader,
		ConnState: func(connection net.Conn, state http.ConnState) {
			switch state {
			case http.StateNew:
				if open.Add(1) > s.limits.connections {
					connection.Close()
				}
			case http.StateClosed:
				open.Add(-1)
			}
		},
	}
	stop := context.AfterFunc(ctx, func() { server.Close() })
	defer stop()
	if err := server.Serve(s.listener); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serving: %w", err)
	}
	return nil
}

// Close ends a server that will not serve after all.
func (s *Server) Close() error { return s.listener.Close() }

// inPieces writes an answer in pieces, and each piece has its time. A long answer may take long, but it must not stand
// still.
type inPieces struct {
	http.ResponseWriter
	progress time.Duration
}

// pieceSize is how much of an answer must be taken in the time of one piece.
const pieceSize = 32 << 10

func (w inPieces) Write(data []byte) (written int, err error) {
	for piece := range slices.Chunk(data, pieceSize) {
		if err := http.NewResponseController(w.ResponseWriter).SetWriteDeadline(time.Now().Add(w.progress)); err != nil {
			return written, err
		}
		n, err := w.ResponseWriter.Write(piece)
		written += n
		if err != nil {
			return written, err
		}
	}
	return written, nil
}
