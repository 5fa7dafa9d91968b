// Package assets holds everything the program carries besides its code: fonts,
// the words on the screen and the web page. It is data only, embedded in the
// binary, and imports nothing but the standard library.
package assets

import (
	"embed"
	"strings"
)

//go:embed fonts/*.ttf fonts/*.txt
var fonts embed.FS

// Names of the embedded fonts, for [Font].
const (
	StolicaRegular = "StolicaSans-Regular"
	StolicaBold    = "StolicaSans-Bold"
	StolicaBlack   = "StolicaSans-Black"
	Bajaderka      = "Bajaderka-Regular"
	GoBoldRest     = "Go-Bold-rest" // Greek, Cyrillic and signs, which the others lack
)

// LicencesFile is the name of the file beside the page that has the licences of all that the program is made of.
const LicencesFile = "licences.txt"

// Font returns the bytes of an embedded TrueType font, or nil when there is no
// font of that name. The bytes must not be changed.
func Font(name string) []byte {
	data, err := fonts.ReadFile("fonts/" + name + ".ttf")
	if err != nil {
		return nil
	}
	return data
}

// FontLicence returns the licences that travel with the fonts: that of Bajaderka and Stolica Sans, and that of Go Bold.
func FontLicence() string {
	var licences []string
	for _, name := range []string{"OFL.txt", "Go-Bold.txt"} {
		if text, err := fonts.ReadFile("fonts/" + name); err == nil {
			licences = append(licences, string(text))
		}
	}
	return strings.Join(licences, "\n")
}
