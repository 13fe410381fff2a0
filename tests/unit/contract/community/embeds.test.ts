import { expect, test } from "vitest";
import {
  forumImageMark,
  listForumImages,
  withImageAddresses,
  listLoneLinks,
  MAX_LINK_CARDS,
  withLoneLinks,
} from "../../../../contract/community/embeds.ts";

const ID = "11111111-2222-4333-8444-555555555555";
const image = { id: ID, width: 1600, height: 900 };

test("forum image: is found in the text that contains its markup", () => {
  const mark = forumImageMark(image, "O [balcão]\n da comuna \\");
  expect(mark).toBe(`![O balcão da comuna](imagem:${ID}/1600x900)`);
  expect(listForumImages(`antes ${mark} e de novo ${mark}`)).toEqual([image]);
  expect(withImageAddresses(mark, ({ id }) => `/x/${id}`)).toBe(`![O balcão da comuna](/x/${ID})`);
});

test.each([
  "imagem:1/1x1",
  `imagem:${ID}`,
  `imagem:${ID}/0x10`,
  `imagem:${ID}/10000x10`,
  `imagem:${ID}/10x10-`,
  `https://example.com/${ID}/10x10`,
])("forum image: %s is no image of the portal", (text) => {
  expect(listForumImages(text)).toEqual([]);
});

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
