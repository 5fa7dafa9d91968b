package ai

import "syscall/js"

// oneThread is true in the page of a browser: whoever thinks long there has to let
// the game go on. A Web Worker has nothing else to do, nor has a program without a page.
var oneThread = js.Global().Get("Window").Truthy()
