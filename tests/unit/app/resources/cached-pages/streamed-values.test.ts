import { expect, test } from "vitest";
import { streamedValues } from "~/resources/cached-pages/draw-twice";

const script = (line: string) =>
  `<script nonce="n">window.__remixContext.streamController.enqueue(${JSON.stringify(line)});</script>`;

test("streamed values: are read from a document's stream, and from separate data", () => {
  const line = '[{"_1":2},"title","Notícias",7,["D",5],true]\n';
  const all = new Set(["title", "Notícias", 7]);
  expect(streamedValues(`<p>x</p>${script(line)}<script>close()</script>`, true)).toEqual(all);
  expect(streamedValues(line, false)).toEqual(all);
});

test.each([
  ["no stream", "<p>x</p>"],
  ["two of them", script("[1]\n") + script("[2]\n")],
  ["data that comes later", script("[1]\nP1:[2]\n")],
])("streamed values: a document with %s is null", (_, text) => {
  expect(streamedValues(text, true)).toBeNull();
});
