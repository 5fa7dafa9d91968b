//go:build !js

package assets

import (
	"embed"
	"io/fs"
)

//go:embed web
var webPage embed.FS

// WebPage returns the files of the page that holds the game in a browser, by their names on the server. The program
// itself (capital.wasm), Go's own wasm_exec.js and the fonts are not among them.
func WebPage() fs.FS {
	page, err := fs.Sub(webPage, "web")
	if err != nil {
		panic(err) // "web" is a valid name: it cannot happen
	}
	return page
}
