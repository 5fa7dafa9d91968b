package about

import (
	"path"
	"regexp"
	"strings"
)

// part is something that the program is made of, with its licence: of its code, its fonts, or a module it is built with.
type part struct {
	name    string // in full: "github.com/hajimehoshi/ebiten/v2 v2.10.2"
	licence string // in short: "Apache-2.0"
	text    string // of the licence
}

// ruled is the line between the parts in the text of all licences, and headed how each begins.
var (
	ruled  = regexp.MustCompile(`(?m)^={80}$`)
	headed = regexp.MustCompile(`^(.+) \(([^()]+)\)\n`)
	major  = regexp.MustCompile(`/v\d+$`)
)

// partsOf takes the text of all licences apart.
func partsOf(licences string) (parts []part) {
	for _, one := range ruled.Split(licences, -1) {
		one = strings.TrimSpace(one)
		if head := headed.FindStringSubmatch(one); head != nil {
			parts = append(parts, part{head[1], head[2], strings.TrimSpace(one[len(head[0]):])})
		}
	}
	return parts
}

// title is what the part is called in short: of a module the end of its path, and its version without the date of its making.
func (p part) title() string {
	module, version, found := strings.Cut(p.name, " v")
	if !found {
		return p.name
	}
	module = major.ReplaceAllString(module, "")
	title := path.Base(module)
	if strings.HasPrefix(module, "golang.org/") {
		title = path.Base(path.Dir(module)) + "/" + title
	}
	version, _, _ = strings.Cut(version, "-")
	return title + " " + version
}

// paragraphs is a text that was broken into lines with each paragraph on a line. Who has the copyright stands alone, and
// so does each item of a list.
func paragraphs(text string) string {
	var all strings.Builder
	for line := range strings.Lines(text) {
		words := strings.Join(strings.Fields(line), " ")
		switch {
		case strings.HasPrefix(words, "Copyright "), strings.HasPrefix(words, "* "):
			all.WriteString("\n" + words + " ")
		case words == "" || strings.Trim(words, "-=*_") == "":
			all.WriteString("\n")
		default:
			all.WriteString(words + " ")
		}
	}
	return all.String()
}
