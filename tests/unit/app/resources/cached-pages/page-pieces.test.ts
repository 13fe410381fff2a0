import { expect, test } from "vitest";
import type { Filling } from "~/resources/cached-pages/holes";
import {
  areSamePieces,
  cutPage,
  fillPieces,
  findDifference,
  cachePieces,
  type Pieces,
} from "~/resources/cached-pages/page-pieces";

const shout = (text: string) => `${text.slice(0, 1)}!`;
const text = (value: string): Filling => ({ value, kind: "text" });
const STREAM = "window.__remixContext.streamController.enqueue(";

function cut(page: string, ...values: Filling[]): Pieces {
  const pieces = cutPage(page, values, [shout], true);
  if (!pieces) throw new Error("not cut");
  return pieces;
}
const fill = (page: string, from: string, to: string) =>
  fillPieces(cachePieces(cut(page, text(from))), [to], [shout]).toString();

test("page pieces: a value is escaped for its place", () => {
  const name = `"&'<>\u2028\\`;
  expect(fill(`<p title="NAME">NAME N!</p>`, "NAME", name)).toBe(
    `<p title="&quot;&amp;&#x27;&lt;&gt;\u2028\\">&quot;&amp;&#x27;&lt;&gt;\u2028\\ &quot;!</p>`,
  );
  const page = `<script nonce="x">${STREAM}"[\\"NAME\\"]\\n");</script>`;
  const filled = fill(page, "NAME", name);
  expect(filled).not.toMatch(/[&\u2028]|<(?!\/?script)/);
  const [, received = ""] = /enqueue\((.*)\);/.exec(filled) ?? [];
  expect(JSON.parse(JSON.parse(received) as string)).toEqual([name]);
});

test("page pieces: a value can't close a script, and is no replacement pattern", () => {
  const page = `<b>NAME</b><script>${STREAM}"[\\"NAME\\"]");</script>`;
  const filled = fill(page, "NAME", "</script>$&$1$`");
  expect(filled.match(/<\/script>/g)).toHaveLength(1);
  expect(filled).toContain("<b>&lt;/script&gt;$&amp;$1$`</b>");
});

test("page pieces: separate data is written as JSON", () => {
  const pieces = cutPage('["NAME",5]', [text("NAME"), { value: 5, kind: "number" }], [], false);
  expect(fillPieces(cachePieces(pieces as Pieces), ['"</b>', 77], []).toString()).toBe(
    '["\\"</b>",77]',
  );
});

test.each(["<script>const name = 'NAME';</script>", '<script type="x">NAME</script>'])(
  "page pieces: a value in %s has no known place",
  (page) => {
    expect(cutPage(page, [text("NAME")], [], true)).toBeNull();
  },
);

test("page pieces: an attribute of a script is markup", () => {
  expect(cut('<script nonce="NAME">1</script>', text("NAME")).slots).toEqual([
    { index: 0, made: null, place: "markup" },
  ]);
});

test("page pieces: of two overlapping values the longer one is found", () => {
  const { slots } = cut("ANA MARIA / ANA", text("ANA"), text("ANA MARIA"));
  expect(slots.map(({ index }) => index)).toEqual([1, 0]);
});

test("page pieces: nothing is derived from an id", () => {
  expect(cut("<p>n!</p>", { value: "name", kind: "id" }).slots).toEqual([]);
});

test("page pieces: compare equal if only their placeholders differ, and otherwise report the difference", () => {
  const [one, same] = [cut("<p>ANA</p>", text("ANA")), cut("<p>BIA</p>", text("BIA"))];
  expect(areSamePieces(one, same)).toBe(true);
  for (const [page, name] of [
    ["<p>BIA</p>3", "BIA"],
    ["<p>BIA BIA</p>", "BIA"],
    ["<p>B!</p>", "BIA"],
    ["<p></p>", "BIA"],
  ] as const) {
    const other = cut(page, text(name));
    expect(areSamePieces(one, other), page).toBe(false);
    if (page !== "<p>B!</p>") expect(findDifference(one, other)).toContain("<p>");
  }
});
