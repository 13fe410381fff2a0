import { expect, test } from "vitest";
import { SUBMITTED, boxOf } from "~/features/account/profile/submitted-boxes";
import { answerPreferenceForm } from "~/features/account/profile/email-preference.server";
import {
  channels,
  chosenKinds,
  defaultOf,
} from "../../../../../../contract/notifications/kinds.ts";

const offered = chosenKinds.flatMap((kind) =>
  channels
    .filter((channel) => defaultOf(kind, channel) !== null)
    .map((channel) => ({ kind, channel })),
);
const boxes = offered.map(({ kind, channel }) => boxOf(kind, channel));

/** Change sent to the service by a form with these checkboxes, some of them ticked. */
async function send(requests: readonly string[], ticked: readonly string[] = requests) {
  const sent: Record<string, unknown>[] = [];
  const query = (_document: unknown, variables: Record<string, unknown>) => {
    sent.push(variables);
    return Promise.resolve({ data: {}, failure: null });
  };
  const form = new FormData();
  form.set("intent", "choices");
  for (const field of requests) form.append(SUBMITTED, field);
  for (const field of ticked) form.set(field, "on");
  const dependencies = { query, mailAddress: {} } as unknown as Parameters<
    typeof answerPreferenceForm
  >[0];
  const answer = await answerPreferenceForm(dependencies, form);
  expect(answer.isDone).toBe(sent.length > 0);
  expect(sent.length).toBeLessThan(2);
  return sent[0] ?? answer.failure;
}

test("notification settings: save every box in one step, ticked or not", async () => {
  expect(new Set(boxes).size).toBe(boxes.length);
  const all = ["wantsProductMail", ...boxes];
  for (const isOn of [true, false])
    expect(await send(all, isOn ? all : [])).toEqual({
      wantsProductMail: isOn,
      notificationChoices: offered.map((each) => ({ ...each, isOn })),
    });
});

test("notification settings: leave unchanged what the form did not contain", async () => {
  expect(await send(["mail-comment"], [])).toEqual({
    notificationChoices: [{ kind: "comment", channel: "mail", isOn: false }],
  });
});

test("notification settings: a form of an outdated page is not saved", async () => {
  expect(await send([], ["mail-comment"])).toEqual({ code: "unavailable" });
  expect(await send(["wantsProductMail", "wantsCommentMail"])).toEqual({ code: "unavailable" });
});
