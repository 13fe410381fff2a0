import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCmsPlan } from "../../../../../bff/cms/cms-plan.ts";
import { createMailer } from "../../../../../bff/mail/mailer.ts";
import { createSealer } from "../../../../../bff/db/seal.ts";
import { createUnsubscribeTokens } from "../../../../../bff/modules/notifications/email-frequency/unsubscribe-token.ts";
import type { User } from "../../../../../bff/modules/identity/users/user.ts";
import { createPlanReminders } from "../../../../../bff/modules/switzerland/plan/plan-reminders.ts";
import { createSealedSituations } from "../../../../../bff/modules/switzerland/plan/sealed-situation.ts";
import { upsertPlan } from "../../../../../bff/modules/switzerland/plan/plan.repository.ts";
import { createCmsDouble } from "../../doubles/cms-double.ts";
import { startTestService, type TestService } from "../../service.ts";
import { keepNotifications } from "../../notifications/written-notifications.ts";

const cms = createCmsDouble();
const registration = {
  id: "step-1",
  status: "published",
  key: "registration",
  title: "Registrar-se na comuna",
  ruleJson: { days: 14 },
  conditions: null,
  takeAlong: ["Passaporte"],
};

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cms: cms.client });
});
afterAll(() => service.close());
beforeEach(() => {
  // Noon in Zurich on the day of arrival in these tests: 14 days are left.
  service.clock.now = new Date("2026-11-21T11:00:00.000Z");
  cms.rows("plan_steps").splice(0, Infinity, registration);
  cms.rows("member_plan_steps").splice(0);
});

function jobs(situations?: Parameters<typeof createPlanReminders>[0]["situations"]) {
  const { written, notify } = keepNotifications();
  const { db } = service.database;
  const sealer = createSealer(service.keys.data);
  const now = () => service.clock.now;
  const { jobKinds } = createPlanReminders({
    db,
    jobs: service.jobs,
    cmsPlan: createCmsPlan(cms.client),
    situations: situations ?? createSealedSituations(sealer, () => ({})),
    notify,
    mailer: createMailer({ jobs: service.jobs, sealer, now }),
    tokens: createUnsubscribeTokens(sealer),
    now,
  });
  const handle = (name: string) =>
    jobKinds.find((kind) => kind.name === name)?.handle as (data: object) => Promise<void>;
  return { written, remind: handle("remind-of-plan"), notice: handle("plan-notice") };
}

async function arriving(): Promise<User> {
  const user = await service.createMember();
  const at = service.clock.now;
  await upsertPlan(service.database.db, user.id, { arrivalOn: "2026-11-21", updatedAt: at });
  return user;
}

/** Tells the family of a member. */
async function tellFamily({ id }: User): Promise<void> {
  const sealer = createSealer(service.keys.data);
  const situation = createSealedSituations(sealer, () => ({})).seal({
    ...{ family: ["partner"], children: { child1: 2019 }, events: {} },
  });
  await upsertPlan(service.database.db, id, { situation, updatedAt: service.clock.now });
}

async function remindersOf({ id }: User): Promise<number[]> {
  const { rows } = await service.database.pool.query<{ days_before: number }>(
    "select days_before from plan_reminders where user_id = $1 order by days_before desc",
    [id],
  );
  return rows.map((row) => row.days_before);
}

async function mailsOf({ id }: User): Promise<number> {
  const found = "select count(*)::int as n from mails where user_id = $1 and template = $2";
  return (await service.database.pool.query(found, [id, "plan_reminder"])).rows[0]?.n as number;
}

test("plan reminder: is sent once for each of the three days, however often the job runs", async () => {
  const user = await arriving();
  const { remind } = jobs();
  for (const day of ["2026-11-21", "2026-12-02", "2026-12-05", "2026-12-06"]) {
    service.clock.now = new Date(`${day}T11:00:00.000Z`);
    for (const _ of [1, 2]) await remind({ userId: user.id });
  }
  expect(await remindersOf(user)).toEqual([14, 3, 0]);
  expect(await mailsOf(user)).toBe(3);
  const mail = await service.smtp.next(user.email);
  expect(mail.text).toContain("Registrar-se na comuna");
  expect(mail.text).toContain("faltam 14 dias");
  expect(mail.text).toContain("/pt-BR/app/plan?step=registration");
  expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
});

test("plan reminder: names who of the family is missing, and none is sent once all are done", async () => {
  cms.rows("plan_steps").splice(0, Infinity, { ...registration, perPerson: "everybody" });
  const user = await arriving();
  await tellFamily(user);
  const done = { doneOn: "2026-11-20", droppedOn: null, snoozedTo: null };
  const markFor = (familyMember: string) =>
    cms.rows("member_plan_steps").push({
      ...{ id: familyMember, user_created: user.directusUserId, step: "step-1" },
      ...{ familyMember, ...done },
    });
  markFor("self");
  const { remind } = jobs();
  await remind({ userId: user.id });
  const mail = await service.smtp.next(user.email);
  expect(mail.text).toContain("ainda para: cônjuge ou parceiro, filho ou filha 1");
  for (const who of ["partner", "child1"]) markFor(who);
  service.clock.now = new Date("2026-12-02T11:00:00.000Z");
  await remind({ userId: user.id });
  expect(await remindersOf(user)).toEqual([14]);
});

test("plan reminder: the portal's notification is created once", async () => {
  const user = await arriving();
  const { written, notice: notification } = jobs();
  const sent = {
    owner: user.directusUserId,
    step: "registration",
    dueOn: "2026-12-05",
    daysBefore: 14,
    title: "Registrar-se na comuna: faltam 14 dias",
  };
  for (const _ of [1, 2]) await notification(sent);
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({ type: "plan", owner: user.directusUserId, url: "/app/plan" });
});

test("plan reminder: the portal's notification opens its step", async () => {
  const user = await arriving();
  const { written, notice: notification } = jobs();
  await notification({
    ...{ owner: user.directusUserId, step: "registration", dueOn: "2026-12-05", daysBefore: 14 },
    ...{ title: "Registrar-se na comuna", path: "/app/plan?step=registration" },
  });
  expect(written[0]).toMatchObject({ url: "/app/plan?step=registration" });
});

test("plan reminder: no mail names the step of one permit", async () => {
  const user = await arriving();
  const conditions = [{ permit: ["F"] }];
  const steps = cms.rows("plan_steps");
  steps.splice(0, Infinity, { ...registration, conditions });
  const situationOf = () => ({
    ...{ answers: { permit: "F" }, arrivalOn: "2026-11-21" },
    ...{ family: [], children: {}, events: {} },
  });
  await jobs({ situationOf }).remind({ userId: user.id });
  const { text } = await service.smtp.next(user.email);
  expect(text).toContain("Um passo do seu plano");
  expect(text).not.toContain("step=");
});

test.each(["doneOn", "droppedOn"])("plan reminder: a step with %s sends none", async (field) => {
  const user = await arriving();
  const mark = {
    familyMember: null,
    doneOn: null,
    droppedOn: null,
    snoozedTo: null,
    [field]: "2026-11-20",
  };
  cms
    .rows("member_plan_steps")
    .push({ id: user.id, user_created: user.directusUserId, step: "step-1", ...mark });
  await jobs().remind({ userId: user.id });
  expect(await remindersOf(user)).toEqual([]);
});

test("plan reminder: no mail after unsubscribing, during a pause, at night or without a date", async () => {
  const { remind } = jobs();
  const { pool, db } = service.database;
  const [calm, paused, asleep, gone] = [
    await arriving(),
    await arriving(),
    await arriving(),
    await arriving(),
  ];
  const settings =
    "insert into email_frequencies (id, user_id, notification_choices, paused_until, updated_at) values (gen_random_uuid(), $1, $2, $3, now())";
  await pool.query(settings, [calm.id, { plan: { mail: false } }, null]);
  await pool.query(settings, [paused.id, {}, new Date("2026-12-30")]);
  for (const user of [calm, paused]) {
    await remind({ userId: user.id });
    expect([await remindersOf(user), await mailsOf(user)]).toEqual([[14], 0]);
  }
  await upsertPlan(db, gone.id, { arrivalOn: null, updatedAt: service.clock.now });
  await remind({ userId: gone.id });
  expect(await remindersOf(gone)).toEqual([]);
  service.clock.now = new Date("2026-11-21T22:00:00.000Z");
  await remind({ userId: asleep.id });
  expect(await remindersOf(asleep)).toEqual([]);
});
