import { expect, test } from "vitest";
import {
  changedParts,
  partsChangedAfter,
} from "../../../../../../cms-extensions/src/content/courses/changed-parts.ts";

const stored = { body: "<p>a</p>", plainBody: null, questions: [{ question: "Um?" }], video: "v1" };

test.each([
  [{ title: "Outro", sort: 3, minutes: 9 }, []],
  [{ body: "<p>a</p>", video: "v1", plainBody: null }, []],
  [{ body: "<p>b</p>" }, ["text"]],
  [{ plainBody: "<p>simples</p>" }, ["text"]],
  [{ questions: '[{"question":"Um?"}]' }, []],
  [{ questions: [{ question: "Dois?" }], video: null }, ["questions", "film"]],
  [{ attachments: { create: [{}], update: [], delete: [] } }, ["files"]],
  [{ plainBody: "", questions: [{ question: "Um?" }] }, []],
  [{ video: { id: "v1", title: "Outro título" } }, []],
  [{ attachments: [] }, ["files"]],
  [{ attachments: { create: [], update: [], delete: [] } }, []],
])("changed course parts: of %j are %j", (payload, parts) => {
  expect(changedParts(payload, stored)).toEqual(parts);
});

test("changed course parts: each have the time of their last change", () => {
  const now = new Date("2026-11-26T10:00:00.000Z");
  const before = { ...stored, partsChangedAt: { film: "2026-01-01T00:00:00.000Z" } };
  expect(partsChangedAfter({ body: "<p>b</p>" }, before, now)).toEqual({
    partsChangedAt: { film: "2026-01-01T00:00:00.000Z", text: now.toISOString() },
  });
  const old = { ...stored, partsChangedAt: null };
  expect(partsChangedAfter({ title: "x" }, old, now)).toEqual({ partsChangedAt: {} });
  const at = "2026-05-01T00:00:00.000Z";
  expect(partsChangedAfter({ title: "x" }, { ...old, date_updated: new Date(at) }, now)).toEqual({
    partsChangedAt: { text: at },
  });
  expect(partsChangedAfter({ video: null }, old, now)).toEqual({
    partsChangedAt: { film: now.toISOString() },
  });
  expect(partsChangedAfter({ body: "<p>x</p>" }, null, now)).toEqual({ partsChangedAt: {} });
});
