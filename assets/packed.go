//go:build shipped

package assets

import (
	"embed"
	"io/fs"
)

//go:embed packed
var packed embed.FS

// Packed returns what the browser version of a shipped program consists of beside the page: the program, compressed by
// Brotli (capital.wasm.br), and Go's wasm_exec.js. It is nil in a program that was built from source, which builds them.
func Packed() fs.FS {
	folder, err := fs.Sub(packed, "packed")
	if err != nil {
		panic(err) // "packed" is a valid name: it cannot happen
	}
	return folder
}
