//go:build !js && !ebitenginevmguest

package audio

// hidden is what a card knows of a program that can't be seen: nothing, since that goes on and tells by itself.
type hidden struct{}

func (hidden) hush(*card, bool) {}
