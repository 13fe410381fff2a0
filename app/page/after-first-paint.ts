/**
 * Runs in the page, by its text alone: it starts what `startAfterFirstPaint` put off. A page that nobody
 * looks at is not painted, and not every browser tells of its paint: there it starts at once, or a little
 * after all is loaded; a page that is left (app/page/drawn-address.ts) starts nothing. What the browser
 * offers meanwhile, and offers once, is kept (app/pwa/install-prompt.ts).
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
    // Browsers that once looked at a script don't all look again: a new one stands where it stood.
    const begun = page.createElement("script");
    begun.type = "module";
    begun.nonce = entry.nonce;
    begun.textContent = entry.textContent;
    entry.replaceWith(begun);
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
 * A drawn page whose modules are asked for after its first paint: beside its styles they would only share
 * the line, and keep what is to be read from being seen. Forms and links work meanwhile without them.
 * React takes over what it drew: what differs are attributes, which it does not look at.
 */
export function startAfterFirstPaint(html: string): string {
  return html
    .replaceAll(PRELOAD, '<link rel="modulepreload" data-later="')
    .replace(ENTRY, ' type="later-module" async="">')
    .replace(CONTEXT, () => `>(${startScripts.toString()})(document,window);${CONTEXT.slice(1)}`);
}
