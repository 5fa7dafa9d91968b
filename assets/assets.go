// Package assets holds everything the program carries besides its code: fonts,
// the words on the screen and the web page. It is data only, embedded in the
// binary, and imports nothing but the standard library.
package assets

import "embed"

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

// FontLicence returns the licence that travels with Bajaderka and Stolica Sans.
func FontLicence() string { return fontFile("OFL.txt") }

// GoBoldLicence returns the licence that travels with Go Bold, and what is carried of that font.
func GoBoldLicence() string { return fontFile("Go-Bold.txt") }

func fontFile(name string) string {
	data, err := fonts.ReadFile("fonts/" + name)
	if err != nil {
		return ""
	}
	return string(data)
}
