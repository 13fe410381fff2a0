/**
 * Runs in the page from its source text: starts what `startAfterFirstPaint` deferred. Hidden pages never
 * paint, and some browsers do not report the paint: scripts then start at once, or shortly after load. A
 * page being left (app/page/drawn-address.ts) starts nothing. A one-time install offer is stored meanwhile
 * (app/pwa/install-prompt.ts).
 */
export function startScripts(page: Document, view: Window & typeof globalThis): void {
  const UNPAINTED_MS = 1_000;
  const start = () => {
    const entry = page.querySelector<HTMLScriptElement>('script[type="later-module"]');
    const isLeft: unknown = Reflect.get(view, "drawnPage")?.isLeft;
    if (!entry || page.readyState === "loading" || isLeft) return;
    for (const link of page.querySelectorAll<HTMLLinkElement>("link[data-later]")) {
      link.href = link.dataset["later"] ?? "";
    }
    // Some browsers do not evaluate a changed script again, so a new one replaces it.
    const started = page.createElement("script");
    started.type = "module";
    started.nonce = entry.nonce;
    started.textContent = entry.textContent;
    entry.replaceWith(started);
  };
  const startParsed = () => {
    if (page.readyState === "loading") page.addEventListener("DOMContentLoaded", start);
    else start();
  };
  view.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    Reflect.set(view, "earlyInstallPrompt", event);
  });
  view.addEventListener("load", () => setTimeout(start, UNPAINTED_MS));
  page.addEventListener("visibilitychange", startParsed);
  if (page.hidden || !("PerformanceObserver" in view)) startParsed();
  else {
    new view.PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) startParsed();
    }).observe({ type: "paint", buffered: true });
  }
}

const PRELOAD = '<link rel="modulepreload" href="';
const ENTRY = ' type="module" async="">';
const CONTEXT = ">window.__remixContext = ";

/**
 * Defers a page's modules until after its first paint, because they would compete with styles for bandwidth
 * and delay the content. Forms and links work without them. React hydrates the changed markup: only
 * attributes differ, which it does not compare.
 */
export function startAfterFirstPaint(html: string): string {
  return html
    .replaceAll(PRELOAD, '<link rel="modulepreload" data-later="')
    .replace(ENTRY, ' type="later-module" async="">')
    .replace(CONTEXT, () => `>(${startScripts.toString()})(document,window);${CONTEXT.slice(1)}`);
}
