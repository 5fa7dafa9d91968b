//go:build !js

package ai

// oneThread is true in the page of a browser: whoever thinks long there has to let
// the game go on.
const oneThread = false
