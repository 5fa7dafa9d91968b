"use strict";

// The page around the game: it loads the program, shows how far it has come, and says plainly when something is missing.
// body[data-state] is "loading", then "running"; "failed" when the game cannot start or broke off, "ended" when it was left.
(() => {
  const part = (id) => document.getElementById(id);

  function show(state, words) {
    document.body.dataset.state = state;
    part("said").textContent = words;
    part("again").hidden = state !== "failed" && state !== "ended";
  }

  function fail(words, cause) {
    if (cause) console.error(cause);
    show("failed", words);
  }

  // missing names what this browser lacks, in a sentence, or is empty.
  function missing() {
    if (typeof WebAssembly !== "object") {
      return "This browser has no WebAssembly, which the game is made of. A current Firefox, Chrome, Edge or Safari has it.";
    }
    if (!document.createElement("canvas").getContext("webgl2")) {
      return "This browser has no WebGL 2, with which the game draws. It may be switched off, or the browser may be too old.";
    }
    return "";
  }

  // progress shows which share of the program is here, and how many bytes it takes on its way, 0 where nobody knows.
  function progress(share, onWire) {
    part("done").style.transform = `scaleX(${share})`;
    part("bar").setAttribute("aria-valuenow", String(Math.floor(100 * share)));
    const size = onWire > 0 ? ` ${(onWire / 1e6).toFixed(1)} MB` : "";
    part("said").textContent = share === 1 ? "Starting" : share > 0 ? `Loading${size}: ${Math.floor(100 * share)} %` : `Loading${size}`;
  }

  // counted passes a response on and reports how much has come. What is counted is the program itself, which travels
  // compressed: its whole size stands in the page, and Content-Length is the size on the way.
  function counted(response) {
    const total = Number(document.body.dataset.size);
    const onWire = Number(response.headers.get("Content-Length")) || 0;
    progress(0, onWire);
    const reader = response.body.getReader();
    let bytes = 0;
    const stream = new ReadableStream({
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) {
          controller.close();
          return;
        }
        bytes += value.length;
        progress(total > 0 ? Math.min(1, bytes / total) : 0, onWire);
        controller.enqueue(value);
      },
    });
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  }

  async function load(imports) {
    const response = await fetch("capital.wasm");
    if (!response.ok) throw new Error(`capital.wasm: ${response.status} ${response.statusText}`);
    const whole = counted(response);
    if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(whole, imports);
    return WebAssembly.instantiate(await whole.arrayBuffer(), imports);
  }

  // thinkers lets the game start Web Workers in which it can think beside the page. What a worker says goes to hear: null
  // when it can't be had or has ended.
  function thinkers(program) {
    globalThis.startThinker = (hear) => {
      try {
        const worker = new Worker("thinker.js");
        worker.onmessage = (event) => hear(event.data);
        worker.onerror = worker.onmessageerror = (event) => {
          console.warn("a worker failed", event.message);
          hear(null);
        };
        worker.postMessage(program);
        return worker;
      } catch (cause) {
        console.warn("no worker can be had", cause);
        hear(null);
        return null;
      }
    };
  }

  // Oto, through which the game is heard, asks the browser for leave to make sound at every press, until it has it. What it
  // wants to be told then may be told only once: the second time it has already given it up. So only the first that asks
  // is answered, as long as that is not in vain.
  function answerOnce(kind) {
    const resume = kind.prototype.resume;
    kind.prototype.resume = function () {
      const resumed = resume.call(this);
      if (this.answering) return new Promise(() => {});
      this.answering = true;
      resumed.catch(() => { this.answering = false; });
      return resumed;
    };
  }

  // raise lifts the curtain once the game has had time to draw.
  function raise(frames) {
    if (document.body.dataset.state !== "loading") return;
    if (frames > 0 || !document.querySelector("canvas")) {
      requestAnimationFrame(() => raise(frames - 1));
      return;
    }
    show("running", "");
    keep();
    document.querySelector("canvas").focus();
  }

  async function start() {
    const lack = missing();
    if (lack) {
      fail(lack);
      return;
    }
    const go = new Go();
    go.argv = ["capital"];
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) go.argv.push("-reduced-motion");
    let code = 0;
    go.exit = (c) => { code = c; };

    let program;
    try {
      program = await load(go.importObject);
    } catch (cause) {
      fail("The game could not be loaded. Is the connection still there?", cause);
      return;
    }
    thinkers(program.module);
    if (globalThis.AudioContext) answerOnce(AudioContext);
    requestAnimationFrame(() => raise(3));
    try {
      await go.run(program.instance);
    } catch (cause) {
      code = 2;
      console.error(cause);
    }
    if (code === 0) show("ended", "The game is closed. Your matches are kept in this browser.");
    else fail("The game has stopped by mistake. What was saved is still there.");
  }

  // keep has the browser keep the page for when there is no connection, once nothing more important is to be fetched. Where
  // it can't, the page is as it would be without.
  function keep() {
    if (document.body.dataset.kept !== "yes" || !navigator.serviceWorker) return;
    navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }).catch((cause) => console.warn("the page is not kept", cause));
  }

  part("again").addEventListener("click", () => location.reload());
  addEventListener("contextmenu", (event) => event.preventDefault());
  for (const gesture of ["gesturestart", "gesturechange", "dblclick"]) {
    addEventListener(gesture, (event) => event.preventDefault(), { passive: false });
  }
  addEventListener("wheel", (event) => { if (event.ctrlKey) event.preventDefault(); }, { passive: false });
  start();
})();
