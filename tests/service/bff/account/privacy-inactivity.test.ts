import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { createCmsPrivacyDouble } from "../doubles/cms-privacy-double.ts";
import { runJob } from "../run-job.ts";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

const cmsPrivacy = createCmsPrivacyDouble();
const dayMs = 24 * 3_600_000;
const editorRoleId = "10000000-0000-4000-8000-000000000001";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cmsPrivacy });
});
afterAll(() => service.close());

async function rows(statement: string, ...values: unknown[]) {
  return (await service.database.pool.query(statement, values)).rows;
}

const erasedIds = () => cmsPrivacy.erased.map(({ person }) => person.directusUserId);
const daysFromNow = (days: number) => new Date(service.clock.now.getTime() + days * dayMs);

/** A member who was warned twice, fourteen days before the account is deleted. */
async function abandoned(): Promise<{ user: User; undo: string }> {
  const user = await service.createMember();
  await rows(
    `update users set created_at = $1, cms_paid_until = null, inactivity_warnings = 2,
      inactivity_warned_at = $2 where id = $3`,
    daysFromNow(-732),
    daysFromNow(-15),
    user.id,
  );
  await runJob(service, "privacy-retention");
  expect(await standing(user)).toEqual([{ cause: "inactivity" }]);
  const mail = await service.smtp.next(user.email);
  expect(mail.subject).toContain("sem uso");
  expect(mail.text).not.toContain("recebemos o pedido");
  return { user, undo: /undo-deletion\/([\w-]+)/.exec(mail.text)?.[1] ?? "" };
}

const standing = ({ id }: User) =>
  rows("select cause from deletion_requests where user_id = $1 and cancelled_at is null", id);

async function expectAccountStays(user: User): Promise<void> {
  service.clock.advance(15 * dayMs);
  await runJob(service, "privacy-erase-due");
  expect(await standing(user)).toEqual([]);
  expect(erasedIds()).not.toContain(user.directusUserId);
  await runJob(service, "privacy-retention");
  expect(await standing(user)).toEqual([]);
}

describe("inactivity warning", () => {
  const warningsOf = async (id: string) =>
    (await rows("select inactivity_warnings as n from users where id = $1", id))[0].n;

  test("is sent twice before the account is deleted", async () => {
    const { id } = await service.createMember();
    const inactiveFor = (days: number) =>
      rows(
        "update users set created_at = $1, last_seen_at = null where id = $2",
        daysFromNow(-days),
        id,
      );
    await inactiveFor(701);
    await runJob(service, "privacy-retention");
    await runJob(service, "privacy-retention");
    expect(await warningsOf(id)).toBe(1);
    service.clock.advance(17 * dayMs);
    await inactiveFor(718);
    await runJob(service, "privacy-retention");
    expect(await warningsOf(id)).toBe(2);
    service.clock.advance(14 * dayMs);
    await inactiveFor(732);
    await runJob(service, "privacy-retention");
    const pending = await rows("select mode from deletion_requests where user_id = $1", id);
    expect(pending).toEqual([{ mode: "anonymise" }]);
  });

  test("is not sent to staff", async () => {
    const { id } = await service.createMember({ roleId: editorRoleId });
    await rows("update users set created_at = $1 where id = $2", daysFromNow(-701), id);
    await runJob(service, "privacy-retention");
    expect(await warningsOf(id)).toBe(0);
  });

  test("is not sent to a member whose access is paid, by anyone", async () => {
    const { id } = await service.createMember();
    const paidFor = (days: number) =>
      rows(
        "update users set created_at = $1, cms_paid_until = $2 where id = $3",
        daysFromNow(-701),
        daysFromNow(days),
        id,
      );
    await paidFor(30);
    await runJob(service, "privacy-retention");
    expect(await warningsOf(id)).toBe(0);
    await paidFor(-1);
    await runJob(service, "privacy-retention");
    expect(await warningsOf(id)).toBe(1);
  });
});

describe("inactive account", () => {
  test("is erased fourteen days after the warning, and its last mail says why", async () => {
    const { user } = await abandoned();
    service.clock.advance(15 * dayMs);
    await runJob(service, "privacy-erase-due");
    expect(erasedIds()).toContain(user.directusUserId);
    const receipt = await service.smtp.next(user.email);
    expect(receipt.text).toContain("24 meses sem uso");
    expect(receipt.text).not.toContain("como você pediu");
  });

  test("is retained when its member logs in, with a confirmation at once", async () => {
    const { user } = await abandoned();
    service.clock.advance(dayMs);
    const { accessToken } = await service.login(user.email);
    const url = "/api/privacy/v1/deletion";
    const answer = await service.app.inject({ url, headers: bearer(accessToken) });
    expect(answer.json()).toEqual({ deletion: null });
    await expectAccountStays(user);
  });

  test("is retained when its member logs in just before the end", async () => {
    const { user } = await abandoned();
    service.clock.advance(14 * dayMs);
    await service.login(user.email);
    await expectAccountStays(user);
  });

  test("is retained if it is paid for, here or in Directus", async () => {
    const { user: paying } = await abandoned();
    await rows(
      `insert into subscriptions (id, user_id, customer_id, status, plan, currency, amount_cents,
        current_period_end, synced_at) values ($1, $2, 'cus', 'active', 'year', 'chf', 9900, $3, $4)`,
      `sub_${randomUUID()}`,
      paying.id,
      daysFromNow(365),
      service.clock.now,
    );
    const { user: gifted } = await abandoned();
    await rows("update users set cms_paid_until = $1 where id = $2", daysFromNow(90), gifted.id);
    await expectAccountStays(paying);
    await expectAccountStays(gifted);
    const warnings = "select inactivity_warnings as n from users where id = any ($1)";
    expect(await rows(warnings, [paying.id, gifted.id])).toEqual([{ n: 0 }, { n: 0 }]);
  });

  test("is retained for a long time by the button in the mail", async () => {
    const { user, undo } = await abandoned();
    const url = "/api/privacy/v1/deletion/undo";
    const answer = await service.app.inject({ method: "POST", url, payload: { token: undo } });
    expect(answer.statusCode).toBe(204);
    const [stored] = await rows(
      "select last_seen_at, inactivity_warnings from users where id = $1",
      user.id,
    );
    expect(stored).toEqual({ last_seen_at: service.clock.now, inactivity_warnings: 0 });
    await expectAccountStays(user);
  });

  test("is still erased if its member requested it, whatever they visited since", async () => {
    const user = await service.createMember();
    const { accessToken } = await service.login(user.email);
    const payload = { password: "uma senha bem comprida", mode: "delete" };
    const url = "/api/privacy/v1/deletion";
    const headers = bearer(accessToken);
    await service.app.inject({ method: "POST", url, headers, payload });
    service.clock.advance(15 * dayMs);
    await service.login(user.email);
    await runJob(service, "privacy-erase-due");
    expect(erasedIds()).toContain(user.directusUserId);
  });
});
