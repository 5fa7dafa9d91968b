//go:build !js

package web

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// edit is a change to one file of Go's standard library, made for a small page alone: what stands there once becomes something
// else.
type edit struct{ file, from, to string }

// edits lists what is changed, one edit a file. The engine could come to each of these places, but never does in this game's
// page: the linker would keep all that they need. Only what saves 100 kB and more on the wire, by Brotli as it compresses at
// first, is worth an edit.
func edits() []edit {
	const importing = "func (ctxt *Context) Import(path string, srcDir string, mode ImportMode) (*Package, error) {\n"
	return []edit{
		// The templates of the page are the engine's shaders, which call no methods by name. As long as one could, the linker
		// has to keep every exported method of every type: 346 kB.
		{"text/template/exec.go", "ptr.MethodByName(fieldName)", "(reflect.Value{})"},
		// There is no source in a browser: who looks for a package there finds none, and is told so at once. That is 107 kB.
		{"go/build/build.go", importing, importing + "\treturn nil, errNoModules\n"},
	}
}

// edited returns the files of a standard library that are to be changed, by their paths. An edit that has no place there,
// or more than one, as in another version of Go, is left out: the page is larger then, and works as well.
func edited(root string) map[string]string {
	files := map[string]string{}
	for _, e := range edits() {
		path := filepath.Join(root, "src", filepath.FromSlash(e.file))
		text, _ := os.ReadFile(path) // what is not there has no place for the edit
		if strings.Count(string(text), e.from) == 1 {
			files[path] = strings.Replace(string(text), e.from, e.to, 1)
		}
	}
	return files
}

// writeOverlay writes what the standard library at a root becomes for the page into a folder and returns the file that
// tells the go tool of it (see "go help build", -overlay).
func writeOverlay(root, folder string) (string, error) {
	files := edited(root)
	overlay := struct{ Replace map[string]string }{map[string]string{}}
	for i, path := range slices.Sorted(maps.Keys(files)) {
		changed := filepath.Join(folder, strconv.Itoa(i)+".go")
		if err := os.WriteFile(changed, []byte(files[path]), 0o600); err != nil {
			return "", err
		}
		overlay.Replace[path] = changed
	}
	data, err := json.Marshal(overlay)
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "overlay.json")
	return name, os.WriteFile(name, data, 0o600)
}
