// Package postertest looks whether small pictures of a game's matches show what lies open there, and no more.
package postertest

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"math/rand/v2"
	"testing"

	"capital/game/testscope"
	"capital/rules/record"
)

// Picture paints a small picture of a record's match.
type Picture func(ctx context.Context, text string, wide, high int) (image.Image, error)

// Grows plays matches at random and has them painted again and again on their way: the picture is another one exactly where what it
// shows has become another. It is of the size that is asked for and has no gap; of what is no record there is none.
func Grows[M, A, E any](t *testing.T, rules *record.Rules[M, A, E], choose func(m *M, seat int, random *rand.Rand) A, paint Picture, shows func(m *M) any) {
	t.Helper()
	for seed := range uint64(testscope.Count(2, 6)) {
		random := rand.New(rand.NewPCG(seed, 1))
		r := record.Record[A]{Seed: seed}
		for range 2 {
			r.Seats = append(r.Seats, record.Seat{Player: "person", Name: "Anna"})
		}
		if _, err := rules.Play(&r, func(m *M, seat int) (A, error) { return choose(m, seat, random), nil }, nil); err != nil {
			t.Fatal(err)
		}
		const steps = 60
		var before *image.RGBA
		shown, changes, same := "", 0, 0
		for move := 0; move <= len(r.Actions); move += max(len(r.Actions)/steps, 1) {
			part := r
			part.Actions = r.Actions[:move]
			match, err := rules.Replay(&part, nil)
			if err != nil {
				t.Fatal(err)
			}
			picture := painted(t, paint, rules.Text(&part, &match))
			now := fmt.Sprint(shows(&match))
			if before != nil {
				if other := !bytes.Equal(picture.Pix, before.Pix); other != (now != shown) {
					t.Errorf("match %d, move %d: the picture is another one, %v; shown is\n%s\nafter\n%s", seed, move, other, now, shown)
				}
				if now != shown {
					changes++
				} else {
					same++
				}
			}
			before, shown = picture, now
		}
		if changes < 5 || same == 0 {
			t.Errorf("match %d: %d changes and %d stays were looked at", seed, changes, same)
		}
	}
	if _, err := paint(t.Context(), "capital 1\n", 20, 20); err == nil {
		t.Error("no record has a picture")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	r := record.Record[A]{Seats: []record.Seat{{Player: "person"}, {Player: "person"}}}
	match, err := rules.Replay(&r, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := paint(ctx, rules.Text(&r, &match), 20, 20); err == nil {
		t.Error("it is painted though nobody waits")
	}
}

// painted is the small picture of a record.
func painted(t *testing.T, paint Picture, text string) *image.RGBA {
	t.Helper()
	const wide, high = 140, 76
	made, err := paint(t.Context(), text, wide, high)
	if err != nil {
		t.Fatal(err)
	}
	picture := made.(*image.RGBA)
	if picture.Rect != image.Rect(0, 0, wide, high) || !picture.Opaque() {
		t.Fatalf("a picture of %v, opaque %v", picture.Rect, picture.Opaque())
	}
	return picture
}
