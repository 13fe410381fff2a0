import { fastify } from "fastify";
import { expect, test } from "vitest";
import { health } from "../../../../bff/http/health.ts";

test("readiness check: caches success longer than failure", async () => {
  const app = fastify();
  const clock = { ms: 0 };
  const state = { isThere: false, asked: 0 };
  const ask = async () => {
    state.asked += 1;
    if (!state.isThere) throw new Error("away");
  };
  app.register(health, {
    dependencies: [ask],
    isStopping: () => false,
    elapsedMs: () => clock.ms,
  });
  const look = async () => app.inject({ url: "/readyz" });
  const readiness = async () => (await look()).statusCode;

  const first = await look();
  expect([first.statusCode, first.headers["retry-after"]]).toEqual([503, "1"]);
  expect(await readiness()).toBe(503);
  expect(state.asked).toBe(1);

  state.isThere = true;
  clock.ms += 100;
  expect(await readiness()).toBe(200);

  state.isThere = false;
  clock.ms += 1_999;
  expect(await readiness()).toBe(200);
  clock.ms += 1;
  expect(await readiness()).toBe(503);
  expect(state.asked).toBe(3);
  await app.close();
});
