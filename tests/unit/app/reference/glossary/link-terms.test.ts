import { describe, expect, test } from "vitest";
import { prepareRichText } from "~/cms/rich-text.server";
import { linkTerms } from "~/reference/glossary/link-terms";
import { indexTerms, type Spelled } from "~/reference/glossary/term-index";

/** A term of German without other names. */
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

describe("a term in a text", () => {
  test("leads to its page", () => {
    expect(link("<p>A AHV paga.</p>")).toEqual({
      html: `<p>A ${anchor("ahv", "AHV")} paga.</p>`,
      slugs: ["ahv"],
    });
  });

  test("is linked where it is named first, whatever its spelling", () => {
    expect(link("<p>A AVS</p><p>e a AHV</p>").html).toBe(
      `<p>A ${anchor("ahv", "AVS", "fr")}</p><p>e a AHV</p>`,
    );
  });

  test("is said in its language, where that is known", () => {
    expect(link("<p>A AHV</p>").html).toContain(anchor("ahv", "AHV", "de"));
    expect(link("<p>A AVS</p>").html).toContain(anchor("ahv", "AVS", "fr"));
    expect(link("<p>A franquia</p>").html).toContain(anchor("franchise", "franquia", null));
  });

  test("gives way to the longest that begins alike", () => {
    expect(link("<p>AHV-Nummer, AHV/AVS</p>").html).toBe(
      `<p>${anchor("ahv-nummer", "AHV-Nummer")}, ${anchor("ahv", "AHV/AVS", null)}</p>`,
    );
  });

  test("stays whole when it is named again: no shorter one is found in it", () => {
    expect(link("<p>AHV-Nummer e AHV-Nummer</p>").slugs).toEqual(["ahv-nummer"]);
  });

  test("may begin a sentence, and is otherwise written as it is", () => {
    expect(link("<p>Franquia</p>").slugs).toEqual(["franchise"]);
    expect(link("<p>FRANQUIA, ai, Iv</p>").slugs).toEqual([]);
  });

  test("is a word of its own", () => {
    expect(link("<p>franquias, AHVer, éAHV, AHV2</p>").slugs).toEqual([]);
    expect(link("<p>(franquia).</p>").slugs).toEqual(["franchise"]);
  });

  test("may have signs in it", () => {
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
])("%s stays as it is", (html) => {
  expect(link(html)).toEqual({ html, slugs: [] });
});

test("after a heading or link the text goes on being linked", () => {
  expect(link('<h2>AHV</h2><p><a href="/x">AHV</a> AHV</p>').html).toBe(
    `<h2>AHV</h2><p><a href="/x">AHV</a> ${anchor("ahv", "AHV")}</p>`,
  );
});

describe("texts of a megabyte", () => {
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

test("editors can't make a link look like a term", () => {
  const { bodyHtml } = prepareRichText('<a href="https://x.ch" data-term="ahv">x</a>');
  expect(bodyHtml).not.toContain("data-term");
});

test("nothing of a term is markup", () => {
  const odd = indexTerms([spelled({ slug: "x", term: 'A"<b>', lang: '"><b>', spellings: [] })]);
  const { bodyHtml } = prepareRichText('<p>A"&lt;b&gt; c</p>');
  expect(linkTerms(bodyHtml, odd).html).toBe(`<p>${anchor("x", 'A"&lt;b&gt;', null)} c</p>`);
});
