package scene

import (
	"capital/audio"
	"capital/audio/music"
	"capital/game/scene/sound"
	"capital/render/widget"
)

// Play plays a sound.
func (a *App) Play(sound audio.Sound) { a.sounds.Play(sound) }

// PlayAt plays a sound where it happens on the screen. What has no place there is heard in the middle.
func (a *App) PlayAt(sound audio.Sound, at widget.Rect) {
	width, _ := a.Size()
	if at.W <= 0 || width <= 0 {
		a.Play(sound)
		return
	}
	x, _ := at.Centre()
	a.sounds.PlayAt(sound, aside*(2*x/width-1))
}

// aside is how far at a side of the screen a sound is heard at most: nobody sits with the ears at its edges.
const aside = 0.8

// Follow says how far the match at the table is: the game's music follows it.
func (a *App) Follow(mood music.Mood) { a.around.mood = mood }

// musicNow is which piece is heard now, and in which mood: that of the match at the table and of its results, else the street's.
func musicNow(a *App) (*music.Piece, music.Mood) {
	h, playing := &a.around, a.cabinet.playing != nil
	if h.street == nil {
		h.street = sound.Street()
	}
	if _, home := a.stage.scene.(*title); playing || home {
		h.stays = playing
	}
	if piece := a.cabinet.open.Music; h.stays && piece != nil {
		return piece, h.mood
	}
	return h.street, music.Mood{}
}

// stepSounds lets seconds pass for music and for the place of the game that the title shows.
func stepSounds(a *App) {
	if a.cabinet.open == nil {
		return
	}
	h := &a.around
	piece, mood := musicNow(a)
	a.sounds.Listen(piece, mood, a.cabinet.open.Ambience)
	quiet := a.Settings().QuietBehind
	a.sounds.Behind(quiet && !a.focused, quiet)
	a.sounds.MakeRoom(a.GoesByEar(), h.speech)
	h.speech = 0
	a.sounds.Step(a.elapsed)
}
