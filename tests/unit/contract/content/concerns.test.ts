import { expect, test } from "vitest";
import { reasonsOf } from "../../../../contract/content/concerns.ts";

const concerned = { cantons: ["ZH", "ZG"], permits: ["B"], situations: ["working"] };
const person = { cantons: ["BE", "ZG"], permit: "B", situation: "working" };

test("concerned member: a full match has every reason", () => {
  expect(reasonsOf(concerned, person)).toEqual([
    { kind: "canton", value: "ZG" },
    { kind: "permit", value: "B" },
    { kind: "situation", value: "working" },
  ]);
});

test.each([
  ["another canton", { cantons: ["BE"] }],
  ["another permit", { permit: "C" }],
  ["an unknown permit", { permit: undefined }],
  ["another life", { situation: "study" }],
])("concerned member: a mismatch in one criterion excludes the member: %s", (_, differing) => {
  expect(reasonsOf(concerned, { ...person, ...differing })).toBeNull();
});

test("concerned member: an empty criterion matches all", () => {
  const anyCanton = { cantons: [], permits: ["B"], situations: [] };
  expect(reasonsOf(anyCanton, { ...person, cantons: [] })).toEqual([
    { kind: "permit", value: "B" },
  ]);
});

test("concerned member: content without criteria concerns no one in particular", () => {
  expect(reasonsOf({ cantons: [], permits: [], situations: [] }, person)).toBeNull();
});
