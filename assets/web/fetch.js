"use strict";

// fetchSmallest fetches a file. Where its host sends it as large as it is, the compressed one that lies beside it comes
// instead, and is unpacked here. Of its headers those of the file itself are told, and the length of what travels.
async function fetchSmallest(url, options) {
  const plain = await fetch(url, options);
  if (!plain.ok || plain.headers.get("Content-Encoding") || !self.DecompressionStream) return plain;
  const small = await fetch(`${url}.gz`, options).catch(() => null);
  if (!small?.ok || small.headers.get("Content-Type")?.startsWith("text/html")) return plain; // some answer so for what they lack
  plain.body.cancel();
  const headers = new Headers(plain.headers);
  headers.set("Content-Length", small.headers.get("Content-Length") ?? "");
  const unpacked = small.headers.get("Content-Encoding") ? small.body : small.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked, { headers });
}
