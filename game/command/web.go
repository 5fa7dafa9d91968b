//go:build !js

package command

import (
	"context"
	"fmt"
	"io"
	"net"
	"os"
	"os/signal"
	"syscall"

	"capital/game/web"
)

// webCommand builds the browser version and serves it until it is interrupted.
func webCommand(args []string, _ io.Reader, out, errOut io.Writer) int {
	flags := newFlags("web", " [-addr host:port]", "Builds the browser version from the source and serves it until Ctrl+C.")
	address := flags.String("addr", "127.0.0.1:0", "where to listen; port 0 takes any free one")
	if code, goOn := flags.parse(args, out, errOut); !goOn {
		return code
	}
	if _, err := net.ResolveTCPAddr("tcp", *address); err != nil {
		fmt.Fprintf(errOut, "web: -addr %q: expected host:port, like 127.0.0.1:8080\n", *address)
		return exitBad
	}
	return serve(*address, out, errOut)
}

// serve builds the browser version and serves it until the program is interrupted.
func serve(address string, out, errOut io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	fmt.Fprintln(out, "Building the browser version; the first time takes a minute …")
	site, err := web.Build(ctx)
	if err == nil {
		err = web.Serve(ctx, address, site, func(url string) {
			fmt.Fprintf(out, "Open %s in a browser. Ctrl+C ends it.\n", url)
		})
	}
	if ctx.Err() != nil {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(errOut, "web: %s\n", oneLine(err))
		return exitFailed
	}
	return exitOK
}
