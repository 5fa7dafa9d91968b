package keyboard

// page is which of the keys are seen.
type page int

const (
	plain page = iota // the letters that most words need
	more              // the others of all languages, and digits
	pages
)

// rowsOf are the keys of a page in rows, as on most keyboards where a language is written: ten letters side by side, so that
// everybody finds them.
func rowsOf(language string, p page) []string {
	switch {
	case p == more:
		return []string{"1234567890", "ąćęłńóśźż", "äöüß-'."}
	case language == "de":
		return []string{"qwertzuiop", "asdfghjkl", "yxcvbnm"}
	}
	return []string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}
}

// digitRows are the keys of a field that takes digits only.
func digitRows() []string { return []string{"12345", "67890"} }

// Erase is what is typed to take the last letter away.
const Erase rune = '\b'

// variantsOf are the accented letters that a key with a letter brings when it is held, those of the language first.
func variantsOf(language string, letter rune) []rune {
	all := map[rune]string{'a': "ąä", 'c': "ć", 'e': "ę", 'l': "ł", 'n': "ń", 'o': "óö", 's': "śß", 'u': "ü", 'z': "żź"}
	if language == "de" {
		all['a'], all['o'], all['s'] = "äą", "öó", "ßś"
	}
	return []rune(all[letter])
}
