import { generateSync } from "otplib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passkeys } from "../../../../bff/db/tables/second-factor.ts";
import { bearer, password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const newPassword = "neve no lago 1291";
let lastHost = 0;
let lastMailbox = 0;
const mailbox = (name: string) => `${name}-${(lastMailbox += 1)}@example.net`;

function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const visitor = {
    "x-portal-internal": service.keys.internal,
    "x-portal-client-address": `198.51.100.${(lastHost += 1)}`,
  };
  return service.app.inject({
    method: "POST",
    url: `/api/${path}`,
    payload,
    headers: { ...visitor, ...headers },
  });
}

async function tokenIn(to: string, page: string): Promise<string> {
  for (;;) {
    const { text } = await service.smtp.next(to);
    const token = new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1];
    if (token) return token;
  }
}

/** A member whose password an intruder knows; both have a session. */
async function memberWithIntruder() {
  const member = await service.createMember();
  const owner = bearer((await service.login(member.email)).accessToken);
  const intruder = bearer((await service.login(member.email)).accessToken);
  return { ...member, owner, intruder };
}

async function askForChange(headers: Record<string, string>, email: string): Promise<string> {
  const answer = await post("profile/v1/email-change", { email, password }, headers);
  expect(answer.statusCode).toBe(204);
  return tokenIn(email, "change-email");
}

const confirm = (token: string) => post("profile/v1/email-change/confirm", { token });
const revert = (token: string) => post("profile/v1/email-revert/confirm", { token });
const reset = (token: string) => post("recovery/v1/reset", { token, password: newPassword });

async function emailOf(id: string): Promise<string> {
  const { rows } = await service.database.pool.query<{ email: string }>(
    "select email from users where id = $1",
    [id],
  );
  return rows[0]?.email ?? "";
}

describe("pending change of e-mail", () => {
  test("ends with the password that requested it", async () => {
    const { id, email, owner, intruder } = await memberWithIntruder();
    const token = await askForChange(intruder, mailbox("intruso"));
    const changed = { currentPassword: password, newPassword };
    expect((await post("security/v1/password", changed, owner)).statusCode).toBe(200);
    expect((await confirm(token)).json()).toMatchObject({ code: "mail_token.replaced" });
    expect(await emailOf(id)).toBe(email);
  });

  test("invalidates password links sent to the old address", async () => {
    const { email, owner } = await memberWithIntruder();
    const change = await askForChange(owner, mailbox("nova"));
    await post("recovery/v1/request", { email });
    const old = await tokenIn(email, "forgot-password");
    expect((await confirm(change)).statusCode).toBe(204);
    expect((await reset(old)).json()).toMatchObject({ code: "mail_token.replaced" });
  });
});

describe("revert of a change of e-mail", () => {
  async function takenOver() {
    const member = await memberWithIntruder();
    const token = await askForChange(member.intruder, mailbox("intruso"));
    expect((await confirm(token)).statusCode).toBe(204);
    return { ...member, revertToken: await tokenIn(member.email, "revert-email") };
  }

  test("leads to a new password, which lets the owner in again", async () => {
    const { email, revertToken } = await takenOver();
    const { resetToken } = (await revert(revertToken)).json<{ resetToken: string }>();
    expect((await reset(resetToken)).statusCode).toBe(200);
    await service.login(email, newPassword);
  });

  test("cancels every other pending change", async () => {
    const { id, email, intruder, revertToken } = await takenOver();
    const second = await askForChange(intruder, mailbox("intruso"));
    expect((await revert(revertToken)).statusCode).toBe(200);
    expect((await confirm(second)).json()).toMatchObject({ code: "mail_token.replaced" });
    expect(await emailOf(id)).toBe(email);
  });

  test("removes one-time codes that would lock the owner out", async () => {
    const member = await memberWithIntruder();
    const started = await post(
      "security/v1/codes/begin",
      { currentPassword: password },
      member.intruder,
    );
    const { secret } = started.json<{ secret: string }>();
    const epoch = Math.floor(service.clock.now.getTime() / 1_000);
    const code = generateSync({ secret, epoch });
    expect((await post("security/v1/codes/confirm", { code }, member.intruder)).statusCode).toBe(
      200,
    );
    const change = await askForChange(member.intruder, mailbox("intruso"));
    expect((await confirm(change)).statusCode).toBe(204);

    const undone = await revert(await tokenIn(member.email, "revert-email"));
    const { resetToken } = undone.json<{ resetToken: string }>();
    expect((await reset(resetToken)).statusCode).toBe(200);
    await service.login(member.email, newPassword);
    const left = await service.database.pool.query(
      "select id from recovery_codes where user_id = $1",
      [member.id],
    );
    expect(left.rows).toEqual([]);
  });

  test("removes the intruder's passkeys", async () => {
    const { id, revertToken } = await takenOver();
    const { db, pool } = service.database;
    const common = { counter: 0, transports: [], createdAt: service.clock.now };
    const publicKey = Buffer.from("key");
    await db
      .insert(passkeys)
      .values({ id: `of-${id}`, userId: id, name: "x", publicKey, ...common });
    expect((await revert(revertToken)).statusCode).toBe(200);
    const left = await pool.query("select id from passkeys where user_id = $1", [id]);
    expect(left.rows).toEqual([]);
  });
});
