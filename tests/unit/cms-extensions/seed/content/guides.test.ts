import { describe, expect, test } from "vitest";
import { findToolAt } from "../../../../../contract/calculators/tools.ts";
import { countWords, readabilityOf } from "../../../../../contract/content/reading.ts";
import {
  FOOTNOTE_CLASS,
  listElements,
  listKeys,
  listMisspelt,
  plainText,
} from "../../../../../contract/content/rich-text.ts";
import { LETTER_KEYS } from "../../../../../contract/switzerland/letters.ts";
import type { SeedArticle } from "../../../../../cms-extensions/seed/content-types.ts";
import { articles } from "../../../../../cms-extensions/seed/content/articles/all-articles.ts";
import { facts } from "../../../../../cms-extensions/seed/content/facts.ts";
import { glossaryTerms } from "../../../../../cms-extensions/seed/content/glossary/all-terms.ts";
import { news } from "../../../../../cms-extensions/seed/content/news/all-news.ts";
import { slugFrom } from "../../../../../cms-extensions/src/content/publishing/slug.ts";
import { listRoutePatterns } from "../../../../../scripts/pages/route-patterns";

const BLOCKS = ["h2", "h3", "p", "li", "table"];
const HEADING = /^h[23]$/;
/** The amounts of a calculation belong to its example. */
const EXAMPLE = /^(?:Um e|E)xemplo\b/;
const RATE = /\bCHF\s?\d|\d\s?(?:%|francos\b|por cento\b)/;
const YEAR = /\b20\d\d\b/;
const LAW = /\b(?:art\.|artigos?) ?\d/;
const CITED = /\b[Ss]egundo (?:cópias públicas|(?:[ao]s? )?\p{Lu})/u;
const ACRONYM = /(?<=\()\p{Lu}{3,}\b/gu;
const UP_TO_COMMA = /^[^,(]*/;

type Text = Pick<SeedArticle, "sources"> & { html: string };

/** The names of a text's sources: acronyms in parentheses, and the words before the first comma. */
const sourceNames = ({ sources }: Text) =>
  sources.flatMap(({ name }) => [
    ...(name.match(ACRONYM) ?? []),
    (UP_TO_COMMA.exec(name)?.[0] ?? name).trim(),
  ]);

function namesSource(block: string, text: Text): boolean {
  if (LAW.test(block) || block.includes(`class="${FOOTNOTE_CLASS}"`)) return true;
  const words = plainText(block);
  const isNamed = sourceNames(text).some((name) => words.includes(name));
  return YEAR.test(words) && (isNamed || CITED.test(words));
}

/** Blocks with an amount in francs or a percentage that is neither a fact nor beside its source. */
function unsourcedRates(text: Text): string[] {
  let isExample = false;
  return listElements(text.html, BLOCKS).flatMap(({ tag, html }) => {
    const words = plainText(html);
    if (HEADING.test(tag)) isExample = EXAMPLE.test(words);
    return !isExample && RATE.test(words) && !namesSource(html, text) ? [words] : [];
  });
}

const bodiesOf = ({ body, plainBody = "", sources }: SeedArticle): Text[] =>
  [body, plainBody].map((html) => ({ html, sources }));

describe("seeded articles: rates", () => {
  const sources = [{ name: "Departamento Federal de Saúde Pública (BAG)", url: "" }];
  const listed = (html: string) => unsourcedRates({ html, sources });

  test("every rate is a fact or names its source", () => {
    const texts = articles.flatMap((article) =>
      bodiesOf(article).map((text) => [article.slug, unsourcedRates(text)] as const),
    );
    expect(texts.filter(([, rates]) => rates.length > 0)).toEqual([]);
  });

  test("a rate without source is found in each block", () => {
    expect(listed("<p>Custa CHF 80.</p>")).toEqual(["Custa CHF 80."]);
    expect(listed("<ul><li>São 12 % do valor.</li></ul>")).toEqual(["São 12 % do valor."]);
    expect(listed("<table><tr><td>90 francos</td></tr></table>")).toEqual(["90 francos"]);
    expect(listed("<p>O BAG diz: CHF 80.</p>")).toHaveLength(1);
    expect(listed("<p>Em 2026, custa CHF 80.</p>")).toHaveLength(1);
    expect(listed("<h2>Exemplo</h2><p>CHF 1</p><h2>Custos</h2><p>CHF 2</p>")).toEqual(["CHF 2"]);
  });

  test("a fact, an own source with year, a law and an example are accepted", () => {
    expect(listed("<p>Custa {{fato:taxa}} por ano.</p>")).toEqual([]);
    expect(listed("<p>Em 2026, o BAG diz: CHF 80.</p>")).toEqual([]);
    expect(listed("<p>São 10% (KVV, art. 103).</p>")).toEqual([]);
    expect(listed("<h3>Um exemplo</h3><p>CHF 7’000 × 5,3%</p>")).toEqual([]);
  });
});

describe("seeded articles: plain version", () => {
  const plain = articles.flatMap(({ slug, body, plainBody }) =>
    plainBody ? [{ slug, body, plainBody }] : [],
  );

  test.each(plain)(
    "$slug: is less than half as long, in short sentences",
    ({ body, plainBody }) => {
      expect(countWords(plainBody)).toBeLessThan(countWords(body) / 2);
      const { wordsPerSentence, longSentences } = readabilityOf(plainBody) ?? {};
      expect(longSentences).toEqual([]);
      expect(wordsPerSentence).toBeLessThanOrEqual(8);
    },
  );

  test("has only known facts, and no misspelled shortcode", () => {
    const text = plain.map(({ plainBody }) => plainBody).join("");
    const known = new Set(facts.map(({ key }) => key));
    expect(listKeys(text, "fact").filter((key) => !known.has(key))).toEqual([]);
    expect(listMisspelt(text)).toEqual([]);
  });
});

describe("seeded articles: links", () => {
  const HREF = /href="(\/[^"]*)"/g;
  const targets = articles.flatMap((article) =>
    bodiesOf(article).flatMap(({ html }) =>
      [...html.matchAll(HREF)].map(([, target = ""]) => target),
    ),
  );

  test("lead to pages of the portal that exist", () => {
    const items = new Set([
      ...articles.map(({ slug }) => `/pt-BR/app/articles/${slug}`),
      ...news.map(({ slug }) => `/pt-BR/app/news/${slug}`),
      ...glossaryTerms.map(({ term }) => `/pt-BR/app/glossary/${slugFrom(term)}`),
      ...LETTER_KEYS.map((key) => `/pt-BR/app/letters/${key}`),
    ]);
    const pages = new Set(listRoutePatterns());
    expect(targets).not.toEqual([]);
    expect(targets.filter((target) => !items.has(target) && !pages.has(target))).toEqual([]);
  });

  test("related tools exist", () => {
    const named = articles.flatMap(({ relatedTools = [] }) => relatedTools);
    expect(named.filter((slug) => slug !== "plan" && !findToolAt(slug))).toEqual([]);
  });
});
