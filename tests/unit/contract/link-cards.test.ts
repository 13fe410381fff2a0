import { expect, test } from "vitest";
import { listLoneLinks, MAX_LINK_CARDS, withLoneLinks } from "../../../contract/link-cards.ts";

test("only an address that is a line by itself stands alone", () => {
  const body = "Veja https://a.ch/x\n\n  https://b.ch/y?z=1 \n<https://c.ch/>\nhttps://b.ch/y?z=1";
  expect(listLoneLinks(body)).toEqual(["https://b.ch/y?z=1", "https://c.ch/"]);
  expect(withLoneLinks(body)).toBe(
    "Veja https://a.ch/x\n\n<https://b.ch/y?z=1>\n<https://c.ch/>\n<https://b.ch/y?z=1>",
  );
});

test.each(["```\nhttps://a.ch/x\n```", "    https://a.ch/x", "- https://a.ch/x", "ftp://a.ch/xyz"])(
  "%j has none",
  (body) => {
    expect(listLoneLinks(body)).toEqual([]);
    expect(withLoneLinks(body)).toBe(body);
  },
);

test("there are few of one text", () => {
  const many = Array.from({ length: 20 }, (_, at) => `https://a.ch/${at}`).join("\n");
  expect(listLoneLinks(many)).toHaveLength(MAX_LINK_CARDS);
});
