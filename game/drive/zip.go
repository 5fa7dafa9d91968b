//go:build !js

package drive

import (
	"archive/zip"
	"net/http"
	"net/http/httptest"
	"os"
	"testing"
)

// zipVariable names a ZIP file of the page as it is shipped. [Open] then opens that page instead of building one.
const zipVariable = "CAPITAL_ZIP"

// serveZip unpacks a ZIP file of the page and serves it until the test ends. It does so from a sub-folder, as a plain host
// of files does. It returns the page's address.
func serveZip(t testing.TB, path string) string {
	t.Helper()
	archive, err := zip.OpenReader(path)
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	folder := t.TempDir()
	if err := os.CopyFS(folder, archive); err != nil {
		t.Fatal(err)
	}
	const at = "/games/capital/"
	server := httptest.NewServer(http.StripPrefix(at, http.FileServer(http.Dir(folder))))
	t.Cleanup(server.Close)
	t.Logf("%s is served at %s", path, server.URL+at)
	return server.URL + at
}
