import { expect, test } from "vitest";
import { prepareRichText } from "~/cms/rich-text.server";
import { escapeText } from "~/http/escape-text";
import { fillPlaces, type Filling } from "~/content/embeds/fill-places";
import type { TextPlace } from "../../../../../contract/content/rich-text.ts";

const filled = (text: string): Filling<string> => ({
  html: `<span data-fact="">${escapeText(text)}</span>`,
  note: `Nota sobre ${text}`,
});
const known: Record<string, Filling<string>> = {
  "fact:franquia": filled("CHF 300"),
  "canton:zh-area": filled("1.729 km²"),
  "canton:be-area": { html: "sem nota" },
  "fact:xss": filled('"><img src=x onerror=alert(1)>'),
};
const find = ({ kind, key }: TextPlace) => known[`${kind}:${key}`];
const fill = (html: string) => fillPlaces(prepareRichText(html).bodyHtml, find);
const draw = (html: string) => fill(html).html;

const reference = (number: number, isFirst = true) =>
  `<sup><a href="#nota_${number}"${isFirst ? ` id="nota_${number}_texto"` : ""} role="doc-noteref" aria-label="Nota ${number}">${number}</a></sup>`;

test("shortcodes: a fact replaces its key, with a link to its footnote", () => {
  expect(fill("<p>São {{fato:franquia}} por ano.</p>")).toEqual({
    html: `<p>São <span data-fact="">CHF 300</span>${reference(1)} por ano.</p>`,
    notes: ["Nota sobre CHF 300"],
  });
});

test("shortcodes: a footnote in another language is moved like any other", () => {
  const html = '<p>Aqui<span class="footnote" lang="de">Laut BFS</span>.</p>';
  expect(fill(html)).toEqual({
    html: `<p>Aqui${reference(1)}.</p>`,
    notes: [{ html: "Laut BFS" }],
  });
});

test("shortcodes: a fact used twice has one footnote, which links back to the first use", () => {
  const html = draw("<p>{{fato:franquia}} e {{fato:franquia}}</p>");
  expect(html.split('href="#nota_1"')).toHaveLength(3);
  expect(html.split('id="nota_1_texto"')).toHaveLength(2);
});

test("shortcodes: footnotes of editors are numbered together with the others, in text order", () => {
  const { html, notes } = fill(
    '<p>{{cantao:zh-area}} aqui<span class="footnote">Fora os <em lang="de">Seen</em>, <span lang="de">BFS</span> {{fato:franquia}}.</span>; {{fato:franquia}}</p>',
  );
  expect(notes).toEqual([
    "Nota sobre 1.729 km²",
    { html: 'Fora os <em lang="de">Seen</em>, <span lang="de">BFS</span> .' },
    "Nota sobre CHF 300",
  ]);
  expect(html).toContain(`aqui${reference(2)}; <span data-fact="">CHF 300</span>${reference(3)}`);
  expect(html).not.toContain("Fora os");
});

test("shortcodes: a value without a note has no number", () => {
  expect(fill("<p>{{cantao:be-area}}</p>")).toEqual({ html: "<p>sem nota</p>", notes: [] });
});

test("shortcodes: are not filled in headings and links, and an unknown key is removed", () => {
  expect(draw("<h2>Franquia {{fato:franquia}}</h2><p>a{{fato:nada}}b</p>")).toBe(
    '<h2 id="franquia">Franquia </h2><p>ab</p>',
  );
  expect(draw('<p><a href="/x">{{fato:franquia}}</a>{{fato:nada}}</p>')).toBe(
    '<p><a href="/x"></a></p>',
  );
  expect(draw('<p><a href="https://x.ch/{{fato:xss}}">x</a></p>')).not.toContain("onerror");
});

test("shortcodes: a fact is escaped", () => {
  const html = draw("<p>{{fato:xss}}</p>");
  expect(html).not.toContain("<img");
  expect(html).toContain("&quot;&gt;&lt;img");
});

test("shortcodes: an invalid key stays text", () => {
  expect(draw("<p>{{fato:A B}} {{outro:x}}</p>")).toBe("<p>{{fato:A B}} {{outro:x}}</p>");
});

test.each(["{{fato:a", '<span class="footnote">'])(
  "shortcodes: a megabyte of unclosed %s is read in linear time",
  (beginning) => {
    const html = prepareRichText(`<p>${beginning.repeat(30_000)}</p>`).bodyHtml;
    expect(fillPlaces(html, find).html.length).toBeGreaterThan(0);
  },
);
