import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../../bff/db/database.ts";
import { startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

let service: TestService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

describe("/healthz and /readyz", () => {
  test("answer ok while every dependency is available", async () => {
    service = await startTestService();
    for (const url of ["/healthz", "/readyz"]) {
      const answer = await service.app.inject({ url });
      expect([answer.statusCode, answer.body]).toEqual([200, '{"status":"ok"}']);
    }
  });

  test("distinguish readiness from liveness while Directus is down, without details", async () => {
    service = await startTestService();
    service.directus.mode = "failing";
    const ready = await service.app.inject({ url: "/readyz" });
    expect([ready.statusCode, ready.body]).toEqual([503, '{"status":"unavailable"}']);
    expect((await service.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  });

  test("check the dependencies once for many requests", async () => {
    service = await startTestService();
    const { app, directus } = service;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.inject({ url: "/readyz" })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(directus.pings).toBe(1);
  });

  test("are not ready while starting or stopping", async () => {
    for (const phase of ["starting", "stopping"] as const) {
      const other = await startTestService({ phase: () => phase });
      expect((await other.app.inject({ url: "/readyz" })).statusCode).toBe(503);
      expect((await other.app.inject({ url: "/healthz" })).statusCode).toBe(200);
      await other.close();
    }
  });

  test("delay members while starting", async () => {
    service = await startTestService({ phase: () => "starting" });
    const answer = await service.app.inject({ url: "/api/users/v1/check-access-token" });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
  });
});

describe("outage of PostgreSQL", () => {
  const nowhere = openDatabase("postgres://portal@127.0.0.1:9/portal", () => {});
  beforeAll(async () => {
    service = await startTestService({ database: nowhere });
  });
  afterAll(() => nowhere.close());

  test("makes a login answer 503 with Retry-After and nothing about the database", async () => {
    const answer = await service?.app.inject({
      method: "POST",
      url: "/api/users/v1/login",
      payload: { email: "a@example.com", password: "x" },
    });
    expect(answer?.statusCode).toBe(503);
    expect(answer?.headers["retry-after"]).toBeDefined();
    expect(answer?.body).not.toMatch(/postgres|ECONN|127\.0/);
  });
});

describe("request ids", () => {
  test("are passed on if they have the form of ids, and generated otherwise", async () => {
    service = await startTestService();
    const header = await service.app.inject({
      url: "/healthz",
      headers: { "x-request-id": "abc-123-def" },
    });
    expect(header.headers["x-request-id"]).toBe("abc-123-def");
    for (const forged of ["short", 'a"b{}\n{"level":"fatal"}', "x".repeat(65)]) {
      const answer = await service.app.inject({
        url: "/healthz",
        headers: { "x-request-id": forged },
      });
      expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
