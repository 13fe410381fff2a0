/** What the page notes of itself before anything of it is there, in its window as `drawnPage`. */
type DrawnPage = { isLeft: boolean };

/**
 * Runs in the page, by its text alone, before the first sheet: no script behind a sheet runs until that
 * has come. Until the router is there an address that is stepped to belongs to what another document
 * drew: it is fetched, and this page begins nothing more. The element goes, since React did not draw it.
 */
export function noteAddress(page: Document, view: Window & typeof globalThis): void {
  const addressOf = ({ pathname, search }: Location) => pathname + search;
  const drawnFor = addressOf(view.location);
  const noted: DrawnPage = { isLeft: false };
  Reflect.set(view, "drawnPage", noted);
  view.addEventListener("popstate", () => {
    if (Reflect.has(view, "__remixRouter")) return;
    if (!noted.isLeft && addressOf(view.location) === drawnFor) return;
    noted.isLeft = true;
    view.location.reload();
  });
  page.currentScript?.remove();
}

/** Whether the page's address is no longer that of what was drawn: another document is on its way. */
export function isLeft(view: Window): boolean {
  return (Reflect.get(view, "drawnPage") as DrawnPage | undefined)?.isLeft === true;
}

/** A drawn page that notes its address; `nonce` is the one of its other scripts. */
export function withNotedAddress(html: string, nonce: string): string {
  const script = `<script nonce="${nonce}">(${noteAddress.toString()})(document,window)</script>`;
  return html.replace("<head>", () => `<head>${script}`);
}
