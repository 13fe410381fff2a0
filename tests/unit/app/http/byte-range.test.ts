import { expect, test } from "vitest";
import { readByteRange } from "~/http/static-files";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=7-", { start: 7, end: 9 }],
  ["bytes=7-900", { start: 7, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-900", { start: 0, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", null],
  ["bytes=0-1, 4-5", null],
  ["bytes=-", null],
  ["lines=0-1", null],
  [undefined, null],
])("byte range: %s of ten bytes is %j", (header, range) => {
  expect(readByteRange(header, 10)).toEqual(range);
});
