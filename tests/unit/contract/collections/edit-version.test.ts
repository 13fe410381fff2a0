import { describe, expect, test } from "vitest";
import { versionOf } from "../../../../contract/collections/edit-version.ts";

const topic = { title: "Um título", body: "Um texto", category: "a", contextCard: null };

describe("row version", () => {
  test("changes with each edited field", () => {
    const version = versionOf("forum_posts", topic);
    for (const change of [
      { title: "Outro título" },
      { body: "Um texto " },
      { category: "b" },
      { contextCard: { canton: "VD" } },
    ]) {
      expect(versionOf("forum_posts", { ...topic, ...change })).not.toBe(version);
    }
  });

  test("ignores fields outside the form", () => {
    expect(versionOf("forum_posts", { ...topic, replyCount: 3 })).toBe(
      versionOf("forum_posts", topic),
    );
  });

  test("treats empty and null alike, and ignores key order", () => {
    const profile = { bio: null, skills: null, visibility: null };
    expect(versionOf("directus_users", { bio: "", skills: [], visibility: {} })).toBe(
      versionOf("directus_users", profile),
    );
    const card = (contextCard: object) => versionOf("forum_posts", { ...topic, contextCard });
    expect(card({ canton: "VD", permit: "B" })).toBe(card({ permit: "B", canton: "VD" }));
  });
});
