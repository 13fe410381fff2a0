import { describe, expect, test } from "vitest";
import { answerMute } from "~/features/notifications/mark.server";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { notificationKinds, reducibleKinds } from "../../../../../contract/notifications/kinds.ts";

/** Change of a member's settings by one press. */
async function press(type: string) {
  const sent: unknown[] = [];
  const query = ((_document: unknown, variables: unknown) => {
    sent.push(variables);
    return Promise.resolve({ data: {}, failure: null });
  }) as unknown as GraphqlQuery;
  const form = new FormData();
  form.set("type", type);
  return { answer: await answerMute(query, form), sent };
}

describe("button to mute a kind of notification", () => {
  test.each([
    ["reply", ["mail", "push"]],
    ["chat", ["mail", "push"]],
    ["like", ["push"]],
    ["offer", ["push"]],
    ["rate", ["push"]],
    ["idea", ["mail"]],
    ["plan", ["mail"]],
    ["ask", ["portal"]],
    ["content", ["portal"]],
  ])("for %s turns off %s, and nothing else", async (kind, channels) => {
    const { answer, sent } = await press(kind);
    expect(answer.code).toBeNull();
    expect(sent).toEqual([
      { notificationChoices: channels.map((channel) => ({ kind, channel, isOn: false })) },
    ]);
  });

  test("does not exist for account notifications and requests", async () => {
    const others = notificationKinds.filter(
      (kind) => !reducibleKinds.some((each) => each === kind),
    );
    expect(others).toEqual(["support", "moderation", "billing", "security"]);
    for (const kind of [...others, "nada"]) {
      const { answer, sent } = await press(kind);
      expect([answer.code, sent]).toEqual(["validation_failed", []]);
    }
  });
});
