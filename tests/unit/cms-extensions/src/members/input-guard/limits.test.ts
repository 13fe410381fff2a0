import { describe, expect, test } from "vitest";
import { FORUM_REPLY_MAX_LENGTH } from "../../../../../../contract/community/forum-limits.ts";
import { TOPIC_BODY_MAX_LENGTH } from "../../../../../../contract/community/forum.ts";
import { storedTexts } from "../../../../../../contract/collections/input-limits.ts";
import { countCharacters } from "../../../../../../contract/shared/text-length.ts";
import { BIO_MAX_LENGTH } from "../../../../../../contract/account/profile.ts";
import { tooLongField } from "../../../../../../cms-extensions/src/members/input-guard/limits.ts";

test.each([
  ["a comment as the form allows", "comments", { body: "a".repeat(FORUM_REPLY_MAX_LENGTH) }, null],
  [
    "a longer one",
    "comments",
    { title: "Oi", body: "a".repeat(FORUM_REPLY_MAX_LENGTH + 1) },
    "body",
  ],
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

const writings = { plain: "a", accented: "ã", emojis: "🏔", lines: "a\r\n" } as const;

/** A text of exactly this length, without a blank at its end. */
function filled(repeated: string, length: number): string {
  const size = countCharacters(`${repeated}.`) - 1;
  const text = repeated.repeat(Math.floor((length - 1) / size));
  return text + "x".repeat(length - countCharacters(`${text}x`) + 1);
}

describe.each(Object.entries(storedTexts))(
  "input limits: %s holds %i characters",
  (name, limit) => {
    const [collection = "", field = ""] = name.split(".");

    test.each(Object.entries(writings))("of %s text, and not one more", (_, repeated) => {
      const [longestText, longer] = [filled(repeated, limit), filled(repeated, limit + 1)];
      expect([countCharacters(longestText), countCharacters(longer)]).toEqual([limit, limit + 1]);
      expect(tooLongField(collection, { [field]: longestText })).toBeNull();
      expect(tooLongField(collection, { [field]: longer })).toBe(field);
    });
  },
);
