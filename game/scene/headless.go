package scene

import "capital/audio"

// Headless makes a display in a language, without a window. It serves for reading and never for drawing on a screen. The
// error says which of its parts could not be read.
func Headless(language string) (*Display, error) {
	settings := DefaultSettings()
	settings.Language = language
	app, err := NewApp(settings, nil, new(audio.Player))
	if err != nil {
		return nil, err
	}
	return app.Display, nil
}
