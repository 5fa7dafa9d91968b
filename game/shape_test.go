package game

import (
	"cmp"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// screens are the folders with packages of screens, and all below them.
var screens = regexp.MustCompile(`^game/(scene|\w+/table)(/|$)`)

// sources is one package of this module without its tests.
type sources struct {
	folder string // below the module
	set    *token.FileSet
	files  []*ast.File
}

// allSources reads every package of the module, for one platform and without tags: what other platforms have in its place
// has the same shape.
func allSources(t *testing.T) []sources {
	t.Helper()
	var all []sources
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		if name := entry.Name(); name == "testdata" || strings.HasPrefix(name, ".") && name != ".." {
			return filepath.SkipDir
		}
		p, err := readSources(path)
		if len(p.files) > 0 {
			all = append(all, p)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// readSources reads the files of one folder.
func readSources(path string) (sources, error) {
	folder, err := filepath.Rel("..", path)
	p := sources{folder: filepath.ToSlash(folder), set: token.NewFileSet()}
	if err != nil {
		return p, err
	}
	names, err := filepath.Glob(filepath.Join(path, "*.go"))
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_js.go") || strings.HasSuffix(name, "_guest.go") {
			continue
		}
		file, err := parser.ParseFile(p.set, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return p, err
		}
		p.files = append(p.files, file)
	}
	return p, err
}

// name is the name of a file of the package.
func (p *sources) name(pos token.Pos) string { return filepath.Base(p.set.Position(pos).Filename) }

func (p *sources) lines() int {
	lines := 0
	for _, file := range p.files {
		lines += p.set.File(file.FileStart).LineCount()
	}
	return lines
}

// methods counts the methods that are declared of every type.
func (p *sources) methods() map[string]int {
	count := map[string]int{}
	for _, file := range p.files {
		for _, declared := range file.Decls {
			if f, ok := declared.(*ast.FuncDecl); ok && f.Recv != nil {
				count[receiver(f.Recv.List[0].Type)]++
			}
		}
	}
	return count
}

// receiver is the name of the type of a receiver.
func receiver(expression ast.Expr) string {
	switch e := expression.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return "?"
}

// nothing stands for every package that is imported: arrows within one package do not depend on others.
type nothing struct{}

func (nothing) Import(path string) (*types.Package, error) {
	return nil, errors.New("not looked into")
}

// arrows lists which file of the package uses what another one declares, as pairs of names. The methods of a type may lie in
// several files: they are its own, so that calling one is no arrow.
func (p *sources) arrows() map[[2]string]bool {
	info := types.Info{Uses: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
	config := types.Config{Importer: nothing{}, Error: func(error) {}}
	checked, _ := config.Check(p.folder, p.set, p.files, &info)
	arrows := map[[2]string]bool{}
	for used, object := range info.Uses {
		if object.Pkg() != checked || !object.Pos().IsValid() {
			continue
		}
		if from, to := p.name(used.Pos()), p.name(object.Pos()); from != to && !within(object) && !belongs(object) {
			arrows[[2]string{from, to}] = true
		}
	}
	return arrows
}

// within reports whether an object is declared inside a function, where no other file can see it.
func within(object types.Object) bool {
	return !belongs(object) && object.Parent() != nil && object.Parent() != object.Pkg().Scope()
}

// belongs reports whether an object is a field or a method of a type.
func belongs(object types.Object) bool {
	if v, ok := object.(*types.Var); ok {
		return v.IsField()
	}
	f, ok := object.(*types.Func)
	return ok && f.Signature().Recv() != nil
}

// circles lists files that can't be put into an order in which arrows run down: those that are left when every file that
// only uses what was taken away already has been taken away, and then every file that nobody left uses.
func circles(arrows map[[2]string]bool) []string {
	left := map[string]bool{}
	for a := range arrows {
		left[a[0]], left[a[1]] = true, true
	}
	for gone := true; gone; {
		gone = false
		for file := range left {
			uses, used := false, false
			for a := range arrows {
				uses = uses || a[0] == file && left[a[1]]
				used = used || a[1] == file && left[a[0]]
			}
			if !uses || !used {
				delete(left, file)
				gone = true
			}
		}
	}
	var names []string
	for file := range left {
		names = append(names, file)
	}
	slices.Sort(names)
	return names
}

// The files of a package of screens can be read in an order in which each rests only on those after it.
func TestNoCircles(t *testing.T) {
	for _, p := range allSources(t) {
		if !screens.MatchString(p.folder) {
			continue
		}
		if files := circles(p.arrows()); len(files) > 0 {
			t.Errorf("%s: the arrows of these files run in circles: %v", p.folder, files)
		}
	}
}

func TestCirclesAreSeen(t *testing.T) {
	arrows := map[[2]string]bool{{"a", "b"}: true, {"b", "c"}: true, {"a", "c"}: true}
	if found := circles(arrows); len(found) != 0 {
		t.Error(found)
	}
	arrows[[2]string{"c", "b"}] = true
	if found := circles(arrows); !slices.Equal(found, []string{"b", "c"}) {
		t.Error(found)
	}
}

// TestHouse tells, with -v, how large the rooms are and how many arrows run between their files.
func TestHouse(t *testing.T) {
	all := allSources(t)
	slices.SortFunc(all, func(a, b sources) int { return cmp.Compare(a.folder, b.folder) })
	for _, p := range all {
		most, by := 0, ""
		for name, count := range p.methods() {
			if count > most {
				most, by = count, name
			}
		}
		arrows := p.arrows()
		t.Logf("%-26s %2d files %5d lines, most methods %2d (%s), %3d arrows, %2d files in circles",
			p.folder, len(p.files), p.lines(), most, by, len(arrows), len(circles(arrows)))
	}
}
