// Keeps one whole build of the page, so that it opens without a connection. Whoever packs the page puts before this how files
// are fetched (fetch.js), and what the build consists of: build.name, build.files with the SHA-256 of each, in hexadecimal
// digits, and build.packed, those beside which a compressed one lies.
//
// Two builds are never mixed: a build is kept only if all its files came as listed, under a name of its own, and takes over
// when the last tab of the one before it is closed. Two copies of the page in two folders of a host know nothing of each other.

const base = new URL("./", self.location);
const prefix = `capital ${base.pathname} `; // no path has a space in it
const kept = prefix + build.name;

function hexadecimal(buffer) {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function bring(cache, name, sum) {
  const url = new URL(name, base);
  const fetching = build.packed.includes(name) ? fetchSmallest : fetch;
  const response = await fetching(url, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (hexadecimal(await crypto.subtle.digest("SHA-256", bytes)) !== sum) throw new Error(`${url} is of another build`);
  // What the host says of a file holds for the one that is kept, but for how it has travelled.
  const headers = new Headers(response.headers);
  for (const ofTravel of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(ofTravel);
  await cache.put(url, new Response(bytes, { headers }));
}

async function keepAll() {
  try {
    const cache = await caches.open(kept);
    await Promise.all(Object.entries(build.files).map(([name, sum]) => bring(cache, name, sum)));
  } catch (cause) {
    await caches.delete(kept);
    throw cause;
  }
}

// isEarlier reports whether a cache is of another build of this page. Version 1.0.0 named none after its folder.
async function isEarlier(name) {
  if (name.startsWith("capital-")) return Boolean(await caches.match(base, { cacheName: name }));
  return name.startsWith(prefix) && name !== kept;
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (await isEarlier(name)) await caches.delete(name);
  }
}

async function answer(request) {
  // The page itself is kept by the name of its folder; some open it by its own.
  const asked = new URL(request.url).pathname === `${base.pathname}index.html` ? base : request;
  return (await caches.match(asked, { cacheName: kept, ignoreSearch: true })) || fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === base.origin && url.pathname.startsWith(base.pathname)) {
    event.respondWith(answer(event.request));
  }
});
