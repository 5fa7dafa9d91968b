// Keeps one whole build of the page, so that it opens without a connection. Whoever packs the page puts before this what
// the build consists of: build.name, and build.files with the SHA-256 of each, in hexadecimal digits.
//
// Two builds are never mixed: a build is kept only if all its files came as listed, under a name of its own, and takes over
// when the last tab of the one before it is closed.

const prefix = "capital-";
const kept = prefix + build.name;
const base = new URL("./", self.location);

function hexadecimal(buffer) {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function bring(cache, name, sum) {
  const url = new URL(name, base);
  const response = await fetch(url, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (hexadecimal(await crypto.subtle.digest("SHA-256", bytes)) !== sum) throw new Error(`${url} is of another build`);
  await cache.put(url, new Response(bytes, { headers: { "Content-Type": response.headers.get("Content-Type") || "" } }));
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

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== kept);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(kept);
  return (await cache.match(request, { ignoreSearch: true })) || fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === base.origin && url.pathname.startsWith(base.pathname)) {
    event.respondWith(answer(event.request));
  }
});
