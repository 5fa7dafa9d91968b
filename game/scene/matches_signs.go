package scene

import "github.com/hajimehoshi/ebiten/v2"

// signs are pictures of the signs of games, each painted once a size.
type signs map[*game]*ebiten.Image

func (s *signs) of(app *App, g *game, width, height float64) *ebiten.Image {
	if (*s)[g] == nil {
		if *s == nil {
			*s = signs{}
		}
		(*s)[g] = ebiten.NewImage(int(width), int(height))
		g.Backdrop.PaintSign(app.Writer, (*s)[g], g.Words.Text("game.name"))
	}
	return (*s)[g]
}

// forget gives the pictures back.
func (s *signs) forget() {
	for _, sign := range *s {
		sign.Deallocate()
	}
	*s = nil
}
