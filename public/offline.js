/** The offline page: comes back by itself, lists what this member saw, saved and read last, and counts what waits. */
const FAVOURITES_LIST = /\/favorites$/;
const LOOK_EVERY_MS = 10_000;

async function look() {
  if (!navigator.onLine) return;
  const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer) location.reload();
}

/** Fills a list that is not shown yet; links that moved while somebody reached for them would mislead. */
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
  return () => {
    section.hidden = list.childElementCount === 0;
  };
}

/** The portal's own typeface, where its file was kept with a page. */
async function takeTypeface() {
  const assets = await caches.open("portal-assets");
  const file = (await assets.keys()).find(({ url }) => /hanken-grotesk[^/]*\.woff2$/.test(url));
  if (!file) return;
  const bytes = await (await assets.match(file)).arrayBuffer();
  const face = new FontFace("Hanken Grotesk Variable", bytes, { weight: "100 900" });
  document.fonts.add(await face.load());
}

async function showKept() {
  const shows = await Promise.all([
    listKept("portal-kit:", document.querySelector("#kit")),
    listKept("portal-lists:", document.querySelector("#lists")),
    listKept("portal-saved:", document.querySelector("#saved")),
    listKept("portal-read:", document.querySelector("#read")),
  ]);
  for (const show of shows) show();
}

// As the pages keep it; without one the system chooses.
document.documentElement.dataset.theme = localStorage.getItem("portal_theme") ?? "auto";
/** How many favorites were pressed without a connection and wait for it. */
function showWaiting() {
  // Kept for one member at a time, whose id stands in between.
  const key = Object.keys(localStorage).find((each) =>
    /^portal:own:[^:]+:waiting-favorites$/.test(each),
  );
  const changes = JSON.parse(localStorage.getItem(key) ?? "[]");
  const count = changes.filter(({ isRefused }) => !isRefused).length;
  if (count === 0) return;
  const wait = count === 1 ? "1 favorito espera" : `${count} favoritos esperam`;
  const saved = count === 1 ? "ser salvo" : "serem salvos";
  document.querySelector("#waiting").textContent = `${wait} a conexão para ${saved}.`;
}

document.querySelector("#again").addEventListener("click", () => location.reload());
// The event says that there may be a connection; only an answer says that there is one.
addEventListener("online", look);
setInterval(look, LOOK_EVERY_MS);
showWaiting();
void showKept();
void takeTypeface();
