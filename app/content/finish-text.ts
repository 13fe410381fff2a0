import { linkHeadings } from "./heading-links";

/** Adds to a rendered text what only scripts can offer: links of headings, and buttons to hear phrases. */
export function finishText(text: Element, signal: AbortSignal): void {
  linkHeadings(text);
  if (!text.querySelector("td[lang], li[lang], p[lang], td > [lang], li > [lang]")) return;
  import("./speech/phrases").then(
    ({ addListenButtons }) => {
      if (!signal.aborted) addListenButtons(text, signal);
    },
    () => undefined,
  );
}
