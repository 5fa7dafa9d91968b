package main

import "syscall/js"

func init() { js.Global().Call("raiseCurtain") }
