// Package about is what the program knows of itself: its version, and the commit that it was built from.
package about

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
)

// Release is the version of this source: that of the newest release, or of the one that is being made. The newest entry of
// CHANGELOG.md is its; matches say in their records that this version saved them.
const Release = "1.0.0"

// version and commit are written by the linker where the program is built for others: -X capital/game/about.version=1.2.0.
var version, commit string

// Program is one build of the program.
type Program struct {
	Version string // as releases are called ("1.2.0"); empty where it is none
	Commit  string // of the repository, in hexadecimal digits; empty where it is not known
	Changed bool   // the files were not those of the commit
}

// Here returns which build this program is.
func Here() Program {
	p := Program{Version: version, Commit: commit}
	info, ok := debug.ReadBuildInfo()
	if p.Commit != "" || !ok {
		return p
	}
	for _, setting := range info.Settings {
		switch setting.Key {
		case "vcs.revision":
			p.Commit = setting.Value
		case "vcs.modified":
			p.Changed = setting.Value == "true"
		}
	}
	return p
}

// Later reports whether a version ("1.2.0") is later than this source's. What is no version is not.
func Later(version string) bool {
	other, ok := numbers(version)
	own, _ := numbers(Release)
	return ok && slices.Compare(other, own) > 0
}

// numbers are those of a version of releases: three, with points between them.
func numbers(version string) (all []int, ok bool) {
	for part := range strings.SplitSeq(version, ".") {
		n, err := strconv.ParseUint(part, 10, 31)
		if err != nil {
			return nil, false
		}
		all = append(all, int(n))
	}
	return all, len(all) == 3
}

// LinkerFlags returns the flags by which the linker writes this build into another program of the same source.
func (p Program) LinkerFlags() string {
	return fmt.Sprintf("-X %[1]s.version=%[2]s -X %[1]s.commit=%[3]s", "capital/game/about", p.Version, p.CommitText())
}

// String tells the build in a line: "1.2.0 (commit 0123456789ab)".
func (p Program) String() string {
	name := p.Version
	if name == "" {
		name = "built from source"
	}
	if p.Commit == "" {
		return name
	}
	return name + " (commit " + p.CommitText() + ")"
}

// CommitText is as much of the commit as tells it from others, and whether the files were changed.
func (p Program) CommitText() string {
	short := p.Commit[:min(len(p.Commit), 12)]
	if p.Changed {
		return short + "-changed"
	}
	return short
}
