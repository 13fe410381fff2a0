import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createIdempotency } from "../../../bff/http/idempotency.service.ts";
import type { Idempotency } from "../../../bff/http/idempotency.service.ts";
import { createSealer } from "../../../bff/db/seal.ts";
import { password, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

let service: TestService;
let idempotency: Idempotency;

beforeAll(async () => {
  service = await startTestService();
  const sealer = createSealer("k".repeat(40));
  idempotency = createIdempotency(service.database.db, sealer, () => service.clock.now);
});
afterAll(() => service.close());

const newCall = () => ({ caller: "somebody", key: randomUUID() });
const answer = { statusCode: 201, body: '{"secret":"abc"}' };

test("idempotency: repeats the answer of a finished call for a day, and stores it sealed", async () => {
  const call = newCall();
  expect(await idempotency.claim(call, "hash")).toBeNull();
  await idempotency.keep(call, answer);
  service.clock.advance(23 * 3_600_000);
  expect(await idempotency.claim(call, "hash")).toEqual(answer);
  const { rows } = await service.database.pool.query<{ answer: Buffer }>(
    "select answer from idempotency_keys where key = $1",
    [call.key],
  );
  expect(rows[0]?.answer.toString("latin1")).not.toContain("abc");
  service.clock.advance(2 * 3_600_000);
  expect(await idempotency.claim(call, "hash")).toBeNull();
});

test("idempotency: one of twenty parallel calls runs, and the others wait for its answer", async () => {
  const call = newCall();
  let worked = 0;
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const known = await idempotency.claim(call, "hash");
      if (known) return known;
      worked += 1;
      await idempotency.keep(call, answer);
      return answer;
    }),
  );
  expect(worked).toBe(1);
  expect(answers).toEqual(Array.from({ length: 20 }, () => answer));
});

test("idempotency: refuses another body under the same key, and separates the keys of callers", async () => {
  const call = newCall();
  await idempotency.claim(call, "hash");
  await idempotency.keep(call, answer);
  await expect(idempotency.claim(call, "other")).rejects.toMatchObject({
    code: "idempotency.other_body",
  });
  expect(await idempotency.claim({ ...call, caller: "somebody else" }, "other")).toBeNull();
});

test("idempotency: releases a call without effect, and one whose process died", async () => {
  const failed = newCall();
  await idempotency.claim(failed, "hash");
  await idempotency.release(failed);
  expect(await idempotency.claim(failed, "hash")).toBeNull();
  const died = newCall();
  await idempotency.claim(died, "hash");
  service.clock.advance(31_000);
  expect(await idempotency.claim(died, "hash")).toBeNull();
});

test("idempotency: stores no hash from which the request could be guessed", async () => {
  const { email } = await service.createMember();
  const key = randomUUID();
  const url = "/api/users/v1/login";
  const payload = { email, password };
  const headers = { "idempotency-key": key };
  const sent = await service.app.inject({ method: "POST", url, headers, payload });
  expect(sent.statusCode).toBe(200);
  const { rows } = await service.database.pool.query<{ request_hash: string }>(
    "select request_hash from idempotency_keys where key = $1",
    [key],
  );
  const unkeyed = createHash("sha256").update(`${url}\n${JSON.stringify(payload)}`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.request_hash).not.toBe(unkeyed.digest("base64url"));
});
