//go:build !js

package assets

import "embed"

//go:embed strings/*/*.txt
var stringFiles embed.FS
