import { describe, expect, test } from "vitest";
import { pushDeskOfFile, type Device } from "./push-desk.ts";
import { runJob } from "../run-job.ts";
import { bearer, startTestService } from "../service.ts";

const desk = pushDeskOfFile();

describe("push device", () => {
  test("is listed with the others, and can be turned off from any of them", async () => {
    const first = await desk.member();
    const second = await desk.logInAgain(first.user);
    await desk.subscribe(first);
    desk.service.clock.advance(1_000);
    const endpoint = await desk.subscribe(second);
    const { publicKey: received, devices } = await desk.find(first);
    expect(received).toBe(desk.publicKey);
    expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const other = devices.find(({ isCurrent }) => !isCurrent);
    expect((await desk.post(first, "unsubscribe", { device: other?.id })).statusCode).toBe(200);
    await desk.notify(first);
    expect(desk.receivedBy(endpoint)).toEqual([]);
    expect((await desk.post(first, "unsubscribe")).statusCode).toBe(200);
    expect((await desk.find(first)).devices).toEqual([]);
  });

  test("of another member does not change", async () => {
    const [owner, stranger] = [await desk.member(), await desk.member()];
    await desk.subscribe(owner);
    const { devices } = await desk.find(owner);
    await desk.post(stranger, "unsubscribe", { device: devices[0]?.id });
    expect((await desk.find(owner)).devices).toEqual(devices);
  });

  test("gets messages only of the login that last registered its address", async () => {
    const [first, second] = [await desk.member(), await desk.member()];
    const subscription = desk.pushServer.subscribe();
    await desk.post(first, "subscribe", subscription);
    await desk.post(second, "subscribe", subscription);
    await desk.notify(first);
    expect(desk.receivedBy(subscription.endpoint)).toEqual([]);
    await desk.notify(second);
    expect(desk.receivedBy(subscription.endpoint)).toHaveLength(1);
  });

  test.each([
    ["a logout", (device: Device) => desk.logOut(device)],
    ["the end of its login", () => desk.endLogins()],
  ])("gets none after %s, and is deleted", async (_name, end) => {
    const device = await desk.member();
    const endpoint = await desk.subscribe(device);
    await end(device);
    await desk.notify(device);
    expect(desk.receivedBy(endpoint)).toEqual([]);
    await runJob(desk.service, "forget-closed-push-subscriptions");
    expect(await desk.countOf(device)).toBe(0);
  });

  test.each([403, 404, 410])("is deleted when its push service answers %i", async (status) => {
    const device = await desk.member();
    const [endpoint, stored] = [
      await desk.subscribe(device),
      await desk.subscribe(await desk.logInAgain(device.user)),
    ];
    desk.pushServer.answer(endpoint, status);
    await desk.notify(device);
    expect(await desk.countOf(device)).toBe(1);
    expect(desk.receivedBy(stored)).toHaveLength(1);
  });

  test("is retried if its push service fails, and not if it refuses", async () => {
    const device = await desk.member();
    const endpoint = await desk.subscribe(device);
    desk.pushServer.answer(endpoint, 413);
    await desk.notify(device);
    desk.pushServer.answer(endpoint, 503);
    const id = await desk.tell(device);
    const states = async () => (await desk.jobsOf(id)).map(({ state }) => state);
    await expect.poll(states, { timeout: 20_000 }).toEqual(["completed", "retry"]);
    desk.pushServer.answer(endpoint, 201);
    await desk.settled(id);
    expect(desk.receivedBy(endpoint)).toHaveLength(1);
    expect(await desk.countOf(device)).toBe(1);
  });

  test("accepts only an address of a push service", async () => {
    const device = await desk.member();
    for (const endpoint of [
      "http://fcm.googleapis.com/fcm/send/x",
      "https://127.0.0.1/x",
      "https://fcm.googleapis.com:8443/x",
      "https://fcm.googleapis.com.evil.example/x",
    ]) {
      const answer = await desk.post(device, "subscribe", desk.pushServer.subscribe(endpoint));
      expect([endpoint, answer.statusCode]).toEqual([endpoint, 400]);
    }
    expect((await desk.find(device)).devices).toEqual([]);
  });

  test("can be tested, six times an hour", async () => {
    const device = await desk.member();
    expect((await desk.post(device, "test")).statusCode).toBe(404);
    const endpoint = await desk.subscribe(device);
    desk.service.clock.now = new Date("2026-11-21T23:00:00.000Z");
    for (let times = 0; times < 5; times += 1) {
      expect((await desk.post(device, "test")).statusCode).toBe(200);
    }
    expect(desk.receivedBy(endpoint)).toHaveLength(5);
    expect((await desk.post(device, "test")).statusCode).toBe(429);
  });

  test("is refused to a guest", async () => {
    const guest = { user: (await desk.member()).user, token: "none" };
    for (const name of ["subscribe", "unsubscribe", "test"]) {
      expect((await desk.post(guest, name)).statusCode).toBe(401);
    }
  });
});

test("push: stored data is sealed, exported without the address, and deleted with the account", async () => {
  const device = await desk.member();
  const endpoint = await desk.subscribe(device);
  const { pool } = desk.service.database;
  const stored = "select * from push_subscriptions where user_id = $1";
  const [row] = (await pool.query<Record<string, unknown>>(stored, [device.user.id])).rows;
  expect(JSON.stringify(row)).not.toContain(endpoint);
  expect(String(row?.["subscription"])).not.toContain("fcm.googleapis.com");
  const overview = await desk.service.app.inject({
    method: "GET",
    url: "/api/privacy/v1/overview",
    headers: bearer(device.token),
  });
  expect(overview.body).toContain("Aparelhos com avisos");
  await pool.query("delete from users where id = $1", [device.user.id]);
  expect(await desk.countOf(device)).toBe(0);
});

test("push: without keys it is neither offered nor accepted", async () => {
  const bare = await startTestService({ cms: desk.cms.client });
  try {
    const user = await bare.createMember();
    const headers = bearer((await bare.login(user.email)).accessToken);
    const ask = (method: "GET" | "POST", url: string, payload?: object) =>
      bare.app.inject({ method, url: `/api/push/v1/${url}`, headers, ...(payload && { payload }) });
    expect((await ask("GET", "")).json()).toEqual({ publicKey: null, devices: [] });
    expect((await ask("POST", "subscribe", desk.pushServer.subscribe())).statusCode).toBe(404);
    expect((await ask("POST", "test", {})).statusCode).toBe(404);
  } finally {
    await bare.close();
  }
});
