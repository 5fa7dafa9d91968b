"use strict";

// A Web Worker in which computer players think: the game's program runs here once more, without a page. The page sends
// the program first, then jobs; what comes back are answers, or null when no more will come.
importScripts("wasm_exec.js");

// The engine is part of the program, and when it starts it looks round in the page, though nothing is ever drawn here. It
// finds this: whatever is asked of it or done to it, it is itself.
const nothing = new Proxy(function () {}, { get: () => nothing, set: () => true, apply: () => nothing });
self.window = self.document = nothing;
self.Document = class { get hidden() { return true; } };

self.onmessage = async (event) => {
  const go = new Go();
  go.argv = ["capital", "think"];
  try {
    await go.run(await WebAssembly.instantiate(event.data, go.importObject));
  } catch (cause) {
    console.warn(cause);
  }
  postMessage(null);
};
