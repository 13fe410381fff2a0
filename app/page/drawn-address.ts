type DrawnPage = { isLeft: boolean };

/**
 * Runs in the page from its source text, before the first style sheet: scripts after a style sheet wait for
 * it. Before hydration, a history step leads to another document's address: that address is fetched, and
 * this page starts nothing more. A step before this script shows as a path other than the rendered one; the
 * page is then fetched once at most. The script element is removed, because React did not render it.
 */
export function noteAddress(
  page: Document,
  view: Window & typeof globalThis,
  drawnPath: string,
): void {
  const FETCHED = "fetched-anew";
  const { location } = view;
  const addressOf = ({ pathname, search }: Location) => pathname + search;
  const drawnFor = addressOf(location);
  const noted: DrawnPage = { isLeft: false };
  Reflect.set(view, "drawnPage", noted);
  const leave = () => {
    noted.isLeft = true;
    location.reload();
  };
  view.addEventListener("popstate", (step) => {
    if ("hydrated" in page.documentElement.dataset) return;
    if (!noted.isLeft && addressOf(location) === drawnFor) return;
    // The router may be running already, but a change now would break hydration.
    step.stopImmediatePropagation();
    leave();
  });
  // The browser may restore a page that was left, in its old state.
  view.addEventListener("pageshow", ({ persisted }) => persisted && noted.isLeft && leave());
  page.currentScript?.remove();
  try {
    const { sessionStorage: saved } = view;
    const fetched = saved.getItem(FETCHED);
    // A proxy may encode letters of the path differently.
    const isOwn = decodeURIComponent(location.pathname) === decodeURIComponent(drawnPath);
    if (isOwn) saved.removeItem(FETCHED);
    else if (fetched !== drawnFor) {
      saved.setItem(FETCHED, drawnFor);
      leave();
    }
  } catch {
    // Without storage or a valid path it is unknown whether the page was fetched already: the page stays.
  }
}

/** True if the address no longer matches the rendered page: another document is loading. */
export function isLeft(view: Window): boolean {
  return (Reflect.get(view, "drawnPage") as DrawnPage | undefined)?.isLeft === true;
}

export function withNotedAddress(html: string, path: string, nonce: string): string {
  const drawnPath = JSON.stringify(path).replaceAll("<", "\\u003c");
  const script = `<script nonce="${nonce}">(${noteAddress.toString()})(document,window,${drawnPath})</script>`;
  return html.replace("<head>", () => `<head>${script}`);
}
