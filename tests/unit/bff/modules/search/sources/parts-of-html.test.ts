import { expect, test } from "vitest";
import {
  partsOfHtml,
  partsOfTexts,
} from "../../../../../../bff/modules/search/sources/parts-of-html.ts";

test("HTML search parts: split a text at its headings, with their anchors", () => {
  const html =
    "<p>Antes <em>de</em> tudo.</p><h2>O <em>prazo</em></h2><p>São 14&nbsp;dias.</p><h3>O prazo</h3><p>Fim</p>";
  expect(partsOfHtml(html)).toEqual([
    { text: "Antes de tudo." },
    { text: "O prazo", place: "o-prazo" },
    { text: "São 14 dias.", place: "o-prazo" },
    { text: "O prazo", place: "o-prazo-2" },
    { text: "Fim", place: "o-prazo-2" },
  ]);
});

test("HTML search parts: separate table cells", () => {
  const [part] = partsOfHtml("<table><tr><td>Zug</td><td>CHF 2’024</td></tr></table>");
  expect(part?.text).toBe("Zug · CHF 2’024 ·");
});

test("HTML search parts: leave out empty parts", () => {
  expect(partsOfHtml("<p> </p><h2></h2>")).toEqual([]);
});

test("HTML search parts: include the plain-language text, without an anchor", () => {
  expect(partsOfTexts("<h2>Prazo</h2><p>Notifique.</p>", "<h2>Quando</h2><p>Avise.</p>")).toEqual([
    { text: "Prazo", place: "prazo" },
    { text: "Notifique.", place: "prazo" },
    { text: "Quando" },
    { text: "Avise." },
  ]);
  expect(partsOfTexts(null, undefined)).toEqual([]);
});
