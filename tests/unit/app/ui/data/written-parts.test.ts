import { expect, test } from "vitest";
import { writtenParts } from "~/ui/data/written-parts";

const text = (words: string) => ({ kind: "text", text: words });
const link = (url: string) => ({ kind: "link", url });

test.each([
  ["Oi", [text("Oi")]],
  ["Veja https://ch.ch/pt, é bom.", [text("Veja "), link("https://ch.ch/pt"), text(", é bom.")]],
  ["(http://a.ch)", [text("("), link("http://a.ch"), text(")")]],
  ["Oi @Ana!", [text("Oi "), { kind: "mention", text: "@Ana" }, text("!")]],
  ["<b>não</b>", [text("<b>não</b>")]],
  ["javascript:alert(1) data:text/html,x", [text("javascript:alert(1) data:text/html,x")]],
  [
    "https://a@b.ch https://localhost https://",
    [text("https://a@b.ch https://localhost https://")],
  ],
  ['https://a.ch"><script>', [link("https://a.ch"), text('"><script>')]],
])("text parts: %j becomes %j", (body, parts) => {
  expect(writtenParts(body)).toEqual(parts);
});

test("text parts: keep the whole text", () => {
  const body = "Um https://a.ch/x?y=1#z. @Ana\n\nhttp://b.ch… fim https://";
  const drawn = writtenParts(body).map((part) => (part.kind === "link" ? part.url : part.text));
  expect(drawn.join("")).toBe(body);
});
