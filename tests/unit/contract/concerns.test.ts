import { expect, test } from "vitest";
import { reasonsOf } from "../../../contract/concerns.ts";

const concerned = { cantons: ["ZH", "ZG"], permits: ["B"], situations: ["working"] };
const person = { cantons: ["BE", "ZG"], permit: "B", situation: "working" };

test("who fits in everything is told each reason", () => {
  expect(reasonsOf(concerned, person)).toEqual([
    { kind: "canton", value: "ZG" },
    { kind: "permit", value: "B" },
    { kind: "situation", value: "working" },
  ]);
});

test.each([
  ["another canton", { cantons: ["BE"] }],
  ["another permit", { permit: "C" }],
  ["a permit that nobody knows", { permit: undefined }],
  ["another life", { situation: "study" }],
])("who does not fit in one thing is not concerned: %s", (_, differing) => {
  expect(reasonsOf(concerned, { ...person, ...differing })).toBeNull();
});

test("what is left open asks nothing", () => {
  const anyCanton = { cantons: [], permits: ["B"], situations: [] };
  expect(reasonsOf(anyCanton, { ...person, cantons: [] })).toEqual([
    { kind: "permit", value: "B" },
  ]);
});

test("what is for everybody concerns nobody in particular", () => {
  expect(reasonsOf({ cantons: [], permits: [], situations: [] }, person)).toBeNull();
});
