import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { connectCms } from "../../../../bff/cms/connect.ts";
import { createCmsUsers } from "../../../../bff/cms/cms-users.ts";
import { ServiceError } from "../../../../bff/errors.ts";
import { CmsError } from "../../../../cms-extensions/cms-client.ts";
import { retryableStep } from "../../../../scripts/stack/preparation.ts";
import { prepareCms } from "../../../../scripts/stack/prepare-cms.ts";
import type { Variables } from "../../../../scripts/stack/variables.ts";

const CMS = "http://cms.test";
const server = setupServer();
let dataDir: string;
let said: string;
let stdout: { mockRestore(): void };
beforeAll(() => server.listen());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "preparation-"));
  said = "";
  stdout = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  server.resetHandlers();
  stdout.mockRestore();
  rmSync(dataDir, { recursive: true });
});
afterAll(() => server.close());

const refusal = (status: number) =>
  HttpResponse.json({ errors: [{ message: "no" }] }, { status: status as 503 });

test("start: retries a schema call that Directus answers with 503", async () => {
  let calls = 0;
  server.use(
    http.post(`${CMS}/schema/diff`, () => {
      calls += 1;
      return calls <= 1 ? refusal(503) : new HttpResponse(null, { status: 204 });
    }),
    http.post(`${CMS}/database-rules`, () => HttpResponse.json({ data: [] })),
    http.get(`${CMS}/*`, () => refusal(403)),
  );
  const variables = { CMS_URL: CMS, CMS_ADMIN_TOKEN: "x", PORTAL_DATA_DIR: dataDir } as Variables;

  const refused = await prepareCms(variables, 0).catch((error: unknown) => error);

  expect(existsSync(join(dataDir, ".schema"))).toBe(true);
  expect(said).toContain("schema applied: waiting, Directus answers 503; trying again");
  // A refusal is not worth waiting for: the step ends the start at once.
  expect(refused).toBeInstanceOf(CmsError);
  expect(said).not.toContain("Directus answers 403");
});

test("start: seeding waits for an unavailable service or Directus", async () => {
  const failures = [
    () => Promise.reject(new ServiceError("unavailable", { retryAfterSeconds: 5 })),
    () => createCmsUsers(connectCms("http://127.0.0.1:9", "x")).findById("a"),
    () => Promise.reject(new DOMException("too slow", "TimeoutError")),
  ];
  const work = async () => (failures.length > 0 ? String(await failures.shift()?.()) : "seeded");

  expect(await retryableStep("demo accounts ready", work, { pauseMs: 1 })).toBe("seeded");
  expect(said.match(/demo accounts ready: waiting/g)).toHaveLength(3);
});

test("start: fails with a part's own error if it stays unavailable", async () => {
  const failure = new ServiceError("unavailable");
  const work = vi.fn(() => Promise.reject(failure));

  const limits = { giveUpAfterMs: 2_000, pauseMs: 500 };
  await expect(retryableStep("demo accounts ready", work, limits)).rejects.toBe(failure);
  expect(work.mock.calls.length).toBeGreaterThan(1);
});
