/** What the page notes of itself before anything of it is there, in its window as `drawnPage`. */
type DrawnPage = { isLeft: boolean };

/**
 * Runs in the page, by its text alone, before the first sheet: no script behind a sheet runs until that
 * has come. Until React has taken the page over, an address that is stepped to belongs to what another
 * document drew: it is fetched, and this page begins nothing more. That a step came before this script is
 * seen by the path that the page was drawn for; where it is another's all the same, once is enough. The
 * element goes, since React did not draw it.
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
    // The router may be there already, but what it changes now, React would find other than drawn.
    step.stopImmediatePropagation();
    leave();
  });
  // The browser may bring back a page that was left, as it was then.
  view.addEventListener("pageshow", ({ persisted }) => persisted && noted.isLeft && leave());
  page.currentScript?.remove();
  try {
    const { sessionStorage: kept } = view;
    const fetched = kept.getItem(FETCHED);
    // A proxy may write a letter of it another way.
    const isOwn = decodeURIComponent(location.pathname) === decodeURIComponent(drawnPath);
    if (isOwn) kept.removeItem(FETCHED);
    else if (fetched !== drawnFor) {
      kept.setItem(FETCHED, drawnFor);
      leave();
    }
  } catch {
    // Of no memory, or no such path, nobody knows whether it was fetched already: the page stays.
  }
}

/** Whether the page's address is no longer that of what was drawn: another document is on its way. */
export function isLeft(view: Window): boolean {
  return (Reflect.get(view, "drawnPage") as DrawnPage | undefined)?.isLeft === true;
}

/** A drawn page that notes its address; `nonce` is the one of its other scripts. */
export function withNotedAddress(html: string, path: string, nonce: string): string {
  const drawnPath = JSON.stringify(path).replaceAll("<", "\\u003c");
  const script = `<script nonce="${nonce}">(${noteAddress.toString()})(document,window,${drawnPath})</script>`;
  return html.replace("<head>", () => `<head>${script}`);
}
