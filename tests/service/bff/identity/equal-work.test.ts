import { afterAll, beforeAll, expect, test } from "vitest";
import { createPasswordHasher } from "../../../../bff/modules/identity/users/password-hasher.ts";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { newEmail, visitorAtEmail } from "../account/signup-visitor.ts";

/**
 * Response times reveal whether an e-mail has an account only if the work differs. These tests compare the
 * work itself: responses, hashes and rows, with and without an account.
 */
let service: TestService;
let hashes = 0;

beforeAll(async () => {
  const hasher = await createPasswordHasher();
  service = await startTestService({
    hasher: {
      hash: (password) => {
        hashes += 1;
        return hasher.hash(password);
      },
      verify: (password, stored, around) => {
        hashes += 1;
        return hasher.verify(password, stored, around);
      },
    },
  });
});
afterAll(() => service.close());

const post = (url: string, payload: object) => service.app.inject({ method: "POST", url, payload });

async function rowsOf(table: string): Promise<number> {
  const { rows } = await service.database.pool.query<{ count: string }>(
    `select count(*) from ${table}`,
  );
  return Number(rows[0]?.count);
}

/** A job of an earlier call writes rows too: none may be counted as work of the next one. */
async function waitUntilQueueIsIdle() {
  const due = "jobs.job where state in ('created', 'retry', 'active') and start_after <= now()";
  await expect.poll(() => rowsOf(due), { timeout: 30_000 }).toBe(0);
}

/** Work of one call: number of hashes and written rows. */
async function workOf(
  call: () => Promise<{ status: number; body: unknown }>,
  counted = ["mails", "mail_tokens", "audit_events"],
) {
  const count = async () => [hashes, ...(await Promise.all(counted.map(rowsOf)))];
  await waitUntilQueueIsIdle();
  const before = await count();
  const answer = await call();
  const after = await count();
  return { answer, work: after.map((value, index) => value - (before[index] ?? 0)) };
}

test("equal work: a login hashes once and writes one row, with and without an account", async () => {
  const { email } = await service.createMember();
  const logIn = (value: string) =>
    workOf(async () => {
      const answer = await post("/api/users/v1/login", { email: value, password: "errada mesmo" });
      return { status: answer.statusCode, body: answer.body };
    });
  const [known, unknown] = [await logIn(email), await logIn(newEmail())];
  expect(known).toEqual(unknown);
  expect(known.work).toEqual([1, 0, 0, 1]);
});

test("equal work: a password request only enters the queue, with and without an account", async () => {
  const { email } = await service.createMember();
  const jobs = async (value: string) => {
    const before = await rowsOf("jobs.job where name = 'recover-password'");
    const answer = await post("/api/recovery/v1/request", { email: value });
    const added = (await rowsOf("jobs.job where name = 'recover-password'")) - before;
    return { status: answer.statusCode, body: answer.body, added };
  };
  const [known, unknown] = [await jobs(email), await jobs(newEmail())];
  expect(known).toEqual(unknown);
  expect(known.added).toBe(1);
});

test("equal work: a signup writes one link, enters the queue and hashes nothing, with and without an account", async () => {
  const { email } = await service.createMember({ email: newEmail() });
  const queued = "jobs.job where name = 'confirm-signup'";
  const begin = async (value: string) => {
    const visitor = await visitorAtEmail(service);
    const counted = ["mail_tokens", "audit_events", queued];
    const { answer, work } = await workOf(() => visitor.sendEmail(value), counted);
    const text = JSON.stringify(answer.body).replaceAll(value, "E-MAIL");
    return { status: answer.status, text: text.replaceAll(/"resendAt":"[^"]*"/g, ""), work };
  };
  const stranger = newEmail();
  const [known, unknown] = [await begin(email), await begin(stranger)];
  expect(known).toEqual(unknown);
  expect(known.work).toEqual([0, 1, 0, 1]);
  const sizes = `select distinct octet_length(data::text) from ${queued}`;
  expect((await service.database.pool.query(sizes)).rows).toHaveLength(1);
  // The difference comes later, by mail.
  expect((await service.smtp.next(email)).text).not.toContain("confirm-email/");
  expect((await service.smtp.next(stranger)).text).toContain("confirm-email/");
});
