import { describe, expect, test } from "vitest";
import { listElements } from "../../../contract/plain-text.ts";

const htmlOf = (html: string, ...tags: string[]) =>
  listElements(html, tags).map((each) => each.html);

describe("elements of a text", () => {
  test("are listed in order, each with tag, content and position", () => {
    expect(listElements('<p>a</p><H2 id="x">b <em>c</em></H2>', ["h2", "p"])).toEqual([
      { tag: "p", html: "<p>a</p>", inner: "a", index: 0 },
      { tag: "h2", html: '<H2 id="x">b <em>c</em></H2>', inner: "b <em>c</em>", index: 8 },
    ]);
  });

  test("end at the first end tag of their name, and need an exact name", () => {
    expect(htmlOf("<pre>a</pre><p>b</p>", "p")).toEqual(["<p>b</p>"]);
    expect(htmlOf("<ul><li><ul></ul></li></ul>", "ul")).toEqual(["<ul><li><ul></ul>"]);
  });

  test("exclude an unclosed tag, and include the following ones", () => {
    expect(htmlOf("<h2>a<h3>b</h3><h2>c", "h2", "h3")).toEqual(["<h3>b</h3>"]);
  });

  // A pattern that searches to the end for each of these tags would take minutes.
  test.each(["<h2>", "<h2", "<h2 <", "</h2>", "<p>", "<p><h2>"])(
    "are listed in linear time from half a million characters of %s",
    (piece) => {
      const html = piece.repeat(500_000 / piece.length);
      expect(listElements(html, ["p", "h2"])).toEqual([]);
    },
  );
});
