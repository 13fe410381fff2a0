import { expect, test } from "vitest";
import {
  changesFor,
  frequencyOf,
} from "../../../../../../bff/modules/notifications/email-frequency/email-frequency.ts";
import type { EmailFrequency } from "../../../../../../bff/modules/notifications/email-frequency/email-frequency.ts";
import { perDigestList } from "../../../../../../contract/notifications/email.ts";
import { mailLists } from "../../../../../../contract/notifications/mail-lists.ts";

const settings: EmailFrequency = {
  ...{ id: "1", userId: "ana", pausedUntil: null, hasOldPortalChoices: false },
  ...perDigestList(() => "weekly"),
  ...{ wantsProductMail: true, wantsAreaMail: true },
  notificationChoices: { ask: { mail: true }, reply: { push: false } },
};

test.each(mailLists)("e-mail frequency: unsubscribing from %s stops this list only", (list) => {
  const after = { ...settings, ...changesFor(settings, [{ list, frequency: "never" }]) };
  const stopped = mailLists.filter((each) => frequencyOf(after, each) === "never");
  expect(stopped).toEqual([list]);
  const frequency = frequencyOf(settings, list);
  expect({ ...after, ...changesFor(after, [{ list, frequency }]) }).toEqual(settings);
});

test("e-mail frequency: unsubscribing from several lists stops all of them", () => {
  const lists = ["replies", "mentions", "news", "product"] as const;
  const choices = lists.map((list) => ({ list, frequency: "never" as const }));
  expect(changesFor(settings, choices)).toEqual({
    newsFrequency: "never",
    wantsProductMail: false,
    notificationChoices: {
      ask: { mail: true },
      reply: { push: false, mail: false },
      mention: { mail: false },
    },
  });
});
