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

// embeds lists the types of the package that each of its structs embeds.
func (p *sources) embeds() map[string][]string {
	embeds := map[string][]string{}
	for _, file := range p.files {
		ast.Inspect(file, func(n ast.Node) bool {
			declared, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			if fields, ok := declared.Type.(*ast.StructType); ok {
				for _, f := range fields.Fields.List {
					if len(f.Names) == 0 {
						embeds[declared.Name.Name] = append(embeds[declared.Name.Name], receiver(f.Type))
					}
				}
			}
			return true
		})
	}
	return embeds
}

// reach counts the methods of a type, with those of what it embeds.
func reach(of string, methods map[string]int, embeds map[string][]string) int {
	count := methods[of]
	for _, inner := range embeds[of] {
		count += reach(inner, methods, embeds)
	}
	return count
}

// largest is one of the largest files or types.
type largest struct {
	name string
	size int
}

// TestHouse tells, with -v, how large the rooms are: the lines without tests of each game and of what all share, the largest
// files, and the types with most methods, those of what they embed counted.
func TestHouse(t *testing.T) {
	lines := map[string]int{}
	var files, types []largest
	for _, p := range allSources(t) {
		place := placeOf(p.folder)
		lines[cmp.Or(place, "house")] += p.lines()
		for _, file := range p.files {
			files = append(files, largest{p.folder + "/" + p.name(file.FileStart), p.set.File(file.FileStart).LineCount()})
		}
		methods, embeds := p.methods(), p.embeds()
		for of := range methods {
			types = append(types, largest{p.folder + "." + of, reach(of, methods, embeds)})
		}
	}
	t.Logf("the house: lines without tests: %v", lines)
	for what, all := range map[string][]largest{"lines": files, "methods": types} {
		slices.SortFunc(all, func(a, b largest) int { return cmp.Or(cmp.Compare(b.size, a.size), cmp.Compare(a.name, b.name)) })
		for _, one := range all[:5] {
			t.Logf("the house: %4d %s: %s", one.size, what, one.name)
		}
	}
}
