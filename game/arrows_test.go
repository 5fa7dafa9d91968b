package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

// module is the prefix of the packages of this module.
const module = "capital/"

// layers lists, for every folder, the folders whose packages it may import. A folder counts with all below it that have
// no line of their own. It may always import itself.
var layers = map[string][]string{
	".":            {"game/command"},
	"game/command": {"game/cabinet", "game/scene", "game/players", "game/link", "game/store", "game/web", "game/terminal", "game/about", "assets"},
	"game/cabinet": {"game/lux/table", "game/lux/ai", "game/lux/poster", "game/lux/lab", "game/lux/stress", "game/expo/table", "game/expo/ai", "game/expo/poster", "game/expo/lab", "game/expo/stress", "game/rome/table", "game/rome/poster", "game/rome/lab", "game/rome/stress", "game/rome/ai", "game/warsaw/table", "game/warsaw/poster", "game/warsaw/lab", "game/warsaw/stress", "game/warsaw/ai", "game/poster", "game/scene", "game/players", "game/lab", "game/stress", "game/terminal"},

	"game/table":       {"game/scene", "game/session", "game/letter", "game/players", "game/search", "render", "input", "audio", "assets", "rules/record"},
	"game/table/plain": {"game/table", "game/scene", "game/search", "render", "input", "audio", "assets"},

	"game/warsaw/table":      {"game/course", "game/table", "game/players", "game/warsaw/table/view", "game/warsaw/poster", "game/warsaw/ai", "game/warsaw/goals", "game/scene", "game/session", "render", "render/warsaw", "input", "audio", "assets", "rules/record", "rules/warsaw"},
	"game/warsaw/table/view": {"game/table", "game/scene", "render", "render/warsaw", "assets", "rules/warsaw"},
	"game/warsaw/poster":     {"game/poster", "game/session", "render", "render/warsaw", "assets", "rules/warsaw"},
	"game/warsaw/lab":        {"game/warsaw/ai", "game/warsaw/goals", "game/lab", "game/statistics", "game/terminal", "rules/warsaw"},
	"game/warsaw/stress":     {"game/warsaw/ai", "game/stress", "rules/warsaw"},
	"game/warsaw/ai":         {"game/search", "game/players", "rules/warsaw"},
	"game/warsaw/goals":      {"game/ladder", "game/play", "rules/warsaw"},

	"game/rome/table":      {"game/course", "game/table", "game/players", "game/rome/table/view", "game/rome/poster", "game/rome/ai", "game/rome/goals", "game/scene", "game/session", "render", "render/rome", "input", "audio", "assets", "rules/record", "rules/rome"},
	"game/rome/table/view": {"game/table", "game/scene", "render", "render/rome", "assets", "rules/rome"},
	"game/rome/poster":     {"game/poster", "render", "render/rome", "assets", "rules/rome"},
	"game/rome/lab":        {"game/rome/ai", "game/rome/goals", "game/lab", "game/terminal", "rules/rome"},
	"game/rome/stress":     {"game/rome/ai", "game/stress", "rules/rome"},
	"game/rome/ai":         {"game/search", "game/players", "rules/rome"},
	"game/rome/goals":      {"game/ladder", "game/play", "rules/record", "rules/rome"},

	"game/lux/table":      {"game/background", "game/course", "game/table", "game/players", "game/lux/table/view", "game/lux/poster", "game/lux/ai", "game/lux/goals", "game/scene", "game/session", "render", "render/lux", "input", "audio", "assets", "rules/record", "rules/lux"},
	"game/lux/table/view": {"game/table", "game/scene", "render", "render/lux", "assets", "rules/lux"},
	"game/lux/poster":     {"game/poster", "render", "render/lux", "assets", "rules/lux"},
	"game/lux/lab":        {"game/lux/ai", "game/lux/goals", "game/lab", "game/terminal", "rules/lux", "rules/record"},
	"game/lux/stress":     {"game/lux/ai", "game/stress", "rules/lux"},
	"game/lux/ai":         {"game/search", "game/players", "rules/lux"},
	"game/lux/goals":      {"game/ladder", "game/play", "rules/lux"},

	"game/expo/table":      {"game/course", "game/table", "game/players", "game/expo/table/view", "game/expo/poster", "game/expo/ai", "game/expo/goals", "game/scene", "game/session", "render", "render/expo", "input", "audio", "assets", "rules/record", "rules/expo"},
	"game/expo/table/view": {"game/table", "game/scene", "render", "render/expo", "assets", "rules/expo"},
	"game/expo/poster":     {"game/poster", "game/session", "render", "render/expo", "assets", "rules/expo"},
	"game/expo/lab":        {"game/expo/ai", "game/expo/goals", "game/lab", "game/terminal", "rules/expo"},
	"game/expo/stress":     {"game/expo/ai", "game/stress", "rules/expo"},
	"game/expo/ai":         {"game/search", "game/players", "rules/expo"},
	"game/expo/goals":      {"game/ladder", "game/play", "rules/expo"},

	"game/scene":      {"game/about", "game/background", "game/course", "game/daily", "game/ladder", "game/language", "game/link", "game/letter", "game/matches", "game/play", "game/poster", "game/search", "game/session", "game/players", "game/store", "render", "input", "audio", "assets", "rules/record"},
	"game/lab":        {"game/ladder", "game/players", "game/search", "game/statistics", "game/store", "game/terminal", "rules/record"},
	"game/poster":     {"game/lab", "game/terminal", "render", "assets", "rules/record"},
	"game/stress":     {"game/search", "game/players", "game/lab", "game/session", "game/store", "game/terminal", "rules/record"},
	"game/session":    {"game/background", "rules/record"},
	"game/search":     {"rules/record"},
	"game/language":   {"assets"},
	"game/course":     {"game/about", "game/search", "rules/record"},
	"game/ladder":     {"rules/record"},
	"game/link":       {"rules/record"},
	"game/matches":    {"game/store"},
	"game/letter":     {},
	"game/players":    {"game/search", "rules/record"},
	"game/about":      {},
	"game/play":       {"game/course", "game/ladder", "game/statistics", "rules/record"},
	"game/statistics": {},
	"game/background": {},
	"game/web":        {"game/about", "game/store", "assets"},
	"game/daily":      {},
	"game/drive":      {"game/web"},
	"game/store":      {},
	"game/terminal":   {},
	"game/testscope":  {},

	"render/lux":    {"render", "rules/lux"},
	"render/expo":   {"render", "rules/expo"},
	"render/warsaw": {"render", "rules/warsaw"},
	"render/rome":   {"render", "rules/rome"},
	"render":        {"assets"},
	"input":         {},
	"audio":         {},
	"assets":        {},

	"rules/warsaw": {"rules/record", "rules/random"},
	"rules/rome":   {"rules/record", "rules/random"},
	"rules/lux":    {"rules/record", "rules/random"},
	"rules/expo":   {"rules/record", "rules/random"},
	"rules/record": {},
	"rules/random": {},

	// What tests share. No other folder may import it.
	"audio/music/musictest":              {"audio", "game/testscope"},
	"game/poster/postertest":             {"game/testscope", "rules/record"},
	"game/play/playtest":                 {"game/play", "game/players", "game/search", "rules/record"},
	"game/players/playerstest":           {"game/players", "game/search", "rules/record", "rules/record/recordtest"},
	"game/stress/stresstest":             {"game/terminal", "game/terminal/terminaltest"},
	"game/terminal/terminaltest":         {"game/terminal"},
	"rules/record/recordtest":            {"rules/record", "rules/random"},
	"render/text/texttest":               {"render"},
	"render/portrait/portraittest":       {"game/drive", "game/testscope", "render"},
	"render/life/lifetest":               {"render", "game/drive", "game/testscope"},
	"game/table/drill":                   {"game/table/plain", "game/table", "game/scene", "game/session", "render", "assets", "rules/record", "rules/record/recordtest"},
	"game/table/tabletest":               {"render/life/lifetest", "game/table", "game/scene", "game/scene/lesson/lessontest", "game/scene/narration/narrationtest", "game/session", "game/letter", "game/link", "game/play", "game/drive", "game/testscope", "assets", "input", "render", "rules/record"},
	"game/scene/narration/narrationtest": {"game/scene", "game/drive", "input"},
	"game/scene/overflowtest":            {"game/scene", "game/drive", "game/testscope", "render/text/texttest"},
	"game/scene/lesson/lessontest":       {"game/scene", "game/session", "game/drive", "render", "input", "assets", "rules/record"},
}

// places are the games of the house: the folders of rules that have records. Nothing of one reaches another.
var places = func() (names []string) {
	for folder, below := range layers {
		if alike(folder, []string{"rules/*"}) && slices.Contains(below, "rules/record") {
			names = append(names, path.Base(folder))
		}
	}
	return names
}()

// alike reports whether a folder is one of those that some patterns stand for.
func alike(folder string, patterns []string) bool {
	return slices.ContainsFunc(patterns, func(pattern string) bool { found, _ := path.Match(pattern, folder); return found })
}

// placeOf is the game to which a package belongs, or "" where it is shared.
func placeOf(path string) string {
	for part := range strings.SplitSeq(path, "/") {
		if slices.Contains(places, part) {
			return part
		}
	}
	return ""
}

// engineFree lists the folders that never reach the engine, not even through another package.
var engineFree = []string{"rules/*", "rules/record/recordtest", "assets", "game/*/ai", "game/*/goals", "game/*/lab", "game/*/stress", "game/background", "game/course", "game/daily", "game/ladder", "game/play", "game/statistics", "game/search", "game/players", "game/session", "game/link", "game/letter", "game/matches", "game/store", "game/lab", "game/stress", "game/web", "game/terminal"}

const engine = "github.com/hajimehoshi/ebiten"

// listed is what the go tool tells of a package.
type listed struct {
	ImportPath string
	Imports    []string
	Deps       []string
}

// build is one way to build the program.
type build struct{ system, processor, tags string }

// builds lists the ways that differ in what is imported.
var builds = []build{{"linux", "amd64", ""}, {"linux", "amd64", "stress"}, {"windows", "amd64", ""}, {"js", "wasm", ""}}

// packages lists the packages of this module, as they are built in a way.
func packages(t *testing.T, b build) []listed {
	t.Helper()
	command := exec.Command("go", "list", "-tags", b.tags, "-json=ImportPath,Imports,Deps", "./...")
	command.Dir = ".."
	command.Env = append(os.Environ(), "GOOS="+b.system, "GOARCH="+b.processor, "CGO_ENABLED=0")
	var complaint bytes.Buffer
	command.Stderr = &complaint
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, &complaint)
	}
	var all []listed
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

// layerOf tells the folder in layers that a package of this module belongs to, or "" when there is none.
func layerOf(path string) string {
	folder := strings.TrimPrefix(path+"/", module)
	folder = strings.TrimSuffix(folder, "/")
	if folder == "" {
		return "."
	}
	for folder != "" {
		if _, found := layers[folder]; found {
			return folder
		}
		folder = folder[:max(strings.LastIndexByte(folder, '/'), 0)]
	}
	return ""
}

func TestArrowsPointDown(t *testing.T) {
	used := map[[2]string]bool{}
	for _, b := range builds {
		for _, p := range packages(t, b) {
			for _, wrong := range wrongArrows(p) {
				t.Errorf("%v: %s", b, wrong)
			}
			if breaks := slices.Contains(p.Deps, module+"game/stress"); layerOf(p.ImportPath) == "." && breaks != (b.tags == "stress") {
				t.Errorf("%v: the program can break things on purpose: %v", b, breaks)
			}
			for _, other := range p.Imports {
				used[[2]string{layerOf(p.ImportPath), layerOf(other)}] = true
			}
		}
	}
	for layer, others := range layers {
		for _, other := range others {
			if !used[[2]string{layer, other}] {
				t.Errorf("%s may import %s, but does not: take the arrow out", layer, other)
			}
		}
	}
}

// wrongArrows tells, in words, what is wrong with the imports of a package.
func wrongArrows(p listed) (wrong []string) {
	if p.ImportPath == module+"game" {
		return nil // this test
	}
	layer := layerOf(p.ImportPath)
	if layer == "" {
		return []string{p.ImportPath + " has no place in the design"}
	}
	for _, other := range p.Imports {
		if other != strings.TrimSuffix(module, "/") && !strings.HasPrefix(other, module) {
			continue
		}
		if to := layerOf(other); to != layer && !slices.Contains(layers[layer], to) {
			wrong = append(wrong, p.ImportPath+" must not import "+other)
		}
	}
	if place := placeOf(p.ImportPath); place != "" {
		for _, reached := range p.Deps {
			if other := placeOf(strings.TrimPrefix(reached, module)); strings.HasPrefix(reached, module) && other != "" && other != place {
				wrong = append(wrong, p.ImportPath+" reaches "+reached+" of another game")
			}
		}
	}
	for _, reached := range p.Deps {
		if alike(layer, engineFree) && strings.HasPrefix(reached, engine) {
			wrong = append(wrong, p.ImportPath+" reaches the engine through "+reached)
			break
		}
	}
	for _, reached := range p.Deps {
		foreign := strings.Contains(strings.SplitN(reached, "/", 2)[0], ".")
		if strings.HasPrefix(layer, "rules/") && (foreign || strings.HasPrefix(reached, module) && !strings.HasPrefix(layerOf(reached), "rules/")) {
			wrong = append(wrong, p.ImportPath+" reaches "+reached+", which is not of the standard library")
		}
	}
	return wrong
}

func TestWrongArrowsAreSeen(t *testing.T) {
	wrong := []listed{
		{ImportPath: "capital/rules/warsaw", Imports: []string{"capital/game/warsaw/ai"}},
		{ImportPath: "capital/rules/warsaw", Imports: []string{"golang.org/x/text"}, Deps: []string{"golang.org/x/text"}},
		{ImportPath: "capital/game/warsaw/ai", Imports: []string{"capital/game/session"}},
		{ImportPath: "capital/game/lab", Imports: []string{"capital/game/warsaw/ai"}, Deps: []string{"fmt", engine + "/v2/vector"}},
		{ImportPath: "capital/render/text", Imports: []string{"capital/game/session"}},
		{ImportPath: "capital/render/text", Imports: []string{"capital/rules/warsaw"}},
		{ImportPath: "capital/input", Imports: []string{"capital/render/text"}},
		{ImportPath: "capital/game/scene", Imports: []string{"capital/game/drive"}},
		{ImportPath: "capital", Imports: []string{"capital/game/scene"}},
		{ImportPath: "capital/game/session", Imports: []string{"capital"}},
		{ImportPath: "capital/shop", Imports: nil},
		{ImportPath: "capital/game/warsaw/ai", Deps: []string{"capital/rules/rome"}},
		{ImportPath: "capital/game/warsaw/table/view", Deps: []string{"capital/render/rome/cards"}},
		{ImportPath: "capital/game/session", Imports: []string{"capital/rules/record/recordtest"}},
	}
	for _, p := range wrong {
		if len(wrongArrows(p)) == 0 {
			t.Errorf("nothing found wrong with %v", p)
		}
	}
	right := listed{ImportPath: "capital/game/warsaw/table/view", Imports: []string{"capital/game/scene", "capital/rules/warsaw", "fmt"}, Deps: []string{engine}}
	if found := wrongArrows(right); len(found) != 0 {
		t.Error(found)
	}
}
