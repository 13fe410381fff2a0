import { describe, expect, test } from "vitest";
import { answerLower } from "~/features/notifications/lower.server";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import {
  lowerableTypes,
  noticeMailFieldOf,
  notificationTypes,
  pushFieldOf,
} from "../../../../../contract/notifications.ts";

/** What one press changes of a member's choices. */
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

/** Kinds that are lowered by what is said of them elsewhere than on devices and by mail. */
const byOwnChoice = ["content", "idea", "plan", "ask"];

describe("less of what came, by one press", () => {
  test.each(lowerableTypes.filter((type) => !byOwnChoice.includes(type)))(
    "of %s ends its mails and its notices on devices, and nothing else",
    async (type) => {
      const { answer, sent } = await press(type);
      const fields = [pushFieldOf(type), noticeMailFieldOf(type)].filter((field) => field !== null);
      expect(answer.code).toBeNull();
      expect(sent).toEqual([Object.fromEntries(fields.map((field) => [field, false]))]);
    },
  );

  test.each(byOwnChoice)("of %s changes one choice", async (type) => {
    const { sent } = await press(type);
    expect(Object.values(sent[0] as object)).toEqual([false]);
  });

  test("of what is about a member's own account and requests there is none", async () => {
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
