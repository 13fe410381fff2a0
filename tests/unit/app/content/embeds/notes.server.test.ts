import { expect, test } from "vitest";
import { toFootnotes, warningOf } from "~/content/embeds/notes.server";

const note = {
  title: "Franquia mínima",
  source: "KVV",
  sourceUrl: "https://www.fedlex.admin.ch/",
  year: "2026",
  validFromLabel: null,
  validUntilLabel: "21 nov. 2026",
  validUntil: "2026-11-21",
  reviewer: null,
};
const at = (time: string) =>
  toFootnotes([note, { ...note, validUntil: null }, { html: "Como se vê" }], new Date(time));

test("fact validity: lasts until the end of the last day in Switzerland", () => {
  const overAt = (time: string) => at(time).map((each) => "isOver" in each && each.isOver);
  expect(overAt("2026-11-21T22:59:59Z")).toEqual([false, false, false]);
  expect(overAt("2026-11-21T23:00:00Z")).toEqual([true, false, false]);
});

test("fact validity: readers are warned only of expired facts", () => {
  expect(warningOf(at("2026-11-21T12:00:00Z"))).toBeNull();
  expect(warningOf(at("2026-11-22T12:00:00Z"))).toContain("Franquia mínima");
});
