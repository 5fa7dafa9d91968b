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

// edit is a change to one file of Go's standard library, made for the page alone: what stands there once becomes something
// else.
type edit struct{ file, from, to string }

// edits lists what is changed. The engine reaches each of these places, but never goes there in this game's page; so the
// linker keeps what they need, an eighth of the bytes on the wire. The rest of the library is as it is.
func edits() []edit {
	return []edit{
		// The templates of the page are the engine's shaders, which call no methods by name. As long as one could, the linker
		// has to keep every exported method of every type.
		{"text/template/exec.go", "ptr.MethodByName(fieldName)", "(reflect.Value{})"},
		// There is no source in a browser: who looks for a package there finds none, and is told so at once.
		failing("go/build/build.go", "func (ctxt *Context) Import(path string, srcDir string, mode ImportMode) (*Package, error) {\n", "nil, errNoModules"),
		// The engine prints the source of shaders that count in texels, after changing it. This game's count in pixels.
		failing("go/printer/printer.go", "func Fprint(output io.Writer, fset *token.FileSet, node any) error {\n", "os.ErrInvalid"),
	}
}

// failing is the edit by which a function returns at once.
func failing(file, function, results string) edit {
	return edit{file, function, function + "\treturn " + results + "\n"}
}

// edited returns the files of a standard library that are to be changed, by their paths. An edit that has no place there,
// or more than one, as in another version of Go, is left out: the page is larger then, and works as well.
func edited(root string) (map[string]string, error) {
	files := map[string]string{}
	for _, e := range edits() {
		path := filepath.Join(root, "src", filepath.FromSlash(e.file))
		text, found := files[path]
		if !found {
			data, err := os.ReadFile(path)
			if err != nil {
				return nil, err
			}
			text = string(data)
		}
		if strings.Count(text, e.from) == 1 {
			files[path] = strings.Replace(text, e.from, e.to, 1)
		}
	}
	return files, nil
}

// writeOverlay writes what the standard library at a root becomes for the page into a folder and returns the file that
// tells the go tool of it (see "go help build", -overlay).
func writeOverlay(root, folder string) (string, error) {
	files, err := edited(root)
	if err != nil {
		return "", err
	}
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
