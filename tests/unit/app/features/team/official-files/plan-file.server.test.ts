import { expect, test } from "vitest";
import type { OwnCms } from "~/cms/cms.server";
import { isPlanFile, sendPlanFile } from "~/features/team/official-files/plan-file.server";
import { PLAN_FILE_MAX_BYTES } from "../../../../../../contract/classifieds/plan-file.ts";

const report = {
  ...{ state: "tried", added: [], changed: [], unchanged: 1, missing: [], problems: [] },
};

async function send(intent: string, bytes: Uint8Array<ArrayBuffer>) {
  const sent: unknown[] = [];
  const own = {
    userId: "1",
    ask: async (question: { command: () => { body?: unknown }; isWrite?: boolean }) => {
      sent.push([JSON.parse(String(question.command().body)), question.isWrite]);
      return report;
    },
  } as unknown as OwnCms;
  const form = new FormData();
  form.set("intent", intent);
  form.set("file", new File([bytes], "planos.csv"));
  return { isPlan: isPlanFile(form), answer: await sendPlanFile(own, form), sent };
}

const utf8 = (text: string) => new TextEncoder().encode(text);

test("plan file: is a dry run unless the editor publishes it", async () => {
  const tried = await send("try-plans", utf8("é"));
  expect(tried.sent).toEqual([[{ text: "é", isTrial: true }, true]]);
  expect(tried.answer).toEqual({ plans: report, planProblem: null });
  expect((await send("import-plans", utf8("é"))).sent).toEqual([
    [{ text: "é", isTrial: false }, true],
  ]);
});

test.each([
  ["file", new Uint8Array()],
  ["large", new Uint8Array(PLAN_FILE_MAX_BYTES + 1)],
  ["encoding", new Uint8Array([0xe9, 0x3b])],
] as const)(
  "plan file: the problem %s is found before anything is sent",
  async (problem, bytes) => {
    const { answer, sent } = await send("import-plans", bytes);
    expect([answer.planProblem, sent]).toEqual([problem, []]);
  },
);

test("plan file: other forms of the page are not one", async () => {
  expect((await send("import", utf8("a"))).isPlan).toBe(false);
});
