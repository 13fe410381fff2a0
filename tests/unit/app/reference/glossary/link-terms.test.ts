import { describe, expect, test } from "vitest";
import { prepareRichText } from "~/cms/rich-text.server";
import { linkTerms, indexTerms, type Spelled } from "~/reference/glossary/link-terms";

/** A German term without other names. */
const spelled = (
  part: Pick<Spelled, "slug" | "term" | "spellings"> & Partial<Spelled>,
): Spelled => ({
  ...{ lang: "de", de: null, fr: null, it: null },
  ...part,
});
const terms: Parameters<typeof spelled>[0][] = [
  { slug: "ahv", term: "AHV", spellings: ["AVS", "AHV/AVS"], fr: "AVS (assurance)" },
  { slug: "ahv-nummer", term: "AHV-Nummer", spellings: ["número AHV"] },
  { slug: "franchise", term: "Franchise", spellings: ["franquia"] },
  { slug: "iv", term: "IV", spellings: ["AI"] },
  { slug: "suva-amp", term: "Suva & Amp", spellings: ["amp", "lt"] },
  { slug: "13-monatslohn", term: "13. Monatslohn", spellings: [] },
];
const index = indexTerms(terms.map(spelled));
const link = (html: string) => linkTerms(html, index);
const anchor = (slug: string, words: string, lang: string | null = "de") =>
  `<a href="/pt-BR/app/glossary/${slug}" data-term="${slug}"${lang ? ` lang="${lang}"` : ""}>${words}</a>`;

describe("glossary term in a text", () => {
  test("links to its page", () => {
    expect(link("<p>A AHV paga.</p>")).toEqual({
      html: `<p>A ${anchor("ahv", "AHV")} paga.</p>`,
      slugs: ["ahv"],
    });
  });

  test("is linked at its first use, in any spelling", () => {
    expect(link("<p>A AVS</p><p>e a AHV</p>").html).toBe(
      `<p>A ${anchor("ahv", "AVS", "fr")}</p><p>e a AHV</p>`,
    );
  });

  test("has its language, if known", () => {
    expect(link("<p>A AHV</p>").html).toContain(anchor("ahv", "AHV", "de"));
    expect(link("<p>A AVS</p>").html).toContain(anchor("ahv", "AVS", "fr"));
    expect(link("<p>A franquia</p>").html).toContain(anchor("franchise", "franquia", null));
  });

  test("prefers the longest match", () => {
    expect(link("<p>AHV-Nummer, AHV/AVS</p>").html).toBe(
      `<p>${anchor("ahv-nummer", "AHV-Nummer")}, ${anchor("ahv", "AHV/AVS", null)}</p>`,
    );
  });

  test("is not matched inside a repeated longer term", () => {
    expect(link("<p>AHV-Nummer e AHV-Nummer</p>").slugs).toEqual(["ahv-nummer"]);
  });

  test("may start a sentence with a capital, and otherwise needs its exact case", () => {
    expect(link("<p>Franquia</p>").slugs).toEqual(["franchise"]);
    expect(link("<p>FRANQUIA, ai, Iv</p>").slugs).toEqual([]);
  });

  test("matches whole words only", () => {
    expect(link("<p>franquias, AHVer, éAHV, AHV2</p>").slugs).toEqual([]);
    expect(link("<p>(franquia).</p>").slugs).toEqual(["franchise"]);
  });

  test("may contain punctuation", () => {
    expect(link("<p>Suva &amp; Amp, 13. Monatslohn</p>").slugs).toEqual([
      "suva-amp",
      "13-monatslohn",
    ]);
  });
});

test.each([
  "<h2>AHV</h2>",
  "<h3>A <em>AHV</em></h3>",
  '<a href="/x">AHV</a>',
  '<a href="/x"><strong>AHV</strong></a>',
  "<code>AHV</code>",
  "<pre>AHV</pre>",
  '<abbr title="AHV">x</abbr>',
  "<p>a &amp; b &lt; c</p>",
])("glossary terms: %s stays unchanged", (html) => {
  expect(link(html)).toEqual({ html, slugs: [] });
});

test("glossary terms: linking continues after a heading or link", () => {
  expect(link('<h2>AHV</h2><p><a href="/x">AHV</a> AHV</p>').html).toBe(
    `<h2>AHV</h2><p><a href="/x">AHV</a> ${anchor("ahv", "AHV")}</p>`,
  );
});

describe("glossary terms in a text of a megabyte", () => {
  const size = 1_000_000;
  const long = (part: string) => part.repeat(Math.ceil(size / part.length));
  test.each([
    ["one word", long("a")],
    ["what nearly is a term", `<p>${long("AHV-Numme ")}</p>`],
    ["what begins again and again", `<p>${long("AHV-AHV/AHV-")}</p>`],
    ["entities", `<p>${long("&amp;")}</p>`],
    ["tags", long("<p></p>")],
    ["nesting", `${long("<em>")}${long("</em>")}`],
    ["what is no tag", prepareRichText(long("< ")).bodyHtml],
  ])("of %s lose nothing", (_name, html) => {
    const linked = linkTerms(html, index);
    const unlinked = linked.html.replaceAll(
      /<a href="[^"]*" data-term="[^"]*"(?: lang="[^"]*")?>([^<]*)<\/a>/g,
      "$1",
    );
    expect(unlinked.length).toBe(html.length);
    expect(unlinked === html).toBe(true);
  });
});

test("glossary terms: editors can't make a link look like a term", () => {
  const { bodyHtml } = prepareRichText('<a href="https://x.ch" data-term="ahv">x</a>');
  expect(bodyHtml).not.toContain("data-term");
});

test("glossary terms: a term is escaped", () => {
  const odd = indexTerms([spelled({ slug: "x", term: 'A"<b>', lang: '"><b>', spellings: [] })]);
  const { bodyHtml } = prepareRichText('<p>A"&lt;b&gt; c</p>');
  expect(linkTerms(bodyHtml, odd).html).toBe(`<p>${anchor("x", 'A"&lt;b&gt;', null)} c</p>`);
});
