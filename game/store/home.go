//go:build !js

package store

import (
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
)

// home is the game's folder among the person's data; pictures are kept where the person's own are.
func home() place {
	return newFolder(filepath.Join(xdg.DataHome, "capital"), picturesFolder(xdg.UserDirs.Pictures, xdg.Home))
}

// picturesFolder is where a person's pictures are: their own folder of them, or their home where they have none.
func picturesFolder(pictures, home string) string {
	if info, err := os.Stat(pictures); err == nil && info.IsDir() {
		return pictures
	}
	return home
}
