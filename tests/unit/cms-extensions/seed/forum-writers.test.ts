import { expect, test } from "vitest";
import { writtenBySamples } from "../../../../cms-extensions/seed/forum-writers.ts";
import { topics } from "../../../../cms-extensions/seed/content/forum/all-topics.ts";
import { forumWriters } from "../../../../cms-extensions/seed/content/forum/writers.ts";
import { isSampleMember, sampleMembers } from "../../../../contract/account/sample-members.ts";

test("forum writers: every topic and reply of the demo names who wrote it", () => {
  const counts = Object.fromEntries(
    Object.entries(forumWriters).map(([slug, names]) => [slug, names.split(/: |, /).length]),
  );
  const expected = Object.fromEntries(
    topics.map(({ slug, replies }) => [slug, replies.length + 1]),
  );
  expect(counts).toEqual(expected);
});

test("forum writers: all sample members write, and nobody else", () => {
  const { topics: asked, replies } = writtenBySamples();
  const members = new Set([...asked, ...replies].map(({ member }) => member));
  expect([...members].every(isSampleMember)).toBe(true);
  expect(members.size).toBe(sampleMembers.length);
});
