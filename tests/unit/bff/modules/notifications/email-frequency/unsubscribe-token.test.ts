import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createSealer } from "../../../../../../bff/db/seal.ts";
import { createUnsubscribeTokens } from "../../../../../../bff/modules/notifications/email-frequency/unsubscribe-token.ts";

const sealer = createSealer("k".repeat(32));
const tokens = createUnsubscribeTokens(sealer);
const userId = randomUUID();

describe("unsubscribe link", () => {
  test("stops the lists it was issued for, and no other", () => {
    for (const lists of [["comments"], ["connections", "replies"]] as const) {
      const text = tokens.issue({ userId, lists: [...lists] });
      expect(tokens.open(text)).toEqual({ userId, lists });
    }
  });

  test("of a mail older than the separate lists stops all lists that the mail covered", () => {
    const old = (lists: readonly string[]) =>
      tokens.open(sealer.seal("unsubscribe", { userId, lists }).toString("base64url"))?.lists;
    expect(old(["comments"])).toEqual(["replies", "mentions", "solutions", "comments", "topics"]);
    expect(old(["asks", "connections"])).toEqual(["asks", "connections", "chats"]);
    expect(old(["made-up"])).toBeUndefined();
  });
});
