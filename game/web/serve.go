//go:build !js

package web

import (
	"context"
	"errors"
	"net"
	"net/http"
	"time"
)

// Serve serves a site at an address like "127.0.0.1:8080" (port 0 takes any free one) until the context ends. Once it
// listens, it calls ready with the address for a browser.
func Serve(ctx context.Context, address string, site *Site, ready func(url string)) error {
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", address)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: site, ReadHeaderTimeout: 10 * time.Second}
	stop := context.AfterFunc(ctx, func() { server.Close() })
	defer stop()
	ready("http://" + listener.Addr().String() + "/")
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
