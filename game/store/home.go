//go:build !js

package store

import (
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
)

// home is the game's folder among the person's data; pictures and matches are kept where the person's own pictures and documents are.
func home() place {
	return newFolder(filepath.Join(xdg.DataHome, "capital"), ownFolder(xdg.UserDirs.Pictures, xdg.Home), ownFolder(xdg.UserDirs.Documents, xdg.Home))
}

// ownFolder is the person's own folder of pictures or documents, or their home where they have none.
func ownFolder(folder, home string) string {
	if info, err := os.Stat(folder); err == nil && info.IsDir() {
		return folder
	}
	return home
}
