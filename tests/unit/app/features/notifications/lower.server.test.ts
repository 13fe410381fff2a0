import { describe, expect, test } from "vitest";
import { answerLower } from "~/features/notifications/lower.server";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import {
  lowerableTypes,
  noticeMailFieldOf,
  notificationTypes,
  pushFieldOf,
} from "../../../../../contract/notifications/kinds.ts";

/** Change of a member's settings by one press. */
async function press(type: string) {
  const sent: unknown[] = [];
  const query = ((_document: unknown, variables: unknown) => {
    sent.push(variables);
    return Promise.resolve({ data: {}, failure: null });
  }) as unknown as GraphqlQuery;
  const form = new FormData();
  form.set("type", type);
  return { answer: await answerLower(query, form), sent };
}

/** Kinds with settings other than those of devices and mail. */
const byOwnChoice = ["content", "idea", "plan", "ask"];

describe("button to mute a kind of notification", () => {
  test.each(lowerableTypes.filter((type) => !byOwnChoice.includes(type)))(
    "for %s stops its mails and push notifications, and nothing else",
    async (type) => {
      const { answer, sent } = await press(type);
      const fields = [pushFieldOf(type), noticeMailFieldOf(type)].filter((field) => field !== null);
      expect(answer.code).toBeNull();
      expect(sent).toEqual([Object.fromEntries(fields.map((field) => [field, false]))]);
    },
  );

  test.each(byOwnChoice)("for %s changes one setting", async (type) => {
    const { sent } = await press(type);
    expect(Object.values(sent[0] as object)).toEqual([false]);
  });

  test("does not exist for account notifications and requests", async () => {
    const others = notificationTypes.filter(
      (type) => !lowerableTypes.some((each) => each === type),
    );
    expect(others).toEqual(["support", "moderation", "billing", "security"]);
    for (const type of [...others, "nada"]) {
      const { answer, sent } = await press(type);
      expect([answer.code, sent]).toEqual(["validation_failed", []]);
    }
  });
});
