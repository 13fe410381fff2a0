import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { freeMemberRoleId } from "../../../../bff/modules/identity/membership/member-roles.ts";
import { makeJob, makeMobilePlan } from "../../../factories/classifieds.ts";
import { startMailToMany } from "../notifications/mail-to-many.ts";
import { runJob } from "../run-job.ts";

const HOUR_MS = 3_600_000;
const many = startMailToMany();
const { cms, member } = many;

beforeEach(async () => {
  for (const name of ["jobs", "mobile_plans", "saved_searches", "Notification"])
    cms.rows(name).length = 0;
  await many.service.database.pool.query("delete from offer_arrivals");
  // Old for everyone: the portal has checked it before.
  post({ title: "Vaga antiga", company: "Antiga" });
  await many.service.database.pool.query(
    "insert into offer_arrivals (item, kind, seen_at) values ($1, 'jobs', 'epoch')",
    [cms.rows("jobs")[0]?.id],
  );
});

const hoursAgo = (hours: number) =>
  new Date(many.service.clock.now.getTime() - hours * HOUR_MS).toISOString();

function post(values: object = {}) {
  const canton = { cantonCode: "ZH" };
  const job = { ...makeJob({ postedAt: hoursAgo(2) }), canton, ...values };
  cms.rows("jobs").push(job as never);
  return job;
}

/** Makes the portal check the current ads, an hour before the alerts. */
async function look() {
  const { clock } = many.service;
  const before = clock.now;
  clock.now = new Date(before.getTime() - HOUR_MS);
  await runJob(many.service, "note-new-offers");
  clock.now = before;
}

const save = (owner: string, values: object = {}) =>
  cms.rows("saved_searches").push({
    id: randomUUID(),
    ...{ kind: "jobs", name: "Em Zurique", filters: { query: "canton=ZH" }, frequency: "daily" },
    ...{ user_created: owner, date_created: hoursAgo(100) },
    ...values,
  });

const sendAlerts = () => runJob(many.service, "send-search-alerts");
const mailsTo = (email: string) =>
  many.service.smtp.received.filter(({ to }) => to.includes(email)).length;
const notificationsOf = (owner: string) =>
  cms.rows("Notification").filter((notification) => notification["owner"] === owner);

describe("alert of a saved search", () => {
  test("lists what is new since the last one, once, by mail and in the portal", async () => {
    const { user } = await member();
    save(user.directusUserId);
    post({ title: "Confeiteira nova", company: "Padaria Sol", slug: "confeiteira" });
    post({ title: "Vaga em Genebra", canton: { cantonCode: "GE" } });
    await look();
    await sendAlerts();
    await sendAlerts();
    const mail = await many.service.smtp.next(user.email);
    expect(mail.subject).toBe("Novidades nas suas buscas salvas");
    expect(mail.text).toContain("Em Zurique");
    expect(mail.text).toContain("Confeiteira nova · Padaria Sol");
    expect(mail.text).toContain("/classifieds/jobs?canton=ZH&offer=confeiteira");
    expect(mail.text).not.toMatch(/Genebra|Vaga antiga/);
    expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(mailsTo(user.email)).toBe(1);
    expect(notificationsOf(user.directusUserId)).toEqual([
      expect.objectContaining({
        type: "offer",
        title: "1 oferta nova nas suas buscas salvas",
        url: "/app/classifieds/saved-searches",
      }),
    ]);
  });

  test("is not sent without new offers, for offers from before the search was saved, or when off", async () => {
    const { user: nothingNew } = await member();
    const { user: savedLater } = await member();
    const { user: off } = await member();
    const { user: last } = await member();
    save(nothingNew.directusUserId, { filters: { query: "canton=GE" } });
    save(savedLater.directusUserId, { date_created: hoursAgo(0.5) });
    save(off.directusUserId, { frequency: "never" });
    save(last.directusUserId);
    post({ title: "Confeiteira nova" });
    await look();
    await sendAlerts();
    await many.service.smtp.next(last.email);
    for (const { email, directusUserId } of [nothingNew, savedLater, off]) {
      expect(mailsTo(email)).toBe(0);
      expect(notificationsOf(directusUserId)).toEqual([]);
    }
  });

  test("appears in the portal only during a mail pause", async () => {
    const [{ user: paused, token }, { user: other }] = [await member(), await member()];
    await many.set(token, "isPaused: true");
    for (const { directusUserId } of [paused, other]) save(directusUserId);
    post({ title: "Confeiteira nova" });
    await look();
    await sendAlerts();
    await many.service.smtp.next(other.email);
    expect([mailsTo(paused.email), notificationsOf(paused.directusUserId).length]).toEqual([0, 1]);
  });

  test("lists at most ten offers and two per company, for all searches of a member", async () => {
    const { user } = await member();
    save(user.directusUserId);
    save(user.directusUserId, { name: "Celular", kind: "mobile", filters: { query: "" } });
    for (let at = 0; at < 4; at += 1) post({ title: `Balcão ${at}`, company: "Padaria Sol" });
    for (let at = 0; at < 12; at += 1) post({ title: `Outra ${at}`, company: `Empresa ${at}` });
    cms.rows("mobile_plans").push(makeMobilePlan({ name: "Plano novo" }) as never);
    await look();
    await sendAlerts();
    const { text } = await many.service.smtp.next(user.email);
    expect(text.match(/Balcão \d/g)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(text.match(/(?:Balcão|Outra) \d/g)).toHaveLength(9);
    expect(text).toContain("Plano novo");
    expect(text).toContain("Há mais 7 ofertas novas");
  });

  test("reaches subscribed paying members; weekly ones on Mondays only", async () => {
    const { user: stopped } = await member();
    const { user: weekly } = await member();
    const { user: daily } = await member();
    const free = await many.service.createMember({ roleId: freeMemberRoleId });
    save(stopped.directusUserId);
    save(weekly.directusUserId, { frequency: "weekly" });
    save(daily.directusUserId);
    save(free.directusUserId);
    post({ title: "Confeiteira nova" });
    await look();
    await sendAlerts();
    const first = await many.service.smtp.next(stopped.email);
    await many.service.smtp.next(weekly.email);
    const token = /unsubscribe\/([\w-]+)/.exec(first.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    expect((await many.post("unsubscribe", token)).json()).toMatchObject({ lists: ["searches"] });

    many.service.clock.now = new Date("2026-11-24T06:30:00.000Z");
    post({ title: "Padeiro novo" });
    await look();
    await sendAlerts();
    await expect.poll(() => mailsTo(daily.email)).toBe(2);
    expect([mailsTo(stopped.email), mailsTo(weekly.email), mailsTo(free.email)]).toEqual([1, 1, 0]);
    // A member without mails is still notified in the portal.
    expect(notificationsOf(stopped.directusUserId)).toHaveLength(2);
  });
});

test("search alert: the portal's first run treats no offer as new", async () => {
  await many.service.database.pool.query("delete from offer_arrivals");
  const { user } = await member();
  save(user.directusUserId);
  await look();
  await sendAlerts();
  expect(notificationsOf(user.directusUserId)).toEqual([]);
});
