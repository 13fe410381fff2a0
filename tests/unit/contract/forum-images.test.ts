import { expect, test } from "vitest";
import {
  forumImageMark,
  listForumImages,
  withImageAddresses,
} from "../../../contract/forum-images.ts";

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
