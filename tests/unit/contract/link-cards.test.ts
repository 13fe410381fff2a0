import { expect, test } from "vitest";
import { listLoneLinks, MAX_LINK_CARDS, withLoneLinks } from "../../../contract/link-cards.ts";

test("link card addresses: are only those on their own line", () => {
  const body = "Veja https://a.ch/x\n\n  https://b.ch/y?z=1 \n<https://c.ch/>\nhttps://b.ch/y?z=1";
  expect(listLoneLinks(body)).toEqual(["https://b.ch/y?z=1", "https://c.ch/"]);
  expect(withLoneLinks(body)).toBe(
    "Veja https://a.ch/x\n\n<https://b.ch/y?z=1>\n<https://c.ch/>\n<https://b.ch/y?z=1>",
  );
});

test.each(["```\nhttps://a.ch/x\n```", "    https://a.ch/x", "- https://a.ch/x", "ftp://a.ch/xyz"])(
  "link card addresses: %j contains none",
  (body) => {
    expect(listLoneLinks(body)).toEqual([]);
    expect(withLoneLinks(body)).toBe(body);
  },
);

test("link card addresses: are limited per text", () => {
  const many = Array.from({ length: 20 }, (_, at) => `https://a.ch/${at}`).join("\n");
  expect(listLoneLinks(many)).toHaveLength(MAX_LINK_CARDS);
});
