import { expect, test } from "vitest";
import {
  countChanges,
  listDeletions,
  type SchemaDiff,
} from "../../../../cms-extensions/schema/schema-diff.ts";

const diff: SchemaDiff = {
  hash: "x",
  diff: {
    collections: [
      { collection: "old", diff: [{ kind: "D" }] },
      { collection: "news", diff: [{ kind: "D", path: ["meta", "note"] }] },
      { collection: "fresh", diff: [{ kind: "N" }] },
    ],
    fields: [
      { collection: "old", field: "id", diff: [{ kind: "D" }] },
      { collection: "news", field: "gone", diff: [{ kind: "D" }] },
      { collection: "news", field: "title", diff: [{ kind: "E", path: ["meta", "width"] }] },
    ],
    relations: [{ collection: "news", field: "gone", diff: [{ kind: "D" }] }],
  },
};

test("names what would be lost, a collection once and not its fields", () => {
  expect(listDeletions(diff)).toEqual(["old", "news.gone"]);
});

test("counts every changed part", () => {
  expect(countChanges(diff)).toBe(7);
});
