//go:build !js

package store

import (
	"path/filepath"

	"github.com/adrg/xdg"
)

// home is the game's folder among the person's data.
func home() place { return newFolder(filepath.Join(xdg.DataHome, "capital")) }
