/** The offline page: comes back by itself, and lists what this member saved and read last. */
const FAVOURITES_LIST = /\/favorites$/;
const LOOK_EVERY_MS = 10_000;

async function look() {
  if (!navigator.onLine) return;
  const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer) location.reload();
}

async function listKept(prefix, section) {
  const names = await caches.keys();
  const list = section.querySelector("ul");
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).reverse()) {
      if (FAVOURITES_LIST.test(request.url)) continue;
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
  section.hidden = list.childElementCount === 0;
}

document.querySelector("#again").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
setInterval(look, LOOK_EVERY_MS);
listKept("portal-saved:", document.querySelector("#saved"));
listKept("portal-read:", document.querySelector("#read"));
