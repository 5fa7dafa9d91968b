//go:build !js

package web

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What is written for people is the same each time, can be kept, and its worker knows every file by what is in it.
func TestThePageIsWrittenForPeople(t *testing.T) {
	site, folder := testSite(t), t.TempDir()
	for _, name := range []string{"a.zip", "b.zip", "page"} {
		if err := site.Write(context.Background(), filepath.Join(folder, name)); err != nil {
			t.Fatal(err)
		}
	}
	read := func(name string) []byte {
		t.Helper()
		data, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	if string(read("a.zip")) != string(read("b.zip")) {
		t.Error("the same page makes two different archives")
	}
	if index := string(read("page/index.html")); !strings.Contains(index, `data-kept="yes"`) || !strings.Contains(index, `data-size="8000"`) {
		t.Error("the page does not know that it is kept, or how large its program is")
	}
	_, list, _ := strings.Cut(string(read("page/sw.js")), "const build = ")
	list, _, _ = strings.Cut(list, ";\n")
	var build struct {
		Name  string
		Files map[string]string
	}
	if err := json.Unmarshal([]byte(list), &build); err != nil {
		t.Fatal(err)
	}
	for name, sum := range build.Files {
		if name == "./" {
			name = "index.html"
		}
		if now := sha256.Sum256(read("page/" + name)); hex.EncodeToString(now[:]) != sum {
			t.Errorf("%s is not what the worker takes it for", name)
		}
	}
	for name := range site.files {
		if name != "index.html" && name != "sw.js" && name != "card.jpg" && build.Files[name] == "" {
			t.Errorf("%s is not kept", name)
		}
	}
	if len(build.Name) != 16 || len(build.Files) < 10 {
		t.Errorf("build %q of %d files", build.Name, len(build.Files))
	}
}
