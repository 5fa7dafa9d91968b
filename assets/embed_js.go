package assets

import "embed"

// The other languages are fetched from beside the page.
//
//go:embed strings/en/*.txt
var stringFiles embed.FS
