import { Window } from "happy-dom";
import { listComingOffers, type AreaOffer } from "../../contract/account/offer";

/** Headings of parts about future offers. */
const APART = /^em breve/i;

/** Words of a page's main part, without the parts marked as future. */
export function soldWordsOf(html: string): string {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  const main = document.querySelector("main");
  if (!main) throw new Error("The page has no main part");
  for (const part of main.querySelectorAll("section, details, li")) {
    const title = part.querySelector("h1, h2, h3, summary, small")?.textContent ?? "";
    if (APART.test(title.trim())) part.remove();
  }
  return main.textContent.replaceAll(/\s+/g, " ");
}

/** Future areas that these words name, in singular or plural. */
export function namedTooSoon(
  words: string,
  coming: readonly Pick<AreaOffer, "title">[] = listComingOffers(),
) {
  return coming
    .map(({ title }) => title)
    .filter((title) => new RegExp(`(?<!\\p{L})${title.replace(/s$/, "")}`, "iu").test(words));
}
