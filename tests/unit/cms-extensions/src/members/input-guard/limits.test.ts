import { expect, test } from "vitest";
import { COMMENT_MAX_LENGTH } from "../../../../../../contract/community/comments.ts";
import { TOPIC_BODY_MAX_LENGTH } from "../../../../../../contract/community/forum.ts";
import { BIO_MAX_LENGTH } from "../../../../../../contract/account/profile.ts";
import { tooLongField } from "../../../../../../cms-extensions/src/members/input-guard/limits.ts";

test.each([
  ["a comment as the form allows", "comments", { body: "a".repeat(COMMENT_MAX_LENGTH) }, null],
  ["a longer one", "comments", { title: "Oi", body: "a".repeat(COMMENT_MAX_LENGTH + 1) }, "body"],
  ["a topic of line breaks", "forum_posts", { body: longest("á\n") }, null],
  ["a topic of emojis", "forum_posts", { body: longest("🏔") }, null],
  ["a longer one", "forum_posts", { body: `${longest("🏔")}🏔` }, "body"],
  ["what the profile allows", "directus_users", { bio: "a".repeat(BIO_MAX_LENGTH) }, null],
  ["a longer one", "directus_users", { bio: "a".repeat(BIO_MAX_LENGTH + 1) }, "bio"],
  ["a text of a field without a limit", "tickets", { subject: "a".repeat(20_000) }, null],
  ["a longer one", "tickets", { subject: "a".repeat(20_001) }, "subject"],
  ["a list instead of a text", "drafts", { fields: Array(9_000).fill("a") }, "fields"],
  ["many texts", "drafts", Object.fromEntries(["a", "b", "c", "d"].map(long)), "*"],
  ["numbers and nothing", "votes", { value: 1, target: null, other: undefined }, null],
])("input limits: %s", (_, collection, payload, field) => {
  expect(tooLongField(collection, payload)).toBe(field);
});

function longest(letters: string): string {
  return letters.repeat(TOPIC_BODY_MAX_LENGTH / [...letters].length).replace(/\n$/, "a");
}

function long(name: string): [string, string] {
  return [name, "a".repeat(19_000)];
}
