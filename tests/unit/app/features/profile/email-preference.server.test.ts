import { expect, test } from "vitest";
import { ASKED } from "~/features/profile/asked-boxes";
import { answerPreferenceForm } from "~/features/profile/email-preference.server";
import { noticeMailFields, pushFields } from "../../../../../contract/notifications/kinds.ts";

const mailed = Object.values(noticeMailFields);
const pushed = Object.values(pushFields);

/** Change sent to the service by a form with these checkboxes, some of them ticked. */
async function send(asked: readonly string[], ticked: readonly string[] = asked) {
  const sent: Record<string, unknown>[] = [];
  const query = (_document: unknown, variables: Record<string, unknown>) => {
    sent.push(variables);
    return Promise.resolve({ data: {}, failure: null });
  };
  const form = new FormData();
  form.set("intent", "choices");
  for (const field of asked) form.append(ASKED, field);
  for (const field of ticked) form.set(field, "on");
  const dependencies = { query, mailAddress: {}, own: {} } as unknown as Parameters<
    typeof answerPreferenceForm
  >[0];
  const answer = await answerPreferenceForm(dependencies, form);
  expect(answer.isDone).toBe(sent.length > 0);
  return sent[0] ?? answer.failure;
}

test("notification settings: save every box, ticked or not", async () => {
  const all = [...mailed, ...pushed];
  const ticked = await send(all);
  expect(ticked).toEqual(Object.fromEntries(all.map((field) => [field, true])));
  const empty = await send(all, []);
  expect(empty).toEqual(Object.fromEntries(all.map((field) => [field, false])));
});

test("notification settings: without devices send no push settings", async () => {
  const sent = await send(mailed, []);
  expect(sent).toEqual(Object.fromEntries(mailed.map((field) => [field, false])));
});

test("notification settings: an outdated page leaves settings unchanged that it did not contain", async () => {
  const sent = await send(["wantsCommentMail"], []);
  expect(sent).toEqual({ wantsCommentMail: false });
  expect(await send([], ["wantsCommentMail"])).toEqual({ code: "unavailable" });
});
