import { createHmac } from "node:crypto";
import { generateSync } from "otplib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passkeys } from "../../../../bff/db/tables/second-factor.ts";
import { createDoors, newPassword } from "./security-doors.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import { bearer, password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const { call, login, load, isIn, eventsOf } = createDoors(() => service);

const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(service.clock.now.getTime() / 1_000) });

async function memberWithCodes() {
  const member = await service.createMember();
  const { accessToken } = await service.login(member.email);
  const started = await call("codes/begin", accessToken, { currentPassword: password });
  const { secret, uri } = started.json<{ secret: string; uri: string }>();
  const confirmed = await call("codes/confirm", accessToken, { code: codeOf(secret) });
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  service.clock.advance(60_000);
  return { ...member, accessToken, secret, uri, recoveryCodes };
}

async function challengeOf(email: string): Promise<string> {
  const answer = await login({ email, password });
  expect(answer.statusCode).toBe(401);
  const body = answer.json<{ code: string; detail: { challenge: string } }>();
  expect(body.code).toBe("auth.second_factor_required");
  return body.detail.challenge;
}

async function guessFiveCodes(challenge: string): Promise<void> {
  for (let time = 0; time < 5; time += 1) {
    const tried = { challenge, code: String(100_000 + time) };
    const answer = await login(tried, "login/code");
    expect(answer.json()).toMatchObject({ code: "auth.invalid_second_factor" });
  }
}

test("team member: gets team rights only after a login with the required second factor", async () => {
  const strict = await startTestService({ isStaffTfaRequired: true });
  const doors = createDoors(() => strict);
  const codeAt = (secret: string) =>
    generateSync({ secret, epoch: Math.floor(strict.clock.now.getTime() / 1_000) });
  const check = async (token: string) => {
    const headers = bearer(token);
    const url = "/api/users/v1/check-access-token";
    const { directusToken, ...more } = (
      await strict.app.inject({ method: "GET", url, headers })
    ).json<{ directusToken: string; teamNeedsSecondFactor?: true }>();
    const claims: unknown = JSON.parse(
      Buffer.from(directusToken.split(".")[1] ?? "", "base64url").toString(),
    );
    return [more.teamNeedsSecondFactor, (claims as { team?: boolean }).team];
  };
  const editor = await strict.createMember({ roleId: roleIds.editor });
  const { accessToken } = await strict.login(editor.email);
  expect(await check(accessToken)).toEqual([true, undefined]);
  const member = await strict.createMember();
  expect(await check((await strict.login(member.email)).accessToken)).toEqual([
    undefined,
    undefined,
  ]);

  const started = await doors.call("codes/begin", accessToken, { currentPassword: password });
  const { secret } = started.json<{ secret: string }>();
  await doors.call("codes/confirm", accessToken, { code: codeAt(secret) });
  expect(await check(accessToken)).toEqual([true, undefined]);
  strict.clock.advance(60_000);
  const requested = await doors.login({ email: editor.email, password });
  const { detail } = requested.json<{ detail: { challenge: string } }>();
  const answer = { challenge: detail.challenge, code: codeAt(secret) };
  const granted = (await doors.login(answer, "login/code")).json<{ accessToken: string }>();
  expect(await check(granted.accessToken)).toEqual([undefined, true]);
  const renewed = await strict.app.inject({
    method: "POST",
    url: "/api/users/v1/login-with-access-token",
    headers: bearer(granted.accessToken),
  });
  expect(await check(renewed.json<{ accessToken: string }>().accessToken)).toEqual([
    undefined,
    true,
  ]);
  await strict.close();
});

test("team member: a stolen password can't add, renew or remove an existing second factor", async () => {
  const strict = await startTestService({ isStaffTfaRequired: true });
  const doors = createDoors(() => strict);
  const editor = await strict.createMember({ roleId: roleIds.editor });
  const { accessToken } = await strict.login(editor.email);
  const stale = (await strict.login(editor.email)).accessToken;
  const own = { currentPassword: password };
  const started = await doors.call("codes/begin", accessToken, own);
  const { secret } = started.json<{ secret: string }>();
  const epoch = Math.floor(strict.clock.now.getTime() / 1_000);
  const confirmed = await doors.call("codes/confirm", accessToken, {
    code: generateSync({ secret, epoch }),
  });
  expect(confirmed.statusCode).toBe(200);
  for (const token of [accessToken, stale])
    for (const path of ["codes/begin", "codes/off", "recovery-codes", "passkeys/begin"])
      expect([path, (await doors.call(path, token, own)).statusCode]).toEqual([path, 403]);
  // With only a passkey, a password login asks for no second factor, and its session can't add a passkey.
  const { pool } = strict.database;
  await pool.query("update users set totp_confirmed_at = null, totp_secret = null where id = $1", [
    editor.id,
  ]);
  expect((await doors.call("passkeys/begin", stale, own)).statusCode).toBe(200);
  await pool.query(
    "insert into passkeys (id, user_id, public_key, counter, transports, name, is_backed_up, created_at) values ('k', $1, '\\x00', 0, '{}', 'Celular', false, now())",
    [editor.id],
  );
  const { accessToken: byPassword } = await strict.login(editor.email);
  expect((await doors.call("passkeys/begin", byPassword, own)).statusCode).toBe(403);
  await strict.close();
});

describe("one-time codes", () => {
  test("are off until a code was entered, and their secret is never shown again", async () => {
    const { email } = await service.createMember();
    const { accessToken } = await service.login(email);
    await call("codes/begin", accessToken, { currentPassword: password });
    expect((await load(accessToken)).secondFactor.areCodesOn).toBe(false);
    const wrong = await call("codes/confirm", accessToken, { code: "000000" });
    expect(wrong.json()).toMatchObject({ fields: { code: "code.wrong" } });
    await service.login(email);
  });

  test("are requested only after the correct password, and open the session", async () => {
    const { email, secret, uri } = await memberWithCodes();
    expect(uri).toContain("otpauth://totp/");
    const wrong = await login({ email, password: "errada" });
    expect(wrong.json()).toMatchObject({ code: "auth.invalid_credentials" });
    const challenge = await challengeOf(email);
    const answer = await login({ challenge, code: codeOf(secret) }, "login/code");
    expect(answer.statusCode).toBe(200);
    expect(await isIn(answer.json<{ accessToken: string }>().accessToken)).toBe(true);
  });

  test("work once each, and so does the challenge", async () => {
    const { email, secret } = await memberWithCodes();
    const [first, second] = [await challengeOf(email), await challengeOf(email)];
    const code = codeOf(secret);
    expect((await login({ challenge: first, code }, "login/code")).statusCode).toBe(200);
    const again = await login({ challenge: second, code }, "login/code");
    expect(again.json()).toMatchObject({ code: "auth.invalid_second_factor" });
    service.clock.advance(60_000);
    const used = await login({ challenge: first, code: codeOf(secret) }, "login/code");
    expect(used.json()).toMatchObject({ code: "auth.challenge_over" });
  });

  test("can't be guessed: ten attempts in fifteen minutes", async () => {
    const { email, secret } = await memberWithCodes();
    for (let time = 0; time < 2; time += 1) await guessFiveCodes(await challengeOf(email));
    const challenge = await challengeOf(email);
    const late = await login({ challenge, code: codeOf(secret) }, "login/code");
    expect(late.statusCode).toBe(429);
  });

  test("can't be guessed over days: after thirty a day only recovery codes are accepted", async () => {
    const { id, email, secret, recoveryCodes } = await memberWithCodes();
    const { pool } = service.database;
    for (let round = 0; round < 6; round += 1) {
      await guessFiveCodes(await challengeOf(email));
      // The quarter of an hour is over.
      await pool.query("delete from rate_limits where key like 'second-factor:%'");
    }
    const challenge = await challengeOf(email);
    const digits = await login({ challenge, code: codeOf(secret) }, "login/code");
    expect(digits.statusCode).toBe(429);
    expect(Number(digits.headers["retry-after"])).toBeGreaterThan(3_600);
    const recovery = { challenge, code: recoveryCodes[0] };
    expect((await login(recovery, "login/code")).statusCode).toBe(200);
    const received = await pool.query(
      "select 1 from mails where user_id = $1 and template = 'second_factor_refused'",
      [id],
    );
    expect(received.rows).toHaveLength(1);
  });

  test("end the challenge at the fifth wrong one, and notify the owner once a day", async () => {
    const { email, secret } = await memberWithCodes();
    const challenge = await challengeOf(email);
    await guessFiveCodes(challenge);
    const sixth = await login({ challenge, code: codeOf(secret) }, "login/code");
    expect(sixth.json()).toMatchObject({ code: "auth.challenge_over" });
    await guessFiveCodes(await challengeOf(email));
    const isNotified = ({ to, text }: { to: readonly string[]; text: string }) =>
      to.includes(email) && text.includes("cinco códigos de verificação errados");
    await expect.poll(() => service.smtp.received.some(isNotified)).toBe(true);
    const { rows } = await service.database.pool.query(
      "select 1 from mails where template = 'second_factor_refused' and user_id = (select id from users where email = $1)",
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  test("end a login that was started with the old password", async () => {
    const { email, secret, accessToken } = await memberWithCodes();
    const challenge = await challengeOf(email);
    const change = { currentPassword: password, newPassword };
    expect((await call("password", accessToken, change)).statusCode).toBe(200);
    const late = await login({ challenge, code: codeOf(secret) }, "login/code");
    expect(late.json()).toMatchObject({ code: "auth.challenge_over" });
  });

  test("expire with the challenge after ten minutes", async () => {
    const { email, secret } = await memberWithCodes();
    const challenge = await challengeOf(email);
    service.clock.advance(10 * 60_000);
    const late = await login({ challenge, code: codeOf(secret) }, "login/code");
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([
      410,
      "auth.challenge_over",
    ]);
  });

  test("can be replaced by a recovery code, once, with a notification by mail", async () => {
    const { email, recoveryCodes } = await memberWithCodes();
    expect(recoveryCodes).toHaveLength(10);
    const [code = ""] = recoveryCodes;
    const typed = code.replace("-", " ").toUpperCase();
    const challenge = await challengeOf(email);
    expect((await login({ challenge, code: typed }, "login/code")).statusCode).toBe(200);
    const next = await challengeOf(email);
    expect((await login({ challenge: next, code }, "login/code")).statusCode).toBe(401);
    await expect
      .poll(() =>
        service.smtp.received.some(
          (mail) =>
            mail.to.includes(email) && mail.text.includes("código de recuperação foi usado"),
        ),
      )
      .toBe(true);
  });

  test("are stored sealed, recovery codes as keyed hashes", async () => {
    const { id, secret, recoveryCodes } = await memberWithCodes();
    const { rows } = await service.database.pool.query(
      "select u::text || coalesce(string_agg(r::text, ''), '') as whole from users u join recovery_codes r on r.user_id = u.id where u.id = $1 group by u.*",
      [id],
    );
    const whole = String(rows[0].whole);
    expect(whole).not.toContain(Buffer.from(secret).toString("hex"));
    for (const code of recoveryCodes) {
      const plainHash = createHmac("sha256", "").update(code).digest("hex");
      expect(whole).not.toContain(plainHash);
      expect(whole).not.toContain(Buffer.from(code).toString("hex"));
    }
  });

  test("are turned off with the password, together with their recovery codes", async () => {
    const { email, accessToken } = await memberWithCodes();
    const wrong = await call("codes/off", accessToken, { currentPassword: "errada" });
    expect(wrong.json()).toMatchObject({ fields: { currentPassword: "password.wrong" } });
    await call("codes/off", accessToken, { currentPassword: password });
    const { secondFactor } = await load(accessToken);
    expect(secondFactor).toMatchObject({ areCodesOn: false, recoveryCodesLeft: 0 });
    await service.login(email);
  });

  test("get new recovery codes that replace the old ones", async () => {
    const { email, accessToken, recoveryCodes } = await memberWithCodes();
    const renewed = await call("recovery-codes", accessToken, { currentPassword: password });
    expect(renewed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    const challenge = await challengeOf(email);
    const old = await login({ challenge, code: recoveryCodes[0] }, "login/code");
    expect(old.statusCode).toBe(401);
  });
});

describe("passkeys", () => {
  test("are registered with the password, for our own name, with user verification", async () => {
    const { email } = await service.createMember();
    const { accessToken } = await service.login(email);
    const refused = await call("passkeys/begin", accessToken, { currentPassword: "errada" });
    expect(refused.statusCode).toBe(400);
    const started = await call("passkeys/begin", accessToken, { currentPassword: password });
    expect(started.json()).toMatchObject({
      options: {
        rp: { id: "portal.example", name: "Portal Suíça" },
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      },
    });
  });

  test("refuse an answer from no device, and another member's ceremony", async () => {
    const [one, two] = [await service.createMember(), await service.createMember()];
    const [mine, theirs] = [await service.login(one.email), await service.login(two.email)];
    const begin = async () =>
      (await call("passkeys/begin", mine.accessToken, { currentPassword: password })).json<{
        challenge: string;
      }>().challenge;
    const finish = (challenge: string, token: string) =>
      call("passkeys/finish", token, { challenge, response: { id: "AAAA" }, name: "Celular" });
    expect((await finish(await begin(), mine.accessToken)).json()).toMatchObject({
      code: "auth.invalid_second_factor",
    });
    expect((await finish(await begin(), theirs.accessToken)).json()).toMatchObject({
      code: "auth.challenge_over",
    });
    expect((await load(mine.accessToken)).secondFactor.passkeys).toEqual([]);
  });

  test("do not log in with an unknown key, and each challenge works once", async () => {
    const started = await login({}, "login/passkey/begin");
    const { challenge } = started.json<{ challenge: string }>();
    const answer = () => login({ challenge, response: { id: "AAAA" } }, "login/passkey");
    expect((await answer()).json()).toMatchObject({ code: "auth.invalid_second_factor" });
    expect((await answer()).json()).toMatchObject({ code: "auth.challenge_over" });
  });

  test("that fail verification are recorded, with the member whose key was named", async () => {
    const { id: userId } = await service.createMember();
    const { db } = service.database;
    const key = { publicKey: Buffer.from("key"), counter: 0, name: "x", createdAt: new Date() };
    await db.insert(passkeys).values({ id: "BBBB", userId, ...key });
    const started = await login({}, "login/passkey/begin");
    const { challenge } = started.json<{ challenge: string }>();
    await login({ challenge, response: { id: "BBBB" } }, "login/passkey");
    expect(await eventsOf(userId)).toEqual(["second_factor.failed"]);
  });
});
