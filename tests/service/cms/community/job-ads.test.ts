import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  JOB_AD_REFUSALS,
  JOB_ADS_PATH,
  lastPossibleDay,
  MOST_JOB_ADS_A_DAY,
  MOST_WAITING_JOB_ADS,
} from "../../../../contract/classifieds/job-ads.ts";
import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import { validAd } from "../../../factories/job-ads.ts";
import { admin, make, makePerson, removeMade, rowsOf, tiers, type Person } from "../cms.ts";
import { decide, inPortal, notificationsOf, statusOf, WHY } from "./moderation.ts";

let eva: Person;
let evaInDirectus: Person;
beforeAll(async () => {
  evaInDirectus = await makePerson("editor");
  eva = inPortal(evaInDirectus);
});
const sent: string[] = [];
afterAll(async () => {
  for (const id of sent) await admin("DELETE", `/items/jobs/${id}`);
  await removeMade();
});

const lastDay = lastPossibleDay(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
async function send({ as }: Person, changes: object = {}) {
  const id = randomUUID();
  sent.push(id);
  const body = { id, ...validAd(lastDay), isEmployer: true, ...changes };
  return { id, answer: await as("POST", "/portal-job-ads", body) };
}
const ownOf = async ({ as }: Person) =>
  ((await as("POST", "/portal-job-ads/own", {})).data as { ads: Record<string, unknown>[] }).ads;
const seenBy = async (reader: typeof tiers.free, id: string) =>
  rowsOf(await reader("GET", `/items/jobs?filter[id][_eq]=${id}&fields=id,title`)).length;

describe("member's job ad", () => {
  test("waits with its author, whom nobody else can read or filter by", async () => {
    const [ana, rui] = await Promise.all([makePerson("member"), makePerson("payingUser")]);
    const { id, answer } = await send(ana);
    expect(answer.status).toBe(200);
    expect(await ownOf(ana)).toMatchObject([{ id, status: "in_review", lastDay }]);
    expect(await ownOf(rui)).toEqual([]);
    for (const reader of [ana.as, rui.as, tiers.free, tiers.paying])
      expect(await seenBy(reader, id)).toBe(0);
    expect((await decide(eva, { decision: "release-ad", target: id })).status).toBe(200);
    expect(await seenBy(rui.as, id)).toBe(1);
    const byAuthor = `/items/jobs?filter[author][_eq]=${ana.id}&fields=id`;
    expect((await rui.as("GET", byAuthor)).status).toBe(403);
    expect((await rui.as("GET", `/items/jobs?filter[id][_eq]=${id}&fields=author`)).status).toBe(
      403,
    );
  });

  test.each([
    ["an http address", { applyTo: "http://padaria.ch" }],
    ["a day too far away", { lastDay: "2199-01-01" }],
    ["no statement of the author", { isEmployer: false }],
  ])("is refused with %s", async (_, changes) => {
    const { answer } = await send(await makePerson("member"), changes);
    expect([answer.status, answer.code]).toEqual([400, JOB_AD_REFUSALS.invalid]);
  });

  test("cannot set its own status, dates or source", async () => {
    const ana = await makePerson("member");
    const { id } = await send(ana, { status: "published", postedAt: "2026-01-01", source: "Eu" });
    const { data } = await admin("GET", `/items/jobs/${id}`);
    expect(data).toMatchObject({ status: "in_review", postedAt: null, source: null });
    expect((await ana.as("POST", "/items/jobs", { title: "Vaga" })).status).toBe(403);
  });

  test("counts once if it is sent twice, and the limit also holds for simultaneous requests", async () => {
    const ana = await makePerson("member");
    const { id } = await send(ana);
    expect((await send(ana, { id })).answer.status).toBe(200);
    expect(await ownOf(ana)).toHaveLength(1);
    const answers = await Promise.all(
      Array.from({ length: MOST_WAITING_JOB_ADS }, async () => (await send(ana)).answer),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_WAITING_JOB_ADS - 1);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual([JOB_AD_REFUSALS.waiting]);
  });

  test("counts for the day even if it is withdrawn at once", async () => {
    const ana = await makePerson("member");
    for (let count = 0; count < MOST_JOB_ADS_A_DAY; count++) {
      const { id, answer } = await send(ana);
      expect(answer.status).toBe(200);
      expect((await ana.as("POST", "/portal-job-ads/withdraw", { id })).status).toBe(200);
    }
    expect((await send(ana)).answer.code).toBe(JOB_AD_REFUSALS.often);
  });

  test("is refused for a silenced member", async () => {
    const ana = await makePerson("member");
    await make("/items/sanctions", { member: ana.id, kind: "silence", reason: WHY });
    expect((await send(ana)).answer.code).toBe(JOB_AD_REFUSALS.banned);
  });

  test("is withdrawn by its author only", async () => {
    const [ana, rui] = await Promise.all([makePerson("member"), makePerson("member")]);
    const { id } = await send(ana);
    const withdraw = ({ as }: Person) => as("POST", "/portal-job-ads/withdraw", { id });
    expect((await withdraw(rui)).code).toBe(JOB_AD_REFUSALS.target);
    expect((await withdraw(ana)).status).toBe(200);
    expect(await statusOf("jobs", id)).toBe("archived");
    expect((await withdraw(ana)).code).toBe(JOB_AD_REFUSALS.target);
    expect(await notificationsOf(ana)).toEqual([]);
  });
});

describe("team's decision about a job ad", () => {
  test("releases it with its dates, and notifies the author", async () => {
    const ana = await makePerson("member");
    const { id } = await send(ana);
    expect((await decide(ana, { decision: "release-ad", target: id })).status).toBe(403);
    expect((await decide(eva, { decision: "release-ad", target: id })).status).toBe(200);
    const { data } = await admin("GET", `/items/jobs/${id}`);
    expect(data).toMatchObject({ status: "published", verifiedBy: eva.id });
    expect((data as { postedAt: string | null }).postedAt).not.toBeNull();
    const again = await decide(eva, { decision: "release-ad", target: id });
    expect(again.code).toBe(MODERATION_REFUSALS.target);
    await expect
      .poll(() => notificationsOf(ana))
      .toMatchObject([{ type: "moderation", url: JOB_ADS_PATH }]);
  });

  test("refuses it only with a reason, which the author reads", async () => {
    const ana = await makePerson("member");
    const { id } = await send(ana);
    const refuse = (reason: string) => decide(eva, { decision: "refuse-ad", target: id, reason });
    expect((await refuse("")).code).toBe(MODERATION_REFUSALS.text);
    expect((await refuse(WHY)).status).toBe(200);
    expect(await ownOf(ana)).toMatchObject([{ status: "archived", refusalReason: WHY }]);
    await expect.poll(async () => (await notificationsOf(ana))[0]?.["body"]).toContain(WHY);
  });

  test("follows the same rules in Directus", async () => {
    const ana = await makePerson("member");
    const { id } = await send(ana);
    const change = (values: object) => evaInDirectus.as("PATCH", `/items/jobs/${id}`, values);
    expect((await change({ status: "archived" })).status).toBe(400);
    expect((await change({ status: "published", validTo: "2020-01-01" })).status).toBe(200);
    expect((await change({ status: "archived", refusalReason: WHY })).status).toBe(200);
    expect((await change({ status: "published" })).status).toBe(400);
  });
});
