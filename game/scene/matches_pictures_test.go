//go:build !js

package scene

import (
	"context"
	"errors"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
)

// pictured has pictures of a game painted in one tone, which tells the seed of the match; painted counts them.
func pictured(t *testing.T, app *App) (painted *atomic.Int32) {
	t.Helper()
	painted = new(atomic.Int32)
	var now atomic.Int32
	g := app.cabinet.games[0]
	g.Picture = func(_ context.Context, text string, wide, high int) (image.Image, error) {
		if now.Add(1) > 1 {
			t.Error("two are painted at once")
		}
		defer now.Add(-1)
		painted.Add(1)
		saved, err := g.Read(text)
		if err != nil {
			return nil, err
		}
		picture := image.NewRGBA(image.Rect(0, 0, wide, high))
		for n := range wide * high {
			picture.SetRGBA(n%wide, n/wide, toneOf(saved.Seed))
		}
		return picture, nil
	}
	return painted
}

func toneOf(seed uint64) color.RGBA {
	return color.RGBA{uint8(40 * seed), 200, uint8(255 - 40*seed), 255}
}

// paintedAll waits until nothing that is seen is still to be painted.
func paintedAll(t *testing.T, app *App, s *matchesScreen) {
	t.Helper()
	drive.Until(t, "all cities are painted", func() bool {
		s.Update(app, nil)
		if s.cities.painting.Busy() || s.listing.Busy() {
			return false
		}
		for n := range s.plan.rows {
			if m := s.row(n); m != nil && m.Err == "" && m.game.Picture != nil && s.cities.kept[keyOf(m, s.plan.signRect(n))] == nil {
				return false
			}
		}
		return true
	})
}

// seenAt is the tone of the picture of a row on the screen.
func seenAt(screen *image.RGBA, at widget.Rect) color.RGBA {
	x, y := at.Centre()
	return screen.RGBAAt(int(x), int(y))
}

// TestARowShowsTheCityOfItsMatch, of the match as it stands, running or over. Until it is painted, and where there is none, the
// sign of the game is seen.
func TestARowShowsTheCityOfItsMatch(t *testing.T) {
	drive.Window(t)
	folder := t.TempDir()
	app := filesApp(t, folder)
	left(t, app, 1)
	left(t, app, 2)
	app.Begin(alone(3))
	toTheEnd(t, app)
	newTitle(app)
	if err := os.WriteFile(filepath.Join(folder, "finished", "2026-01-01-bidding-9.txt"), []byte("capital 1\ngame bidding 1\ndamaged\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	signs := drawnRows(t, app, matchesOn(t, app))
	pictured(t, app)
	s := matchesOn(t, app)
	if s.Update(app, nil); len(s.shown) != 4 {
		t.Fatalf("listed are %v", seedsOf(s))
	}
	paintedAll(t, app, s)
	if !s.Changed() {
		t.Error("the screen is not drawn again")
	}
	for n, tone := range drawnRows(t, app, s) {
		want := toneOf(s.row(n).Told.Seed)
		if s.row(n).Err != "" {
			want = signs[n]
		}
		if tone != want {
			t.Errorf("%s shows %v, not %v", s.row(n).Path, tone, want)
		}
	}
}

// drawnRows are the tones in the middles of the pictures of all rows.
func drawnRows(t *testing.T, app *App, s *matchesScreen) (tones []color.RGBA) {
	t.Helper()
	screen := pictureOf(t, app, s)
	for n := range min(s.plan.rows, len(s.shown)) {
		tones = append(tones, seenAt(screen, s.plan.signRect(n)))
	}
	return tones
}

// TestOnlyCitiesThatAreSeenArePainted, each once, and few are kept.
func TestOnlyCitiesThatAreSeenArePainted(t *testing.T) {
	folder := t.TempDir()
	many(t, folder, 3*mostPictures)
	app := filesApp(t, folder)
	painted := pictured(t, app)
	s := matchesOn(t, app)
	want := func(many int) {
		t.Helper()
		paintedAll(t, app, s)
		if got := int(painted.Load()); got != many {
			t.Errorf("%d are painted, not %d", got, many)
		}
	}
	rows := s.plan.rows
	want(rows)
	whole(t, app, input.Intent{Kind: input.Turn, Number: 1, DY: 1})
	want(rows + 1)
	whole(t, app, input.Intent{Kind: input.Turn, Number: 1, DY: -1})
	want(rows + 1)
	s.scroll(app, len(s.shown))
	want(2*rows + 1)
	for range len(s.shown) / rows {
		s.scroll(app, -rows)
		paintedAll(t, app, s)
		if len(s.cities.kept) > mostPictures {
			t.Fatalf("%d are kept", len(s.cities.kept))
		}
	}
	before := painted.Load()
	s.scroll(app, -s.first)
	if paintedAll(t, app, s); painted.Load() > before+int32(rows) {
		t.Error("what is seen is given back")
	}
	s.close()
	if len(s.cities.kept) != 0 {
		t.Error("pictures are kept when nobody looks")
	}
}

// TestAPictureIsOfWhatTheFileSays: it is painted anew once that is another match, and a failed one is tried once.
func TestAPictureIsOfWhatTheFileSays(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	left(t, app, 1)
	newTitle(app)
	painted := pictured(t, app)
	s := matchesOn(t, app)
	paintedAll(t, app, s)
	tone := func() color.RGBA {
		return s.cities.kept[keyOf(s.row(0), s.plan.signRect(0))].painted.RGBAAt(3, 3)
	}
	if tone() != toneOf(1) {
		t.Errorf("it shows %v", tone())
	}
	other := filesApp(t, t.TempDir())
	text := left(t, other, 2)
	if err := os.WriteFile(filepath.Join(folder, matchFile), []byte(text+"# longer\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	s.changed(app)
	listedAll(t, app, s)
	if paintedAll(t, app, s); tone() != toneOf(2) || painted.Load() != 2 {
		t.Errorf("it shows %v after %d", tone(), painted.Load())
	}
	app.cabinet.games[0].Picture = func(context.Context, string, int, int) (image.Image, error) {
		painted.Add(1)
		return nil, errors.New("it can't be painted")
	}
	s = matchesOn(t, app)
	paintedAll(t, app, s)
	for range testscope.Count(20, 200) {
		s.Update(app, nil)
	}
	if key := keyOf(s.row(0), s.plan.signRect(0)); painted.Load() != 3 || s.cities.of(key) != nil {
		t.Errorf("%d are painted", painted.Load())
	}
}

// TestAPictureThatNobodyWaitsForIsNotKept: the screen was left while it was painted.
func TestAPictureThatNobodyWaitsForIsNotKept(t *testing.T) {
	app := filesApp(t, t.TempDir())
	left(t, app, 1)
	newTitle(app)
	ended := make(chan struct{})
	app.cabinet.games[0].Picture = func(ctx context.Context, _ string, wide, high int) (image.Image, error) {
		<-ctx.Done()
		close(ended)
		return image.NewRGBA(image.Rect(0, 0, wide, high)), nil
	}
	s := matchesOn(t, app)
	drive.Until(t, "it is being painted", func() bool {
		s.Update(app, nil)
		return s.cities.painting.Busy()
	})
	s.close()
	<-ended
	drive.Until(t, "the painter has ended", func() bool {
		s.cities.take()
		return !s.cities.painting.Busy()
	})
	if len(s.cities.kept) != 0 {
		t.Error("it is kept")
	}
}
