import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { createVisitor, newEmail, readMail } from "./signup-visitor.ts";

const patienceMs = 20_000;
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  // Only one connection: code that needs a second one would wait forever.
  Object.assign(service.database.pool.options, { max: 1, connectionTimeoutMillis: 0 });
});
afterAll(() => service.close());

test(
  "signup: uses one database connection at a time, so that many simultaneous ones do not block each other",
  walk,
  patienceMs,
);

async function walk(): Promise<void> {
  const email = newEmail();
  const visitor = createVisitor(service);
  await visitor.start();
  await visitor.sendName();
  service.clock.advance(30_000);
  expect((await visitor.sendEmail(email)).status).toBe(200);
  const first = readMail((await service.smtp.next(email)).text);
  expect((await visitor.code(first.code === "000000" ? "000001" : "000000")).status).toBe(400);
  service.clock.advance(60_000);
  expect((await visitor.resend()).status).toBe(200);
  const second = readMail((await service.smtp.next(email)).text);
  expect((await visitor.useLink(second.token)).status).toBe(200);
  expect((await visitor.createAccount()).status).toBe(200);

  const other = createVisitor(service);
  const otherEmail = newEmail();
  await other.start();
  await other.sendName();
  service.clock.advance(30_000);
  await other.sendEmail(otherEmail);
  const mail = readMail((await service.smtp.next(otherEmail)).text);
  expect((await other.code(mail.code)).status).toBe(200);
}
