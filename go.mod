module capital

go 1.26.0

require (
	github.com/adrg/xdg v0.5.3 // indirect
	github.com/ebitengine/gomobile v0.0.0-20260820040257-d11f821a26a6 // indirect
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	github.com/ebitengine/oto/v3 v3.5.0 // indirect
	github.com/ebitengine/purego v0.11.0 // indirect
	github.com/google/renameio/v2 v2.0.0 // indirect
	github.com/hajimehoshi/ebiten/v2 v2.10.2 // indirect
	github.com/jfreymuth/pulse v0.1.3 // indirect
	github.com/tinne26/etxt v0.0.10 // indirect
	golang.org/x/image v0.47.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/text v0.43.0 // indirect
	pgregory.net/rapid v1.2.0 // indirect
)
