"use strict";

// The page around the game: it loads the program, shows how far it has come, and says plainly when something is missing.
// body[data-state] is "loading", then "running"; "failed" when the game cannot start or broke off, "ended" when it was left.
(() => {
  const here = document.currentScript.src;
  const part = (id) => document.getElementById(id);
  const isKept = document.body.dataset.kept === "yes";

  // What the page itself says, in the languages of the game but English: for each, the texts in the order of these.
  const english = [
    "Four board games about building a capital",
    "Loading",
    "Starting",
    "Start again",
    "This browser has no WebAssembly, which the game is made of. A current Firefox, Chrome, Edge or Safari has it.",
    "This browser has no WebGL 2, with which the game draws. It may be switched off, or the browser may be too old.",
    "The game could not be loaded. Is the connection still there?",
    "The game is closed. Your matches are kept in this browser.",
    "The game has stopped by mistake. What was saved is still there.",
  ];
  const translated = {
    de: [
      "Vier Brettspiele um den Bau einer Hauptstadt",
      "Wird geladen",
      "Wird gestartet",
      "Neu starten",
      "Diesem Browser fehlt WebAssembly, woraus das Spiel besteht. Ein aktueller Firefox, Chrome, Edge oder Safari hat es.",
      "Diesem Browser fehlt WebGL 2, womit das Spiel zeichnet. Vielleicht ist es abgeschaltet, oder der Browser ist zu alt.",
      "Das Spiel konnte nicht geladen werden. Besteht die Verbindung noch?",
      "Das Spiel ist geschlossen. Deine Partien bleiben in diesem Browser erhalten.",
      "Das Spiel wurde durch einen Fehler beendet. Was gespeichert war, ist noch da.",
    ],
    pl: [
      "Cztery gry planszowe o budowaniu stolicy",
      "Wczytywanie",
      "Uruchamianie",
      "Zacznij od nowa",
      "Ta przeglądarka nie ma WebAssembly, z którego zrobiona jest gra. Ma je aktualny Firefox, Chrome, Edge lub Safari.",
      "Ta przeglądarka nie ma WebGL 2, którym gra rysuje. Może jest wyłączony albo przeglądarka jest zbyt stara.",
      "Nie udało się wczytać gry. Czy połączenie nadal działa?",
      "Gra jest zamknięta. Twoje partie zostają w tej przeglądarce.",
      "Gra zatrzymała się przez pomyłkę. To, co zapisano, nadal tu jest.",
    ],
  };

  // chosen is the language that was chosen in the game or, where none was, the first of the browser's that there is.
  function chosen() {
    try {
      const kept = JSON.parse(localStorage.getItem("capital/settings.json") ?? "{}").Language;
      if (kept) return kept;
    } catch {
      // Nothing is kept here, or nothing of use: the game says so itself.
    }
    const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return known.find((code) => code === "en" || code in translated) ?? "en";
  }

  // say gives an English text in the language that was chosen.
  const say = (text) => translated[document.documentElement.lang]?.[english.indexOf(text)] ?? text;

  document.documentElement.lang = chosen();
  for (const id of ["line", "said", "again"]) part(id).textContent = say(part(id).textContent);
  part("bar").setAttribute("aria-label", say("Loading"));

  function show(state, words) {
    document.body.dataset.state = state;
    part("said").textContent = words && say(words);
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
    if (document.body.dataset.state !== "loading") return; // what it failed of is shown
    part("done").style.transform = `scaleX(${share})`;
    part("bar").setAttribute("aria-valuenow", String(Math.floor(100 * share)));
    const size = onWire > 0 ? ` ${(onWire / 1e6).toFixed(1)} MB` : "";
    part("said").textContent = share === 1 ? say("Starting") : share > 0 ? `${say("Loading")}${size}: ${Math.floor(100 * share)} %` : say("Loading") + size;
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
      cancel: (cause) => reader.cancel(cause),
    });
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  }

  async function load(imports) {
    // Beside a page for people lies a compressed one; what a worker has kept does not travel.
    const packed = isKept && !navigator.serviceWorker?.controller;
    const response = await (packed ? fetchSmallest : fetch)("capital.wasm");
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

  // readers lets the game say what it shows to those who do not see it: each thing is a line that readers of the screen hear
  // of, the last of which stay. The canvas is an application to them: its keys are the game's own.
  function readers() {
    const most = 60;
    globalThis.tellReader = (words, urgent) => {
      const place = part(urgent ? "urgent" : "told");
      const line = document.createElement("p");
      line.textContent = words;
      place.append(line);
      while (place.childElementCount > most) place.firstElementChild.remove();
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
    if (frames > 0) {
      requestAnimationFrame(() => raise(frames - 1));
      return;
    }
    show("running", "");
    keep();
    const canvas = document.querySelector("canvas");
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-label", document.title);
    canvas.focus();
  }

  // isMixed reports whether the page is a kept one and this script came past what keeps it. A browser that is changing over to a
  // newer build now and then has it so; loaded once more, all is of one build.
  function isMixed() {
    const [page] = performance.getEntriesByType("navigation");
    const [script] = performance.getEntriesByName(here);
    return page?.workerStart > 0 && script?.workerStart === 0 && script.transferSize > 0;
  }

  // loadsAgain loads a mixed page once more, and reports that. It does not do so twice in a row.
  function loadsAgain() {
    const mark = "capital/again";
    try {
      const again = isMixed() && !sessionStorage.getItem(mark);
      if (again) sessionStorage.setItem(mark, "yes");
      else sessionStorage.removeItem(mark);
      if (again) location.reload();
      return again;
    } catch {
      return false; // nothing is kept here, so it could do so without end
    }
  }

  async function start() {
    if (loadsAgain()) return;
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
    readers();
    if (globalThis.AudioContext) answerOnce(AudioContext);
    globalThis.raiseCurtain = () => raise(3); // the game calls it when it is about to draw
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
    if (!isKept || !navigator.serviceWorker) return;
    navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }).catch((cause) => console.warn("the page is not kept", cause));
  }

  // dropped keeps from the game what the browser calls a file without having one, like a picture of another page: the engine would
  // break off. Nor does anything that is dropped lead away from the page.
  function dropped(event) {
    event.preventDefault();
    const items = [...(event.dataTransfer?.items ?? [])];
    if (items.some((item) => item.kind === "file" && !item.webkitGetAsEntry())) event.stopPropagation();
  }

  part("again").addEventListener("click", () => location.reload());
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", dropped, { capture: true });
  addEventListener("contextmenu", (event) => event.preventDefault());
  for (const gesture of ["gesturestart", "gesturechange", "dblclick"]) {
    addEventListener(gesture, (event) => event.preventDefault(), { passive: false });
  }
  addEventListener("wheel", (event) => { if (event.ctrlKey) event.preventDefault(); }, { passive: false });
  start();
})();
