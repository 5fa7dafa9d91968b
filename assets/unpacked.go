//go:build !shipped && !js

package assets

import "io/fs"

// Packed returns what the browser version of a shipped program consists of beside the page: the program, compressed by
// Brotli (capital.wasm.br), and Go's wasm_exec.js. It is nil in a program that was built from source, which builds them.
func Packed() fs.FS { return nil }
