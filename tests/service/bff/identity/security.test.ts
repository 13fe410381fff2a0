import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDoors, newPassword } from "./security-doors.ts";
import { password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const { call, login, load, isIn, eventsOf } = createDoors(() => service);

describe("session list of a member", () => {
  test("shows device and network, without the full address", async () => {
    const { email } = await service.createMember();
    await login({ email, password });
    const { accessToken } = await service.login(email);
    const { sessions } = await load(accessToken);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions[0]?.network).toBe("127.0.0.0/24");
    expect(sessions[0]?.device).toBe("Aparelho desconhecido");
  });

  test("shows when each session was last used", async () => {
    const { email } = await service.createMember();
    const { accessToken } = await service.login(email);
    service.clock.advance(6 * 60_000);
    await isIn(accessToken);
    const { sessions } = await load(accessToken);
    expect(sessions[0]?.lastUsedAt).toBe(service.clock.now.toISOString());
  });

  test("ends sessions one by one, or all except the current one", async () => {
    const { email } = await service.createMember();
    const tokens = [];
    for (let time = 0; time < 3; time += 1) tokens.push((await service.login(email)).accessToken);
    const [current = "", second = "", third = ""] = tokens;
    const { sessions } = await load(second);
    const ofSecond = sessions.find(({ isCurrent }) => isCurrent);
    await call("sessions/end", current, { sessionId: ofSecond?.id });
    expect([await isIn(current), await isIn(second), await isIn(third)]).toEqual([
      true,
      false,
      true,
    ]);
    await call("sessions/end-others", current, {});
    expect([await isIn(current), await isIn(third)]).toEqual([true, false]);
  });

  test("gives no access to another member's sessions", async () => {
    const [mine, theirs] = [await service.createMember(), await service.createMember()];
    const { accessToken } = await service.login(mine.email);
    const other = await service.login(theirs.email);
    const { sessions } = await load(other.accessToken);
    const answer = await call("sessions/end", accessToken, { sessionId: sessions[0]?.id });
    expect(answer.statusCode).toBe(404);
    expect(await isIn(other.accessToken)).toBe(true);
  });
});

describe("new password", () => {
  test("needs the current one", async () => {
    const { email } = await service.createMember();
    const { accessToken } = await service.login(email);
    const wrong = await call("password", accessToken, {
      currentPassword: "errada mesmo",
      newPassword,
    });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ fields: { currentPassword: "password.wrong" } });
    const missing = await call("password", accessToken, { newPassword });
    expect(missing.statusCode).toBe(400);
  });

  test.each([
    ["suica2026", "password.too_short"],
    ["Senha12345!", "password.common"],
    [password, "password.same"],
  ])("is not %s", async (chosen, fault) => {
    const { email } = await service.createMember();
    const { accessToken } = await service.login(email);
    const answer = await call("password", accessToken, {
      currentPassword: password,
      newPassword: chosen,
    });
    expect(answer.json()).toMatchObject({ fields: { newPassword: fault } });
  });

  test("ends the other sessions, keeps this one, and is confirmed by mail", async () => {
    const { email } = await service.createMember();
    const { accessToken } = await service.login(email);
    const other = await service.login(email);
    const answer = await call("password", accessToken, { currentPassword: password, newPassword });
    expect(answer.statusCode).toBe(200);
    expect(await isIn(accessToken)).toBe(true);
    expect(await isIn(other.accessToken)).toBe(false);
    await expect
      .poll(() =>
        service.smtp.received.some(
          (mail) => mail.to.includes(email) && mail.subject === "A senha da sua conta foi trocada",
        ),
      )
      .toBe(true);
    await service.login(email, newPassword);
  });

  test("is used exactly, to the 200th character", async () => {
    const { email } = await service.createMember();
    const { accessToken } = await service.login(email);
    const long = `${"monte 🏔 ".repeat(24)}r é  🏔  `;
    expect([...long]).toHaveLength(200);
    await call("password", accessToken, { currentPassword: password, newPassword: long });
    const changed = `${long.slice(0, 72)}X${long.slice(73)}`;
    expect((await login({ email, password: changed })).statusCode).toBe(401);
    expect((await login({ email, password: long.trim() })).statusCode).toBe(401);
    expect((await login({ email, password: long })).statusCode).toBe(200);
  });

  test("limits attempts to guess the current one", async () => {
    const { email } = await service.createMember();
    const { accessToken } = await service.login(email);
    const answers = [];
    for (let time = 0; time < 11; time += 1) {
      const tried = { currentPassword: `errada ${time}`, newPassword };
      answers.push((await call("password", accessToken, tried)).statusCode);
    }
    expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
  });
});

describe("refused pages of another member", () => {
  test("are recorded, at most twenty an hour", async () => {
    const { id, email } = await service.createMember();
    const { accessToken } = await service.login(email);
    for (let time = 0; time < 21; time += 1) {
      expect((await call("refused-page", accessToken, {})).statusCode).toBe(200);
    }
    const refused = (await eventsOf(id)).filter((event) => event === "page.refused");
    expect(refused).toHaveLength(20);
  });

  test("are recorded for members only", async () => {
    expect((await call("refused-page", "A".repeat(70), {})).statusCode).toBe(401);
  });
});
