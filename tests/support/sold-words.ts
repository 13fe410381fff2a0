import { Window } from "happy-dom";
import { comingOffers, type AreaOffer } from "../../contract/offer";

/** Where pages tell what comes: apart, under these words. */
const APART = /^em breve/i;

/** The words of a page's main part without those parts that say they tell of what comes. */
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

/** The areas that are not open and yet named among these words, in one or in many. */
export function namedTooSoon(
  words: string,
  coming: readonly Pick<AreaOffer, "title">[] = comingOffers,
) {
  return coming
    .map(({ title }) => title)
    .filter((title) => new RegExp(`(?<!\\p{L})${title.replace(/s$/, "")}`, "iu").test(words));
}
