package scene

import (
	"context"
	"image"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/background"
	"capital/render/widget"
)

// mostPictures is how many pictures of matches are kept: those of some screens of rows.
const mostPictures = 40

// matchPictures are the small pictures of the cities of matches that are seen, or were a while ago. They are painted one after
// another off the frame loop.
type matchPictures struct {
	painting background.Question[*image.RGBA]
	asked    pictureKey // what is being painted
	dropped  bool       // nobody waits for that any more
	kept     map[pictureKey]*matchPicture
	clock    int
}

// pictureKey is of what a picture is: what a file said, and so many pixels.
type pictureKey struct {
	path, stamp string
	wide, high  int
}

func keyOf(m *matchRow, at widget.Rect) pictureKey {
	return pictureKey{m.Path, m.Stamp, int(at.W), int(at.H)}
}

// matchPicture is one of them. It is empty where there is none to be had.
type matchPicture struct {
	painted *image.RGBA   // until it is drawn
	shown   *ebiten.Image // the same on the graphics card, from then on
	used    int           // the clock when it was last asked for
}

// of is the picture to be drawn, or nil as long as there is none.
func (p *matchPictures) of(key pictureKey) *ebiten.Image {
	found := p.find(key)
	if found == nil {
		return nil
	}
	if found.painted != nil {
		found.shown = ebiten.NewImage(key.wide, key.high)
		found.shown.WritePixels(found.painted.Pix)
		found.painted = nil
	}
	return found.shown
}

// find is what is known of a picture, or nil.
func (p *matchPictures) find(key pictureKey) *matchPicture {
	found := p.kept[key]
	if found != nil {
		p.clock++
		found.used = p.clock
	}
	return found
}

// keep keeps a picture, or that there is none, and gives back the one that was not asked for the longest where there are many.
func (p *matchPictures) keep(key pictureKey, painted *image.RGBA) {
	if p.kept == nil {
		p.kept = map[pictureKey]*matchPicture{}
	}
	if len(p.kept) >= mostPictures {
		oldest := key
		for other, picture := range p.kept {
			if oldest == key || picture.used < p.kept[oldest].used {
				oldest = other
			}
		}
		p.giveBack(oldest)
	}
	p.clock++
	p.kept[key] = &matchPicture{painted: painted, used: p.clock}
}

func (p *matchPictures) giveBack(key pictureKey) {
	if shown := p.kept[key].shown; shown != nil {
		shown.Deallocate()
	}
	delete(p.kept, key)
}

// take takes in what was painted, and reports whether there is another picture now.
func (p *matchPictures) take() bool {
	if !p.painting.Busy() {
		return false
	}
	painted, err, ok := p.painting.Take()
	if !ok || p.dropped {
		return false
	}
	if err != nil {
		painted = nil // the sign stays
	}
	p.keep(p.asked, painted)
	return err == nil
}

// leave gives all pictures back.
func (p *matchPictures) leave() {
	p.painting.Drop()
	p.dropped = true
	for key := range p.kept {
		p.giveBack(key)
	}
}

// ask has the city of a match painted.
func (p *matchPictures) ask(app *App, g *game, key pictureKey) {
	p.asked, p.dropped = key, false
	files, paint := app.Store, g.Picture
	p.painting.Ask(func(ctx context.Context) (*image.RGBA, error) {
		text, err := files.LoadMatch(key.path)
		if err != nil {
			return nil, err
		}
		picture, err := paint(ctx, string(text), key.wide, key.high)
		if err != nil {
			return nil, err
		}
		painted := image.NewRGBA(image.Rect(0, 0, key.wide, key.high))
		draw.Draw(painted, painted.Rect, picture, picture.Bounds().Min, draw.Src)
		return painted, nil
	})
}
