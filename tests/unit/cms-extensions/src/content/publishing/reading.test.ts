import { describe, expect, test } from "vitest";
import { prepareRichText } from "~/cms/rich-text.server";
import { outline, preview } from "../../../../../../cms-extensions/src/content/publishing/reading";
import { readingMinutes } from "../../../../../../contract/content/reading.ts";

const words = (count: number, word = "palavra") => Array(count).fill(word).join(" ");

test("reading time: counts words, not tags, and is never zero", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes(`<p>${words(600)}</p>`)).toBe(3);
  expect(readingMinutes(`<a href="${words(600)}">x</a>`)).toBe(1);
});

test("outline: an invalid character reference becomes a space", () => {
  expect(outline("<h2>a&#1114112;b&#99999999999;c</h2>")[0]?.text).toBe("a b c");
});

describe("outline", () => {
  test("lists headings with their anchors", () => {
    const html =
      "<h2>Saúde &amp; prêmios</h2><p>x</p><h3 id='x'>Até <em>quando</em>?</h3><h4>Não</h4>";
    expect(outline(html)).toEqual([
      { level: 2, text: "Saúde & prêmios", anchor: "saude-premios" },
      { level: 3, text: "Até quando?", anchor: "ate-quando" },
    ]);
  });

  test("has the same anchors as the app", () => {
    const html = [
      "<h2>Prazo</h2><h2>Prazo</h2><h3>Prazo 2</h3><h2>Sa<b>ú</b>de &amp; prêmios?</h2>",
      `<h2>${words(12)}</h2><h3>${words(12)}</h3><h2>???</h2>`,
    ].join("");
    const inApp = prepareRichText(html).outline.map(({ id }) => id);
    expect(outline(html).map(({ anchor }) => anchor)).toEqual(inApp);
  });

  test("numbers equal headings and leaves out empty ones", () => {
    const anchors = outline("<h2>Prazo</h2><h2> </h2><h2>Prazo</h2><h3>?</h3>");
    expect(anchors.map((entry) => entry.anchor)).toEqual(["prazo", "prazo-2", "secao"]);
  });
});

describe("preview", () => {
  test("keeps whole blocks up to a fifth of the words", () => {
    const html = `<p>${words(10)}</p><ul><li>${words(10)}</li></ul><p>${words(80, "fim")}</p>`;
    expect(preview(html)).toBe(`<p>${words(10)}</p><ul><li>${words(10)}</li></ul>`);
  });

  test("cuts a long first paragraph, without its markup", () => {
    expect(preview(`<p><b>um</b> dois &lt;três&gt; ${words(12)}</p>`)).toBe(
      "<p>um dois &lt;três&gt;…</p>",
    );
  });

  test("never contains more than a fifth", () => {
    for (const size of [1, 7, 40, 333]) {
      const html = `<p>${words(size)}</p>`.repeat(7);
      const shown = preview(html).match(/palavra/g)?.length ?? 0;
      expect(shown).toBeLessThanOrEqual(Math.ceil((size * 7) / 5));
    }
  });
});
