/** The offline page: comes back by itself, and lists what this member read last. */
const READ_CACHE = "portal-read:";
const LOOK_EVERY_MS = 10_000;

async function look() {
  if (!navigator.onLine) return;
  const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer) location.reload();
}

async function listSaved() {
  const names = await caches.keys();
  const list = document.querySelector("#saved ul");
  for (const name of names.filter((each) => each.startsWith(READ_CACHE))) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).reverse()) {
      const html = await (await cache.match(request)).text();
      const title = new DOMParser().parseFromString(html, "text/html").title;
      const link = document.createElement("a");
      link.href = new URL(request.url).pathname;
      link.textContent = title.split(" · ")[0];
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    }
  }
  document.querySelector("#saved").hidden = list.childElementCount === 0;
}

document.querySelector("#again").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
setInterval(look, LOOK_EVERY_MS);
listSaved();
