//go:build !js

package assets

import (
	_ "embed"
	"strings"
)

//go:embed licences/capital.txt
var ownLicence string

//go:embed licences/modules.txt
var moduleLicences string

// Licences returns the licences of all that a shipped program is made of: its own code, its fonts, Go and the modules it is
// built with. The page has them in a file beside it, [LicencesFile].
func Licences() string {
	rule := "\n" + strings.Repeat("=", 80) + "\n"
	return strings.Join([]string{
		ownLicence, "The fonts (OFL-1.1)\n\n" + FontLicence(), "The font Go Bold (BSD-3-Clause)\n\n" + GoBoldLicence(), moduleLicences,
	}, rule)
}
