import { expect, test } from "vitest";
import { prepareRichText } from "~/cms/rich-text.server";
import { escapeText } from "~/http/escape-text";
import { fillPlaces, type Filling } from "~/content/placed/fill-places";
import type { TextPlace } from "../../../../../contract/text-places.ts";

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

test("a fact stands where its key is, with a link to its note", () => {
  expect(fill("<p>São {{fato:franquia}} por ano.</p>")).toEqual({
    html: `<p>São <span data-fact="">CHF 300</span>${reference(1)} por ano.</p>`,
    notes: ["Nota sobre CHF 300"],
  });
});

test("a note in another language is taken out as any other", () => {
  const html = '<p>Aqui<span class="footnote" lang="de">Laut BFS</span>.</p>';
  expect(fill(html)).toEqual({
    html: `<p>Aqui${reference(1)}.</p>`,
    notes: [{ html: "Laut BFS" }],
  });
});

test("named twice it has one note, whose way back leads to the first", () => {
  const html = draw("<p>{{fato:franquia}} e {{fato:franquia}}</p>");
  expect(html.split('href="#nota_1"')).toHaveLength(3);
  expect(html.split('id="nota_1_texto"')).toHaveLength(2);
});

test("notes that editors write are numbered with the others, in the order of the text", () => {
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

test("what has no note has no number", () => {
  expect(fill("<p>{{cantao:be-area}}</p>")).toEqual({ html: "<p>sem nota</p>", notes: [] });
});

test("headings and links get nothing, and an unknown key leaves nothing behind", () => {
  expect(draw("<h2>Franquia {{fato:franquia}}</h2><p>a{{fato:nada}}b</p>")).toBe(
    '<h2 id="franquia">Franquia </h2><p>ab</p>',
  );
  expect(draw('<p><a href="/x">{{fato:franquia}}</a>{{fato:nada}}</p>')).toBe(
    '<p><a href="/x"></a></p>',
  );
  expect(draw('<p><a href="https://x.ch/{{fato:xss}}">x</a></p>')).not.toContain("onerror");
});

test("nothing of a fact is markup", () => {
  const html = draw("<p>{{fato:xss}}</p>");
  expect(html).not.toContain("<img");
  expect(html).toContain("&quot;&gt;&lt;img");
});

test("what is no key stays a text", () => {
  expect(draw("<p>{{fato:A B}} {{outro:x}}</p>")).toBe("<p>{{fato:A B}} {{outro:x}}</p>");
});

test.each(["{{fato:a", '<span class="footnote">'])(
  "a megabyte of beginnings is read once: %s",
  (beginning) => {
    const html = prepareRichText(`<p>${beginning.repeat(30_000)}</p>`).bodyHtml;
    expect(fillPlaces(html, find).html.length).toBeGreaterThan(0);
  },
);
