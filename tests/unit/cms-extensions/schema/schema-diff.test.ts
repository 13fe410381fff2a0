import { expect, test } from "vitest";
import {
  countChanges,
  describeChanges,
  listDeletions,
  listFitQuestions,
  withoutDeletions,
  withoutRules,
  type SchemaDiff,
} from "../../../../cms-extensions/schema/schema-diff.ts";

const edit = (path: string, lhs: unknown, rhs: unknown) => ({
  kind: "E" as const,
  path: path.split("."),
  lhs,
  rhs,
});
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
      {
        collection: "news",
        field: "title",
        diff: [edit("meta.width", "half", "full"), edit("schema.max_length", 2000, 255)],
      },
      {
        collection: "fresh",
        field: "id",
        diff: [{ kind: "N", rhs: { schema: { is_nullable: false, default_value: null } } }],
      },
    ],
    relations: [{ collection: "news", field: "gone", diff: [{ kind: "D" }] }],
  },
};

test("schema diff: lists deletions, with a collection once and without its fields", () => {
  expect(listDeletions(diff)).toEqual(["old", "news.gone"]);
});

test("schema diff: counts every changed part", () => {
  expect(countChanges(diff)).toBe(8);
});

test("schema diff: without deletions keeps every other change", () => {
  expect(describeChanges(withoutDeletions(diff))).toEqual([
    "new collection fresh with 1 fields",
    "collection news: meta.note",
    `field news.title: meta.width "half" → "full", schema.max_length 2000 → 255`,
  ]);
});

test("schema diff: checks rows for a changed column, not for new collections", () => {
  expect(listFitQuestions(diff)).toEqual([
    { collection: "news", field: "title", rule: "shape", target: { max_length: 255 } },
  ]);
});

test("schema diff: skipping a rule keeps the field's other changes", () => {
  const stored = [{ collection: "news", field: "title", rule: "shape" as const }];
  const [, , title] = withoutRules(diff, stored).diff.fields;
  expect(title?.diff).toEqual([edit("meta.width", "half", "full")]);
});
