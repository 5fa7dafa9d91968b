//go:build !js

package web

import (
	"net/http"
	"strings"
)

// policy is what the page may do. All of it comes from the server itself; nothing is written into the page as a script or
// style. The exceptions are the engine's: its program is WebAssembly, and it plays sound from a script that it makes up,
// a blob.
var policy = strings.Join([]string{
	"default-src 'none'",
	"script-src 'self' 'wasm-unsafe-eval' blob:",
	"worker-src 'self'",
	"connect-src 'self'",
	"style-src 'self'",
	"font-src 'self'",
	"img-src 'self'",
	"manifest-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
}, "; ")

// unframed is the part of the policy that only a header can say. On another host the page may be wanted in a frame.
const unframed = "; frame-ancestors 'none'"

// protect sets the headers that every answer has, whatever it is.
func protect(header http.Header) {
	header.Set("Content-Security-Policy", policy+unframed)
	header.Set("Cross-Origin-Opener-Policy", "same-origin")
	header.Set("Cross-Origin-Resource-Policy", "same-origin")
	header.Set("Referrer-Policy", "no-referrer")
	header.Set("X-Content-Type-Options", "nosniff")
}
