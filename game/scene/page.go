//go:build !js

package scene

import (
	"context"
	"errors"

	"capital/game/scene/narration"
)

// address is that of the page around the program. Here there is none.
type address struct{}

func (*address) listen()      {}
func (*address) take() string { return "" }
func (*address) base() string { return "" }

// raiseCurtain tells a page that the game is about to draw. Here there is none.
func raiseCurtain() {}

// copyText is never asked where there is no page.
func copyText(context.Context, string, string) error { return errors.ErrUnsupported }

// pageTeller tells the page around the program what the screens say. Here there is no page.
func pageTeller() func(narration.Told) { return nil }
