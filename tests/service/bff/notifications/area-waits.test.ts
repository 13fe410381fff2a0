import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { areas } from "../../../../contract/shared/areas.ts";
import { runJob } from "../run-job.ts";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
beforeAll(async () => {
  areas.classifieds.isOpen = false;
  areas.tools.isOpen = false;
  service = await startTestService();
});
afterAll(async () => {
  // Later test files share the module.
  areas.classifieds.isOpen = true;
  areas.tools.isOpen = true;
  await service.close();
});
afterEach(() => {
  areas.classifieds.isOpen = false;
});

async function member() {
  const { id, email } = await service.createMember();
  const { accessToken } = await service.login(email);
  const ask = (method: "GET" | "PATCH", area: string, isPending?: unknown) =>
    service.app.inject({
      method,
      url: `/api/areas/v1/${area}/wait`,
      headers: bearer(accessToken),
      ...(method === "PATCH" && { payload: { isWaiting: isPending } }),
    });
  return {
    id,
    email,
    ask,
    find: async () =>
      (await ask("GET", "classifieds")).json<{ isWaiting: boolean; count: number }>(),
    told: () => service.smtp.received.filter(({ to }) => to.includes(email)).length,
    stopMail: async (token: string) =>
      service.app.inject({
        method: "POST",
        url: "/api/email-frequency/v1/unsubscribe",
        payload: { token },
      }),
  };
}

const open = async () => {
  areas.classifieds.isOpen = true;
  await runJob(service, "tell-opened-areas");
};

describe("waiting list of an area", () => {
  test("stores a member once, shows it, and can be left", async () => {
    const { ask, find, id } = await member();
    expect((await find()).isWaiting).toBe(false);
    for (const _ of [1, 2]) expect((await ask("PATCH", "classifieds", true)).statusCode).toBe(204);
    expect((await find()).isWaiting).toBe(true);
    const { rows } = await service.database.pool.query(
      "select area from area_waits where user_id = $1",
      [id],
    );
    expect(rows).toEqual([{ area: "classifieds" }]);
    await ask("PATCH", "classifieds", false);
    expect((await find()).isWaiting).toBe(false);
  });

  test("refuses open and unknown areas, invalid requests and guests", async () => {
    const { ask } = await member();
    expect((await ask("PATCH", "news", true)).statusCode).toBe(404);
    expect((await ask("GET", "constructor")).statusCode).toBe(404);
    expect((await ask("PATCH", "classifieds", "yes")).statusCode).toBe(400);
    const guest = await service.app.inject({
      method: "GET",
      url: "/api/areas/v1/classifieds/wait",
    });
    expect(guest.statusCode).toBe(401);
  });

  test("is counted only if the number identifies no member", async () => {
    const waiting = [await member(), await member(), await member(), await member()];
    for (const { ask } of waiting) await ask("PATCH", "tools", true);
    const last = await member();
    const count = async () => (await last.ask("GET", "tools")).json<{ count: number }>().count;
    expect(await count()).toBeNull();
    await last.ask("PATCH", "tools", true);
    expect(await count()).toBe(5);
  });
});

describe("opening of an area", () => {
  test("notifies no member at night", async () => {
    const { email, ask, told: received } = await member();
    await ask("PATCH", "classifieds", true);
    service.clock.now = new Date("2026-11-20T22:30:00.000Z");
    await open();
    const queued = "select 1 from area_waits where area = 'classifieds'";
    expect((await service.database.pool.query(queued)).rowCount).toBeGreaterThan(0);
    service.clock.now = new Date("2026-11-21T12:00:00.000Z");
    await open();
    await service.smtp.next(email);
    expect(received()).toBe(1);
  });

  test("notifies a member again who waits for an area that closed again", async () => {
    const waiting = await member();
    await waiting.ask("PATCH", "classifieds", true);
    await open();
    await service.smtp.next(waiting.email);
    areas.classifieds.isOpen = false;
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    await waiting.ask("PATCH", "classifieds", true);
    await open();
    await service.smtp.next(waiting.email);
    expect(waiting.told()).toBe(2);
  });

  test("notifies each waiting member once, with an unsubscribe link", async () => {
    const [waiting, other] = [await member(), await member()];
    await waiting.ask("PATCH", "classifieds", true);
    await other.ask("PATCH", "tools", true);
    await open();
    await open();
    const mail = await service.smtp.next(waiting.email);
    expect(mail.subject).toBe("Abriu uma área que você esperava");
    expect(mail.text).toContain("https://portal.example/pt-BR/app/classifieds");
    expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect([waiting.told(), other.told()]).toEqual([1, 0]);

    const token = /unsubscribe\/([\w-]+)/.exec(mail.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    await waiting.ask("PATCH", "tools", true);
    expect((await waiting.stopMail(token)).json()).toMatchObject({ lists: ["areas"] });
    areas.tools.isOpen = true;
    await open();
    areas.tools.isOpen = false;
    await service.smtp.next(other.email);
    expect(waiting.told()).toBe(1);
  });
});
