import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../bff/db/database.ts";
import type { DatabaseConnection } from "../../../bff/db/database.ts";
import { migrateDatabase } from "../../../bff/db/migrate.ts";
import { serviceSecrets } from "../../support/service-secrets.ts";
import { insertPairs } from "../bff/community/chat-kills/pairs.ts";
import type { PairMember } from "../bff/community/chat-kills/pairs.ts";
import type { DirectusDouble } from "../bff/doubles/directus-double.ts";
import { createDatabase } from "../bff/service.ts";
import { isReady, startApp, startService, waitUntilReady, type OwnPart } from "./own-parts.ts";

/** A Directus with a health check only, which records the request id of each call. */
let cms: Server;
const called: string[] = [];
let files: Awaited<ReturnType<typeof createDatabase>>;
let database: DatabaseConnection;
let service: OwnPart;
let app: OwnPart;
let members: readonly [PairMember, PairMember];

beforeAll(async () => {
  cms = createServer((request, response) => {
    if (request.url === "/server/ping") return void response.end("pong");
    called.push(String(request.headers["x-request-id"]));
    response.writeHead(503, { "content-type": "application/json" });
    response.end(JSON.stringify({ errors: [{ message: "no", extensions: { code: "BUSY" } }] }));
  }).listen(0, "127.0.0.1");
  files = await createDatabase();
  await migrateDatabase(files.url);
  database = openDatabase(files.url, () => {});
  const directus = { users: new Map() } as unknown as DirectusDouble;
  const sessionKey = serviceSecrets.SESSION_KEY;
  const [pair] = await insertPairs(1, { database, directus, sessionKey });
  if (!pair) throw new Error("no pair");
  members = pair.members;
  const CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  service = await startService({ DATABASE_URL: files.url, CMS_URL });
  app = await startApp({ CMS_URL, SERVICE_URL: service.origin });
  await waitUntilReady(app);
});
afterAll(async () => {
  await Promise.all([app.stop(), service.stop()]);
  cms.close();
  await database.close();
  await files.drop();
});

const visit = (headers: Record<string, string> = {}) =>
  fetch(`${app.origin}/pt-BR/app/profile/${members[1].directusUserId}`, {
    headers: { cookie: `portal_access=${members[0].token}`, ...headers },
  });

test("request id: an error page's code appears in the logs of app and service, and is sent to Directus", async () => {
  const answer = await visit();
  const page = await answer.text();
  const code = /<code[^>]*>([\w-]{36})<\/code>/.exec(page)?.[1] ?? "";
  expect(answer.status).toBe(503);
  expect(answer.headers.get("x-request-id")).toBe(code);

  const ofApp = () => app.lines.filter(({ requestId }) => requestId === code);
  await expect.poll(ofApp).toContainEqual(
    expect.objectContaining({
      msg: "answer failed",
      method: "GET",
      status: 503,
      route: expect.stringMatching(/^\/pt-BR\/app\/profile\/:\w+$/) as string,
      tookMs: expect.any(Number) as number,
    }),
  );
  expect(JSON.stringify(ofApp())).not.toContain(members[1].directusUserId);
  const ofService = () => service.lines.filter(({ reqId }) => reqId === code);
  await expect.poll(ofService).toContainEqual(expect.objectContaining({ level: "warn" }));
  expect(called).toContain(code);
});

test("request id: the proxy's id is used, and no other header replaces it", async () => {
  const id = randomUUID();
  expect((await visit({ "x-request-id": id })).headers.get("x-request-id")).toBe(id);
  const made = await visit({ "x-request-id": "a b" });
  expect(made.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

test("readiness: the app is not ready while its service is not", async () => {
  await service.stop();
  const { origin } = service;
  const standIn = createServer((request, response) => {
    response.statusCode = request.url === "/healthz" ? 200 : 503;
    response.end();
  }).listen(Number(new URL(origin).port), "127.0.0.1");
  try {
    await expect.poll(() => isReady(app)).toBe(false);
  } finally {
    standIn.close();
    standIn.closeAllConnections();
  }
});
