import { expect, test } from "vitest";
import { readFigures } from "../../support/figures-without-source.ts";

const page = (main: string) => `<html><body><main>${main}</main></body></html>`;
const figure = "<p>CHF 1’768.00</p>";
const source = (text: string) => `<p data-source>${text}</p>`;

test.each([
  ["in the same section", `<section>${figure}${source("Fonte: BFS, 2024")}</section>`],
  [
    "behind one tap",
    `<section>${figure}<details><summary>Fontes</summary>${source("BFS, 2024")}</details></section>`,
  ],
  [
    "of the section around its table",
    `<section><table><tr><td>5,52 %</td></tr></table>${source("ESTV, 2026")}</section>`,
  ],
  [
    "with its year in the row",
    `<table><tr><td>CHF 5</td><td data-source>BCE</td><td>20 nov. 2026</td></tr></table>`,
  ],
])("figures without source: a figure with its source %s is accepted", (_where, main) => {
  expect(readFigures(page(main))).toEqual({ count: 1, without: [] });
});

test.each([
  ["has no source", `<section>${figure}</section>`],
  ["has a source without year", `<section>${figure}${source("Fonte: BFS")}</section>`],
  [
    "has the source of another section",
    `<section>${figure}</section><section>${source("Fonte: BFS, 2024")}</section>`,
  ],
  [
    "has one that is only somewhere on the page",
    `${figure}<section>${source("BFS, 2024")}</section>`,
  ],
])("figures without source: a planted figure that %s is detected", (_what, main) => {
  expect(readFigures(page(main)).without).toEqual(["CHF 1’768.00"]);
});

test("figures without source: members' input, options and hints do not count", () => {
  const form = "<form><label>CHF 300</label><select><option>CHF 300</option></select></form>";
  expect(readFigures(page(`${form}<p data-typed>CHF 5</p>`))).toEqual({ count: 0, without: [] });
});
