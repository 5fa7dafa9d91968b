//go:build !js

package command

import (
	"context"
	"fmt"
	"io"
	"net"

	"capital/game/terminal"
	"capital/game/web"
)

// webCommand builds the browser version and serves it until it is interrupted.
func webCommand(args []string, _ io.Reader, out, errOut io.Writer) int {
	flags := terminal.NewFlags("web", "[-addr host:port] [-out PATH] [-pack FOLDER]",
		"Serves the browser version until Ctrl+C, or writes it. A program that was built from source builds it first.", out, errOut)
	address := flags.String("addr", "127.0.0.1:0", "where to listen; port 0 takes any free one")
	folder := flags.String("out", "", "serve nothing, but write the page: a folder for any static host, or one FILE.zip")
	packed := flags.String("pack", "", "serve nothing, but write what a shipped program carries of the page into a folder")
	if code, goOn := flags.Parse(args, 0, 0); !goOn {
		return code
	}
	if *folder != "" || *packed != "" {
		return write(*folder, *packed, errOut)
	}
	if _, err := net.ResolveTCPAddr("tcp", *address); err != nil {
		return flags.Bad("-addr %s: expected host:port, like 127.0.0.1:8080", terminal.Quote(*address))
	}
	return serve(*address, out, errOut)
}

// write builds the browser version and writes it: the page, or what a shipped program carries of it, or both.
func write(folder, packed string, errOut io.Writer) int {
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	site, err := web.Open(ctx, true)
	if err == nil && folder != "" {
		err = site.Write(ctx, folder)
	}
	if err == nil && packed != "" {
		err = site.Pack(ctx, packed)
	}
	if err != nil {
		fmt.Fprintf(errOut, "web: %s\n", terminal.Message(err.Error()))
		return terminal.ExitFailed
	}
	return terminal.ExitOK
}

// serve builds the browser version and serves it until the program is interrupted.
func serve(address string, out, errOut io.Writer) int {
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	err := buildAndServe(ctx, address, out)
	if err == nil || ctx.Err() != nil {
		return terminal.ExitOK
	}
	fmt.Fprintf(errOut, "web: %s\n", terminal.Message(err.Error()))
	return terminal.ExitFailed
}

// buildAndServe listens first, so that an address that can't be had is told before a minute of building. It gives up where
// nobody can be told the address.
func buildAndServe(ctx context.Context, address string, out io.Writer) error {
	server, err := web.Listen(ctx, address)
	if err != nil {
		return err
	}
	defer server.Close()
	beginning := "Making the browser version ready …"
	if !web.Shipped() {
		beginning = "Building the browser version; the first time takes a minute or more …"
	}
	if _, err := fmt.Fprintln(out, beginning); err != nil {
		return err
	}
	site, err := web.Open(ctx, false)
	if err != nil {
		return err
	}
	if !server.Local() { // a browser here has nothing to wait for
		if err := site.Compress(ctx); err != nil {
			return err
		}
	}
	if _, err := fmt.Fprintf(out, "Open %s in a browser. Ctrl+C ends it.\n", server.URL()); err != nil {
		return err
	}
	return server.Serve(ctx, site)
}
