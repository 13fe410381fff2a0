import { expect, test } from "vitest";
import { filesInText } from "../../../../../../cms-extensions/src/editing/unused-files/unused-files.ts";

const [one, other] = [
  "10000000-0000-4000-8000-00000000000a",
  "10000000-0000-4000-8000-00000000000b",
];

test("file use: files are found in a text by their addresses, not by bare ids", () => {
  const text = `<img src="/assets/${one}?key=card"> /media/${other.toUpperCase()} 30000000-0000-4000-8000-00000000000c`;
  expect(filesInText(text)).toEqual([one, other]);
});
